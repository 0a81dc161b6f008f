"""The command line with the sample game on offer: ``python -m tests.cli.quay play sample``."""

from __future__ import annotations

import sys

from signoria.cli.app import run
from signoria.cli.desk import Desk
from signoria.engine.game import Game
from signoria.engine.vocabulary import unknown
from tests.sample.game import GAME


def games() -> dict[str, Game]:
    """The one game of these tests."""
    return {GAME.meta.id: GAME}


def find(name: str) -> Game:
    """The game with this name."""
    if name != GAME.meta.id:
        raise unknown("game", name, (GAME.meta.id,))
    return GAME


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], Desk(games, find)))
