"""R5-R8: what a member is worth, what raises or lowers an action, and what servants add."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.lorenzo.data.cards import HARVEST_ACTION, PRODUCTION_ACTION
from signoria.games.lorenzo.data.ids import (
    CHARACTER,
    FLOORS,
    HARVEST_LARGE,
    MARKET_COINS,
    NEUTRAL,
    PRODUCTION,
    PRODUCTION_LARGE,
)
from signoria.games.lorenzo.data.leaders import (
    LUCREZIA,
    LUCREZIA_BIT,
    MALATESTA,
    MALATESTA_BIT,
    MONTEFELTRO,
    MORO,
    MORO_BIT,
)
from signoria.games.lorenzo.data.tiles import (
    DEARER_TYPE,
    HALF_SERVANTS,
    WEAKER_HARVEST,
    WEAKER_MEMBERS,
    WEAKER_PRODUCTION,
)
from signoria.games.lorenzo.state import OWNED, PENALTY, RAISED, WIDTH, LorenzoState, abilities


def member_value(s: LorenzoState, seat: i64, member: i64) -> i64:
    """R5, X7: the die of its colour, or nothing for the neutral one; then leaders, then excommunication.

    The leaders are L4, L13, L14 and L16. Also Q17, Q41, Q43.
    """
    has = abilities(s, seat)
    if member == NEUTRAL:
        return s.box.leader_value[MALATESTA] if has & MALATESTA_BIT else 0
    base = seat * WIDTH
    value: i64
    if s.board[base + RAISED] == member:
        value = s.box.leader_value[MONTEFELTRO]
    elif has & MORO_BIT:
        value = s.box.leader_value[MORO]
    else:
        value = s.dice[member]
    if has & LUCREZIA_BIT:
        value += s.box.leader_value[LUCREZIA]
    if s.board[base + PENALTY] & WEAKER_MEMBERS:
        value -= s.box.weaker_members
    return value


def bonus_of(s: LorenzoState, seat: i64, action: i64) -> i64:
    """T24, T15: what the seat's characters add to an action."""
    characters: i64 = s.board[seat * WIDTH + OWNED + CHARACTER]
    more: i64 = 0
    if characters & s.box.bonus_bits[action]:
        for bit, value in s.box.bonuses[action]:
            if characters & bit:
                more += value
    return more


def tower_modifier(s: LorenzoState, seat: i64, tower: i64) -> i64:
    """T24, X8-X11: what is added to an action that takes a card of this type."""
    more = bonus_of(s, seat, tower)
    if s.board[seat * WIDTH + PENALTY] & DEARER_TYPE[tower]:
        more -= s.box.dearer[tower]
    return more


def work_penalty(s: LorenzoState, seat: i64, action: i64) -> i64:
    """X5, X6: what excommunication takes from a harvest or a production."""
    penalty: i64 = s.board[seat * WIDTH + PENALTY]
    if action == HARVEST_ACTION:
        return s.box.weaker_harvest if penalty & WEAKER_HARVEST else 0
    return s.box.weaker_production if penalty & WEAKER_PRODUCTION else 0


def action_of(space: i64) -> i64:
    """The action of a space: taking from a tower, harvest, production, or -1 where nothing has a value."""
    if space < FLOORS:
        return space >> 2
    if space >= MARKET_COINS:
        return -1
    return HARVEST_ACTION if space < PRODUCTION else PRODUCTION_ACTION


def modifier(s: LorenzoState, seat: i64, space: i64) -> i64:
    """W2, T24, X5, X6, X8-X11: what is added to the value of a member on a space."""
    if space < FLOORS:
        return tower_modifier(s, seat, space >> 2)
    action = action_of(space)
    if action < 0:
        return 0
    more = bonus_of(s, seat, action) - work_penalty(s, seat, action)
    if space == HARVEST_LARGE or space == PRODUCTION_LARGE:
        more -= s.box.large_space
    return more


def servants_worth(s: LorenzoState, seat: i64, servants: i64) -> i64:
    """R7, X13, Q20: how much servants add; under the tile two are needed for one."""
    if s.board[seat * WIDTH + PENALTY] & HALF_SERVANTS:
        return servants >> 1
    return servants


def servants_for(s: LorenzoState, seat: i64, missing: i64) -> i64:
    """R7, X13: how many servants make up for what is missing."""
    if missing <= 0:
        return 0
    if s.board[seat * WIDTH + PENALTY] & HALF_SERVANTS:
        return missing * 2
    return missing
