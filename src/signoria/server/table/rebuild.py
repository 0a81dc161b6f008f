"""A log played again from its beginning, where what was kept beside it cannot be used: a snapshot that no longer fits,
events that today's game tells in other words. Choices and results of chance are the truth, and stay as they are.
"""

from __future__ import annotations

import msgspec

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.session import START, UNDO, Script, Session
from signoria.engine.state import State
from signoria.server.store.entries import Stored
from signoria.server.store.info import Info
from signoria.server.table.game_log import (
    TAKEBACK,
    Line,
    Logged,
    events_in_words,
    fresh,
    holding,
    numbered,
    outdated,
    restored,
    saved,
)


class Rebuilt(msgspec.Struct, frozen=True):
    """What came of a log: its table as it was read, the line with the answers that wait beside it, the rows, events to
    be written anew, and snapshots as (number, position, state).
    """

    found: Info
    line: Line
    rows: list[Logged]
    events: dict[int, str]
    snapshots: list[tuple[int, int, str]]


def set_up(game: Game, found: Info, script: Script) -> Session:
    """The game of a table at its beginning."""
    try:
        options = msgspec.convert(found.options, game.options)
    except msgspec.ValidationError as error:
        raise Problem("server-bad-options") from error
    session = Session(
        game,
        found.edition,
        len(found.seats),
        options,
        fresh(),
        players=found.players,
        date=found.date,
        script=script,
    )
    if session.header is not None:
        session.header = msgspec.structs.replace(session.header, rules=found.rules)
    return session


def rebuilt(game: Game, found: Info, log: list[Stored], beginning: str) -> Rebuilt:
    """Play a log again; ``beginning`` is the position that a what-if began with."""
    first = read(game, found, log[0])
    if found.branch:
        state, told = restored(game, beginning, begun=True), first.events
    else:
        try:
            session = set_up(game, found, first.script)
        except Problem as problem:
            raise outdated(game, found.rules, first.position, problem) from problem
        state = session.state
        state.rng = Rng(first.rng_a, first.rng_b)
        told = tuple((event.kind, tuple(event.args), event.audience) for event in session.setup.events)
    again = Rebuilding(game, found, state)
    again.keep(msgspec.structs.replace(first, events=told), log[0])
    for stored in log[1:]:
        again.play(stored)
    line = holding(again.line, found.rules, found.answers)
    return Rebuilt(found, line, again.rows, again.events, again.snapshots)


class Rebuilding:
    """A log on its way from the beginning to the end."""

    def __init__(self, game: Game, found: Info, state: State) -> None:
        self.game = game
        self.found = found
        self.line = Line(game, state, 0, 0)
        self.states = [state]  # by the number of choices in force
        self.rows: list[Logged] = []
        self.events: dict[int, str] = {}
        self.snapshots: list[tuple[int, int, str]] = []

    def play(self, stored: Stored) -> None:
        """Do what one entry says."""
        row = read(self.game, self.found, stored)
        line = self.line
        try:
            if row.kind == TAKEBACK:
                state = self.states[row.position].clone()
                state.rng = Rng(row.rng_a, row.rng_b)
                (made,) = line.take_back(row.seat, row.position, state, row.at)
            else:
                made = line.follow(row)
        except Problem as problem:
            raise outdated(self.game, self.found.rules, row.position, problem) from problem
        del self.states[row.position + (row.kind in (UNDO, TAKEBACK)) :]
        if row.kind not in (UNDO, TAKEBACK):
            self.states.append(line.state)
        self.keep(made, stored)

    def keep(self, row: Logged, stored: Stored) -> None:
        """Keep what came of an entry, and a snapshot if it is time for one."""
        self.rows.append(row)
        events = events_in_words(self.game, row.events)
        if events != stored.events:
            self.events[row.number] = events
        if row.kind == START or self.line.snapshot_due(row):
            self.snapshots.append((row.number, row.position, saved(self.line.state)))
            self.line.since = 0


def read(game: Game, found: Info, stored: Stored) -> Logged:
    """A row whose choice and chance must be known today; events that are not are left out."""
    try:
        return numbered(game, stored, strict=False)
    except Problem as problem:
        raise outdated(game, found.rules, stored.position, problem) from problem
