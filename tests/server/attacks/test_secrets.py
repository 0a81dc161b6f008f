"""Notes and hashes could stand in the log, the database could be read by everybody, and unknown ids left locks."""

from __future__ import annotations

import asyncio
import logging
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from signoria.engine.problem import Problem
from signoria.server import admin, backup
from signoria.server.observed import Lines
from signoria.server.store.database import Store
from signoria.server.store.schema import NOTES
from signoria.server.table.hall import Hall
from tests.server import games
from tests.server.house import House

SECRET = "what only Ada knows"


def test_an_error_of_the_database_never_shows_what_was_to_be_written(house: House) -> None:
    async def run() -> None:
        async with admin.opened(house.database) as store:
            broken = text("INSERT INTO nowhere (text) VALUES (:text)")
            for way in (store.read, store.write):
                with pytest.raises(DBAPIError) as found:
                    await way(lambda connection: connection.execute(broken, {"text": SECRET}))
                assert SECRET not in str(found.value)

    asyncio.run(run())


def test_a_line_of_the_log_never_shows_what_the_database_refused(house: House) -> None:
    """PostgreSQL quotes the whole row that it refuses: a note with all its lines."""
    row = {"table_id": "nowhere", "user_id": "nobody", "text": f"{SECRET}\n\n{SECRET}\n{SECRET}", "at": None}

    async def run() -> str:
        async with admin.opened(house.database) as store:
            try:
                await store.write(lambda connection: connection.execute(insert(NOTES).values(row)))
            except DBAPIError:
                kind = ("signoria.server", logging.ERROR, __file__, 1, "bug", (), sys.exc_info())
                return Lines().format(logging.LogRecord(*kind))
        raise AssertionError("the row was taken")

    line = asyncio.run(run())
    assert "IntegrityError" in line
    assert "INSERT INTO notes" in line
    assert SECRET not in line


def test_nobody_else_reads_the_database_or_a_backup(tmp_path: Path) -> None:
    database, file = tmp_path / "signoria.db", tmp_path / "backup.gz"
    database.touch(0o644)

    async def run() -> None:
        async with admin.opened(str(database)) as store:
            await store.write(lambda connection: connection.execute(text("DELETE FROM users")))
            await backup.back_up(store, file)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            assert set(modes.values()) == {0o600}, modes

    asyncio.run(run())


def test_an_id_that_nobody_has_leaves_nothing_behind(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "signoria.db"))
        await store.open()
        hall = Hall(store, games.find)
        for number in range(20):
            with pytest.raises(Problem):
                await hall.room(f"nowhere{number}")
        assert not hall._opening
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(("power_cut", "level"), [(False, 1), (True, 2)], ids=["normal", "full"])
def test_a_commit_waits_for_the_disk_where_a_power_cut_must_lose_nothing(
    power_cut: bool, level: int, tmp_path: Path
) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "signoria.db"), power_cut)
        await store.open()
        found = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar_one())
        await store.close()
        assert found == level

    asyncio.run(run())
