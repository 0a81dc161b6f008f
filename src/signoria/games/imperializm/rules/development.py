"""Section 4: Development: trade profit, leader gain, economic gain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    ARMY,
    EXCEPTIONAL_YEAR,
    FLEET,
    FOOD,
    GLORY,
    GOLD,
    GOOD_COUNT,
    INDUSTRIAL,
    INTERCEPTED_PLANS,
    ORIENTAL,
    PRESTIGE,
    RELIGION_COUNT,
    SHIPYARDS,
    SPICES,
    TEXTILES,
    WEAPONS,
)
from signoria.games.imperializm.query import holds, leads
from signoria.games.imperializm.rules.achievements import met_goals
from signoria.games.imperializm.rules.levels import earn, gain, lose, pay, settle_ducats
from signoria.games.imperializm.rules.own import Own, ask_claim, new_goals
from signoria.games.imperializm.rules.payments import (
    EVENTS_ONLY,
    WAR_ONLY,
    affordable,
    offer_card,
    offer_good,
    offer_step,
)
from signoria.games.imperializm.rules.reactions import play_event
from signoria.games.imperializm.state import AUTHORITY, FAITH, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import DECLINE, PLAY, TRADE

TRADE_VERBS: Final[tuple[int, ...]] = (TRADE,)
SECOND_VERBS: Final[tuple[int, ...]] = (TRADE, DECLINE)
ALL_GOODS: Final[tuple[int, ...]] = tuple(range(GOOD_COUNT))
NO_SECOND: Final[tuple[int, ...]] = (GOLD, ORIENTAL, SPICES)  # A57
INDUSTRY: Final[tuple[int, ...]] = (FOOD, TEXTILES, INDUSTRIAL, WEAPONS, SHIPYARDS)


def development_bonus(s: ImperializmState, seat: i64) -> int:
    """R4.6: ducats that Calvinism and Reformer bring with every Development."""
    bonus = 0
    faith: int = s.board[seat * WIDTH + FAITH]
    if faith < RELIGION_COUNT:
        bonus += s.box.religion_development[faith]
    authority: int = s.board[seat * WIDTH + AUTHORITY]
    if authority >= 0:
        bonus += s.box.rules_development[authority]
    return bonus


def develop(s: ImperializmState, seat: int) -> None:
    """A55, A11: Development is chosen: bonuses at once, then the good."""
    s.developed = 1
    earn(s, seat, development_bonus(s, seat))
    s.push(Goods(seat))


def gate_open(s: ImperializmState, seat: i64) -> bool:
    """R4.1: industrial materials take much prestige or glory."""
    base = seat * WIDTH
    return s.board[base + PRESTIGE] >= s.box.gate_prestige or s.board[base + GLORY] >= s.box.gate_glory[s.count]


def trade_forbidden(s: ImperializmState, seat: i64, good: int) -> int:
    """R4.1: any good, also at level 0, but for the industrial gate."""
    return refusals.INDUSTRIAL_GATE if good == INDUSTRIAL and not gate_open(s, seat) else ALLOWED


def trade_profit(s: ImperializmState, seat: i64, good: int) -> int:
    """R4.2: ducats by the level of a good."""
    return s.box.profit[good][s.board[seat * WIDTH + good]]


def leader_ducats(s: ImperializmState, seat: i64, good: int) -> int:
    """R4.3: the ducats among the leader gains."""
    base = seat * WIDTH
    if good == FOOD or good == TEXTILES:
        return min(s.board[base + PRESTIGE], s.box.leader_most)
    if good == SHIPYARDS:
        return s.board[base + FLEET] // s.box.fleet_a_ducat
    if good == WEAPONS:
        return s.board[base + ARMY] // s.box.army_a_ducat
    return 0


def leader_gain(s: ImperializmState, seat: i64, good: int) -> int:
    """What leading a good is worth now, or -1 for a seat that does not lead in it."""
    return leader_ducats(s, seat, good) if leads(s, seat, good) else -1


def claim_changes_gain(s: ImperializmState, seat: i64, good: int, before: list[int]) -> bool:
    """A85: whether an achievement that the trade profit brought within reach would change the leader gain."""
    now = leader_gain(s, seat, good)
    for goal in new_goals(s, seat, before):
        levels = [s.board[seat * WIDTH + level] for level in range(GLORY)]
        for level, steps in s.box.achievement_gives[goal]:
            s.board[seat * WIDTH + level] = min(levels[level] + steps, s.box.level_most[level])
        changed = leader_gain(s, seat, good) != now
        for level in range(GLORY):
            s.board[seat * WIDTH + level] = levels[level]
        if changed:
            return True
    return False


def trade(s: ImperializmState, seat: int, good: int, second: bool) -> None:
    """R4.1, A9, A12, A58, A59: trade profit, leader gain, economic gain, in this order."""
    before = met_goals(s, seat)
    profit = trade_profit(s, seat, good)
    s.emit(events.TRADED, (seat, good, profit))
    settle_ducats(s, seat, profit)
    if good == GOLD:
        lose(s, seat, PRESTIGE, s.box.gold_penalty)  # A59
    elif claim_changes_gain(s, seat, good, before):
        s.push(Gains(seat, good, int(second)))
        ask_claim(s, seat)
        return
    bring_gains(s, seat, good, second)


def bring_gains(s: ImperializmState, seat: int, good: int, second: bool) -> None:
    """R4.3, R4.4: leader gain, then economic gain."""
    if leads(s, seat, good) and good != GOLD:
        s.emit(events.LED, (seat, good))
        earn(s, seat, leader_ducats(s, seat, good))
        if good == SPICES or good == INDUSTRIAL:
            gain(s, seat, PRESTIGE, 1)
        if good == ORIENTAL and not second and affordable(s, seat, s.box.oriental_price):
            s.push(Second(seat))
    if good == FOOD:
        offer_step(s, seat, ARMY, s.box.food_price)
    elif good == TEXTILES:
        offer_step(s, seat, FLEET, s.box.textiles_price)
    elif good == INDUSTRIAL:
        offer_good(s, seat, INDUSTRY, s.box.industrial_price)
    elif good == SHIPYARDS:
        offer_card(s, seat, EVENTS_ONLY)
    elif good == WEAPONS:
        offer_card(s, seat, WAR_ONLY)


class Gains(Step[ImperializmState]):
    """R4.1, A85: the gains of a good after an achievement was taken, or not, between them and the trade profit."""

    name = "gains"
    fields = ("seat", "good", "second")

    def __init__(self, seat: int, good: int, second: int) -> None:
        super().__init__(seat)
        self.good: int = good
        self.second: int = second

    def resolve(self, s: ImperializmState) -> None:
        bring_gains(s, self.seat, self.good, bool(self.second))


class Goods(Own):
    """R4.1, C-exceptional-year: choose the good; before that Exceptional year may be played (A55, A56)."""

    name = "goods"

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return TRADE_VERBS

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        return list(ALL_GOODS)

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return [EXCEPTIONAL_YEAR, INTERCEPTED_PLANS] if verb == PLAY else super().candidates(s, verb)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == PLAY and thing == EXCEPTIONAL_YEAR:
            return ALLOWED if holds(s, self.seat, EXCEPTIONAL_YEAR) else refusals.NOT_IN_HAND
        return super().forbidden(s, verb, thing)

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        return trade_forbidden(s, self.seat, thing)

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == PLAY and thing == EXCEPTIONAL_YEAR:
            s.push(self)
            play_event(s, self.seat, EXCEPTIONAL_YEAR, self.seat)
        else:
            super().take(s, verb, thing)

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        trade(s, self.seat, thing, False)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-goods")


class Second(Own):
    """R4.3, G-oriental, A57: the leader of oriental goods may pay to develop one more good."""

    name = "second"

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return SECOND_VERBS

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        return list(ALL_GOODS) if verb == TRADE else [0]

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if thing in NO_SECOND:
            return refusals.NOT_AS_SECOND
        if not affordable(s, self.seat, s.box.oriental_price):
            return refusals.PRICE_SHORT
        return trade_forbidden(s, self.seat, thing)

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))
            return
        pay(s, self.seat, s.box.oriental_price)
        trade(s, self.seat, thing, True)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-second", {"price": s.box.oriental_price})
