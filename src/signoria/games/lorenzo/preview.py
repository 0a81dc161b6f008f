"""What an option would cost and bring, found by doing it on a copy that stops before anybody learns anything.

What ``preview`` tells, leaving out whatever is nothing:

    value, servants   of an action: what it is worth on the space, and the fewest servants it takes
    card, surcharge, bonus, costs
                      of a floor: the card, the coins to enter, what the floor gives, the ways to pay
    goods             what the seat would have more or less of
    paid, gained      the same in two parts: what goes and what comes
    forecast          by category: how the seat's final score would change
    excommunicated    the tiles that would come into force
    then              what the seat would be asked next, and after that
    ends              kind and winners, if the game would end
    refresh           the round that would begin with new cards and dice, or the leaders that would be dealt
"""

from __future__ import annotations

from signoria.engine.event import Sink
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo import events
from signoria.games.lorenzo.data.board import ROUNDS
from signoria.games.lorenzo.data.cards import CARD_WORDS, HARVEST_ACTION
from signoria.games.lorenzo.data.ids import (
    ANY_TYPE,
    CATEGORIES,
    COIN,
    FLOORS,
    GOODS,
    MARKET_COINS,
    MEMBERS,
    PRIVILEGE,
    SEATS,
    SERVANT,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import HAND_SIZE
from signoria.games.lorenzo.data.tiles import TILES
from signoria.games.lorenzo.rules.actions import Go, Pay, Servants, Take
from signoria.games.lorenzo.rules.costs import NO_DISCOUNT, cost_of, floor_bonus, payments, surcharge
from signoria.games.lorenzo.rules.goods import Privileges
from signoria.games.lorenzo.rules.leaders import Copy, Raise
from signoria.games.lorenzo.rules.rounds import BeginRound, EndRound
from signoria.games.lorenzo.rules.scoring import forecast
from signoria.games.lorenzo.rules.setup import Deal
from signoria.games.lorenzo.rules.turns import After, Pause, Turn
from signoria.games.lorenzo.rules.values import action_of, modifier, servants_for, servants_worth
from signoria.games.lorenzo.rules.vatican import Report
from signoria.games.lorenzo.rules.work import Trades
from signoria.games.lorenzo.state import PENALTY, WIDTH, LorenzoState, bits
from signoria.games.lorenzo.vocabulary import DECLINE, SERVANTS, TRADE_CHOICE

# Whose options can be tried out, and what is only the frame of a turn.
TRIED = (Turn, After, Go, Take, Servants, Pay, Privileges, Trades, Copy, Raise, Report)
FRAME = (Pause, Turn, After)


def preview(s: LorenzoState, option: int) -> dict[str, object]:
    """The goods a seat would have more or less of, and what it would be asked next, with the fewest servants."""
    step = s.agenda[-1] if not s.ended else None
    if step is None or s.common() is not None or s.refusal(option) != ALLOWED:
        return {}  # of what all answer at once nobody can tell what comes of it
    told = tried(s, step, option) if isinstance(step, TRIED) else {}
    told |= coming(s, option)
    return told


def tried(s: LorenzoState, step: Step[LorenzoState], option: int) -> dict[str, object]:
    """What an option costs and brings, as far as the seat's next real decision."""
    seat = step.seat
    after = s.clone()
    assert isinstance(after, LorenzoState)
    after.agenda = [Pause(seat), step]
    after.sink = Sink()
    after.choose(option)
    told: dict[str, object] = {}
    verb = s.verb_number(option)
    if isinstance(step, Go | Take) and option != DECLINE:
        told |= place(s, step, option - verb)
    elif isinstance(step, Servants) and verb == SERVANTS:
        told["value"] = int(step.value + servants_worth(s, seat, option - verb))
    top = after.agenda[-1]
    if isinstance(top, Servants) and isinstance(step, Go | Take) and top.space == option - verb:
        after.choose(after.options()[0])
    goods = {
        GOODS[good]: change
        for good in range(PRIVILEGE)
        if (change := int(after.board[seat * WIDTH + good] - s.board[seat * WIDTH + good]))
    }
    told["goods"] = goods
    told |= flow(after.sink, seat, goods)
    was, will = forecast(s, seat), forecast(after, seat)
    told["forecast"] = {CATEGORIES[at]: change for at in range(len(CATEGORIES)) if (change := int(will[at] - was[at]))}
    suffered = after.board[seat * WIDTH + PENALTY] & ~s.board[seat * WIDTH + PENALTY]
    if suffered:
        told["excommunicated"] = [TILES[tile] for tile in bits(suffered)]
    then = [pending(after, later) for later in reversed(after.agenda) if not isinstance(later, FRAME)]
    if then:
        told["then"] = then
    return {key: part for key, part in told.items() if part != {} or key in ("goods", "bonus")}


def flow(sink: Sink, seat: int, goods: dict[str, int]) -> dict[str, object]:
    """What goes and what comes, from what happened; the change alone where nothing was told good by good."""
    paid: dict[str, int] = {}
    gained: dict[str, int] = {}
    for event in sink.events:
        if event.kind == events.PAID:
            add(paid, GOODS[event.args[2]], event.args[1])
        elif event.kind == events.SURCHARGED:
            add(paid, GOODS[COIN], event.args[1])
        elif event.kind == events.SERVANTS_SPENT:
            add(paid, GOODS[SERVANT], event.args[1])
        elif event.kind == events.GAINED and event.args[0] == seat:
            add(gained, GOODS[event.args[2]], event.args[1])
    if not paid and not gained:
        paid = {good: -change for good, change in goods.items() if change < 0}
        gained = {good: change for good, change in goods.items() if change > 0}
    return {"paid": paid, "gained": gained}


def add(counts: dict[str, int], good: str, number: int) -> None:
    """Count some more of a good."""
    counts[good] = counts.get(good, 0) + int(number)


def coming(s: LorenzoState, option: int) -> dict[str, object]:
    """What comes before the next decision: the end, new cards and dice, a deal."""
    after = s.clone()
    assert isinstance(after, LorenzoState)
    after.agenda = [Pause(-1) if draws(s, later) else later for later in s.agenda]
    after.choose(option)
    if after.ended:
        return {"ends": {"kind": s.game.outcomes[after.ended], "winners": [SEATS[seat] for seat in after.winners]}}
    if isinstance(after.agenda[-1], Pause):
        dealt = isinstance(s.agenda[len(after.agenda) - 1], Deal)
        return {"refresh": {"leaders": HAND_SIZE} if dealt else {"round": s.round + 1}}
    return {}


def draws(s: LorenzoState, step: Step[LorenzoState]) -> bool:
    """Whether chance comes with a step; the last round ends without any."""
    return isinstance(step, BeginRound | Deal) or (isinstance(step, EndRound) and s.round < ROUNDS)


def place(s: LorenzoState, step: Go | Take, space: int) -> dict[str, object]:
    """The value of the action, the servants it takes, and for a floor all that is paid and received on the way."""
    seat = step.seat
    value = step.value + modifier(s, seat, space)
    needed = s.box.floor_value[space & 3] if space < FLOORS else 1
    told: dict[str, object] = {"value": int(value), "servants": int(servants_for(s, seat, needed - value))}
    if space < FLOORS:
        card = s.box.cards[s.tower[space]]
        discount = step.discount if isinstance(step, Take) else NO_DISCOUNT
        told["card"] = CARD_WORDS[card.number]
        told["surcharge"] = surcharge(s, seat, space >> 2)
        bonus = int(floor_bonus(s, seat, space))
        told["bonus"] = {GOODS[s.box.floor_good[space >> 2]]: bonus} if bonus else {}
        told["costs"] = [
            {GOODS[good]: int(amount) for good, amount in enumerate(cost_of(s, seat, card, way, discount)) if amount}
            for way in payments(s, seat, card, discount)
        ]
    return told


def pending(s: LorenzoState, step: Step[LorenzoState]) -> dict[str, object]:
    """What is asked next, for the client to say."""
    told: dict[str, object] = {"step": step.name}
    if isinstance(step, Go):
        told["member"] = MEMBERS[step.member]
        told["value"] = step.value
    elif isinstance(step, Privileges):
        told["privileges"] = step.left
    elif isinstance(step, Take):
        told["type"] = "any" if step.kind == ANY_TYPE else TYPES[step.kind]
        told["value"] = step.value
    elif isinstance(step, Servants):
        told["value"] = step.value
        if FLOORS <= step.space < MARKET_COINS:
            told["work"] = "harvest" if action_of(step.space) == HARVEST_ACTION else "production"
    elif isinstance(step, Trades):
        told["trades"] = [
            TRADE_CHOICE.words[trade]
            for trade in range(len(TRADE_CHOICE.words))
            if step.trade_forbidden(s, trade) == ALLOWED
        ]
    return told
