"""How good a position is for a seat: the points it would have now, and what it owns for the rounds to come.

The numbers are worth in victory points, found by playing; only their order of size means anything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.odds import odds, settled
from signoria.games.lorenzo.data.board import ROUNDS
from signoria.games.lorenzo.data.cards import HARVEST_ACTION, PRODUCTION_ACTION
from signoria.games.lorenzo.data.ids import (
    BUILDING,
    CARDS_OF_TYPE,
    CHARACTER,
    COIN,
    FAITH,
    MILITARY,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    WOOD,
    Goods,
)
from signoria.games.lorenzo.rules.scoring import faith_points, military_points, total
from signoria.games.lorenzo.rules.values import bonus_of
from signoria.games.lorenzo.rules.vatican import period_of
from signoria.games.lorenzo.state import HAND, OWNED, PENALTY, PLAYED, WIDTH, LorenzoState, bits, cards_of, count_bits

WON: Final = 1000.0

# What a lead of one point says about who will win (see docs/bots.md), as the logarithm of the odds.
SAYS: Final = 0.3
SAYS_AT_THE_END: Final = 1.0  # added to the rounds that are left

# By good: what one is worth while there is much left to do with it.
WORTH: Final[tuple[float, ...]] = (0.55, 0.6, 0.6, 0.5, 0.6, 1.15, 1.0, 1.6)
LEFT_OVER: Final = 0.2  # of a resource at the end
WORKS_A_ROUND: Final = 0.45  # harvests, and productions, a seat makes in a round
EXCOMMUNICATED: Final = 6.0  # what an excommunication of the first two periods costs
NEXT_TERRITORY: Final[tuple[float, ...]] = (0.3, 0.6, 1.5, 4.0, 6.0, 9.0, 0.0)
LEADER_A_ROUND: Final = 2.2
LEADER_IN_HAND: Final = 3.0
BONUS_A_ROUND: Final = 0.35  # of each pip a character adds to an action


def evaluate(s: LorenzoState, seat: int) -> float:
    """Points if the game ended now, and what goods, cards and faith will still bring."""
    if s.ended:
        best = max([total(s, other) for other in range(s.count) if other != seat])
        return (WON if seat in s.winners else -WON) + total(s, seat) - best
    return worth(s, seat, rounds_left(s))


def worth(s: LorenzoState, seat: int, left: float) -> float:
    """What a seat has while the game goes on."""
    return total(s, seat) + goods_worth(s, seat, left) + cards_worth(s, seat, left) + standing_worth(s, seat, left)


def values(s: LorenzoState) -> list[float]:
    """How likely each seat is to win: a lead says more the fewer rounds are left."""
    if s.ended:
        return settled(s.count, s.winners)
    left = rounds_left(s)
    return odds([worth(s, seat, left) for seat in range(s.count)], SAYS / (left + SAYS_AT_THE_END))


def rounds_left(s: LorenzoState) -> float:
    """How many rounds are still to be played, the one under way by the members at home."""
    home: i64 = 0
    for space in range(len(s.spaces)):
        home += count_bits(s.spaces[space])
    return ROUNDS - s.round + 1.0 - float(home) / (4.0 * s.count)


def goods_worth(s: LorenzoState, seat: int, left: float) -> float:
    """Goods beyond what they count at the end, fading with the rounds; the first of a kind are worth most."""
    base: i64 = seat * WIDTH
    fading = min(left, 2.0) / 2.0
    worth = 0.0
    for good in (COIN, WOOD, STONE, SERVANT):
        have = float(s.board[base + good])
        useful = min(have, 6.0) + 0.5 * max(min(have, 12.0) - 6.0, 0.0)
        worth += useful * (WORTH[good] - LEFT_OVER) * fading
    return worth


def yield_worth(goods: Goods) -> float:
    """What some goods are worth."""
    worth = 0.0
    for good, amount in goods:
        worth += WORTH[good] * amount
    return worth


def cards_worth(s: LorenzoState, seat: int, left: float) -> float:
    """What territories, buildings and characters will bring in the harvests, productions and actions to come."""
    base: i64 = seat * WIDTH
    works = max(left - 0.5, 0.0) * WORKS_A_ROUND
    reach = 4.0 + float(bonus_of(s, seat, HARVEST_ACTION))
    worth = 0.0
    for number in bits(s.board[base + OWNED + TERRITORY]):
        card = s.box.cards[number]
        worth += yield_worth(card.yields) * works * chance(card.activation, reach)
    reach = 4.0 + float(bonus_of(s, seat, PRODUCTION_ACTION))
    for number in bits(s.board[base + OWNED + BUILDING]):
        card = s.box.cards[BUILDING * CARDS_OF_TYPE + number]
        gained = yield_worth(card.yields)
        for paid, received in card.trades:
            gained = max(gained, yield_worth(received) - 0.8 * yield_worth(paid))
        if card.yields_per[0] >= 0:
            gained = WORTH[card.yields_per[0]] * (float(cards_of(s, seat, card.yields_per[1])) + 0.5)
        worth += gained * works * chance(card.activation, reach)
    for number in bits(s.board[base + OWNED + CHARACTER]):
        worth += s.box.cards[CHARACTER * CARDS_OF_TYPE + number].bonus_value * BONUS_A_ROUND * left
    worth += NEXT_TERRITORY[cards_of(s, seat, TERRITORY)] * min(left, 2.0) / 2.0
    worth += 0.6 * float(cards_of(s, seat, CHARACTER)) * min(left, 3.0) / 3.0
    return worth + 0.2 * float(cards_of(s, seat, VENTURE)) * min(left, 3.0) / 3.0


def chance(activation: int, reach: float) -> float:
    """How likely an action of a seat reaches a card."""
    return min(max(1.0 - 0.18 * (activation - reach), 0.25), 1.0)


def standing_worth(s: LorenzoState, seat: int, left: float) -> float:
    """Military and faith points for what they open or ward off, and leaders."""
    return military_worth(s, seat, left) + faith_worth(s, seat, left) + leaders_worth(s, seat, left)


def military_worth(s: LorenzoState, seat: int, left: float) -> float:
    """Military points for the territories that they open, less the points they count already."""
    military = float(s.board[seat * WIDTH + MILITARY])
    slot: int = s.box.slot_military[min(cards_of(s, seat, TERRITORY), 5)]
    opens = min(military, slot + 3.0) * 0.3 * min(left, 3.0) / 3.0
    return opens + 0.08 * military - 0.4 * military_points(s, seat)


def faith_worth(s: LorenzoState, seat: int, left: float) -> float:
    """Faith points for the excommunication that they ward off, and what those that came cost."""
    base: i64 = seat * WIDTH
    faith = int(s.board[base + FAITH])
    period = period_of(s)
    needed = s.box.faith_needed[period]
    worth = -0.15 * faith_points(s, seat)
    if faith < needed:
        missing = needed - faith
        to_report = left - (ROUNDS - 2.0 * (period + 1))
        worth -= EXCOMMUNICATED * min(1.0, 0.35 * missing / max(to_report, 0.3))
    return worth - EXCOMMUNICATED * float(count_bits(s.board[base + PENALTY] & 0x3FFF)) * min(left, 4.0) / 4.0


def leaders_worth(s: LorenzoState, seat: int, left: float) -> float:
    """Leaders, played and in hand."""
    base: i64 = seat * WIDTH
    played = float(count_bits(s.board[base + PLAYED])) * LEADER_A_ROUND * max(left - 0.5, 0.3)
    return played + float(count_bits(s.board[base + HAND])) * LEADER_IN_HAND * min(left, 1.0)
