"""Tally: what a game wants to have counted over many games, so that the counting code need not know the game."""

from __future__ import annotations

from typing import Final

import msgspec

NO_EVENT: Final = -1
SEAT: Final = "seat"  # the field of an event with the player


class Tally(msgspec.Struct, frozen=True):
    """One kind of thing, and the events that tell of its use: their numbers, and the field that has the thing."""

    domain: str
    used: tuple[tuple[int, str], ...]
    offered: tuple[tuple[int, str], ...] = ()  # events that tell who could have had it
    sole: bool = False  # each seat has exactly one in a game, so that its rate of wins is its own strength
