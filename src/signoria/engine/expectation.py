"""What a scenario expects, and how the position and the events it finds are held against it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from signoria.engine.event import Event
from signoria.engine.game import Game
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.engine.toml_lines import Path
from signoria.engine.toml_write import inline
from signoria.engine.vocabulary import Domain, unknown

RESERVED: Final = ("offered", "only", "refused", "events", "asked", "outcome", "scores", "said", "sees")
SPECTATOR: Final = "spectator"  # a person who watches without a seat, in ``sees``
OF_LISTS: Final = ("has", "lacks", "count")


class Said(msgspec.Struct, frozen=True):
    """A part of a sentence: of the refusal of an option or, without one, of the question on the table."""

    path: Path
    option: int | None
    language: str
    part: str


class Then(msgspec.Struct, frozen=True):
    """What must hold at one moment."""

    path: Path
    position: dict[str, Any]
    offered: tuple[int, ...]
    only: tuple[int, ...] | None
    refused: dict[int, str]
    events: tuple[tuple[str, ...], ...]
    asked: tuple[int, ...]  # none: nothing is said about it
    whole: bool  # exactly these are asked, and not only these among others
    outcome: dict[str, Any]
    scores: dict[str, int]  # by the word of a seat
    said: tuple[Said, ...]
    sees: dict[int, dict[str, Any]]  # by seat, -1 for a spectator


class Failure(msgspec.Struct, frozen=True):
    """An expectation that is not met: where it stands, what it wants, what is there, and how to say so."""

    line: int
    path: str
    expected: str
    found: str
    phrase: Phrase


class Difference(msgspec.Struct, frozen=True):
    """One place where the position is not as expected."""

    path: Path
    expected: str
    found: str
    phrase: Phrase


# --- the position -----------------------------------------------------------------------------------------------------


def compare(start: State, state: State, expected: dict[str, Any]) -> list[Difference]:
    """Where a position differs from a table that says some of it; ``start`` is the position of the scenario."""
    if not expected:
        return []
    game = state.game
    described = game.describe(state)
    clash = set(RESERVED) & set(described)
    if clash:
        raise ValueError(f"{game.meta.id} describes {sorted(clash)}, which scenarios use for something else")
    return list(_Comparison(state, described, game.describe(start)).tables(expected, described, ()))


def compare_view(start: State, state: State, seat: int, expected: dict[str, Any]) -> list[Difference]:
    """Where what a seat sees (-1: a spectator) differs from a table that says some of it."""
    before, seen = msgspec.to_builtins(start.game.view(start, seat)), msgspec.to_builtins(state.game.view(state, seat))
    word = SPECTATOR if seat < 0 else state.seat_word(seat)
    comparison = _Comparison(state, seen, before)
    for other in range(-1, state.seats):  # what one seat does not see at all, another one may
        comparison.inner |= set(_strings(msgspec.to_builtins(state.game.view(state, other))))
    return [_told_by(word, difference) for difference in comparison.tables(expected, seen, ())]


def _told_by(word: str, difference: Difference) -> Difference:
    """A difference of a view, said with the seat whose view it is."""
    args = difference.phrase.args
    phrase = Phrase(difference.phrase.key, {**args, "path": f"sees.{word}.{args['path']}"})
    return msgspec.structs.replace(difference, phrase=phrase)


class _Comparison:
    """The walk over what is expected and what is there."""

    def __init__(self, state: State, described: dict[str, Any], before: dict[str, Any]) -> None:
        self.keys = set(before)
        self.unordered = state.game.unordered
        self.things = set(_things(state.game, state))
        self.words = self.things | set(_strings(described)) | set(_strings(before))
        self.inner = self.things  # what may be missing inside of a table: a thing that has nothing

    def tables(self, expected: dict[str, Any], found: dict[str, Any], path: Path) -> Iterator[Difference]:
        """A table must have what is expected of it; it may have more."""
        for key, wanted in expected.items():
            here = (*path, key)
            if key in found:
                yield from self.values(wanted, found[key], here)
            elif key not in (self.inner if path else self.keys):
                raise _placed(unknown("key", key, (*found, *sorted(self.inner if path else self.keys))), here)
            elif wanted not in ([], {}, "", 0):  # a position leaves out things that have nothing
                yield _differs(here, wanted, "—")

    def values(self, wanted: Any, found: Any, path: Path) -> Iterator[Difference]:
        """A value must be the same; of a table only what is named, of a list also what it has, lacks or counts."""
        if isinstance(wanted, dict) and isinstance(found, dict):
            yield from self.tables(wanted, found, path)
        elif isinstance(wanted, dict) and isinstance(found, list):
            yield from self.contents(wanted, found, path)
        elif type(wanted) is not type(found) or not self.equal(wanted, found, path):
            for word in _strings(wanted):
                self.look_twice(word, path)
            yield _differs(path, wanted, inline(found))

    def equal(self, wanted: Any, found: Any, path: Path) -> bool:
        """Whether two values of one type are the same; where the game knows no order, a list may have any."""
        if isinstance(wanted, list) and not self.unordered.isdisjoint(path):
            return Counter(map(inline, wanted)) == Counter(map(inline, found))
        return bool(wanted == found)

    def contents(self, wanted: dict[str, Any], found: list[Any], path: Path) -> Iterator[Difference]:
        """``{ has = […], lacks = […], count = N }`` about a list; an entry that is a table goes by its first word."""
        entries = {str(next(iter(entry.values()))): entry for entry in found if isinstance(entry, dict) and entry}
        for key, value in wanted.items():
            here = (*path, key)
            if key in entries:
                yield from self.values(value, entries[key], here)
                continue
            if key not in OF_LISTS:
                raise _placed(unknown("key", key, (*OF_LISTS, *entries)), here)
            if key == "count":
                if value != len(found):
                    yield _differs(here, value, str(len(found)))
                continue
            if not isinstance(value, list):
                raise _placed(Problem("toml-list-wanted", name=key), here)
            for item in value:
                for word in _strings(item):
                    if word not in self.words:
                        raise _placed(unknown("word", word, tuple(sorted(self.words))), here)
                if (item in found) != (key == "has"):
                    args: dict[str, Arg] = {"path": ".".join(path), "item": inline(item), "found": inline(found)}
                    phrase = Phrase("failure-has" if key == "has" else "failure-lacks", args)
                    yield Difference(here, inline(item), inline(found), phrase)

    def look_twice(self, word: str, path: Path) -> None:
        """A word that nobody knows but that is nearly one is a slip of the pen, not a failed expectation."""
        if word not in self.words and difflib.get_close_matches(word, self.words, 1, 0.75):
            raise _placed(unknown("word", word, tuple(sorted(self.words))), path)


def _differs(path: Path, expected: Any, found: str) -> Difference:
    said = inline(expected)
    args: dict[str, Arg] = {"path": ".".join(path), "expected": said, "found": found}
    return Difference(path, said, found, Phrase("failure-differs", args))


def _placed(problem: Problem, path: Path) -> Problem:
    """The problem with its place among the expectations."""
    return Problem(problem.phrase.key, **problem.phrase.args, path=".".join(path))


def _things(game: Game, state: State) -> Iterator[str]:
    """The words of everything that can be on the table."""
    for domain in (*game.domains.values(), *(verb.domain for verb in game.vocabulary.verbs)):
        yield from domain.words
    for seat in range(state.seats):
        yield state.seat_word(seat)


def _strings(value: Any) -> Iterator[str]:
    """Every string in a value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _strings(item)


