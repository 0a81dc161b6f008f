"""Positions in words, and what is wrong with some."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.problem import Problem
from signoria.games.imperializm.game import GAME
from tests.rules.imperializm.seated import ENGLISH, POLISH, begun, position, words


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"colour": 1}, "unknown-word"),
        ({"seats": 5}, "number-between"),
        ({"hand": {"red": ["pirates", "pirates", "pirates"]}}, "imperializm-card-too-often"),
        ({"hand": {"red": ["silesia"]}, "display": ["silesia"]}, "imperializm-card-twice"),
        ({"hand": {"red": ["india"]}}, "imperializm-no-card-there"),
        ({"known": {"red": {"green": ["madman"]}}}, "imperializm-not-held"),
        ({"known": {"red": {"green": ["silesia"]}}}, "imperializm-not-held"),
        ({"seats": 3, "faith": dict.fromkeys(("red", "green", "blue"), "calvinism")}, "imperializm-religion-gone"),
        ({"display": ["silesia", "moldavia", "burgundy", "scotland", "granada"]}, "imperializm-too-many"),
        ({"levels": {"red": {"army": 21}}}, "number-between"),
        ({"levels": {"red": {"navy": 1}}}, "unknown-word"),
        ({"bloom": 1}, "imperializm-flag"),
        ({"steps": ["act red"]}, "imperializm-step"),
        ({"steps": ["dance red"]}, "unknown-word"),
        ({"steps": ["act red x"]}, "number-wanted"),
        ({"phase": "night"}, "unknown-word"),
        ({"turn": "blue"}, "unknown-word"),
        ({"ended": "peace"}, "unknown-word"),
        ({"hand": 1}, "toml-table-wanted"),
        ({"pile": 1}, "toml-list-wanted"),
        ({"achievements": {"red": ["banking"]}, "available": ["banking"]}, "imperializm-card-twice"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(given: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        position(**given)
    assert caught.value.phrase.key.startswith(key)
    assert ENGLISH.say_problem(caught.value)
    assert POLISH.say_problem(caught.value)


def test_every_moment_of_a_game_is_written_down_and_read_back() -> None:
    state = begun(4, "words")
    for number in range(400):
        if state.ended:
            break
        back = GAME.position(words(state))
        assert back.digest() == state.digest()
        options = state.options()
        state.choose(options[number * 7 % len(options)])
