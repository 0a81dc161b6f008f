"""A table for the rules tests: a position in words, choices in words, and what can be read off afterwards."""

from __future__ import annotations

from typing import Any

from signoria.engine.decision import Explanation, explain
from signoria.engine.foretell import foretell
from signoria.engine.rng import seeded
from signoria.games.imperializm.data.ids import LEVELS, SEATS
from signoria.games.imperializm.edition import ImperializmOptions
from signoria.games.imperializm.game import GAME
from signoria.games.imperializm.state import PURSE, WIDTH, ImperializmState
from signoria.text import Texts

ENGLISH = Texts("en", GAME)
POLISH = Texts("pl", GAME)


def start(seats: int, seed: str, **options: bool) -> ImperializmState:
    """A new game."""
    return GAME.start("2014", seats, ImperializmOptions(**options), seeded(seed))


def begun(seats: int, seed: str, answer: int = 0) -> ImperializmState:
    """A new game at the first exchange; everybody has chosen the first of two, or the last."""
    state = start(seats, seed)
    while state.active < 0:
        state.choose(state.options()[answer])
    return state


def position(**given: Any) -> ImperializmState:
    """A position from words."""
    return GAME.position({"edition": "2014", **given})


def words(state: ImperializmState) -> dict[str, Any]:
    """The position in words."""
    return GAME.describe(state)


def offered(state: ImperializmState) -> list[str]:
    """The options on the table, in words."""
    return [GAME.vocabulary.words(option) for option in state.options()]


def choose(state: ImperializmState, *choices: str) -> ImperializmState:
    """Take options one after the other; each must be offered."""
    for line in choices:
        assert line in offered(state)
        state.choose(GAME.vocabulary.parse(line))
        assert GAME.broken(state) == []
    return state


def level(state: ImperializmState, seat: str, name: str) -> int:
    """A level or the ducats of a seat."""
    column = PURSE if name == "ducats" else LEVELS.index(name)
    return int(state.board[SEATS.index(seat) * WIDTH + column])


def why(state: ImperializmState, line: str) -> Explanation:
    """Why an option is not there."""
    told = explain(state, GAME.vocabulary.parse(line))
    assert told is not None
    return told


def preview(state: ImperializmState, line: str) -> dict[str, Any]:
    """What an option would bring."""
    return foretell(state, GAME.vocabulary.parse(line))
