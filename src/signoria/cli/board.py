"""The part of a position that matters before a choice: cards with what they cost and do, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from signoria.cli.position import HIDDEN, Layout, empty
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.text import Texts


class Board:
    """What stands above the questions of a game. What has not changed is told again only where it is asked about."""

    def __init__(self, texts: Texts, game: Game, edition: str, layout: Layout) -> None:
        self.layout = layout
        self.parts = game.board
        self.told = dict(things(texts, game.components(edition))) if game.board else {}
        self.shown: dict[tuple[int, str], Any] = {}  # by seat and key

    def lines(self, seat: int, known: dict[str, Any], asked: set[str]) -> Iterator[str]:
        """The lines for a seat that is asked about some things."""
        for key, full in self.parts:
            value = known.get(key)
            if value is None or empty(value):
                continue
            fresh = self.shown.get((seat, key)) != value
            self.shown[seat, key] = value
            if not full:
                yield from self.brief(key, value)
            elif fresh or not asked.isdisjoint(words(value)):
                yield f"{self.layout.title(key)}:"
                yield from self.inside(value, "", key)

    def brief(self, key: str, value: Any) -> Iterator[str]:
        """A part on one line, or on one for each seat that has much of it."""
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            yield f"{self.layout.title(key)}:"
            for word, inner in value.items():
                if not empty(inner):
                    yield f"  {self.layout.pair(word, inner, ': ')}"
        else:
            yield self.layout.pair(key, value, ": ")

    def inside(self, value: Any, where: str, key: str) -> Iterator[str]:
        """Every thing under a key on a line of its own, with what is told of it."""
        if isinstance(value, dict):
            for word, inner in value.items():
                title = self.layout.title(word)
                yield from self.inside(inner, f"{where} · {title}" if where else title, key)
        elif isinstance(value, list) and any(entry in self.told for entry in value):
            for entry in value:
                yield from self.inside(entry, where, key)
        elif not empty(value):
            said = self.told.get(value, "") if isinstance(value, str) else ""
            name = self.layout.brief(value, key)
            line = f"{where}: {name}" if where else name
            yield f"  {line}. {said}" if said else f"  {line}"


def things(texts: Texts, components: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Whatever lies in the box and has a text, with it."""
    for table in components.values():
        if isinstance(table, dict):
            for word, thing in table.items():
                text = thing.get("text") if isinstance(thing, dict) else None
                if isinstance(text, list | tuple):
                    yield word, " ".join(texts.say(line) for line in map(phrase, text) if line is not None)


def phrase(line: Any) -> Phrase | None:
    """What a line of a text says, whether it stands alone or says what it is about."""
    if isinstance(line, dict):
        line = line.get("said")
    return line if isinstance(line, Phrase) else None


def words(value: Any) -> set[str]:
    """All words in a part of a position, those of its places included."""
    if isinstance(value, dict):
        return set(value).union(*map(words, value.values()))
    if isinstance(value, list):
        return set[str]().union(*map(words, value))
    return {value} if isinstance(value, str) and value != HIDDEN else set()
