"""TOKENS: what to do when the reserve of a piece is empty: it is taken from the repressed, else from anywhere."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import BORDER_COUNT, CITY_COUNT, FIRST_PAWN, TOKEN_COUNT, piece_of
from signoria.games.pax.events import RECALLED
from signoria.games.pax.refusals import REPRESSED_FIRST, TOKEN_NOT_THERE
from signoria.games.pax.state import (
    EMPIRE_COUNT,
    ITEM_COUNT,
    PaxState,
    drop_bishop,
    kill_city,
    kill_concession,
    kill_pirate,
    release,
    stock_of,
)
from signoria.games.pax.vocabulary import RECALL_BISHOP, RECALL_FROM, RECALL_REPRESSED, TOKEN


def repressed_anywhere(s: PaxState, token: int) -> bool:
    """Whether a piece of this kind lies repressed on any square."""
    for empire in range(EMPIRE_COUNT):
        if s.repressed[empire * TOKEN_COUNT + token]:
            return True
    return False


class Recall(Step[PaxState]):
    """TOKENS, ruling R24: fetch one piece into the empty reserve."""

    name: ClassVar[str] = "recall"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: int = token

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (RECALL_REPRESSED, RECALL_FROM, RECALL_BISHOP)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        if verb == RECALL_REPRESSED:
            return list(range(EMPIRE_COUNT))
        if verb == RECALL_FROM:
            return list(range(CITY_COUNT + BORDER_COUNT))
        return list(range(ITEM_COUNT))

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        """TOKENS: repressed pieces first; only when none lies on any square, from any place."""
        token = stock_of(s, self.token)
        if verb == RECALL_REPRESSED:
            return ALLOWED if s.repressed[thing * TOKEN_COUNT + token] else TOKEN_NOT_THERE
        if verb == RECALL_BISHOP:
            there = s.bishop[thing] == token
        elif thing < CITY_COUNT:
            there = s.city[thing] == token
        elif token >= FIRST_PAWN:
            there = s.concession[thing - CITY_COUNT] == token - FIRST_PAWN
        else:
            pirate = s.pirate[thing - CITY_COUNT]
            there = pirate >= 0 and stock_of(s, pirate) == token
        if not there:
            return TOKEN_NOT_THERE
        return REPRESSED_FIRST if repressed_anywhere(s, token) else ALLOWED

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == RECALL_REPRESSED:
            release(s, thing, stock_of(s, self.token))
            s.reserve[stock_of(s, self.token)] += 1
        elif verb == RECALL_BISHOP:
            drop_bishop(s, thing)
        elif thing < CITY_COUNT:
            kill_city(s, thing)
        elif self.token >= FIRST_PAWN:
            kill_concession(s, thing - CITY_COUNT)
        else:
            kill_pirate(s, thing - CITY_COUNT)
        s.emit(RECALLED, (self.seat, self.token))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-recall", {"token": TOKEN.phrase(self.token)})


def provide(s: PaxState, seat: int, token: int) -> None:
    """TOKENS: make sure that a piece of this kind is in the reserve before the step on top of the agenda needs it."""
    if s.reserve[stock_of(s, token)] == 0:
        s.push(Recall(seat, token))


def can_stand_in_city(token: i64) -> bool:
    """Knights and rooks live in cities."""
    return piece_of(token) < 2
