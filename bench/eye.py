"""How much a look at a position says about who will win: what docs/bots.md tells of the evaluations.

    python -m bench.eye GAME [--seats N …] [--bots NAME …] [--games N] [--seed WORD] [--kept FILE]

Bots play games, and at the beginning of each turn ``Game.values`` is compared with how the game ended. With ``--kept``
the choices of all games are kept in a file, and games that are there are looked at again rather than played. So two
evaluations can be compared on the same games, although the bots would play others with each of them.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from signoria import bots
from signoria.arena.match import Plan, Witness, check, play, started
from signoria.catalogue import find
from signoria.engine.game import Game
from signoria.engine.odds import settled
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.resources import compiled
from signoria.text import Texts

THIRDS = 3
LEAST = 1e-9  # an expectation below this loses no more than this one
STEPS = (0.0, 0.2, 0.4, 0.6, 0.8)  # expectations are compared with results from each of these to the next


class Kept(msgspec.Struct, frozen=True):
    """All that is needed to play a game again."""

    plan: Plan
    number: int
    choices: tuple[int, ...]


class Look(msgspec.Struct, frozen=True):
    """What was expected at the beginning of a turn, in which third of the game, and how the game ended."""

    third: int
    expected: tuple[float, ...]
    won: tuple[float, ...]


class Scribe(Witness):
    """Notes every choice."""

    listens = False

    def __init__(self) -> None:
        self.choices: list[int] = []

    def chosen(self, state: State, seat: int, option: int) -> None:
        """Note it."""
        self.choices.append(option)


def played(plan: Plan, game: Game, number: int) -> Kept:
    """A game of the plan."""
    scribe = Scribe()
    play(plan, game, number, scribe)
    return Kept(plan, number, tuple(scribe.choices))


def looks(kept: Kept, game: Game) -> list[Look]:
    """What is expected at the beginning of each turn of a game; nothing of a game that did not end."""
    state = started(kept.plan, game, kept.number)
    expected: list[tuple[float, ...]] = []
    turn = -1
    for choice in kept.choices:
        if state.turns != turn:
            turn = state.turns
            expected.append(tuple(game.values(state)))
        state.choose(choice)
    if not state.ended:
        return []
    won = tuple(settled(state.seats, state.winners))
    return [Look(at * THIRDS // len(expected), values, won) for at, values in enumerate(expected)]


def auc(found: Iterable[Look]) -> float:
    """How often a seat that wins is put above one that does not, of all looks together; equal ones count half."""
    pairs = sorted((value, won > 0.0) for look in found for value, won in zip(look.expected, look.won, strict=True))
    wins = sum(won for _, won in pairs)
    losses = len(pairs) - wins
    if not wins or not losses:
        return math.nan
    total, at = 0.0, 0
    below = 0
    while at < len(pairs):
        end = at
        while end < len(pairs) and pairs[end][0] == pairs[at][0]:
            end += 1
        tied = sum(won for _, won in pairs[at:end])
        lost = end - at - tied
        total += tied * (below + lost / 2)
        below += lost
        at = end
    return total / (wins * losses)


def loss(found: list[Look]) -> float:
    """What the expectations leave open: the mean logarithmic loss."""
    return -sum(
        won * math.log(max(value, LEAST))
        for look in found
        for value, won in zip(look.expected, look.won, strict=True)
        if won
    ) / len(found)


def calibration(found: list[Look]) -> Iterator[tuple[float, float, int]]:
    """Expected and won on average, and how many there are, for expectations in each step."""
    pairs = [pair for look in found for pair in zip(look.expected, look.won, strict=True)]
    for low, high in zip(STEPS, (*STEPS[1:], 2.0), strict=True):
        here = [pair for pair in pairs if low <= pair[0] < high]
        if here:
            yield sum(value for value, _ in here) / len(here), sum(won for _, won in here) / len(here), len(here)


def rows(title: str, games: int, found: list[Look]) -> list[str]:
    """One row of the table, and the sentence about calibration."""
    seats = len(found[0].expected)
    thirds = " | ".join(f"{auc(look for look in found if look.third == third):.2f}" for third in range(THIRDS))
    true = ", ".join(f"{value:.2f} and {won:.2f} ({count})" for value, won, count in calibration(found))
    return [
        f"| {title} | {seats} | {games} | {thirds} | {loss(found):.3f} | {math.log(seats):.3f} |",
        f"{title}, {seats} seats, expected and won (how many): {true}",
    ]


def table(lines: list[list[str]]) -> str:
    """The page, in Markdown."""
    head = [
        "| bots | seats | games | AUC, first third | middle | last | log loss | of knowing nothing |",
        "|---|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *(row for row, _ in lines), "", *(sentence for _, sentence in lines)]) + "\n"


def read(path: Path | None) -> dict[tuple[str, int], Kept]:
    """The games of a file."""
    if path is None or not path.is_file():
        return {}
    found = [msgspec.json.decode(line, type=Kept) for line in path.read_bytes().splitlines()]
    return {(one.plan.seed, one.number): one for one in found}


def main() -> None:
    """Play what is missing, look, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.eye", description=__doc__.split("\n")[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="numbers of seats (default: 2 4)")
    parser.add_argument("--bots", nargs="+", default=["greedy"], help="each plays against itself (default: greedy)")
    parser.add_argument("--games", type=int, default=40, help="for each bot and number of seats (default: 40)")
    parser.add_argument("--seed", default="eye", help="the word from which all deals come (default: eye)")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="where the choices of all games are kept")
    wanted = parser.parse_args()
    kept = read(wanted.kept)
    lines: list[list[str]] = []
    try:
        game = find(wanted.game)
        for bot in wanted.bots:
            bots.for_game(bot, game, measured=True)
            for seats in wanted.seats:
                seed = f"{wanted.seed} {bot} {seats}"
                plan = Plan(wanted.game, game.meta.editions[0], seats, wanted.games, seed, (bot,))
                check(plan, game)
                found: list[Look] = []
                for number in range(plan.games):
                    if (seed, number) not in kept:
                        kept[seed, number] = played(plan, game, number)
                        if wanted.kept is not None:
                            with wanted.kept.open("ab") as file:
                                file.write(msgspec.json.encode(kept[seed, number]) + b"\n")
                    found += looks(kept[seed, number], game)
                lines.append(rows(f"`{bot}`", plan.games, found))
    except Problem as problem:
        sys.exit(Texts("en").say_problem(problem))
    print(table(lines), end="")
    print(f"\nSeed `{wanted.seed}`, on the {'compiled' if compiled() else 'interpreted'} engine.")


if __name__ == "__main__":
    main()
