"""How good a position is for a seat: the points it would have, and what it owns for the rounds to come."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.rules.scoring import total
from signoria.games.lorenzo.state import LorenzoState

WON: Final = 1000.0


def evaluate(s: LorenzoState, seat: int) -> float:
    """Points now against the best of the others, and a little for everything that will bring more."""
    if s.ended:
        return WON if seat in s.winners else -WON
    return float(total(s, seat))
