"""CRYPTOGRAPHY: a political op of an opponent's card, borrowed when card 130X is sold."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import BEHEAD, REPRESS, TAX, VOTE
from signoria.games.pax.query import immune, owner, silenced
from signoria.games.pax.refusals import NO_SUCH_OP, NOT_AN_OPPONENTS, SILENCED
from signoria.games.pax.rules.ops import argument, run_op, target_forbidden
from signoria.games.pax.rules.political import in_tableaux
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import DECLINE, ITEMS, USE

POLITICAL: Final = (BEHEAD, TAX, REPRESS, VOTE)


class Borrow(Step[PaxState]):
    """CRYPTOGRAPHY: one political op of any opponent's card, as if it were one's own, or none."""

    name: ClassVar[str] = "borrow"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (*[USE + op * ITEMS for op in POLITICAL], DECLINE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        if verb == DECLINE:
            return [0]
        op = (verb - USE) // ITEMS
        return [item for item in in_tableaux(s) if argument(s, item, op) >= 0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        op = (verb - USE) // ITEMS
        holder = owner(s, thing)
        if holder < 0 or holder == self.seat:
            return NOT_AN_OPPONENTS
        arg = argument(s, thing, op)
        if arg < 0:
            return NO_SUCH_OP
        if silenced(s, thing) and not immune(s, self.seat):
            return SILENCED
        return target_forbidden(s, self.seat, thing, op, arg)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb != DECLINE:
            run_op(s, self.seat, thing, (verb - USE) // ITEMS)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-borrow")
