"""Why not? The sentence of every refusal gets its numbers and names from the functions that the guards use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.engine.refusal import FIRST_OF_GAME
from signoria.games.pax import refusals as r
from signoria.games.pax.explain import board, cards, standings, subject
from signoria.games.pax.explain.foresee import Question, foresee, question
from signoria.games.pax.explain.subject import Args
from signoria.games.pax.state import PaxState

__all__ = ["foresee", "refusal_args"]

# Refusals that are not here say all they have to say without any number or name.
SAID: Final[dict[int, Callable[[PaxState, Question], Args]]] = {
    r.NOT_IN_HAND: cards.not_in_hand,
    r.NOT_YOUR_CARD: cards.elsewhere,
    r.NOT_FOR_SALE: cards.elsewhere,
    r.NOT_AN_OPPONENTS: cards.elsewhere,
    r.TWO_ACTIONS: cards.two_actions,
    r.NO_SUCH_ABILITY: cards.no_such_ability,
    r.EMPTY_SLOT: cards.of_slot,
    r.USURY: cards.offered,
    r.TOO_DEAR: cards.offered,
    r.HAND_FULL: cards.hand_full,
    r.ALREADY_ACTIVE: cards.of_victory,
    r.EMPORIUM_OPEN: cards.of_shift,
    r.NEEDS_DISCOVERY: cards.of_shift,
    r.NOBODY_STRUCK: cards.of_schism,
    r.ALL_IMMUNE: cards.immune_banks,
    r.NO_SUITOR: cards.no_suitor,
    r.NOT_A_SUITOR: cards.not_a_suitor,
    r.NOT_A_KING: cards.of_king,
    r.KING_MARRIED: cards.of_king,
    r.KING_ELSEWHERE: cards.of_king,
    r.NO_BELIEVERS: board.of_agents,
    r.NO_HERETICS: cards.no_heretics,
    r.AGENTS_STUCK: board.of_agents,
    r.AGENT_COMPULSORY: board.card_and_token,
    r.SAME_PLACE_TWICE: board.of_thing,
    r.SAME_CARD_TWICE: board.of_thing,
    r.NOT_A_CITY: board.of_piece,
    r.NOT_A_BORDER: board.of_piece,
    r.NOT_THIS_BORDER: board.border_and_place,
    r.LAND_BORDER: board.of_border,
    r.PIRATE_THERE: board.pirate_there,
    r.BUSTED: board.busted,
    r.COSTS_A_FLORIN: subject.occupant,
    r.NO_BISHOP_THERE: cards.no_pulpit,
    r.NOT_IN_A_TABLEAU: cards.elsewhere,
    r.NOT_ITSELF: cards.target_card,
    r.OTHER_LOCATION: board.other_location,
    r.BEHEADS_BISHOPS_ONLY: board.bishops_only,
    r.SOLD_AS_COUPLE: board.of_couple,
    r.NOT_WESTERN: lambda s, near: {"empire": near.name()},
    r.EMPIRE_VISITED: lambda s, near: {"empire": near.name()},
    r.NONE_REPRESSED: board.none_repressed,
    r.NO_ROOM: board.no_room,
    r.NOT_EMPTY: board.not_empty,
    r.LEVY_TAKEN: board.levy_taken,
    r.NOT_PENDING: board.not_pending,
    r.NOT_A_CASUALTY: board.of_thing,
    r.NOT_CONSTANTINOPLE: board.of_city,
    r.PLACE_SETTLED: board.of_city,
    r.NOT_VENICE: board.of_city,
    r.TOKEN_NOT_THERE: board.recalled,
    r.REPRESSED_FIRST: board.recalled,
    r.ALREADY_RAN: cards.already_ran,
    r.NOTHING_TO_RUN: cards.of_run,
    r.ALREADY_USED: cards.acting_card,
    r.OTHER_TABLEAU_SIDE: cards.acting_card,
    r.NO_SUCH_OP: cards.no_such_op,
    r.NOT_POLITICAL: cards.not_political,
    r.SILENCED: cards.of_silence,
    r.ALREADY_FAIR: cards.of_side,
    r.NO_FAIR_CARD: cards.of_side,
    r.NO_BISHOP_HERE: cards.no_bishop_here,
    r.OTHER_RELIGION: cards.other_religion,
    r.BISHOP_STUCK: cards.target_card,
    r.SAME_CARD: cards.target_card,
    r.THRONE_TO_THRONE: cards.bishop_way,
    r.ACROSS_THE_BOARD: cards.bishop_way,
    r.BISHOP_TOO_FAR: cards.bishop_way,
    r.OTHER_ROW: cards.of_rows,
    r.NO_COINS: cards.of_slot,
    r.NO_CONCESSION_THERE: board.of_border,
    r.SATURATED: board.saturated,
    r.NO_TOKEN_THERE: board.of_place,
    r.OTHER_PIECE: board.other_piece,
    r.OTHER_SIDE: board.voted_empire,
    r.ON_THRONE: board.voted_empire,
    r.VASSAL: board.voted_empire,
    r.NO_MAJORITY: board.no_majority,
    r.VOTE_TOO_DEAR: board.voted_empire,
    r.NO_PIRATE_THERE: board.of_pirate,
    r.OTHER_PIRATE: board.other_pirate,
    r.SEA_TOO_FAR: board.voyage,
    r.SAME_COLOUR_PIRATE: board.of_pirate,
    r.NOWHERE_TO_SAIL: board.of_pirate,
    r.NOT_ADJACENT: board.of_campaign,
    r.PARTED: board.parted,
    r.CAMPAIGN_OWN: board.of_campaign,
    r.NO_KNIGHTS: board.of_campaign,
    r.CAMPAIGN_TOO_DEAR: board.of_campaign,
    r.OWN_SUZERAIN: board.of_campaign,
    r.MAID_STAYS: cards.target_card,
    r.COINS_ON_SPACE: cards.of_slot,
    r.KNIGHTS_OF_VENICE: board.of_piece,
    r.OTHER_EMPIRE: board.other_empire,
    r.OTHER_CREED: board.of_creed,
    r.SAME_CREED: board.of_creed,
    r.VICTORY_ASLEEP: cards.of_victory,
    r.NO_SUPREMACY: standings.no_supremacy,
    r.TOO_LITTLE_FAITH: standings.too_little_faith,
    r.TOO_FEW_KINGS: standings.too_few_kings,
    r.TOO_FEW_CONCESSIONS: standings.too_few_concessions,
    r.TOO_LITTLE_DISCOVERY: standings.too_little_discovery,
    r.TOO_FEW_REPUBLICS: standings.too_few_republics,
    r.TOO_LITTLE_LAW: standings.too_little_law,
}
# What is said of an op as a whole, where several targets came equally near.
WITHOUT_TARGET: Final[dict[int, Callable[[PaxState, Question], Args]]] = {
    r.BEHEADS_BISHOPS_ONLY: board.bishops_only,
    r.NO_COINS: cards.of_rows,
    r.NO_CONCESSION_THERE: board.of_reach,
    r.SATURATED: board.saturated,
    r.NO_TOKEN_THERE: board.of_reach,
    r.OTHER_PIECE: board.of_pieces,
    r.ON_THRONE: board.of_votes,
    r.VASSAL: board.of_votes,
    r.NO_MAJORITY: board.of_votes,
    r.VOTE_TOO_DEAR: board.of_votes,
    r.NO_PIRATE_THERE: board.of_reach,
    r.OTHER_PIRATE: board.of_pirates,
    r.NOWHERE_TO_SAIL: board.of_reach,
    r.CAMPAIGN_OWN: board.of_neighbours,
}


def refusal_args(s: PaxState, option: int, refusal: int) -> Args:
    """The numbers and names of a refusal's sentence."""
    if refusal < FIRST_OF_GAME or refusal not in SAID:
        return {}
    near = question(s, option)
    assert near is not None
    if near.thing < 0 and refusal in WITHOUT_TARGET:
        return {"lead": near.lead, "scope": "none", **WITHOUT_TARGET[refusal](near.table, near)}
    return {"lead": near.lead, "scope": "one", **SAID[refusal](near.table, near)}
