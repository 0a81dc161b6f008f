"""Data packs as they are stored: written once under a name that their content gives them, and never changed."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from signoria.engine.pack import Pack
from signoria.engine.pack_write import files_of, name_of
from signoria.engine.problem import Problem
from signoria.server.store.database import Store
from signoria.server.store.info import NOT_JSON
from signoria.server.store.schema import PACKS

Files = dict[str, str]


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
        if connection.execute(select(PACKS.c.id).where(PACKS.c.id == name)).first() is None:
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
