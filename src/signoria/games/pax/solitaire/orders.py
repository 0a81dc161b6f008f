"""O3b, O5b, rulings S12, S27, S43: the orders in which the opponent looks at things."""

from __future__ import annotations

from typing import Final

from signoria.games.pax.data.ids import BLACK, EAST, WEST, WHITE
from signoria.games.pax.data.map import ROUTE_BORDERS
from signoria.games.pax.query import QUEENS, items_of
from signoria.games.pax.rules.victory import rivals
from signoria.games.pax.state import EMPIRE_COUNT, MAID, ROW, SQUARE, THRONE, PaxState

OFF_ROUTE: Final = 99


def market_slots() -> list[int]:
    """S12: column by column from the left, the East before the West; never the face-down card."""
    return [side * ROW + column for column in range(1, ROW) for side in (EAST, WEST)]


def left_to_right(s: PaxState, seat: int) -> list[int]:
    """O3b: a tableau from the outer end of its western half to the outer end of its eastern half."""
    return [*reversed(items_of(s, seat, WEST)), *items_of(s, seat, EAST)]


def maids(s: PaxState, seat: int) -> list[int]:
    """The old maids of a seat."""
    return [queen for queen in QUEENS if s.place[queen] == MAID + seat]


def with_bishops(s: PaxState, seat: int) -> list[int]:
    """O3b, ruling S16: where to look for bishops: the own tableau, those of the others, then the thrones."""
    items = left_to_right(s, seat)
    for other in rivals(s, seat):
        items.extend(left_to_right(s, other))
    items.extend([SQUARE + empire for empire in range(EMPIRE_COUNT) if s.keeper[empire] == THRONE])
    return items


def along(s: PaxState, border: int, colour: int) -> int:
    """How many borders a route crosses before this one."""
    route = ROUTE_BORDERS[s.opened[colour]]
    return route.index(border) if border in route else OFF_ROUTE


def upstream(s: PaxState, border: int) -> tuple[int, int, int, int]:
    """O5b, ruling S27: the nearer a border is to an open emporium, the sooner it comes."""
    black, white = along(s, border, BLACK), along(s, border, WHITE)
    return min(black, white), max(black, white), 0 if black <= white else 1, border


def whose(s: PaxState, seat: int, empire: int) -> int:
    """S15: an empire of the player before one on its throne before one of its own."""
    keeper = s.keeper[empire]
    if keeper == seat:
        return 2
    return 1 if keeper == THRONE else 0
