"""T5-T8, T16-T17, T24: the surcharge of a tower, the bonus of a floor, and what a card costs a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo.data.cards import CARDS, PREACHER, STONEMASON, Card
from signoria.games.lorenzo.data.ids import (
    BUILDING,
    CHARACTER,
    COIN,
    MILITARY,
    PAY_GOODS,
    PAY_LESS_STONE,
    PAY_LESS_WOOD,
    PAY_MILITARY,
    SERVANT,
    STONE,
    WOOD,
)
from signoria.games.lorenzo.data.leaders import BRUNELLESCHI_BIT, PICO, PICO_BIT
from signoria.games.lorenzo.rules.goods import amount_gained
from signoria.games.lorenzo.state import OWNED, WIDTH, LorenzoState, abilities

NO_DISCOUNT: Final = -1
PREACHER_BIT: Final = CARDS[PREACHER].bit
STONEMASON_BIT: Final = CARDS[STONEMASON].bit

Cost = tuple[i64, i64, i64, i64, i64]  # coins, wood, stone, servants, military points


def members_in_tower(s: LorenzoState, tower: i64) -> i64:
    """Bits of the members that stand in a tower."""
    first = tower * 4
    return s.spaces[first] | s.spaces[first + 1] | s.spaces[first + 2] | s.spaces[first + 3]


def surcharge(s: LorenzoState, seat: i64, tower: i64) -> i64:
    """T5, Q40: three coins where anybody stands already; L3: not from the seat that has Brunelleschi."""
    if members_in_tower(s, tower) == 0 or abilities(s, seat) & BRUNELLESCHI_BIT:
        return 0
    return s.box.surcharge


def floor_bonus(s: LorenzoState, seat: i64, floor: i64) -> i64:
    """T3: how much of the tower's good a floor gives the seat; T25: nothing to the owner of the Preacher."""
    amount = s.box.floor_amount[floor]
    if amount == 0 or s.board[seat * WIDTH + OWNED + CHARACTER] & PREACHER_BIT:
        return 0
    return amount_gained(s, seat, s.box.floor_good[floor >> 2], amount)


def wood_or_stone(s: LorenzoState, seat: i64, card: Card, discount: i64) -> bool:
    """T24: whether the Stonemason leaves a choice: one wood or one stone less, and both are in what is to be paid.

    Also Q1.
    """
    if card.type != BUILDING or not s.board[seat * WIDTH + OWNED + CHARACTER] & STONEMASON_BIT:
        return False
    wood, stone = card.wood, card.stone
    if discount >= 0:
        for good, less in s.box.cards[discount].action_discount:
            wood -= less if good == WOOD else 0
            stone -= less if good == STONE else 0
    return wood > 0 and stone > 0


def payments(s: LorenzoState, seat: i64, card: Card, discount: i64) -> tuple[int, ...]:
    """T16: the ways a card can be paid for, whether or not the seat has enough."""
    if not card.by_goods:
        return ONLY_MILITARY
    if card.needed:
        return GOODS_OR_MILITARY
    if wood_or_stone(s, seat, card, discount):
        return LESS_OF_EITHER
    return ONLY_GOODS


ONLY_GOODS: Final[tuple[int, ...]] = (PAY_GOODS,)
ONLY_MILITARY: Final[tuple[int, ...]] = (PAY_MILITARY,)
GOODS_OR_MILITARY: Final[tuple[int, ...]] = (PAY_GOODS, PAY_MILITARY)
LESS_OF_EITHER: Final[tuple[int, ...]] = (PAY_LESS_WOOD, PAY_LESS_STONE)


def cost_of(s: LorenzoState, seat: i64, card: Card, payment: int, discount: i64) -> Cost:
    """T8, T24, Q3, Q46: what a card costs in one of the ways to pay; discounts add up, but never below nothing.

    ``discount`` is the card whose bonus action takes this one, or NO_DISCOUNT; L11 is the discount of Pico.
    """
    if payment == PAY_MILITARY:
        return 0, 0, 0, 0, card.spent
    coins: i64 = card.coins
    wood: i64 = card.wood
    stone: i64 = card.stone
    if discount >= 0:
        for good, less in s.box.cards[discount].action_discount:
            if good == COIN:
                coins -= less
            elif good == WOOD:
                wood -= less
            else:
                stone -= less
    characters: i64 = s.board[seat * WIDTH + OWNED + CHARACTER]
    if characters:
        for bit, less in s.box.discounts[card.type]:
            if characters & bit:
                coins -= less
    if card.coins and abilities(s, seat) & PICO_BIT:
        coins -= s.box.leader_value[PICO]
    if card.type == BUILDING and characters & STONEMASON_BIT:
        if payment == PAY_LESS_WOOD or (payment == PAY_GOODS and wood > 0):
            wood -= 1
        else:
            stone -= 1
    return max(coins, 0), max(wood, 0), max(stone, 0), card.servants, 0


def shortage(
    s: LorenzoState, seat: i64, floor: i64, payment: int, discount: i64, *, bonus: i64, servants: i64, due: i64
) -> int:
    """The good a seat lacks to pay for the card of a floor, or -1.

    ``bonus`` is what the floor will give and may pay with (T4); ``servants`` and ``due`` coins are gone before.
    """
    board = s.board
    base: i64 = seat * WIDTH
    card = s.box.cards[s.tower[floor]]
    good = s.box.floor_good[floor >> 2]
    if payment == PAY_MILITARY:
        there: i64 = board[base + MILITARY] + (bonus if good == MILITARY else 0)
        return MILITARY if there < card.needed else -1
    if not card.cost:
        return -1
    coins, wood, stone, hands, _ = cost_of(s, seat, card, payment, discount)
    has_coins: i64 = board[base + COIN] - due
    has_wood: i64 = board[base + WOOD]
    has_stone: i64 = board[base + STONE]
    if bonus:
        if good == COIN:
            has_coins += bonus
        elif good == WOOD:
            has_wood += bonus
        elif good == STONE:
            has_stone += bonus
    if has_coins < coins:
        return COIN
    if has_wood < wood:
        return WOOD
    if has_stone < stone:
        return STONE
    if board[base + SERVANT] - servants < hands:
        return SERVANT
    return -1


def payable(s: LorenzoState, seat: i64, floor: i64, discount: i64, *, servants: i64, due: i64) -> bool:
    """T8: whether the seat can pay for the card of a floor in any way."""
    bonus = floor_bonus(s, seat, floor)
    for payment in payments(s, seat, s.box.cards[s.tower[floor]], discount):
        if shortage(s, seat, floor, payment, discount, bonus=bonus, servants=servants, due=due) < 0:
            return True
    return False
