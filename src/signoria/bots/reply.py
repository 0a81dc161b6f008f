"""Quick replies: what a seat would do that looks no further than its next choice; cheap, and the same for any game."""

from __future__ import annotations

import time
from typing import Any, Final

from signoria.engine.game import Game
from signoria.engine.rng import Rng
from signoria.engine.state import State

LOOKS: Final = 64  # expansions between two looks at the clock


class Meter:
    """What a search may still spend. An expansion is one choice made in a copy and one look at what comes of it.

    Without a time limit what is done depends on the numbers alone, so that a seed gives the same choice everywhere.
    """

    def __init__(self, expansions: int, seconds: float) -> None:
        self.left: int = expansions
        self.spent: int = 0
        self.until: float = time.monotonic() + seconds if seconds > 0.0 else 0.0

    def count(self) -> None:
        """One expansion more; when time is up, nothing is left."""
        self.left -= 1
        self.spent += 1
        if self.until > 0.0 and self.spent % LOOKS == 0 and time.monotonic() > self.until:
            self.left = 0


def few(options: list[int], most: int, rng: Rng) -> list[int]:
    """All options, or that many of them at random."""
    if len(options) <= most:
        return options
    left = list(options)
    for place in range(most):
        other = place + rng.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left[:most]


def reply(meter: Meter, game: Game, state: State, most: int, rng: Rng) -> State:
    """The position after the decider took what looks best for it at once, of at most so many options.

    Where several answer in secret and one of them has, the next answer is drawn: nobody knows what the others said.
    """
    options = state.options()
    step: Any = state.common()
    if step is not None and max(step.answers) >= 0:
        after = state.clone()
        after.choose(options[rng.below(len(options))])
        meter.count()
        return after
    seat = state.decider()
    best = state
    high = -1.0
    equals = 1
    for option in few(options, most, rng):
        after = state.clone()
        after.choose(option)
        meter.count()
        value = game.values(after)[seat]
        if value > high:
            high = value
            best = after
            equals = 1
        elif value == high:
            equals += 1
            if rng.below(equals) == 0:
                best = after
    return best
