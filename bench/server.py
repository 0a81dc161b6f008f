"""How much the server carries, as ratios to a bare handler of the same framework that only writes the row.

    python -m bench.server [--tables N] [--seconds S] [--engine compiled|interpreted] [--json FILE]

On SQLite with one process, then on PostgreSQL with two; clients, server and database share this machine, over loopback.
What the processes of the server use of a processor is counted as well: that says the same on a machine that is busy.
Every table is a game of Pax Renaissance between two people. A choice is answered briefly, as the page asks for it and
every bot that follows its table; and then, at as many other tables, in full: with the new position, and with the
decision if it is again the same seat's. What is not in the answer is fetched between the measurements, as a page gets
it over its socket. The choices for a table come to whichever process is free. While choices come steadily, everybody's
table is watched over a WebSocket; without that for as many as there can be, which is the server's own work.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import resource
import statistics
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server_long import long_table
from bench.server_parts import COMPILED, ENGINES, Http, Process, bare_url, busy, engine, server
from tests.server.postgres import temporary_postgres

GAME = "pax-renaissance"
CONNECTIONS = 32
STEADY = 100  # choices a second
LOOK = 0.5  # seconds
AT_REST = 0.05  # seconds of processor in a second, at most
RATIOS = ("ratio", "of full")
WIDTH = 130  # of the table, in a narrower window or none at all
Tick = Callable[[], None]
One = Callable[[Http], Awaitable[float | None]]
Used = Callable[[], float]
Refill = Callable[[], Awaitable[None]]


class Tables:
    """Many tables of two players, each with the seat and the decision that is on it; answered in full or briefly."""

    def __init__(self, urls: list[str], brief: bool = False) -> None:
        self.brief = brief
        self.links = [Http(urls[place % len(urls)]) for place in range(CONNECTIONS)]
        self.waiting: deque[tuple[str, int, dict[str, Any]]] = deque()
        self.passed: list[tuple[str, int]] = []  # tables where the next decision is not known yet, and whose it is
        self.players: list[dict[str, str]] = []
        self.ids: list[str] = []

    async def open(self, count: int, tick: Tick) -> None:
        """Arrive, open the tables and start their games."""
        for name in ("Bench", "Mark"):
            answer = await self.links[0].send("POST", "/api/guests", {"name": name})
            self.players.append({"cookie": answer.cookie, "x-csrf-token": answer.body["csrf"]})
        numbers = iter(range(count))

        async def start(link: Http) -> None:
            for _ in numbers:
                body = {"game": GAME, "seats": [{"me": True}, {}], "public": True}
                table = (await self.send(link, 0, "POST", "", body))["id"]
                await self.send(link, 1, "PUT", f"/{table}/seats/1")
                decider = (await self.send(link, 0, "POST", f"/{table}/start"))["decider"]
                self.ids.append(table)
                self.passed.append((table, decider))
                tick()

        await asyncio.gather(*map(start, self.links))

    async def send(self, link: Http, seat: int, method: str, path: str, body: Any = None) -> Any:
        """A request of a player about a table; it must succeed."""
        link.headers = self.players[seat]
        answer = await link.send(method, f"/api/tables{path}", body)
        if answer.status not in (200, 201):
            raise SystemExit(f"{method} {path} was answered with {answer.status}: {answer.body}")
        return answer.body

    async def refill(self) -> None:
        """Fetch the decisions that no answer has told."""

        async def fetch(link: Http) -> None:
            while self.passed:
                table, decider = self.passed.pop()
                if decider >= 0:  # the game goes on
                    position = await self.send(link, decider, "GET", f"/{table}/position")
                    self.waiting.append((table, decider, position["decision"]))

        await asyncio.gather(*map(fetch, self.links))

    async def choose(self, link: Http) -> float | None:
        """One choice at the table that waited the longest; how long it took, or nothing if no table waits."""
        if not self.waiting:
            return None
        table, seat, decision = self.waiting.popleft()
        option = decision["offers"][decision["number"] % len(decision["offers"])]["option"]
        began = time.perf_counter()
        body = {"number": decision["number"], "option": option, "brief": self.brief}
        done = await self.send(link, seat, "POST", f"/{table}/choices", body)
        took = time.perf_counter() - began
        if done["decider"] == seat and not self.brief:
            self.waiting.append((table, seat, done["position"]["decision"]))
        else:
            self.passed.append((table, done["decider"]))
        return took


class Pace(NamedTuple):
    """How many a second, and the microseconds of processor that one takes."""

    rate: float
    cost: float


async def flat_out(links: list[Http], one: One, seconds: float, used: Used, refill: Refill | None = None) -> Pace:
    """As many as there can be, after half as long without a clock, in which whatever is done once is done."""
    await paced(links, one, seconds / 2, used, refill)
    return await paced(links, one, seconds, used, refill)


async def paced(links: list[Http], one: One, seconds: float, used: Used, refill: Refill | None) -> Pace:
    """As many as there can be. The clock stands still while there is to be fetched what to do."""
    measured, count, cost = 0.0, 0, 0.0
    while measured < seconds:
        if refill is not None:
            await refill()
        began, before = time.perf_counter(), used()
        ends = began + seconds - measured

        async def work(link: Http, ends: float = ends) -> int:
            done = 0
            while time.perf_counter() < ends and await one(link) is not None:
                done += 1
            return done

        done = sum(await asyncio.gather(*map(work, links)))
        if not done:
            raise SystemExit("every game is over: measure more tables, or for a shorter time")
        count += done
        measured += time.perf_counter() - began
        cost += used() - before
    return Pace(count / measured, cost / count * 1e6)


async def steady(links: list[Http], one: One, seconds: float) -> float:
    """A fixed number a second: the 99th percentile in milliseconds."""
    free = asyncio.Queue[Http]()
    for link in links:
        free.put_nowait(link)
    taken: list[float] = []

    async def do() -> None:
        began = time.perf_counter()
        link = await free.get()
        if await one(link) is not None:
            taken.append(time.perf_counter() - began)
        free.put_nowait(link)

    began = time.perf_counter()
    running = []
    for number in range(int(STEADY * seconds)):
        await asyncio.sleep(max(0.0, began + number / STEADY - time.perf_counter()))
        running.append(asyncio.create_task(do()))
    await asyncio.gather(*running)
    return percentile(taken)


@contextlib.asynccontextmanager
async def watched(urls: list[str], tables: list[str]) -> AsyncIterator[None]:
    """Somebody who watches each table, and reads whatever comes."""
    gate = asyncio.Semaphore(CONNECTIONS)

    async def watch(socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv(decode=False)

    async with contextlib.AsyncExitStack() as stack:

        async def come(place: int, table: str) -> ClientConnection:
            address = urls[place % len(urls)].replace("http", "ws") + "/api/live"
            async with gate:
                socket = await stack.enter_async_context(connect(address, proxy=None, open_timeout=60))
                await socket.send(json.dumps({"watch": table, "view": True}))
                await socket.recv()
                return socket

        sockets = await asyncio.gather(*(come(place, table) for place, table in enumerate(tables)))
        watching = [asyncio.create_task(watch(socket)) for socket in sockets]
        yield
        for task, socket in zip(watching, sockets, strict=True):
            task.cancel()
            socket.transport.abort()  # nobody says goodbye to so many one after the other


def percentile(taken: list[float]) -> float:
    """The 99th percentile in milliseconds."""
    return 1000 * statistics.quantiles(taken, n=100)[98]


def memory(process: Process) -> float:
    """What a process holds, in megabytes."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def processor(processes: list[Process]) -> float:
    """The seconds of processor that all threads of some processes have used so far."""
    tasks = [task for process in processes for task in Path(f"/proc/{process.pid}/task").iterdir()]
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e9


