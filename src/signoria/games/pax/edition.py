"""The edition table: what one edition of Pax Renaissance does differently from another, as named values.

The shared implementation reads these and nothing else; an edition is a row, never a branch by name. The row names what
its cards and pieces have printed otherwise (``data/errata.py``) and whose paragraphs it has (``rules-<book>.toml``).
"""

from __future__ import annotations

from typing import Final

from signoria.games.pax.data.errata import FIRST, LIVING, TOLD_IN_FIRST, Erratum, Told
from signoria.games.pax.data.ids import KNIGHT, PAWN, PIRATE, ROOK

FIGHTERS: Final = 1 << KNIGHT | 1 << ROOK | 1 << PIRATE

# Which squares a bishop who enters them may pacify, F1b.
PACIFY_ANY: Final = 0
PACIFY_OWN_KING: Final = 1

# How a won conspiracy may change the state of the empire, J1c.
CREED_STAYS: Final = 0
CREED_OF_ATTACKERS: Final = 1
CREED_TURNS: Final = 2


class Edition:
    """One row of the table. Each value names the paragraphs it is about; docs/editions-pax.md has the whole list."""

    def __init__(
        self,
        *,
        name: str,
        book: str,
        errata: tuple[Erratum, ...],
        borrowed: bool,
        told: tuple[Told, ...],
        rook_pirates: bool,
        base_deck: bool,
        thrones_hold_bishops: bool,
        bare_thrones: bool,
        must_act: bool,
        last_card_ends: bool,
        agents_first: bool,
        agents_must: bool,
        agents_cancel: bool,
        others_must: bool,
        one_empire: bool,
        maids_sold: bool,
        ransom_in_hand: bool,
        pacify: int,
        commerce_spaces: bool,
        widows_return: bool,
        golden_liberty: bool,
        corsairs_overland: bool,
        campaign_own: bool,
        conquered_queens: bool,
        condottieri_knights: bool,
        own_suitors: bool,
        conspiracy_agents: int,
        revolt_agents: int,
        religious_war_agents: int,
        creed: int,
        paganism: bool,
        turns_back: tuple[str, ...],
        couples_part: bool,
        torches: bool,
        freed_first: bool,
        regime_bishops: bool,
        vassals_laden: bool,
        cryptography_sale: bool,
        pirates_share: bool,
        spice_discovery: int,
        own_declaration: tuple[str, ...],
        barred: tuple[str, ...],
        solitaire: bool,
    ) -> None:
        self.name: Final = name
        self.book: Final = book  # the edition in whose words its paragraphs are told
        self.errata: Final = errata  # what is printed otherwise than in the second edition
        self.borrowed: Final = borrowed  # what errata do not tell is unknown, and the second edition stands in for it
        self.told: Final = told  # unless the text of the edition has the same
        self.thrones_hold_bishops: Final = thrones_hold_bishops  # THRONE, BISHOP: squares on thrones may have bishops
        self.bare_thrones: Final = bare_thrones  # F5, REPRESS, DISCARD: a square that nobody has holds nothing at all
        self.rook_pirates: Final = rook_pirates  # ROOK, TOKENS: pirates are rooks and share their supply
        self.base_deck: Final = base_deck  # B1: the cards of the first box, with expansion and BGG promos as options
        self.must_act: Final = must_act  # D1: one action of a turn must be taken
        self.last_card_ends: Final = last_card_ends  # L2a: the game ends with the last card drawn
        self.agents_first: Final = agents_first  # E2.1: agents come before a trade shift or apostasy
        self.agents_must: Final = agents_must  # E2.1: with such a one-shot they must be placed
        self.agents_cancel: Final = agents_cancel  # E2.1: agents without a place cancel a one-shot without a battle
        self.others_must: Final = others_must  # E2.1a: agents that did not fight must be placed after the battle
        self.one_empire: Final = one_empire  # AGENT: all agents of a regional card go to one empire
        self.maids_sold: Final = maids_sold  # E3, I2a: an old maid can be sold
        self.ransom_in_hand: Final = ransom_in_hand  # E3c: a card that sells for 4 does so from the hand too
        self.pacify: Final = pacify  # F1b: which squares a bishop may pacify
        self.commerce_spaces: Final = commerce_spaces  # F2: commerce takes florins from empty spaces too
        self.widows_return: Final = widows_return  # I1c: the queen of a beheaded king goes to the throne with him
        self.golden_liberty: Final = golden_liberty  # F6d: a vote may make an empire medieval
        self.corsairs_overland: Final = corsairs_overland  # F7: corsairs reach any adjacent empire, not only by sea
        self.campaign_own: Final = campaign_own  # F9a: a campaign may hit an empire of one's own
        self.conquered_queens: Final = conquered_queens  # F9h: a queen on a throne survives a campaign against it
        self.condottieri_knights: Final = condottieri_knights  # G4c: two catholic knights in Venice, catholic state
        self.own_suitors: Final = own_suitors  # I: a king of one's own tableau may be married
        self.conspiracy_agents: Final = conspiracy_agents  # J1a: pieces (bits) among a card's agents that fight
        self.revolt_agents: Final = revolt_agents  # J2a: the same
        self.religious_war_agents: Final = religious_war_agents  # K1a: the same
        self.creed: Final = creed  # J1c: how a won conspiracy may change the state
        self.paganism: Final = paganism  # J2c: a won revolt may make a theocracy medieval
        self.turns_back: Final = turns_back  # K2: cards whose religious war turns a theocracy back to medieval
        self.couples_part: Final = couples_part  # K3a: an apostasy hits king and queen each by itself
        self.torches: Final = torches  # ABILITYa: a torch may put out an active victory when it is played
        self.freed_first: Final = freed_first  # REGIME: emancipation comes before the concession
        self.regime_bishops: Final = regime_bishops  # REGIMEd: a bishop stays in a change of regime
        self.vassals_laden: Final = vassals_laden  # REGIMEf: vassals of a fallen suzerain keep what is on them
        self.cryptography_sale: Final = cryptography_sale  # CRYPTOGRAPHY: at its sale, or with every ops of the West
        self.pirates_share: Final = pirates_share  # PIRATEd: a pirate beside a protected concession is paid after it
        self.spice_discovery: Final = spice_discovery  # H1a: discovery prestige needed for the Spice Islands
        self.own_declaration: Final = own_declaration  # cards whose victory ability works only for a declaring owner
        self.barred: Final = barred  # options that this edition does not offer
        self.solitaire: Final = solitaire  # whether part O is offered, ruling S1


