"""Positions for people: what a seat knows, and how it is laid out."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from signoria.cli.position import Layout, common, known
from signoria.engine.rng import seeded
from signoria.text import Texts
from tests.sample.data import AMOUNTS
from tests.sample.game import GAME, SampleGame, SampleOptions


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
    assert known(state, 0) == known(state.resample(0, seeded("other deal")), 0)


def lines(described: dict[str, Any], language: str = "en") -> list[str]:
    """A position as it is printed."""
    console = Console(width=60)
    with console.capture() as capture:
        console.print(Layout(Texts(language, GAME), GAME).tree("Here", described))
    return capture.get().splitlines()


def test_a_tree_has_a_line_for_what_fits_on_one_and_none_for_what_is_empty() -> None:
    described = {"round": 2, "purse": {"red": 1, "white": 2}, "pile": [], "hand": {"red": ["x", "y"], "white": []}}
    assert lines({**described, "seen": {"red": {}}}) == [
        "Here",
        "├── round: 2",
        "├── purse: red 1, white 2",
        "└── hand",
        "    └── red: x, y",
    ]


def test_things_are_called_by_their_names() -> None:
    for language in ("en", "pl"):
        name = Texts(language, GAME).say(GAME.domains["card"].phrase(0))
        assert lines({"pile": [GAME.domains["card"].words[0]]}, language) == ["Here", f"└── pile: {name}"]


def test_numbers_are_not_taken_for_things() -> None:
    class Purses(SampleGame):
        domains = {"florins": AMOUNTS}  # noqa: RUF012

    layout = Layout(Texts("en", GAME), Purses())
    assert layout.brief([1, 2]) == "1, 2"
    assert layout.brief(["1", "2"]) == "1 florin, 2 florins"


def test_unknown_things_are_counted_and_gaps_are_seen() -> None:
    assert lines({"hand": ["x", "?", "?", "?"]})[1:] == ["└── hand: x, ? × 3"]
    assert lines({"hand": ["x", "?"]})[1:] == ["└── hand: x, ?"]
    assert lines({"row": ["", "x"]})[1:] == ["└── row: –, x"]
    assert lines({"signs": {"truce": True, "war": False}})[1:] == ["└── signs: truce ✓, war –"]
