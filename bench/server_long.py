"""A table with a very long game, to see how fast it opens."""

from __future__ import annotations

import datetime

from signoria import catalogue
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.engine.state import State
from signoria.server import admin
from signoria.server.people.accounts import People, csrf_of
from signoria.server.table import lifecycle
from signoria.server.table.bringing import brought
from signoria.server.table.hall import Hall

ENTRIES = 2000


def long_game(name: str) -> Session:
    """A game whose players take back whatever they can until the log is long enough; it is not over."""
    game = catalogue.find(name)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    session = Session(game, game.meta.editions[0], 2, game.options(), seeded("long"), date=today)
    rng = seeded("choices")
    while len(session.entries) < ENTRIES:
        options = [option for option in session.state.options() if not ends(session.state, option)]
        if not options:
            break
        seat = session.state.decider()
        session.choose(options[rng.below(len(options))], seat)
        for _ in range(40):
            if session.can_undo(seat):
                session.undo(seat)
                session.redo(seat)
    return session


def ends(state: State, option: int) -> bool:
    """Whether the game would be over after an option."""
    after = state.clone()
    after.choose(option)
    return after.over()


async def long_table(database: str, name: str) -> tuple[str, dict[str, str]]:
    """Put the game into the database; its table, and the headers of its owner."""
    async with admin.opened(database) as store:
        user, token = await People(store).arrive("Long", "en")
        room = await lifecycle.bring(Hall(store, catalogue.find), user, brought(long_game(name)))
        assert room.info.last >= ENTRIES, room.info.last
        return room.id, {"cookie": f"signoria={token}", "x-csrf-token": csrf_of(token)}
