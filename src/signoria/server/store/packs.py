"""Data packs as they are stored: written once under a name that their content gives them, and never changed.

One that no table has been opened with goes after a time.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.engine.pack import Pack
from signoria.engine.pack_write import files_of, name_of
from signoria.engine.problem import Problem
from signoria.server.store.database import Store
from signoria.server.store.info import NOT_JSON
from signoria.server.store.schema import PACKS, TABLES

Files = dict[str, str]
UNUSED: Final = 90 * 86_400.0  # seconds for which a pack is kept that no table is played with
LOOK: Final = 86_400.0  # seconds between two looks for such packs


async def keep(store: Store, pack: Pack) -> str:
    """Store a pack, unless it is there; its name."""
    files = files_of(pack)
    name = name_of(files)
    values = {
        "id": name,
        "game": pack.game,
        "title": pack.title,
        "digest": pack.digest,
        "files": msgspec.json.encode(files).decode(),
        "created": time.time(),
    }

    def job(connection: Connection) -> None:
        again = update(PACKS).where(PACKS.c.id == name).values(created=values["created"])
        if connection.execute(again).rowcount == 0:
            connection.execute(insert(PACKS).values(values))

    try:
        await store.write(job)
    except IntegrityError:  # another worker has just stored the same
        await store.write(job)
    return name


async def load(store: Store, name: str) -> Files | None:
    """The files of a pack."""
    row = await store.row(select(PACKS.c.files).where(PACKS.c.id == name))
    try:
        return None if row is None else msgspec.json.decode(row._mapping["files"], type=Files)
    except NOT_JSON as error:
        raise Problem("server-no-pack") from error


async def with_values(store: Store, digest: str, title: str) -> str | None:
    """The name of a pack with these values: the one with the title if there is one, else the newest."""
    query = select(PACKS.c.id, PACKS.c.title).where(PACKS.c.digest == digest).order_by(PACKS.c.created.desc())
    found = await store.rows(query)
    named = [row._mapping["id"] for row in found if row._mapping["title"] == title]
    others: list[str] = [row._mapping["id"] for row in found]
    return next(iter([*named, *others]), None)


def must_be_there(connection: Connection, name: str) -> None:
    """See that a pack is still kept, and keep it until this is written."""
    query = select(PACKS.c.id).where(PACKS.c.id == name).with_for_update(read=True, key_share=True)
    if connection.execute(query).first() is None:
        raise Problem("server-no-pack")


# --- letting go -------------------------------------------------------------------------------------------------------

USED: Final = select(TABLES.c.id).where(TABLES.c.pack == PACKS.c.id).exists()


class Kept(msgspec.Struct, frozen=True):
    """A pack in a list."""

    id: str
    game: str
    title: str
    tables: int
    characters: int


async def listed(store: Store) -> list[Kept]:
    """Every pack, the newest first, with how many tables are played with it."""
    tables = select(func.count()).select_from(TABLES).where(TABLES.c.pack == PACKS.c.id).scalar_subquery()
    length = func.length(PACKS.c.files)
    query = select(PACKS.c.id, PACKS.c.game, PACKS.c.title, tables.label("tables"), length.label("characters"))
    rows = await store.rows(query.order_by(PACKS.c.created.desc()))
    return [Kept(**row._mapping) for row in rows]


async def drop(store: Store, name: str) -> None:
    """Let go of a pack that no table is played with."""

    def job(connection: Connection) -> None:
        must_be_there(connection, name)
        if connection.execute(delete(PACKS).where(PACKS.c.id == name, ~USED)).rowcount == 0:
            raise Problem("server-pack-used")

    await store.write(job)


async def tidying(store: Store) -> None:
    """Let go of packs that nobody has played with for long, again and again."""
    while True:
        old = delete(PACKS).where(PACKS.c.created < time.time() - UNUSED, ~USED)
        await store.write(partial(Connection.execute, statement=old))
        await asyncio.sleep(LOOK)
