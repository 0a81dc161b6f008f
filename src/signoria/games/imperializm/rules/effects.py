"""Section 14: what events do once nobody cancels them, and what is taken from others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    ARMED_INTERVENTION,
    ARMY,
    COLONIAL_DRIVE,
    CONSPIRACY,
    DIPLOMATIC_MOVE,
    DUCATS,
    EVENT,
    EXCEPTIONAL_YEAR,
    FIRST_TERRITORY,
    GLORY,
    GOLD,
    INTERCEPTED_PLANS,
    NAVAL_BLOCKADE,
    ORIENTAL,
    PATRIOTIC_RISING,
    PIRATES,
    PRESTIGE,
    RISE_OF_THE_BURGHERS,
    RUTHLESS_LOOTING,
    SETTLEMENT,
    SPICES,
)
from signoria.games.imperializm.data.providence import KIND
from signoria.games.imperializm.query import measure
from signoria.games.imperializm.rules.hands import (
    add_card,
    cards_in_hand,
    look,
    move_card,
    shed,
    show_added,
)
from signoria.games.imperializm.rules.levels import earn, gain, pay, rob
from signoria.games.imperializm.state import (
    ATTACKER,
    DEFENDER,
    HAND,
    MAPS,
    PEACE,
    PURSE,
    SETTLEMENT_RETURNS_CARD,
    WAR_CARD,
    WIDTH,
    WINNER,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import BY, DECLINE, DESIGN, RAISE, SEIZE

BY_VERBS: Final[tuple[int, ...]] = (BY,)
RISING_VERBS: Final[tuple[int, ...]] = (RAISE, DECLINE)
SEIZE_VERBS: Final[tuple[int, ...]] = (SEIZE,)
DRIVEN: Final[tuple[int, ...]] = (GOLD, SPICES, ORIENTAL)  # goods of Colonial drive
YEAR: Final[tuple[int, ...]] = (DUCATS, GLORY)  # what Exceptional year brings


def amount(s: ImperializmState, seat: i64, card: int, number: int) -> int:
    """A63: ducats of a card for each of something a seat has, with the card's cap."""
    total = 0
    for counted, ducats in s.box.card_per[card]:
        if counted == number:
            total = ducats * measure(s, seat, number)
    most = s.box.card_most[card]
    return min(total, most) if most else total


def own_amount(s: ImperializmState, seat: i64, card: int) -> int:
    """Ducats of a card that counts one thing only."""
    return amount(s, seat, card, s.box.card_per[card][0][0]) if s.box.card_per[card] else 0


def carry_out(s: ImperializmState, seat: int, card: int, target: int) -> None:
    """What an event does; ``target`` is the player it is played on, or the seat itself."""
    if card == DIPLOMATIC_MOVE:
        gain(s, seat, PRESTIGE, s.box.card_prestige[card])
    elif card == RISE_OF_THE_BURGHERS:
        earn(s, seat, own_amount(s, seat, card))
        if s.board[seat * WIDTH + ORIENTAL] >= s.box.card_oriental[card]:
            gain(s, seat, GLORY, s.box.card_glory[card])
    elif card == INTERCEPTED_PLANS:
        look(s, seat, target)
        s.push(Seize((seat,), (), target, 1))
    elif card == NAVAL_BLOCKADE or card == ARMED_INTERVENTION:
        rob(s, seat, target, own_amount(s, seat, card))
    elif card == SETTLEMENT:
        settle_war(s, seat)
    elif card == PATRIOTIC_RISING:
        if s.war[WINNER] != seat:
            earn(s, seat, own_amount(s, seat, card))
        s.push(Rising(seat))
    else:
        s.push(Choose(seat, card, target))


def settle_war(s: ImperializmState, seat: int) -> None:
    """C-settlement, A23, A24, A78: there is no war; the attacker chooses another action and the marker stays on War."""
    attacker, card = s.war[ATTACKER], s.war[WAR_CARD]
    if s.rulings & SETTLEMENT_RETURNS_CARD:
        s.stage -= 1 << (2 * card)
        add_card(s, attacker, card)
        show_added(s, attacker, card)
        s.emit(events.CARD_RETURNED, (attacker, card))
    else:
        shed(s, card)
    s.war = PEACE
    s.settled = 1
    s.emit(events.SETTLED, (seat, attacker))
    # The card itself is shed next; below it lie the defence and the battle, which do not take place.
    del s.agenda[-3:-1]


