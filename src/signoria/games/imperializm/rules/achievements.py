"""Section 12: achievements: who meets what, and taking one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import NOTHING, Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.box import NO_MORE
from signoria.games.imperializm.data.ids import GLORY, Pairs
from signoria.games.imperializm.query import measure
from signoria.games.imperializm.rules.hands import turn_goal
from signoria.games.imperializm.rules.levels import gain, gain_all
from signoria.games.imperializm.state import GOALS, NONE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import CLAIM

CLAIM_VERBS: Final[tuple[int, ...]] = (CLAIM,)
NO_VERBS: Final[tuple[int, ...]] = ()


def reached(s: ImperializmState, seat: i64, needs: Pairs) -> bool:
    """Whether a seat has all of something."""
    for number, amount in needs:
        if measure(s, seat, number) < amount:
            return False
    return True


def met(s: ImperializmState, seat: i64, goal: i64) -> bool:
    """R12.2: one of the ways to meet an achievement is enough; ducats are held, not paid."""
    row = s.box.goal_row
    base = seat * WIDTH
    at: i64 = s.box.goal_at[goal]
    enough = True
    while True:
        number = row[at]
        if number >= 0:
            if enough:
                owned: i64 = s.board[base + number] if number <= GLORY else measure(s, seat, number)
                enough = owned >= row[at + 1]
            at += 2
        elif enough:
            return True
        elif number == NO_MORE:
            return False
        else:
            enough = True
            at += 1


def claim_forbidden(s: ImperializmState, seat: i64, goal: int) -> int:
    """R12.1, R12.4, A3: one a turn, in one's own turn, of those that are available and met."""
    if s.active != seat:
        return refusals.NOT_YOUR_TURN
    if s.claimed:
        return refusals.ONE_A_TURN
    if goal not in s.goals:
        return refusals.NOT_AVAILABLE
    return ALLOWED if met(s, seat, goal) else refusals.GOAL_NOT_MET


def met_goals(s: ImperializmState, seat: i64) -> list[int]:
    """The achievements a seat could take now: none outside of its turn or once it has taken one."""
    if s.claimed or s.active != seat:
        return NOTHING
    found = NOTHING
    for goal in s.goals:
        if goal >= 0 and met(s, seat, goal):
            if not found:
                found = []
            found.append(goal)
    return found


def claim(s: ImperializmState, seat: i64, goal: int) -> None:
    """R12.3, A86: its effects and its glory; the gap is filled from the stack."""
    s.claimed = 1
    s.board[seat * WIDTH + GOALS] |= 1 << goal
    s.emit(events.CLAIMED, (seat, goal))
    gain_all(s, seat, s.box.achievement_gives[goal])
    gain(s, seat, GLORY, s.box.achievement_glory[goal])
    place = s.goals.index(goal)
    last = len(s.goals) - 1
    goals = s.goals[:place] + (s.goals[last],) + s.goals[place + 1 :]
    s.goals = goals[:last] + (NONE,)
    s.goals = goals[:last] + (turn_goal(s),)


class Duty(Step[ImperializmState]):
    """R12.1, A2: a player who meets an achievement and has taken none this turn must take one."""

    name = "duty"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return NO_VERBS if s.claimed else CLAIM_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return met_goals(s, self.seat)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        return claim_forbidden(s, self.seat, thing)

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        claim(s, self.seat, thing)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-duty")
