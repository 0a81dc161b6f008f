"""Whatever the terminal prints of a position or a preview has a name in both languages, whatever the game."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from signoria.cli.position import Layout
from signoria.engine.game import Game
from signoria.engine.rng import seeded
from signoria.text import LANGUAGES, Texts
from tests.text.games import GAMES

pytestmark = pytest.mark.campaign


class Strict(Layout):
    """Notes every word that has no name."""

    def find(self, word: str, key: str) -> str | None:
        found = super().find(word, key)
        if found is None and re.search("[A-Za-z]", word):
            self.nameless.add(f"{key}: {word}")
        return found

    @property
    def nameless(self) -> set[str]:
        found: set[str] = self.__dict__.setdefault("noted", set())
        return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_key_and_word_has_a_name(game: Game, language: str) -> None:
    texts = Texts(language, game)
    console = Console(width=200)
    nameless: set[str] = set()
    fewest, most = game.meta.seats
    for seed in range(4):
        edition = game.meta.editions[seed % len(game.meta.editions)]
        state = game.start(edition, fewest + seed % (most - fewest + 1), game.options(), seeded(seed))
        rng = seeded(f"positions/{seed}")
        layout = Strict(texts, state)
        with console.capture():
            for _ in range(250):
                options = state.options()
                if not options:
                    break
                option = options[rng.below(len(options))]
                layout.tree("", state.game.preview(state, option))
                layout.tree("", game.describe(state))
                state.choose(option)
            console.print(layout.tree("", game.describe(state)))
        nameless |= layout.nameless
    assert nameless == set()
