"""M1-M3, C1-C2: the market and the council palace."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.refusal import ALLOWED
from signoria.games.lorenzo import refusals
from signoria.games.lorenzo.data.board import MARKET_FOR_FOUR
from signoria.games.lorenzo.data.ids import MARKET_COINS, SERVANT
from signoria.games.lorenzo.data.leaders import ARIOSTO_BIT
from signoria.games.lorenzo.data.tiles import NO_MARKET
from signoria.games.lorenzo.rules.goods import gain
from signoria.games.lorenzo.rules.values import servants_for
from signoria.games.lorenzo.state import PENALTY, WIDTH, LorenzoState, abilities


def market_forbidden(s: LorenzoState, seat: i64, space: i64, value: i64) -> int:
    """M1, Q19, Q39: one member a space, two of the spaces only for four players, value 1; X12: not for the banned.

    M2: other members of the seat do not matter; L2: nor do those of others, for the seat that has Ariosto.
    """
    if space >= MARKET_FOR_FOUR and s.count < 4:
        return refusals.SPACE_COVERED
    if s.board[seat * WIDTH + PENALTY] & NO_MARKET:
        return refusals.MARKET_CLOSED
    if s.spaces[space] and not abilities(s, seat) & ARIOSTO_BIT:
        return refusals.MARKET_TAKEN
    return palace_forbidden(s, seat, value)


def palace_forbidden(s: LorenzoState, seat: i64, value: i64) -> int:
    """C1: any number of members, value 1."""
    enough = servants_for(s, seat, 1 - value) <= s.board[seat * WIDTH + SERVANT]
    return ALLOWED if enough else refusals.SPACE_VALUE


def visit_market(s: LorenzoState, seat: int, space: int) -> None:
    """M3: what the space gives."""
    gain(s, seat, s.box.market[space - MARKET_COINS])


def visit_palace(s: LorenzoState, seat: int) -> None:
    """C2: a coin and a privilege, and a place in the queue for the next turn order."""
    for place in range(s.count):
        if s.queue[place] == seat:
            break
        if s.queue[place] < 0:
            s.queue[place] = seat
            break
    gain(s, seat, s.box.palace)
