"""What the two ways to play do differently, and what is agreed before a game."""

from __future__ import annotations

from typing import Final, Literal

import msgspec


class LorenzoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a game: how leaders are given out, and whether excommunications are drawn."""

    leaders: Literal["drafted", "dealt"] = "drafted"
    excommunications: Literal["drawn", "set-1", "set-2", "set-3", "set-4", "set-5", "set-6", "set-7"] = "drawn"


class Edition:
    """One row of the table: which parts of the advanced rules are in use."""

    def __init__(self, name: str, *, own_tiles: bool, leaders: bool) -> None:
        self.name: Final = name
        self.own_tiles: Final = own_tiles  # A1: bonus tiles differ and are chosen
        self.leaders: Final = leaders  # A2-A6


EDITIONS: Final[tuple[Edition, ...]] = (
    Edition("basic", own_tiles=False, leaders=False),
    Edition("advanced", own_tiles=True, leaders=True),
)
EDITION_NAMES: Final = tuple([edition.name for edition in EDITIONS])

# How leaders are given out.
DRAFTED: Final = 0
DEALT: Final = 1
GIVEN_OUT: Final[tuple[str, ...]] = ("drafted", "dealt")

# S3: a fixed set has the tile of the same number of each period.
EXCOMMUNICATIONS: Final[tuple[str, ...]] = ("drawn", "set-1", "set-2", "set-3", "set-4", "set-5", "set-6", "set-7")
