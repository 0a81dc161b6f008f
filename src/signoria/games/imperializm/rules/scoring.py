"""R13.2-R13.4: what is added at the end, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.imperializm import events
from signoria.games.imperializm.data.ids import CATEGORIES, CATHOLIC, GLORY
from signoria.games.imperializm.query import measure
from signoria.games.imperializm.state import FAITH, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import BY_GLORY


def places(s: ImperializmState, number: int) -> list[int]:
    """R13.2, R13.3, A36, A37, A90, A92: the points of each seat in one category."""
    values = [measure(s, seat, number) for seat in range(s.count)]
    best = max(values)
    points = [0] * s.count
    if best == 0:
        return points
    firsts = values.count(best)
    for seat in range(s.count):
        if values[seat] == best:
            points[seat] = s.box.first_place if firsts == 1 else s.box.first_tied
    if firsts == 1 and s.count > 2:
        rest = [value for value in values if value != best]
        second = max(rest)
        seconds = values.count(second)
        if second > 0:
            for seat in range(s.count):
                if values[seat] == second:
                    points[seat] = s.box.second_place if seconds == 1 else s.box.second_tied
    return points


def faithful(s: ImperializmState, seat: i64) -> int:
    """R13.2: points for a power that never changed its religion, unless it could not."""
    return s.box.faithful if s.board[seat * WIDTH + FAITH] == CATHOLIC else 0


def final_points(s: ImperializmState) -> list[int]:
    """What each seat would have if the game ended now: its glory and all that is added."""
    points: list[int] = []
    for seat in range(s.count):
        points.append(s.board[seat * WIDTH + GLORY] + faithful(s, seat))
    for number in CATEGORIES:
        gained = places(s, number)
        for seat in range(s.count):
            points[seat] += gained[seat]
    return points


def score(s: ImperializmState) -> None:
    """R13.4, A38, R1.1: most glory wins; players who are level share the victory."""
    points = final_points(s)
    best = max(points)
    for seat in range(s.count):
        s.emit(events.SCORED, (seat, points[seat], points[seat] - s.board[seat * WIDTH + GLORY]))
    s.finish(BY_GLORY, tuple([seat for seat in range(s.count) if points[seat] == best]))
