"""When the ground gives way: a full disk, a locked database, a PostgreSQL that dies, a clock that goes backwards.

What was acknowledged is kept, what was not is not half there, and the server goes on by itself. ``make killtest`` kills
the workers themselves, and ``make sockets`` opens very many WebSockets.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from signoria.server import admin
from tests.server import sockets
from tests.server.games import find
from tests.server.house import PATIENCE, House, Player, answers, eventually, in_thread, seated, start_process
from tests.server.postgres import fragile_postgres, free_port
from tests.server.test_live import received, socket_of

NO_LIMIT = resource.RLIM_INFINITY


@contextlib.contextmanager
def worker(database: str) -> Iterator[tuple[House, int]]:
    """One worker as a process of its own, and its number."""
    port = free_port()
    process = start_process(port, database)
    try:
        url = f"http://127.0.0.1:{port}"
        eventually(lambda: answers(url))
        with contextlib.closing(House([url], database)) as house:
            yield house, process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def tried(players: list[Player], table: str, note: str = "") -> bool:
    """Let the player who decides choose, with as much to be written as may be; whether it was acknowledged."""
    try:
        for player in players:
            position = player.send("GET", f"/tables/{table}/position")
            decision = position.json().get("decision") if position.is_success else None
            if decision:
                if note:
                    player.send("PUT", f"/tables/{table}/notes", {"text": note})
                body = {"number": decision["number"], "option": decision["offers"][-1]["option"]}
                return player.send("POST", f"/tables/{table}/choices", body).status_code == 201
    except httpx.HTTPError:
        pass
    return False


def kept(database: str, table: str) -> int:
    """How many entries of a table are in its log, which must replay."""

    async def count() -> int:
        async with admin.opened(database) as store:
            assert [one.problem async for one in admin.verify(store, find)] == [None]
            room = await admin.room_of(store, find, table)
            return room.info.last

    return asyncio.run(count())


def test_a_full_disk_stops_writing_and_nothing_else(tmp_path: Path) -> None:
    database = tmp_path / "full.db"
    with worker(str(database)) as (house, pid):
        table, players = seated(house, "Ada", "Bea", edition="long")
        done = sum(tried(players, table) for _ in range(3))
        assert done == 3
        full = max(path.stat().st_size for path in tmp_path.iterdir())
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (full, NO_LIMIT))  # no file grows any more
        while tried(players, table, "x" * 15_000):
            done += 1
            assert done < 100
        said = players[0].send("PUT", f"/tables/{table}/notes", {"text": "y" * 15_000})
        assert (said.status_code, said.json()["error"]) == (503, "server-away")
        assert players[0].get(f"/tables/{table}")["number"] == done  # who looks is served as before
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
        eventually(lambda: tried(players, table))
        assert players[0].get(f"/tables/{table}")["number"] == done + 1
    assert kept(str(database), table) == done + 1


def test_a_choice_waits_for_a_database_that_is_locked(tmp_path: Path) -> None:
    database = str(tmp_path / "locked.db")
    with in_thread(database) as house:
        table, (ada, _) = seated(house, "Ada", "Bea")
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        done: list[int] = []
        body = {"number": 1, "words": "rest"}
        asking = threading.Thread(
            target=lambda: done.append(ada.send("POST", f"/tables/{table}/choices", body).status_code)
        )
        asking.start()
        assert ada.get(f"/tables/{table}")["number"] == 0  # it is not there before it is written
        other.execute("ROLLBACK")
        other.close()
        asking.join(PATIENCE)
        if done == [503]:  # on a slow machine the lock is held for longer than we wait: it is said so
            done = [ada.send("POST", f"/tables/{table}/choices", body).status_code]
        assert done == [201]
    assert kept(database, table) == 1


def test_a_postgres_that_dies_and_comes_back_has_all_that_was_acknowledged() -> None:
    with fragile_postgres() as (database, control):
        asyncio.run(durable(database))
        with worker(database) as (house, _):
            table, players = seated(house, "Ada", "Bea", edition="long")
            with socket_of(players[1]) as socket:
                socket.send(json.dumps({"watch": table}))
                assert [entry["number"] for entry in received(socket)["entries"]] == [0]
                done = 0
                for _ in range(2):
                    done += sum(tried(players, table) for _ in range(4))
                    control("stop")
                    assert not tried(players, table)
                    control("start")
                    eventually(lambda: tried(players, table))
                    done += 1
                seen: list[int] = []
                while len(seen) < done:  # the watcher misses nothing and hears nothing twice
                    seen += [entry["number"] for entry in received(socket)["entries"]]
                assert seen == list(range(1, done + 1))
        assert done == 10
        assert kept(database, table) == done


async def durable(database: str) -> None:
    """Let a commit survive the death of the database, as it does wherever somebody has not switched that off."""
    async with admin.opened(database) as store, store.engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.execute(text("ALTER DATABASE postgres SET synchronous_commit = on"))


def test_a_clock_that_goes_backwards_gives_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 0}
    real = time.time
    database = str(tmp_path / "clock.db")
    with in_thread(database) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea", edition="long", clock=clock)
        done = int(tried([ada, bea], table))
        monkeypatch.setattr(time, "time", lambda: real() - 7200)
        done += sum(tried([ada, bea], table) for _ in range(4))
        card = ada.get(f"/tables/{table}")
        assert all(left <= 600 for left in card["clocks"])
        monkeypatch.undo()
        done += tried([ada, bea], table)
        card = ada.get(f"/tables/{table}")
        assert card["number"] == done == 6
        assert all(left <= 600 for left in card["clocks"])
    assert kept(database, table) == done


def test_many_sockets_hear_everything_once(tmp_path: Path) -> None:
    counted = sockets.run(str(tmp_path / "sockets.db"), count=60, tables=3, choices=4)
    assert counted.wrong == []
    assert (counted.acknowledged, counted.kept, counted.heard) == (12, 12, 240)
