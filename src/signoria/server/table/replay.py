"""A whole game, played again from its log."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.session import CHOICE, REDO, UNDO, Session
from signoria.server.store.entries import Stored
from signoria.server.store.info import DAMAGED, Info
from signoria.server.store.schema import ENTRIES
from signoria.server.table.game_log import TAKEBACK, UNFIT, Logged, made_again, outdated
from signoria.server.table.rebuild import read, set_up
from signoria.server.table.room import Room


def in_force(rows: list[Logged]) -> list[Logged]:
    """The choices that count in the end, as plain choices, when some were taken back with consent."""
    kept: list[Logged] = []
    undone: list[Logged] = []
    for row in rows:
        if row.kind == UNDO:
            undone.append(kept.pop())
        elif row.kind == REDO:
            kept.append(undone.pop())
        elif row.kind == TAKEBACK:
            del kept[row.position :]
        elif row.kind == CHOICE:
            kept.append(row)
    return kept


def replay(game: Game, rules: int, session: Session, rows: list[Logged]) -> None:
    """Play a whole log again from its set-up, and see that the same came of it."""
    if any(row.kind == TAKEBACK for row in rows):
        rows = in_force(rows)
    for row in rows:
        try:
            made_again(session, row)
        except Problem as problem:
            raise outdated(game, rules, row.position, problem) from problem


async def log_of(room: Room) -> list[Logged]:
    """The whole log of a table, as far as it can be read today."""
    query = select(ENTRIES).where(ENTRIES.c.table_id == room.id).order_by(ENTRIES.c.number)
    return [read(room.game, room.info, Stored.of(row)) for row in await room.store.rows(query)]


async def whole_session(room: Room) -> Session:
    """The game from its set-up on, played again from the log."""
    found = room.info
    if found.branch:
        raise Problem("record-of-branch")
    try:
        rows = [row for row in await log_of(room) if row.number <= found.last]
        if not rows:
            raise Problem("server-not-started")
        return await asyncio.to_thread(session_of, room.game, found, rows)
    except Problem:
        raise
    except UNFIT as error:  # it is no more than nonsense
        raise DAMAGED from error


def session_of(game: Game, found: Info, rows: list[Logged]) -> Session:
    """A session from a log, with the answers that wait beside it."""
    try:
        session = set_up(game, found, rows[0].script)
    except Problem as problem:
        raise outdated(game, found.rules, rows[0].position, problem) from problem
    replay(game, found.rules, session, rows[1:])
    try:
        for answer in found.answers:
            session.choose(game.vocabulary.parse(answer.words), answer.seat)
    except Problem as problem:
        raise outdated(game, found.rules, session.number + 1, problem) from problem
    return session
