"""Positions in words: both directions, and one sentence for whatever cannot be understood."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.games.lorenzo.game import GAME
from tests.rules.lorenzo.seated import ENGLISH, POLISH, position, start


@pytest.mark.parametrize(("edition", "seats"), [("basic", 2), ("advanced", 3), ("advanced", 4)])
def test_any_moment_can_be_written_down_and_read_again(edition: str, seats: int) -> None:
    state = start(edition, seats, "written")
    rng = seeded("written")
    while not state.ended:
        told = GAME.describe(state)
        again = GAME.position(told)
        assert again.position_json() == state.position_json()
        assert again.options() == state.options()
        state.choose(state.options()[rng.below(len(state.options()))])
    told = GAME.describe(state)
    assert GAME.position(told).outcome is not None
    assert GAME.describe(GAME.position(told)) == told


@pytest.mark.parametrize(
    ("given", "path", "said"),
    [
        ({"towerz": {}}, "towerz", "Unknown key “towerz”; did you mean “towers”?"),
        ({"order": ["red"]}, "order", "This game is for 2 to 4 seats, not for 1."),
        ({"towers": {"territory-1": "wods"}}, "towers.territory-1", "Unknown card “wods”; did you mean “woods”?"),
        ({"towers": {"territory-5": "woods"}}, "towers", "Unknown floor “territory-5”; did you mean “territory-4”?"),
        ({"towers": {"building-1": "woods"}}, "towers.building-1", "Woods does not belong in this tower."),
        ({"cards": {"red": ["woods"]}, "gone": ["woods"]}, "cards.red", "Woods is in two places."),
        ({"goods": {"red": {"coin": -1}}}, "goods.red.coin", "“coin” needs a number from 0 to 999."),
        ({"goods": {"red": {"faith": 16}}}, "goods.red.faith", "“faith” needs a number from 0 to 15."),
        ({"goods": {"red": {"gold": 1}}}, "goods.red", "Unknown good “gold”; did you mean “wood”?"),
        ({"goods": []}, "goods", "“goods” needs a table."),
        ({"gone": "woods"}, "gone", "“gone” needs a list."),
        ({"turn": "blue"}, "turn", "Unknown seat “blue”; known: red, green."),
        ({"hand": {"red": ["sisto-iv"], "green": ["sisto-iv"]}}, "hand.green", "Sisto IV is in two places."),
        (
            {"excommunicated": {"red": ["no-market"]}},
            "excommunicated.red",
            "The tile “no market” is not one of this game's three.",
        ),
        ({"steps": ["dance red"]}, "steps", "Unknown step “dance”."),
        ({"steps": ["turn red 3"]}, "steps", "“turn red 3” has too many or too few words."),
        ({"steps": ["go red white high"]}, "steps", "A number is needed instead of “high”."),
        ({"round": 7}, "round", "“round” needs a number from 0 to 6."),
    ],
)
def test_what_cannot_be_understood_is_one_sentence_with_its_place(given: dict[str, Any], path: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.position({"edition": "basic", "order": ["red", "green"], **given})
    assert caught.value.phrase.args["path"] == path
    assert ENGLISH.say_problem(caught.value) == said
    assert POLISH.say_problem(caught.value)


def test_more_than_four_leaders_are_too_many() -> None:
    hand = ["sisto-iv", "santa-rita", "cesare-borgia", "lucrezia-borgia", "ludovico-il-moro"]
    with pytest.raises(Problem) as caught:
        position("advanced", order=["red", "green"], hand={"red": hand})
    assert ENGLISH.say_problem(caught.value) == "A player has 4 leaders at most."
