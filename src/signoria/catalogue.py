"""The games on offer: every package of ``signoria.games`` is one, and its module ``game`` has it as ``GAME``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from signoria.engine.game import Game
from signoria.engine.vocabulary import unknown

ROOMS: Final = "signoria.games"


@cache
def games() -> dict[str, Game]:
    """Every game by its id."""
    names = [room.name for room in iter_modules(import_module(ROOMS).__path__) if room.ispkg]
    found: list[Game] = [import_module(f"{ROOMS}.{name}.game").GAME for name in names]
    return {game.meta.id: game for game in sorted(found, key=lambda game: (game.meta.place, game.meta.id))}


def find(game_id: str) -> Game:
    """The game with this id."""
    game = games().get(game_id)
    if game is None:
        raise unknown("game", game_id, tuple(games()))
    return game