EDITIONS: Final = {
    "2e": Edition(
        name="2e",
        book="2e",
        errata=(),
        borrowed=False,
        told=(),
        rook_pirates=False,
        base_deck=False,
        thrones_hold_bishops=True,
        bare_thrones=False,
        must_act=True,
        last_card_ends=False,
        agents_first=True,
        agents_must=True,
        agents_cancel=True,
        others_must=True,
        one_empire=False,
        maids_sold=True,
        ransom_in_hand=False,
        pacify=PACIFY_ANY,
        commerce_spaces=True,
        widows_return=False,
        golden_liberty=True,
        corsairs_overland=False,
        campaign_own=False,
        conquered_queens=True,
        condottieri_knights=False,
        own_suitors=True,
        conspiracy_agents=FIGHTERS | 1 << PAWN,
        revolt_agents=FIGHTERS | 1 << PAWN,
        religious_war_agents=FIGHTERS,
        creed=CREED_STAYS,
        paganism=False,
        turns_back=(),
        couples_part=False,
        torches=False,
        freed_first=False,
        regime_bishops=False,
        vassals_laden=True,
        cryptography_sale=True,
        pirates_share=False,
        spice_discovery=1,
        own_declaration=("pren155x", "pren164x"),
        barred=("expansion", "bgg_promos"),
        solitaire=True,
    ),
    "2e-living": Edition(
        name="2e-living",
        book="2e-living",
        errata=LIVING,
        borrowed=False,
        told=(),
        rook_pirates=False,
        base_deck=False,
        thrones_hold_bishops=False,
        bare_thrones=False,
        must_act=True,
        last_card_ends=False,
        agents_first=True,
        agents_must=True,
        agents_cancel=False,
        others_must=False,
        one_empire=True,
        maids_sold=False,
        ransom_in_hand=True,
        pacify=PACIFY_OWN_KING,
        commerce_spaces=False,
        widows_return=True,
        golden_liberty=False,
        corsairs_overland=True,
        campaign_own=True,
        conquered_queens=False,
        condottieri_knights=True,
        own_suitors=True,
        conspiracy_agents=FIGHTERS,
        revolt_agents=FIGHTERS | 1 << PAWN,
        religious_war_agents=FIGHTERS | 1 << PAWN,
        creed=CREED_OF_ATTACKERS,
        paganism=True,
        turns_back=(),
        couples_part=False,
        torches=False,
        freed_first=True,
        regime_bishops=True,
        vassals_laden=False,
        cryptography_sale=False,
        pirates_share=True,
        spice_discovery=1,
        own_declaration=(),
        barred=("promos", "expansion", "bgg_promos"),
        solitaire=True,
    ),
    "1e": Edition(
        name="1e",
        book="1e",
        errata=FIRST,
        borrowed=True,
        told=TOLD_IN_FIRST,
        rook_pirates=True,
        base_deck=True,
        thrones_hold_bishops=False,
        bare_thrones=True,
        must_act=False,
        last_card_ends=True,
        agents_first=False,
        agents_must=False,
        agents_cancel=False,
        others_must=False,
        one_empire=False,
        maids_sold=False,
        ransom_in_hand=False,
        pacify=PACIFY_ANY,
        commerce_spaces=False,
        widows_return=False,
        golden_liberty=False,
        corsairs_overland=True,
        campaign_own=True,
        conquered_queens=False,
        condottieri_knights=True,
        own_suitors=False,
        conspiracy_agents=FIGHTERS,
        revolt_agents=FIGHTERS | 1 << PAWN,
        religious_war_agents=FIGHTERS,
        creed=CREED_TURNS,
        paganism=False,
        turns_back=("pren094x", "pren128x"),
        couples_part=True,
        torches=True,
        freed_first=False,
        regime_bishops=True,
        vassals_laden=False,
        cryptography_sale=False,
        pirates_share=True,
        spice_discovery=1,
        own_declaration=(),
        barred=("map_1550", "first_box", "promos", "solitaire"),
        solitaire=False,
    ),
}
