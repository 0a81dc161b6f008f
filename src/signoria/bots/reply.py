"""Quick replies: what a seat would do if it looked one move ahead; cheap, and the same for any game.

A move is a choice with the chain of small decisions that it opens. A card half played has cost its price and done
nothing yet. So each chain is followed to its end, the best link at each step, before moves are compared. This also
shows when a rival can make and declare a victory in one turn.
"""

from __future__ import annotations

import time
from typing import Any, Final

from signoria.engine.game import Game
from signoria.engine.rng import Rng
from signoria.engine.state import State

LOOKS: Final = 64  # expansions between two looks at the clock
REACH: Final = 8  # links of a chain that are followed at most


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
    """The position after the best of some moves: each option with the chain that it opens, to the end of the chain."""
    depth = len(state.agenda)
    name = state.agenda[-1].name
    turn = state.turns
    best = state
    high = -1.0
    ties = 0
    for option in options:
        after = state.clone()
        after.choose(option)
        meter.count()
        value = -1.0
        for _ in range(REACH):
            if after.ended or after.turns != turn or after.decider() != seat or closed(after, depth, name):
                break
            after, value = best_link(meter, game, after, seat, few(after.options(), most, rng), rng)
        if value < 0.0:
            value = game.values(after)[seat]
        if value > high:
            high = value
            ties = 0
        if value == high:
            ties += 1
            if rng.below(ties) == 0:
                best = after
    return best


def closed(state: State, depth: int, name: str) -> bool:
    """Whether a chain is over that began at so many steps, the last with this name: the same is asked again, or less.

    What several seats decide in secret ends one, too: nothing comes of it before all have answered.
    """
    height = len(state.agenda)
    if height < depth or (height == depth and state.agenda[-1].name == name):
        return True
    return state.common() is not None


def best_link(meter: Meter, game: Game, state: State, seat: int, options: list[int], rng: Rng) -> tuple[State, float]:
    """The position after the best of some options at first sight, and its worth; any of them if all look alike."""
    best = state
    high = -1.0
    ties = 0
    for option in options:
        after = state.clone()
        after.choose(option)
        meter.count()
        value = game.values(after)[seat]
        if value > high:
            high = value
            ties = 0
        if value == high:
            ties += 1
            if rng.below(ties) == 0:
                best = after
    return best, high
