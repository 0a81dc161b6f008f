"""A campaign of damaged cells: every column of every table, with several kinds of nonsense each, on either database.

Some cells are damaged at a time, in several circles of people. Everybody else must have all they had before: lists,
choices, bots that move, results, deliveries, ``/health``, what an administrator asks. Those who are hit may hear that
their table is frozen, but nobody may meet a failure of the server.

python -m tests.server.damage --database postgres --cells 200
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, String, Table, select, text, update
from sqlalchemy.exc import DBAPIError

from signoria.server import admin, admin_dataset, admin_people, backup
from signoria.server.store.database import Store
from signoria.server.store.schema import DELIVERIES, LIMITS, METADATA, NOTIFICATIONS, PACKS, TABLES, USERS, WORKERS
from tests import chance
from tests.server import games
from tests.server.damaged_house import Circle, furnished, on_postgres, running
from tests.server.house import House, Player
from tests.server.postgres import NUMBERS, temporary_postgres

PATIENCE: Final = 60.0  # seconds for what goes on in the background
CIRCLES: Final = 16
AT_ONCE: Final = 64  # cells, in these circles in turn
DEEP: Final = "[" * 2_000
BENT: Final = b"Ad\xe1"  # a text in which a bit has fallen over
WORDS: Final[tuple[Any, ...]] = ("", "{", "nonsense \u202e", "[]", "null", DEEP)
NUMBERS_OF: Final[dict[type, tuple[Any, ...]]] = {
    Boolean: (True, False),
    BigInteger: (-1, 2**63 - 1, -(2**63)),
    Integer: (-1, 7, 2**31 - 1, -(2**31)),
    Float: (-1.0, 1e308, float("inf"), float("-inf"), float("nan")),
    String: WORDS,
}
ODD: Final[tuple[Any, ...]] = ("x", b"\xff\x00", 1.5, 2**63 - 1, BENT)  # SQLite keeps anything in any column


class Cell(NamedTuple):
    """A column, and what is written there in one row."""

    column: Column[Any]
    nonsense: Any

    def __str__(self) -> str:
        return f"{self.column.table.name}.{self.column.name} = {str(self.nonsense)[:20]!r}"


def cells(shared: bool) -> list[Cell]:
    """All of them, in an order that mixes the tables and is always the same."""
    found = [
        Cell(column, nonsense)
        for table in METADATA.sorted_tables
        for column in table.c
        for nonsense in (*kinds(column), *(() if shared else ODD), *((None,) if column.nullable else ()))
    ]
    random.Random(16).shuffle(found)
    return found


def kinds(column: Column[Any]) -> tuple[Any, ...]:
    """Nonsense of the type of a column."""
    return next(some for kind, some in NUMBERS_OF.items() if isinstance(column.type, kind))


# --- damage -----------------------------------------------------------------------------------------------------------


def rows_of(table: Table, one: Circle) -> Any:
    """Which rows of a table belong to a circle."""
    if table is TABLES:
        return table.c.id.in_(one.tables.values())
    if table is USERS:
        return table.c.id.in_(one.people)
    if table is PACKS:
        return table.c.id == one.pack
    if table is WORKERS:
        return table.c.name == one.name
    if table is LIMITS:
        return table.c.level == one.number
    return table.c.user_id.in_(one.people) if "user_id" in table.c else table.c.table_id.in_(one.tables.values())


def damage(connection: Connection, cell: Cell, one: Circle, place: int) -> bool:
    """Write nonsense into one row of a circle; whether the database takes it."""
    table = cell.column.table
    assert isinstance(table, Table)
    keys = list(table.primary_key.columns)
    rows = connection.execute(select(*keys).where(rows_of(table, one)).order_by(*keys)).all()
    assert rows, f"nothing in {table.name}"
    where = [key == value for key, value in zip(keys, rows[place % len(rows)], strict=True)]
    try:
        with connection.begin_nested():
            connection.execute(update(table).where(*where).values({cell.column: cell.nonsense}))
    except (DBAPIError, OverflowError):
        return False
    return True


async def damage_postgres(database: str, hits: list[tuple[Cell, Circle, int]]) -> list[bool]:
    """The same on PostgreSQL, past its foreign keys."""

    def job(connection: Connection) -> list[bool]:
        connection.execute(text("SET LOCAL session_replication_role = replica"))
        return [damage(connection, *hit) for hit in hits]

    async with admin.opened(database) as store:
        return await store.write(job)


def damage_file(path: str, hits: list[tuple[Cell, Circle, int]]) -> list[bool]:
    """The same on SQLite, past foreign keys and types."""
    done = []
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for cell, one, place in hits:
            table = cell.column.table
            assert isinstance(table, Table)
            where = str(rows_of(table, one).compile(compile_kwargs={"literal_binds": True}))
            found = connection.execute(f"SELECT rowid FROM {table.name} WHERE {where} ORDER BY rowid").fetchall()
            assert found, f"nothing in {table.name}"
            value = "CAST(? AS TEXT)" if cell.nonsense is BENT else "?"
            try:
                order = f'UPDATE {table.name} SET "{cell.column.name}" = {value} WHERE rowid = ?'
                connection.execute(order, (cell.nonsense, found[place % len(found)][0]))
            except sqlite3.IntegrityError:
                done.append(False)
            else:
                done.append(True)
        connection.commit()
    return done


# --- everybody else ---------------------------------------------------------------------------------------------------


class Looking:
    """What is found wrong."""

    def __init__(self, house: House, good: Circle) -> None:
        self.house = house
        self.good = good
        self.wrong: list[str] = []

    def expect(self, what: str, how: Callable[[], Any]) -> Any:
        """Something that must succeed."""
        try:
            found = how()
        except Exception as error:  # noqa: BLE001  whatever it is, it is what we are looking for
            self.wrong.append(f"{what}: {type(error).__name__}: {str(error)[:300]}")
            return None
        if found is False:
            self.wrong.append(what)
        return found

    def soon(self, what: str, how: Callable[[], bool]) -> None:
        """Something that must come about in the background."""

        def wait() -> bool:
            ends = time.monotonic() + PATIENCE
            while not (found := how()) and time.monotonic() < ends:
                time.sleep(0.05)
            return found

        self.expect(what, wait)

    def bystanders(self) -> None:
        """Strangers, and the circle that nothing happened to."""
        url = self.house.urls[0]
        ada, bea = self.good.players(self.house)
        for path in ("/health", "/metrics"):
            self.expect(path, partial(succeeds, ada, url + path))
        new = self.expect("arrive", lambda: self.house.guest("Cleo"))
        if new is not None:
            listed = self.expect("public tables", lambda: new.get("/tables"))
            mine = {self.good.tables[kind] for kind in ("open", "playing")}
            self.expect("list without them", lambda: mine <= {one["id"] for one in listed})
            self.expect("new table", lambda: begun(new))
            self.expect("delete", lambda: new.post("/me/delete", {"password": ""}))
        for path in ("/me", "/me/data", "/me/profile", "/me/settings", "/me/notifications", "/games/sample/leaders"):
            self.expect(path, partial(bea.get, path))
        self.expect("my tables", lambda: len(ada.get("/tables", mine=True)) == len(self.good.tables))
        self.expect("name", lambda: bea.want("PATCH", "/me", {"name": "Bibi"}))
        table = self.good.tables["playing"]
        self.expect("choice", lambda: ada.any_choice(table) or bea.any_choice(table))
        for path in ("position", "entries", "record", "history/0", "changes", "notes"):
            self.expect(path, partial(succeeds, ada, f"{url}/api/tables/{table}/{path}"))
        over = self.good.tables["over"]
        self.expect("result", lambda: ada.get(f"/tables/{over}/result"))

    def background(self) -> None:
        """Bots move, results are written, notifications become deliveries, and those are sent."""
        good = self.good
        ada, _ = good.players(self.house)
        self.soon("a bot moves", lambda: ada.get(f"/tables/{good.tables['waiting']}")["number"] > 0)
        self.soon("a result is written", lambda: len(ada.get("/me/profile")["games"]) == 2)
        unspread = (NOTIFICATIONS.c.user_id.in_(good.people)) & NOTIFICATIONS.c.spread.is_(False)
        self.soon("notifications are spread", lambda: not self.rows(select(NOTIFICATIONS.c.id).where(unspread)))
        untried = (DELIVERIES.c.id == f"due-{good.name}") & (DELIVERIES.c.attempts == 0)
        self.soon("deliveries are sent", lambda: not self.rows(select(DELIVERIES.c.id).where(untried)))

    def rows(self, query: Any) -> list[Any]:
        """What the database has."""

        async def look() -> list[Any]:
            store = Store(self.house.database)
            try:
                return list(await store.rows(query))
            finally:
                await store.engine.dispose()

        return asyncio.run(look())

    def victims(self, hit: list[Circle]) -> None:
        """Those who were hit hear no, but never that the server failed."""
        for one in hit:
            ada, bea = one.players(self.house)
            for path in ("/me", "/tables?mine=true", "/me/data", "/me/profile", "/me/settings", "/me/notifications"):
                self.expect(f"theirs {path}", partial(unbroken, ada, path))
            for kind, table in one.tables.items():
                parts = ("entries", "record", "history/0", "changes", "notes") if kind in ("playing", "over") else ()
                for path in ("position", *parts):
                    where, who = f"/tables/{table}/{path}", ada if kind == "playing" else bea
                    self.expect(f"theirs {kind}/{path}", partial(unbroken, who, where))

    async def administration(self, folder: Path) -> None:
        """All that an administrator asks, of a store that is open."""
        good, database = self.good, self.house.database
        async with admin.opened(database) as store:
            await self.asked("admin list", admin.listed(store))
            await self.asked("admin people", admin_people.listed(store))
            await self.asked("admin verify", exhausted(store))
            await self.asked("admin export", admin.exported(store, games.find, good.tables["over"]))
            await self.asked("admin dataset", admin_dataset.exported(store, games.find, folder / "dataset"))
            await self.asked("admin backup", backup.back_up(store, folder / "backup.gz"))
        async with admin.opened(str(folder / "restored.db")) as store:
            await self.asked("admin restore", backup.restore(store, folder / "backup.gz"))

    async def asked(self, what: str, work: Any) -> None:
        """Something of that."""
        try:
            await work
        except Exception as error:  # noqa: BLE001  whatever it is, it is what we are looking for
            self.wrong.append(f"{what}: {type(error).__name__}: {str(error)[:300]}")


async def exhausted(store: Store) -> None:
    """Verify every table; what is wrong with some is no surprise."""
    async for _ in admin.verify(store, games.find):
        pass


def begun(player: Player) -> bool:
    """Whether somebody new can play."""
    table = player.table("random")
    player.post(f"/tables/{table}/start")
    return bool(player.get(f"/tables/{table}")["status"] == "running")


def succeeds(player: Player, url: str) -> bool:
    """Whether an answer is what was asked for."""
    return player.http.get(url).is_success


def unbroken(player: Player, path: str) -> bool:
    """Whether an answer is no failure of ours."""
    answer = player.send("GET", path)
    if answer.status_code >= 500:
        raise AssertionError(f"{answer.status_code} {answer.text[:200]}")
    return True


# --- the campaign -----------------------------------------------------------------------------------------------------


class Campaign:
    """A furnished house, of which each try damages a copy."""

    def __init__(self, file: Path, circles: list[Circle], postgres: str | None) -> None:
        """From a furnished file; on a server of PostgreSQL if there is one."""
        self.folder = file.parent
        self.postgres = postgres
        self.file = file
        self.circles = circles
        self.template = on_postgres(postgres, self.file) if postgres is not None else ""
        self.tried = self.refused = 0

    @contextlib.contextmanager
    def copy(self) -> Iterator[str]:
        """A copy of the furnished house."""
        name = f"copy_{next(NUMBERS)}"
        if self.postgres is None:
            path = self.folder / f"{name}.db"
            shutil.copy(self.file, path)
            yield str(path)
            for one in self.folder.glob(f"{name}*"):
                one.unlink()
        else:
            asyncio.run(ordered(self.postgres, f"CREATE DATABASE {name} TEMPLATE {self.template.rpartition('/')[2]}"))
            yield f"{self.postgres.rpartition('/')[0]}/{name}"
            asyncio.run(ordered(self.postgres, f"DROP DATABASE {name} WITH (FORCE)"))

    def wrong(self, some: list[tuple[int, Cell]]) -> list[str]:
        """What goes wrong when these cells are damaged, by their number."""
        good, *others = self.circles
        hits = [(cell, one, number) for (number, cell), one in zip(some, cycle(others), strict=False)]
        with self.copy() as database, tempfile.TemporaryDirectory() as folder:
            if self.postgres is None:
                taken = damage_file(database, hits)
            else:
                taken = asyncio.run(damage_postgres(database, hits))
            self.tried += sum(taken)
            self.refused += len(taken) - sum(taken)
            hit = list({one.name: one for (_, one, _), done in zip(hits, taken, strict=True) if done}.values())
            with running(database) as house:
                looking = Looking(house, good)
                looking.bystanders()
                looking.background()
                looking.victims(hit)
                asyncio.run(looking.administration(Path(folder)))
                looking.expect("health afterwards", partial(succeeds, house.stranger(), f"{house.urls[0]}/health"))
        return looking.wrong

    def culprits(self, some: list[tuple[int, Cell]]) -> list[str]:
        """What is wrong, with the cells that cause it."""
        found = self.wrong(some)
        if not found or len(some) == 1:
            return [f"{some[0][1]}: {one}" for one in found]
        half = len(some) // 2
        return [*self.culprits(some[:half]), *self.culprits(some[half:])] or [f"{len(some)} together: {found}"]


async def ordered(url: str, order: str) -> None:
    """Something that PostgreSQL does in no transaction."""
    store = Store(url)
    async with store.engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.execute(text(order))
    await store.engine.dispose()


def run(kind: str, first: int, count: int, folder: Path) -> list[str]:
    """Damage so many cells from one on."""
    found: list[str] = []
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(temporary_postgres()) if kind == "postgres" else None
        file = folder / "furnished.db"
        campaign = Campaign(file, furnished(file, CIRCLES + 1), postgres)
        every = list(enumerate(cells(postgres is not None)))
        chosen = every[first : first + count]
        for place in range(0, len(chosen), AT_ONCE):
            wrong = campaign.culprits(chosen[place : place + AT_ONCE])
            found += wrong
            print(f"{first + place + AT_ONCE} of {len(every)}", *wrong, sep="\n  ", flush=True)
        print(
            f"{kind}: {campaign.tried} damaged cells, {campaign.refused} that the database refused, {len(found)} faults"
        )
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--cells", type=int, default=1_000_000)
    wanted = parser.parse_args()
    logging.disable(logging.CRITICAL)
    chance.deal(setattr)
    with tempfile.TemporaryDirectory() as place:
        sys.exit(bool(run(wanted.database, wanted.first, wanted.cells, Path(place))))
