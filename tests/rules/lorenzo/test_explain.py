"""Refusals name how much is missing and what would help, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.decision import decision, wonder
from signoria.engine.phrase import Phrase
from signoria.games.lorenzo.data.ids import MEMBERS
from signoria.games.lorenzo.rules.scoring import FAITH_TRACK, forecast
from tests.rules.lorenzo.seated import ENGLISH, POLISH, choose, numbers, position, why

CARDS = {"territory-4": "woods", "building-1": "mint", "character-1": "farmer", "venture-3": "military-campaign"}
DICE = {"white": 4, "black": 1, "orange": 1}
BLACK_FIVE = {"white": 1, "black": 5, "orange": 1}
SISTO = {"red": ["sisto-iv"]}


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


def test_a_member_that_is_away_is_not_the_best_one() -> None:
    """With Malatesta the neutral member is worth 3, but here it stands in the palace."""
    state = position(
        "advanced",
        order=["red", "green"],
        towers=CARDS,
        dice={"white": 2, "black": 1, "orange": 1},
        played={"red": ["sigismondo-malatesta"]},
        members={"red": {"neutral": "council"}},
    )
    assert numbers(state, "go territory-4") == {"value": 2, "needed": 7, "missing": 5, "servants": 5, "owned": 0}


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
        "Treasury takes 2 coins, and only what was there before this production counts. "
        "You have 3 now; from before there is 1."
    )


def test_no_good_from_before_is_none_and_not_zero() -> None:
    state = position(
        order=["red", "green"], dice=DICE, goods={"red": {"wood": 1}}, cards={"red": ["treasury", "carpenters-shop"]}
    )
    state = choose(state, "place white", "go production")
    assert numbers(state, "trade treasury-1")["before"] == 0
    assert ENGLISH.say(why(state, "trade treasury-1").phrase).endswith("You have 2 now; from before there is none.")
    assert POLISH.say(why(state, "trade treasury-1").phrase).endswith(
        "Masz teraz 2, a sprzed produkcji nie zostało nic."
    )


def test_the_coins_of_the_floor_count_towards_the_card() -> None:
    """T4: what the floor gives is there before the card is paid."""
    state = position(
        order=["red", "green"], towers={"venture-3": "hiring-soldiers"}, dice=BLACK_FIVE, goods={"red": {"coin": 3}}
    )
    choose(state, "place black")
    assert numbers(state, "go venture-3") == {"needed": 6, "owned": 4}
    assert ENGLISH.say(why(state, "go venture-3").phrase) == (
        "You cannot pay for Hiring Soldiers. It costs 6 coins; you would have 4."
    )


def test_two_costs_name_both_shortages() -> None:
    towers = {"venture-1": "support-to-the-bishop"}
    state = position(order=["red", "green"], towers=towers, dice=DICE, goods={"red": {"coin": 1, "military": 1}})
    choose(state, "place white")
    assert ENGLISH.say(why(state, "go venture-1").phrase) == (
        "You cannot pay for Support to the Bishop. It costs 2 coins; you would have 1. "
        "Or else: It needs 4 military points; you have 1."
    )
    assert POLISH.say(why(state, "go venture-1").phrase) == (
        "Nie możesz zapłacić za kartę Wsparcie biskupa. Kosztuje 2 monety, a do zapłaty byłoby 1. "
        "Albo inaczej: Wymaga 4 punktów wojska, a masz 1."
    )


def test_wood_or_stone_saved_names_both_shortages() -> None:
    given: dict[str, Any] = {
        "towers": {"building-1": "mint"},
        "cards": {"red": ["stonemason"]},
        "goods": {"red": {"stone": 1}},
    }
    state = choose(position(order=["red", "green"], dice=DICE, **given), "place white")
    assert ENGLISH.say(why(state, "go building-1").phrase) == (
        "You cannot pay for Mint. With a wood less it costs 3 stone; you would have 1. "
        "Or else: With a stone less it costs 1 wood; you would have 0."
    )


def test_a_member_in_the_large_space_is_in_the_area() -> None:
    state = position(order=["red", "green", "blue"], dice=DICE, members={"red": {"black": "harvest-large"}})
    assert ENGLISH.say(why(choose(state, "place white"), "go harvest").phrase) == (
        "You already have a coloured member in the harvest area; only the neutral one may come on top."
    )


@pytest.mark.parametrize(
    ("given", "asked", "english", "polish"),
    [
        (
            {
                "dice": {"white": 4, "black": 3, "orange": 1},
                "tiles": ["weaker-members", "dearer-territories", "lose-by-points"],
                "excommunicated": {"red": ["weaker-members", "dearer-territories"]},
            },
            "go territory-4",
            "the action is worth -1 (excommunication “weaker members”: −1, "
            "excommunication “territories out of reach”: −4): 8 too little.",
            "akcja jest warta -1 (ekskomunika „słabsi członkowie rodziny”: −1, "
            "ekskomunika „trudniejsze włości”: −4): o 8 za mało.",
        ),
        (
            {"dice": {"white": 6, "black": 6, "orange": 1}, "played": {"red": ["ludovico-il-moro"]}},
            "go territory-4",
            "the action is worth 5 (Ludovico il Moro: −1): 2 too little.",
            "akcja jest warta 5 (Ludovico il Moro: −1): o 2 za mało.",
        ),
        (
            {"order": ["red", "green", "blue"], "dice": {"white": 2, "black": 2, "orange": 2}},
            "go harvest-large",
            "the action is worth -1 (the large space: −3); it must be at least 1: 2 too little.",
            "jest warta -1 (duże pole: −3), a wartość musi wynosić co najmniej 1: o 2 za mało.",
        ),
    ],
)
def test_a_lowered_value_names_the_cause(given: dict[str, Any], asked: str, english: str, polish: str) -> None:
    state = position("advanced", **({"order": ["red", "green"], "towers": {"territory-4": "woods"}} | given))
    choose(state, "place white")
    assert english in ENGLISH.say(why(state, asked).phrase)
    assert polish in POLISH.say(why(state, asked).phrase)


def test_the_work_of_a_leader_has_no_space() -> None:
    state = position(
        "advanced",
        order=["red", "green"],
        goods={"red": {"servant": 3}},
        tiles=["weaker-harvest", "half-servants", "lose-by-points"],
        excommunicated={"red": ["weaker-harvest"]},
        cards={"red": ["woods", "village"]},
        played={"red": ["francesco-sforza"]},
    )
    choose(state, "use-leader francesco-sforza")
    asked = decision(state)
    assert asked is not None
    assert ENGLISH.say(asked.prompt) == "How many servants raise the bonus harvest (now -2)?"
    assert POLISH.say(asked.prompt) == "Ilu sług wesprze dodatkowe zbiory (teraz -2)?"
    assert ENGLISH.say(why(state, "servants 0").phrase) == (
        "The bonus harvest is worth -2 (excommunication “weaker harvests”: −3); it must be at least 1: 3 too little. "
        "It would take 3 servants; you have 3."
    )


@pytest.mark.rule("L12", "V4")
def test_the_vatican_and_the_forecast_count_what_sisto_brings() -> None:
    """The question names the points that come, and the forecast holds them before."""
    before = position("advanced", order=["red", "green"], round=2, goods={"red": {"faith": 3}}, played=SISTO)
    weak = position("advanced", order=["red", "green"], round=2, goods={"red": {"faith": 2}}, played=SISTO)
    assert (forecast(before, 0)[FAITH_TRACK], forecast(weak, 0)[FAITH_TRACK]) == (3 + 5, 2)
    gone = {"red": dict.fromkeys(MEMBERS, "council"), "green": dict.fromkeys(MEMBERS[:3], "council")}
    state = position(
        "advanced",
        order=["red", "green"],
        round=2,
        turn="green",
        goods={"red": {"faith": 3}},
        played=SISTO,
        members=gone,
    )
    while state.agenda[-1].name != "report":
        state.choose(state.options()[-1])
    asked = decision(state)
    assert asked is not None
    assert "support the Church for 8 points and give up 3 faith points" in ENGLISH.say(asked.prompt)


@pytest.mark.rule("T1", "L15")
def test_who_asks_about_a_card_or_a_leader_of_others_is_told_how_one_gets_it() -> None:
    state = position(
        edition="advanced",
        order=["red", "green"],
        towers=CARDS,
        dice=DICE,
        played={"green": ["sisto-iv"], "red": ["filippo-brunelleschi"]},
    )
    why = wonder(state, ("space", "floor"), "territory-4", 0)
    assert why is not None
    assert why.way is not None
    assert why.way.rule == "T1"
    assert "value 7 or more on this floor takes Woods" in ENGLISH.say(why.way.phrase)
    assert "co najmniej 7" in POLISH.say(why.way.phrase)
    empty = wonder(state, ("space", "floor"), "territory-1", 0)
    assert empty is not None
    assert empty.way is None
    theirs = wonder(state, ("leader",), "sisto-iv", 0)
    assert theirs is not None
    assert theirs.way is not None
    assert ENGLISH.say(theirs.way.phrase).startswith("Green has played Sisto IV")
    assert POLISH.say(theirs.way.phrase)
    mine = wonder(state, ("leader",), "filippo-brunelleschi", 0)
    assert mine is None or mine.way is None
