"""Every game there is: those on offer and the sample."""

from __future__ import annotations

from signoria import catalogue
from signoria.engine.game import Game
from tests.sample.game import GAME

GAMES: dict[str, Game] = {**catalogue.games(), GAME.meta.id: GAME}


def find(name: str) -> Game:
    """The game with this id, the sample included."""
    return GAMES[name] if name in GAMES else catalogue.find(name)
