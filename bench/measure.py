"""One round of measuring, in a process of its own: prints the numbers of every subject as JSON.

    python -m bench.measure SECONDS catanatron
    python -m bench.measure SECONDS pax-renaissance …

Time is that of the processor, so that a busy machine is measured like an idle one. A decision is one choice of a seat.
catanatron counts the forced ones too; our engine takes those by itself, and they do not count.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.resources import compiled

CLONES = 1000


def main(seconds: float, subjects: list[str]) -> None:
    """Measure each subject for so long."""
    numbers: dict[str, Any] = {"compiled": compiled()}
    for subject in subjects:
        numbers[subject] = catanatron(seconds) if subject == "catanatron" else signoria(find(subject), seconds)
    print(json.dumps(numbers))


def find(name: str) -> Game:
    """A game on offer, or the sample of the tests."""
    if name == "sample":
        from tests.sample.game import GAME  # noqa: PLC0415  (the sample is measured only when it is asked for)

        return GAME
    return catalogue.find(name)


def signoria(game: Game, seconds: float) -> dict[str, float]:
    """Random play with as many seats as the game has, nobody listening."""
    seats = game.meta.seats[1]

    def start(number: int) -> State:
        state = game.start(game.meta.editions[0], seats, game.options(), seeded(number))
        state.sink = None
        return state

    def play(number: int) -> int:
        return start(number).play_out(seeded(f"choices {number}"))

    middle = start(0)
    rng = seeded("choices 0")
    for _ in range(play(0) // 2):
        options = middle.options()
        middle.choose(options[rng.below(len(options))])
    return {"speed": speed(play, seconds), **clones(middle.clone)}


def catanatron(seconds: float) -> dict[str, float]:
    """The same for catanatron, with its own random players and its own copy."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  (only the environment of the bench has it)

    def play(number: int, kept: list[Any] | None = None) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=number + 1)
        count = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            if kept is not None:
                kept.append(game.copy())
            game.play_tick()
            count += 1
        return count

    passed: list[Any] = []
    play(0, passed)
    return {"speed": speed(play, seconds), **clones(passed[len(passed) // 2].copy)}


def speed(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second, in whole games one after the other."""
    decisions = 0
    number = random.randrange(1_000_000)
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        decisions += play(number)
        number += 1
    return decisions / elapsed


def clones(clone: Callable[[], object]) -> dict[str, float]:
    """Microseconds for a copy of a position from the middle of a game, and the bytes it adds."""
    kept = [clone() for _ in range(CLONES)]
    began = time.process_time()
    for index in range(CLONES):
        kept[index] = clone()
    micros = (time.process_time() - began) / CLONES * 1e6
    kept.clear()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [clone() for _ in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"clone": micros, "bytes": (after - before) / len(kept)}


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
