"""Refusals about victories: what each bank has, and what is missing."""

from __future__ import annotations

from collections.abc import Callable

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.ids import (
    DISCOVERY,
    RELIGIONS,
)
from signoria.games.pax.explain.foresee import Question
from signoria.games.pax.explain.subject import Args
from signoria.games.pax.explain.wording import (
    bank,
    counted,
)
from signoria.games.pax.query import (
    prestige,
)
from signoria.games.pax.rules.victory import (
    MARGIN,
    bishops,
    concessions,
    faithful,
    king_margin,
    kings,
    law,
    lead,
    republics,
    supreme,
)
from signoria.games.pax.state import PaxState

# --- victories -------------------------------------------------------------------------------------------------------


def _rivals(s: PaxState, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and not s.out >> other & 1]


def no_supremacy(s: PaxState, near: Question) -> Args:
    clergy, tokens = bishops(s, near.seat), faithful(s)
    names = [Phrase(f"religion-{word}") for word in RELIGIONS]
    return {
        "bishops": counted(list(zip(names, clergy, strict=True))),
        "pieces": counted(list(zip(names, tokens, strict=True))),
    }


def _behind(s: PaxState, near: Question, count: Callable[[int], int], margin: int) -> Args:
    """One's own number, the best rival's, and what is missing."""
    rivals = _rivals(s, near.seat)
    rival = max(rivals, key=count)
    own = count(near.seat)
    return {
        "own": own,
        "rival": bank(s, rival),
        "best": count(rival),
        "margin": margin,
        "missing": margin - lead(own, [count(other) for other in rivals]),
    }


def too_little_faith(s: PaxState, near: Question) -> Args:
    religion = supreme(s, near.seat)
    args = _behind(s, near, lambda seat: prestige(s, seat, religion), 1)
    args["religion"] = Phrase(f"religion-{RELIGIONS[religion]}")
    return args


def too_few_kings(s: PaxState, near: Question) -> Args:
    return _behind(s, near, lambda seat: kings(s, seat), king_margin(s))


def too_few_concessions(s: PaxState, near: Question) -> Args:
    return _behind(s, near, lambda seat: concessions(s, seat), MARGIN)


def too_little_discovery(s: PaxState, near: Question) -> Args:
    return _behind(s, near, lambda seat: prestige(s, seat, DISCOVERY), 1)


def too_few_republics(s: PaxState, near: Question) -> Args:
    return _behind(s, near, lambda seat: republics(s, seat, near.seat), 1)


def too_little_law(s: PaxState, near: Question) -> Args:
    return _behind(s, near, lambda seat: law(s, seat), MARGIN)
