"""Bots at tables think in other processes: what they keep for their next choice goes there and back."""

from __future__ import annotations

import asyncio

from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.server.table.bot_thinking import Thinker
from tests.sample.game import GAME
from tests.server import games


def test_what_a_bot_keeps_of_a_turn_holds_for_that_turn() -> None:
    """Turns are no part of what is sent of a position. Good lines of a turn competed in the next ones as well."""
    session = Session(GAME, "long", 2, GAME.options(), seeded("turns"))
    while session.state.turns < 3:
        session.choose(session.state.options()[0])
    state, seat = session.state, session.state.decider()

    async def think() -> Thinker:
        thinker = Thinker(games.find)
        try:
            await thinker.choose("magnate", state, seat, "ada", "table")
        finally:
            thinker.close()
        return thinker

    assert asyncio.run(think()).kept["table", seat, "magnate"].turn == state.turns
