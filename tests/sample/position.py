"""Positions of the Quay in words: what a scenario's ``given`` block says, in both directions."""

from __future__ import annotations

from typing import Any

from signoria.engine.event import Sink
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.vocabulary import Domain, unknown
from tests.sample import data
from tests.sample.state import SampleState
from tests.sample.view import ANSWERS, MISSING, SEVERAL, STEP_WORDS, step_in_words, words_of

KEYS = (
    "edition",
    "truce",
    "sealed",
    "round",
    "turn",
    "actions",
    "during",
    "purse",
    "chest",
    "hand",
    "seen",
    "pile",
    "quay",
)
END_KEYS = ("ended", "winners")
UNORDERED = frozenset(("hand", "cards", "seen", "pile", "quay", "winners"))  # "cards" is a word of views


def describe(s: SampleState) -> dict[str, Any]:
    """The whole position; whatever is not named lies in the deck."""
    seats = range(s.seats)
    given: dict[str, Any] = {
        "edition": data.EDITIONS[s.edition],
        "truce": bool(s.truce),
        "sealed": bool(s.sealed),
        "round": int(s.round),
        "purse": {data.SEAT_WORDS[seat]: int(s.purse[seat]) for seat in seats},
        "chest": {data.SEAT_WORDS[seat]: int(s.chest[seat]) for seat in seats},
        "hand": {data.SEAT_WORDS[seat]: words_of(s.cards_at(seat)) for seat in seats},
        "seen": {
            data.CARD_WORDS[card]: [data.SEAT_WORDS[seat] for seat in seats if s.knows(seat, card)]
            for seat in seats
            for card in s.cards_at(seat)
            if s.known[card] != 1 << seat
        },
        "pile": words_of(s.cards_at(data.PILE)),
        "quay": words_of(s.cards_at(data.QUAY)),
    }
    if s.ended:
        given["ended"] = s.game.outcomes[s.ended]
        given["winners"] = [data.SEAT_WORDS[seat] for seat in s.winners]
        return given
    turn, *during = [step_in_words(step.to_json()) for step in s.agenda]
    _, given["turn"], actions = turn.split()
    given["actions"] = int(actions)
    given["during"] = during
    return given


def position(given: dict[str, Any]) -> SampleState:
    """The position that a ``given`` block describes."""
    for key in given:
        if key not in KEYS + END_KEYS:
            raise unknown("key", key, KEYS)
    purse = table(given, "purse")
    if not 2 <= len(purse) <= len(data.SEAT_WORDS):
        raise Problem("sample-purses", count=len(purse))
    s = SampleState(len(purse), find("edition", data.EDITIONS, given.get("edition", "long")), 0, Rng(1, 2))
    s.lay_out()
    s.truce = int(bool(given.get("truce", False)))
    s.sealed = int(bool(given.get("sealed", False)))
    s.round = number(given.get("round", 1))
    for key, amounts in (("purse", s.purse), ("chest", s.chest)):
        for word, florins in table(given, key).items():
            amounts[seat_in(s, word)] = number(florins)
    hands, seen = table(given, "hand"), table(given, "seen")
    for word in hands:
        seat = seat_in(s, word)
        put(s, words_in(hands, word), seat, 1 << seat)
    put(s, words_in(given, "pile"), data.PILE, data.ALL)
    put(s, words_in(given, "quay"), data.QUAY, data.ALL)
    for card in seen:
        s.known[data.CARDS.find(card)] = sum(1 << seat_in(s, word) for word in words_in(seen, card))
    if "ended" in given:
        ways = {word: way for way, word in s.game.outcomes.items()}
        way = tuple(ways.values())[find("outcome", tuple(ways), given["ended"])]
        s.finish(way, tuple([seat_in(s, word) for word in words_in(given, "winners")]))
    else:
        actions = number(given.get("actions", data.ACTIONS))
        steps = [f"turn {given.get('turn', data.SEAT_WORDS[0])} {actions}", *words_in(given, "during")]
        s.agenda = s.game.restore_steps([step_from_words(s, line) for line in steps])
        s.sink = Sink()
        s.settle()
    return s


def step_from_words(s: SampleState, line: str) -> list[Any]:
    """The step that a line of words names."""
    name, *said = line.split()
    if name not in STEP_WORDS:
        raise unknown("step", name, tuple(STEP_WORDS))
    if len(said) != len(STEP_WORDS[name]):
        raise Problem("sample-step", line=line)
    numbers: list[Any] = [name]
    for place, (words, word) in enumerate(zip(STEP_WORDS[name], said, strict=True)):
        parts = tuple(number_of(s, words, part) for part in word.split(","))
        numbers.append(parts if place < SEVERAL.get(name, 0) else parts[0])
    return numbers


def number_of(s: SampleState, words: tuple[str, ...] | None, word: str) -> int:
    """The number of a step that a word says."""
    if words is None:
        return number(int(word) if word.isdigit() else word)
    if words is data.SEAT_WORDS:
        return seat_in(s, word)
    if words is ANSWERS:
        return -1 - MISSING.index(word) if word in MISSING else find("option", ANSWERS, word)
    return data.CARDS.find(word)


def put(s: SampleState, cards: list[str], place: int, known: int) -> None:
    """Put cards in a place; each lies in one place only."""
    for word in cards:
        card = data.CARDS.find(word)
        if s.place[card] != data.DECK:
            raise Problem("sample-card-twice", word=word)
        s.place[card] = place
        s.known[card] = known


def seat_in(s: SampleState, word: str) -> int:
    """The number of a seat that plays."""
    return find("seat", data.SEAT_WORDS[: s.seats], word)


def find(kind: str, words: tuple[str, ...], word: object) -> int:
    """The number of a word."""
    return Domain(kind, words).find(str(word))


def number(value: object) -> int:
    """A number that is not negative."""
    if not isinstance(value, int) or value < 0:
        raise Problem("number-wanted", word=str(value))
    return value


def words_in(block: dict[str, Any], key: str) -> list[str]:
    """A list of words, empty where it is left out."""
    found = block.get(key, [])
    if not isinstance(found, list):
        raise Problem("toml-texts-wanted", name=key)
    return [str(word) for word in found]


def table(given: dict[str, Any], key: str) -> dict[str, Any]:
    """A table of the ``given`` block, empty where it is left out."""
    found = given.get(key, {})
    if not isinstance(found, dict):
        raise Problem("toml-table-wanted", name=key)
    return found
