"""The numbers and names in the sentence of a refusal, and what can be said before the question is asked."""

from __future__ import annotations

from signoria.engine.game import Way
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.refusal import ALLOWED, FIRST_OF_GAME, NOT_ASKED
from signoria.games.lorenzo import refusals
from signoria.games.lorenzo.data.board import (
    MOST_CARDS,
)
from signoria.games.lorenzo.data.cards import HARVEST_ACTION, PRODUCTION_ACTION, TRADES
from signoria.games.lorenzo.data.ids import (
    COIN,
    COUNCIL,
    FLOORS,
    HARVEST_LARGE,
    MARKET_COINS,
    MEMBERS,
    MILITARY,
    NEUTRAL,
    PAY_MILITARY,
    PAYMENTS,
    PRODUCTION_LARGE,
    SERVANT,
    TERRITORY,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import MORO, MORO_BIT
from signoria.games.lorenzo.data.tiles import (
    DEARER_TYPE,
    HALF_SERVANTS,
    WEAKER_HARVEST,
    WEAKER_MEMBERS,
    WEAKER_PRODUCTION,
)
from signoria.games.lorenzo.rules.actions import Go, Pay, Servants, Take, space_forbidden, work_phrase
from signoria.games.lorenzo.rules.costs import NO_DISCOUNT, cost_of, floor_bonus, payments, shortage, surcharge
from signoria.games.lorenzo.rules.leaders import leader_forbidden
from signoria.games.lorenzo.rules.turns import After, Turn
from signoria.games.lorenzo.rules.values import (
    action_of,
    member_value,
    modifier,
    servants_for,
    servants_worth,
    work_penalty,
)
from signoria.games.lorenzo.rules.work import Trades
from signoria.games.lorenzo.state import (
    HOME,
    NO_CARD,
    PENALTY,
    PLAYED,
    RAISED,
    WIDTH,
    LorenzoState,
    abilities,
    bits,
    cards_of,
)
from signoria.games.lorenzo.vocabulary import (
    CARD,
    COPY,
    DISCARD_LEADER,
    FLOOR,
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
    TILE,
    TRADE,
    TYPE,
    USE_LEADER,
)

VALUE_REFUSALS = (
    refusals.TOWER_VALUE,
    refusals.WORK_VALUE,
    refusals.SMALL_WORK_VALUE,
    refusals.BONUS_WORK_VALUE,
    refusals.SPACE_VALUE,
)
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
    neutral = len(MEMBERS) - 1
    home = bits(s.board[seat * WIDTH + HOME])
    best = neutral if neutral in home or not home else home[0]
    for member in home:
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
        return trade_args(s, asked, refusal)
    return place_args(s, asked, refusal)


def value_args(s: LorenzoState, asked: Asked) -> dict[str, Arg]:
    """T1, W2, R8: how much is missing, what lowered the value, and how many servants would make up for it."""
    needed = s.box.floor_value[asked.space & 3] if asked.space < FLOORS else 1
    value = asked.value + servants_worth(s, asked.seat, asked.servants)
    bonus = asked.member < 0 and FLOORS <= asked.space < MARKET_COINS
    return {
        "scope": "bonus" if bonus else "space",
        "space": SPACE.phrase(asked.space),
        "work": work_phrase(asked.space),
        "value": value,
        "causes": lowered(causes(s, asked)),
        "needed": needed,
        "missing": needed - value,
        "servants": servants_for(s, asked.seat, needed - asked.value),
        "owned": int(s.board[asked.seat * WIDTH + SERVANT]),
    }


def causes(s: LorenzoState, asked: Asked) -> list[Phrase]:
    """R5, W3, X5-X11, X13, L16: everything that lowers the value of an action or of the servants for it."""
    seat, space = asked.seat, asked.space
    penalty = s.board[seat * WIDTH + PENALTY]
    found: list[Phrase] = []
    if 0 <= asked.member < NEUTRAL:
        lowered = s.box.leader_value[MORO] - s.dice[asked.member]
        raised = s.board[seat * WIDTH + RAISED] == asked.member
        if lowered < 0 and not raised and abilities(s, seat) & MORO_BIT:
            found.append(Phrase("cause-leader", {"leader": LEADER.phrase(MORO), "number": -lowered}))
        if penalty & WEAKER_MEMBERS:
            found.append(_tile(WEAKER_MEMBERS, s.box.weaker_members))
    if space < FLOORS:
        if penalty & DEARER_TYPE[space >> 2]:
            found.append(_tile(DEARER_TYPE[space >> 2], s.box.dearer[space >> 2]))
    elif space < MARKET_COINS:
        if work_penalty(s, seat, action_of(space)):
            harvest = action_of(space) == HARVEST_ACTION
            less = s.box.weaker_harvest if harvest else s.box.weaker_production
            found.append(_tile(WEAKER_HARVEST if harvest else WEAKER_PRODUCTION, less))
        if space in (HARVEST_LARGE, PRODUCTION_LARGE):
            found.append(Phrase("cause-large", {"number": s.box.large_space}))
    if penalty & HALF_SERVANTS:
        found.append(Phrase("cause-half", {"tile": TILE.phrase(HALF_SERVANTS.bit_length() - 1)}))
    return found


def lowered(found: list[Phrase]) -> str | Phrase:
    """The causes of a low value in brackets, if there are any."""
    return Phrase("lowered", {"causes": listed(found)}) if found else ""


def _tile(bit: int, number: int) -> Phrase:
    return Phrase("cause-tile", {"tile": TILE.phrase(bit.bit_length() - 1), "number": number})


def amount(count: int, good: int) -> Phrase:
    """A number of one good, in words that agree."""
    return Phrase("amount", {"count": count, "good": GOOD.phrase(good)})


def listed(parts: list[Phrase]) -> Phrase:
    """Some phrases with commas between them."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Phrase("and-more", {"first": part, "rest": whole})
    return whole


def cost_args(s: LorenzoState, asked: Asked) -> dict[str, Arg]:
    """T4, T8, T16, T17: of each way to pay the good that is short, how much of it is due, how much there would be."""
    card = s.box.cards[s.tower[asked.space]]
    ways = (asked.thing,) if asked.verb == PAY else payments(s, asked.seat, card, asked.discount)
    short = [shortfall(s, asked, way) for way in ways]
    good, needed, owned = short[0]
    said = [
        Phrase(f"short-{PAYMENTS[way]}", {"cost": amount(due, lacking), "owned": there})
        for way, (lacking, due, there) in zip(ways, short, strict=True)
    ]
    return {
        "card": CARD.phrase(card.number),
        "good": GOOD.phrase(good),
        "needed": needed,
        "owned": owned,
        "cost": amount(needed, good),
        "short": Phrase("short-both", {"one": said[0], "other": said[1]}) if len(said) > 1 else said[0],
    }


def shortfall(s: LorenzoState, asked: Asked, payment: int) -> tuple[int, int, int]:
    """Of one way to pay: the good that is short, how much the card costs, and how much there would be to pay with."""
    seat, floor = asked.seat, asked.space
    base = seat * WIDTH
    card = s.box.cards[s.tower[floor]]
    paying = isinstance(s.agenda[-1], Pay)
    due = 0 if paying else surcharge(s, seat, floor >> 2)
    bonus = 0 if paying else floor_bonus(s, seat, floor)
    if payment == PAY_MILITARY:
        more = bonus if s.box.floor_good[floor >> 2] == MILITARY else 0
        return MILITARY, card.needed, int(s.board[base + MILITARY]) + more
    servants = asked.servants
    if not paying and not servants:
        servants = servants_for(s, seat, s.box.floor_value[floor & 3] - asked.value)
    good = shortage(s, seat, floor, payment, asked.discount, bonus=bonus, servants=servants, due=due)
    cost = cost_of(s, seat, card, payment, asked.discount)
    owned = int(s.board[base + good])
    if good == COIN:
        owned -= due
    elif good == SERVANT:
        owned -= servants
    if bonus and good == s.box.floor_good[floor >> 2]:
        owned += bonus
    return good, int((*cost[:4], 0)[good]), owned


def leader_args(s: LorenzoState, asked: Asked, refusal: int) -> dict[str, Arg]:
    """A3-A5, L15: the leader, and the first thing it asks for that the seat does not own."""
    card = s.box.leaders[asked.thing]
    told: dict[str, Arg] = {"leader": LEADER.phrase(asked.thing)}
    if refusal == refusals.LEADER_NEEDS_GOODS:
        for good, needed in card.goods:
            owned = int(s.board[asked.seat * WIDTH + good])
            if owned < needed:
                return {
                    **told,
                    "good": GOOD.phrase(good),
                    "cost": amount(needed, good),
                    "needed": needed,
                    "owned": owned,
                }
    if refusal == refusals.LEADER_NEEDS_CARDS:
        for kind in range(len(TYPES)):
            have = int(cards_of(s, asked.seat, kind))
            if have < card.cards[kind]:
                return {**told, "type": TYPE.phrase(kind), "needed": card.cards[kind], "owned": have}
    if refusal == refusals.LEADER_NEEDS_A_ROW:
        most = max([int(cards_of(s, asked.seat, kind)) for kind in range(len(TYPES))])
        return {**told, "needed": card.of_one_type, "owned": most}
    return told


def trade_args(s: LorenzoState, asked: Asked, refusal: int) -> dict[str, Arg]:
    """W5, W7, T26: the building, its value, and the good that is short."""
    number, which = TRADES[asked.thing]
    card = s.box.cards[number]
    step = s.agenda[-1]
    told: dict[str, Arg] = {"card": CARD.phrase(number), "activation": card.activation}
    if isinstance(step, Trades):
        told["value"] = step.value
        weaker = work_penalty(s, asked.seat, PRODUCTION_ACTION)
        told["causes"] = lowered([_tile(WEAKER_PRODUCTION, weaker)] if weaker else [])
        for good, needed in card.trades[which][0]:
            owned = int(s.board[asked.seat * WIDTH + good])
            there = owned if refusal == refusals.TRADE_SHORT else step.purse[good]
            if there < needed:
                told |= {"cost": amount(needed, good), "good": GOOD.phrase(good), "needed": needed}
                told |= {"owned": owned, "before": step.purse[good]}
                break
    return told


def place_args(s: LorenzoState, asked: Asked, refusal: int) -> dict[str, Arg]:
    """R3, S5, T2-T12, M1, W1-W3, R7: places, members and rows."""
    base = asked.seat * WIDTH
    if asked.verb in (PLACE, RAISE):
        weak = Asked(s, GO + COUNCIL)
        weak.member = asked.thing
        return {
            "member": MEMBER.phrase(asked.thing),
            "value": member_value(s, asked.seat, asked.thing),
            "causes": lowered(causes(s, weak)),
            "servants": int(s.board[base + SERVANT]),
        }
    told: dict[str, Arg] = {"space": SPACE.phrase(asked.space)}
    if asked.space < FLOORS:
        tower = asked.space >> 2
        have = int(cards_of(s, asked.seat, tower))
        told |= {"type": TYPE.phrase(tower), "limit": MOST_CARDS, "coins": int(s.board[base + COIN])}
        told["surcharge"] = s.box.surcharge
        if tower == TERRITORY and have < MOST_CARDS:
            told |= {"needed": s.box.slot_military[have], "owned": int(s.board[base + MILITARY]), "slot": have + 1}
    elif asked.space < MARKET_COINS:
        told["work"] = work_phrase(asked.space)
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


def way(s: LorenzoState, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
    """T1, T8, L15: what takes a card from its floor, and what can be done about a leader of another player."""
    if {SPACE.name, FLOOR.name} & {*kinds} and word in FLOOR.number:
        floor = FLOOR.number[word]
        card = s.tower[floor]
        if card == NO_CARD:
            return None
        args: dict[str, Arg] = {"card": CARD.phrase(card), "value": int(s.box.floor_value[floor & 3])}
        return Way(Phrase("way-floor", args), "T1")
    if LEADER.name in kinds and word in LEADER.number:
        leader = LEADER.number[word]
        for other in range(s.seats):
            if other != seat and s.board[other * WIDTH + PLAYED] >> leader & 1:
                whose: dict[str, Arg] = {"leader": LEADER.phrase(leader), "seat": s.game.seat_phrase(s, other)}
                return Way(Phrase("way-leader", whose), "L15")
    return None
