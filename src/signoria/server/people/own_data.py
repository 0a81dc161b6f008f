"""What belongs to somebody: taken along as one document, or deleted for good.

What others have a part in stays without the name: the log of a game, and the place at a table where a bot plays on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from signoria.engine.problem import Problem
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
    seats = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.user_id == user)).all()
    found["said"] = [
        {"table": row.table_id, "at": row.at, "text": msgspec.json.decode(row.data).get("text", "")}
        for table, seat in seats
        for row in connection.execute(
            select(NOTICES).where(NOTICES.c.table_id == table, NOTICES.c.seat == seat, NOTICES.c.kind == "chat")
        )
    ]
    return found


def forgotten(connection: Connection, user: str) -> list[str]:
    """Delete somebody and all that is theirs alone; the tables where they sat, which others must look at again."""
    row = connection.execute(select(USERS.c.name).where(USERS.c.id == user)).first()
    if row is None:
        raise Problem("server-no-person")
    sat = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.user_id == user)).all()
    places = (
        select(SEATS.c.table_id).where(SEATS.c.user_id == user),
        select(MEMBERS.c.table_id).where(MEMBERS.c.user_id == user),
        select(TABLES.c.id).where(TABLES.c.owner == user),
    )
    tables = {str(table) for place in places for (table,) in connection.execute(place)}
    named = NOTICES.c.table_id.in_(tables) & (NOTICES.c.name == row.name)
    connection.execute(update(NOTICES).where(named).values(name=""))
    for table, seat in sat:
        forget_seat(connection, table, seat)
    connection.execute(update(TABLES).where(TABLES.c.owner == user).values(owner=None, version=TABLES.c.version + 1))
    for of in MINE:
        connection.execute(delete(of).where(of.c.user_id == user))
    connection.execute(delete(USERS).where(USERS.c.id == user))
    return sorted(tables)


def forget_seat(connection: Connection, table: str, seat: int) -> None:
    """Somebody who is deleted leaves a seat: empty before the game, to a bot while it runs, and nameless for ever."""
    status, players = connection.execute(select(TABLES.c.status, TABLES.c.players).where(TABLES.c.id == table)).one()
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    going = {"bot": STAND_IN, "resigned": True} if status == "running" else {}
    connection.execute(update(SEATS).where(here).values(user_id=None, plan="[]", **going))
    said = (NOTICES.c.table_id == table) & (NOTICES.c.seat == seat)
    connection.execute(update(NOTICES).where(said).values(name=""))
    connection.execute(update(NOTICES).where(said, NOTICES.c.kind == "chat").values(data="{}"))
    names = msgspec.json.decode(players, type=list[str])
    if seat < len(names):
        names[seat] = ""
    values = {"players": msgspec.json.encode(names).decode(), "version": TABLES.c.version + 1}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
