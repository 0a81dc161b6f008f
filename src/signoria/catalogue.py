"""The games on offer. The one place that knows them all; nothing below it needs to."""

from __future__ import annotations

from functools import cache

from signoria.engine.game import Game
from signoria.engine.vocabulary import unknown
from signoria.games.lorenzo.game import LorenzoGame
from signoria.games.pax.game import PaxRenaissance


@cache
def games() -> dict[str, Game]:
    """Every game by its id."""
    return {game.meta.id: game for game in (PaxRenaissance(), LorenzoGame())}


def find(game_id: str) -> Game:
    """The game with this id."""
    game = games().get(game_id)
    if game is None:
        raise unknown("game", game_id, tuple(games()))
    return game