class Choose(Step[ImperializmState]):
    """A17: the player of a card chooses one of its alternatives.

    Also C-wronged-merchants, C-border-raids, C-bribed-advisers.
    """

    name = "choose"
    fields = ("seat", "card", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.target: int = target

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return BY_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if self.card == COLONIAL_DRIVE:
            return list(DRIVEN)
        if self.card == EXCEPTIONAL_YEAR:
            return list(YEAR)
        found: list[int] = []
        for number, _ in s.box.card_per[self.card]:
            found.append(number)
        return found

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if thing not in self.candidates(s, verb):
            return refusals.not_counted(self.card)
        if self.card == EXCEPTIONAL_YEAR and thing == GLORY:
            if s.board[self.seat * WIDTH + ORIENTAL] < s.box.card_oriental[self.card]:
                return refusals.ORIENTAL_SHORT
        return ALLOWED

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        if self.card == PIRATES or self.card == RUTHLESS_LOOTING:
            s.reveal()  # whether more can be played at the end of the turn tells something of the hands
        self.do(s, thing)

    def resolve(self, s: ImperializmState) -> None:
        """A card that counts nothing in this box brings nothing."""
        self.do(s, DUCATS)

    def do(self, s: ImperializmState, number: int) -> None:
        """What the chosen alternative brings."""
        seat, card = self.seat, self.card
        if card == EXCEPTIONAL_YEAR:
            if number == GLORY:
                gain(s, seat, GLORY, s.box.card_glory[card])
            else:
                earn(s, seat, s.box.card_ducats[card])
        elif card == COLONIAL_DRIVE:
            earn(s, seat, s.box.profit[number][s.board[seat * WIDTH + number]])
        elif card == RUTHLESS_LOOTING:
            earn(s, seat, amount(s, self.target, card, number))
        else:
            assert card == PIRATES or KIND[card] == CONSPIRACY
            rob(s, seat, self.target, amount(s, self.target, card, number))

    def prompt(self, s: ImperializmState) -> Phrase:
        key = "prompt-choose-gain" if self.card == EXCEPTIONAL_YEAR else "prompt-choose"
        return Phrase(key, {"card": DESIGN.phrase(self.card)})


class Rising(Step[ImperializmState]):
    """C-patriotic-rising: the loser raises army or fleet; the winner may pay for it."""

    name = "rising"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return RISING_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return [0, 1] if verb == RAISE else [0]

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if self.price(s) > s.board[self.seat * WIDTH + PURSE]:
            return refusals.PRICE_SHORT
        if s.board[self.seat * WIDTH + ARMY + thing] >= s.box.level_most[ARMY + thing]:
            return refusals.TRACK_END
        return ALLOWED

    def price(self, s: ImperializmState) -> int:
        """Only the winner pays."""
        return s.box.card_price[PATRIOTIC_RISING] if s.war[WINNER] == self.seat else 0

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.reveal()  # as with every event at the end of a turn
        if verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))
            return
        pay(s, self.seat, self.price(s))
        gain(s, self.seat, ARMY + thing, 1)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-rising", {"price": self.price(s)})


class Seize(Common[ImperializmState]):
    """A66: a card from a hand that was looked at; Intercepted plans take only events."""

    name = "seize"
    fields = ("asked", "answers", "target", "only_events")
    discreet = True  # whether there is a choice tells something of the hand

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], target: int, only_events: int) -> None:
        super().__init__(asked, answers)
        self.target: int = target
        self.only_events: int = only_events

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return SEIZE_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return cards_in_hand(s, self.target)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        base = self.target * WIDTH
        if thing >= FIRST_TERRITORY:
            if not s.board[base + MAPS] >> (thing - FIRST_TERRITORY) & 1:
                return refusals.NOT_IN_THAT_HAND
            return refusals.ONLY_EVENTS if self.only_events else ALLOWED
        if not s.board[base + HAND] >> (2 * thing) & 3:
            return refusals.NOT_IN_THAT_HAND
        return refusals.ONLY_EVENTS if self.only_events and KIND[thing] != EVENT else ALLOWED

    def answered(self, s: ImperializmState) -> None:
        if self.answers[0] >= 0:
            move_card(s, self.asked[0], self.target, self.answers[0] - SEIZE)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-seize", {"target": s.game.seat_phrase(s, self.target)})


def defender_or_attacker(s: ImperializmState, seat: int) -> bool:
    """Whether a seat is on one of the two sides of the war."""
    return seat == s.war[ATTACKER] or seat == s.war[DEFENDER]
