"""Random rollouts: how long the games are, how many options a decision has, how they end, and how fast it goes.

    python examples/rollouts.py [--games N] [--seats N] [ENVIRONMENT …]

Each environment is played so many times; without names, all of them are. Nothing but signoria itself is needed.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter

import msgspec

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.research.table import Table, offered, tables


def rollouts(table: Table, games: int) -> tuple[list[int], list[int], Counter[str], float]:
    """Decisions of each game, options of each decision, ways the games ended, and steps a second of the processor."""
    game, start = table.rules(), table.starter()
    lengths: list[int] = []
    branching: list[int] = []
    endings: Counter[str] = Counter()
    began = time.process_time()
    for number in range(games):
        state, luck = start(seeded(number)), seeded(f"choices {number}")
        steps = 0
        while not state.ended:
            seat = state.decider()
            game.observe(state, seat)  # what an agent would look at
            game.mask(state, seat)
            options = state.options()
            branching.append(len(options))
            state.choose(options[luck.below(len(options))])
            steps += 1
        lengths.append(steps)
        endings[game.outcomes[state.ended]] += 1
    return lengths, branching, endings, sum(lengths) / (time.process_time() - began)


def main() -> None:
    """Play, and print a line for each environment."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("environments", nargs="*", metavar="ENVIRONMENT", help="all if none is named")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    wanted = parser.parse_args()
    if wanted.games < 1:
        parser.error("Play at least one game.")
    try:
        names = wanted.environments or tables()
        chosen = {name: msgspec.structs.replace(offered(name), seats=wanted.seats) for name in names}
        for table in chosen.values():
            table.check()
    except (Problem, ValueError) as problem:
        parser.error(str(problem))
    for name, table in chosen.items():
        lengths, branching, endings, speed = rollouts(table, wanted.games)
        game = table.rules()
        print(f"{name}, {table.seats} seats: {game.vocabulary.size} actions, {game.layout.size} entries")
        print(f"  decisions a game: mean {statistics.mean(lengths):.0f}, from {min(lengths)} to {max(lengths)}")
        print(f"  options a decision: mean {statistics.mean(branching):.1f}, most {max(branching)}")
        print(f"  ended by: {', '.join(f'{kind} {count}' for kind, count in endings.most_common())}")
        print(f"  steps a second: {speed:,.0f}")


if __name__ == "__main__":
    main()
