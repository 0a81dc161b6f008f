"""What is agreed before a game: the rulings that can be read another way."""

from __future__ import annotations

from typing import Final

import msgspec

EDITION_NAMES: Final[tuple[str, ...]] = ("2014",)


class ImperializmOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The other reading of five rulings; by default the rulings hold."""

    strict_achievements: bool = False  # A2
    counter_reformation_is_catholic: bool = False  # A21
    war_card_needs_modifier: bool = False  # A22
    settlement_returns_card: bool = False  # A23
    special_colonies_taxed: bool = False  # A30
