"""Previews tell what an option costs and brings, the chain included, and touch nothing."""

from __future__ import annotations

from typing import Any

from signoria.engine.foretell import foretell
from signoria.games.lorenzo.data.board import MOST_FAITH
from signoria.games.lorenzo.game import GAME
from tests.rules.lorenzo.seated import choose, position, start

DICE = {"white": 6, "black": 1, "orange": 1}


def preview(state: Any, words: str) -> dict[str, Any]:
    told: dict[str, Any] = foretell(state, GAME.vocabulary.parse(words))
    return told


def test_a_placement_in_a_tower_tells_its_whole_price() -> None:
    state = position(
        order=["red", "green"],
        dice=DICE,
        towers={"venture-4": "hiring-recruits"},
        goods={"red": {"coin": 6, "servant": 2}},
        members={"green": {"white": "venture-1"}},
    )
    told = preview(choose(state, "place white"), "go venture-4")
    assert told == {
        "value": 6,
        "servants": 1,
        "card": "hiring-recruits",
        "surcharge": 3,
        "bonus": {"coin": 2},
        "costs": [{"coin": 4}],
        "goods": {"coin": -5, "servant": -1, "military": 5},
        "paid": {"coin": 7, "servant": 1},
        "gained": {"coin": 2, "military": 5},
        "forecast": {"ventures": 4, "resources": -1},
    }


def test_a_chain_tells_what_comes_next() -> None:
    state = position(
        order=["red", "green"], round=5, dice=DICE, towers={"character-1": "ambassador", "territory-1": "farm"},
        goods={"red": {"coin": 6}},
    )  # fmt: skip
    told = preview(choose(state, "place white"), "go character-1")
    assert told["goods"] == {"coin": -6}
    assert told["then"] == [
        {"step": "privileges", "privileges": 1},
        {"step": "take", "type": "any", "value": 7},
    ]


def test_two_costs_are_both_told() -> None:
    state = position(
        order=["red", "green"], dice=DICE, towers={"venture-1": "support-to-the-bishop"},
        goods={"red": {"coin": 2, "wood": 1, "stone": 1, "military": 4}},
    )  # fmt: skip
    told = preview(choose(state, "place white"), "go venture-1")
    assert told["costs"] == [{"coin": 2, "wood": 1, "stone": 1}, {"military": 2}]
    assert told["then"] == [{"step": "pay"}]
    assert preview(choose(state, "go venture-1"), "pay military")["goods"] == {"military": -2, "faith": 3}


def test_a_production_tells_its_exchanges() -> None:
    state = position(
        order=["red", "green"], dice=DICE, goods={"red": {"coin": 1}}, cards={"red": ["treasury", "chapel", "garden"]}
    )
    told = preview(choose(state, "place white"), "go production")
    assert told["goods"] == {"coin": 2, "military": 1, "vp": 3}
    assert told["then"] == [{"step": "trades", "trades": ["chapel", "treasury-1"]}]


def test_more_servants_bring_more() -> None:
    state = position(
        order=["red", "green"], dice={"white": 4, "black": 1, "orange": 1}, goods={"red": {"servant": 1}},
        cards={"red": ["forest"]},
    )  # fmt: skip
    choose(state, "place white", "go harvest")
    assert preview(state, "servants 0")["goods"] == {"wood": 1, "stone": 1, "servant": 1}
    assert preview(state, "servants 1")["goods"] == {"wood": 4, "stone": 1}


def test_the_last_placement_of_a_round_shows_nothing_of_the_next() -> None:
    members = dict.fromkeys(("white", "black", "orange"), "council")
    state = position(
        order=["green", "red"], turn="red", members={"red": members, "green": {**members, "neutral": "council"}},
        goods={"red": {"servant": 1}},
    )  # fmt: skip
    before = state.to_json()
    assert preview(state, "go council")["then"] == [{"step": "privileges", "privileges": 1}]
    assert preview(state, "go market-coins")["goods"] == {"coin": 5, "servant": -1}
    assert state.to_json() == before


def test_nothing_is_told_of_what_is_not_offered() -> None:
    state = position(order=["red", "green"], dice=DICE)
    for told in (state, choose(state, "place white")):
        assert GAME.preview(told, GAME.vocabulary.parse("go territory-1")) == {}


def test_leaders_and_the_report_are_tried_out_too() -> None:
    members = dict.fromkeys(("white", "black", "orange"), "council")
    state = position(
        "advanced",
        order=["green", "red"],
        turn="red",
        round=2,
        tiles=["fewer-coins", "no-market", "lose-by-points"],
        played={"red": ["bartolomeo-colleoni", "ludovico-iii-gonzaga"]},
        members={"red": members, "green": {**members, "neutral": "council"}},
        goods={"red": {"servant": 1, "faith": 4}},
    )
    assert preview(state, "use-leader bartolomeo-colleoni") == {
        "goods": {"vp": 4},
        "gained": {"vp": 4},
        "forecast": {"points": 4},
    }
    assert preview(state, "use-leader ludovico-iii-gonzaga")["then"] == [{"step": "privileges", "privileges": 1}]
    assert preview(state, "place neutral") == {
        "goods": {},
        "then": [{"step": "go", "member": "neutral", "value": 0}],
    }
    choose(state, "place neutral", "go market-coins", "end-turn")
    assert preview(state, "support") == {
        "goods": {"faith": -4, "vp": 4},
        "paid": {"faith": 4},
        "gained": {"vp": 4},
        "forecast": {"points": 4, "faith": -4},
        "refresh": {"round": 3},
        "informs": "chance",
        "chance": "card",
    }
    assert preview(state, "refuse")["excommunicated"] == ["fewer-coins"]


def test_what_comes_next_is_told_before_it_is_confirmed() -> None:
    state = position(order=["red", "green"], dice=DICE, goods={"red": {"servant": 1}})
    choose(state, "place white")
    assert "asks" not in preview(state, "go market-coins")  # servants are asked for first
    choose(state, "go market-coins")
    assert preview(state, "servants 1")["asks"] == "green"
    assert preview(state, "servants 1")["value"] == 7


def test_the_last_choice_of_a_game_tells_who_wins() -> None:
    members = dict.fromkeys(("white", "black", "orange"), "council")
    state = position(
        order=["green", "red"],
        turn="red",
        round=6,
        tiles=["fewer-coins", "no-market", "lose-by-points"],
        members={"red": members, "green": {**members, "neutral": "council"}},
        goods={"red": {"servant": 1, "vp": 3}},
    )
    told = preview(state, "go market-coins")
    assert told["ends"] == {"kind": "points", "winners": ["red"]}


def test_the_set_up_of_the_advanced_game_shows_no_leader() -> None:
    state = start("advanced", 2, "preview")
    last, first = state.game.view(state, -1)["order"][::-1]  # type: ignore[index]
    assert preview(state, "choose-tile first") == {"asks": first}
    choose(state, "choose-tile first")
    assert preview(state, "choose-tile second")["refresh"] == {"leaders": 4}
    choose(state, "choose-tile second")
    for _ in range(6):
        pile = [GAME.vocabulary.words(option) for option in state.options()]
        assert preview(state, pile[0]).keys() <= {"informs"}
        choose(state, pile[0])
    assert state.round == 1
    assert last != first


def test_faith_beyond_the_end_of_the_track_is_not_promised() -> None:
    state = position(order=["red", "green"], dice=DICE, goods={"red": {"faith": MOST_FAITH}})
    told = preview(choose(state, "place white", "go council"), "claim faith")
    assert told["goods"] == {}
    assert "gained" not in told
