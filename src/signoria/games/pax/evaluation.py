"""How good a position is for a bank: victories within reach, income, what it owns."""

from __future__ import annotations

from signoria.games.pax.data.ids import PATRON
from signoria.games.pax.query import prestige
from signoria.games.pax.rules.victory import concessions, kings
from signoria.games.pax.state import PaxState


def evaluate(s: PaxState, seat: int) -> float:
    """A judgement of the position, higher is better."""
    if s.ended:
        return 1000.0 if seat in s.winners else -1000.0
    return kings(s, seat) * 3.0 + concessions(s, seat) * 2.0 + prestige(s, seat, PATRON) + int(s.florins[seat]) * 0.3
