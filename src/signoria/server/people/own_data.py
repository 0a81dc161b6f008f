"""What belongs to somebody: taken along as one document, or deleted for good.

What others have a part in stays without the name: the log of a game, and the place at a table where a bot plays on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from signoria.engine.problem import Problem
from signoria.server.store import info
from signoria.server.store.info import OPEN, RUNNING
from signoria.server.store.schema import (
    DELIVERIES,
    HOOKS,
    MEMBERS,
    NOTES,
    NOTICES,
    NOTIFICATIONS,
    PREFERENCES,
    PUSHES,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
    TOKENS,
    USERS,
)

TELLING: Final = ("chat", "renamed", "plan-void")  # notices with somebody's own words in them
STAND_IN: Final = "greedy"  # who plays on at running tables
# In this order nothing refers to what is gone already.
MINE: Final[tuple[Table, ...]] = (
    *(DELIVERIES, NOTIFICATIONS, PUSHES, HOOKS, PREFERENCES, NOTES, MEMBERS, RATINGS, RESULTS, TOKENS),
)
SECRET: Final = frozenset({"password", "hash", "secret", "code", "stop", "auth", "p256dh", "invite"})


def exported(connection: Connection, user: str) -> dict[str, Any]:
    """Everything that is known of somebody, but no secrets: with those another could be that person."""
    found: dict[str, Any] = {}
    for table in (USERS, *MINE):
        mine = table.c.id == user if table is USERS else table.c.user_id == user
        rows = connection.execute(select(table).where(mine)).mappings().all()
        found[str(table.name)] = [{name: row[name] for name in row if name not in SECRET} for row in rows]
    sits = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.edition, TABLES.c.status, TABLES.c.date, TABLES.c.created)
    at = TABLES.c.id.in_(sits) | (TABLES.c.owner == user)
    found["tables"] = [dict(row) for row in connection.execute(select(*columns).where(at)).mappings()]
    said = select(NOTICES).where(NOTICES.c.user_id == user, NOTICES.c.kind == "chat")
    found["said"] = [
        {"table": row.table_id, "at": row.at, "text": text_of(row.data)} for row in connection.execute(said)
    ]
    return found


def text_of(data: str) -> str:
    """What somebody said, as it is stored; one row that cannot be read does not hide all others."""
    try:
        return msgspec.json.decode(data, type=Chat).text
    except info.NOT_JSON:
        return ""


class Chat(msgspec.Struct):
    """The data of a line of chat."""

    text: str = ""


def forgotten(connection: Connection, user: str) -> list[str]:
    """Delete somebody and all that is theirs alone; the tables where they were, which others must look at again."""
    row = connection.execute(select(USERS.c.name).where(USERS.c.id == user)).first()
    if row is None:
        raise Problem("server-no-person")
    places = (
        select(SEATS.c.table_id).where(SEATS.c.user_id == user),
        select(MEMBERS.c.table_id).where(MEMBERS.c.user_id == user),
        select(NOTICES.c.table_id).where(NOTICES.c.user_id == user),
        select(TABLES.c.id).where(TABLES.c.owner == user),
    )
    tables = sorted({str(table) for place in places for (table,) in connection.execute(place)})
    for table in tables:
        forget_at(connection, table, user)
    before = select(NOTICES.c.name).where(NOTICES.c.user_id == user).distinct()
    names = {row.name, *(name for (name,) in connection.execute(before))}
    for of in (NOTIFICATIONS, DELIVERIES):  # of others, who were told what somebody of such a name asked or began
        connection.execute(update(of).where(of.c.table_id.in_(tables), of.c.name.in_(names)).values(name=""))
    nameless = update(NOTICES).where(NOTICES.c.user_id == user)
    connection.execute(nameless.where(NOTICES.c.kind.in_(TELLING)).values(data="{}"))
    connection.execute(nameless.values(name="", user_id=None))
    for of in MINE:
        connection.execute(delete(of).where(of.c.user_id == user))
    connection.execute(delete(USERS).where(USERS.c.id == user))
    return tables


def forget_at(connection: Connection, table: str, user: str) -> None:
    """Somebody who is deleted leaves a table: a seat is empty before the game, a bot's while it runs, and nameless.

    If nobody is left who could want it, the table is closed: the bots would play on for nobody.
    """
    found = info.load(connection, table)
    if found is None:
        return
    seats = found.seats_of(user)
    going = {"bot": STAND_IN, "resigned": True} if found.status == RUNNING else {}
    mine = (SEATS.c.table_id == table) & (SEATS.c.user_id == user)
    connection.execute(update(SEATS).where(mine).values(user_id=None, plan=info.plan_text(()), **going))
    names = tuple("" if seat in seats else name for seat, name in enumerate(found.players))
    values: dict[str, Any] = {"version": TABLES.c.version + 1}
    values |= info.coded({"players": names}) if names != found.players else {}
    values |= {"owner": None} if found.owner == user else {}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    info.set_pending(connection, table, None)  # who is asked is another matter now
    others = any(seat.user not in (None, user) and not seat.resigned for seat in found.seats)
    if found.status in (OPEN, RUNNING) and not others and (seats or found.owner == user):
        info.close(connection, table)
