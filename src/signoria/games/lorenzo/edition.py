"""What the two ways to play do differently, and what is agreed before a game."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

FirstTile = Literal[
    "drawn",
    "fewer-military",
    "fewer-coins",
    "fewer-servants",
    "fewer-wood-and-stone",
    "weaker-harvest",
    "weaker-production",
    "weaker-members",
]
SecondTile = Literal[
    "drawn",
    "dearer-territories",
    "dearer-buildings",
    "dearer-characters",
    "dearer-ventures",
    "no-market",
    "half-servants",
    "first-turn-lost",
]
ThirdTile = Literal[
    "drawn",
    "worthless-characters",
    "worthless-ventures",
    "worthless-territories",
    "lose-by-points",
    "lose-by-military",
    "lose-by-buildings",
    "lose-by-resources",
]


class LorenzoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a game: how leaders are given out, and which excommunication tiles are fixed beforehand."""

    leaders: Literal["drafted", "dealt"] = "drafted"
    first_tile: FirstTile = "drawn"
    second_tile: SecondTile = "drawn"
    third_tile: ThirdTile = "drawn"


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
GIVEN_OUT: Final = ("drafted", "dealt")
