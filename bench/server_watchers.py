"""What those who watch cost: processor time of the server for a choice, by how many watch the table.

    python -m bench.server_watchers [--choices N] [--engine compiled|interpreted]

One table of Pax Renaissance on SQLite with one process. A browser compresses what goes over its socket if the server
offers it; so do these. Counted is what the server uses from a choice until everybody has it, less what it uses at rest
with the same sockets open for as long: those who read here may be slow, and that is not the server's work. The second
number of each line is what the watchers add to a choice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.server import Tables, processor, warmed
from bench.server_parts import COMPILED, ENGINES, Process, busy, engine, server

WATCHERS = (0, 1, 10, 100)
REST = 5.0  # seconds


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
        used, took, done = 0.0, 0.0, 0
        while done < choices:
            await tables.refill()
            if not tables.waiting:
                break  # the game is over
            number = tables.waiting[0][2]["number"]
            began, before = time.perf_counter(), processor([process])
            await tables.choose(tables.links[0])
            await asyncio.gather(*(until(socket, number) for socket in sockets))
            used += processor([process]) - before
            took += time.perf_counter() - began
            done += 1
        before = processor([process])
        await asyncio.sleep(REST)
        at_rest = (processor([process]) - before) / REST
    for link in tables.links:
        link.close()
    return 1000 * (used - at_rest * took) / done


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
