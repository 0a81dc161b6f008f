"""The course of a game that is over: how every seat stood at moments spread over it."""

from __future__ import annotations

import asyncio

import msgspec

from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.engine.state import State
from signoria.server.table.replay import whole_session
from signoria.server.table.room import Room

MOST_MOMENTS = 120  # a curve needs no more, however long the game was


class Course(msgspec.Struct, frozen=True):
    """Positions, and what every seat had in each of them."""

    positions: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    points: bool


UNKNOWN = Course((), (), False)


def moments(last: int) -> list[int]:
    """Numbers of choices from 0 to the last, evenly spread, both ends included."""
    if last < MOST_MOMENTS:
        return list(range(last + 1))
    return sorted({round(at * last / (MOST_MOMENTS - 1)) for at in range(MOST_MOMENTS)})


def standing(state: State, points: bool) -> tuple[float, ...]:
    """How every seat stands: points if the game counts them, else the chances that the game itself gives them."""
    game = state.game
    if points:
        return tuple(float(score) for score in game.scores(state))
    return tuple(round(chance, 3) for chance in game.values(state))


def course_of(session: Session) -> Course:
    """One pass through the whole game."""
    points = any(session.state.game.scores(session.state))
    numbers = moments(session.number)
    return Course(tuple(numbers), tuple(standing(state, points) for state in session.along(numbers)), points)


async def course(room: Room) -> Course:
    """The course of the game at a table. A what-if has no beginning; under older rules some games cannot be retold."""
    if room.info.branch:
        return UNKNOWN
    try:
        session = await whole_session(room)
    except Problem:
        return UNKNOWN
    return await asyncio.to_thread(course_of, session)
