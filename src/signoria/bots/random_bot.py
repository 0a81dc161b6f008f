"""``random``: any legal option, each equally likely."""

from __future__ import annotations

from signoria.bots.bot import Bot, Sight
from signoria.engine.rng import Rng


class RandomBot(Bot):
    """Plays anything that is allowed."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Any option."""
        return sight.options[rng.below(len(sight.options))]
