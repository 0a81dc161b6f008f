"""A game in progress as the server holds it: the newest position, and just enough before it for an undo.

Undo never goes back past new information. So whatever lies before the last choice that informed anybody is let go: it
stands in the log, and a snapshot every so often makes any earlier position quick to work out again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from signoria.engine.event import Event
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.session import CHOICE, REDO, START, UNDO, Entry, Script, Session
from signoria.engine.state import State

TAKEBACK: Final = "takeback"  # back to an earlier position, past new information, with the consent of the seats
SNAPSHOT_EVERY: Final = 50


class Logged(msgspec.Struct, frozen=True):
    """A row of the log."""

    number: int
    kind: str
    seat: int
    option: int
    words: str
    position: int
    informed: bool
    chances: tuple[tuple[int, int, int], ...]
    events: tuple[tuple[int, tuple[int, ...], int], ...]
    rng_a: int
    rng_b: int
    at: float

    @property
    def script(self) -> Script:
        """The results of chance, to have the same happen again."""
        return tuple((kind, thing) for kind, thing, _ in self.chances)

    def told(self) -> list[Event]:
        """The events."""
        return [Event(kind, args, audience) for kind, args, audience in self.events]


def logged(entry: Entry, number: int, position: int, state: State, at: float) -> Logged:
    """The row of an entry that led to ``state``."""
    return Logged(
        number,
        entry.kind,
        entry.seat,
        entry.option,
        entry.words,
        position,
        entry.informed,
        tuple((chance.kind, chance.thing, chance.audience) for chance in entry.chances),
        tuple((event.kind, tuple(event.args), event.audience) for event in entry.events),
        int(state.rng.a),
        int(state.rng.b),
        at,
    )


def to_row(table: str, one: Logged) -> dict[str, Any]:
    """A row for the database."""
    row = msgspec.structs.asdict(one)
    row["table_id"] = table
    row["chances"] = msgspec.json.encode(one.chances).decode()
    row["events"] = msgspec.json.encode(one.events).decode()
    return row


CHANCES: Final = msgspec.json.Decoder(tuple[tuple[int, int, int], ...])
EVENTS: Final = msgspec.json.Decoder(tuple[tuple[int, tuple[int, ...], int], ...])


def from_row(row: Any) -> Logged:
    """A row from the database."""
    found = row._mapping
    plain = {field: found[field] for field in Logged.__struct_fields__ if field not in ("chances", "events")}
    return Logged(**plain, chances=CHANCES.decode(found["chances"]), events=EVENTS.decode(found["events"]))


def saved(state: State) -> str:
    """A whole position as text, its generator included."""
    return msgspec.json.encode(state.to_json()).decode()


def restored(game: Game, text: str) -> State:
    """The position that was saved."""
    data: dict[str, Any] = msgspec.json.decode(text)
    return game.restore(data)


class Line:
    """A game from some position on."""

    def __init__(self, game: Game, state: State, position: int, number: int) -> None:
        self.game = game
        self.session: Session = Session.from_state(game, state)
        self.base = position  # choices in force before the session
        self.last = number  # of the newest entry
        self.since = 0  # entries since the newest snapshot

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    @property
    def position(self) -> int:
        """How many choices are in force."""
        return self.base + self.session.number

    def choose(self, option: int, seat: int, at: float) -> Logged:
        """Take an option for a seat."""
        return self._log(self.session.choose(option, seat), at)

    def undo(self, seat: int, at: float) -> Logged:
        """Take back the last choice, within the limits of the engine."""
        if self.session.number == 0 and self.base > 0:
            raise Problem("undo-informed", number=self.base)
        return self._log(self.session.undo(seat), at)

    def redo(self, seat: int, at: float) -> Logged:
        """Make again what was taken back last."""
        return self._log(self.session.redo(seat), at)

    def take_back(self, seat: int, position: int, state: State, at: float) -> Logged:
        """Go back to an earlier position, which everybody agreed to."""
        self._rebase(state, position)
        return self._log(Entry(TAKEBACK, position, seat, -1, "", informed=True), at)

    def follow(self, row: Logged) -> None:
        """Do what the log says; a Problem if the rules do not allow it."""
        if row.kind == CHOICE:
            entry = self.session.choose(row.option, row.seat, row.script)
            self.session.state.rng = Rng(row.rng_a, row.rng_b)
        elif row.kind == UNDO:
            entry = self.session.undo(row.seat)
        elif row.kind == REDO:
            entry = self.session.redo(row.seat)
        else:
            raise ValueError(f"{row.kind} cannot be followed from the position before it")
        self._log(entry, row.at)

    def _log(self, entry: Entry, at: float) -> Logged:
        self.last += 1
        self.since += 1
        row = logged(entry, self.last, self.position, self.state, at)
        if entry.informed:
            self._rebase(self.state, self.position)
        return row

    def _rebase(self, state: State, position: int) -> None:
        self.session = Session.from_state(self.game, state)
        self.base = position

    def snapshot_due(self, row: Logged) -> bool:
        """Whether it is time for a snapshot: only where nothing before can be taken back without consent."""
        return row.kind == TAKEBACK or (row.informed and (self.since >= SNAPSHOT_EVERY or bool(self.state.ended)))


def followed(game: Game, state: State, position: int, number: int, rows: Iterable[Logged]) -> Line:
    """The line from a snapshot on."""
    line = Line(game, state, position, number)
    for row in rows:
        line.follow(row)
    return line


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


def replay(session: Session, rows: list[Logged]) -> None:
    """Play a whole log again from its set-up, and see that the same came of it."""
    if any(row.kind == TAKEBACK for row in rows):
        rows = in_force(rows)
    for row in rows:
        if row.kind == CHOICE:
            entry = session.choose(row.option, row.seat, row.script)
        elif row.kind == UNDO:
            entry = session.undo(row.seat)
        else:
            entry = session.redo(row.seat)
        found = logged(entry, row.number, row.position, session.state, row.at)
        if found.events != row.events and row.kind == CHOICE:
            raise Problem("server-replay-differs", number=row.number)


def setup_row(session: Session, at: float) -> Logged:
    """The set-up as the row with number 0."""
    return logged(msgspec.structs.replace(session.setup, kind=START), 0, 0, session.state, at)


def rows_of(session: Session, at: float) -> tuple[list[Logged], dict[int, State]]:
    """The log of a session from its set-up on, and positions for snapshots by the number of their entry."""
    rows = [setup_row(session, at)]
    states = {0: session.at(0)}
    played = Line(session.game, session.at(0), 0, 0)
    for entry in session.entries:
        if entry.kind == CHOICE:
            played._log(played.session.choose(entry.option, entry.seat, entry.script), at)
        elif entry.kind == UNDO:
            played._log(played.session.undo(entry.seat), at)
        else:
            played._log(played.session.redo(entry.seat), at)
        row = logged(entry, played.last, played.position, played.state, at)
        rows.append(row)
        if played.snapshot_due(row):
            states[row.number] = played.state
            played.since = 0
    return rows, states
