"""Events: what happened because of a choice, as data. Log lines, animations and statistics are made from them."""

from __future__ import annotations

from typing import Final

from signoria.engine.phrase import Arg, Phrase

EVERYONE: Final = -1

FORCED: Final = 0  # event kind 0 of every game: a decision with a single option was taken by itself


class Event:
    """One thing that happened: its kind, its numbers, and the only seat that may know of it (or everyone)."""

    def __init__(self, kind: int, args: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args}, {self.audience})"


class Chance:
    """One result of chance: its kind, the thing that came up, and the only seat that may know of it (or everyone)."""

    def __init__(self, kind: int, thing: int, audience: int = EVERYONE) -> None:
        self.kind = kind
        self.thing = thing
        self.audience = audience

    def __repr__(self) -> str:
        return f"Chance({self.kind}, {self.thing}, {self.audience})"


class Sink:
    """Where a state tells what happens while it moves on; a state without one tells nobody and is faster."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chances: list[Chance] = []
        self.informed: bool = False  # somebody learned something that an undo could not take back


class EventKind:
    """The name of a kind of event and what its numbers mean, as (field, domain) pairs; domain 'number' is a count."""

    def __init__(self, name: str, *fields: tuple[str, str]) -> None:
        self.name = name
        self.fields = fields

    def phrase(self, event: Event, say: dict[str, tuple[Phrase, ...]]) -> Phrase:
        """The event as a sentence to be said; ``say`` gives the phrase of each thing of each domain."""
        args: dict[str, Arg] = {}
        for (field, domain), number in zip(self.fields, event.args, strict=True):
            args[field] = number if domain == "number" else say[domain][number]
        return Phrase(f"event-{self.name}", args)
