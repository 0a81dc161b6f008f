"""The numbers and names in the sentence of a refusal, and what can be said before the question is asked."""

from __future__ import annotations

from signoria.engine.phrase import Arg, Phrase
from signoria.engine.refusal import ALLOWED, FIRST_OF_GAME, NOT_ASKED
from signoria.games.lorenzo import refusals
from signoria.games.lorenzo.data.board import FLOOR_VALUE, MOST_CARDS, SLOT_MILITARY, SURCHARGE
from signoria.games.lorenzo.data.cards import CARDS, TRADES
from signoria.games.lorenzo.data.ids import (
    COIN,
    FLOORS,
    HARVEST,
    HARVEST_LARGE,
    MARKET_COINS,
    MEMBERS,
    MILITARY,
    PAY_MILITARY,
    PRODUCTION,
    SERVANT,
    TERRITORY,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import LEADERS
from signoria.games.lorenzo.data.tiles import HALF_SERVANTS
from signoria.games.lorenzo.rules.actions import Go, Pay, Servants, Take, space_forbidden
from signoria.games.lorenzo.rules.costs import NO_DISCOUNT, cost_of, floor_bonus, payments, shortage, surcharge
from signoria.games.lorenzo.rules.leaders import leader_forbidden
from signoria.games.lorenzo.rules.turns import After, Turn
from signoria.games.lorenzo.rules.values import member_value, modifier, servants_for, servants_worth
from signoria.games.lorenzo.rules.work import Trades
from signoria.games.lorenzo.state import HOME, PENALTY, WIDTH, LorenzoState, bits, cards_of
from signoria.games.lorenzo.vocabulary import (
    CARD,
    COPY,
    DISCARD_LEADER,
    GO,
    GOOD,
    KEEP,
    LEADER,
    MEMBER,
    PAY,
    PLACE,
    PLAY_LEADER,
    RAISE,
    SERVANTS,
    SPACE,
    TAKE,
    TRADE,
    TYPE,
    USE_LEADER,
)

VALUE_REFUSALS = (refusals.TOWER_VALUE, refusals.WORK_VALUE, refusals.SPACE_VALUE)
COST_REFUSALS = (refusals.COST_SHORT, refusals.MILITARY_SHORT, refusals.SERVANTS_OWED)
LEADER_VERBS = (PLAY_LEADER, DISCARD_LEADER, USE_LEADER, COPY, KEEP)


class Asked:
    """The action an option belongs to: who does it, with which member, where, and at what value before servants."""

    def __init__(self, s: LorenzoState, option: int) -> None:
        self.verb: int = s.verb_number(option)
        self.thing: int = option - self.verb
        self.seat: int = s.decider()
        self.member: int = -1
        self.space: int = 0
        self.value: int = 0
        self.discount: int = NO_DISCOUNT
        self.servants: int = 0
        step = s.agenda[-1]
        if isinstance(step, Go) and self.verb == GO:
            self.member = step.member
            self.space = self.thing
            self.value = step.value + modifier(s, self.seat, self.space)
        elif isinstance(step, Take) and self.verb == TAKE:
            self.space = self.thing
            self.value = step.value + modifier(s, self.seat, self.space)
            self.discount = step.discount
        elif isinstance(step, Servants):
            self.member, self.space, self.discount = step.member, step.space, step.discount
            if self.verb == SERVANTS:
                self.servants = self.thing
            self.value = step.value
        elif isinstance(step, Pay):
            self.space, self.discount = step.floor, step.discount
        elif self.verb == GO:
            self.member = best_member(s, self.seat)
            self.space = self.thing
            self.value = member_value(s, self.seat, self.member) + modifier(s, self.seat, self.space)


def best_member(s: LorenzoState, seat: int) -> int:
    """The member at home that is worth most; the neutral one if nobody is."""
    best = len(MEMBERS) - 1
    for member in bits(s.board[seat * WIDTH + HOME]):
        if member_value(s, seat, member) > member_value(s, seat, best):
            best = member
    return best


def foresee(s: LorenzoState, option: int) -> int:
    """While a member is still to be chosen: why no member could go to a space; and why a leader could not act."""
    step = s.agenda[-1]
    verb = s.verb_number(option)
    thing = option - verb
    if isinstance(step, Turn) and verb == GO:
        refusal = NOT_ASKED
        for member in bits(s.board[step.seat * WIDTH + HOME]):
            found = space_forbidden(s, step.seat, member, thing, member_value(s, step.seat, member))
            if found == ALLOWED:
                return NOT_ASKED
            if member == best_member(s, step.seat) or refusal == NOT_ASKED:
                refusal = found
        return refusal
    leaders_act = isinstance(step, Turn | After) and verb in step.verbs(s)
    if isinstance(step, Go) and verb in (PLAY_LEADER, DISCARD_LEADER, USE_LEADER) and not leaders_act:
        return leader_forbidden(s, step.seat, verb, thing)
    return NOT_ASKED


def refusal_args(s: LorenzoState, option: int, refusal: int) -> dict[str, Arg]:
    """Everything the sentence of a refusal names."""
    if s.ended or refusal < FIRST_OF_GAME:
        return {}
    asked = Asked(s, option)
    if refusal in VALUE_REFUSALS:
        return value_args(s, asked)
    if refusal in COST_REFUSALS:
        return cost_args(s, asked)
    if asked.verb in LEADER_VERBS:
        return leader_args(s, asked, refusal)
    if asked.verb == TRADE:
        return trade_args(s, asked)
    return place_args(s, asked, refusal)


def value_args(s: LorenzoState, asked: Asked) -> dict[str, Arg]:
    """T1, W2, R8: how much is missing, and how many servants would make up for it."""
    needed = FLOOR_VALUE[asked.space & 3] if asked.space < FLOORS else 1
    value = asked.value + servants_worth(s, asked.seat, asked.servants)
    return {
        "space": SPACE.phrase(asked.space),
        "value": value,
        "needed": needed,
        "missing": needed - value,
        "servants": servants_for(s, asked.seat, needed - asked.value),
        "owned": int(s.board[asked.seat * WIDTH + SERVANT]),
    }


def cost_args(s: LorenzoState, asked: Asked) -> dict[str, Arg]:
    """T8, T17: the first good that is short, how much of it the card costs, and how much there is to pay with."""
    seat, floor = asked.seat, asked.space
    base = seat * WIDTH
    card = CARDS[s.tower[floor]]
    paying = isinstance(s.agenda[-1], Pay)
    payment = asked.thing if asked.verb == PAY else payments(s, seat, card, asked.discount)[0]
    due = 0 if paying else surcharge(s, seat, floor >> 2)
    bonus = 0 if paying else floor_bonus(s, seat, floor)
    servants = asked.servants
    if not paying and not servants:
        servants = servants_for(s, seat, FLOOR_VALUE[floor & 3] - asked.value)
    good = shortage(s, seat, floor, payment, asked.discount, bonus=bonus, servants=servants, due=due)
    told: dict[str, Arg] = {"card": CARD.phrase(card.number)}
    if payment == PAY_MILITARY:
        return {**told, "good": GOOD.phrase(MILITARY), "needed": card.needed, "owned": int(s.board[base + MILITARY])}
    cost = cost_of(s, seat, card, payment, asked.discount)
    owned = int(s.board[base + good])
    if good == COIN:
        owned -= due
    if good == SERVANT:
        owned -= servants
    return {**told, "good": GOOD.phrase(good), "needed": int((*cost[:4], 0)[good]), "owned": owned}


def leader_args(s: LorenzoState, asked: Asked, refusal: int) -> dict[str, Arg]:
    """A3-A5, L15: the leader, and the first thing it asks for that the seat does not own."""
    card = LEADERS[asked.thing]
    told: dict[str, Arg] = {"leader": LEADER.phrase(asked.thing)}
    if refusal == refusals.LEADER_NEEDS_GOODS:
        for good, amount in card.goods:
            owned = int(s.board[asked.seat * WIDTH + good])
            if owned < amount:
                return {**told, "good": GOOD.phrase(good), "needed": amount, "owned": owned}
    if refusal == refusals.LEADER_NEEDS_CARDS:
        for kind in range(len(TYPES)):
            have = int(cards_of(s, asked.seat, kind))
            if have < card.cards[kind]:
                return {**told, "type": TYPE.phrase(kind), "needed": card.cards[kind], "owned": have}
    if refusal == refusals.LEADER_NEEDS_A_ROW:
        most = max([int(cards_of(s, asked.seat, kind)) for kind in range(len(TYPES))])
        return {**told, "needed": card.of_one_type, "owned": most}
    return told


def trade_args(s: LorenzoState, asked: Asked) -> dict[str, Arg]:
    """W5, W7, T26: the building, its value, and the good that is short."""
    number, which = TRADES[asked.thing]
    card = CARDS[number]
    step = s.agenda[-1]
    told: dict[str, Arg] = {"card": CARD.phrase(number), "activation": card.activation}
    if isinstance(step, Trades):
        told["value"] = step.value
        for good, amount in card.trades[which][0]:
            owned = int(s.board[asked.seat * WIDTH + good])
            if owned < amount or step.purse[good] < amount:
                told |= {"good": GOOD.phrase(good), "needed": amount, "owned": owned, "before": step.purse[good]}
                break
    return told


def place_args(s: LorenzoState, asked: Asked, refusal: int) -> dict[str, Arg]:
    """R3, S5, T2-T12, M1, W1-W3, R7: places, members and rows."""
    base = asked.seat * WIDTH
    if asked.verb in (PLACE, RAISE):
        return {"member": MEMBER.phrase(asked.thing), "servants": int(s.board[base + SERVANT])}
    told: dict[str, Arg] = {"space": SPACE.phrase(asked.space)}
    if asked.space < FLOORS:
        tower = asked.space >> 2
        have = int(cards_of(s, asked.seat, tower))
        told |= {"type": TYPE.phrase(tower), "limit": MOST_CARDS, "coins": int(s.board[base + COIN])}
        told["surcharge"] = SURCHARGE
        if tower == TERRITORY and have < MOST_CARDS:
            told |= {"needed": SLOT_MILITARY[have], "owned": int(s.board[base + MILITARY]), "slot": have + 1}
    elif asked.space < MARKET_COINS:
        told["area"] = SPACE.phrase(HARVEST if asked.space <= HARVEST_LARGE else PRODUCTION)
    if refusal == refusals.SERVANTS_SHORT:
        return {"owned": int(s.board[base + SERVANT])}
    if refusal == refusals.OTHER_TOWER:
        step = s.agenda[-1]
        told["wanted"] = TYPE.phrase(step.kind) if isinstance(step, Take) else Phrase("type-any")
    if refusal == refusals.MUST_PLACE:
        return {}
    if s.board[base + PENALTY] & HALF_SERVANTS:
        told["rate"] = 2
    return told
