"""R4.4, R5.5: steps that may be paid for, and cards that may be taken from the discard pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.query import ANY_CARD, EVENT_CARDS, WAR_CARDS, bits, designs
from signoria.games.imperializm.rules.hands import fetch
from signoria.games.imperializm.rules.levels import gain, pay
from signoria.games.imperializm.rules.own import Own
from signoria.games.imperializm.state import PURSE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import DECLINE, FETCH, IMPROVE, MEASURE, PAY

BUY_VERBS: Final[tuple[int, ...]] = (PAY, DECLINE)
IMPROVE_VERBS: Final[tuple[int, ...]] = (IMPROVE, DECLINE)
FETCH_VERBS: Final[tuple[int, ...]] = (FETCH, DECLINE)

# What may be fetched.
EVENTS_ONLY: Final = 0
WAR_ONLY: Final = 1
ANYTHING: Final = 2
FETCHED: Final[tuple[int, ...]] = (EVENT_CARDS, WAR_CARDS, ANY_CARD)
FETCHED_WORDS: Final[tuple[str, ...]] = ("cardkind-event", "cardkind-war", "cardkind-any")


def affordable(s: ImperializmState, seat: i64, price: int) -> bool:
    """A62: an optional price must be paid in full."""
    return s.board[seat * WIDTH + PURSE] >= price


def offer_step(s: ImperializmState, seat: int, level: int, price: int) -> None:
    """Ask whether to buy a step of a marker, if that is possible."""
    if affordable(s, seat, price) and s.board[seat * WIDTH + level] < s.box.level_most[level]:
        s.push(Buy(seat, level, price))


def offer_good(s: ImperializmState, seat: int, goods: tuple[int, ...], price: int) -> None:
    """Ask which good to raise, if any can be."""
    if not affordable(s, seat, price):
        return
    mask = 0
    for good in goods:
        if s.board[seat * WIDTH + good] < s.box.level_most[good]:
            mask |= 1 << good
    if mask:
        s.push(Improve(seat, mask, price))


def offer_card(s: ImperializmState, seat: int, what: int) -> None:
    """A52: ask which card to take from the discard pile, if one fits."""
    if s.pile & FETCHED[what]:
        s.push(Fetch(seat, what))


class Buy(Own):
    """R4.4: pay for a step of army or fleet, or not."""

    name = "buy"
    fields = ("seat", "level", "price")

    def __init__(self, seat: int, level: int, price: int) -> None:
        super().__init__(seat)
        self.level: int = level
        self.price: int = price

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return BUY_VERBS

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if not affordable(s, self.seat, self.price):
            return refusals.PRICE_SHORT
        if s.board[self.seat * WIDTH + self.level] >= s.box.level_most[self.level]:
            return refusals.TRACK_END
        return ALLOWED

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == PAY:
            pay(s, self.seat, self.price)
            gain(s, self.seat, self.level, 1)
        else:
            s.emit(events.DECLINED, (self.seat,))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-buy", {"level": MEASURE.phrase(self.level), "price": self.price})


class Improve(Own):
    """R4.4, R5.5, R5.9: raise one of some goods, for a price or free, or none."""

    name = "improve"
    fields = ("seat", "goods", "price")

    def __init__(self, seat: int, goods: int, price: int) -> None:
        super().__init__(seat)
        self.goods: int = goods
        self.price: int = price

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return IMPROVE_VERBS

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        return bits(self.goods) if verb == IMPROVE else [0]

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if s.board[self.seat * WIDTH + thing] >= s.box.level_most[thing]:
            return refusals.TRACK_END
        if not self.goods >> thing & 1:
            if s.developed:
                return refusals.OTHER_GOOD
            # Beside a Development, authority cards sell a step and Calvinism gives one.
            return refusals.OTHER_GOOD_OF_CARD if self.price else refusals.OTHER_GOOD_OF_FAITH
        return ALLOWED if affordable(s, self.seat, self.price) else refusals.PRICE_SHORT

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == IMPROVE:
            pay(s, self.seat, self.price)
            gain(s, self.seat, thing, 1)
        else:
            s.emit(events.DECLINED, (self.seat,))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-improve", {"price": self.price})


class Fetch(Own):
    """R4.4: take a card from the providence discard pile, or none."""

    name = "fetch"
    fields = ("seat", "what")

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what: int = what

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return FETCH_VERBS

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        return designs(s.pile & FETCHED[self.what]) if verb == FETCH else [0]

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if not FETCHED[self.what] >> (2 * thing) & 3:
            return self.other_kind(s)
        return ALLOWED if s.pile >> (2 * thing) & 3 else refusals.NOT_IN_PILE

    def other_kind(self, s: ImperializmState) -> int:
        """What is asked for: by a good in a Development, else by a card."""
        if self.what == EVENTS_ONLY:
            return refusals.NO_EVENT if s.developed else refusals.NO_EVENT_FOR_OFFICIALS
        return refusals.OTHER_KIND if s.developed else refusals.NO_WAR_CARD_FOR_ADVENTURER

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == FETCH:
            fetch(s, self.seat, thing)
        else:
            s.emit(events.DECLINED, (self.seat,))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-fetch", {"what": Phrase(FETCHED_WORDS[self.what])})
