"""Looking after the tables of a database from outside: list, export, import, close, verify, unfreeze.

Everything here works beside a running server as well: on PostgreSQL the workers hear of each change, and a server on
SQLite finds the table changed when it next writes to it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, select

from signoria.engine import record
from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.server.people.accounts import User, new_id
from signoria.server.store import info, packs
from signoria.server.store.database import Store
from signoria.server.store.entries import Stored, whole
from signoria.server.store.info import FROZEN, OPEN, OVER, RUNNING, Info
from signoria.server.store.schema import (
    DELIVERIES,
    ENTRIES,
    MEMBERS,
    NOTES,
    NOTICES,
    NOTIFICATIONS,
    RESULTS,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    USERS,
)
from signoria.server.table import lifecycle
from signoria.server.table.bot_thinking import Find
from signoria.server.table.boxes import Boxes
from signoria.server.table.bringing import brought
from signoria.server.table.game_log import UNFIT, Line, Logged, followed, fresh, holding
from signoria.server.table.hall import Hall
from signoria.server.table.rebuild import read
from signoria.server.table.replay import session_of, whole_session
from signoria.server.table.room import Room


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    choices: int
    players: str
    reason: Phrase | str  # why it is frozen


class Verdict(msgspec.Struct, frozen=True):
    """What the replay of a table found; ``problem`` is nothing if all is well."""

    table: str
    problem: Problem | None


@asynccontextmanager
async def opened(url: str, new: bool = True) -> AsyncIterator[Store]:
    """A database, for as long as it is needed; unless a ``new`` one may be made, it must be there."""
    store = Store(url)
    path = store.file()
    if not new and path is not None and not path.exists():
        raise Problem("server-no-database-file", file=str(path))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def listed(store: Store) -> list[Listed]:
    """Every table, the newest first."""

    def job(connection: Connection) -> list[Listed]:
        found = []
        tables = [row[0] for row in connection.execute(select(TABLES.c.id).order_by(TABLES.c.created.desc()))]
        for one in info.load_all(connection, tables):
            names = ", ".join(seat.name or seat.bot or "–" for seat in one.seats)
            found.append(Listed(one.id, one.game, one.status, max(0, one.last), names, info.reason_of(one.reason)))
        return found

    return await store.read(job)


async def room_of(store: Store, find: Find, table: str) -> Room:
    """A table, without its game being opened."""
    found = await store.read(lambda connection: info.load(connection, table))
    if found is None:
        raise Problem("server-no-table")
    return Room(store, await Boxes(store, find).game(found.game, found.pack), found)


async def exported(store: Store, find: Find, table: str) -> str:
    """The whole record of a table, whatever it is doing."""
    return record.write(await whole_session(await room_of(store, find, table)))


async def imported(store: Store, find: Find, content: bytes, name: str, given: dict[str, Pack] | None = None) -> str:
    """A table from a record; everybody with its invitation may sit down. The token of the invitation.

    ``given`` are data packs beside those that are stored, by the digests of their values.
    """
    session = record.read(content, find, fresh(), {**await Boxes(store, find).for_record(content), **(given or {})})
    user = User(new_id(), name, "en", False)
    values = {"id": user.id, "name": name, "language": "en", "created": time.time()}
    await store.write(lambda connection: connection.execute(insert(USERS).values(values)))
    box = session.game.pack
    pack = "" if box is None or not box.title else await packs.keep(store, box)
    room = await lifecycle.bring(Hall(store, find), user, brought(session), pack)
    return room.info.invite


async def close(store: Store, table: str) -> None:
    """Close a table; its log stays."""
    found = await store.read(lambda connection: info.load(connection, table))
    if found is None:
        raise Problem("server-no-table")
    await store.write(lambda connection: info.close(connection, table), table)


# What belongs to a table, in an order in which nothing refers to what is gone already.
PARTS = (*(DELIVERIES, NOTIFICATIONS, RESULTS, NOTES, REVIEWS, NOTICES, SNAPSHOTS, ENTRIES, MEMBERS, SEATS, TOKENS),)


async def delete_table(store: Store, table: str) -> None:
    """Delete a table and everything about it, for good."""
    found = await store.read(lambda connection: info.load(connection, table))
    if found is None:
        raise Problem("server-no-table")

    def job(connection: Connection) -> None:
        for part in PARTS:
            connection.execute(part.delete().where(part.c.table_id == table))
        connection.execute(TABLES.delete().where(TABLES.c.id == table))

    await store.write(job, table)


# --- verifying --------------------------------------------------------------------------------------------------------


async def count(store: Store) -> int:
    """How many tables can be verified."""
    row = await store.row(select(func.count()).select_from(TABLES).where(TABLES.c.last >= 0))
    return 0 if row is None else int(row[0])


async def verify(store: Store, find: Find) -> AsyncIterator[Verdict]:
    """Replay every game under the present rules, and freeze those that no longer come out as they did.

    People may play on meanwhile: a game is replayed as it stood at one moment, and is frozen only if it disagrees a
    second time, at another moment, in the same way.
    """
    query = select(TABLES.c.id).where(TABLES.c.last >= 0).order_by(TABLES.c.created)
    for row in await store.rows(query):
        table = row._mapping["id"]
        problem = (await replayed(store, find, table)).problem
        if problem is not None:
            again = (await replayed(store, find, table)).problem
            if again is None or again.phrase.key != problem.phrase.key:
                problem = None
            else:
                await freeze(store, table, again)
        yield Verdict(table, problem)


async def freeze(store: Store, table: str, reason: Problem) -> None:
    """Stop a table, unless its game is over."""
    await store.write(lambda connection: info.freeze(connection, table, reason, OPEN, RUNNING), table)


async def unfreeze(store: Store, find: Find, table: str) -> Phrase | str:
    """Let a frozen table go on, if it replays; the reason for which it was frozen.

    It waits for whom its log says, whatever its row said before.
    """
    found = await store.read(lambda connection: info.load(connection, table))
    if found is None:
        raise Problem("server-no-table")
    if found.status != FROZEN:
        raise Problem("server-not-frozen")
    again = await replayed(store, find, table) if found.last >= 0 else Replayed()
    problem = info.DAMAGED if found.damaged else again.problem
    if problem is not None:
        raise Problem("server-still-frozen", reason=Phrase(f"problem-{problem.phrase.key}", problem.phrase.args))

    def job(connection: Connection) -> None:
        now = info.load(connection, table)
        if now is not None and now.status == FROZEN:
            info.thaw(connection, now, again.waiting)

    await store.write(job, table)
    return info.reason_of(found.reason)


class Kept(msgspec.Struct, frozen=True):
    """Everything of a game that is in the database, as of one moment."""

    found: Info
    log: list[Stored]
    snapshot: Row[Any] | None


def kept(connection: Connection, table: str) -> Kept | None:
    """What is kept of a game."""
    found = info.load(connection, table)
    if found is None:
        return None
    log = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    newest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.number.desc()).limit(1)
    rows = [Stored.of(row) for row in connection.execute(log)]
    return Kept(found, rows, connection.execute(newest).first())


class Replayed(msgspec.Struct, frozen=True):
    """What a replay came to: what is wrong with the table, nothing if all is well, and whom its game waits for."""

    problem: Problem | None = None
    waiting: info.Waiting = info.NOBODY


async def replayed(store: Store, find: Find, table: str) -> Replayed:
    """Play the log of a table again, and compare its snapshots and its row."""
    one = await store.read(lambda connection: kept(connection, table))
    if one is None:
        return Replayed()
    try:
        game = await Boxes(store, find).game(one.found.game, one.found.pack)
    except Problem as problem:
        return Replayed(problem)
    return await asyncio.to_thread(judged, store, game, one)


def judged(store: Store, game: Game, one: Kept) -> Replayed:
    """Whether the parts of what is kept agree with each other."""
    found = one.found
    try:
        if found.damaged:
            return Replayed(info.DAMAGED)
        if not whole([row.number for row in one.log], found.last):
            return Replayed(Problem("server-log-gaps"))
        room = Room(store, game, found)
        rows = [read(room.game, found, row) for row in one.log]
        session = None if found.branch else session_of(room.game, found, rows)
        return disagreement(room, one, rows, session)
    except Problem as problem:
        return Replayed(problem)
    except UNFIT as error:
        return Replayed(Problem("server-rules-failed", reason=f"{type(error).__name__}: {error}"))


def disagreement(room: Room, one: Kept, rows: list[Logged], session: Session | None) -> Replayed:
    """Where a replay and what was kept beside the log do not agree."""
    found = one.found
    line = resumed(room, one, rows)
    state = line.state if line is not None else session.state if session is not None else None
    waiting = info.NOBODY if state is None else info.waiting(state)
    problem = None
    if session is not None and line is not None and line.state.digest() != session.state.digest():
        problem = Problem("server-snapshot-differs", number=found.last)
    elif found.status == RUNNING and found.waiting != waiting:
        problem = Problem("server-decider-differs")
    elif found.status == OVER and not found.reason and session is not None and not session.state.ended:
        problem = Problem("server-not-over")
    return Replayed(problem, waiting)


def resumed(room: Room, one: Kept, rows: list[Logged]) -> Line | None:
    """The game from its newest snapshot on; nothing if that is too old to be used, and will be made anew."""
    found = one.found
    try:
        line = room.resumed(one.snapshot)
    except UNFIT:
        if found.branch:
            raise
        return None
    followed(room.game, found.rules, line, rows[line.last + 1 :])
    return holding(line, found.rules, found.answers)
