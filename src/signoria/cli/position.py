"""A position for people to read: as a tree, and as far as a seat knows it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text
from rich.tree import Tree

from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.text import BadText, Texts

IMAGINED: Final = 24  # positions compared: a thing unknown between two passes for known once in 2**24
HIDDEN: Final = "?"
UNDER_WAY: Final = ("agenda", "steps", "during")  # what the games call it; it is for scenarios, not for players


def known(state: State, seat: int) -> dict[str, Any]:
    """What all positions that the seat cannot tell from this one have in common; the rest is a question mark.

    Whatever is described in the state's words but hidden from the seat differs from one imagined position to the next.
    """
    rng = seeded(state.digest())
    described = [state.game.describe(state.game.resample(state, seat, rng)) for _ in range(IMAGINED)]
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
    """How positions of a game are laid out: one line for whatever fits on one, everything by its name.

    Names are those of the seats, of the game's things, and the messages ``position-<word>`` of the game.
    """

    def __init__(self, texts: Texts, state: State) -> None:
        self.texts = texts
        self.game = state.game
        self.seats = {state.seat_word(seat): self.game.seat_phrase(state, seat) for seat in range(state.seats)}
        self.names = {word: texts.say(phrase) for word, phrase in self.seats.items()}
        for domain in self.game.domains.values():
            for thing, word in enumerate(domain.words):
                self.names.setdefault(word, texts.say(domain.phrase(thing)))
        self.events = {kind.name: kind for kind in self.game.events.values()}

    # --- the tree ---------------------------------------------------------------------------------------------------

    def tree(self, title: str, described: dict[str, Any]) -> Tree:
        """A described position or preview as a tree; what is empty is left out."""
        root = Tree(Text(title), guide_style="dim")
        for key, value in described.items():
            if key not in UNDER_WAY:
                self.branch(root, key, value)
        return root

    def branch(self, parent: Tree, key: str, value: Any) -> None:
        """One entry of a position and what lies under it."""
        if empty(value):
            return
        if not deep(value):
            parent.add(Text(self.pair(key, value, ": ")))
            return
        node = parent.add(Text(self.title(key)))
        if isinstance(value, dict):
            for word, inner in value.items():
                self.branch(node, word, inner)
        else:
            for entry in value:
                self.leaf(node, entry)

    def leaf(self, parent: Tree, entry: Any) -> None:
        """One entry of a list of tables: what happens as a sentence, anything else under the first that it says."""
        if not isinstance(entry, dict) or entry.get("event") in self.events:
            parent.add(Text(self.brief(entry)))
            return
        (first, value), *rest = entry.items()
        node = parent.add(Text(self.pair(first, value, ": ")))
        for key, inner in rest:
            self.branch(node, key, inner)

    # --- on one line ------------------------------------------------------------------------------------------------

    def pair(self, key: str, value: Any, between: str) -> str:
        """A key and its value."""
        return f"{self.title(key)}{between}{self.brief(value, key)}"

    def brief(self, value: Any, key: str = "") -> str:
        """A value on one line."""
        if isinstance(value, dict):
            if value.get("event") in self.events:
                return self.sentence(value)
            if set(value) == {"before", "after"}:
                return " → ".join(self.brief(value[when], key) or "–" for when in ("before", "after"))
            return ", ".join(
                self.pair(word, inner, ": " if isinstance(inner, str) else " ")
                for word, inner in value.items()
                if not empty(inner)
            )
        if isinstance(value, list):
            return ", ".join(self.brief(inner, key) for inner in squeezed(value))
        if isinstance(value, bool):
            return "✓" if value else "✗"
        return (self.name(value, key) or "–") if isinstance(value, str) else str(value)

    def sentence(self, told: dict[str, Any]) -> str:
        """An event in words as its line in the history."""
        kind = self.events[told["event"]]
        args: dict[str, Arg] = {}
        for field, domain in kind.fields:
            word = told[field]
            if domain == "number":
                args[field] = word
            elif domain == "seat":
                args[field] = self.seats[word]
            else:
                things = self.game.domains[domain]
                args[field] = things.phrase(things.find(word))
        return self.texts.say(Phrase(f"event-{kind.name}", args))

    def things(self, described: dict[str, Any]) -> list[str]:
        """The names of the things that a described position or preview speaks of at its top."""
        return [self.names[word] for word in described.values() if isinstance(word, str) and word in self.names]

    # --- names ------------------------------------------------------------------------------------------------------

    def title(self, key: str) -> str:
        """The name of a key, or of every part of a path with dots."""
        return " · ".join(self.said(f"position-{part}") or self.name(part) for part in key.split("."))

    def name(self, word: str, key: str = "") -> str:
        """The name of a word under a key; one that has none stands as it is."""
        found = self.find(word, key)
        return word if found is None else found

    def find(self, word: str, key: str) -> str | None:
        """The name of a word in the user's language: agreed before the game, a thing, or one of the position's own."""
        if not word or word.startswith(HIDDEN):
            return word
        game = self.game.meta.id
        agreed = self.said(f"edition-{game}-{word}" if key == "edition" else f"gameoption-{game}-{key}-{word}")
        return (
            agreed
            or self.names.get(word)
            or self.said(f"position-{word}")
            or self.said(f"gameoption-{game}-{word.replace('-', '_')}")
            or self.said(f"outcome-{word}")
        )

    def said(self, key: str) -> str | None:
        """A message, if there is one."""
        try:
            return self.texts.say(Phrase(key))
        except BadText:
            return None


def deep(value: Any) -> bool:
    """Whether it takes more than a line: a table with tables or lists in it, or a list of tables."""
    if isinstance(value, dict):
        return any(isinstance(inner, dict | list) for inner in value.values())
    return isinstance(value, list) and any(isinstance(inner, dict) for inner in value)


def empty(value: Any) -> bool:
    """Whether there is nothing in it: no word, no entry, or entries that all are nothing."""
    if isinstance(value, dict):
        return all(map(empty, value.values()))
    if isinstance(value, list):
        return all(entry in (0, "", {}) for entry in value)
    return bool(value == "")


def squeezed(values: list[Any]) -> list[Any]:
    """The same list with the question marks at its end counted."""
    unknown = values.count(HIDDEN)
    if unknown <= 1:
        return values
    return [*(value for value in values if value != HIDDEN), f"{HIDDEN} × {unknown}"]
