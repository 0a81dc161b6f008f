"""Term: a part of what a position is worth to a seat, with a name that people understand.

The terms of a seat add up to what ``Game.values`` compares; so a difference of terms says why one position is better.
"""

from __future__ import annotations

from typing import Final

import msgspec

from signoria.engine.phrase import Arg, Phrase

OWN: Final = "own"
OTHER: Final = "other"


class Term(msgspec.Struct, frozen=True):
    """One part: ``count`` is what people count, ``worth`` what the evaluation makes of it.

    The message ``term-<name>`` says so many more or fewer of it. Where the count is what is ``missing`` to something,
    the message ``<name>`` names that thing: none missing means that it is met.
    """

    name: str
    count: int
    worth: float
    missing: bool = False


def told(term: Term, before: int, after: int, seat: Phrase, own: bool) -> Phrase:
    """How a count has changed for a seat, as a sentence."""
    change = after - before
    who = OWN if own else OTHER
    if term.missing:
        key = "reason-met" if after <= 0 else "reason-unmet" if before <= 0 else ""
        if not key:
            key = "reason-nearer" if change < 0 else "reason-farther"
        args: dict[str, Arg] = {"who": who, "seat": seat, "count": abs(change), "goal": Phrase(term.name)}
        return Phrase(key, args)
    what = Phrase(f"term-{term.name}", {"count": abs(change)})
    return Phrase("reason-more" if change > 0 else "reason-less", {"who": who, "seat": seat, "what": what})
