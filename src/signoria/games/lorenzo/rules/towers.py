"""T1-T12: who may take the card of a floor."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.refusal import ALLOWED
from signoria.games.lorenzo import refusals
from signoria.games.lorenzo.data.board import FLOOR_VALUE, MOST_CARDS, SLOT_MILITARY
from signoria.games.lorenzo.data.cards import CARDS
from signoria.games.lorenzo.data.ids import COIN, COLOURED, MILITARY, NEUTRAL, SERVANT, TERRITORY, VENTURE
from signoria.games.lorenzo.data.leaders import CESARE_BIT
from signoria.games.lorenzo.rules.costs import NO_DISCOUNT, floor_bonus, members_in_tower, payable, surcharge
from signoria.games.lorenzo.rules.values import servants_for, tower_modifier
from signoria.games.lorenzo.state import WIDTH, LorenzoState, abilities, cards_of


def row_forbidden(s: LorenzoState, seat: int, tower: int) -> int:
    """T9: six cards of a type at most; T12: a territory needs the military points of its slot (L17: not for Cesare)."""
    have = cards_of(s, seat, tower)
    if have >= MOST_CARDS:
        return refusals.ROW_FULL
    if tower == TERRITORY:
        needed = SLOT_MILITARY[have]
        if s.board[seat * WIDTH + MILITARY] < needed and not abilities(s, seat) & CESARE_BIT:
            return refusals.SLOT_NEEDS_MILITARY
    return ALLOWED


def colour_forbidden(s: LorenzoState, seat: int, member: int, tower: int) -> int:
    """T7: no second coloured member of a seat in a tower; a bonus action sends nobody."""
    if 0 <= member < NEUTRAL and members_in_tower(s, tower) >> (seat * 4) & COLOURED:
        return refusals.COLOUR_IN_TOWER
    return ALLOWED


def floor_forbidden(
    s: LorenzoState, seat: int, member: int, floor: int, value: int, *, discount: int = NO_DISCOUNT
) -> int:
    """T1-T12: whether a seat may take the card of a floor, by an action of this value before cards and servants.

    ``member`` is NO_MEMBER for a bonus action, ``discount`` the card that grants it.
    """
    if s.tower[floor] < 0:
        return refusals.FLOOR_TAKEN if s.spaces[floor] else refusals.NO_CARD
    tower = floor >> 2
    refusal = colour_forbidden(s, seat, member, tower)
    if refusal == ALLOWED:
        refusal = row_forbidden(s, seat, tower)
    if refusal != ALLOWED:
        return refusal
    base: i64 = seat * WIDTH
    servants = servants_for(s, seat, FLOOR_VALUE[floor & 3] - value - tower_modifier(s, seat, tower))
    if servants > s.board[base + SERVANT]:
        return refusals.TOWER_VALUE
    due = surcharge(s, seat, tower)
    coins: i64 = s.board[base + COIN]
    if coins < due:
        if tower == VENTURE and coins + floor_bonus(s, seat, floor) >= due:
            return refusals.SURCHARGE_BONUS
        return refusals.SURCHARGE_SHORT
    if tower != TERRITORY and not payable(s, seat, floor, discount, servants=servants, due=due):
        card = CARDS[s.tower[floor]]
        return refusals.COST_SHORT if card.by_goods else refusals.MILITARY_SHORT
    return ALLOWED