async def bare(database: str, workers: int, seconds: float) -> Pace:
    """How fast the bare handler writes rows."""
    with busy("bare", database, workers) as processes:
        links = [Http(bare_url(processes[place % workers])) for place in range(CONNECTIONS)]
        count = itertools.count()

        async def one(link: Http) -> float:
            began = time.perf_counter()
            await link.send("POST", "/row", {"number": next(count), "words": "a choice in some words"})
            return time.perf_counter() - began

        pace = await flat_out(links, one, seconds, lambda: processor(processes))
        for link in links:
            link.close()
        return pace


async def measure(
    show: Progress, name: str, database: str, other: str, workers: int, count: int, seconds: float
) -> dict[str, float]:
    """Everything about one database."""
    task = show.add_task(name, total=2 * count)

    def step(what: str) -> None:
        show.update(task, description=f"{name}: {what}")

    step("the bare handler")
    rows = await bare(other, workers, seconds)
    with busy("server", database, workers) as processes:
        await warmed(processes)
        before = sum(map(memory, processes))
        tables, whole = (Tables([server(process) for process in processes], brief) for brief in (True, False))
        step("opening tables")
        await tables.open(count, lambda: show.advance(task))
        a_table = (sum(map(memory, processes)) - before) / count * 1000
        step("as many choices as there can be")
        pace = await flat_out(tables.links, tables.choose, seconds, lambda: processor(processes), tables.refill)
        await tables.refill()
        step("the same, answered in full")
        await whole.open(count, lambda: show.advance(task))
        full = await flat_out(whole.links, whole.choose, seconds, lambda: processor(processes), whole.refill)
        for link in whole.links:
            link.close()
        step(f"{STEADY} choices a second")
        async with watched([server(process) for process in processes], tables.ids):
            await rested(processes)  # all of them came at once, and that is not what is measured
            p99 = await steady(tables.links, tables.choose, seconds)
        for link in tables.links:
            link.close()
    step("opening a long game")
    opened = await openings(database)
    step("done")
    return {
        "choices/s": pace.rate,
        "in full": full.rate,
        "bare rows/s": rows.rate,
        "ratio": pace.rate / rows.rate,
        "of full": full.rate / rows.rate,
        "CPU µs a choice": pace.cost,
        "a full one": full.cost,
        "a bare row": rows.cost,
        "p99 ms": p99,
        "kB a table": a_table,
        "opening ms": statistics.median(opened),
    }


