"""R3, R7, T10, T19-T22: an action from its space to its last effect, one small decision after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.engine.vocabulary import NO_THING
from signoria.games.lorenzo import events, refusals
from signoria.games.lorenzo.data.board import MOST_SERVANTS
from signoria.games.lorenzo.data.cards import HARVEST_ACTION, NO_ACTION, PER_TWO_MILITARY
from signoria.games.lorenzo.data.ids import (
    ANY_TYPE,
    BUILDING,
    CHARACTER,
    COIN,
    COUNCIL,
    FLOORS,
    HARVEST,
    MARKET_COINS,
    MARKET_PRIVILEGES,
    MILITARY,
    NO_MEMBER,
    PAY_LESS_STONE,
    PAY_LESS_WOOD,
    PRODUCTION,
    SERVANT,
    SPACE_COUNT,
    STONE,
    TERRITORY,
    VP,
    WOOD,
)
from signoria.games.lorenzo.data.leaders import RITA_BIT
from signoria.games.lorenzo.rules.costs import (
    NO_DISCOUNT,
    cost_of,
    floor_bonus,
    payable,
    payments,
    shortage,
    surcharge,
)
from signoria.games.lorenzo.rules.goods import gain, spend
from signoria.games.lorenzo.rules.spaces import market_forbidden, palace_forbidden, visit_market, visit_palace
from signoria.games.lorenzo.rules.towers import floor_forbidden, floors_allowed
from signoria.games.lorenzo.rules.values import (
    action_of,
    bonus_of,
    member_value,
    modifier,
    servants_worth,
    work_penalty,
)
from signoria.games.lorenzo.rules.work import reached, too_weak, work, work_forbidden
from signoria.games.lorenzo.state import HOME, NO_CARD, OWNED, WIDTH, LorenzoState, abilities, cards_of
from signoria.games.lorenzo.vocabulary import CARD, DECLINE, GO, MEMBER, PAY, SERVANTS, SPACE, TAKE, TYPE

GO_VERBS: Final[tuple[int, ...]] = (GO,)
SERVANTS_VERBS: Final[tuple[int, ...]] = (SERVANTS,)
OPTIONAL_VERBS: Final[tuple[int, ...]] = (SERVANTS, DECLINE)
TAKE_VERBS: Final[tuple[int, ...]] = (TAKE, DECLINE)
PAY_VERBS: Final[tuple[int, ...]] = (PAY,)


def space_forbidden(s: LorenzoState, seat: i64, member: i64, space: i64, value: i64) -> int:
    """R3, R6: whether a member of this value may go to a space, with as many servants as it takes."""
    if space < FLOORS:
        return floor_forbidden(s, seat, member, space, value, NO_DISCOUNT)
    if space < MARKET_COINS:
        return work_forbidden(s, seat, member, space, value)
    if space <= MARKET_PRIVILEGES:
        return market_forbidden(s, seat, space, value)
    return palace_forbidden(s, seat, value)


def can_go(s: LorenzoState, seat: i64, member: i64) -> bool:
    """R4, R8, Q53: whether there is any space for a member. The palace takes everybody worth 1."""
    value = member_value(s, seat, member)
    if palace_forbidden(s, seat, value) == ALLOWED:
        return True
    # Every other space asks for as much, so only a character that raises an action can help.
    if not s.board[seat * WIDTH + OWNED + CHARACTER] & s.box.all_bonus_bits:
        return False
    space: i64 = COUNCIL - 1
    while space >= 0 and space_forbidden(s, seat, member, space, value) != ALLOWED:
        space -= 1
    return space >= 0


class Go(Step[LorenzoState]):
    """R3: where the member goes."""

    name = "go"
    fields = ("seat", "member", "value")

    def __init__(self, seat: int, member: int, value: int) -> None:
        super().__init__(seat)
        self.member: int = member
        self.value: int = value

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return GO_VERBS

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        return space_forbidden(s, self.seat, self.member, thing, self.value)

    def options(self, s: LorenzoState) -> list[int]:
        """Floors tower by tower, then every other space."""
        seat: i64 = self.seat
        member: i64 = self.member
        value: i64 = self.value
        found = [GO + floor for floor in floors_allowed(s, seat, member, ANY_TYPE, value, NO_DISCOUNT)]
        space: i64
        for space in range(FLOORS, SPACE_COUNT):
            if space_forbidden(s, seat, member, space, value) == ALLOWED:
                found.append(GO + space)
        return found

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        value = self.value + modifier(s, self.seat, thing)
        s.push(Servants(self.seat, self.member, thing, value, NO_DISCOUNT))

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-go", {"member": MEMBER.phrase(self.member), "value": self.value})


class Take(Step[LorenzoState]):
    """T20, Q5, Q6: a bonus action that takes a card of one type, or of any; T21: it may be declined.

    T22: its guard is that of every action, and nobody is sent.
    """

    name = "take"
    fields = ("seat", "kind", "value", "discount")

    def __init__(self, seat: int, kind: int, value: int, discount: int) -> None:
        super().__init__(seat)
        self.kind: int = kind
        self.value: int = value
        self.discount: int = discount  # the card that makes it cheaper, or NO_DISCOUNT

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return TAKE_VERBS

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if self.kind not in (ANY_TYPE, thing >> 2):
            return refusals.OTHER_TOWER
        return floor_forbidden(s, self.seat, NO_MEMBER, thing, self.value, self.discount)

    def options(self, s: LorenzoState) -> list[int]:
        """Nothing is asked when there is no card to take."""
        floors = floors_allowed(s, self.seat, NO_MEMBER, self.kind, self.value, self.discount)
        if not floors:
            return floors
        found = [TAKE + floor for floor in floors]
        found.append(DECLINE)
        return found

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        if verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))
            return
        value = self.value + modifier(s, self.seat, thing)
        s.push(Servants(self.seat, NO_MEMBER, thing, value, self.discount))

    def prompt(self, s: LorenzoState) -> Phrase:
        cards = Phrase("type-any") if self.kind == ANY_TYPE else TYPE.phrase(self.kind)
        return Phrase("prompt-take", {"value": self.value, "cards": cards})


class Servants(Step[LorenzoState]):
    """R7: how many servants raise the value; a bonus harvest or production may also be declined here (T21).

    Also Q13, Q50.
    """

    name = "servants"
    fields = ("seat", "member", "space", "value", "discount")

    def __init__(self, seat: int, member: int, space: int, value: int, discount: int) -> None:
        super().__init__(seat)
        self.member: int = member  # NO_MEMBER for a bonus action
        self.space: int = space  # for a bonus action: the floor, or the small space of the area
        self.value: int = value  # before servants
        self.discount: int = discount

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return OPTIONAL_VERBS if self.may_decline() else SERVANTS_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        if verb == DECLINE:
            return [0]
        most: i64 = s.board[self.seat * WIDTH + SERVANT]
        return list(range(min(most, MOST_SERVANTS) + 1))

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        """R7, R8, T1, T8, W2, Q44: servants that are there, enough of them, and those left must pay for the card."""
        if verb == DECLINE:
            return ALLOWED
        seat = self.seat
        space = self.space
        if thing > s.board[seat * WIDTH + SERVANT]:
            return refusals.SERVANTS_SHORT
        value = self.value + servants_worth(s, seat, thing)
        if space >= FLOORS:
            if value >= 1:
                return ALLOWED
            return too_weak(self.member, space) if space < MARKET_COINS else refusals.SPACE_VALUE
        if value < s.box.floor_value[space & 3]:
            return refusals.TOWER_VALUE
        # Coins, wood and stone were looked at with the floor; only servants can have become too few.
        if thing and s.box.cards[s.tower[space]].servants:
            due = surcharge(s, seat, space >> 2)
            if not payable(s, seat, space, self.discount, servants=thing, due=due):
                return refusals.SERVANTS_OWED
        return ALLOWED

    def options(self, s: LorenzoState) -> list[int]:
        """The same guard, asked number by number; Q48: nothing is asked when a bonus action has nothing to give."""
        found: list[int] = []
        most: i64 = s.board[self.seat * WIDTH + SERVANT]
        for servants in range(min(most, MOST_SERVANTS) + 1):
            if self.forbidden(s, SERVANTS, servants) == ALLOWED:
                found.append(SERVANTS + servants)
        if found and self.may_decline():
            found.append(DECLINE)
        return found

    def may_decline(self) -> bool:
        """T21: a bonus harvest or production may be declined."""
        return self.member < 0 and self.space >= FLOORS

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        if verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))
            return
        seat = self.seat
        space = self.space
        value = self.value + servants_worth(s, seat, thing)
        if thing:
            s.board[seat * WIDTH + SERVANT] -= thing
            s.emit(events.SERVANTS_SPENT, (seat, thing))
        # T5: the surcharge looks at the tower before the member stands in it.
        due = surcharge(s, seat, space >> 2) if space < FLOORS else 0
        if self.member >= 0:
            s.board[seat * WIDTH + HOME] &= ~(1 << self.member)
            s.spaces[space] |= 1 << (seat * 4 + self.member)
            s.emit(events.PLACED, (seat, self.member, space, value))
        if space < FLOORS:
            enter_tower(s, seat, space, due, self.discount)
        elif space < MARKET_COINS:
            work(s, seat, action_of(space), value)
        elif space <= MARKET_PRIVILEGES:
            visit_market(s, seat, space)
        else:
            visit_palace(s, seat)

    def prompt(self, s: LorenzoState) -> Phrase:
        if self.may_decline():
            return Phrase("prompt-servants-bonus", {"work": work_phrase(self.space), "value": self.value})
        return Phrase("prompt-servants", {"space": SPACE.phrase(self.space), "value": self.value})


def usual(s: LorenzoState) -> int:
    """R7, W5: the fewest servants, where more would bring nothing: on a floor and where everything works already."""
    step = s.agenda[-1]
    options = s.options()
    if not isinstance(step, Servants) or DECLINE in options:
        return NO_THING
    if FLOORS <= step.space < MARKET_COINS:
        kind = TERRITORY if action_of(step.space) == HARVEST_ACTION else BUILDING
        few, many = [
            len(reached(s, step.seat, kind, step.value + servants_worth(s, step.seat, option - SERVANTS)))
            for option in (options[0], options[-1])
        ]
        if few < many:
            return NO_THING
    return options[0]


def work_phrase(space: int) -> Phrase:
    """The work of an area, harvest or production, for an action that has no space."""
    return Phrase("work-harvest" if action_of(space) == HARVEST_ACTION else "work-production")


def enter_tower(s: LorenzoState, seat: int, floor: int, due: int, discount: int) -> None:
    """T10, Q8: pay the surcharge, receive the floor's bonus, then pay for the card, in a way of one's choice."""
    if due:
        s.board[seat * WIDTH + COIN] -= due
        s.emit(events.SURCHARGED, (seat, due))
    bonus = floor_bonus(s, seat, floor)
    if bonus:
        good = s.box.floor_good[floor >> 2]
        s.board[seat * WIDTH + good] += bonus
        s.emit(events.GAINED, (seat, bonus, good))
    card = s.box.cards[s.tower[floor]]
    ways = [way for way in payments(s, seat, card, discount) if not lacks(s, seat, floor, way, discount)]
    if len(ways) == 1:
        acquire(s, seat, floor, ways[0], discount)
    else:
        s.push(Pay(seat, floor, discount))


def lacks(s: LorenzoState, seat: int, floor: int, payment: int, discount: int) -> bool:
    """T8, T17: whether a seat that stands on the floor, its bonus received, cannot pay in this way."""
    return shortage(s, seat, floor, payment, discount, bonus=0, servants=0, due=0) >= 0


class Pay(Step[LorenzoState]):
    """T16, T24: which of the ways to pay."""

    name = "pay"
    fields = ("seat", "floor", "discount")

    def __init__(self, seat: int, floor: int, discount: int) -> None:
        super().__init__(seat)
        self.floor: int = floor
        self.discount: int = discount

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return PAY_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return list(payments(s, self.seat, s.box.cards[s.tower[self.floor]], self.discount))

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        """T16: a cost that is printed; T24: wood or stone saved only with the Stonemason; T8, T17: and owned."""
        if thing not in payments(s, self.seat, s.box.cards[s.tower[self.floor]], self.discount):
            return refusals.NO_STONEMASON if thing in (PAY_LESS_WOOD, PAY_LESS_STONE) else refusals.NOT_A_COST
        if lacks(s, self.seat, self.floor, thing, self.discount):
            return refusals.COST_SHORT
        return ALLOWED

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        acquire(s, self.seat, self.floor, thing, self.discount)

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-pay", {"card": CARD.phrase(s.tower[self.floor])})


def acquire(s: LorenzoState, seat: int, floor: int, payment: int, discount: int) -> None:
    """T10, T19, T23: pay, take the card, then its immediate effect: goods first, then its bonus action.

    Also T27, Q4, Q10.
    """
    number = s.tower[floor]
    card = s.box.cards[number]
    if card.type != TERRITORY:
        coins, wood, stone, servants, military = cost_of(s, seat, card, payment, discount)
        spend(s, seat, COIN, coins)
        spend(s, seat, WOOD, wood)
        spend(s, seat, STONE, stone)
        spend(s, seat, SERVANT, servants)
        spend(s, seat, MILITARY, military)
    s.tower[floor] = NO_CARD
    s.board[seat * WIDTH + OWNED + card.type] |= card.bit
    s.emit(events.TOOK_CARD, (seat, number))
    if card.action != NO_ACTION:
        grant_action(s, seat, card.action, card.action_value, number if card.action_discount else NO_DISCOUNT)
    if card.immediate:
        gain(s, seat, card.immediate, bool(abilities(s, seat) & RITA_BIT))
    points, kind = card.points_per
    if points:
        units: i64 = s.board[seat * WIDTH + MILITARY] // 2 if kind == PER_TWO_MILITARY else cards_of(s, seat, kind)
        gain(s, seat, ((VP, points * units),))


def grant_action(s: LorenzoState, seat: int, action: int, value: int, discount: int) -> None:
    """T20, T21, Q18: a bonus action of a card; characters and excommunications change its value like any other."""
    if action <= ANY_TYPE:
        s.push(Take(seat, action, value, discount))
    else:
        changed = value + bonus_of(s, seat, action) - work_penalty(s, seat, action)
        space = HARVEST if action == HARVEST_ACTION else PRODUCTION
        s.push(Servants(seat, NO_MEMBER, space, changed, NO_DISCOUNT))


def grant_leader_action(s: LorenzoState, seat: int, action: int, value: int) -> None:
    """L1, L10: a leader's harvest or production: only servants raise it, excommunication still lowers it."""
    space = HARVEST if action == HARVEST_ACTION else PRODUCTION
    s.push(Servants(seat, NO_MEMBER, space, value - work_penalty(s, seat, action), NO_DISCOUNT))
