"""A position for people to read: as a tree, and as far as a seat knows it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text
from rich.tree import Tree

from signoria.engine.game import Game
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.text import Texts

IMAGINED: Final = 24  # positions compared: a thing unknown between two passes for known once in 2**24
HIDDEN: Final = "?"


def known(state: State, seat: int) -> dict[str, Any]:
    """What all positions that the seat cannot tell from this one have in common; the rest is a question mark.

    Whatever is described in the state's words but hidden from the seat differs from one imagined position to the next.
    """
    rng = seeded(state.digest())
    described = [state.game.describe(state.resample(seat, rng)) for _ in range(IMAGINED)]
    shared: dict[str, Any] = common(described)
    return shared


def common(values: list[Any]) -> Any:
    """The part that is the same in all of these values."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) for value in values):
        keys = [key for key in first if all(key in value for value in values)]
        return {key: common([value[key] for value in values]) for key in keys}
    if all(isinstance(value, list) for value in values):
        return common_list(values)
    return HIDDEN


def common_list(values: list[list[Any]]) -> list[Any]:
    """The entries that all lists have, in no order that could tell anything, and a question mark for each other."""
    counts = [Counter(map(str, value)) for value in values]
    sure = counts[0]
    for count in counts[1:]:
        sure &= count
    length = min(len(value) for value in values)
    return [*sorted(sure.elements()), *[HIDDEN] * (length - sure.total())]


class Layout:
    """How positions of a game are laid out: one line for whatever fits on one, things by their names."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.names: dict[str, str] = {}
        for domain in game.domains.values():
            for thing, word in enumerate(domain.words):
                self.names.setdefault(word, texts.say(domain.phrase(thing)))

    def tree(self, title: str, described: dict[str, Any]) -> Tree:
        """A described position as a tree; what is empty is left out."""
        root = Tree(Text(title), guide_style="dim")
        for key, value in described.items():
            self.branch(root, key, value)
        return root

    def branch(self, parent: Tree, key: str, value: Any) -> None:
        """One entry of a position and what lies under it."""
        if empty(value):
            return
        name = self.name(key)
        if isinstance(value, dict) and any(isinstance(inner, dict | list) for inner in value.values()):
            node = parent.add(Text(name))
            for word, inner in value.items():
                self.branch(node, word, inner)
        else:
            parent.add(Text(f"{name}: {self.brief(value)}"))

    def brief(self, value: Any) -> str:
        """A value on one line."""
        if isinstance(value, dict):
            return ", ".join(f"{self.name(key)} {self.brief(inner)}" for key, inner in value.items())
        if isinstance(value, list):
            return ", ".join(self.brief(inner) for inner in squeezed(value))
        if isinstance(value, bool):
            return "✓" if value else "–"
        return (self.name(value) or "–") if isinstance(value, str) else str(value)

    def things(self, described: dict[str, Any]) -> list[str]:
        """The names of the things that a described position or preview speaks of at its top."""
        return [self.names[word] for word in described.values() if isinstance(word, str) and word in self.names]

    def name(self, word: str) -> str:
        """The name of a thing in the user's language, or the word itself."""
        return self.names.get(word, word)


def empty(value: Any) -> bool:
    """Whether there is nothing in it."""
    return (isinstance(value, dict) and all(map(empty, value.values()))) or value == []


def squeezed(values: list[Any]) -> list[Any]:
    """The same list with the question marks at its end counted."""
    unknown = values.count(HIDDEN)
    if unknown <= 1:
        return values
    return [*(value for value in values if value != HIDDEN), f"{HIDDEN} × {unknown}"]
