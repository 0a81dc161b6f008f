"""Looking after a database from outside: list, export, import, close, verify, back up and restore.

Everything here works beside a running server as well: on PostgreSQL the workers hear of each change, and a server on
SQLite finds the table changed when it next writes to it.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, update

from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.server import info, tables
from signoria.server.api_tables import session_of, whole_session
from signoria.server.hall import Hall
from signoria.server.info import CLOSED, FROZEN, OPEN, OVER, RUNNING, Info
from signoria.server.line import from_row, restored
from signoria.server.people import User, new_id
from signoria.server.room import Room
from signoria.server.schema import ENTRIES, METADATA, SNAPSHOTS, TABLES, USERS
from signoria.server.store import Store
from signoria.server.thinking import Find

TITLE: Final = "signoria backup 1"
AT_ONCE: Final = 500  # rows read and written together


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    choices: int
    players: str
    reason: str


class Verdict(msgspec.Struct, frozen=True):
    """What the replay of a table found; ``problem`` is nothing if all is well."""

    table: str
    problem: Problem | None


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A database, for as long as it is needed."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def listed(store: Store) -> list[Listed]:
    """Every table, the newest first."""

    def job(connection: Connection) -> list[Listed]:
        found = []
        for row in connection.execute(select(TABLES.c.id).order_by(TABLES.c.created.desc())).all():
            one = info.load(connection, row._mapping["id"])
            if one is not None:
                names = ", ".join(seat.name or seat.bot or "–" for seat in one.seats)
                found.append(Listed(one.id, one.game, one.status, max(0, one.last), names, one.reason))
        return found

    return await store.read(job)


async def room_of(store: Store, find: Find, table: str) -> Room:
    """A table, without its game being opened."""
    found = await store.read(lambda connection: info.load(connection, table))
    if found is None:
        raise Problem("server-no-table")
    return Room(store, find(found.game), found)


async def exported(store: Store, find: Find, table: str) -> str:
    """The whole record of a table, whatever it is doing."""
    return record.write(await whole_session(await room_of(store, find, table)))


async def imported(store: Store, find: Find, content: bytes, name: str) -> str:
    """A table from a record; whoever has its invitation may sit down. The token of the invitation."""
    session = record.read(content, find, tables.fresh())
    user = User(new_id(), name, "en", False)
    values = {"id": user.id, "name": name, "language": "en", "created": time.time()}
    await store.write(lambda connection: connection.execute(insert(USERS).values(values)))
    room = await tables.bring(Hall(store, find), user, session)
    return room.info.invite


async def close(store: Store, table: str) -> None:
    """Close a table; its log stays."""
    found = await store.read(lambda connection: info.load(connection, table))
    if found is None:
        raise Problem("server-no-table")
    values = {"status": CLOSED, "deadline": None, "version": TABLES.c.version + 1}

    def job(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
        info.notice(connection, table, "closed", time.time())

    await store.write(job, table)


# --- verifying --------------------------------------------------------------------------------------------------------


async def count(store: Store) -> int:
    """How many tables can be verified."""
    row = await store.row(select(func.count()).select_from(TABLES).where(TABLES.c.last >= 0))
    return 0 if row is None else int(row[0])


async def verify(store: Store, find: Find) -> AsyncIterator[Verdict]:
    """Replay every game under the present rules, and freeze those that no longer come out as they did."""
    query = select(TABLES.c.id).where(TABLES.c.last >= 0).order_by(TABLES.c.created)
    for row in await store.rows(query):
        table = row._mapping["id"]
        problem = await replayed(store, find, table)
        if problem is not None:
            await freeze(store, table, str(problem))
        yield Verdict(table, problem)


async def freeze(store: Store, table: str, reason: str) -> None:
    """Stop a table that is open or running; of one that is over only the reason is noted."""

    def job(connection: Connection) -> None:
        mine = TABLES.c.id == table
        connection.execute(update(TABLES).where(mine).values(reason=reason[:500], version=TABLES.c.version + 1))
        going = mine & TABLES.c.status.in_((OPEN, RUNNING))
        connection.execute(update(TABLES).where(going).values(status=FROZEN, deadline=None))

    await store.write(job, table)


async def replayed(store: Store, find: Find, table: str) -> Problem | None:
    """What is wrong with the log of a table, its snapshots or its row; nothing if all is well."""
    try:
        room = await room_of(store, find, table)
        found = room.info
        query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        rows = [from_row(row) for row in await store.rows(query)]
        if [row.number for row in rows] != list(range(found.last + 1)):
            return Problem("server-log-gaps")
        if found.branch:
            await room.load()
            return None
        session = session_of(room, found, rows)
        return await disagreement(room, found, session)
    except Problem as problem:
        return problem
    except (ValueError, KeyError, IndexError, TypeError) as error:
        return Problem("server-rules-failed", reason=f"{type(error).__name__}: {error}")


async def disagreement(room: Room, found: Info, session: Session) -> Problem | None:
    """Where a replay and what was kept beside the log do not agree."""
    await room.load()
    if room.playing().state.digest() != session.state.digest():
        return Problem("server-snapshot-differs", number=found.last)
    if found.status == RUNNING and found.decider != session.state.decider():
        return Problem("server-decider-differs")
    if found.status == OVER and not found.reason and not session.state.ended:
        return Problem("server-not-over")
    query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == room.id).order_by(SNAPSHOTS.c.number.desc()).limit(1)
    row = await room.store.row(query)
    if row is not None:
        restored(room.game, row._mapping["state"])
    return None


# --- backup -----------------------------------------------------------------------------------------------------------


async def back_up(store: Store, path: Path) -> int:
    """Write everything into one file, as of one moment, for either database; how many rows."""
    if path.exists():
        raise Problem("cli-file-exists", file=str(path))
    half = path.with_name(f"{path.name}.half")

    def job(connection: Connection) -> int:
        if store.shared:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        rows = 0
        with gzip.open(half, "wb") as file:
            file.write(TITLE.encode() + b"\n")
            for table in METADATA.sorted_tables:
                for row in connection.execute(select(table)):
                    file.write(
                        msgspec.json.encode(
                            [str(table.name), {str(name): value for name, value in row._mapping.items()}]
                        )
                        + b"\n"
                    )
                    rows += 1
        return rows

    rows = await store.read(job)
    half.replace(path)
    return rows


async def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup; all of it or nothing. How many rows."""
    tables_by_name = {table.name: table for table in METADATA.sorted_tables}

    def job(connection: Connection) -> int:
        if connection.execute(select(func.count()).select_from(USERS)).scalar():
            raise Problem("server-restore-not-empty")
        rows = 0
        for name, values in batches(path, tables_by_name):
            connection.execute(insert(tables_by_name[name]), values)
            rows += len(values)
        return rows

    return await store.write(job)


def batches(path: Path, known: dict[str, Table]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, some of one table at a time."""
    try:
        with gzip.open(path, "rb") as file:
            if file.readline().rstrip() != TITLE.encode():
                raise Problem("server-no-backup", file=str(path))
            name, waiting = "", list[dict[str, Any]]()
            for line in file:
                of, values = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
                if of not in known or set(values) != set(known[of].c.keys()):
                    raise Problem("server-no-backup", file=str(path))
                if waiting and (of != name or len(waiting) == AT_ONCE):
                    yield name, waiting
                    waiting = []
                name = of
                waiting.append(values)
            if waiting:
                yield name, waiting
    except FileNotFoundError as error:
        raise Problem("cli-no-file", file=str(path)) from error
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise Problem("server-no-backup", file=str(path)) from error
