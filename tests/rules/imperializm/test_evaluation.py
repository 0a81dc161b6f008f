"""What the bots go by: ducats are for buying, and there is only so much to buy."""

from __future__ import annotations

from signoria.games.imperializm.data.ids import GLORY
from signoria.games.imperializm.evaluation import evaluate
from signoria.games.imperializm.state import PURSE, WIDTH
from tests.rules.imperializm.seated import position


def worth(ducats: int, glory: int = 0) -> float:
    state = position(seats=2, turn="red", powers={"red": "poland", "green": "spain"})
    state.board[0 * WIDTH + PURSE] = ducats
    state.board[0 * WIDTH + GLORY] = glory
    return evaluate(state, 0)


def test_more_ducats_are_better_but_hardly_when_there_are_very_many() -> None:
    amounts = (0, 10, 25, 40, 100, 1_000, 60_000)
    assert sorted(worth(ducats) for ducats in amounts) == [worth(ducats) for ducats in amounts]
    assert worth(10) - worth(0) > worth(60_000) - worth(100)


def test_no_treasure_is_worth_two_points_more_than_a_large_purse() -> None:
    assert worth(60_000) < worth(25, glory=2)
