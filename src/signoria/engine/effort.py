"""Effort: how hard a level of bots thinks at a game. A game says it, because the same numbers mean more at one game
than at another.
"""

from __future__ import annotations

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """What a planner may spend on a choice, and how often it does not bother."""

    expansions: int
    lines: int  # that compete
    breadth: int  # open chains that are followed at least
    replies: int  # options looked at for a quick reply
    ahead: int = 1  # turns of its own until a line is judged
    slips: int = 0  # times in 100 that it does not compare its lines, but takes any of them
