"""Positions for people: what a seat knows, and how it is laid out."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from signoria.cli.position import Layout, common, known
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import seeded
from signoria.text import Texts
from tests.sample.data import AMOUNTS
from tests.sample.game import GAME, SampleGame, SampleOptions
from tests.sample.state import SampleState

START = GAME.start("long", 3, SampleOptions(), seeded(1))


@pytest.mark.parametrize(
    ("values", "shared"),
    [
        ([3, 3], 3),
        ([3, 4], "?"),
        ([["a", "b"], ["a", "b"]], ["a", "b"]),
        ([["c", "a"], ["b", "c"]], ["c", "?"]),
        ([["b", "a"], ["a", "b"]], ["a", "b"]),
        ([["a", "a"], ["a", "b"]], ["a", "?"]),
        ([{"x": 1, "y": 2}, {"x": 1, "y": 3}], {"x": 1, "y": "?"}),
        ([{"x": 1}, {"z": 1}], {}),
        ([["a"], 3], "?"),
    ],
)
def test_only_what_all_positions_share_is_known(values: list[Any], shared: object) -> None:
    assert common(values) == shared


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_knows_its_own_hand_and_how_many_cards_the_others_hold(seed: int) -> None:
    state = GAME.start("long", 4, SampleOptions(), seeded(seed))
    described = GAME.describe(state)
    for seat in range(4):
        seen = known(state, seat)
        mine = state.seat_word(seat)
        assert seen["hand"][mine] == described["hand"][mine]
        assert all(hand == ["?"] * 3 for word, hand in seen["hand"].items() if word != mine)
        assert seen["purse"] == described["purse"]


def test_what_is_known_is_the_same_for_every_deal_of_the_hidden_cards() -> None:
    state = GAME.start("long", 3, SampleOptions(), seeded(8))
    assert known(state, 0) == known(state.game.resample(state, 0, seeded("other deal")), 0)


def lines(described: dict[str, Any], language: str = "en") -> list[str]:
    """A position as it is printed."""
    console = Console(width=60)
    with console.capture() as capture:
        console.print(Layout(Texts(language, GAME), START).tree("Here", described))
    return capture.get().splitlines()


def test_a_tree_has_a_line_for_what_fits_on_one_and_none_for_what_is_empty() -> None:
    described = {"round": 2, "purse": {"red": 1, "white": 2}, "pile": [], "hand": {"red": ["x", "y"], "white": []}}
    assert lines({**described, "seen": {"red": {}}}) == [
        "Here",
        "├── round: 2",
        "├── purse: Red 1, White 2",
        "└── hand",
        "    └── Red: x, y",
    ]


def test_things_are_called_by_their_names() -> None:
    for language in ("en", "pl"):
        name = Texts(language, GAME).say(GAME.domains["card"].phrase(0))
        key = Texts(language, GAME).say(Phrase("position-pile"))
        assert lines({"pile": [GAME.domains["card"].words[0]]}, language) == ["Here", f"└── {key}: {name}"]


def test_numbers_are_not_taken_for_things() -> None:
    class Purses(SampleGame):
        domains = {"florins": AMOUNTS}  # noqa: RUF012

    class Rich(SampleState):
        @property
        def game(self) -> SampleGame:
            return Purses()

    state = START.clone()
    state.__class__ = Rich
    layout = Layout(Texts("en", GAME), state)
    assert layout.brief([1, 2]) == "1, 2"
    assert layout.brief(["1", "2"]) == "1 florin, 2 florins"


def test_unknown_things_are_counted_and_gaps_are_seen() -> None:
    assert lines({"hand": ["x", "?", "?", "?"]})[1:] == ["└── hand: x, ? × 3"]
    assert lines({"hand": ["x", "?"]})[1:] == ["└── hand: x, ?"]
    assert lines({"row": ["", "x"]})[1:] == ["└── row: –, x"]
    assert lines({"signs": {"truce": True, "war": False}})[1:] == ["└── signs: truce ✓, war ✗"]
    assert lines({"square": {"king": "", "side": "x"}, "row": [0, 0], "gap": ["", ""]})[1:] == ["└── square: side: x"]


def test_what_is_under_way_is_not_for_players() -> None:
    assert lines({"during": ["target red"], "agenda": ["x"], "steps": ["y"]}) == ["Here"]


def test_lists_of_tables_have_a_line_for_each() -> None:
    assert lines({"happens": [{"who": "red", "cost": 2, "cards": ["salt-1"]}, {"who": "white"}]})[1:] == [
        "└── happens",
        "    ├── who: Red",
        "    │   ├── cost: 2",
        "    │   └── cards: salt I",
        "    └── who: White",
    ]
    assert lines({"x": {"before": "", "after": "salt-1"}, "a.red": {"before": 1, "after": 2}})[1:] == [
        "├── x: – → salt I",
        "└── a · Red: 1 → 2",
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_would_happen_is_told_in_the_sentences_of_the_history(language: str) -> None:
    args: dict[str, Arg] = {"seat": Phrase("seat-red"), "card": Phrase("card-salt-1"), "florins": 2}
    said = Texts(language, GAME).say(Phrase("event-sold", args))
    told = {"event": "sold", "seat": "red", "card": "salt-1", "florins": 2}
    assert lines({"events": [told]}, language)[2:] == [f"    └── {said}"]
