"""The evaluation part by part, with names: what a hint gives as reasons. All of it is asked of ``evaluation``."""

from __future__ import annotations

import math
from typing import Final

from signoria.engine.term import Term
from signoria.games.pax import evaluation as judged
from signoria.games.pax.data.ids import VICTORIES
from signoria.games.pax.query import prestige
from signoria.games.pax.rules.victory import republics
from signoria.games.pax.state import PaxState

COMET: Final = 1  # what a victory that sleeps lacks beside its conditions
RELIGIONS: Final = 3


def terms(s: PaxState, seat: int) -> tuple[Term, ...]:
    """What a bank has and may hope for; nothing for one that is out."""
    if s.ended or s.out >> seat & 1:
        return ()
    tally = judged.Tally(s)
    worth = judged.worths(s)[seat]
    empires = tally.kings[seat] + int(republics(s, seat, seat))
    renown = tally.discovery[seat] + tally.law[seat] + sum(prestige(s, seat, faith) for faith in range(RELIGIONS))
    claims = judged.claims(s, seat)
    danger = judged.dangers(s, tally, seat)
    found = [Term(f"victory-{VICTORIES[victory]}", *hope(s, tally, seat, victory), True) for victory in range(4)]
    found += [
        Term("empires", empires, judged.EMPIRE * empires),
        Term("concessions", tally.concessions[seat], judged.CONCESSION * tally.concessions[seat]),
        Term("prestige", renown, judged.PRESTIGE * renown),
        Term("patrons", tally.patrons[seat][0], judged.patronage(tally, seat)),
        Term("florins", int(s.florins[seat]), judged.purse(s, tally, seat)),
        Term("hand", len(s.hands[seat]), judged.IN_HAND * len(s.hands[seat])),
        Term("claims", claims, judged.CLAIM * claims),
        Term("danger", -round(danger), -danger),
    ]
    rest = worth - sum(term.worth for term in found)
    return (*found, Term("cards", round(rest), rest))


def hope(s: PaxState, tally: judged.Tally, seat: int, victory: int) -> tuple[int, float]:
    """The steps that are missing to a victory, its comet among them, and what it is worth to be so near."""
    missing = math.ceil(judged.shortfall(s, tally, seat, victory))
    return missing + (0 if s.active[victory] else COMET), judged.hope(s, tally, seat, victory)
