"""Plays one game of enough cases and prints what came of every choice: the same lines interpreted and compiled.

python -m tests.conformance.trajectory
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator

from signoria.engine.event import Sink
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.resources import compiled
from tests.conformance.cases import Case, cases, few, games

CLOSER_LOOK = (
    16  # one choice in so many also prints the refusals, and what everybody sees of this and a resampled state
)


def trajectory(case: Case) -> Iterator[str]:
    """A line for each choice, with everything that could differ between two ways to run the same code."""
    dice = random.Random(case.name)
    state = case.game.start(case.edition, case.seats, case.options, seeded(case.name))
    number = 0
    while not state.ended:
        option = dice.choice(state.options())
        state.sink = sink = Sink()
        state.choose(option)
        number += 1
        told = [(event.kind, event.args, event.audience) for event in sink.events]
        drawn = [(chance.kind, chance.thing, chance.audience) for chance in sink.chances]
        happened = fingerprint([state.options(), told, drawn, sink.informed, state.rng.a, state.rng.b])
        closer = fingerprint(closer_look(state, number)) if number % CLOSER_LOOK == 0 or state.ended else ""
        yield f"{case.name} {number} {option} {state.digest()} {happened} {closer}".rstrip()


def closer_look(state: State, number: int) -> object:
    """Refusals, values and views."""
    seats = range(state.seats)
    refusals = [state.refusal(option) for option in range(state.game.vocabulary.size)]
    worth = [state.game.evaluate(state, seat) for seat in seats]
    resampled = [state.game.resample(state, seat, seeded(number)) for seat in seats]
    views = [state.game.view(state, seat) for seat in range(-1, state.seats)]
    rows = [bytes(look(state, seat)).hex() for seat in seats for look in (state.game.observe, state.game.mask)]
    return [refusals, worth, views, rows, [[other.digest(), other.rng.a, other.rng.b] for other in resampled]]


def fingerprint(value: object) -> str:
    """A short name for a value."""
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=8).hexdigest()


def main() -> None:
    """Print how the engine runs, then every game."""
    print("compiled" if compiled() else "interpreted")
    for game in games():
        for case in few(cases(game)):
            for line in trajectory(case):
                print(line)


if __name__ == "__main__":
    main()
