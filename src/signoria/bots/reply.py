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
    return best_of(meter, game, state, state.decider(), few(options, most, rng), most, rng)


def best_of(meter: Meter, game: Game, state: State, seat: int, options: list[int], most: int, rng: Rng) -> State:
    """The position after the best of some options at first sight.

    Where all look alike, the choice only opens a move: then it is judged by the best way to go on.
    """
    nexts: list[State] = []
    worth: list[float] = []
    for option in options:
        after = state.clone()
        after.choose(option)
        meter.count()
        nexts.append(after)
        worth.append(game.values(after)[seat])
    if max(worth) == min(worth):
        for place in range(len(nexts)):
            after = nexts[place]
            if after.ended == 0 and after.decider() == seat and after.common() is None:
                for option in few(after.options(), most, rng):
                    further = after.clone()
                    further.choose(option)
                    meter.count()
                    worth[place] = max(worth[place], game.values(further)[seat])
    high = max(worth)
    places = [place for place in range(len(worth)) if worth[place] == high]
    return nexts[places[rng.below(len(places))]]
