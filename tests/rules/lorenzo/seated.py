"""A table for the rules tests: a position in words, choices in words, and what can be read off afterwards."""

from __future__ import annotations

from typing import Any

from signoria.engine.decision import Explanation, explain
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.games.lorenzo.edition import LorenzoOptions
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.state import LorenzoState
from signoria.text import Texts

ENGLISH = Texts("en", GAME)
POLISH = Texts("pl", GAME)


def start(edition: str, seats: int, seed: str, **options: Any) -> LorenzoState:
    """A new game."""
    return GAME.start(edition, seats, LorenzoOptions(**options), seeded(seed))


def session(edition: str, seats: int, seed: str, **options: Any) -> Session:
    """A new game that is recorded."""
    return Session(GAME, edition, seats, LorenzoOptions(**options), seeded(seed))


def position(edition: str = "basic", **given: Any) -> LorenzoState:
    """A position from words; keys with hyphens are written with underscores."""
    return GAME.position({"edition": edition, **{key.replace("_", "-"): value for key, value in given.items()}})


def offered(state: LorenzoState) -> list[str]:
    """The options on the table, in words."""
    return [GAME.vocabulary.words(option) for option in state.options()]


def choose(state: LorenzoState, *choices: str) -> LorenzoState:
    """Take options one after the other; each must be offered."""
    for words in choices:
        assert words in offered(state)
        state.choose(GAME.vocabulary.parse(words))
        assert GAME.broken(state) == []
    return state


def why(state: LorenzoState, words: str) -> Explanation:
    """Why an option is not there."""
    told = explain(state, GAME.vocabulary.parse(words))
    assert told is not None
    return told


def numbers(state: LorenzoState, words: str) -> dict[str, object]:
    """The numbers that the sentence of a refusal names."""
    return {key: arg for key, arg in why(state, words).phrase.args.items() if isinstance(arg, int)}
