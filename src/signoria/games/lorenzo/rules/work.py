"""W1-W7: harvest and production: who may work where, what is activated, and the exchanges of the buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo import events, refusals
from signoria.games.lorenzo.data.cards import FIRST_TRADE, HARVEST_ACTION, TRADES, Card
from signoria.games.lorenzo.data.ids import (
    BUILDING,
    CARDS_OF_TYPE,
    COLOURED,
    HARVEST,
    HARVEST_LARGE,
    NEUTRAL,
    NO_MEMBER,
    PRODUCTION,
    PRODUCTION_LARGE,
    SERVANT,
    TERRITORY,
    VP,
)
from signoria.games.lorenzo.data.leaders import ARIOSTO_BIT
from signoria.games.lorenzo.rules.goods import gain, spend
from signoria.games.lorenzo.rules.values import modifier, servants_for
from signoria.games.lorenzo.state import BONUS_TILE, OWNED, WIDTH, LorenzoState, abilities, bits, cards_of
from signoria.games.lorenzo.vocabulary import FINISH, TRADE

TRADE_VERBS: Final[tuple[int, ...]] = (TRADE, FINISH)
FIRST_BUILDING: Final = BUILDING * CARDS_OF_TYPE


def work_forbidden(s: LorenzoState, seat: i64, member: i64, space: i64, value: i64) -> int:
    """W1-W3: a large space from three players on, a small one for one member, one coloured member an area, value 1.

    L2: Ariosto goes to a small one that is taken, too. Also Q39, Q54.
    """
    small = HARVEST if space <= HARVEST_LARGE else PRODUCTION
    if space != small and s.count == 2:
        return refusals.SPACE_COVERED
    if space == small and s.spaces[small] and not abilities(s, seat) & ARIOSTO_BIT:
        return refusals.WORK_TAKEN
    if member != NEUTRAL and (s.spaces[small] | s.spaces[small + 1]) >> (seat * 4) & COLOURED:
        return refusals.COLOUR_AT_WORK
    if servants_for(s, seat, 1 - value - modifier(s, seat, space)) > s.board[seat * WIDTH + SERVANT]:
        return too_weak(member, space)
    return ALLOWED


def too_weak(member: i64, space: i64) -> int:
    """W2: why work worth less than 1 is refused on a large space; R8: on a small one; W6, Q48: where nobody is sent."""
    if member == NO_MEMBER:
        return refusals.BONUS_WORK_VALUE
    large = space == HARVEST_LARGE or space == PRODUCTION_LARGE
    return refusals.WORK_VALUE if large else refusals.SMALL_WORK_VALUE


def work(s: LorenzoState, seat: int, action: int, value: int) -> None:
    """W4-W6: a harvest or a production of this value."""
    if action == HARVEST_ACTION:
        harvest(s, seat, value)
    else:
        produce(s, seat, value)


def reached(s: LorenzoState, seat: int, kind: int, value: int) -> list[Card]:
    """W5: the territories, or the buildings, that work at this value."""
    cards = [s.box.cards[kind * CARDS_OF_TYPE + number] for number in bits(s.board[seat * WIDTH + OWNED + kind])]
    return [card for card in cards if card.activation <= value]


def harvest(s: LorenzoState, seat: int, value: int) -> None:
    """W5, T13: the bonus tile and every territory that the value reaches, each a source of its own."""
    s.emit(events.HARVESTED, (seat, value))
    base = seat * WIDTH
    gain(s, seat, s.box.tile_harvest[s.board[base + BONUS_TILE]])
    for card in reached(s, seat, TERRITORY, value):
        gain(s, seat, card.yields)


def produce(s: LorenzoState, seat: int, value: int) -> None:
    """W5, W7: the bonus tile and every building that the value reaches; exchanges use only what was there before.

    Also T14.
    """
    s.emit(events.PRODUCED, (seat, value))
    board = s.board
    base = seat * WIDTH
    working = reached(s, seat, BUILDING, value)
    for card in working:
        if card.trades:
            s.push(Trades(seat, value, tuple([int(board[base + good]) for good in range(VP)]), 0))
            break
    gain(s, seat, s.box.tile_production[board[base + BONUS_TILE]])
    for card in working:
        if card.yields:
            gain(s, seat, card.yields)
        elif card.yields_per[0] >= 0:
            good, kind = card.yields_per
            gain(s, seat, ((good, cards_of(s, seat, kind)),))


class Trades(Step[LorenzoState]):
    """W7, Q12: the exchanges of a production, each once, in any order, from what the seat owned before it."""

    name = "trades"
    fields = ("seat", "value", "purse", "done")

    def __init__(self, seat: int, value: int, purse: tuple[int, ...], done: int) -> None:
        super().__init__(seat)
        self.value: int = value
        self.purse: tuple[int, ...] = purse  # by good: what is left of that
        self.done: int = done  # bits of the buildings that have traded

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return TRADE_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        if verb == FINISH:
            return [0]
        found: list[int] = []
        for number in bits(s.board[self.seat * WIDTH + OWNED + BUILDING] & ~self.done):
            card = FIRST_BUILDING + number
            first = FIRST_TRADE[card]
            if first >= 0:
                found.extend(range(first, first + len(s.box.cards[card].trades)))
        return found

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        if verb == FINISH:
            return ALLOWED
        return self.trade_forbidden(s, thing)

    def options(self, s: LorenzoState) -> list[int]:
        """Nothing is asked when nothing can be traded."""
        found = super().options(s)
        return found if len(found) > 1 else []

    def trade_forbidden(self, s: LorenzoState, trade: int) -> int:
        """T26, W5, W7, Q11: an own building that the value reaches, once, from goods owned before the production."""
        number, which = TRADES[trade]
        card = s.box.cards[number]
        if not s.board[self.seat * WIDTH + OWNED + BUILDING] & card.bit:
            return refusals.NOT_YOUR_BUILDING
        if card.activation > self.value:
            return refusals.BUILDING_VALUE
        if self.done & card.bit:
            return refusals.TRADED_ALREADY
        short = ALLOWED
        for good, amount in card.trades[which][0]:
            if s.board[self.seat * WIDTH + good] < amount:
                return refusals.TRADE_SHORT
            if self.purse[good] < amount:
                short = refusals.TRADE_FRESH
        return short

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        if verb == FINISH:
            return
        number, which = TRADES[thing]
        card = s.box.cards[number]
        paid, gained = card.trades[which]
        purse = list(self.purse)
        s.emit(events.TRADED, (self.seat, thing))
        for good, amount in paid:
            purse[good] -= amount
            spend(s, self.seat, good, amount)
        s.push(Trades(self.seat, self.value, tuple(purse), self.done | card.bit))
        gain(s, self.seat, gained)

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-trades", {"value": self.value})
