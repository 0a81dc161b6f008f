"""The API of games for one: what came of those that are over."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get
from sqlalchemy import Connection, select

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, known
from signoria.server.api.tables import hall_of
from signoria.server.store import info
from signoria.server.store.info import OVER
from signoria.server.store.schema import SEATS, TABLES
from signoria.server.table.room import Room
from signoria.server.texts import say
from signoria.server.wire import CampaignCard

MOST: Final = 50


@get("/campaign", summary="My games against the house")
async def campaign(request: Asked) -> list[CampaignCard]:
    """Finished games for one, the newest first: how hard, won or lost in which way, in how many turns of mine."""
    user = known(request)
    sits = select(SEATS.c.table_id).where(SEATS.c.user_id == user.id)
    where = TABLES.c.id.in_(sits) & (TABLES.c.status == OVER) & ~TABLES.c.branch
    if user.table is not None:
        where = where & (TABLES.c.id == user.table)
    query = select(TABLES.c.id).where(where).order_by(TABLES.c.moved.desc())

    def job(connection: Connection) -> list[info.Info]:
        found = [info.load(connection, row._mapping["id"]) for row in connection.execute(query)]
        return [one for one in found if one is not None]

    hall = hall_of(request)
    cards: list[CampaignCard] = []
    for found in await hall.store.read(job):
        game = hall.find(found.game)
        if len(cards) < MOST and game.meta.solo and game.house(msgspec.convert(found.options, game.options)):
            card = await summed_up(await hall.room(found.id), language_of(request), user.id)
            if card is not None:
                cards.append(card)
    return cards


async def summed_up(room: Room, language: str, user: str) -> CampaignCard | None:
    """What came of a game; nothing if it was given up or cannot be read any more."""
    found, game = room.info, room.game
    async with room.lock:
        try:
            state = room.playing().state
        except Problem:
            return None
        outcome = state.outcome
        if outcome is None:
            return None
        mine = found.seats_of(user)
        turns = sum(
            1
            for row in await room.entries_after(-1)
            for event in row.told()
            if event.kind == game.turn_event and event.args[0] in mine
        )
    dial = str(found.options.get(game.meta.solo_option, ""))
    key = f"gameoption-{game.meta.id}-{game.meta.solo_option}-{dial}"
    return CampaignCard(
        found.id,
        game.meta.id,
        found.edition,
        say(game, language, Phrase(key)),
        any(seat in outcome.winners for seat in mine),
        say(game, language, Phrase(f"outcome-{outcome.kind}")),
        turns,
        found.moved,
    )


HANDLERS: Final[list[Any]] = [campaign]
