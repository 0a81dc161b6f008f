"""What-ifs: private tables that begin with a position of a game, of a lesson or of a puzzle."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select

from signoria.engine.session import START
from signoria.engine.state import State
from signoria.server.people.accounts import User
from signoria.server.store import info
from signoria.server.store.info import OVER, RUNNING, Info
from signoria.server.store.schema import TABLES
from signoria.server.table import lifecycle
from signoria.server.table.game_log import Logged, fresh, saved, worded
from signoria.server.table.hall import Hall, running_values, write_beginning
from signoria.server.table.room import Room
from signoria.server.wire import NewTable, SeatPlan, Settings


async def fork(hall: Hall, room: Room, user: User, position: int) -> Room:
    """A private what-if from a position: with what one's seat knows, and everything else drawn anew."""
    found = room.info
    state = await room.at(position)
    if found.status != OVER:
        state = state.game.resample(state, lifecycle.eyes(found, user), fresh())
    state.rng = fresh()
    state.script = ()
    await close_old_branches(hall, user)
    seats = [SeatPlan(me=True)] * len(found.seats)
    body = NewTable(found.game, seats, found.edition, found.options, pack=found.pack or "")
    new = await lifecycle.create(hall, user, body, origin=found.id, branch=True, settings=Settings(moment=position))
    await lay(hall, new, state)
    return new


async def lay(hall: Hall, room: Room, state: State) -> None:
    """Begin a what-if with a position."""
    now = time.time()
    row = Logged(0, START, -1, -1, "", 0, True, (), (), int(state.rng.a), int(state.rng.b), now)

    def job(connection: Connection, found: Info) -> None:
        values = running_values(found, info.waiting(state), 0, now, bool(state.ended))
        write_beginning(connection, found, [worded(room.game, row)], [(0, 0, saved(state))], values)

    await room.change(job)
    hall.attend(room)


async def close_old_branches(hall: Hall, user: User) -> None:
    """What-ifs are many and soon forgotten: of too many, those are closed where nothing happened for longest."""
    mine = (TABLES.c.owner == user.id) & (TABLES.c.status == RUNNING) & TABLES.c.branch
    newest = select(TABLES.c.id).where(mine).order_by(TABLES.c.moved.desc()).offset(hall.limits.branches - 1)
    for row in await hall.store.rows(newest.limit(hall.limits.branches)):
        await lifecycle.close(await hall.room(row._mapping["id"]))
