"""The upgrade drill: the database of an earlier version, with games in the middle, is played on to the end."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, insert, select

from signoria import catalogue
from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.engine.record import lines
from signoria.engine.session import UNDO, Session
from signoria.server import admin, backup
from signoria.server.store import migrate
from signoria.server.store.database import Store
from signoria.server.store.info import FROZEN, OVER, RUNNING
from signoria.server.store.migrations.numbers_0002 import NUMBERS
from signoria.server.store.migrations.versions.r0003_words import same_numbers
from signoria.server.store.schema import SNAPSHOTS, TABLES
from signoria.server.table import hall as halls
from signoria.server.table.hall import Hall
from signoria.server.table.replay import whole_session
from signoria.server.table.room import Room
from tests.server.conftest import KINDS
from tests.server.postgres import another_database

WRITTEN = sorted(Path(__file__).parent.glob("*.jsonl"))
IN_NUMBERS = [path for path in WRITTEN if path.read_text("utf-8").startswith(f"{backup.FIRST_TITLE}\n")]
PATIENCE = 300.0
DRAFT = "lorenzo in the draft"
KIND = {
    "pax of people",
    "pax with bots",
    "lorenzo of people",
    DRAFT,
    "lorenzo after the draft",
    "lorenzo resigned",
    "spoilt",
}
# What is in the middle of play, by the version that wrote it: the games and editions that it had.
RUNS = {
    "1db7b75": {("pax-renaissance", "2e"), ("lorenzo", "basic"), ("lorenzo", "advanced")},
    "ff5cd05": {(name, edition) for name, game in catalogue.games().items() for edition in game.meta.editions},
}
IN_WORDS = "0003"  # the revision since which logs and positions are kept in words, and seats draft at once


def without_checks(text: str) -> str:
    """A record without the digests of its positions."""
    told = [line for line in text.splitlines()[:-1] if not line.startswith("check ")]
    return "\n".join([*told, f"end {lines.seal(told)}"]) + "\n"


class Old:
    """What an earlier version wrote."""

    def __init__(self, path: Path) -> None:
        self.version = path.stem
        self.title, *told_lines = path.read_text("utf-8").splitlines()
        name, _, revision = self.title.rpartition(" ")
        self.revision = revision if name == backup.TITLE else backup.FIRST_REVISION
        self.in_words = self.revision >= IN_WORDS
        told: list[tuple[str, dict[str, Any]]] = [tuple(json.loads(line)) for line in told_lines]
        self.rows = [(name, values) for name, values in told if name != "record"]
        self.records = {values["table"]: values["text"] for name, values in told if name == "record"}
        self.tables = {values["id"]: values for name, values in self.rows if name == "tables"}

    def titled(self, title: str) -> str:
        """The id of a table by its title."""
        found = [one for one, values in self.tables.items() if json.loads(values["settings"])["title"] == title]
        return str(found[0])

    def session(self, table: str) -> Session:
        """A game as that version exported it, with the digests that it wrote."""
        text = self.records[table]
        another = not self.in_words and table == self.titled(DRAFT)  # then seats drafted one after the other
        return record.read(without_checks(text) if another else text, catalogue.find)

    def unfit(self, table: str) -> bool:
        """Whether it is a what-if of a game whose things have other numbers today: nothing else tells how it began."""
        then = self.tables[table]
        if self.in_words or not then["branch"]:
            return False
        return not same_numbers(catalogue.find(then["game"]), NUMBERS[then["game"]])

    def lost(self, table: str) -> bool:
        """Whether a table cannot go on."""
        return self.tables[table]["status"] == FROZEN or self.unfit(table)

    def fill(self, connection: Connection) -> None:
        """Lay out the database as that version left it."""
        command.upgrade(migrate.configuration(connection), self.revision)
        found = MetaData()
        found.reflect(connection)
        for name, values in self.rows:
            connection.execute(insert(found.tables[name]).values(values))


@pytest.fixture(params=WRITTEN, ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest) -> Old:
    """Each of the earlier versions."""
    return Old(request.param)


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "upgraded.db")
    else:
        yield another_database(request.getfixturevalue("postgres"))


async def filled(database: str, old: Old) -> None:
    """A database as the earlier version left it."""
    store = Store(database)
    async with store.engine.begin() as connection:
        await connection.run_sync(old.fill)
    await store.close()


def test_the_drill_has_games_of_each_kind(old: Old) -> None:
    titles = {json.loads(values["settings"])["title"] for values in old.tables.values()}
    kinds = {values["kind"] for name, values in old.rows if name == "entries"}
    assert titles >= KIND
    assert kinds == {"start", "choice", "undo", "takeback"}
    assert {values["status"] for values in old.tables.values()} == {RUNNING, OVER, FROZEN}
    running = [values for values in old.tables.values() if values["status"] == RUNNING]
    assert {(values["game"], values["edition"]) for values in running} == RUNS[old.version]
    assert {values["game"] for values in running if values["branch"]} == {game for game, _ in RUNS[old.version]}
    assert any(json.loads(values.get("answers", "[]")) for values in running) == old.in_words
    assert any(json.loads(values["settings"])["lesson"] for values in old.tables.values())


def test_a_database_of_an_earlier_version_is_played_on_to_the_end(
    old: Old, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "COURTESY", 0.0)

    async def work() -> None:
        await filled(empty, old)
        async with admin.opened(empty) as store:
            hall = Hall(store, catalogue.find)
            try:
                for table in old.tables:
                    await drilled(hall, old, table)
                await all_in_order(store, old)
            finally:
                await hall.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


async def drilled(hall: Hall, old: Old, table: str) -> None:
    """One table: as it was, and played on if it was running."""
    then = old.tables[table]
    if old.lost(table):
        with pytest.raises(Problem, match="server-frozen"):
            await hall.room(table)
        return
    room = await hall.room(table)
    assert room.info.last == then["last"]
    assert room.info.status == then["status"]
    if then["branch"]:
        assert room.playing().state.decider() == then["decider"]
    else:
        await as_it_was(room, old.session(table))
    await play_on(hall, room, random.Random(7))
    assert room.info.status == OVER


async def as_it_was(room: Room, session: Session) -> None:
    """Every position is the one that the earlier version had, what it exported and what is exported today agree."""
    state = room.playing().state
    assert state.digest() == session.state.digest()
    for position in range(0, session.number, 7):
        assert (await room.at(position)).digest() == session.at(position).digest()
    again = await whole_session(room)
    assert [(entry.kind, entry.seat, entry.words) for entry in again.entries] == [
        (entry.kind, entry.seat, entry.words) for entry in session.entries
    ]
    assert again.header is not None
    assert again.header.rules == room.info.rules
    entries = await room.entries_after(-1)
    assert [row.number for row in entries] == list(range(room.info.last + 1))
    assert room.playing().session.can_redo(entries[-1].seat) == (entries[-1].kind == UNDO)


async def play_on(hall: Hall, room: Room, dice: random.Random) -> None:
    """Play at random to the end; the bots play for themselves."""
    while room.info.status == RUNNING:
        if hall.unattended(room):
            hall.attend(room)
            await asyncio.sleep(0.01)
            continue
        async with room.lock:
            state = room.playing().state
            await hall.move(room, state.decider(), dice.choice(state.options()))


async def all_in_order(store: Store, old: Old) -> None:
    """Every game that was not frozen replays from its log, and from its snapshots, and makes a record."""
    async for verdict in admin.verify(store, catalogue.find):
        assert (verdict.problem is not None) == old.lost(verdict.table), (verdict.table, verdict.problem)
    for table, then in old.tables.items():
        if not then["branch"] and then["status"] != FROZEN:
            session = record.read(await admin.exported(store, catalogue.find, table), catalogue.find)
            assert bool(session.state.ended) == (then["status"] == RUNNING)


def test_a_backup_of_an_earlier_version_is_restored(old: Old, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "old.gz"
    told = [old.title, *(json.dumps(row) for row in old.rows)]
    file.write_bytes(gzip.compress(("\n".join(told) + "\n").encode()))

    async def work() -> None:
        async with admin.opened(empty) as store:
            assert await backup.restore(store, file) == backup.Restored(len(old.rows), 0)
            for table in old.records:
                again = await whole_session(await admin.room_of(store, catalogue.find, table))
                assert again.state.digest() == old.session(table).state.digest()

    asyncio.run(work())


@pytest.mark.parametrize("old", IN_NUMBERS, indirect=True, ids=lambda path: path.stem)
def test_what_was_worked_out_again_is_kept(old: Old, empty: str) -> None:
    """A table whose snapshots did not fit is rebuilt once; from then on it opens from a snapshot."""
    table = old.titled("pax of people")

    async def work() -> None:
        await filled(empty, old)
        async with admin.opened(empty) as store:
            query = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.number)
            assert await store.rows(query) == []
            found = (await store.rows(select(TABLES.c.last).where(TABLES.c.id == table)))[0][0]
            room = await admin.room_of(store, catalogue.find, table)
            await room.load()
            assert room.playing().last == found
            written = [row[0] for row in await store.rows(query)]
            assert written[0] == 0
            again = await admin.room_of(store, catalogue.find, table)
            await again.load()
            assert [row[0] for row in await store.rows(query)] == written
            assert again.entries[0].number == written[-1] + 1

    asyncio.run(work())
