"""Odds: what the worth of a position to each seat says about who will win."""

from __future__ import annotations

import math
from typing import Final

LEAST: Final = -60.0  # beyond which nothing can be told from never


def odds(worths: list[float], certainty: float) -> list[float]:
    """How likely each seat is to win: together 1. ``certainty``: what one more says, as the logarithm of the odds."""
    high = max(worths)
    shares: list[float] = []
    total = 0.0
    for worth in worths:
        share = math.exp(max((worth - high) * certainty, LEAST))
        shares.append(share)
        total += share
    return [share / total for share in shares]


def leaned(expectation: float, lean: float) -> float:
    """What a character expects who likes a position too much; ``lean`` is added to the logarithm of the odds."""
    if expectation <= 0.0:
        return 0.0
    return 1.0 / (1.0 + (1.0 - expectation) / expectation * math.exp(max(-lean, LEAST)))


def settled(seats: int, winners: tuple[int, ...]) -> list[float]:
    """The same once the game is over: a shared victory is a part of one for each."""
    found = [0.0] * seats
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
