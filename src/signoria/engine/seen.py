"""What each pair of eyes saw last of a table, part by part, encoded: so the next view is told by what has changed.

A view is a dictionary of parts. Where a part is itself a dictionary, only the pieces are told that have changed. The
game names the parts that may have changed; what is the same as before is not told. So nobody learns that something
hidden has moved. The parts are kept as JSON, which takes a fourth of the memory that the objects would.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final

import msgspec

from signoria.engine.state import State

MOST_SEEN: Final = 4_000  # pairs of eyes whose view is kept; one of Pax Renaissance takes 20 kB
MOST_KEYS: Final = 5_000
NEVER: Final = -1  # the number of no entry
NOTHING: Final = msgspec.Raw(b"{}")
ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
Parts = dict[str, msgspec.Raw]


class Seen:
    """The view of one pair of eyes at an entry of the log, and how it came from the one before."""

    __slots__ = ("number", "parts", "patch", "seat", "state")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.number = NEVER
        self.state: State | None = None
        self.parts: Parts = {}
        self.patch: tuple[int, msgspec.Raw, msgspec.Raw] = (NEVER, NOTHING, NOTHING)

    def look(self, state: State, number: int) -> None:
        """See a position, that after the entry with this number."""
        before, last = self.state, self.number
        self.state, self.number = state, number
        if before is state:
            return
        if before is None or before.ended or before.game is not state.game:
            self.parts, last = {}, NEVER
            told = state.game.view(state, self.seat)
        else:
            if before.common() is not None:  # while several decide at once, the view changes and the number does not
                last = NEVER
            told = state.game.seen_since(before, state, self.seat)
        self.patch = (last, *self.taken_in(told))

    def since(self, number: int) -> tuple[msgspec.Raw, msgspec.Raw] | None:
        """The parts that are others than after an entry, and pieces by their parts; nothing if that is not known."""
        last, whole, within = self.patch
        return (whole, within) if NEVER < number == last else None

    def taken_in(self, told: dict[str, object]) -> tuple[msgspec.Raw, msgspec.Raw]:
        """Keep the parts that are others than before, and tell them."""
        parts = self.parts
        whole: Parts = {}
        within: Parts = {}
        for key, new in DECODE(ENCODE(told)).items():
            old = parts.get(key)
            if new == old:
                continue
            parts[key] = new.copy()  # without everything else that was encoded with it
            pieces = None if old is None else changed(told[key], old, new)
            if pieces is None:
                whole[key] = new
            else:
                within[key] = joined(pieces)
        return joined(whole), joined(within)

    def view(self) -> msgspec.Raw:
        """The whole view."""
        return joined(self.parts)


def changed(value: object, old: msgspec.Raw, new: msgspec.Raw) -> Parts | None:
    """The pieces of a part that are others than before; nothing if they cannot be told apart from the rest."""
    if not isinstance(value, dict) or bytes(old)[:1] != b"{":
        return None
    before, now = DECODE(old), DECODE(new)
    if before.keys() != now.keys():
        return None
    return {piece: one for piece, one in now.items() if one != before[piece]}


class Sights:
    """What many pairs of eyes saw last; who has seen nothing for the longest is forgotten."""

    def __init__(self, most: int = MOST_SEEN) -> None:
        self.most = most
        self._kept: OrderedDict[Seen, None] = OrderedDict()

    def keep(self, seen: Seen) -> None:
        """This one is looked at now."""
        self._kept[seen] = None
        self._kept.move_to_end(seen)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)[0].forget()


SIGHTS: Final = Sights()  # of this process


def seen(all_here: dict[int, Seen], seat: int) -> Seen:
    """What a seat of a table saw last."""
    found = all_here.get(seat)
    if found is None:
        found = all_here[seat] = Seen(seat)
    SIGHTS.keep(found)
    return found


def joined(parts: Parts) -> msgspec.Raw:
    """Encoded values as one object."""
    if not parts:
        return NOTHING
    return msgspec.Raw(b"{" + b",".join([key_of(key) + one for key, one in parts.items()]) + b"}")


@lru_cache(MOST_KEYS)
def key_of(key: str) -> bytes:
    """A key as it stands before its value."""
    return ENCODE(key) + b":"
