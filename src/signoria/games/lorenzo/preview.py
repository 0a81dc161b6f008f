"""What an option would cost and bring, found by doing it on a copy that stops before anybody learns anything."""

from __future__ import annotations

from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo.data.board import FLOOR_GOOD, FLOOR_VALUE
from signoria.games.lorenzo.data.cards import CARD_WORDS, CARDS, HARVEST_ACTION
from signoria.games.lorenzo.data.ids import ANY_TYPE, FLOORS, GOODS, MARKET_COINS, PRIVILEGE, TYPES
from signoria.games.lorenzo.data.tiles import TILES
from signoria.games.lorenzo.rules.actions import Go, Pay, Servants, Take
from signoria.games.lorenzo.rules.costs import NO_DISCOUNT, cost_of, floor_bonus, payments, surcharge
from signoria.games.lorenzo.rules.goods import Privileges
from signoria.games.lorenzo.rules.leaders import Copy, Raise
from signoria.games.lorenzo.rules.turns import After, Pause, Turn
from signoria.games.lorenzo.rules.values import action_of, modifier, servants_for
from signoria.games.lorenzo.rules.vatican import Report
from signoria.games.lorenzo.rules.work import Trades
from signoria.games.lorenzo.state import PENALTY, WIDTH, LorenzoState, bits
from signoria.games.lorenzo.vocabulary import DECLINE, TRADE_CHOICE

# Whose options can be tried out, and what is only the frame of a turn.
TRIED = (Turn, After, Go, Take, Servants, Pay, Privileges, Trades, Copy, Raise, Report)
FRAME = (Pause, Turn, After)


def preview(s: LorenzoState, option: int) -> dict[str, object]:
    """The goods a seat would have more or less of, and what it would be asked next, with the fewest servants."""
    step = s.agenda[-1] if not s.ended else None
    if step is None or not isinstance(step, TRIED) or s.refusal(option) != ALLOWED:
        return {}
    seat = step.seat
    after = s.clone()
    assert isinstance(after, LorenzoState)
    after.agenda = (Pause(seat), step)
    after.choose(option)
    told: dict[str, object] = {}
    verb = s.verb_number(option)
    if isinstance(step, Go | Take) and option != DECLINE:
        told |= place(s, step, option - verb)
    top = after.agenda[-1]
    if isinstance(top, Servants) and isinstance(step, Go | Take):
        after.choose(after.options()[0])
    told["goods"] = {
        GOODS[good]: change
        for good in range(PRIVILEGE)
        if (change := int(after.board[seat * WIDTH + good] - s.board[seat * WIDTH + good]))
    }
    suffered = after.board[seat * WIDTH + PENALTY] & ~s.board[seat * WIDTH + PENALTY]
    if suffered:
        told["excommunicated"] = [TILES[tile] for tile in bits(suffered)]
    then = [pending(after, later) for later in reversed(after.agenda) if not isinstance(later, FRAME)]
    if then:
        told["then"] = then
    return told


def place(s: LorenzoState, step: Go | Take, space: int) -> dict[str, object]:
    """The value of the action, the servants it takes, and for a floor all that is paid and received on the way."""
    seat = step.seat
    value = step.value + modifier(s, seat, space)
    needed = FLOOR_VALUE[space & 3] if space < FLOORS else 1
    told: dict[str, object] = {"value": int(value), "servants": int(servants_for(s, seat, needed - value))}
    if space < FLOORS:
        card = CARDS[s.tower[space]]
        discount = step.discount if isinstance(step, Take) else NO_DISCOUNT
        told["card"] = CARD_WORDS[card.number]
        told["surcharge"] = surcharge(s, seat, space >> 2)
        told["bonus"] = {GOODS[FLOOR_GOOD[space >> 2]]: bonus} if (bonus := int(floor_bonus(s, seat, space))) else {}
        told["costs"] = [
            {GOODS[good]: int(amount) for good, amount in enumerate(cost_of(s, seat, card, way, discount)) if amount}
            for way in payments(s, seat, card, discount)
        ]
    return told


def pending(s: LorenzoState, step: Step[LorenzoState]) -> dict[str, object]:
    """What is asked next, for the client to say."""
    told: dict[str, object] = {"step": step.name}
    if isinstance(step, Privileges):
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
