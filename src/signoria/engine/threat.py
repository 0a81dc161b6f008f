"""Threat: what a seat is about to reach or to suffer, part of how a game stands; to be told before it happens."""

from __future__ import annotations

import msgspec

from signoria.engine.phrase import Phrase


class Threat(msgspec.Struct, frozen=True):
    """Something that one more action, or the next thing that must come, can bring; all of it is known to everybody.

    It threatens everybody but the seat, unless it is ``own``: then the seat itself will suffer it.
    """

    seat: int  # whom it is about
    kind: str  # the kind of the thing, as ``victory``
    thing: str  # its word: what would be won or suffered
    lacks: int  # how much is missing; 0: nothing
    phrase: Phrase  # all of it in one sentence
    rule: str  # the paragraph that it rests on
    own: bool = False
