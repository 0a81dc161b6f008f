"""What a client can draw from a view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria.games.lorenzo.game import GAME
from tests.rules.lorenzo.seated import ENGLISH, POLISH, choose, position, start


def test_towers_show_what_cards_would_cost_the_viewer() -> None:
    state = position(
        order=["red", "green"],
        towers={"character-1": "farmer", "venture-2": "support-to-the-bishop"},
        cards={"red": ["dame"]},
        members={"green": {"white": "character-2"}},
    )
    red: Any = state.game.view(state, 0)
    green: Any = state.game.view(state, 1)
    characters, ventures = red["towers"][2], red["towers"][3]
    assert characters["surcharge"] == 3
    assert characters["floors"][0] == {"card": "farmer", "costs": [{"coin": 2}], "members": []}
    assert characters["floors"][1]["members"] == ["green-white"]
    assert ventures["floors"][1]["costs"] == [{"coin": 2, "wood": 1, "stone": 1}, {"military": 2}]
    assert green["towers"][2]["floors"][0]["costs"] == [{"coin": 3}]


def test_a_seat_shows_goods_members_and_its_forecast() -> None:
    state = position(
        order=["red", "green"],
        dice={"white": 5, "black": 2, "orange": 1},
        goods={"red": {"coin": 11, "military": 4, "faith": 4, "vp": 9}},
        cards={"red": ["woods", "village", "forest", "farmer", "dame", "crusade"]},
        members={"red": {"black": "council"}},
    )
    view: Any = state.game.view(state, 1)
    red = view["seats"][0]
    assert red["goods"]["coin"] == 11
    assert red["members"]["white"] == {"home": True, "value": 5, "raised": False}
    assert red["members"]["black"]["home"] is False
    assert red["next-slot"] == 7
    assert red["forecast"] == {
        "points": 9, "faith": 4, "territories": 1, "characters": 3, "ventures": 5, "military": 5, "resources": 2,
        "penalties": 0,
    }  # fmt: skip
    assert red["total"] == 29
    assert view["next-order"] == ["red"]
    assert view["spaces"]["council"]["members"] == ["red-black"]
    assert view["spaces"]["market-military"]["covered"] is True
    assert view["decks"] == [21, 24, 22, 23]


def test_excommunications_show_in_the_forecast() -> None:
    state = position(
        order=["red", "green"],
        round=6,
        tiles=["fewer-coins", "no-market", "lose-by-military"],
        excommunicated={"red": ["lose-by-military"]},
        goods={"red": {"military": 6, "faith": 3}},
    )
    view: Any = state.game.view(state, 0)
    assert view["seats"][0]["forecast"]["penalties"] == -6
    assert view["seats"][0]["forecast"]["faith"] == 0
    assert view["tiles"][2] == {"tile": "lose-by-military", "faith": 5, "on": ["red"]}


def test_the_action_under_way_is_seen_by_all() -> None:
    state = position(order=["red", "green"], dice={"white": 5, "black": 2, "orange": 1}, goods={"red": {"servant": 2}})
    assert state.game.view(state, 1)["doing"] == {"step": "turn"}
    choose(state, "place white")
    assert state.game.view(state, 1)["doing"] == {"step": "go", "member": "white", "value": 5}
    choose(state, "go harvest")
    assert state.game.view(state, -1)["doing"] == {
        "step": "servants",
        "space": "harvest",
        "value": 5,
        "member": "white",
        "raised": [[0, 5], [1, 6], [2, 7]],
    }


@pytest.mark.parametrize("edition", ["basic", "advanced"])
def test_a_view_is_plain_data(edition: str) -> None:
    state = start(edition, 3, "plain")
    for seat in (-1, 0, 1, 2):
        assert json.loads(json.dumps(state.game.view(state, seat))) == state.game.view(state, seat)
    assert GAME.broken(state) == []


def test_the_next_report_is_announced() -> None:
    given: Any = {"order": ["red", "green"], "tiles": ["fewer-coins", "no-market", "lose-by-points"]}
    assert GAME.view(position(round=3, **given), 0)["report"] == {"faith": 4, "tile": "no-market", "rounds": 1}
    assert GAME.view(position(round=6, **given), 0)["report"] == {"faith": 5, "tile": "lose-by-points", "rounds": 0}


def test_a_hand_tells_its_owner_how_far_each_leader_is() -> None:
    state = position(
        "advanced",
        order=["red", "green"],
        hand={"red": ["cesare-borgia", "lucrezia-borgia"]},
        goods={"red": {"coin": 3}},
        cards={"red": ["mint", "woods", "forest"]},
    )
    view: Any = state.game.view(state, 0)
    assert view["seats"][0]["progress"] == {
        "lucrezia-borgia": [{"type": "any", "number": 6, "owned": 2}],
        "cesare-borgia": [
            {"good": "coin", "number": 12, "owned": 3},
            {"good": "faith", "number": 2, "owned": 0},
            {"type": "building", "number": 3, "owned": 1},
        ],
    }
    other: Any = state.game.view(state, 1)
    assert "progress" not in other["seats"][0]


def test_with_cesare_borgia_no_territory_asks_for_military() -> None:
    state = position("advanced", order=["red", "green"], played={"red": ["cesare-borgia"]})
    view: Any = state.game.view(state, 0)
    assert view["seats"][0]["slots"] == [0] * 6
    assert view["seats"][1]["slots"] == [0, 0, 3, 7, 12, 18]


@pytest.mark.rule("V1", "V2")
def test_too_little_faith_threatens_in_the_round_of_the_report() -> None:
    faith = {"red": {"faith": 1}, "green": {"faith": 3}}
    later = position(order=["red", "green"], round=1, goods=faith)
    assert GAME.threats(later) == ()
    now = position(order=["red", "green"], round=2, goods=faith)
    (threat,) = GAME.threats(now)
    assert (threat.seat, threat.kind, threat.lacks, threat.own, threat.rule) == (0, "tile", 2, True, "V2")
    assert "lacks 2 faith" in ENGLISH.say(threat.phrase)
    assert POLISH.say(threat.phrase)
    assert threat.thing == now.game.view(now, 0)["report"]["tile"]  # type: ignore[index]


@pytest.mark.rule("R7", "W5")
def test_servants_are_a_question_only_where_more_of_them_bring_more() -> None:
    given: dict[str, Any] = {
        "order": ["red", "green"],
        "round": 1,
        "dice": {"white": 3, "black": 2, "orange": 1},
        "goods": {"red": {"servant": 5, "coin": 9}},
        "towers": {"character-1": "farmer"},
    }
    words = GAME.vocabulary.words
    tower = choose(position(**given), "place white", "go character-1")
    assert words(GAME.usual(tower)) == "servants 0"
    palace = choose(position(**given), "place orange", "go council")
    assert words(GAME.usual(palace)) == "servants 0"
    idle = choose(position(**given), "place white", "go harvest")
    assert words(GAME.usual(idle)) == "servants 0"
    # The estate works at 4: one servant more, and it does.
    busy = choose(position(**given, cards={"red": ["estate"]}), "place white", "go harvest")
    assert GAME.usual(busy) == -1
    assert GAME.usual(position(**given)) == -1
