"""Phrases as sentences, in the language of the reader."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.text import Texts

REMEMBERED: Final = 256  # games with a data pack have words of their own
MOST_SAID: Final = 10_000  # sentences that are kept: the same questions and threats come again and again


@lru_cache(REMEMBERED)
def texts(language: str, game: Game | None = None) -> Texts:
    """The words of a language."""
    return Texts(language, game)


@lru_cache(MOST_SAID)
def say(game: Game, language: str, phrase: Phrase) -> str:
    """A phrase as a sentence."""
    return texts(language, game).say(phrase)
