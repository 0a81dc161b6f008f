"""Numbers that people type at a prompt."""

from __future__ import annotations

from typing import Final

from signoria.engine.problem import Problem

MOST: Final = 9  # digits; no list or history here is longer


def number(text: str) -> int:
    """The number that these digits stand for."""
    if len(text) > MOST:
        raise Problem("cli-number-too-long", most=MOST)
    return int(text)
