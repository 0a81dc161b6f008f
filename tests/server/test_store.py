"""The database: its form on both sides, long games that open at once, and what happens when it is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text

from signoria.engine.problem import Problem
from signoria.server import admin
from signoria.server.store import migrate
from signoria.server.store.database import Store, address
from signoria.server.store.schema import ENTRIES, METADATA, SNAPSHOTS
from signoria.server.table.game_log import SNAPSHOT_EVERY
from tests.server.house import House, eventually
from tests.server.test_admin import another


def test_the_migrations_lead_to_the_form_that_the_code_expects(house: House) -> None:
    def job(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def look() -> list[object]:
        async with admin.opened(house.database) as store:
            return await store.read(job)

    assert asyncio.run(look()) == []


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "newer.db")

    async def write() -> None:
        async with admin.opened(database) as store:
            await store.write(
                lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
            )

    asyncio.run(write())
    with pytest.raises(Problem, match="server-database-newer"):
        asyncio.run(Store(database).open())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_older_database_is_brought_to_the_present_form_and_keeps_what_it_has(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    of_kind = House([], request.getfixturevalue("postgres") if kind == "postgres" else "here")

    async def work(database: str) -> tuple[list[object], list[object]]:
        store = Store(database)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda one: command.upgrade(migrate.configuration(one), "0001"))
            await connection.execute(
                text("INSERT INTO users (id, name, language, created) VALUES ('u', 'Ada', 'en', 1)")
            )
        await store.open()
        names = [row[0] for row in await store.rows(text("SELECT name FROM users"))]
        await store.write(lambda connection: connection.execute(text("DELETE FROM notifications")))
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda one: command.downgrade(migrate.configuration(one), "0001"))
        again = [row[0] for row in await store.rows(text("SELECT name FROM users"))]
        await store.close()
        return names, again

    with another(of_kind, tmp_path) as database:
        assert asyncio.run(work(database)) == (["Ada"], ["Ada"])


def test_addresses_of_databases() -> None:
    assert address("games.db") == "sqlite+aiosqlite:///games.db"
    assert address("sqlite:///games.db") == "sqlite+aiosqlite:///games.db"
    assert address("postgresql://me:secret@host/db") == "postgresql+asyncpg://me:secret@host/db"
    for wrong in ("mysql://host/db", "nonsense://", "://"):
        with pytest.raises(Problem, match="server-bad-url"):
            address(wrong)
    with pytest.raises(Problem) as refused:
        address("mysql://me:se@cr@et@host/db")
    assert refused.value.phrase.args == {"url": "host/db"}  # no part of a password, odd as it is


def test_a_job_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def work() -> list[object]:
        async with admin.opened(str(tmp_path / "jobs.db")) as store:
            await store.write(
                lambda connection: connection.execute(text("CREATE TABLE counted (n INTEGER PRIMARY KEY)"))
            )

            def put(number: int) -> object:
                return store.write(
                    lambda connection: (
                        connection.execute(text("INSERT INTO counted VALUES (:n)"), {"n": number}).rowcount
                    )
                )

            jobs = [put(number) for number in (1, 2, 2, 3, 1, 4)]
            done = await asyncio.gather(*jobs, return_exceptions=True)  # type: ignore[call-overload]
            rows = await store.rows(text("SELECT n FROM counted ORDER BY n"))
            return [[row[0] for row in rows], [isinstance(one, Exception) for one in done]]

    assert asyncio.run(work()) == [[1, 2, 3, 4], [False, False, True, False, True, False]]


def test_a_long_game_opens_from_its_newest_snapshot(house: House) -> None:
    ada = house.guest()
    # Lorenzo has six rounds, whatever is chosen: four people cannot end it before so many choices.
    table = ada.table(*["random"] * 3, game="lorenzo", edition="basic")
    ada.post(f"/tables/{table}/start")

    def long_enough() -> bool:
        found = ada.position(table)
        assert found["outcome"] is None
        if found["decision"]:
            option = found["decision"]["offers"][0]["option"]
            ada.post(f"/tables/{table}/choices", {"number": found["decision"]["number"], "option": option})
        return bool(found["number"] > 2 * SNAPSHOT_EVERY)

    eventually(long_enough)

    async def look() -> tuple[int, int]:
        async with admin.opened(house.database) as store:
            newest = select(func.max(SNAPSHOTS.c.number)).where(SNAPSHOTS.c.table_id == table)
            last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table)
            return (await store.rows(newest))[0][0], (await store.rows(last))[0][0]

    newest, last = asyncio.run(look())
    assert newest > 0
    assert last - newest < 2 * SNAPSHOT_EVERY
    for number in (0, 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 7, 2 * SNAPSHOT_EVERY):
        assert ada.get(f"/tables/{table}/history/{number}")["position"] == number


def test_who_has_just_opened_a_database_has_missed_nothing(tmp_path: Path) -> None:
    """The first look took its own beginning for the work of another process, and everybody was unknown for a moment."""

    async def run() -> list[bool]:
        database = str(tmp_path / "alone.db")
        async with admin.opened(database) as store:
            found = [await store.written_elsewhere()]
            async with admin.opened(database) as other:
                await other.write(lambda connection: connection.exec_driver_sql("CREATE TABLE more (id INTEGER)"))
            return [*found, await store.written_elsewhere(), await store.written_elsewhere()]

    assert asyncio.run(run()) == [False, True, False]
