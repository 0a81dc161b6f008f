"""Tables before the game: other options, calling it off; and names that change while people sit there."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, select, update

from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown
from signoria.server.people.accounts import User
from signoria.server.store import info
from signoria.server.store.info import OPEN, RUNNING, Info
from signoria.server.store.schema import SEATS, TABLES
from signoria.server.table.hall import Hall
from signoria.server.table.lifecycle import in_status, owned
from signoria.server.table.room import NOT_BEGUN, Room
from signoria.server.wire import Altered

MOST_TABLES = 60  # those where somebody with a new name is told of at once


async def alter(room: Room, user: User, body: Altered) -> None:
    """Other options of the game, while nobody has begun to play. The people who sit there stay."""
    game = room.game

    def job(connection: Connection, found: Info) -> None:
        owned(found, user)
        in_status(found, OPEN)
        if found.last != NOT_BEGUN:
            raise Problem("server-running")
        fields = {field.encode_name for field in msgspec.structs.fields(game.options)}
        for name in body.options:
            if name not in fields:
                raise unknown("gameoption", name[:80], tuple(fields))
        try:
            options = msgspec.convert({**found.options, **body.options}, game.options)
        except msgspec.ValidationError as error:
            raise Problem("server-bad-options") from error
        game.check_options(found.edition, options)
        if game.house(options) != game.house(msgspec.convert(found.options, game.options)):
            raise Problem("server-bad-options")  # seats of the rules themselves cannot come or go
        values = info.coded({"options": msgspec.to_builtins(options)})
        connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(values))
        info.notice(connection, found.id, "altered", time.time(), name=user.name, by=user.id)

    await room.change(job)


async def call_off(room: Room, user: User) -> None:
    """Close a table at which the game has not begun."""

    def job(connection: Connection, found: Info) -> None:
        owned(found, user)
        in_status(found, OPEN)
        info.close(connection, found.id)

    await room.change(job)


async def renamed(hall: Hall, user: User, before: str) -> None:
    """Tell everybody at the tables of somebody that the name is another one now."""

    def mine(connection: Connection) -> list[str]:
        sits = (SEATS.c.user_id == user.id) & TABLES.c.status.in_((OPEN, RUNNING))
        query = select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(sits)
        query = query.distinct().order_by(TABLES.c.id).limit(MOST_TABLES)
        return [str(row._mapping["id"]) for row in connection.execute(query)]

    for table in await hall.store.read(mine):
        try:
            room = await hall.room(table)
        except Problem:
            continue  # it cannot be opened any more: nobody is told anything there

        def job(connection: Connection, found: Info) -> None:
            told = {"before": before}
            info.notice(connection, found.id, "renamed", time.time(), name=user.name, by=user.id, data=told)

        await room.change(job)
