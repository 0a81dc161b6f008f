"""The parts of the server's bench: processes, the bare handler, and a client that costs next to nothing.

python -m bench.server_parts bare|server PORT DATABASE
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
from sqlalchemy import Column, Connection, Integer, MetaData, Text, insert
from sqlalchemy import Table as Relation

from signoria.resources import compiled
from signoria.server.app import Settings, create
from signoria.server.frames import Casting
from signoria.server.patience import Patient
from signoria.server.people.limits import UNLIMITED
from signoria.server.store.database import Store
from tests.conformance.compiled import NotCompiled, environment
from tests.server.postgres import free_port

COMPILED, INTERPRETED = ENGINES = ("compiled", "interpreted")
ROOT = Path(__file__).resolve().parents[1]
ROWS = Relation(
    "bare_rows", MetaData(), Column("id", Integer, primary_key=True), Column("number", Integer), Column("words", Text)
)


class Row(msgspec.Struct):
    """What the bare handler is sent and answers."""

    number: int
    words: str


def bare(database: str) -> Litestar:
    """One handler that writes one row through the same store, and does nothing else."""
    store = Store(database)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        await store.write(lambda connection: ROWS.create(connection, checkfirst=True))
        yield
        await store.close()

    @post("/row")
    async def write(data: JSONBody[Row]) -> Row:
        def job(connection: Connection) -> None:
            connection.execute(insert(ROWS).values(number=data.number, words=data.words))

        await store.write(job)
        return data

    return Litestar([write], lifespan=[lifespan], logging_config=None)


def engine(wanted: str) -> str:
    """Have the processes run the engine that is wanted; the name of the one that they run.

    A club's server runs the compiled one, so that is measured unless it is not wanted or cannot be built here. If this
    very process runs compiled, so do the others.
    """
    if compiled():
        return COMPILED
    if wanted == COMPILED:
        try:
            os.environ.update(environment(compiled=True))
        except NotCompiled as why:
            print(f"{why}\nThe sources are measured instead.", file=sys.stderr)
        else:
            return COMPILED
    return INTERPRETED


class Process(NamedTuple):
    """A server that runs."""

    pid: int
    port: int


def server(process: Process) -> str:
    """Where a process listens."""
    return f"http://127.0.0.1:{process.port}"


bare_url = server


@contextlib.contextmanager
def busy(kind: str, database: str, count: int) -> Iterator[list[Process]]:
    """Some processes, until they are no longer needed."""
    ports = [free_port() for _ in range(count)]
    command = [sys.executable, "-m", "bench.server_parts", kind]
    started = [subprocess.Popen([*command, str(port), database], cwd=ROOT) for port in ports]
    try:
        for port in ports:
            wait_for(port)
        yield [Process(process.pid, port) for process, port in zip(started, ports, strict=True)]
    finally:
        for process in started:
            process.terminate()
            process.wait()


def wait_for(port: int) -> None:
    """Wait until somebody answers, whatever the answer is."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/schema/openapi.json").close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(f"nobody answers on port {port}")


class Answer(NamedTuple):
    """An answer."""

    status: int
    cookie: str
    body: Any


class Http:
    """One connection that is kept open; just enough of HTTP for our own server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.headers: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, body: Any = None) -> Answer:
        """A request and its answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", f"content-length: {len(content)}"]
        lines += ["content-type: application/json", *(f"{name}: {value}" for name, value in self.headers.items())]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status, length, cookie = int(head[0].split()[1]), 0, ""
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                cookie = value.partition(";")[0]
        text = await reader.readexactly(length)
        return Answer(status, cookie, msgspec.json.decode(text) if text else None)

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


if __name__ == "__main__":
    made = bare(sys.argv[3]) if sys.argv[1] == "bare" else create(Settings(sys.argv[3], UNLIMITED))
    uvicorn.run(
        made,
        host="127.0.0.1",
        port=int(sys.argv[2]),
        log_level="error",
        access_log=False,
        http=Patient,
        ws=Casting,
        timeout_keep_alive=600,
    )
