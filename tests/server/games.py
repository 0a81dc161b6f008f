"""The games on offer in these tests: the sample, which is quick, beside those of the catalogue."""

from __future__ import annotations

from signoria import catalogue
from signoria.engine.game import Game
from tests.sample.game import GAME


def games() -> dict[str, Game]:
    """Every game by its id."""
    return {**catalogue.games(), GAME.meta.id: GAME}


def find(name: str) -> Game:
    """The game with this id."""
    return GAME if name == GAME.meta.id else catalogue.find(name)
