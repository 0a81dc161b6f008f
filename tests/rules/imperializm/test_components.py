"""What lies in the box, as a client is told: complete, with the origin of every value, sayable in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from signoria.engine.phrase import Phrase
from signoria.games.imperializm.components import components
from signoria.games.imperializm.data.box import BOX
from signoria.games.imperializm.game import GAME
from signoria.resources import rule_index
from signoria.text import Texts

PARTS: dict[str, Any] = components(BOX)


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


def said(language: str, part: Any) -> list[str]:
    texts = Texts(language, GAME)
    return [texts.say(phrase) for phrase in phrases(part)]


def test_everything_is_there() -> None:
    sizes = {
        part: len(PARTS[part]) for part in ("cards", "territories", "powers", "religions", "achievements", "goods")
    }
    assert sizes == {"cards": 31, "territories": 40, "powers": 10, "religions": 3, "achievements": 24, "goods": 8}
    assert sum(card["copies"] for card in PARTS["cards"].values()) == 50
    assert [word for word, facts in PARTS["territories"].items() if not facts["card"]] == ["india", "china"]
    assert len(PARTS["categories"]) == 13


def test_everything_can_be_said_in_both_languages() -> None:
    english, polish = said("en", PARTS), said("pl", PARTS)
    assert len(english) == len(polish)
    assert not [sentence for sentence in english + polish if "{" in sentence or "$" in sentence]
    assert not [sentence for sentence in english + polish if sentence[0].islower()]


def test_every_paragraph_exists() -> None:
    index = rule_index(GAME)
    named = [facts["rule"] for part in ("cards", "religions", "goods") for facts in PARTS[part].values()]
    assert all(index.find(rule) for rule in named)
    assert index.find(PARTS["religions"]["calvinism"]["rule"]).en == "Calvinism"


def test_livonia_is_told_as_the_rulebook_has_it() -> None:
    told = dict(PARTS["territories"]["livonia"])
    assert said("en", told.pop("text")) == [
        *("Cost: 5 ducats.", "Asks for army 3, fleet 2.", "Brings food +1, fleet +1, prestige +1."),
    ]
    rulebook = dict.fromkeys(
        ("cost", "needs.army", "needs.fleet", "gives.food", "gives.fleet", "gives.prestige"), "rulebook"
    )
    assert told == {
        "kind": "land",
        "card": True,
        "starting": False,
        "cost": 5,
        "needs": [["army", 3], ["fleet", 2]],
        "gives": [["food", 1], ["fleet", 1], ["prestige", 1]],
        "origins": rulebook,
        "name-origin": "rulebook",
    }


def test_a_card_is_told_with_the_numbers_of_the_box() -> None:
    raids = PARTS["cards"]["border-raids"]
    assert raids["war"] == {"land": 3, "sea": 3, "plunder": 2}
    assert said("en", raids["text"]) == [
        "Take 2 ducats for each land or 2 ducats for each colony of the target, at most 8 ducats.",
        "War card: land +3, sea +3, plunder × 2.",
    ]
    assert said("pl", PARTS["cards"]["corrupt-officials"]["text"]) == [
        "Zabierz 1 dukata za każdą krainę albo 1 dukata za każdą kolonię ofiary; potem weź kartę wydarzeń ze stosu "
        "odrzuconych kart opatrności."
    ]
    assert PARTS["cards"]["madman"]["rules"] == {"land": -5, "sea": -5}
    assert "−5" in said("en", PARTS["cards"]["madman"]["text"])[0]


def test_the_text_of_a_card_has_every_number_that_is_printed_on_it() -> None:
    for word, card in PARTS["cards"].items():
        for language in ("en", "pl"):
            numbers = {int(number) for number in re.findall(r"\d+", " ".join(said(language, card["text"])))}
            sheet = BOX.sheets["providence"]
            printed = {abs(sheet.number(word, name)) for name in card["origins"]}
            assert printed <= numbers, (word, language, printed - numbers)


def test_one_level_of_food_is_known_and_the_others_are_reconstructed() -> None:
    food = PARTS["goods"]["food"]
    assert food["profit"][2] == 4
    assert [level for level, origin in enumerate(food["origins"]) if origin == "rulebook"] == [2]
    assert set(PARTS["goods"]["gold"]["origins"]) == {"reconstructed"}


def test_an_achievement_with_two_ways() -> None:
    guilds = PARTS["achievements"]["craft-guilds"]
    assert guilds["needs"] == [[["textiles", 2], ["weapons", 1]], [["textiles", 2], ["shipyards", 1]]]
    assert said("pl", guilds["text"]) == [
        *("Wartość: 1 punkt chwały.", "Wymaga: tekstylia 2, broń lądowa 1.", "Albo zamiast tego:"),
        *("Wymaga: tekstylia 2, stocznie 1.", "Przynosi: broń lądowa +1."),
    ]


def test_beside_each_good_stands_what_the_board_prints_there() -> None:
    goods = PARTS["goods"]
    assert goods["food"]["leader"] == {"ducats": 1, "each": ["prestige", 1], "most": 5}
    assert goods["food"]["pay"] == {"price": 8, "gain": "army"}
    assert goods["gold"]["pay"] == {"lose": ["prestige", 1]}
    assert goods["oriental"]["leader"] == {"price": 3, "gain": ["development", 1]}
    assert all({"leader", "pay"} <= facts.keys() for facts in goods.values())
