"""Refusals name how much is missing and what would help, in both languages."""

from __future__ import annotations

import pytest

from signoria.engine.phrase import Phrase
from tests.rules.lorenzo.seated import ENGLISH, POLISH, choose, numbers, position, why

CARDS = {"territory-4": "woods", "building-1": "mint", "character-1": "farmer", "venture-3": "military-campaign"}
DICE = {"white": 4, "black": 1, "orange": 1}


def test_a_value_too_low_says_how_many_servants_would_do() -> None:
    state = choose(
        position(order=["red", "green"], towers=CARDS, dice=DICE, goods={"red": {"servant": 2}}), "place white"
    )
    assert numbers(state, "go territory-4") == {"value": 4, "needed": 7, "missing": 3, "servants": 3, "owned": 2}
    assert ENGLISH.say(why(state, "go territory-4").phrase) == (
        "Value 7 is needed on the top floor of the tower of territories, and the action is worth 4: 3 too little. "
        "It would take 3 servants; you have 2."
    )
    assert POLISH.say(why(state, "go territory-4").phrase) == (
        "Potrzeba wartości 7 (czwarty poziom wieży włości), a akcja jest warta 4: o 3 za mało. "
        "Trzeba by wydać sług: 3; masz 2."
    )


def test_under_the_tile_twice_as_many_servants_would_do() -> None:
    state = position(
        order=["red", "green"],
        towers=CARDS,
        dice=DICE,
        tiles=["fewer-coins", "half-servants", "lose-by-points"],
        excommunicated={"red": ["half-servants"]},
        goods={"red": {"servant": 3}},
    )
    assert numbers(choose(state, "place white"), "go territory-4")["servants"] == 6


def test_a_cost_names_the_good_that_is_short() -> None:
    state = position(order=["red", "green"], towers=CARDS, dice=DICE, goods={"red": {"wood": 1, "stone": 2, "coin": 2}})
    choose(state, "place white")
    mint = why(state, "go building-1").phrase
    assert mint.args["good"] == Phrase("good-stone")
    assert (mint.args["needed"], mint.args["owned"]) == (3, 2)
    assert numbers(state, "go character-1") == {"needed": 3, "owned": 2}
    assert why(state, "go venture-3").rule == "T1"


def test_the_surcharge_is_gone_before_the_card_is_paid() -> None:
    state = position(
        order=["red", "green"],
        towers=CARDS,
        dice=DICE,
        goods={"red": {"coin": 5}},
        members={"green": {"white": "character-2"}},
    )
    assert numbers(choose(state, "place white"), "go character-1") == {"needed": 3, "owned": 2}


def test_a_venture_asks_for_military_points() -> None:
    state = position(order=["red", "green"], towers={"venture-1": "crusade"}, dice=DICE, goods={"red": {"military": 5}})
    choose(state, "place white")
    assert numbers(state, "go venture-1") == {"needed": 8, "owned": 5}
    assert why(state, "go venture-1").rule == "T17"


def test_a_territory_names_its_slot() -> None:
    state = position(
        order=["red", "green"],
        towers={"territory-1": "woods"},
        cards={"red": ["forest", "city", "village"]},
        goods={"red": {"military": 5}},
    )
    told = numbers(choose(state, "place white"), "go territory-1")
    assert (told["slot"], told["needed"], told["owned"]) == (4, 7, 5)


def test_before_a_member_is_chosen_a_space_is_explained_with_the_best_one() -> None:
    state = position(order=["red", "green"], towers=CARDS, dice={"white": 5, "black": 2, "orange": 1})
    assert numbers(state, "go territory-4") == {"value": 5, "needed": 7, "missing": 2, "servants": 2, "owned": 0}
    assert why(state, "go council").rule == ""
    assert why(state, "go harvest-large").rule == "S5"


def test_a_leader_is_explained_while_a_member_is_being_placed() -> None:
    state = position(
        "advanced", order=["red", "green"], hand={"red": ["sisto-iv"]}, goods={"red": {"coin": 6, "wood": 2}}
    )
    assert why(choose(state, "place white"), "play-leader sisto-iv").rule == "A4"
    assert numbers(state, "play-leader sisto-iv") == {"needed": 6, "owned": 2}
    assert why(state, "play-leader santa-rita").rule == "A3"
    assert why(state, "discard-leader sisto-iv").rule == ""


@pytest.mark.parametrize(
    ("cards", "leader", "told"),
    [
        (["woods", "farmer"], "ludovico-ariosto", {"needed": 5, "owned": 1}),
        (["woods", "village", "farmer"], "lucrezia-borgia", {"needed": 6, "owned": 2}),
    ],
)
def test_a_leader_says_which_cards_are_missing(cards: list[str], leader: str, told: dict[str, int]) -> None:
    state = position("advanced", order=["red", "green"], hand={"red": [leader]}, cards={"red": cards})
    assert numbers(state, f"play-leader {leader}") == told


def test_fresh_coins_are_told_from_those_that_were_there() -> None:
    state = position(
        order=["red", "green"], dice=DICE, goods={"red": {"coin": 1, "wood": 1}}, cards={"red": ["treasury"]}
    )
    choose(state, "place white", "go production")
    told = numbers(state, "trade treasury-2")
    assert (told["needed"], told["owned"], told["before"]) == (2, 3, 1)
    assert ENGLISH.say(why(state, "trade treasury-2").phrase) == (
        "Treasury takes 2 (coins). Of your 3 only 1 came from before this production."
    )
