"""Tables with a puzzle: a position, one turn, and whether it was played as it should be."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.puzzles.puzzle import Puzzle, find, names
from signoria.server.people.accounts import User
from signoria.server.store.info import RUNNING
from signoria.server.store.schema import TABLES
from signoria.server.table import branches, lifecycle
from signoria.server.table.game_log import Logged
from signoria.server.table.hall import Hall
from signoria.server.table.replay import in_force
from signoria.server.table.room import Room
from signoria.server.wire import NewTable, SeatPlan, Settings

RIVAL: Final = "greedy"  # who answers for the others


def named(games: dict[str, Game], name: str) -> Puzzle:
    """The puzzle that a table names, as "game/puzzle"."""
    game, _, puzzle = name.partition("/")
    if game not in games or puzzle not in names(games[game]):
        raise Problem("server-no-puzzle")
    return find(games[game], puzzle)


async def begin(hall: Hall, user: User, puzzle: Puzzle) -> Room:
    """A private table with the position of a puzzle; an earlier one of the same puzzle is closed."""
    wanted = msgspec.json.encode({"puzzle": puzzle.name}).decode()[1:-1]
    mine = (TABLES.c.owner == user.id) & (TABLES.c.status == RUNNING) & TABLES.c.settings.contains(wanted)
    for row in await hall.store.rows(select(TABLES.c.id).where(mine)):
        await lifecycle.close(await hall.room(row._mapping["id"]))
    state = puzzle.start()
    seats = [SeatPlan(me=True) if seat == puzzle.seat else SeatPlan(bot=RIVAL) for seat in range(state.seats)]
    body = NewTable(puzzle.game.meta.id, seats, puzzle.edition)
    settings = Settings(hints=False, puzzle=puzzle.name)
    room = await lifecycle.create(hall, user, body, branch=True, settings=settings)
    await branches.lay(hall, room, state)
    return room


async def played(room: Room, puzzle: Puzzle) -> State:
    """Where the turn of a puzzle has come to: its end, if it is over."""
    return followed(puzzle, in_force(await room.entries_after(0)))


def followed(puzzle: Puzzle, rows: list[Logged]) -> State:
    """The position after choices of a log, no further than the end of the turn."""
    state = puzzle.start()
    for row in rows:
        if puzzle.over(state):
            break
        state.script = row.script
        state.choose_for(row.seat, row.option)
        state.script = ()
    return state
