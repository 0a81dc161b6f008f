"""F1: the inquisitor moves a bishop."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import NO_TOKEN, religion_of
from signoria.games.pax.events import BISHOP_MOVED
from signoria.games.pax.query import SHARED, location, owner
from signoria.games.pax.refusals import (
    ACROSS_THE_BOARD,
    BISHOP_STUCK,
    BISHOP_TOO_FAR,
    NO_BISHOP_HERE,
    NO_BISHOP_THERE,
    OTHER_RELIGION,
    SAME_CARD,
    THRONE_TO_THRONE,
)
from signoria.games.pax.rules.bishops import can_hold_bishop, enter, pulpits
from signoria.games.pax.state import ITEM_COUNT, NOBODY, SQUARE, THRONE, PaxState, changed
from signoria.games.pax.vocabulary import BISHOP_TO, ITEM, MOVE_BISHOP


def _anchor(s: PaxState, item: i64) -> i64:
    """F1d: a suzerain and its vassals share one position in the row, the suzerain's."""
    if item >= SQUARE and s.suzerain[item - SQUARE] != NOBODY:
        return SQUARE + s.suzerain[item - SQUARE]
    return item


def neighbours(s: PaxState, one: i64, other: i64) -> bool:
    """ADJACENT, F1c, F1d: side by side in the same half of a tableau, or in the same suzerainty."""
    seat = owner(s, one)
    if seat < 0 or owner(s, other) != seat:
        return False
    half = half_of(s, seat, one)
    if half < 0 or half != half_of(s, seat, other):
        return False
    row = s.rows[seat * 2 + half]
    return abs(row.index(_anchor(s, one)) - row.index(_anchor(s, other))) <= 1


def half_of(s: PaxState, seat: i64, item: i64) -> i64:
    """F1c: the half of the seat's tableau in which an item has its position; -1 for none."""
    place = _anchor(s, item)
    for side in range(2):
        if place in s.rows[seat * 2 + side]:
            return side
    return -1


def move_forbidden(s: PaxState, one: i64, other: i64) -> i64:
    """F1, F1c-e: to a neighbour, or to any card with the same location; never from throne to throne.

    Also ruling R40.
    """
    if one == other:
        return SAME_CARD
    if not can_hold_bishop(s, other):
        return NO_BISHOP_THERE
    if neighbours(s, one, other):
        return ALLOWED
    if one >= SQUARE and other >= SQUARE and s.keeper[one - SQUARE] == THRONE and s.keeper[other - SQUARE] == THRONE:
        return THRONE_TO_THRONE
    if SHARED[location(s, one)] >> location(s, other) & 1:
        return ALLOWED
    seat = owner(s, one)
    if seat >= 0 and seat == owner(s, other) and half_of(s, seat, one) != half_of(s, seat, other):
        return ACROSS_THE_BOARD
    return BISHOP_TOO_FAR


def destinations(s: PaxState, item: int) -> list[int]:
    """Every card a bishop on this one could be moved to."""
    return [other for other in pulpits(s) if move_forbidden(s, item, other) == ALLOWED]


def bishop_forbidden(s: PaxState, religions: i64, item: i64) -> i64:
    """F1: a bishop of the op's religion that has somewhere to go."""
    token = s.bishop[item]
    if token < 0:
        return NO_BISHOP_HERE
    if not religions >> religion_of(token) & 1:
        return OTHER_RELIGION
    square: i64
    for square in range(SQUARE, ITEM_COUNT):
        if move_forbidden(s, item, square) == ALLOWED:
            return ALLOWED
    for row in s.rows:
        for other in row:
            if move_forbidden(s, item, other) == ALLOWED:
                return ALLOWED
    return BISHOP_STUCK


def no_bishop(s: PaxState, religions: i64) -> i64:
    """LOCATIONa: why an inquisitor of these religions has nobody to move, or ALLOWED."""
    square: i64
    for square in range(SQUARE, ITEM_COUNT):
        if s.bishop[square] >= 0 and bishop_forbidden(s, religions, square) == ALLOWED:
            return ALLOWED
    for row in s.rows:
        for item in row:
            if item < SQUARE and s.bishop[item] >= 0 and bishop_forbidden(s, religions, item) == ALLOWED:
                return ALLOWED
    return NO_BISHOP_HERE


class ChooseBishop(Step[PaxState]):
    """F1: which bishop moves. ``religions``: bits of the religions the op may move."""

    name: ClassVar[str] = "choose-bishop"
    fields: ClassVar[tuple[str, ...]] = ("seat", "religions")

    def __init__(self, seat: int, religions: int) -> None:
        super().__init__(seat)
        self.religions: int = religions

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (MOVE_BISHOP,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return [item for item in pulpits(s) if s.bishop[item] >= 0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return bishop_forbidden(s, self.religions, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(MoveBishop(self.seat, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-bishop")


class MoveBishop(Step[PaxState]):
    """F1: where the bishop goes."""

    name: ClassVar[str] = "move-bishop"
    fields: ClassVar[tuple[str, ...]] = ("seat", "item")

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item: int = item

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (BISHOP_TO,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return destinations(s, self.item)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return move_forbidden(s, self.item, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        token = s.bishop[self.item]
        s.bishop = changed(s.bishop, self.item, NO_TOKEN)
        s.stirred = True
        s.emit(BISHOP_MOVED, (token, self.item, thing))
        enter(s, self.seat, token, thing)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-move-bishop", {"card": ITEM.phrase(self.item)})
