"""Why not: what later steps would say, and what the sentences of refusals need."""

from __future__ import annotations

from signoria.engine.phrase import Arg
from signoria.engine.refusal import ALLOWED, NOT_ASKED
from tests.sample import data, refusals
from tests.sample.state import SampleState


def foresee(s: SampleState, option: int) -> int:
    """In the middle of a duel of one's own turn: what the guard of the turn says to the option."""
    turn = s.agenda[0]
    verb = s.verb_number(option)
    if s.decider() != turn.seat or verb not in turn.verbs(s):
        return NOT_ASKED
    refusal = turn.forbidden(s, verb, option - verb)
    return NOT_ASKED if refusal == ALLOWED else refusal


def refusal_args(s: SampleState, option: int, refusal: int) -> dict[str, Arg]:
    """The numbers and names in the sentences of refusals.py."""
    verb = s.verb_number(option)
    thing = option - verb
    seat = s.decider()
    if refusal in (refusals.NOT_IN_HAND, refusals.NOT_GOODS, refusals.NOT_A_BRAVO):
        return {"card": data.CARDS.phrase(thing)}
    if refusal == refusals.PURSE_TOO_SMALL:
        return {"wanted": thing + 1, "purse": int(s.purse[seat])}
    if refusal == refusals.CANNOT_PAY:
        return {"strength": data.WORTH[s.cards_at(data.QUAY)[0]], "purse": int(s.purse[seat])}
    if refusal == refusals.OFFER_TOO_HIGH:
        return {"purse": int(s.purse[seat])}
    return {}
