"""Q1: the start of the Quay."""

from __future__ import annotations

import pytest

from signoria.engine.rng import seeded
from tests.sample.game import GAME, SampleOptions


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_starts_with_a_purse_and_three_cards(seats: int) -> None:
    position = GAME.describe(GAME.start("long", seats, SampleOptions(purse="full"), seeded(7)))
    assert list(position["purse"].values()) == [4] * seats
    assert [len(hand) for hand in position["hand"].values()] == [3] * seats
    assert position["turn"] == "red"
