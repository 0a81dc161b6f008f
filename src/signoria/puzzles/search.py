"""Everything a seat can do with one turn: no option is left out, and others may answer what they are asked meanwhile.

What a turn can bring is the best that the seat can be sure of: of its own options it takes the best, of the answers of
others the worst. Chance is what it is in the position that is looked at. To be sure of a result, look at several.
Ways to the same position by another order are one.
"""

from __future__ import annotations

import hashlib
from typing import Final

from signoria.engine.state import State

WON: Final = 1  # of a turn that wins, where a game counts no points


class TooLarge(Exception):
    """There is more to look at than was allowed."""


class Found:
    """What can still come of a position: the best that is sure, and how to get there."""

    __slots__ = ("best", "line", "luck")

    def __init__(self, best: int, line: tuple[int, ...], luck: float) -> None:
        self.best = best
        self.line = line  # choices of everybody to the end of the turn
        self.luck = luck  # how likely somebody who chooses at random gets what the search aims at


class TurnSearch:
    """One turn of the seat that decides. ``aim``: what a way must bring to be counted in ``luck``."""

    def __init__(self, state: State, limit: int, aim: int = WON) -> None:
        self.state = state
        self.seat: int = state.decider()
        self.turn: int = state.turns
        self.counts: bool = counts_points(state)
        self.limit = limit
        self.aim = aim
        self.known: dict[bytes, Found] = {}
        self.ends: dict[bytes, int] = {}  # what the turn brought, by the position it ended with

    def run(self) -> Found:
        """Look at everything."""
        return self.look(self.state)

    def over(self, state: State) -> bool:
        """Whether the turn is over."""
        return state.ended != 0 or state.turns != self.turn

    def brought(self, state: State) -> int:
        """What a turn that is over has brought."""
        return brought(state, self.seat, self.counts)

    def look(self, state: State) -> Found:
        """What can come of a position."""
        key = key_of(state)
        if self.over(state):
            value = self.brought(state)
            self.ends[key] = value
            return Found(value, (), 1.0 if value >= self.aim else 0.0)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.limit:
                raise TooLarge
            found = self.further(state)
            self.known[key] = found
        return found

    def further(self, state: State) -> Found:
        """The best of the options of the seat, or the worst of somebody else's."""
        own = state.decider() == self.seat
        options = state.options()
        best: Found | None = None
        luck = 0.0
        for option in options:
            after = state.clone()
            after.choose(option)
            found = self.look(after)
            luck += found.luck
            if best is None or (better(found, best) if own else found.best < best.best):
                best = Found(found.best, (option, *found.line), 0.0)
        assert best is not None  # a state that waits has options
        best.luck = luck / len(options)
        return best


def better(one: Found, other: Found) -> bool:
    """Whether it brings more, or the same in fewer choices; ``other`` has its first choice already."""
    return one.best > other.best or (one.best == other.best and len(one.line) + 1 < len(other.line))


def counts_points(state: State) -> bool:
    """Whether a game has a score of its own; where it has none, a turn can only win."""
    return any(state.game.scores(state))


def brought(state: State, seat: int, points: bool) -> int:
    """What a turn that is over has brought: points, or whether it won."""
    if points:
        return state.game.scores(state)[seat]
    return WON if state.winners == (seat,) else 0


def key_of(state: State) -> bytes:
    """Different positions have different keys. Python's own hash would not do: those of -1 and -2 are the same."""
    parts: list[object] = [state.turns, state.ended, state.winners]
    for field in state.fields:
        value = getattr(state, field)
        parts.append(value if isinstance(value, (int, tuple)) else tuple(value))
    for step in state.agenda:
        parts.append(repr(step.to_json()))
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).digest()
