"""The kill test: many clients play while workers are killed with -9 at random. Nothing acknowledged may be lost.

    python -m tests.server.kill --minutes 5

On SQLite with one process that is started again, then on PostgreSQL with two workers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import random
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from signoria.server import admin
from signoria.server.store.entries import Stored
from signoria.server.store.schema import ENTRIES
from signoria.server.table.replay import whole_session
from tests.server.games import find
from tests.server.house import Player, answers, eventually, start_process
from tests.server.postgres import free_port, temporary_postgres

KINDS = ("sqlite", "postgres")
PATIENCE = 300.0
EARLY = 0.25  # how often somebody is killed who may not be up yet


class Workers:
    """Worker processes that can be killed and come back."""

    def __init__(self, database: str, count: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(count)]
        self.urls = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.processes: list[subprocess.Popen[bytes]] = [start_process(port, database) for port in self.ports]
        self.kills = 0
        for url in self.urls:
            eventually(lambda url=url: answers(url))

    def kill_one(self, chance: random.Random, until: float) -> None:
        """Kill a worker, and start it again; mostly one that is up, so that there are games between two deaths."""
        place = chance.randrange(len(self.ports))
        while chance.random() > EARLY and time.monotonic() < until and not answers(self.urls[place]):
            time.sleep(0.1)
        self.processes[place].send_signal(signal.SIGKILL)
        self.processes[place].wait()
        self.kills += 1
        self.processes[place] = start_process(self.ports[place], self.database)

    def close(self) -> None:
        """The end."""
        for process in self.processes:
            process.kill()
            process.wait()


class Client(threading.Thread):
    """Plays one game after the other until it is time, and the last one to its end, whatever the server does."""

    def __init__(self, urls: list[str], until: float, seed: int) -> None:
        super().__init__(daemon=True)
        self.player = Player(urls)
        self.until = until
        self.random = random.Random(seed)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.last_seen: dict[str, str] = {}
        self.failure = ""

    def insist(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until somebody answers who is not being killed."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            with contextlib.suppress(httpx.HTTPError):
                answer = self.player.send(method, path, body)
                if answer.status_code < 500:
                    return answer
            time.sleep(0.05)
        raise TimeoutError(f"{method} {path} was never answered")

    def run(self) -> None:
        """Arrive and play."""
        try:
            self.player.be(self.insist("POST", "/guests", {"name": "Client"}))
            while time.monotonic() < self.until:
                self.play()
        except Exception as error:  # noqa: BLE001  the test tells what happened to every client
            self.failure = repr(error)
        finally:
            self.player.http.close()

    def play(self) -> None:
        """One game, against a bot or on both seats."""
        other = {"bot": "random"} if self.random.random() < 0.5 else {"me": True}
        made = self.insist("POST", "/tables", {"game": "sample", "seats": [{"me": True}, other], "edition": "long"})
        table = made.json()["id"]
        self.insist("POST", f"/tables/{table}/start")
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            position = self.insist("GET", f"/tables/{table}/position").json()
            if position.get("outcome"):
                self.last_seen[table] = digest(position["full"])
                return
            decision = position.get("decision")
            if decision is None:
                time.sleep(0.02)
                continue
            offer = self.random.choice(decision["offers"])
            body = {"number": decision["number"], "option": offer["option"]}
            answer = self.insist("POST", f"/tables/{table}/choices", body)
            if answer.status_code == 201:
                self.acknowledged[table, decision["number"]] = offer["words"]
                ends = time.monotonic() + PATIENCE
        raise TimeoutError(f"table {table} never ended")


def digest(position: Any) -> str:
    """A fingerprint of a position in words."""
    return hashlib.blake2b(json.dumps(position, sort_keys=True).encode(), digest_size=8).hexdigest()


def storm(workers: Workers, seconds: float, clients: int, seed: int) -> list[Client]:
    """Let clients play for a while, and kill workers as they do."""
    until = time.monotonic() + seconds
    playing = [Client(workers.urls, until, seed + number) for number in range(clients)]
    for client in playing:
        client.start()
    chance = random.Random(seed)
    while time.monotonic() < until:
        time.sleep(chance.uniform(0.5, 2.5))
        workers.kill_one(chance, until)
    for client in playing:
        client.join(2 * PATIENCE)
    return playing


async def judge(database: str, clients: list[Client]) -> list[str]:
    """What went wrong: nothing, in a right program."""
    wrong = [client.failure for client in clients if client.failure]
    wrong += ["a client never finished" for client in clients if client.is_alive()]
    async with admin.opened(database) as store:
        async for verdict in admin.verify(store, find):
            if verdict.problem is not None:
                wrong.append(f"table {verdict.table}: {verdict.problem}")
        for client in clients:
            for (table, number), words in client.acknowledged.items():
                query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
                rows = [Stored.of(row) for row in await store.rows(query)]
                if [(row.kind, row.words) for row in rows] != [("choice", words)]:
                    wrong.append(f"table {table}: choice {number} was acknowledged and is not there")
            for table, seen in client.last_seen.items():
                room = await admin.room_of(store, find, table)
                session = await whole_session(room)
                if digest(room.game.describe(session.state)) != seen:
                    wrong.append(f"table {table} does not replay to what its client saw last")
    return wrong


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[tuple[str, int]]:
    """A SQLite file for one process, or a PostgreSQL server for two."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "kill.db"), 1
    else:
        with temporary_postgres() as url:
            yield url, 2


def run(database: str, count: int, seconds: float, clients: int) -> tuple[list[str], list[Client], int]:
    """One storm and its judgement: what went wrong, the clients, how often somebody was killed."""
    workers = Workers(database, count)
    try:
        playing = storm(workers, seconds, clients, random.randrange(1_000_000))
    finally:
        workers.close()
    return asyncio.run(judge(database, playing)), playing, workers.kills


def main() -> None:
    """The long run."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--clients", type=int, default=12)
    wanted = parser.parse_args()
    for kind in KINDS:
        with database_of(kind) as (database, count):
            wrong, clients, kills = run(database, count, 60 * wanted.minutes / len(KINDS), wanted.clients)
        choices = sum(len(client.acknowledged) for client in clients)
        games = sum(len(client.last_seen) for client in clients)
        print(f"{kind}: {choices} choices acknowledged in {games} games, {kills} kills, {len(wrong)} wrong", flush=True)
        for line in wrong:
            print(f"  {line}")
        if wrong:
            raise SystemExit(1)


if __name__ == "__main__":
    main()
