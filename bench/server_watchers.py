"""What those who watch cost: processor time of the server for a choice, by how many watch the table.

    python -m bench.server_watchers [--choices N] [--engine compiled|interpreted]

Tables of Pax Renaissance on SQLite with one process, each watched by another number of people. They get one choice each
in turns, so that whatever else the machine does harms all alike. A browser compresses what goes over its socket if the
server offers it; so do these. Counted is what the server uses from a choice until everybody has it, less what it uses
at rest with the same sockets open for as long: those who read here may be slow, and that is not the server's work. Told
is the median of all choices, what the watchers add to it, and what they add to the mean.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import statistics
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.server import Tables, processor, warmed
from bench.server_parts import COMPILED, ENGINES, Process, busy, engine, server

WATCHERS = (0, 1, 10, 100)
REST = 5.0  # seconds
NUMBER = re.compile(rb'"number":(-?\d+)')


async def until(socket: ClientConnection, number: int) -> None:
    """Read until an entry has come."""
    while True:
        found = NUMBER.search(await socket.recv(decode=False))
        if found is not None and int(found[1]) >= number:
            return


class Watched:
    """A table and those who watch it."""

    def __init__(self, tables: Tables, sockets: list[ClientConnection]) -> None:
        self.tables = tables
        self.sockets = sockets

    async def choose(self, process: Process) -> tuple[float, float] | None:
        """Seconds of the server's processor for a choice, and how long it took; nothing if the game is over."""
        await self.tables.refill()
        if not self.tables.waiting:
            return None
        number = self.tables.waiting[0][2]["number"]
        began, before = time.perf_counter(), processor([process])
        await self.tables.choose(self.tables.links[0])
        await asyncio.gather(*(until(socket, number) for socket in self.sockets))
        return processor([process]) - before, time.perf_counter() - began


async def costs(process: Process, choices: int) -> list[list[float]]:
    """Milliseconds of the server's processor for each choice, for each number of watchers, in one game."""
    address = server(process).replace("http", "ws") + "/api/live"
    found: list[list[tuple[float, float]]] = []
    async with contextlib.AsyncExitStack() as stack:
        games = []
        for watchers in WATCHERS:
            tables = Tables([server(process)])
            await tables.open(1, lambda: None)
            sockets = [await stack.enter_async_context(connect(address, proxy=None)) for _ in range(watchers)]
            for socket in sockets:
                await socket.send(json.dumps({"watch": tables.passed[0][0], "view": True}))
                await until(socket, 0)
            games.append(Watched(tables, sockets))
        while len(found) < choices:
            row: dict[int, tuple[float, float]] = {}
            for turn in range(len(games)):  # none is always the first, when much has just been read
                place = (turn + len(found)) % len(games)
                one = await games[place].choose(process)
                if one is not None:
                    row[place] = one
            if len(row) < len(games):
                break  # one of the games is over
            found.append([row[place] for place in range(len(games))])
        before = processor([process])
        await asyncio.sleep(REST)
        at_rest = (processor([process]) - before) / REST
    for game in games:
        for link in game.tables.links:
            link.close()
    return [[1000 * (used - at_rest * took) for used, took in row] for row in found]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_watchers", description=__doc__.split("\n")[0])
    parser.add_argument("--choices", type=int, default=200, help="choices to measure (default: 200)")
    parser.add_argument("--engine", choices=ENGINES, default=COMPILED, help="what the server runs (default: compiled)")
    wanted = parser.parse_args()
    print(f"engine {engine(wanted.engine)}", flush=True)
    with tempfile.TemporaryDirectory() as folder, busy("server", str(Path(folder) / "watch.db"), 1) as (process,):
        asyncio.run(warmed([process]))
        rows: list[list[float]] = []
        while len(rows) < wanted.choices:
            rows += asyncio.run(costs(process, wanted.choices - len(rows)))
        columns = list(zip(*rows, strict=True))
        none, none_mean = statistics.median(columns[0]), statistics.mean(columns[0])
        for watchers, column in zip(WATCHERS, columns, strict=True):
            found = statistics.median(column)
            more = statistics.mean(column) - none_mean
            print(f"{watchers:4} watchers: {found:6.2f} ms a choice, {found - none:+6.2f} ms (mean {more:+6.2f} ms)")


if __name__ == "__main__":
    main()
