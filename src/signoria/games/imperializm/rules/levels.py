"""R1.5-R1.7, section 10: ducats and markers: gains, payments, losses, the bloom, and who reaches the end field."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.imperializm import events
from signoria.games.imperializm.data.ids import GLORY, PRESTIGE, Pairs
from signoria.games.imperializm.state import NOBODY, PURSE, WIDTH, ImperializmState


def settle_ducats(s: ImperializmState, seat: i64, ducats: int) -> None:
    """Ducats from the supply, or to it below 0, where another event tells how many."""
    s.board[seat * WIDTH + PURSE] += ducats


def earn(s: ImperializmState, seat: i64, ducats: int) -> None:
    """A40: ducats from the supply, which never runs out."""
    if ducats > 0:
        s.board[seat * WIDTH + PURSE] += ducats
        s.emit(events.GAINED, (seat, ducats))


def pay(s: ImperializmState, seat: i64, ducats: int) -> None:
    """Ducats to the supply; a guard has looked whether there are enough."""
    if ducats > 0:
        s.board[seat * WIDTH + PURSE] -= ducats
        s.emit(events.PAID, (seat, ducats))


def rob(s: ImperializmState, seat: i64, target: i64, ducats: int) -> None:
    """R1.5, A63: ducats of another player; one who has too few gives all and loses prestige."""
    owned: i64 = s.board[target * WIDTH + PURSE]
    taken = min(ducats, owned)
    if taken:
        s.board[target * WIDTH + PURSE] -= taken
        s.board[seat * WIDTH + PURSE] += taken
    s.emit(events.ROBBED, (seat, target, taken))
    if taken < ducats:
        s.emit(events.SHORT, (target, ducats))
        lose(s, target, PRESTIGE, s.box.short_prestige)


def gain(s: ImperializmState, seat: i64, level: int, steps: int) -> None:
    """A39: a marker goes up, never beyond the end of its track; glory is counted on."""
    if steps <= 0:
        return
    if level == PRESTIGE:
        gain_prestige(s, seat, steps)
        return
    at = seat * WIDTH + level
    if level == GLORY:
        s.board[at] += steps
        s.emit(events.RAISED, (seat, level, steps))
        if s.ender == NOBODY and s.board[at] >= s.box.end[s.count]:
            # R13.1, A35: the player who reaches the field first; later ones change nothing.
            s.ender = seat
            s.left = s.count - 1
            s.emit(events.END_NEAR, (seat, s.board[at]))
        return
    moved = min(steps, s.box.level_most[level] - s.board[at])
    if moved > 0:
        s.board[at] += moved
        s.emit(events.RAISED, (seat, level, moved))


def gain_prestige(s: ImperializmState, seat: i64, steps: int) -> None:
    """R10.1, R10.3, A87, A4, A5, A6: beyond the end only in one's own turn, to the bloom field, and then no further."""
    at = seat * WIDTH + PRESTIGE
    most = s.box.level_most[PRESTIGE]
    if seat == s.active and s.bloom:
        return
    moved = min(steps, most - s.board[at])
    if moved > 0:
        s.board[at] += moved
        s.emit(events.RAISED, (seat, PRESTIGE, moved))
    if moved < steps and seat == s.active:
        s.bloom = 1
        s.emit(events.BLOOMED, (seat,))


def lose(s: ImperializmState, seat: i64, level: int, steps: int) -> None:
    """R1.6: a marker goes down, never below 0."""
    at = seat * WIDTH + level
    moved = min(steps, s.board[at])
    if moved > 0:
        s.board[at] -= moved
        s.emit(events.LOWERED, (seat, level, moved))


def gain_all(s: ImperializmState, seat: i64, gives: Pairs) -> None:
    """R1.3: the permanent effects of a card shift markers."""
    for level, steps in gives:
        gain(s, seat, level, steps)
