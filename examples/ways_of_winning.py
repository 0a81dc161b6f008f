"""A study: which ways of winning do strong bots prefer, by edition and number of seats?

    python examples/ways_of_winning.py [--game NAME] [--bot NAME] [--games N] [--jobs N]

Prints the share of each way a game ended, with Wilson's 95 % interval. The same seed gives the same games anywhere.
"""

from __future__ import annotations

import argparse

from signoria import bots, catalogue
from signoria.arena.match import Plan, Unfinished
from signoria.arena.simulate import games
from signoria.arena.statistics import Rate
from signoria.engine.problem import Problem
from signoria.text import Texts


def shares(plan: Plan, jobs: int) -> dict[str, Rate]:
    """How often each way to end a game came up."""
    counts: dict[str, int] = dict.fromkeys(catalogue.find(plan.game).outcomes.values(), 0)
    for played in games(plan, catalogue.find, jobs):
        if isinstance(played, Unfinished):
            raise SystemExit(f"Game {played.number} does not come to an end.")
        counts[played.outcome] += 1
    return {kind: Rate(count, plan.games) for kind, count in counts.items()}


def main() -> None:
    """Play every edition with every number of seats, and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="pax-renaissance")
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="a study")
    wanted = parser.parse_args()
    try:
        study(wanted)
    except Problem as problem:
        parser.error(problem.sentence or Texts("en").say_problem(problem))


def study(wanted: argparse.Namespace) -> None:
    """As it was asked for."""
    bots.for_game(wanted.bot, catalogue.find(wanted.game), measured=True)
    meta = catalogue.find(wanted.game).meta
    for edition in meta.editions:
        for seats in range(meta.seats[0], meta.seats[1] + 1):
            plan = Plan(wanted.game, edition, seats, wanted.games, wanted.seed, (wanted.bot,))
            print(f"{wanted.game} {edition}, {seats} seats, {wanted.games} games of {wanted.bot}")
            for kind, rate in sorted(shares(plan, wanted.jobs).items(), key=lambda pair: -pair[1].rate):
                print(f"  {kind:16} {rate.rate:6.1%}  ({rate.low:.1%} – {rate.high:.1%})")


if __name__ == "__main__":
    main()
