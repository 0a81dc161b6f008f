"""Very many WebSockets on one worker: everybody hears every choice once, and every acknowledged choice is kept.

python -m tests.server.sockets --count 2000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from signoria.server import admin
from tests.server.games import find
from tests.server.house import PATIENCE, House, Player, in_processes, seated

AT_ONCE = 50  # handshakes


class Counted(NamedTuple):
    """What came of it."""

    acknowledged: int
    kept: int
    heard: int
    slowest: float  # seconds until all who watch a table had heard of a choice
    wrong: list[str]


async def entries_of(socket: ClientConnection) -> list[int]:
    """The numbers of the entries in the next message that has some."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = json.loads(await socket.recv())
            if told.get("entries"):
                return [entry["number"] for entry in told["entries"]]


async def watch(house: House, tables: list[tuple[str, list[Player]]], count: int, choices: int) -> Counted:
    """Open the sockets, let everybody play, and listen."""
    address = house.urls[0].replace("http", "ws") + "/api/live"
    gate = asyncio.Semaphore(AT_ONCE)
    acknowledged, heard, slowest, wrong = 0, 0, 0.0, list[str]()
    async with contextlib.AsyncExitStack() as stack:

        async def opened(table: str) -> ClientConnection:
            async with gate:
                socket = await stack.enter_async_context(connect(address, proxy=None, open_timeout=PATIENCE))
                await socket.send(json.dumps({"watch": table}))
                await entries_of(socket)
                return socket

        found = await asyncio.gather(*(opened(tables[place % len(tables)][0]) for place in range(count)))
        for number in range(1, choices + 1):
            for place, (table, players) in enumerate(tables):
                began = time.perf_counter()
                done = await asyncio.to_thread(lambda: any(player.any_choice(table) for player in players))  # noqa: B023
                acknowledged += done
                told = await asyncio.gather(*map(entries_of, found[place :: len(tables)]))
                slowest = max(slowest, time.perf_counter() - began)
                heard += len(told)
                wrong += [f"table {table}: entry {number} came as {one}" for one in told if one != [number]]
    return Counted(acknowledged, 0, heard, slowest, wrong)


def run(database: str, count: int, tables: int, choices: int) -> Counted:
    """One worker, so many sockets at so many tables, so many choices at each of them."""
    with in_processes(database, 1) as house:
        played = [seated(house, "Ada", "Bea", public=True, edition="long") for _ in range(tables)]
        counted = asyncio.run(watch(house, played, count, choices))

    async def kept() -> int:
        async with admin.opened(database) as store:
            rooms = [await admin.room_of(store, find, table) for table, _ in played]
            return sum(room.info.last for room in rooms)

    return counted._replace(kept=asyncio.run(kept()))


def main() -> None:
    """The long run."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.sockets")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--choices", type=int, default=10)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(str(Path(folder) / "sockets.db"), wanted.count, wanted.tables, wanted.choices)
    print(
        f"{wanted.count} sockets: {found.acknowledged} choices acknowledged, {found.kept} kept, {found.heard} messages "
        f"heard, {found.slowest:.2f} s until all had heard of a choice at the most, {len(found.wrong)} wrong"
    )
    if found.wrong or found.kept != found.acknowledged:
        raise SystemExit("\n".join(found.wrong[:20]) or 1)


if __name__ == "__main__":
    main()
