"""R3.1, A84, R13.1, A96: turns, one after the other, to the end."""

from __future__ import annotations

from typing import Final

from signoria.engine.step import Step
from signoria.games.imperializm import events
from signoria.games.imperializm.data.ids import GLORY, SEATS
from signoria.games.imperializm.rules.achievements import Duty, met_goals
from signoria.games.imperializm.rules.act import Act
from signoria.games.imperializm.rules.exchange import Exchange
from signoria.games.imperializm.rules.late import Late
from signoria.games.imperializm.rules.levels import gain
from signoria.games.imperializm.rules.own import Finish
from signoria.games.imperializm.rules.scoring import score
from signoria.games.imperializm.state import ACTION, NOBODY, PEACE, QUIET, WIDTH, ImperializmState

MOST_TURNS: Final = 100  # A96: of each player; people need about twenty


class Turn(Step[ImperializmState]):
    """R3.1: exchange, action, the events at the end, the compulsory achievement."""

    name = "turn"

    def resolve(self, s: ImperializmState) -> None:
        seat = self.seat
        s.turn_number += 1
        s.new_turn(seat)
        begin(s, seat)
        s.before = s.board[seat * WIDTH + ACTION]
        s.emit(events.TURN_BEGAN, (seat,))
        s.push(EXCHANGES[seat])


def begin(s: ImperializmState, seat: int) -> None:
    """A84: everything that belongs to one turn, and the order of it, the exchange aside."""
    s.active = seat
    s.claimed = 0
    s.bloom = 0
    s.developed = 0
    s.settled = 0
    s.war = PEACE
    for other in range(s.count):
        s.board[other * WIDTH + QUIET] = 0
    for step in COURSES[seat]:
        s.push(step)


class Close(Step[ImperializmState]):
    """R10.2, R13.1, A35, A89, A96: the bloom, the end of the game, or the next player."""

    name = "close"

    def resolve(self, s: ImperializmState) -> None:
        if s.bloom:
            s.emit(events.BLOOM_SCORED, (self.seat, s.box.bloom_glory))
            s.bloom = 0
            gain(s, self.seat, GLORY, s.box.bloom_glory)
        s.war = PEACE
        after = (self.seat + 1) % s.count
        if s.ender != NOBODY:
            if s.left == 0:
                s.active = NOBODY
                score(s)
                return
            s.left -= 1
            if after == s.ender:
                after = (after + 1) % s.count
        elif s.turn_number >= MOST_TURNS * s.count:
            s.active = NOBODY
            score(s)
            return
        elif s.turn_number == (MOST_TURNS - 1) * s.count:
            s.emit(events.LAST_TURNS, (MOST_TURNS,))
        s.push(TURNS[after])


# The steps of a turn by seat; a step never changes, so all turns have the same. The last one of a course is done first.
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(len(SEATS))]
EXCHANGES: Final[list[Exchange]] = [Exchange(seat, 0) for seat in range(len(SEATS))]
COURSES: Final[list[list[Step[ImperializmState]]]] = [
    [Close(seat), Duty(seat), Late(seat), Finish((seat,)), Act(seat, 0)] for seat in range(len(SEATS))
]


def watch(s: ImperializmState) -> None:
    """A2, strict: an achievement is taken the moment it is met."""
    if not isinstance(s.agenda[-1], Duty) and met_goals(s, s.active):
        s.push(Duty(s.active))
