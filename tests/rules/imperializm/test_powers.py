"""R2.7: every power, what it brings, and what it adds in wars."""

from __future__ import annotations

import pytest

from signoria.games.imperializm.data.box import BOX
from signoria.games.imperializm.data.ids import LAND_WAR, LEVELS, POWERS, SEA_WAR
from signoria.games.imperializm.query import hand_limit, standing_strength
from signoria.games.imperializm.rules.setup import take_power
from tests.rules.imperializm.seated import level, position, words


@pytest.mark.rule("R2.7", "R2.9")
@pytest.mark.parametrize("power", range(len(POWERS)), ids=POWERS)
def test_a_power_marks_its_levels(power: int) -> None:
    state = position(ducats={"red": 25, "green": 0})
    take_power(state, 0, power)
    gives = dict(BOX.power_gives[power])
    assert [level(state, "red", name) for name in LEVELS] == [gives.get(number, 0) for number in range(len(LEVELS))]
    assert level(state, "red", "army") >= 1
    assert level(state, "red", "fleet") >= 1
    assert level(state, "red", "ducats") == 25 + BOX.power_ducats[power]
    assert hand_limit(state, 0) == 5 + BOX.power_hand[power] + (1 if gives.get(0) else 0)
    own = POWERS[power] in ("russia", "ottoman-empire")
    assert words(state)["faith"]["red"] == ("own-faith" if own else "catholic")
    assert level(state, "red", "glory") == (2 if own else 0)


@pytest.mark.rule("R7.3", "R9.2")
@pytest.mark.parametrize("power", range(len(POWERS)), ids=POWERS)
def test_a_power_adds_its_modifiers(power: int) -> None:
    state = position(powers={"red": POWERS[power], "green": "france"}, levels={"red": {"army": 3, "fleet": 2}})
    against = BOX.power_dissenters[power] if POWERS[power] in ("russia", "ottoman-empire") else 0
    assert standing_strength(state, 0, 1, LAND_WAR) == 3 + BOX.power_land[power] + against
    assert standing_strength(state, 0, 1, SEA_WAR) == 2 + BOX.power_sea[power] + against


@pytest.mark.rule("R5.11")
def test_russia_and_the_ottoman_empire_are_dissenters_to_each_other() -> None:
    state = position(powers={"red": "russia", "green": "ottoman-empire"})
    assert standing_strength(state, 0, 1, LAND_WAR) == 3 == standing_strength(state, 1, 0, SEA_WAR)
