"""How much the server carries, as ratios to a bare handler of the same framework that only writes the row.

    python -m bench.server [--tables N] [--seconds S] [--json FILE]

On SQLite with one process, then on PostgreSQL with two; clients, server and database share this machine, over loopback.
Every table is a game of Pax Renaissance for two; a choice is answered with the new position and decision.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import resource
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.server_long import long_table
from bench.server_parts import Http, Process, bare_url, busy, server
from tests.server.postgres import temporary_postgres

GAME = "pax-renaissance"
CONNECTIONS = 32
STEADY = 100  # choices a second


class Tables:
    """Many tables of one player, each with the decision that is on it."""

    def __init__(self, urls: list[str]) -> None:
        self.links = [Http(urls[place % len(urls)]) for place in range(CONNECTIONS)]
        self.waiting: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        self.stale = 0

    async def open(self, count: int) -> None:
        """Arrive, open the tables and start their games."""
        answer = await self.links[0].send("POST", "/api/guests", {"name": "Bench"})
        for link in self.links:
            link.headers = {"cookie": answer.cookie, "x-csrf-token": answer.body["csrf"]}
        numbers = iter(range(count))

        async def start(link: Http) -> None:
            for _ in numbers:
                body = {"game": GAME, "seats": [{"me": True}, {"me": True}]}
                table = (await link.send("POST", "/api/tables", body)).body["id"]
                await link.send("POST", f"/api/tables/{table}/start")
                position = (await link.send("GET", f"/api/tables/{table}/position")).body
                self.waiting.put_nowait((table, position["decision"]))

        await asyncio.gather(*map(start, self.links))

    async def choose(self, link: Http) -> float:
        """One choice at the table that waited the longest; how long it took."""
        table, decision = await self.waiting.get()
        option = decision["offers"][decision["number"] % len(decision["offers"])]["option"]
        began = time.perf_counter()
        body = {"number": decision["number"], "option": option}
        answer = await link.send("POST", f"/api/tables/{table}/choices", body)
        took = time.perf_counter() - began
        position = answer.body.get("position") if answer.status == 201 else None
        if position is None:
            self.stale += 1
            position = (await link.send("GET", f"/api/tables/{table}/position")).body
        if position["decision"] is not None:
            self.waiting.put_nowait((table, position["decision"]))
        return took


async def flat_out(links: list[Http], one: Callable[[Http], Awaitable[float]], seconds: float) -> tuple[float, float]:
    """As many as there can be: how many a second, and the 99th percentile in milliseconds."""
    ends = time.perf_counter() + seconds
    taken: list[float] = []

    async def work(link: Http) -> None:
        while time.perf_counter() < ends:
            taken.append(await one(link))

    await asyncio.gather(*map(work, links))
    return len(taken) / seconds, percentile(taken)


async def steady(links: list[Http], one: Callable[[Http], Awaitable[float]], seconds: float) -> float:
    """A fixed number a second: the 99th percentile in milliseconds."""
    free = asyncio.Queue[Http]()
    for link in links:
        free.put_nowait(link)
    taken: list[float] = []

    async def do() -> None:
        began = time.perf_counter()
        link = await free.get()
        await one(link)
        taken.append(time.perf_counter() - began)
        free.put_nowait(link)

    began = time.perf_counter()
    running = []
    for number in range(int(STEADY * seconds)):
        await asyncio.sleep(max(0.0, began + number / STEADY - time.perf_counter()))
        running.append(asyncio.create_task(do()))
    await asyncio.gather(*running)
    return percentile(taken)


def percentile(taken: list[float]) -> float:
    """The 99th percentile in milliseconds."""
    return 1000 * statistics.quantiles(taken, n=100)[98]


def memory(process: Process) -> float:
    """What a process holds, in megabytes."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


async def bare(database: str, workers: int, seconds: float) -> float:
    """Rows a second that the bare handler writes."""
    with busy("bare", database, workers) as processes:
        links = [Http(bare_url(processes[place % workers])) for place in range(CONNECTIONS)]
        count = itertools.count()

        async def one(link: Http) -> float:
            began = time.perf_counter()
            await link.send("POST", "/row", {"number": next(count), "words": "a choice in some words"})
            return time.perf_counter() - began

        rate, _ = await flat_out(links, one, seconds)
        for link in links:
            link.close()
        return rate


async def measure(database: str, bare_database: str, workers: int, count: int, seconds: float) -> dict[str, float]:
    """Everything about one database."""
    rows = await bare(bare_database, workers, seconds)
    with busy("server", database, workers) as processes:
        before = sum(map(memory, processes))
        tables = Tables([server(process) for process in processes])
        await tables.open(count)
        a_table = (sum(map(memory, processes)) - before) / count * 1000
        rate, _ = await flat_out(tables.links, tables.choose, seconds)
        p99 = await steady(tables.links, tables.choose, seconds)
        tables.stale = 0
        for link in tables.links:
            link.close()
    table, headers = await long_table(database, GAME)
    opened = []
    for _ in range(3):
        with busy("server", database, 1) as processes:
            link = Http(server(processes[0]))
            link.headers = headers
            await link.send("GET", "/api/games")
            began = time.perf_counter()
            answer = await link.send("GET", f"/api/tables/{table}/position")
            opened.append(1000 * (time.perf_counter() - began))
            assert answer.status == 200, answer.body
            link.close()
    return {
        "choices/s": rate,
        "bare rows/s": rows,
        "ratio": rate / rows,
        "p99 ms": p99,
        "kB a table": a_table,
        "opening ms": statistics.median(opened),
    }


def main() -> None:
    """Measure both databases, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=1000, help="live tables (default: 1000)")
    parser.add_argument("--seconds", type=float, default=10, help="seconds of each measurement (default: 10)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers here, too")
    wanted = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, temporary_postgres() as postgres:
        files = (str(Path(folder) / "signoria.db"), str(Path(folder) / "bare.db"))
        for name, (database, other), workers in (
            ("SQLite, 1 process", files, 1),
            ("PostgreSQL, 2", (postgres,) * 2, 2),
        ):
            found[name] = asyncio.run(measure(database, other, workers, wanted.tables, wanted.seconds))
    shown = Table("database", title=f"{wanted.tables} tables; p99 at {STEADY} choices/s; opening: 2,000 entries")
    for column in next(iter(found.values())):
        shown.add_column(column, justify="right")
    for name, numbers in found.items():
        shown.add_row(
            name, *(f"{number:,.2f}" if column == "ratio" else f"{number:,.0f}" for column, number in numbers.items())
        )
    Console().print(shown)
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
