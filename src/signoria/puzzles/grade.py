"""How hard a puzzle is: the first level of bots that comes upon a way to its goal more often than not.

A bot plays to win the game, which is not what every puzzle asks for: the turn that brings most points may be poor play.
It slips at times, too. So no bot plays the puzzle. Each level looks for lines as it does in its turn, and what counts
is whether a line that reaches the goal is among them: a player who knows the goal would choose it. What few would think
of is only found by those who look at much.
"""

from __future__ import annotations

from typing import Final

from signoria.bots import LEVELS
from signoria.bots.lines import Growth
from signoria.bots.planner import GROWING, Planner
from signoria.bots.reply import Meter
from signoria.engine.rng import Rng, seeded
from signoria.puzzles.puzzle import Puzzle

TRIES: Final = 12  # of each level, each with other hidden things and other luck
ASKED: Final = 4  # levels that are let try; what none of them finds is left to the highest


def level_of(puzzle: Puzzle) -> str:
    """The level that a puzzle has; it follows from the puzzle alone."""
    for level in LEVELS[:ASKED]:
        rng = seeded(f"grade {puzzle.id} {level.name}")
        planner = level.planner(puzzle.game)
        if 2 * sum(found_by(planner, puzzle, rng) for _ in range(TRIES)) > TRIES:
            return level.name
    return LEVELS[ASKED].name


def found_by(planner: Planner, puzzle: Puzzle, rng: Rng) -> bool:
    """Whether a line that reaches the goal is among those that a planner grows."""
    share = int(GROWING * float(planner.budget))
    growth = Growth(Meter(share, 0.0), puzzle.game, puzzle.seat, planner.breadth, planner.quick, rng)
    lines = growth.grow(puzzle.sample(rng), share)
    return any(puzzle.over(line.state) and puzzle.reached(line.state) for line in lines)
