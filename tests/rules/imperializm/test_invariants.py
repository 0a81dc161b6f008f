"""What must hold in every position is really looked at: each mistake is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.imperializm.game import GAME
from signoria.games.imperializm.state import (
    AUTHORITY,
    FAITH,
    GOALS,
    HAND,
    MAPS,
    OWNED,
    PURSE,
    WIDTH,
    ImperializmState,
)
from tests.rules.imperializm.seated import position


def owe(s: ImperializmState) -> None:
    s.board[PURSE] = -1


def off_the_track(s: ImperializmState) -> None:
    s.board[WIDTH] = 99


def third_copy(s: ImperializmState) -> None:
    s.board[HAND] = 3 << 44


def two_places(s: ImperializmState) -> None:
    s.board[AUTHORITY] = 3
    s.pile = 1 << 6


def territory_twice(s: ImperializmState) -> None:
    s.board[MAPS] = 1
    s.board[WIDTH + OWNED] = 1


def goal_twice(s: ImperializmState) -> None:
    s.board[GOALS] = 1
    s.board[WIDTH + GOALS] = 1


def religion_lost(s: ImperializmState) -> None:
    s.board[FAITH] = 0


def knows_too_much(s: ImperializmState) -> None:
    s.known[2] = 1


def war_without_card(s: ImperializmState) -> None:
    s.war = (0, 1, 0, 15, 0, 0, 0, -1)


def ends_too_early(s: ImperializmState) -> None:
    s.ender = 0


@pytest.mark.parametrize(
    "mistake",
    [
        owe,
        off_the_track,
        third_copy,
        two_places,
        territory_twice,
        goal_twice,
        religion_lost,
        knows_too_much,
        war_without_card,
        ends_too_early,
    ],
)
def test_a_mistake_is_found(mistake: Callable[[ImperializmState], None]) -> None:
    state = position()
    assert GAME.broken(state) == []
    mistake(state)
    assert len(GAME.broken(state)) > 0
