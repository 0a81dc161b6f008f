"""Chances as people read them: rounded, but nothing is called sure or impossible that is not."""

from __future__ import annotations


def thousandths(chance: float) -> float:
    """A chance with three digits."""
    return chance if chance in (0.0, 1.0) else min(0.999, max(0.001, round(chance, 3)))


def percent(chance: float) -> int:
    """A chance as a whole number of percent."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
