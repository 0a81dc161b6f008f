"""What a seat sees of the table."""

from __future__ import annotations

import json
from typing import Any

from signoria.games.imperializm.game import GAME
from signoria.games.imperializm.state import ImperializmState
from signoria.text import Texts
from tests.rules.imperializm.seated import begun, choose, position


def test_a_view_is_plain_data_for_everybody() -> None:
    state = begun(4, "plain")
    for viewer in range(-1, 4):
        json.dumps(state.game.view(state, viewer))


def test_territories_say_what_the_viewer_lacks() -> None:
    state = position(levels={"red": {"army": 3}}, ducats={"red": 4, "green": 9}, display=["silesia", "scotland"])
    told: Any = state.game.view(state, 0)["display"]
    assert told[0]["reached"]
    assert not told[1]["reached"]
    assert told[1]["needs"] == [
        {"measure": "army", "needed": 2, "owned": 3},
        {"measure": "fleet", "needed": 2, "owned": 0},
    ]
    assert told[2] == {"territory": ""}


def test_achievements_say_who_meets_them_and_the_nearest_way() -> None:
    state = position(
        levels={"red": {"textiles": 2}, "green": {"textiles": 2, "shipyards": 1}}, available=["craft-guilds"]
    )
    told: Any = state.game.view(state, 0)["achievements"]
    assert told[0]["met"] == ["green"]
    assert len(told[0]["needs"]) == 2


def test_strength_is_given_against_the_viewer() -> None:
    state = position(powers={"red": "poland", "green": "russia"}, levels={"red": {"army": 2}, "green": {"army": 2}})
    green: Any = state.game.view(state, 0)["seats"]
    assert green[1]["dissenter"]
    assert green[1]["strength"] == {"land": 5, "sea": 3}
    assert green[1]["mine"] == {"land": 2, "sea": 0}


def test_goods_say_who_leads_and_what_they_bring() -> None:
    state = position(levels={"red": {"food": 2, "prestige": 2}}, authority={"red": "reformer"})
    food: Any = state.game.view(state, 0)["goods"]
    assert food[1] | {"profit": []} == {
        "good": "food",
        "profit": [],
        "levels": [2, 0],
        "leader": "red",
        "margin": 2,
        "trade": 4,
        "lead": 2,
        "bonus": 2,
        "allowed": True,
    }
    assert not food[5]["allowed"]


def test_the_final_scoring_is_forecast() -> None:
    state = position(levels={"red": {"army": 3, "glory": 5}})
    told: Any = state.game.view(state, 1)["forecast"]
    assert told["total"] == [11, 4]
    assert told["faithful"] == [4, 4]
    assert told["leading"] == ["red"]
    assert told["categories"][0] == {"category": "army", "values": [3, 0], "points": [2, 0]}


def test_a_war_shows_both_sums_and_then_the_terms() -> None:
    state = position(
        levels={"red": {"army": 5}, "green": {"prestige": 5}},
        ducats={"red": 0, "green": 20},
        hand={"red": ["border-raids"], "green": ["pirates"]},
    )
    choose(state, "declare border-raids", "wage land")
    told: Any = state.game.view(state, 0)["war"]
    assert (told["attack"], told["defence"], told["winner"]) == (8, 0, "")
    assert told["parts"] == {"attack": [["level", 5], ["border-raids", 3]], "defence": [["level", 0]]}
    choose(state, "stand")
    told = state.game.view(state, 0)["war"]
    assert "parts" not in told  # the levels may change now
    assert (told["winner"], told["tribute"], told["humiliation"]) == ("red", 8, 1)


def test_a_war_tells_what_both_strengths_are_made_of() -> None:
    state = position(
        powers={"red": "ottoman-empire", "green": "poland"},
        levels={"red": {"army": 5, "weapons": 2}, "green": {"army": 4}},
        authority={"red": "outstanding-commander", "green": "madman"},
        hand={"red": ["border-raids"], "green": ["bribed-advisers", "armed-intervention"]},
    )
    choose(state, "declare border-raids", "wage land", "defend bribed-advisers")
    war: Any = state.game.view(state, 0)["war"]
    attack: list[list[Any]] = [["level", 5], ["power", 3], ["authority", 3], ["border-raids", 3]]
    defence: list[list[Any]] = [["level", 4], ["authority", -5], ["bribed-advisers", 5]]
    assert war["parts"] == {"attack": attack, "defence": defence}
    assert war["attack"] == sum(number for _, number in attack)
    assert war["defence"] == sum(number for _, number in defence)


def test_the_plunder_of_a_war_is_told_in_ducats() -> None:
    state = position(
        levels={"red": {"army": 5, "weapons": 3}}, hand={"red": ["historic-victory"], "green": ["bribed-advisers"]}
    )
    choose(state, "declare historic-victory", "wage land")
    told: Any = state.game.view(state, 1)["war"]
    assert told["plunder"] == 9


def test_nobody_leads_a_tie() -> None:
    told: Any = GAME.view(position(levels={"red": {"gold": 2}, "green": {"gold": 2}}), -1)["goods"]
    assert (told[0]["leader"], told[0]["margin"]) == ("", 0)


def test_threats_are_those_who_meet_or_nearly_meet_an_achievement() -> None:
    state = position(
        levels={"red": {"army": 3}, "green": {"army": 4, "fleet": 2}},
        ducats={"red": 25, "green": 24},
        available=["mercenary-army", "great-discoveries", "banking"],
    )
    told = [
        {"seat": "red", "of": "mercenary-army", "lacks": 1, "measure": "army"},
        {"seat": "red", "of": "banking", "lacks": 5, "measure": "ducats"},
        {"seat": "green", "of": "mercenary-army", "lacks": 0, "measure": ""},
    ]
    for viewer in (-1, 0, 1):
        assert state.game.view(state, viewer)["threats"] == told


def test_the_end_threatens_as_soon_as_one_open_achievement_could_bring_it() -> None:
    glory = {"red": {"glory": 37}, "green": {"glory": 38}}
    near = position(levels=glory, available=["banking"])
    assert near.game.view(near, 0)["threats"] == [{"seat": "green", "of": "end", "lacks": 2, "measure": "glory"}]
    (threat,) = GAME.threats(near)
    assert (threat.seat, threat.kind, threat.lacks, threat.own) == (1, "end", 2, False)
    assert "lacks 2 glory" in Texts("en", GAME).say(threat.phrase)
    both = position(levels=glory, available=["banking", "mercantilism"])
    assert [threat["seat"] for threat in threats_of(both)] == ["red", "green"]


def test_once_the_end_is_reached_it_is_the_threat_of_who_reached_it() -> None:
    state = position(levels={"red": {"glory": 41}, "green": {"glory": 39}}, ender="red", left=1, turn="green")
    assert threats_of(state) == [{"seat": "red", "of": "end", "lacks": 0, "measure": "glory"}]
    (threat,) = GAME.threats(state)
    assert "jedna tura" in Texts("pl", GAME).say(threat.phrase)


def threats_of(state: ImperializmState) -> Any:
    return state.game.view(state, 0)["threats"]
