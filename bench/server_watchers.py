"""What those who watch cost: processor time of the server for a choice, by how many watch the table.

    python -m bench.server_watchers [--choices N] [--engine compiled|interpreted]

One table of Pax Renaissance on SQLite with one process. A browser compresses what goes over its socket if the server
offers it; so do these. The second number of each line is what the watchers add to a choice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.server import Tables, processor, warmed
from bench.server_parts import COMPILED, ENGINES, Process, busy, engine, server

WATCHERS = (0, 1, 10, 100)


async def until(socket: ClientConnection, number: int) -> None:
    """Read until an entry has come."""
    while True:
        told = json.loads(await socket.recv())
        if told.get("number", -1) >= number:
            return


async def cost(process: Process, watchers: int, choices: int) -> float:
    """Milliseconds of the server's processor for one choice."""
    tables = Tables([server(process)])
    await tables.open(1, lambda: None)
    table = tables.passed[0][0]
    address = server(process).replace("http", "ws") + "/api/live"
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(address, proxy=None)) for _ in range(watchers)]
        for socket in sockets:
            await socket.send(json.dumps({"watch": table, "view": True}))
            await until(socket, 0)
        began, done = processor([process]), 0
        while done < choices:
            await tables.refill()
            if not tables.waiting:
                break  # the game is over
            number = tables.waiting[0][2]["number"]
            await tables.choose(tables.links[0])
            await asyncio.gather(*(until(socket, number) for socket in sockets))
            done += 1
        found = processor([process]) - began
    for link in tables.links:
        link.close()
    return 1000 * found / done


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_watchers", description=__doc__.split("\n")[0])
    parser.add_argument("--choices", type=int, default=200, help="choices to measure (default: 200)")
    parser.add_argument("--engine", choices=ENGINES, default=COMPILED, help="what the server runs (default: compiled)")
    wanted = parser.parse_args()
    print(f"engine {engine(wanted.engine)}", flush=True)
    with tempfile.TemporaryDirectory() as folder, busy("server", str(Path(folder) / "watch.db"), 1) as (process,):
        asyncio.run(warmed([process]))
        asyncio.run(cost(process, 0, wanted.choices))  # whatever is done once is done
        none = 0.0
        for watchers in WATCHERS:
            found = asyncio.run(cost(process, watchers, wanted.choices))
            none = none or found
            print(f"{watchers:4} watchers: {found:6.2f} ms a choice, {found - none:+6.2f} ms", flush=True)


if __name__ == "__main__":
    main()
