"""Levels: one planner with more and more to spend. How much that is, each game says for itself (``Game.levels``)."""

from __future__ import annotations

from functools import cache
from typing import Final

from signoria.bots.bot import Bot, Kept, Sight
from signoria.bots.planner import Planner
from signoria.engine.effort import Effort
from signoria.engine.game import Game
from signoria.engine.rng import Rng

# Where a game says nothing.
USUAL: Final = {
    "apprentice": Effort(10, lines=6, breadth=2, replies=2, slips=82),
    "merchant": Effort(60, lines=8, breadth=3, replies=3, slips=76),
    "banker": Effort(200, lines=8, breadth=4, replies=4, slips=42),
    "magnate": Effort(650, lines=9, breadth=6, replies=7),
    "doge": Effort(40_000, lines=32, breadth=8, replies=8, ahead=2),
}


class Level(Bot):
    """Thinks as hard as its name says at the game that is played; ``seconds`` is how long people wait for it."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds

    def effort(self, game: Game) -> Effort:
        """How hard it thinks at a game."""
        return game.levels.get(self.name, USUAL[self.name])

    def planner(self, game: Game) -> Planner:
        """What it is at a game."""
        return planner(self.name, self.seconds, self.effort(game))

    def choose(self, sight: Sight, rng: Rng) -> int:
        """What the planner of the game chooses."""
        return self.planner(sight.game).choose(sight, rng)

    def go_on(self, sight: Sight, rng: Rng, kept: Kept, timed: bool = False) -> tuple[int, Kept]:
        """The same, with what the planner wants to keep."""
        return self.planner(sight.game).go_on(sight, rng, kept, timed)


@cache
def planner(name: str, seconds: float, effort: Effort) -> Planner:
    """A planner of this effort."""
    return Planner(
        name,
        effort.expansions,
        seconds,
        effort.lines,
        effort.breadth,
        effort.replies,
        horizon=effort.ahead,
        slips=effort.slips,
    )
