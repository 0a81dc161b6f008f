"""Train the baseline: a small network that learns a game by playing against itself, and how strong it gets.

    python examples/train_baseline.py --game lorenzo --edition basic --minutes 10 --out lorenzo.npz

It writes the network (lorenzo.npz), its learning curve (lorenzo.csv) and a page with plots (lorenzo.html). The network
then plays wherever bots are measured: signoria tournament lorenzo --bots learned:lorenzo.npz,greedy,apprentice
It needs signoria[learn]. On the compiled engine (make wheel) it learns several times as much in the same time.
--rounds instead of --minutes gives the same network again on the same machine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from signoria import catalogue
from signoria.engine.problem import Problem
from signoria.research import curve
from signoria.research.learner import Learner, Setting
from signoria.research.table import Table
from signoria.text import Texts

ENDLESS = 10**9


def main() -> None:
    """Train, print a line for each match on the way, and write what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="lorenzo")
    parser.add_argument("--edition", default="", help="the first one if left out")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--teacher", default="greedy", help="the bot whose games it begins with")
    parser.add_argument("--warm", type=int, default=300, help="how many of them")
    parser.add_argument("--minutes", type=float, default=10.0, help="of training, without the matches in between")
    parser.add_argument("--rounds", type=int, default=ENDLESS, help="at most")
    parser.add_argument("--games", type=int, default=32, help="against itself in a round")
    parser.add_argument("--against", default="random,greedy", help="bots that it is tried out against")
    parser.add_argument("--every", type=int, default=50, help="rounds between two matches")
    parser.add_argument("--match", type=int, default=40, help="games of a match")
    parser.add_argument("--seed", default="baseline")
    parser.add_argument("--language", default="en", choices=("en", "pl"), help="of the page")
    parser.add_argument("--out", type=Path, default=Path("baseline.npz"))
    wanted = parser.parse_args()
    if not wanted.out.parent.is_dir():  # before it trains for nothing
        parser.error(f"There is no folder {wanted.out.parent}.")
    try:
        train(wanted)
    except Problem as problem:
        parser.error(problem.sentence or Texts(wanted.language).say_problem(problem))


def train(wanted: argparse.Namespace) -> None:
    """As it was asked for."""
    rules = catalogue.find(wanted.game)
    table = Table(wanted.game, wanted.edition or rules.meta.editions[0], wanted.seats)
    setting = Setting(table, wanted.seed, wanted.teacher, wanted.warm, games=wanted.games)
    learner = Learner(setting)
    against = tuple(wanted.against.split(","))
    found: list[curve.Point] = []
    limits = (wanted.minutes, wanted.rounds, wanted.every, against, wanted.match)
    for point in curve.trained(learner, wanted.out, *limits):
        found.append(point)
        done, rate = point.progress, point.rate
        print(
            f"round {done.round}, {done.games} games, {done.seconds:.0f} s: {rate.successes:g} of {rate.trials} "
            f"against {point.against} ({rate.low:.0%} – {rate.high:.0%})",
        )
        sys.stdout.flush()
        curve.write(found, learner, wanted.out, Texts(wanted.language, rules))
    print(f"written: {wanted.out}, {wanted.out.with_suffix('.csv')}, {wanted.out.with_suffix('.html')}")


if __name__ == "__main__":
    main()
