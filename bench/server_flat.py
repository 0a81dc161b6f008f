"""Whether the cost of a choice stays the same: processor time of the server, by how many tables and how long a log.

    python -m bench.server_flat [--choices N] [--engine compiled|interpreted]

Pax Renaissance on SQLite with one process. Logs grow by undo and redo, so that the games compared are equally far.
``bench.server_watchers`` does the same for those who watch.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from bench.server import Tables, processor, warmed
from bench.server_parts import COMPILED, ENGINES, Process, busy, engine, server

TABLES = (10, 100, 1000)
LOGS = (0, 500, 2000) * 2  # entries by undo and redo; twice, to see how much two runs of the same differ
AT_LENGTH = 3  # tables with a log of each length
BEFORE = 8  # choices at a table before anything is measured


async def play(tables: Tables, choices: int) -> int:
    """Make so many choices, one after the other; how many were made before every game was over."""
    done = 0
    while done < choices:
        if not tables.waiting:
            await tables.refill()
        if not tables.waiting:
            break
        await tables.choose(tables.links[0])
        done += 1
    return done


async def cost(process: Process, tables: Tables, choices: int) -> float:
    """Microseconds of the server's processor for a choice; nobody has to be fetched what they see meanwhile."""
    used, done = 0.0, 0
    while done < choices:
        await tables.refill()
        before = processor([process])
        made = 0
        while tables.waiting and done + made < choices:
            await tables.choose(tables.links[0])
            made += 1
        used += processor([process]) - before
        done += made
        if not made:
            break
    return used / done * 1e6


async def opened(process: Process, count: int) -> Tables:
    """Some tables whose games have begun."""
    tables = Tables([server(process)])
    await tables.open(count, lambda: None)
    await play(tables, BEFORE * min(count, 50))
    return tables


async def lengthen(tables: Tables, entries: int) -> None:
    """Take a choice back and make it again until the logs have so many entries more, wherever that can first be done.

    So games with a long log are not further on than those with a short one.
    """
    short = set(tables.ids)
    while short:
        await play(tables, 1)
        for table in sorted(short):
            for seat in range(2):
                position = await tables.send(tables.links[0], seat, "GET", f"/{table}/position")
                if not position["undo"]:
                    continue
                first = position["number"] + 1
                for number in range(first, first + entries, 2):
                    await tables.send(tables.links[0], seat, "POST", f"/{table}/undo", {"number": number})
                    await tables.send(tables.links[0], seat, "POST", f"/{table}/redo", {"number": number + 1})
                short.discard(table)
        # What was read before is old now.
        tables.waiting.clear()
        tables.passed = [(table, await decider(tables, table)) for table in tables.ids]


async def decider(tables: Tables, table: str) -> int:
    """Who decides at a table, -1 if its game is over."""
    found: int = (await tables.send(tables.links[0], 0, "GET", f"/{table}/position"))["decider"]
    return found


async def measure(process: Process, choices: int) -> None:
    """Both tables of numbers."""
    await warmed([process])
    await cost(process, await opened(process, 10), choices // 2)  # whatever is done once is done
    for count in TABLES:
        found = await cost(process, await opened(process, count), choices)
        print(f"{count:5} tables:  {found:6.0f} µs a choice", flush=True)
    for entries in LOGS:
        tables = await opened(process, AT_LENGTH)
        await lengthen(tables, entries)
        print(f"{entries:5} entries: {await cost(process, tables, choices // 4):6.0f} µs a choice", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_flat", description=__doc__.split("\n")[0])
    parser.add_argument("--choices", type=int, default=400, help="choices to measure (default: 400)")
    parser.add_argument("--engine", choices=ENGINES, default=COMPILED, help="what the server runs (default: compiled)")
    wanted = parser.parse_args()
    print(f"engine {engine(wanted.engine)}", flush=True)
    with tempfile.TemporaryDirectory() as folder, busy("server", str(Path(folder) / "flat.db"), 1) as (process,):
        asyncio.run(measure(process, wanted.choices))


if __name__ == "__main__":
    main()
