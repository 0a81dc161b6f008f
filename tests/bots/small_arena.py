"""The proofs of ``make arena`` in small: few games on fixed deals, where what must come of them is hardly in doubt.

    python -m tests.bots.small_arena [--first]

Prints a line of JSON for each game that is played; with ``--first`` only the first one of ``merchant`` at each game.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator

import msgspec

from signoria.arena.match import Plan, Played, Witness, play, written
from signoria.catalogue import find
from signoria.engine.state import State
from signoria.resources import compiled

NAMES = ("pax-renaissance", "lorenzo", "imperializm")
GREEDY, FOUR, LEVELS, BUDGET = "two seats against greedy", "four seats", "neighbouring levels", "strength by budget"


class Course(Witness):
    """Writes down what is chosen."""

    listens = False

    def __init__(self) -> None:
        self.made: list[int] = []

    def chosen(self, state: State, seat: int, option: int) -> None:
        self.made.append(option)


class Line(msgspec.Struct, frozen=True):
    """A game: how much of the victory the first bot of its trial had, and its record."""

    trial: str
    game: str
    bot: str
    compiled: bool
    ended: bool
    won: float
    record: str


def trials() -> Iterator[tuple[str, Plan]]:
    """Every trial; its bots move one seat on with each game."""
    for name in NAMES:
        for weak, strong in itertools.pairwise(("apprentice", "merchant", "banker", "magnate")):
            yield LEVELS, plan(name, 4, (strong, weak))
        yield GREEDY, plan(name, 2, ("planner:1000", "greedy"))
        yield FOUR, plan(name, 2, ("planner:600", "greedy", "greedy", "greedy"))
        yield BUDGET, plan(name, 2, ("planner:400", "planner:20"))


def plan(name: str, games: int, bots: tuple[str, ...]) -> Plan:
    """A trial with a seat for each bot."""
    edition = find(name).meta.editions[0]
    return Plan(game=name, edition=edition, seats=len(bots), games=games, seed="small", bots=bots)


def lines(trial: str, plan: Plan, games: int) -> Iterator[Line]:
    """The first games of a trial."""
    game = find(plan.game)
    for number in range(games):
        course = Course()
        found = play(plan, game, number, course)
        ended = isinstance(found, Played)
        winners = found.winners if isinstance(found, Played) else ()
        won = sum(found.lineup[seat] == plan.bots[0] for seat in winners) / max(1, len(winners))
        yield Line(trial, plan.game, plan.bots[0], compiled(), ended, won, written(plan, game, number, course.made))


def main(first: bool) -> None:
    """Play and print."""
    for trial, asked in trials():
        if not first or asked.bots[0] == "merchant":
            for line in lines(trial, asked, 1 if first else asked.games):
                print(msgspec.json.encode(line).decode(), flush=True)


if __name__ == "__main__":
    main("--first" in sys.argv)
