"""The games of a plan in batches, to be shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from signoria.arena.match import Plan
from signoria.engine.game import Game

LARGEST: Final = 50  # games of a batch
ROUNDS: Final = 8  # batches for each hand, at least: the slowest ones should not hold up the end
AHEAD: Final = 3  # batches for each hand that are given out before the first of them is done

FindGame = Callable[[str], Game]
T = TypeVar("T")
Work = Callable[[Plan, Game, int], T]  # what is done with each number of a plan: a function of a module


def batches(plan: Plan, hands: int) -> Iterator[range]:
    """The numbers of a plan in batches for so many hands."""
    size = max(1, min(LARGEST, plan.games // (hands * ROUNDS)))
    return (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))


def batch(plan: Plan, find_game: FindGame, work: Work[T], numbers: range) -> list[T]:
    """What comes of some of the games of a plan, wherever they are played."""
    game = plan.game_of(find_game)
    return [work(plan, game, number) for number in numbers]
