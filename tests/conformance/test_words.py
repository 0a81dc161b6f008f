"""docs/scenarios.md lists the words of every game as they are."""

from __future__ import annotations

import pytest

from signoria.engine.game import Game
from tests.conformance.cases import games
from tests.conformance.words import PAGE, block, marks, with_block


@pytest.mark.parametrize("game", games(), ids=[game.meta.id for game in games()])
def test_the_page_lists_the_words_of_the_game(game: Game) -> None:
    page = PAGE.read_text("utf-8")
    assert with_block(page, game) == page, "python -m tests.conformance.words writes them anew"


def test_every_verb_way_to_end_and_chance_is_listed() -> None:
    for game in games():
        listed = block(game)
        words = [verb.name for verb in game.vocabulary.verbs]
        words += [*game.outcomes.values(), *(word for word, _ in game.chances.values())]
        assert [word for word in words if f"`{word}`" not in listed] == []


def test_a_page_without_a_place_for_a_game_is_noticed() -> None:
    for game in games():
        with pytest.raises(ValueError, match="no place for the words"):
            with_block("# Scenarios\n", game)
        assert all(marks(game))
