"""F1-F6, X15-X21: what everything counts at the end, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo import events
from signoria.games.lorenzo.data.ids import (
    BUILDING,
    CARDS_OF_TYPE,
    CATEGORIES,
    CHARACTER,
    COIN,
    FAITH,
    MILITARY,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
)
from signoria.games.lorenzo.data.tiles import (
    LAST_PERIOD,
    LOSE_BY_BUILDINGS,
    LOSE_BY_MILITARY,
    LOSE_BY_POINTS,
    LOSE_BY_RESOURCES,
    WORTHLESS_CHARACTERS,
    WORTHLESS_TERRITORIES,
    WORTHLESS_VENTURES,
)
from signoria.games.lorenzo.rules.vatican import period_of, support_points
from signoria.games.lorenzo.state import OWNED, PENALTY, WIDTH, LorenzoState, bits, cards_of
from signoria.games.lorenzo.vocabulary import BY_POINTS, BY_TURN_ORDER

# The numbers of the categories.
POINTS: Final = 0
FAITH_TRACK: Final = 1
TERRITORIES: Final = 2
CHARACTERS: Final = 3
VENTURES: Final = 4
STRENGTH: Final = 5
LEFT_OVER: Final = 6
PENALTIES: Final = 7


def faith_points(s: LorenzoState, seat: int) -> int:
    """V4, V5: what faith would still bring: nothing once the last report has been made.

    Sisto IV adds his points (L12) where the faith is enough to support the Church at the next report.
    """
    base: i64 = seat * WIDTH
    if s.ended or s.board[base + PENALTY] & LAST_PERIOD:
        return 0
    faith = s.board[base + FAITH]
    return support_points(s, seat) if faith >= s.box.faith_needed[period_of(s)] else s.box.faith_points[faith]


def military_points(s: LorenzoState, seat: int) -> int:
    """F4, Q36: the strongest get five, the second strongest two, unless several are strongest."""
    own: i64 = s.board[seat * WIDTH + MILITARY]
    stronger = 0
    for other in range(s.count):
        if s.board[other * WIDTH + MILITARY] > own:
            stronger += 1
    if stronger == 0:
        return s.box.most_military
    return s.box.second_military if stronger == 1 else 0


def resources(s: LorenzoState, seat: int) -> int:
    """F5: wood, stone, servants and coins together."""
    base: i64 = seat * WIDTH
    board = s.board
    return board[base + COIN] + board[base + WOOD] + board[base + STONE] + board[base + SERVANT]


def building_costs(s: LorenzoState, seat: int) -> int:
    """X20, Q24: the wood and stone printed as costs of one's buildings."""
    total = 0
    for number in bits(s.board[seat * WIDTH + OWNED + BUILDING]):
        card = s.box.cards[BUILDING * CARDS_OF_TYPE + number]
        total += card.wood + card.stone
    return total


def venture_points(s: LorenzoState, seat: int) -> int:
    """F3, T18: the points printed on the ventures."""
    total = 0
    for number in bits(s.board[seat * WIDTH + OWNED + VENTURE]):
        total += s.box.cards[VENTURE * CARDS_OF_TYPE + number].end_vp
    return total


def losses(s: LorenzoState, seat: int) -> int:
    """X18-X21, Q22, Q23: what the tiles of the last period take away."""
    base: i64 = seat * WIDTH
    penalty: i64 = s.board[base + PENALTY]
    lost: i64 = 0
    if penalty & LOSE_BY_POINTS:
        lost += (s.board[base + VP] + faith_points(s, seat)) // s.box.points_a_loss
    if penalty & LOSE_BY_MILITARY:
        lost += s.board[base + MILITARY]
    if penalty & LOSE_BY_BUILDINGS:
        lost += building_costs(s, seat)
    if penalty & LOSE_BY_RESOURCES:
        lost += resources(s, seat)
    return lost


def forecast(s: LorenzoState, seat: int) -> tuple[int, ...]:
    """F1-F5, X15-X21, T13, T15, Q2: the points of a seat by category, if the game ended now; final when it has."""
    base: i64 = seat * WIDTH
    penalty: i64 = s.board[base + PENALTY]
    territories = 0 if penalty & WORTHLESS_TERRITORIES else s.box.territory_points[cards_of(s, seat, TERRITORY)]
    characters = 0 if penalty & WORTHLESS_CHARACTERS else s.box.character_points[cards_of(s, seat, CHARACTER)]
    ventures = 0 if penalty & WORTHLESS_VENTURES else venture_points(s, seat)
    return (
        s.board[base + VP],
        faith_points(s, seat),
        territories,
        characters,
        ventures,
        military_points(s, seat),
        resources(s, seat) // s.box.resources_a_point,
        -losses(s, seat),
    )


def total(s: LorenzoState, seat: int) -> int:
    """F6, Q25: all categories together."""
    return sum(forecast(s, seat))


def score(s: LorenzoState) -> None:
    """F6, Q33: most points win; among equals the one who is first in the turn order."""
    best = -1000
    winner = 0
    tied = False
    totals: list[int] = []
    for seat in range(s.count):
        parts = forecast(s, seat)
        totals.append(sum(parts))
        for category in range(1, len(CATEGORIES)):
            if parts[category]:
                s.emit(events.SCORED, (seat, category, parts[category]))
    for place in range(s.count):
        seat = s.order[place]
        if totals[seat] > best:
            best = totals[seat]
            winner = seat
            tied = False
        elif totals[seat] == best:
            tied = True
    s.finish(BY_TURN_ORDER if tied else BY_POINTS, (winner,))
