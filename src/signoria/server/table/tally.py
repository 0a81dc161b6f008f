"""What came of games that are over, written down once each: results for profiles, and ratings."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from signoria.engine.problem import Problem
from signoria.server.people import ratings
from signoria.server.people.ratings import Ended, Played
from signoria.server.store.info import OVER, Info
from signoria.server.store.schema import ENTRIES, TABLES
from signoria.server.table.game_log import TAKEBACK
from signoria.server.table.hall import Hall
from signoria.server.table.room import Room

LOG: Final = logging.getLogger("signoria.server")
LOOK: Final = 2.0  # seconds between two looks for games that are over
AT_ONCE: Final = 50


class Tally:
    """Looks for games that are over."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
            except (DBAPIError, OSError) as error:
                LOG.warning("results wait for the database: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Write down what came of every game that is over and was not written down yet."""
        query = select(TABLES.c.id).where(TABLES.c.tallied.is_(False), TABLES.c.status == OVER).limit(AT_ONCE)
        for row in await self.hall.store.rows(query):
            table = row._mapping["id"]
            try:
                await self.enter(table)
            except (OperationalError, InterfaceError, OSError):
                raise
            except Exception as error:  # noqa: BLE001  one game must not keep the results of all others waiting
                self.hall.supervisor.failed("result", error)
                await self.hall.store.write(partial(written, table=table, ended=None))

    async def enter(self, table: str) -> None:
        """Write down what came of one game."""
        try:
            room = await self.hall.room(table)
            async with room.lock:
                ended = result(room)
        except Problem:
            ended = None  # it cannot be opened any more: nothing came of it
        await self.hall.store.write(partial(written, table=table, ended=ended))


def result(room: Room) -> Ended | None:
    """What came of a game; nothing if it was a what-if."""
    found = room.info
    if found.branch:
        return None
    outcome = room.playing().state.outcome
    if outcome is None:  # it ended early
        seats = tuple(Played(seat.seat, seat.user or "", seat.bot, 0, None, False) for seat in found.seats)
        return Ended(found.id, found.game, found.edition, found.moved, False, seats)
    places = ratings.places(tuple(outcome.scores), tuple(outcome.winners))
    seats = tuple(
        Played(seat.seat, seat.user or "", seat.bot, place, int(score), seat.seat in outcome.winners)
        for seat, place, score in zip(found.seats, places, outcome.scores, strict=True)
    )
    return Ended(found.id, found.game, found.edition, found.moved, counts(found), seats)


def counts(found: Info) -> bool:
    """Whether a game that was played to its end counts for ratings, as far as its table tells."""
    people = {seat.user for seat in found.seats if seat.user is not None}
    stayed = all(not seat.bot and not seat.resigned for seat in found.seats if seat.user is not None)
    each_once = len(people) == sum(seat.user is not None for seat in found.seats)
    return not found.reason and stayed and each_once and len(people) > 1


def written(connection: Connection, table: str, ended: Ended | None) -> None:
    """Write it down, unless another worker was faster."""
    mine = (TABLES.c.id == table) & TABLES.c.tallied.is_(False)
    if connection.execute(update(TABLES).where(mine).values(tallied=True)).rowcount != 1 or ended is None:
        return
    back = select(func.count()).where(ENTRIES.c.table_id == table, ENTRIES.c.kind == TAKEBACK)
    if ended.counts and connection.execute(back).scalar_one():
        ended = Ended(ended.table, ended.game, ended.edition, time.time(), False, ended.seats)
    ratings.enter(connection, ended)
