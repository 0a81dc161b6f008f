"""What a client draws agrees with the data that the rules use, and every sentence of it can be said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from signoria import catalogue
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import BANKS, EMPIRES, OPS, PRESTIGE
from signoria.games.pax.vocabulary import BORDER, CITY, TOKEN
from signoria.resources import rule_index
from signoria.text import LANGUAGES, Texts

GAME = catalogue.games()["pax-renaissance"]
PRINTED: Any = GAME.components("2e")


def phrases(tree: Any) -> Iterator[Phrase]:
    """Every phrase in a tree of data."""
    if isinstance(tree, Phrase):
        yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from phrases(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from phrases(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    texts = Texts(language, GAME)
    said = [texts.say(phrase) for phrase in phrases(PRINTED)]
    assert len(said) > 900
    assert all(said)


def test_every_card_and_square_and_place_is_there() -> None:
    assert list(PRINTED["cards"]) == [card.code for card in CARDS]
    assert tuple(PRINTED["squares"]) == tuple(PRINTED["empires"]) == EMPIRES
    assert tuple(PRINTED["cities"]) == CITY.words
    assert tuple(PRINTED["borders"]) == BORDER.words
    assert tuple(PRINTED["banks"]) == BANKS
    assert tuple(PRINTED["supply"]) == TOKEN.words


def test_a_line_says_whether_its_edition_is_known_to_have_it() -> None:
    assert all(line["known"] for card in PRINTED["cards"].values() for line in card["text"])
    first: Any = GAME.components("1e")
    told = [(line["about"], line["known"]) for line in first["cards"]["pren029"]["text"]]
    assert told == [
        ("where", True),
        ("agents", False),
        ("religious-war", False),
        ("tax", True),
        ("siege", False),
        ("prestige", False),
    ]
    ottoman = first["squares"]["ottoman"]
    assert [line["known"] for side in ("king", "republic") for line in ottoman[side]["text"]] == [
        *(True, True, True),
        *(True, False, False),
    ]
    cairo = first["cities"]["cairo"]  # its map card has two sides
    assert (cairo["levies"], cairo["known"]) == ({"catholic": "catholic-rook", "islamic": "islamic-rook"}, ["catholic"])


def test_a_card_as_printed() -> None:
    card = PRINTED["cards"]["pren018"]
    text = card.pop("text")
    assert card == {
        "side": "west",
        "location": "portugal",
        "set": "base",
        "queen": False,
        "comet": False,
        "agents": ["pawn"],
        "ops": [{"op": "repress", "shows": ["pawn"]}, {"op": "corsair", "shows": ["catholic"]}],
        "prestige": ["discovery"],
        "oneshot": "trade-shift",
        "emporium": "spice-islands",
        "religions": [],
        "suitors": [],
        "abilities": ["double-profit-spice-islands"],
    }
    abouts = [line["about"] for line in text]
    assert abouts == ["where", "agents", "trade-shift", "repress", "corsair", "prestige", "ability"]


def test_what_a_queen_an_apostasy_and_a_vote_show() -> None:
    cards = PRINTED["cards"]
    assert cards["pren216p"]["queen"]
    assert cards["pren216p"]["suitors"] == ["portugal", "aragon", "france", "hre"]
    assert cards["pren002"]["religions"] == ["reformist", "catholic"]
    assert cards["pren010"]["ops"][1] == {"op": "vote", "shows": ["west"]}


def test_both_sides_of_a_square_and_its_promos() -> None:
    hungary = PRINTED["squares"]["hungary"]
    assert hungary["king"]["ops"] == [{"op": "campaign", "shows": []}]
    assert hungary["king"]["prestige"] == ["patron"]
    assert hungary["promo"]["king"]["prestige"] == []
    assert hungary["promo"]["republic"]["name"] == Phrase("square-promo-hungary-republic")
    assert PRINTED["squares"]["england"]["promo"] == {}
    popes = PRINTED["squares"]["papal-states"]["faiths"]
    assert popes["islamic"]["prestige"] == ["islamic"]
    assert PRINTED["squares"]["france"]["faiths"] == {}


def test_places_of_the_map() -> None:
    assert PRINTED["cities"]["tana"]["emporium"] == "black"
    assert PRINTED["cities"]["venice-2"]["levies"]["islamic"] == ""
    assert PRINTED["borders"]["hre-hungary"] == {"empires": ["hre", "hungary"], "sea": False}
    assert PRINTED["banks"]["medici"]["border"] == "aragon-papal-states"
    assert PRINTED["supply"]["reformist-pirate"] == 3


def test_the_glossary_names_paragraphs_that_exist() -> None:
    known = {rule.id for rule in rule_index(GAME).rules}
    explained = PRINTED["glossary"]
    assert tuple(explained["op"]) == OPS
    assert tuple(explained["prestige"]) == PRESTIGE
    assert {entry["rule"] for kind in explained.values() for entry in kind.values()} <= known


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(Problem):
        GAME.components("9e")
