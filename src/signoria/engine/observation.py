"""Observations: what a seat may know of a position as one row of small numbers, for programs that learn.

A row has a fixed length for all editions and numbers of seats of a game. Its layout names every part: where it starts,
its shape, and the most that an entry can be. Seats are counted from the one that looks: 0 is itself, 1 the next one.

A row is a ``vec[u8]``: bytes that compiled code writes in place and that NumPy reads without copying them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.common import Common

if TYPE_CHECKING:
    from signoria.engine.state import State
    from signoria.engine.step import Step

FULL: Final = 255  # the most that an entry can hold
CHAIRS: Final = 4  # seats that every row has room for; nobody sits on the last ones of a smaller table

# How the field of a step is written.
ONE_OF: Final = 0  # a 1 at the number of the thing
EACH_OF: Final = 1  # how often each thing is in a tuple
BITS_OF: Final = 2  # a 1 for each bit of a set
NUMBER: Final = 3  # the number itself
CHAIR: Final = 4  # a 1 at the seat, counted from the one that looks

Fields = tuple[tuple[str, int, int, int], ...]  # name of a field, how it is written, where it starts, how many entries


class Feature:
    """A named part of a row; ``labels`` says what each axis of its shape counts, ``most`` bounds every entry."""

    def __init__(self, name: str, labels: tuple[str, ...], shape: tuple[int, ...], most: int, start: int) -> None:
        self.name = name
        self.labels = labels
        self.shape = shape
        self.most = most
        self.start = start
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"<Feature {self.name} {self.shape} at {self.start}>"


class Layout:
    """The parts of a row in their order, from ``(name, what each axis counts, shape, most)``."""

    def __init__(self, rows: tuple[tuple[str, str, tuple[int, ...], int], ...]) -> None:
        features: list[Feature] = []
        start = 0
        for name, labels, shape, most in rows:
            if not 1 <= most <= FULL:
                raise ValueError(f"feature {name} cannot hold {most}")
            feature = Feature(name, tuple(labels.split(" × ")) if labels else (), shape, most, start)
            if len(feature.labels) != len(shape):
                raise ValueError(f"feature {name} has {len(shape)} axes and {len(feature.labels)} labels")
            features.append(feature)
            start += feature.size
        self.features: tuple[Feature, ...] = tuple(features)
        self.size: int = start
        self.by_name: dict[str, Feature] = {feature.name: feature for feature in features}
        if len(self.by_name) != len(features):
            raise ValueError("a feature has the name of another")

    def __repr__(self) -> str:
        return f"<Layout of {len(self.features)} features, {self.size} entries>"

    def start(self, name: str) -> int:
        """Where a feature starts."""
        return self.by_name[name].start

    def slices(self) -> dict[str, slice]:
        """Where each feature lies in a row."""
        return {feature.name: slice(feature.start, feature.start + feature.size) for feature in self.features}

    def most(self) -> bytes:
        """The most that each entry of a row can be."""
        return b"".join([bytes([feature.most]) * feature.size for feature in self.features])


def capped(value: i64, most: i64) -> u8:
    """A number as an entry: not below 0, and not above the most that its feature can hold."""
    if value < 0:
        return 0
    return u8(value if value < most else most)


def set_bits(out: vec[u8], start: i64, mask: i64) -> None:
    """A 1 for each bit of a set."""
    at = start
    left = mask
    while left:
        if left & 1:
            out[at] = 1
        left >>= 1
        at += 1


def mask(state: State, seat: int) -> vec[u8]:
    """A 1 for each option that a seat may choose now, over the whole vocabulary; none if it is not asked."""
    out = vec[u8](bytes(state.game.vocabulary.size))
    options = state.options() if seat == state.decider() else state.options_for(seat)
    for option in options:
        out[option] = 1
    return out


def write_asked(out: vec[u8], start: i64, state: State, seat: i64, count: i64) -> None:
    """Who is asked now, as far as the seat may know."""
    if state.ended:
        return
    step = state.agenda[-1]
    if not isinstance(step, Common):
        asked: i64 = step.seat
        out[start + (asked - seat + count) % count] = 1
        return
    for other in state.deciders(seat):
        out[start + (other - seat + count) % count] = 1


def known_step(state: State, seat: int) -> bool:
    """Whether a seat may know what the question on the table is: of a discreet one only those who owe an answer do."""
    if state.ended:
        return False
    step = state.agenda[-1]
    return not isinstance(step, Common) or not step.discreet or seat in step.owing()


def write_fields(out: vec[u8], step: Step[Any], fields: Fields, seat: i64, count: i64) -> None:
    """What the question on the table is about, field by field."""
    for name, way, start, size in fields:
        value = getattr(step, name)
        if way == EACH_OF:
            for thing in value:
                at: i64 = start + thing
                out[at] = capped(i64(out[at]) + 1, FULL)
            continue
        number: i64 = value
        if number < 0:
            continue
        if way == ONE_OF:
            out[start + number] = 1
        elif way == BITS_OF:
            set_bits(out, start, number)
        elif way == NUMBER:
            out[start] = capped(number, FULL)
        elif size:
            out[start + (number - seat + count) % count] = 1


def numbers(row: bytes, of_entry: list[list[Any]]) -> list[Any]:
    """A row as a list: of each entry the number that stands for its value. All have the same one for 0.

    Most entries of a row are 0, so it is read eight at a time, and those that are not are put in their places.
    """
    size: i64 = len(row)
    found = of_entry[0][:1] * size
    at: i64 = 0
    here: i64 = 0
    value: i64 = 0
    while at + 8 <= size:
        eight = read_i64_le(row, at)
        here = at
        while eight:
            value = eight & 0xFF
            if value:
                found[here] = of_entry[here][value]
            eight = (eight >> 8) & 0xFFFFFFFFFFFFFF
            here += 1
        at += 8
    while at < size:
        found[at] = of_entry[at][row[at]]
        at += 1
    return found


def returns(seats: int, winners: tuple[int, ...]) -> list[float]:
    """What a finished game is worth to each seat, together 0.

    1 to the only winner of two or more; a shared victory is shared out, one of all seats or of nobody is worth 0.
    """
    if not winners:
        return [0.0] * seats
    share = 1.0 / len(winners)
    return [(seats * (share if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]