async def warmed(processes: list[Process]) -> None:
    """Wait until every process has read its texts, as it does at its start, and is at rest."""
    for process in processes:
        link = Http(server(process))
        await link.send("GET", "/api/games")
        link.close()
    await rested(processes)


async def rested(processes: list[Process]) -> None:
    """Wait until the processes have nothing left to do."""
    used = processor(processes)
    while True:
        await asyncio.sleep(LOOK)
        before, used = used, processor(processes)
        if used - before < AT_REST * LOOK * len(processes):
            return


async def openings(database: str) -> list[float]:
    """Milliseconds until the position of a long game is there, each time in a process that has not seen it yet.

    The process has served another table before: what it does once after its start is not a part of this.
    """
    table, headers = await long_table(database, GAME)
    found = []
    for _ in range(3):
        with busy("server", database, 1) as processes:
            await warmed(processes)
            link = Http(server(processes[0]))
            link.headers = headers
            made = await link.send("POST", "/api/tables", {"game": GAME, "seats": [{"me": True}, {"me": True}]})
            await link.send("POST", f"/api/tables/{made.body['id']}/start")
            await link.send("GET", f"/api/tables/{made.body['id']}/position")
            began = time.perf_counter()
            answer = await link.send("GET", f"/api/tables/{table}/position")
            found.append(1000 * (time.perf_counter() - began))
            if answer.status != 200:
                raise SystemExit(f"the long game was not opened: {answer.body}")
            link.close()
    return found


def main() -> None:
    """Measure both databases, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=1000, help="live tables (default: 1000)")
    parser.add_argument("--seconds", type=float, default=5, help="seconds of each measurement (default: 5)")
    parser.add_argument("--engine", choices=ENGINES, default=COMPILED, help="what the server runs (default: compiled)")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), default="", help="one database alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers here, too")
    wanted = parser.parse_args()
    ran = engine(wanted.engine)
    found: dict[str, dict[str, float]] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as folder, temporary_postgres() as postgres, Progress(*columns) as show:
        files = (str(Path(folder) / "signoria.db"), str(Path(folder) / "bare.db"))
        for name, (database, other), workers in (
            ("SQLite, 1 process", files, 1),
            ("PostgreSQL, 2 processes", (postgres,) * 2, 2),
        ):
            if wanted.only in name.lower():
                found[name] = asyncio.run(measure(show, name, database, other, workers, wanted.tables, wanted.seconds))
    title = f"{wanted.tables} tables; engine {ran}; p99 at {STEADY} choices/s, all watched; opening: 2,000 entries"
    shown = Table("database", title=title)
    for column in next(iter(found.values())):
        shown.add_column(column, justify="right")
    for name, numbers in found.items():
        shown.add_row(
            name, *(f"{number:,.2f}" if column in RATIOS else f"{number:,.0f}" for column, number in numbers.items())
        )
    Console(width=max(Console().width, WIDTH)).print(shown)
    if wanted.json:
        wanted.json.write_text(json.dumps({"engine": ran, **found}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
