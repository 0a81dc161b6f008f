"""``solitaire``: the opponent that the rulebook itself describes, for games that have one."""

from __future__ import annotations

from signoria.bots.bot import Bot, Sight
from signoria.engine.game import Game
from signoria.engine.rng import Rng


class TableBot(Bot):
    """Plays what ``Game.advise`` says."""

    name = "solitaire"

    def plays(self, game: Game) -> bool:
        """Only games whose rules have such an opponent."""
        return game.meta.solo == self.name

    def choose(self, sight: Sight, rng: Rng) -> int:
        """What the tables of the game say for a position that looks the same to the seat."""
        sample = sight.sample(rng)
        return sample.game.advise(sample, sight.seat).option
