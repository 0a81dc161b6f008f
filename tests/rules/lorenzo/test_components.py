"""What lies in the box, as a client is told: complete, in words that exist, and sayable in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from signoria.engine.phrase import Phrase
from signoria.games.lorenzo.data.ids import GOODS, SPACES
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.vocabulary import TRADE_CHOICE
from signoria.resources import rule_index
from tests.rules.lorenzo.seated import ENGLISH, POLISH

BOX: dict[str, Any] = GAME.components("advanced")


def phrases(part: Any) -> Iterator[Phrase]:
    """Every phrase anywhere in a part of the box."""
    if isinstance(part, Phrase):
        yield part
    elif isinstance(part, dict):
        for inner in part.values():
            yield from phrases(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from phrases(inner)


def test_everything_is_there() -> None:
    assert [len(BOX[part]) for part in ("cards", "leaders", "tiles", "bonus-tiles", "towers", "privileges")] == [
        96, 20, 21, 4, 4, 5,
    ]  # fmt: skip
    floors = [floor["space"] for tower in BOX["towers"] for floor in tower["floors"]]
    assert (*floors, *BOX["spaces"]) == SPACES
    assert sorted(card["number"] for card in BOX["cards"].values()) == list(range(1, 97))
    assert [BOX["scales"]["territory"][6], BOX["scales"]["character"][6], BOX["faith"]["points"][15]] == [20, 21, 30]


def test_the_basic_game_has_its_own_tile_and_no_leaders() -> None:
    basic = GAME.components("basic")
    assert basic["leaders"] == {}
    assert basic["bonus-tiles"] == {
        "basic": {"harvest": [["wood", 1], ["stone", 1], ["servant", 1]], "production": [["coin", 2], ["military", 1]]}
    }


def test_a_building_with_a_choice_of_exchanges() -> None:
    told = dict(BOX["cards"]["treasury"])
    told.pop("text")
    assert told == {
        "number": 34,
        "type": "building",
        "period": 2,
        "costs": [{"goods": [["wood", 3]]}],
        "immediate": [["vp", 4]],
        "activation": 3,
        "yields": [],
        "trades": [
            {"trade": "treasury-1", "paid": [["coin", 1]], "gained": [["vp", 3]]},
            {"trade": "treasury-2", "paid": [["coin", 2]], "gained": [["vp", 5]]},
        ],
    }


def test_what_characters_and_ventures_do() -> None:
    cards = BOX["cards"]
    assert cards["architect"]["action"] == {"does": "building", "value": 6, "cheaper": [["wood", 1], ["stone", 1]]}
    assert cards["stonemason"]["raises"] == {"does": "building", "value": 2, "cheaper": [], "wood-or-stone": True}
    assert cards["general"]["points-per"] == {"points": 1, "each": "two-military"}
    assert cards["preacher"]["no-floor-bonus"] is True
    assert cards["mint"]["yields-per"] == {"good": "coin", "each": "building"}
    assert cards["support-to-the-bishop"]["costs"] == [
        {"goods": [["coin", 2], ["wood", 1], ["stone", 1]]},
        {"goods": [["military", 2]], "own": 4},
    ]
    assert cards["support-to-the-bishop"]["end"] == 1
    assert cards["woods"]["costs"] == []


def test_spaces_tell_for_how_many_players_they_are() -> None:
    spaces = BOX["spaces"]
    assert spaces["harvest-large"] == {"area": "harvest", "room": "many", "less": 3, "players": 3, "gives": []}
    assert spaces["market-privileges"]["players"] == 4
    assert spaces["market-servants"] == {
        "area": "market", "room": "one", "less": 0, "players": 2, "gives": [["servant", 5]],
    }  # fmt: skip
    assert spaces["council"]["gives"] == [["coin", 1], ["privilege", 1]]


def test_every_exchange_belongs_to_a_building() -> None:
    trades = [trade["trade"] for card in BOX["cards"].values() for trade in card.get("trades", [])]
    assert tuple(trades) == TRADE_CHOICE.words


def test_goods_are_known_words() -> None:
    named = {good for card in BOX["cards"].values() for good, _ in card["immediate"]}
    assert named <= set(GOODS)


@pytest.mark.parametrize("texts", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_text_can_be_said(texts: Any) -> None:
    said = [texts.say(phrase) for phrase in phrases(BOX)]
    assert len(said) == 96 + 2 * 20 + 2 * 21
    assert all(said)


def test_paragraphs_of_leaders_tiles_and_verbs_are_in_the_index() -> None:
    known = {rule.id for rule in rule_index(GAME).rules}
    named = [part["rule"] for kind in ("leaders", "tiles") for part in BOX[kind].values()]
    assert set(named) <= known
    assert {verb.rule for verb in GAME.vocabulary.verbs} <= known


def test_beside_its_phrases_the_box_is_plain_data() -> None:
    json.dumps(BOX, default=lambda phrase: phrase.to_json())
