"""I: coronations, royal couples and old maids."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import AB_CORONATION_CLAIMS_ANY_KING, CORONATION
from signoria.games.pax.events import CROWNED
from signoria.games.pax.query import copies
from signoria.games.pax.refusals import KING_ELSEWHERE, KING_MARRIED, NO_SUITOR, NOT_A_KING, NOT_A_SUITOR
from signoria.games.pax.rules.regime import Regime
from signoria.games.pax.state import THRONE, WED, PaxState, put_card
from signoria.games.pax.vocabulary import CARD, WEDDING


def wedding_forbidden(s: PaxState, seat: int, queen: int, empire: int) -> int:
    """I: an unmarried king on the list of suitors, in his throne or in one's own tableau."""
    if empire not in s.box.card_suitors[queen]:
        return NOT_A_SUITOR
    if s.republic[empire]:
        return NOT_A_KING
    if copies(s, seat, AB_CORONATION_CLAIMS_ANY_KING):
        return ALLOWED
    if s.wives[empire]:
        return KING_MARRIED
    if s.keeper[empire] != THRONE and not (s.keeper[empire] == seat and s.edition.own_suitors):
        return KING_ELSEWHERE
    return ALLOWED


def coronation_forbidden(s: PaxState, seat: int, queen: int) -> int:
    """I: whether there is a suitor at all."""
    for empire in s.box.card_suitors[queen]:
        if wedding_forbidden(s, seat, queen, empire) == ALLOWED:
            return ALLOWED
    return NO_SUITOR


class Marry(Step[PaxState]):
    """I1, Ia, QUEEN: the queen chooses her king; the square changes hands with her (I1a: she lives where he does)."""

    name: ClassVar[str] = "marry"
    fields: ClassVar[tuple[str, ...]] = ("seat", "queen")

    def __init__(self, seat: int, queen: int) -> None:
        super().__init__(seat)
        self.queen: int = queen

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (WEDDING,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(s.box.card_suitors[self.queen])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return wedding_forbidden(s, self.seat, self.queen, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(JoinKing(self.seat, self.queen, thing))
        s.push(Regime(self.seat, thing, CORONATION, -1))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-marry", {"card": CARD.phrase(self.queen)})


class JoinKing(Step[PaxState]):
    """I1, ruling R3: the queen goes under her king."""

    name: ClassVar[str] = "join-king"
    fields: ClassVar[tuple[str, ...]] = ("seat", "queen", "empire")

    def __init__(self, seat: int, queen: int, empire: int) -> None:
        super().__init__(seat)
        self.queen: int = queen
        self.empire: int = empire

    def resolve(self, s: PaxState) -> None:
        put_card(s, self.queen, WED + self.empire)
        s.stirred = True
        s.emit(CROWNED, (self.seat, self.queen, self.empire))
