"""``greedy``: the option after which the game's own evaluation likes the position best.

Where several seats decide at once, an answer has no result before all are there. So greedy lets the others answer at
random, the same for each option, and judges the result.

A compound move is a chain of small decisions, and the position in the middle of a chain says little: a card half
played has cost its price and done nothing yet. So greedy first plays the chain that an option opens to its end, each
link being the best by the same evaluation, and judges the position it arrives at.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.bot import Bot, Sight
from signoria.engine.rng import Rng
from signoria.engine.state import State

SAMPLES: Final = 2  # positions looked at; what is hidden and what chance brings differ between them
REACH: Final = 6  # links of a chain that are followed at most
WIDTH: Final = 12  # options looked at for each link


class GreedyBot(Bot):
    """Looks one move ahead."""

    name = "greedy"

    def __init__(self, samples: int = SAMPLES, reach: int = REACH, width: int = WIDTH) -> None:
        self.samples = samples
        self.reach = reach
        self.width = width

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The best option over a few positions that could be the real one; ties are broken at random."""
        seat = sight.seat
        worth = [0.0] * len(sight.options)
        for _ in range(self.samples):
            sample = sight.sample(rng)
            step = sample.agenda[-1]
            depth = len(sample.agenda)
            luck = None if sample.common() is None else rng.fork()
            for place, option in enumerate(sight.options):
                after = sample.clone()
                after.choose(option)
                if luck is not None:
                    await_others(after, seat, luck.clone())
                worth[place] += self.finish(after, seat, depth, step.name, rng)
        return sight.options[best(worth, rng)]

    def finish(self, state: State, seat: int, depth: int, name: str, rng: Rng) -> float:
        """Play the open chain to its end and say what it is worth.

        The chain is over when somebody else is asked, when the agenda is shorter than where it began, or when the
        question it began with is asked again (the next action of the turn).
        """
        evaluate = state.game.evaluate
        value: float | None = None
        for _ in range(self.reach):
            if state.decider() != seat or len(state.agenda) < depth:
                break
            if len(state.agenda) == depth and state.agenda[-1].name == name:
                break
            options = some(state.options(), self.width, rng)
            nexts: list[State] = []
            worth: list[float] = []
            for option in options:
                after = state.clone()
                after.choose(option)
                nexts.append(after)
                worth.append(evaluate(after, seat))
            place = best(worth, rng)
            state = nexts[place]
            value = worth[place]
        return evaluate(state, seat) if value is None else value


def await_others(state: State, seat: int, rng: Rng) -> None:
    """Let all others answer at random, as long as the answer of the seat waits for them."""
    while state.answer_of(seat) >= 0:
        options = state.options()
        state.choose(options[rng.below(len(options))])


def best(worth: list[float], rng: Rng) -> int:
    """The place of the highest number, any of them if several are equal."""
    high = max(worth)
    places = [place for place, value in enumerate(worth) if value == high]
    return places[rng.below(len(places))]


def some(options: list[int], width: int, rng: Rng) -> list[int]:
    """All options, or that many of them at random."""
    if len(options) <= width:
        return options
    left = list(options)
    for place in range(width):
        other = place + rng.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left[:width]
