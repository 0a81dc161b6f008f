"""T1-T12: who may take the card of a floor."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.refusal import ALLOWED
from signoria.games.lorenzo import refusals
from signoria.games.lorenzo.data.board import MOST_CARDS
from signoria.games.lorenzo.data.ids import ANY_TYPE, COIN, COLOURED, MILITARY, NEUTRAL, SERVANT, TERRITORY
from signoria.games.lorenzo.data.leaders import CESARE_BIT
from signoria.games.lorenzo.rules.costs import floor_bonus, members_in_tower, payable, surcharge
from signoria.games.lorenzo.rules.values import servants_for, tower_modifier
from signoria.games.lorenzo.state import WIDTH, LorenzoState, abilities, cards_of


def tower_forbidden(s: LorenzoState, seat: i64, member: i64, tower: i64) -> int:
    """T7, Q7, Q9: no second coloured member of a seat; T9: six cards of a type; T12: military points for a territory.

    ``member`` is NO_MEMBER for a bonus action, which sends nobody. Cesare needs no military points (L17).
    Also T11.
    """
    if 0 <= member < NEUTRAL and members_in_tower(s, tower) >> (seat * 4) & COLOURED:
        return refusals.COLOUR_IN_TOWER
    have = cards_of(s, seat, tower)
    if have >= MOST_CARDS:
        return refusals.ROW_FULL
    if tower == TERRITORY:
        needed = s.box.slot_military[have]
        if s.board[seat * WIDTH + MILITARY] < needed and not abilities(s, seat) & CESARE_BIT:
            return refusals.SLOT_NEEDS_MILITARY
    return ALLOWED


def card_forbidden(s: LorenzoState, seat: i64, floor: i64, value: i64, due: i64, discount: i64) -> int:
    """T1, T5-T8: whether the seat reaches a floor that has a card, and can pay for both the tower and the card.

    ``value`` is what the action is worth in this tower, ``due`` the surcharge there. Also Q31, Q32.
    """
    tower = floor >> 2
    base = seat * WIDTH
    servants = servants_for(s, seat, s.box.floor_value[floor & 3] - value)
    if servants > s.board[base + SERVANT]:
        return refusals.TOWER_VALUE
    coins = s.board[base + COIN]
    if coins < due:
        if s.box.floor_good[tower] == COIN and coins + floor_bonus(s, seat, floor) >= due:
            return refusals.SURCHARGE_BONUS
        return refusals.SURCHARGE_SHORT
    if tower != TERRITORY and not payable(s, seat, floor, discount, servants=servants, due=due):
        card = s.box.cards[s.tower[floor]]
        return refusals.COST_SHORT if card.by_goods else refusals.MILITARY_SHORT
    return ALLOWED


def floor_forbidden(s: LorenzoState, seat: i64, member: i64, floor: i64, value: i64, discount: i64) -> int:
    """T1-T12: whether a seat may take the card of a floor, by an action of this value before cards and servants."""
    if s.tower[floor] < 0:
        return refusals.FLOOR_TAKEN if s.spaces[floor] else refusals.NO_CARD
    tower = floor >> 2
    refusal = tower_forbidden(s, seat, member, tower)
    if refusal != ALLOWED:
        return refusal
    return card_forbidden(s, seat, floor, value + tower_modifier(s, seat, tower), surcharge(s, seat, tower), discount)


def floors_allowed(s: LorenzoState, seat: i64, member: i64, kind: int, value: i64, discount: i64) -> list[int]:
    """The floors of a tower, or of all, whose cards a seat may take: each tower is looked at once."""
    found: list[int] = []
    first: i64 = 0 if kind == ANY_TYPE else kind
    last: i64 = ANY_TYPE if kind == ANY_TYPE else kind + 1
    for tower in range(first, last):
        if tower_forbidden(s, seat, member, tower) == ALLOWED:
            worth = value + tower_modifier(s, seat, tower)
            due = surcharge(s, seat, tower)
            for floor in range(tower * 4, tower * 4 + 4):
                if s.tower[floor] >= 0 and card_forbidden(s, seat, floor, worth, due, discount) == ALLOWED:
                    found.append(floor)
    return found
