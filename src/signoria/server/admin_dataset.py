"""Records of people's finished games for research: only where every person at the table says yes, and without names.

What is written is what the game itself needs: choices and chance. Names, dates, notes, chat and all else that is kept
of a table stay in the database. A file is called after what is in it, so that not even the order of the games is told.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.research.tables import people_card
from signoria.server.store import info
from signoria.server.store.database import Store
from signoria.server.store.info import OVER, Info
from signoria.server.store.schema import ENTRIES, NOTICES, TABLES, USERS
from signoria.server.table.bot_thinking import Find
from signoria.server.table.boxes import Boxes
from signoria.server.table.replay import whole_session
from signoria.server.table.room import Room

PERSON: Final = "person"  # with a number from 1, in place of a name
RECORDS: Final = "records"
CARD: Final = "README.md"
STOOD_IN: Final = ("replaced", "returned")  # notices of bots that chose for a person for a while


class Shared(msgspec.Struct):
    """What came of an export."""

    games: Counter[tuple[str, str, int]] = msgspec.field(default_factory=Counter)  # game, edition, seats
    refused: int = 0  # games in which somebody did not say yes
    unfit: int = 0  # games that are no whole games of these people, or no longer replay


async def exported(store: Store, find: Find, folder: Path) -> Shared:
    """Write every game that may be used into a new folder, with a card that says what it is."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem("server-folder-taken", folder=str(folder))
    (folder / RECORDS).mkdir(parents=True)
    shared = Shared()
    query = select(TABLES.c.id).where(TABLES.c.status == OVER, TABLES.c.branch.is_(False)).order_by(TABLES.c.id)
    for row in await store.rows(query):
        table = row._mapping["id"]
        found, willing = await store.read(partial(looked_at, table=table))
        if found is None or not people_of(found):
            continue  # bots among themselves are no games of people
        if not willing:
            shared.refused += 1
            continue
        text = await nameless(store, find, found)
        if text is None:
            shared.unfit += 1
            continue
        name = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        (folder / RECORDS / f"{name}.signoria").write_text(text, "utf-8")
        shared.games[found.game, found.edition, len(found.seats)] += 1
    (folder / CARD).write_text(people_card(shared.games, RECORDS, PERSON), "utf-8")
    return shared


def looked_at(connection: Connection, table: str) -> tuple[Info | None, bool]:
    """A table as of one moment, and whether everybody who sat there says yes to research.

    Somebody whose account is deleted can no longer say yes. Nor has anybody who played a game that was brought along.
    """
    found = info.load(connection, table)
    if found is None:
        return None, False
    people = set(people_of(found))
    yes = select(USERS.c.id).where(USERS.c.id.in_(people), USERS.c.shares.is_not(None))
    asked = len(connection.execute(yes).all()) == len(people)
    gone = any(seat.user is None and (seat.resigned or not seat.bot) for seat in found.seats)
    return found, asked and not gone and begun_here(connection, table)


def begun_here(connection: Connection, table: str) -> bool:
    """Whether the game was started at this table: a record that was brought along has choices from before."""
    first = select(ENTRIES.c.at).where(ENTRIES.c.table_id == table, ENTRIES.c.number == 0)
    started = select(NOTICES.c.at).where(NOTICES.c.table_id == table, NOTICES.c.kind == "started")
    return connection.execute(first).scalar() == connection.execute(started).scalar()


def people_of(found: Info) -> list[str]:
    """The people at a table, in the order of their seats."""
    return list(dict.fromkeys(seat.user for seat in found.seats if seat.user is not None))


async def nameless(store: Store, find: Find, found: Info) -> str | None:
    """The record of a game without anybody's name; nothing if it is no whole game of these people alone.

    Where a bot chose for a person, or people ended the game early, or played with values of their own, it is left out.
    """
    stood_in = select(NOTICES.c.number).where(NOTICES.c.table_id == found.id, NOTICES.c.kind.in_(STOOD_IN))
    left = any(seat.user is not None and (seat.bot or seat.resigned) for seat in found.seats)
    if left or found.reason or found.pack is not None or await store.row(stood_in) is not None:
        return None
    try:
        session = await whole_session(Room(store, await Boxes(store, find).game(found.game, found.pack), found))
    except Problem:
        return None
    header = session.header
    if header is None or header.data or not session.state.ended:
        return None
    people = people_of(found)
    players = tuple(
        seat.bot if seat.user is None else f"{PERSON} {people.index(seat.user) + 1}" for seat in found.seats
    )
    session.header = msgspec.structs.replace(header, players=players, date="")
    return record.write(session)
