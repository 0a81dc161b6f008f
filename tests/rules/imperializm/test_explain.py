"""Why not: the sentence, its numbers and its paragraph, in both languages."""

from __future__ import annotations

import pytest

from signoria.engine.decision import wonder
from signoria.engine.problem import Problem
from tests.rules.imperializm.seated import ENGLISH, POLISH, choose, position, why


@pytest.mark.parametrize(
    ("given", "line", "english", "polish"),
    [
        (
            {"hand": {"red": ["livonia"]}, "levels": {"red": {"army": 3, "fleet": 1}}},
            "conquer livonia",
            "Livonia asks for fleet: 2. You have 1.",
            "Inflanty: potrzeba 2 (flota), a masz 1.",
        ),
        (
            {
                "hand": {"red": ["livonia"]},
                "levels": {"red": {"army": 3, "fleet": 2}},
                "ducats": {"red": 4, "green": 0},
            },
            "conquer livonia",
            "Livonia costs 5 ducats; you have 4.",
            "Koszt podboju Inflant to 5 dukatów, a masz 4.",
        ),
        (
            {"last": {"red": "taxes"}, "hand": {"red": ["reformer"]}},
            "tax",
            "Your last action was Taxes. Choose another one.",
            "Twoja ostatnia akcja to podatki. Wybierz inną.",
        ),
        (
            {"authority": {"red": "civil-war"}, "hand": {"red": ["pirates"]}},
            "declare pirates",
            "Civil war lies before you: you cannot choose War.",
            "Leży przed tobą karta Wojna domowa: nie możesz wybrać akcji wojna.",
        ),
        (
            {"available": ["banking"], "ducats": {"red": 12, "green": 0}},
            "claim banking",
            "Banking asks for ducats: 30. You have 12.",
            "Bankowość: potrzeba 30 (dukaty), a masz 12.",
        ),
    ],
)
def test_a_refusal_names_what_is_missing(given: dict[str, object], line: str, english: str, polish: str) -> None:
    told = why(position(**given), line)
    assert ENGLISH.say(told.phrase) == english
    assert POLISH.say(told.phrase) == polish


def test_before_the_action_one_is_told_why_it_could_not_be_taken() -> None:
    state = position(phase="exchange", last={"red": "taxes"}, hand={"red": ["livonia"]})
    assert why(state, "tax").rule == "R3.7"
    assert why(state, "conquer livonia").rule == "R6.1"
    assert why(state, "develop").rule == ""


def test_the_price_of_an_offer_is_named() -> None:
    state = position(levels={"red": {"oriental": 1}}, ducats={"red": 0, "green": 0})
    choose(state, "develop", "trade oriental")
    assert ENGLISH.say(why(state, "trade gold").phrase) == "The second good cannot be gold."


def test_what_is_done_without_a_thing_is_asked_about_by_its_verb() -> None:
    state = position(last={"red": "taxes"}, hand={"red": ["reformer"]})
    told = wonder(state, ("verb",), "tax", 0)
    assert told is not None
    assert told.rule == why(state, "tax").rule != ""
    assert wonder(state, ("verb",), "develop", 0) is None
    with pytest.raises(Problem):
        wonder(state, ("verb",), "trade", 0)  # that one needs a thing


@pytest.mark.rule("R3.4", "R6.1", "R7.7", "R12.1")
def test_who_asks_about_what_is_not_theirs_is_told_how_one_gets_it() -> None:
    state = position(territories={"green": ["livonia"]}, display=["silesia"], available=["colonial-empire"])

    def told(kind: str, word: str, seat: int = 0) -> tuple[str, str]:
        asked = wonder(state, (kind,), word, seat)
        if asked is None or asked.way is None:
            return "", ""
        assert POLISH.say(asked.way.phrase)
        return ENGLISH.say(asked.way.phrase), asked.way.rule

    text, rule = told("territory", "livonia")
    assert text.startswith("Green has Livonia. Win a war against Green")
    assert rule == "R7.7"
    assert told("territory", "livonia", 1) == ("", "")
    assert told("territory", "silesia")[1] == "R3.4"
    assert told("territory", "india")[1] == "R6.1"
    assert told("achievement", "colonial-empire")[1] == "R12.1"
