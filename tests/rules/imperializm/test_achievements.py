"""R12: every achievement, each way to meet it, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.imperializm.data.box import BOX
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    COLONIES,
    DUCATS,
    GLORY,
    LANDS,
    LEVELS,
    MEASURES,
    TERRITORIES,
    TERRITORIES_HELD,
    Pairs,
)
from tests.rules.imperializm.seated import choose, level, offered, position, why, words

WAYS = [(goal, way) for goal in range(len(ACHIEVEMENTS)) for way in BOX.achievement_needs[goal]]


def having(goal: int, way: Pairs, less: int = 0) -> Any:
    """A position with just what a way asks for, or with that much less of its first thing."""
    levels: dict[str, int] = {}
    owned: list[str] = []
    ducats = 0
    for place, (number, amount) in enumerate(way):
        have = amount - (less if place == 0 else 0)
        if number <= GLORY:
            levels[MEASURES[number]] = have
        elif number == DUCATS:
            ducats = have
        else:
            first = {LANDS: 0, COLONIES: 22, TERRITORIES_HELD: 20}[number]
            owned = list(TERRITORIES[first : first + have])
    return position(
        levels={"red": levels},
        ducats={"red": ducats, "green": 0},
        territories={"red": owned},
        available=[ACHIEVEMENTS[goal]],
    )


@pytest.mark.rule("R12.1", "R12.2", "R12.3")
@pytest.mark.parametrize(("goal", "way"), WAYS, ids=[ACHIEVEMENTS[goal] for goal, _ in WAYS])
def test_each_way_is_enough_and_one_less_is_not(goal: int, way: Pairs) -> None:
    line = f"claim {ACHIEVEMENTS[goal]}"
    assert why(having(goal, way, 1), line).rule == "R12.1"
    state = having(goal, way)
    assert line in offered(state)
    before = words(state)["levels"].get("red", {})
    choose(state, line)
    gains = dict(BOX.achievement_gives[goal]) | {GLORY: BOX.achievement_glory[goal]}
    for number, name in enumerate(LEVELS):
        assert level(state, "red", name) == before.get(name, 0) + gains.get(number, 0)
    assert words(state)["achievements"]["red"] == [ACHIEVEMENTS[goal]]


@pytest.mark.rule("R12.3", "A86")
def test_the_open_top_card_can_be_taken_and_the_stack_ends() -> None:
    taken = [word for word in ACHIEVEMENTS if word not in ("mercenary-army", "great-discoveries")]
    state = position(
        levels={"red": {"army": 4, "fleet": 4}},
        available=["mercenary-army", "", "", "", "great-discoveries"],
        achievements={"green": taken},
    )
    choose(state, "claim great-discoveries")
    assert words(state)["available"] == ["mercenary-army", "", "", "", ""]


@pytest.mark.rule("R2.6", "A86")
def test_cards_of_more_glory_come_only_after_those_of_less() -> None:
    state = position(
        levels={"red": {"army": 4}},
        available=["mercenary-army"],
        achievements={"green": ["great-discoveries", "printing-press", "manorial-farms", "craft-guilds"]},
    )
    choose(state, "claim mercenary-army")
    assert words(state)["available"][-1] == "trading-posts"
