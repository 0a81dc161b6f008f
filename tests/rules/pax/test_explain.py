"""Why not? Every refusal is met in a position, rests on its paragraph and is said in both languages.

The positions and the sentences stand in ``refusals.toml``.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from signoria.catalogue import find
from signoria.engine.decision import explain, wonder
from signoria.engine.refusal import ENGINE_REFUSALS, NOT_ASKED
from signoria.engine.rng import seeded
from signoria.engine.state import phrase_of_refusal
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.sheets import sheets_of
from signoria.games.pax.refusals import NO_BELIEVERS
from signoria.games.pax.rules.battle import war_religion
from signoria.games.pax.rules.wars import mixed
from signoria.games.pax.state import PaxState
from signoria.text import LANGUAGES, Texts
from tests.rules.pax.seated import Table

GAME = find("pax-renaissance")
CASES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"),
)["case"]
NAMES = [f"{case['refusal']}: {case['asked']}" for case in CASES]
BOX = Box(sheets_of())
TEXTS = {language: Texts(language, GAME) for language in LANGUAGES}


def position(case: dict[str, Any]) -> PaxState:
    """The position of a case after its choices."""
    state = GAME.position(case["given"])
    assert isinstance(state, PaxState)
    for words in case.get("choose", []):
        option = GAME.vocabulary.parse(words)
        assert option in state.options()
        state.choose(option)
    return state


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_refusal_names_its_paragraph_and_answers_the_player(case: dict[str, Any]) -> None:
    state = position(case)
    before = state.digest()
    option = GAME.vocabulary.parse(case["asked"])
    refusal = state.refusal(option)
    assert GAME.refusals[refusal].key == case["refusal"]
    why = explain(state, option)
    assert why is not None
    assert why.rule == case["rule"]
    assert {language: TEXTS[language].say(why.phrase) for language in LANGUAGES} == {
        language: case[language] for language in LANGUAGES
    }
    assert state.digest() == before, "asking changes nothing"


def test_every_refusal_is_met() -> None:
    met = {case["refusal"] for case in CASES}
    wanted = {refusal.key for number, refusal in GAME.refusals.items() if number not in ENGINE_REFUSALS}
    assert wanted - met == {GAME.refusals[NO_BELIEVERS].key}


def test_no_card_of_the_second_edition_is_without_believers() -> None:
    """The one refusal that no position can show: every card with a religious war has agents of one religion."""
    assert [card.code for card in CARDS if war_religion(card.one_shot) >= 0 and mixed(BOX, card.id)] == []


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({"tableau": {"fugger": {"west": ["pren022"]}}, "city": {"vienna": "catholic-knight"}}, "siege vienna"),
        ({"tableau": {"fugger": {"west": ["pren022"]}}, "city": {"vienna": "catholic-knight"}}, "use-siege pren022"),
        (
            {
                "tableau": {"fugger": {"west": ["pren053"]}, "medici": {"west": ["france"]}},
                "concession": {"england-france": "fugger"},
            },
            "vote france",
        ),
        ({"tableau": {"fugger": {"west": ["pren034"]}}, "coins": {"west": [1]}}, "take west-fair"),
        ({"hand": {"fugger": ["pren008"]}}, "ordain pren008"),
        ({"hand": {"fugger": ["pren046"]}}, "wed hre"),
        ({"hand": {"fugger": ["pren025"]}}, "locate hre"),
        ({"hand": {"fugger": ["pren025"]}}, "trigger"),
        ({}, "place paris"),
        ({"hand": {"fugger": ["pren148x"]}}, "place paris"),
        ({"hand": {"fugger": ["pren008"]}}, "ordain pren009"),
        ({}, "activate holy"),
        ({}, "pay"),
        ({}, "bishop-to france"),
    ],
)
def test_what_may_still_come_is_only_not_asked_now(given: dict[str, Any], asked: str) -> None:
    state = Table(**({"florins": {"fugger": 1}} | given)).state
    why = explain(state, GAME.vocabulary.parse(asked))
    assert why is not None
    assert why.phrase.key == "refusal-not-asked"
    assert why.phrase.args["question"] == state.agenda[-1].prompt(state)


def test_actions_asked_about_during_another_decision_are_judged_by_the_same_guards() -> None:
    """After two actions and in the middle of the second, nothing more can be bought; with one left it can."""
    market = {"west": ["pren001", "pren002", "pren003"]}
    given: dict[str, Any] = {"hand": {"fugger": ["pren148x"]}, "florins": {"fugger": 5}, "market": market}
    table = Table(**given).do("play pren148x")
    assert table.state.refusal(GAME.vocabulary.parse("buy west-1")) == NOT_ASKED
    assert Table(**given, actions=1).do("play pren148x").refused("buy west-1") == "D1"


def test_a_silenced_card_that_could_strike_is_named_before_a_free_one_that_could_not() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren022"], "east": ["pren068"]}},
        "bishop": {"pren022": "catholic-bishop"},
        "city": {"vienna": "catholic-knight"},
    }
    table = Table(**given)
    assert table.refused("siege vienna") == "F1f"
    assert table.refused("siege paris") == "LOCATION"


def test_a_seat_asked_out_of_turn_hears_nothing_of_the_turn_of_another() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren022"]}},
        concession={"france-hre": "medici"},
        city={"vienna": "catholic-knight"},
        florins={"medici": 1},
    ).do("ops west", "use-tax pren022")
    assert table.asked() == "medici"
    for words in ("play pren023", "buy west-1", "siege vienna", "place paris", "trigger", "declare holy"):
        assert table.state.refusal(GAME.vocabulary.parse(words)) == NOT_ASKED


@pytest.mark.parametrize("choices", [(), ("play pren148x",), ("ops west",), ("ops west", "use-tax pren022")])
def test_answers_give_no_hidden_hand_away(choices: tuple[str, ...]) -> None:
    """Whatever a bank asks, another card in a hand that it cannot see changes no answer."""
    asked: list[PaxState] = []
    for hands in (("pren148x", "pren009"), ("pren148x", "pren010")):
        other = {"fugger": [hands[0]], "medici": [hands[1]]}
        if len(choices) == 2:
            other = {"fugger": [hands[1]], "medici": ["pren031"]}
        table = Table(
            hand=other,
            tableau={"fugger": {"west": ["pren022"]}},
            concession={"france-hre": "medici"},
            city={"vienna": "catholic-knight"},
            florins={"fugger": 2, "medici": 2},
        ).do(*choices)
        asked.append(table.state)
    one, two = asked
    assert one.decider() == two.decider()
    for option in range(GAME.vocabulary.size):
        assert explain(one, option, one.decider()) == explain(two, option, two.decider())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anything_can_be_asked_at_any_time(seats: int) -> None:
    """Random questions in a random game: each has an answer that can be said."""
    rng = seeded(f"asking {seats}")
    state = GAME.start("2e", seats, GAME.options(), seeded(f"asked {seats}"))
    for _ in range(300):
        if state.over():
            break
        for _ in range(40):
            option = int(rng.below(GAME.vocabulary.size))
            refusal = state.refusal(option)
            assert (option in state.options()) == (refusal == 0)
            if refusal:
                phrase = phrase_of_refusal(state, option, refusal)
                assert all(texts.say(phrase) for texts in TEXTS.values()), GAME.vocabulary.words(option)
        options = state.options()
        state.choose(options[rng.below(len(options))])


def way(table: Table, kind: str, word: str, seat: int = 0) -> tuple[str, str]:
    why = wonder(table.state, (kind,), word, seat)
    assert why is not None
    return ("", "") if why.way is None else (Texts("en", GAME).say(why.way.phrase), why.way.rule)


@pytest.mark.rule("REGIME", "F6")
def test_a_player_who_asks_about_an_empire_of_others_learns_how_to_get_it() -> None:
    table = Table(
        tableau={"medici": {"west": ["france"]}, "fugger": {"west": ["england"]}},
        square={"portugal": {"suzerain": "france"}},
    )
    on_its_throne = "Hungary is on its throne. A coronation wins it"
    assert way(table, "empire", "hungary")[0].startswith(on_its_throne)
    assert way(table, "item", "hungary") == way(table, "empire", "hungary")
    assert way(table, "empire", "france")[0].startswith("Medici holds France. A vote wins it")
    assert "vassal of France" in way(table, "empire", "portugal")[0]
    assert way(table, "empire", "england") == ("", "")
    # It is no secret, so it is told to those as well whose turn it is not.
    assert way(table, "empire", "england", 1)[0].startswith("Fugger holds England")


@pytest.mark.rule("F3", "F1f")
def test_a_card_of_others_cannot_be_bought() -> None:
    table = Table(tableau={"medici": {"west": ["pren003"]}, "fugger": {"west": ["pren004"]}})
    text, rule = way(table, "card", "pren003")
    assert "lies in the tableau of Medici and cannot be bought" in text
    assert rule == "F3"
    assert way(table, "card", "pren004") == ("", "")