# --- events -----------------------------------------------------------------------------------------------------------


def event_words(game: Game, state: State, event: Event) -> list[str]:
    """An event in words: its name, then each of its numbers as the word of the thing it means."""
    kind = game.events[event.kind]
    words = [kind.name]
    for (_, domain), number in zip(kind.fields, event.args, strict=True):
        if domain == "number":
            words.append(str(number))
        elif domain == "seat":
            words.append(state.seat_word(number))
        elif domain == "option":
            words += game.vocabulary.words(number).split(" ")
        else:
            words.append(game.domains[domain].words[number])
    return words


def read_event(game: Game, seats: tuple[str, ...], words: list[str]) -> tuple[str, ...]:
    """An expected event, each of its words checked; it may stop early."""
    kinds = {kind.name: kind for kind in game.events.values()}
    kind = kinds.get(words[0])
    if kind is None:
        raise unknown("event", words[0], tuple(kinds))
    rest = words[1:]
    for _, domain in kind.fields:
        if not rest:
            break
        if domain == "option":
            rest = _after_option(game, rest)
            continue
        if domain == "number":
            if not rest[0].lstrip("-").isdecimal():
                raise Problem("number-wanted", word=rest[0])
        elif domain == "seat":
            Domain("seat", seats).find(rest[0])
        else:
            game.domains[domain].find(rest[0])
        rest = rest[1:]
    if rest:
        raise Problem("event-too-long", event=kind.name, word=rest[0])
    return tuple(words)


def _after_option(game: Game, words: list[str]) -> list[str]:
    """What is left of an event's words after the option they begin with."""
    verb = game.vocabulary.by_name.get(words[0])
    if verb is None:
        raise unknown("verb", words[0], tuple(game.vocabulary.by_name))
    if verb.domain.words == ("",) or len(words) == 1:
        return words[1:]
    verb.domain.find(words[1])
    return words[2:]
