"""Texts: says a phrase in a language. The only place where keys become sentences.

The messages lie in Fluent files: the engine's beside this module, each game's in the ``text`` folder of its package.
An argument that is a phrase is said first. If its message has attributes (a grammatical case, a gender), each of them
is handed on as well, as ``$<argument>-<attribute>``: with ``card-x = Król`` and ``.gen = Króla``, a message that gets
the card as ``$thing`` may say ``{ $thing }`` or ``{ $thing-gen }``. An argument called ``kind`` is the word of a kind
of thing (``verb``, ``edition``, a domain) and is said as ``kind-<word>``. A line break within a message is a space,
an empty line is a new paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from fluent.runtime.types import fluent_number

from signoria.engine.game import Game
from signoria.engine.phrase import LANGUAGES, Phrase
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown
from signoria.resources import text_files
from signoria.text.shelf import BadText, Shelf

__all__ = ["LANGUAGES", "BadText", "Texts", "voice"]

MOST_NAMES: Final = 10_000  # that are kept
MOST_COUNTED: Final = 10**18  # what is larger counts nothing, and Fluent fails at numbers with 29 digits
LINE_BREAK: Final = re.compile(r"(?<!\n)\n(?!\n)")


class Texts:
    """Everything that can be said in one language: by the engine and, if one is given, by a game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.language = language
        self._shelf = _shelf(language, () if game is None else (game.package,))
        self._plain: dict[Phrase, dict[str, str]] = {}  # names of things and seats: said once, in all their cases
        self._names = {} if game is None or game.pack is None else game.pack.names(language)
        if game is not None and game.pack is not None:
            self._names |= {key: self.say(phrase) for key, phrase in game.reworded().items()}
            self._plain.clear()

    def knows(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._names or key in self._shelf

    def say(self, phrase: Phrase) -> str:
        """The phrase as a sentence."""
        if phrase.key in self._names:
            return self._names[phrase.key]
        message = self._message(phrase.key)
        if message.value is None:
            raise BadText(f"{phrase.key} ({self.language}) has attributes only")
        return self._format(phrase.key, message.value, self._said(phrase))

    def say_attribute(self, phrase: Phrase, attribute: str) -> str:
        """What an attribute of the phrase's message says, such as the help of a game option.

        A name from a data pack is the same in every case: its owner gave only one.
        """
        if phrase.key in self._names:
            return self._names[phrase.key]
        pattern = self._message(phrase.key).attributes.get(attribute)
        if pattern is None:
            raise BadText(f"{phrase.key} ({self.language}) has no attribute {attribute}")
        return self._format(f"{phrase.key}.{attribute}", pattern, self._said(phrase))

    def say_problem(self, problem: Problem) -> str:
        """The one sentence that a person is told about a problem."""
        return self.say(Phrase(f"problem-{problem.phrase.key}", problem.phrase.args))

    def _message(self, key: str) -> Any:
        if key not in self._shelf:
            raise BadText(f"no message {key} ({self.language})")
        return self._shelf.message(key)

    def _said(self, phrase: Phrase) -> dict[str, int | str]:
        """The arguments of a phrase, those that are phrases said."""
        said: dict[str, int | str] = {}
        for name, arg in phrase.args.items():
            if isinstance(arg, int):
                said[name] = int(arg) if abs(arg) < MOST_COUNTED else str(arg)
            elif isinstance(arg, str) and name != "kind":
                said[name] = arg
            else:
                nested = arg if isinstance(arg, Phrase) else Phrase(f"kind-{arg}")
                for attribute, text in self._cases(nested).items():
                    said[f"{name}-{attribute}" if attribute else name] = text
        return said

    def _cases(self, phrase: Phrase) -> dict[str, str]:
        """A phrase that is an argument of another, by the attributes of its message; '' is the phrase itself."""
        found = self._plain.get(phrase)
        if found is None:
            attributes = self._message(phrase.key).attributes
            found = {"": self.say(phrase), **{one: self.say_attribute(phrase, one) for one in attributes}}
            if len(self._plain) >= MOST_NAMES:  # there are fewer, but nobody can be sure
                self._plain.clear()
            self._plain[phrase] = found
        return found

    def _format(self, key: str, pattern: Any, args: dict[str, int | str]) -> str:
        text = self._shelf.quickly(pattern, args)
        if text is None:
            ready = {
                name: fluent_number(arg, useGrouping=False) if isinstance(arg, int) else arg
                for name, arg in args.items()
            }
            found, errors = self._shelf.bundle.format_pattern(pattern, ready)
            if errors:
                raise BadText(f"{key} ({self.language}): {errors[0]}")
            text = str(found)
        return LINE_BREAK.sub(" ", text) if "\n" in text else text


def voice(game: Game) -> Callable[[str, Phrase], str]:
    """A way to say the phrases of a game in a language that is named each time."""
    return lambda language, phrase: Texts(language, game).say(phrase)


@cache
def _shelf(language: str, packages: tuple[str, ...]) -> Shelf:
    """All messages of the engine and of these packages."""
    shelf = Shelf(language)
    for package in ("signoria", *packages):
        for name, text in text_files(package, language).items():
            shelf.put(f"{package}: {name}", text)
    return shelf
