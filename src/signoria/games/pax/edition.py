"""The edition table: what one edition of Pax Renaissance does differently from another, as named values.

The shared implementation reads these and nothing else; an edition is a row, never a branch by name.
"""

from __future__ import annotations

from typing import Final

from signoria.games.pax.data.ids import KNIGHT, PAWN, PIRATE, ROOK
from signoria.games.pax.data.map import PIRATE_SUPPLY


class Edition:
    """One row of the table. Each value names the row of the comparison of editions or the ruling that it comes from."""

    def __init__(
        self,
        name: str,
        pirates: tuple[int, int, int],
        civil_war_agents: int,
        religious_war_agents: int,
        spice_discovery: int,
        campaign_own: bool,
        own_declaration: tuple[str, ...],
    ) -> None:
        self.name: Final = name
        self.pirates: Final = pirates  # ships of each religion in the box
        self.civil_war_agents: Final = civil_war_agents  # pieces (bits) among a card's agents that fight, J1a, J2a
        self.religious_war_agents: Final = religious_war_agents  # the same for K1a
        self.spice_discovery: Final = spice_discovery  # discovery prestige needed for the Spice Islands, H1a
        self.campaign_own: Final = campaign_own  # whether a campaign may hit an empire of one's own, F9a
        self.own_declaration: Final = own_declaration  # cards whose victory ability works only for a declaring owner


FIGHTERS: Final = 1 << KNIGHT | 1 << ROOK | 1 << PIRATE

EDITIONS: Final = {
    "2e": Edition(
        name="2e",
        pirates=PIRATE_SUPPLY["2e"],
        civil_war_agents=FIGHTERS | 1 << PAWN,
        religious_war_agents=FIGHTERS,
        spice_discovery=1,
        campaign_own=False,
        own_declaration=("pren155x", "pren164x"),
    ),
}
