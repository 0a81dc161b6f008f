"""Tables to practise at: the chapters of a lesson."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.lessons.lesson import Chapter, lessons
from signoria.server.people.accounts import User
from signoria.server.store import info
from signoria.server.store.info import RUNNING, Info
from signoria.server.store.schema import SEATS, TABLES
from signoria.server.table import branches, lifecycle
from signoria.server.table.game_log import Line, Logged
from signoria.server.table.hall import Hall
from signoria.server.table.play import current
from signoria.server.table.replay import in_force
from signoria.server.table.room import Room
from signoria.server.wire import NewTable, SeatPlan, Settings

RIVAL: Final = "greedy"  # who plays for the others once what was prepared is done


@cache
def chapters(games: tuple[Game, ...]) -> dict[str, tuple[Game, Chapter]]:
    """Every chapter of every game, by its name."""
    return {chapter.name: (game, chapter) for game in games for lesson in lessons(game) for chapter in lesson.chapters}


async def practise(hall: Hall, user: User, game: Game, chapter: Chapter) -> Room:
    """A private table with the position of a chapter; an earlier one of the same chapter is closed."""
    for earlier in await running(hall, user, chapter):
        await lifecycle.close(await hall.room(earlier))
    state = chapter.start()
    seats = [SeatPlan(me=True) if seat == chapter.seat else SeatPlan(bot=RIVAL) for seat in range(state.seats)]
    body = NewTable(game.meta.id, seats, chapter.edition, chapter.options)
    room = await lifecycle.create(hall, user, body, branch=True, settings=Settings(lesson=chapter.name))

    def job(connection: Connection, found: Info) -> None:
        for seat, plan in chapter.rivals.items():
            set_plan(connection, found.id, seat, plan)

    await room.change(job)
    await branches.lay(hall, room, state)
    return room


async def go_back(hall: Hall, room: Room, user: User, games: tuple[Game, ...], number: int, position: int) -> None:
    """Take choices back in a lesson, past whatever happened since; the plans of the others are as they were then."""
    named = chapters(games).get(room.info.settings.lesson)
    if named is None:
        raise Problem("server-no-lesson")
    lifecycle.owned(room.info, user)
    async with room.lock:
        await current(room, number)
        if position >= room.playing().position:
            raise Problem("no-such-number", number=position, last=room.playing().position - 1)
        state = await room.at(position)
        kept = in_force(await room.entries_after(0))[:position]
        left = {seat: remaining(plan, seat, kept) for seat, plan in named[1].rivals.items()}

        def do(line: Line, now: float) -> list[Logged]:
            return line.take_back(named[1].seat, position, state, now)

        def also(connection: Connection, _now: float) -> None:
            for seat, plan in left.items():
                set_plan(connection, room.id, seat, plan)

        await room.enter(do, also)
    hall.attend(room)


def remaining(plan: tuple[str, ...], seat: int, kept: list[Logged]) -> tuple[str, ...]:
    """What is left of a plan after the choices in force; nothing if the seat did something else."""
    done = tuple(row.words for row in kept if row.seat == seat)
    return plan[len(done) :] if plan[: len(done)] == done else ()


def set_plan(connection: Connection, table: str, seat: int, plan: tuple[str, ...]) -> None:
    """What a seat is to do next."""
    where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(where).values(plan=info.plan_text(plan)))


async def running(hall: Hall, user: User, chapter: Chapter) -> list[str]:
    """The tables at which somebody practises a chapter."""
    named = msgspec.json.encode({"lesson": chapter.name}).decode()[1:-1]
    mine = (TABLES.c.owner == user.id) & (TABLES.c.status == RUNNING) & TABLES.c.settings.contains(named)
    return [row._mapping["id"] for row in await hall.store.rows(select(TABLES.c.id).where(mine))]
