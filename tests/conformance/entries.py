"""Entries and events as values that can be compared."""

from __future__ import annotations

from signoria.engine.event import EVERYONE, Event
from signoria.engine.session import Entry


def events_for(events: tuple[Event, ...] | list[Event], viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """The events that a viewer is told, as values."""
    return [(event.kind, event.args) for event in events if event.audience in (EVERYONE, viewer)]


def same_entry(one: Entry, other: Entry) -> bool:
    """Whether the same came of the same choice."""
    return entry_value(one) == entry_value(other)


def entry_value(entry: Entry) -> tuple[object, ...]:
    """An entry as a value that can be compared."""
    events = [(event.kind, event.args, event.audience) for event in entry.events]
    chances = [(chance.kind, chance.thing, chance.audience) for chance in entry.chances]
    return (
        entry.kind,
        entry.number,
        entry.seat,
        entry.option,
        entry.words,
        events,
        chances,
        entry.informed,
        entry.digest,
    )
