"""A whole database in one file, for either kind of database, and for every later version of Signoria."""

from __future__ import annotations

import gzip
import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Float, MetaData, Table, func, insert, select
from sqlalchemy.exc import InterfaceError, OperationalError, StatementError

from signoria.engine.problem import Problem
from signoria.server.store import migrate
from signoria.server.store.database import Store
from signoria.server.store.schema import METADATA, USERS

TITLE: Final = "signoria backup 2"  # and the revision of the database
FIRST_TITLE: Final = "signoria backup 1"
FIRST_REVISION: Final = "0002"
AT_ONCE: Final = 500  # rows read and written together


async def back_up(store: Store, path: Path) -> int:
    """Write everything into one file, as of one moment, for either database; how many rows."""
    if path.exists():
        raise Problem("cli-file-exists", file=str(path))
    half = path.with_name(f"{path.name}.half")
    half.unlink(missing_ok=True)  # of a backup that was never done; nobody else may have put it there for us

    def job(connection: Connection) -> int:
        rows = 0
        with open(half, "wb", opener=for_us_alone) as raw, gzip.open(raw, "wb") as file:
            file.write(f"{TITLE} {migrate.newest()}\n".encode())
            for table in METADATA.sorted_tables:
                for row in connection.execute(select(table)):
                    file.write(
                        msgspec.json.encode(
                            [str(table.name), {str(name): value for name, value in row._mapping.items()}]
                        )
                        + b"\n"
                    )
                    rows += 1
            file.close()
            raw.flush()
            os.fsync(raw.fileno())  # what is called done survives a power cut
        return rows

    rows = await store.read(job)
    half.replace(path)
    sync_folder(path.parent)
    return rows


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names in a folder: only then a new file is sure to be found again."""
    known = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(known)
    finally:
        os.close(known)


def for_us_alone(path: str, flags: int) -> int:
    """Open a file that nobody else can read: a backup has everything in it."""
    return os.open(path, flags | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR)


class Restored(msgspec.Struct, frozen=True):
    """What came of a backup: rows that were taken from it, and damaged ones that no database would take."""

    rows: int
    left_out: int


async def restore(store: Store, path: Path) -> Restored:
    """Fill an empty database from a backup; all of it or nothing, but for rows that are damaged."""

    def job(connection: Connection) -> Restored:
        if connection.execute(select(func.count()).select_from(USERS)).scalar():
            raise Problem("server-restore-not-empty")
        migrate.back(connection, revision_of(path))  # to the form in which the backup was written
        found = MetaData()
        found.reflect(connection)
        given = rows = 0
        for name, values in batches(path, found.tables):
            given += len(values)
            rows += put(connection, found.tables[name], values)
        migrate.upgrade(connection)
        return Restored(rows, given - rows)

    return await store.write(job)


def put(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> int:
    """Put rows into a table, and say how many; one that is damaged takes no other along."""
    times = [column.name for column in table.c if isinstance(column.type, Float) and not column.nullable]
    for row in rows:
        row |= {name: 0.0 for name in times if row[name] is None}  # it was no number that a backup can hold
    try:
        with connection.begin_nested():
            connection.execute(insert(table), rows)
    except (OperationalError, InterfaceError):  # it is the database that fails, and not a row
        raise
    except StatementError:
        return sum(put(connection, table, [row]) for row in rows) if len(rows) > 1 else 0
    return len(rows)


@contextmanager
def reading(path: Path) -> Iterator[gzip.GzipFile]:
    """A backup; a Problem if it is none, or not a whole one."""
    try:
        with gzip.open(path, "rb") as file:
            yield file
    except FileNotFoundError as error:
        raise Problem("cli-no-file", file=str(path)) from error
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise Problem("server-no-backup", file=str(path)) from error


def revision_of(path: Path) -> str:
    """The form of the database that a backup was written from."""
    with reading(path) as file:
        title = file.readline().rstrip()
    if title == FIRST_TITLE.encode():
        return FIRST_REVISION
    name, _, revision = title.rpartition(b" ")
    if name != TITLE.encode():
        raise Problem("server-no-backup", file=str(path))
    return revision.decode(errors="replace")


def batches(path: Path, known: Mapping[str, Table]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, some of one table at a time."""
    with reading(path) as file:
        file.readline()
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
