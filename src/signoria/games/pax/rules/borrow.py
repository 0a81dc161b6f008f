"""CRYPTOGRAPHY: a political op of an opponent's card, borrowed when card 130X is sold."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.rules.ops import POLITICAL, USES, argument, borrow_forbidden, run_op
from signoria.games.pax.rules.political import in_tableaux
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import DECLINE, ITEMS, USE


class Borrow(Step[PaxState]):
    """CRYPTOGRAPHY: one political op of any opponent's card, as if it were one's own, or none."""

    name: ClassVar[str] = "borrow"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (*USES, DECLINE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        if verb == DECLINE:
            return [0]
        op = (verb - USE) // ITEMS
        return [item for item in in_tableaux(s) if op in POLITICAL and argument(s, item, op) >= 0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        return borrow_forbidden(s, self.seat, thing, (verb - USE) // ITEMS)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb != DECLINE:
            run_op(s, self.seat, thing, (verb - USE) // ITEMS)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-borrow")
