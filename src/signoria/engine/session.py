"""Session: one game being played: what was chosen, what may be taken back, and every position on the way.

A choice comes in, is checked against the decision on the table, and becomes an entry. Undo and redo are entries too:
the list of entries only ever grows. ``state`` is never changed in place: every choice leaves a new one there.
"""

from __future__ import annotations

import re
from collections import deque
from typing import Final

import msgspec

from signoria.engine.decision import Decision, Explanation, decision, explain
from signoria.engine.event import EVERYONE, FORCED, Chance, Event, Sink
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.state import State

CHOICE: Final = "choice"
UNDO: Final = "undo"
REDO: Final = "redo"
START: Final = "start"

CHECK_EVERY: Final = 20  # entries from one digest of the position to the next
RECENT: Final = 32  # positions kept for an undo that need not be worked out again
MOST_CHECKPOINTS: Final = 64
LONGEST_NAME: Final = 80
DATE: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")

Script = tuple[tuple[int, int], ...]


class Header(msgspec.Struct, frozen=True):
    """What was settled before the game began; ``players`` has a name for each seat, '' where nobody said."""

    game: str
    edition: str
    rules: int
    options: msgspec.Struct
    players: tuple[str, ...]
    date: str


class Entry(msgspec.Struct, frozen=True):
    """One line of a game: a choice made, taken back or made again, and what came of it.

    ``number`` counts the choices in force: choice 7 leads from position 6 to position 7, and its undo back to 6.
    """

    kind: str  # CHOICE, UNDO, REDO, or START for the set-up
    number: int
    seat: int
    option: int
    words: str
    chances: tuple[Chance, ...] = ()
    events: tuple[Event, ...] = ()
    informed: bool = False  # somebody learned something: this cannot be taken back
    digest: str = ""  # of the position after it, every CHECK_EVERY entries

    @property
    def forced(self) -> tuple[tuple[int, int], ...]:
        """The decisions that were taken by themselves after it, as (seat, option)."""
        return tuple((event.args[0], event.args[1]) for event in self.events if event.kind == FORCED)

    @property
    def script(self) -> Script:
        """The results of chance, as a state takes them to have the same happen again."""
        return tuple((chance.kind, chance.thing) for chance in self.chances)


class Made(msgspec.Struct, frozen=True):
    """A choice in force, with what a replay by script would not bring back: the generator and the script to come."""

    entry: Entry
    rng: tuple[int, int]
    script: Script


class Session:
    """A game from its set-up on."""

    def __init__(
        self,
        game: Game,
        edition: str,
        seats: int,
        options: msgspec.Struct,
        rng: Rng,
        *,
        players: tuple[str, ...] = (),
        date: str = "",
        script: Script | None = None,
    ) -> None:
        """Set up a new game. A ``script`` prescribes the chance of the set-up, all of it and nothing more."""
        game.check(edition, seats)
        header = Header(game.meta.id, edition, game.meta.rules_version, options, _names(players, seats), date)
        if date and not DATE.fullmatch(date):
            raise Problem("bad-date", date=date)
        before = (rng.a, rng.b)
        state = game.start(edition, seats, options, rng, script or ())
        sink = state.sink
        if sink is None:
            if (state.rng.a, state.rng.b) != before or (script and not state.script):
                raise ValueError(f"{game.meta.id}: start must give its state a sink before it draws")
            sink = Sink()
        if script is not None:
            _check_script(state, sink, script)
        self._begin(game, state, sink, header)

    @staticmethod
    def from_state(game: Game, state: State) -> Session:
        """A session that begins in the middle: a what-if, a scenario. It has no header and cannot become a record."""
        return WhatIf(game, state)

    def _begin(self, game: Game, state: State, sink: Sink, header: Header | None) -> None:
        state.sink = sink
        self.game: Game = game
        self.header: Header | None = header
        self.state: State = state
        digest = "" if header is None else state.digest()
        self.setup: Entry = Entry(START, 0, -1, -1, "", tuple(sink.chances), tuple(sink.events), True, digest)
        self._entries: list[Entry] = []
        self.failed: Entry | None = None  # a choice that met a bug of the rules: not in force, but worth a record
        self._line: list[Made] = []
        self._undone: list[Entry] = []
        self._recent: deque[State] = deque(maxlen=RECENT)  # its last is the position before the last choice in force
        self._checkpoints: dict[int, State] = {0: state}
        self._stride: int = 16

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that was chosen, taken back and chosen again, from the first choice on."""
        return tuple(self._entries)

    @property
    def number(self) -> int:
        """How many choices are in force."""
        return len(self._line)

    # --- deciding -------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The decision on the table, or nothing when the game is over."""
        return decision(self.state)

    def explain(self, option: int, seat: int | None = None) -> Explanation | None:
        """Why an option is not offered (to this seat), or nothing if it is."""
        return explain(self.state, option, seat)

    def choose(self, option: int, seat: int | None = None, script: Script | None = None) -> Entry:
        """Take an option for the seat that decides. A ``script`` prescribes all chance of it and nothing more."""
        if option not in self.state.options() or seat not in (None, self.state.decider()):
            why = explain(self.state, option, seat)
            if why is None:
                raise ValueError(f"{self.game.vocabulary.words(option)} is not offered and no guard forbids it")
            raise Problem("illegal-choice", reason=why.phrase)
        entry = self._apply(CHOICE, option, script)
        self._undone.clear()
        return entry

    def _apply(self, kind: str, option: int, script: Script | None) -> Entry:
        before = self.state
        seat = before.decider()
        state = before.clone()
        state.sink = sink = Sink()
        if script is not None:
            state.script = script
        try:
            state.choose(option)
        except Problem:
            raise
        except Exception:
            self.failed = self._entry(kind, seat, option, state)
            raise
        if script is not None:
            _check_script(state, sink, script)
        entry = self._entry(kind, seat, option, state)
        self.state = state
        self.failed = None
        entry = self._enter(entry)
        self._line.append(Made(entry, (state.rng.a, state.rng.b), state.script))
        self._recent.append(before)
        self._keep()
        return entry

    def _entry(self, kind: str, seat: int, option: int, state: State) -> Entry:
        """The entry of a choice that led to ``state``, with everything the state told on the way."""
        sink = state.sink or Sink()
        # The end of a game may lay hands open, and a forced answer tells what its seat could not do.
        others = any(event.kind == FORCED and event.args[0] != seat for event in sink.events)
        informed = sink.informed or others or bool(state.ended)
        words = self.game.vocabulary.words(option)
        chances, events = tuple(sink.chances), tuple(sink.events)
        return Entry(kind, self.number + 1, seat, option, words, chances, events, informed)

    def _enter(self, entry: Entry) -> Entry:
        """Put an entry on the list, with a digest of the position if it is time for one."""
        if self.header is not None and (len(self._entries) + 1) % CHECK_EVERY == 0:
            entry = msgspec.structs.replace(entry, digest=self.state.digest())
        self._entries.append(entry)
        return entry

    # --- taking back ----------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the last choice in force."""
        return self._undo_problem(seat) is None

    def undo(self, seat: int) -> Entry:
        """Take back the last choice in force: only one's own, and only if nobody learned anything from it."""
        problem = self._undo_problem(seat)
        if problem is not None:
            raise problem
        taken = self._line.pop().entry
        self._undone.append(taken)
        self._checkpoints.pop(taken.number, None)
        self.state = self._recent.pop() if self._recent else self._replayed(self.number)
        self.state.sink = Sink()
        return self._enter(Entry(UNDO, taken.number, seat, taken.option, taken.words))

    def _undo_problem(self, seat: int) -> Problem | None:
        if not self._line:
            return Problem("nothing-to-undo")
        last = self._line[-1].entry
        if last.seat != seat:
            return Problem("undo-not-yours", number=last.number, seat=self.game.seat_phrase(self.state, last.seat))
        return Problem("undo-informed", number=last.number) if last.informed else None

    def can_redo(self, seat: int) -> bool:
        """Whether a seat may make again the choice it took back last."""
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: int) -> Entry:
        """Make again the choice that was taken back last; possible while nothing else was chosen."""
        if not self.can_redo(seat):
            raise Problem("nothing-to-redo")
        entry = self._apply(REDO, self._undone[-1].option, ())
        self._undone.pop()
        return entry

    # --- looking back ---------------------------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """A copy of the position after this many choices, its real generator included (so not for a player's eyes)."""
        if not 0 <= number <= self.number:
            raise Problem("no-such-number", number=number, last=self.number)
        return self.state.clone() if number == self.number else self._replayed(number)

    def _replayed(self, number: int) -> State:
        """The position after this many choices, from the nearest one that was kept before it."""
        nearest = max(known for known in self._checkpoints if known <= number)
        state = self._checkpoints[nearest].clone()
        for made in self._line[nearest:number]:
            state.script = made.entry.script
            state.choose(made.entry.option)
            state.rng = Rng(*made.rng)
            state.script = made.script
        return state

    def branch(self, number: int, rng: Rng | None = None) -> Session:
        """A what-if from the position after this many choices. With a generator, chance goes another way from there."""
        state = self.at(number)
        if rng is not None:
            state.rng = rng.clone()
        return Session.from_state(self.game, state)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What happened after the first ``since`` entries, as far as the seat may know (-1: a spectator)."""
        return [
            event for entry in self._entries[since:] for event in entry.events if event.audience in (EVERYONE, seat)
        ]

    def _keep(self) -> None:
        """Keep this position if it is time for one; when there are too many, keep every second one from now on."""
        if self.number % self._stride == 0:
            self._checkpoints[self.number] = self.state
        if len(self._checkpoints) > MOST_CHECKPOINTS:
            self._stride *= 2
            self._checkpoints = {
                number: state for number, state in self._checkpoints.items() if number % self._stride == 0
            }


class WhatIf(Session):
    """A session that begins in the middle of a game."""

    def __init__(self, game: Game, state: State) -> None:
        self._begin(game, state.clone(), Sink(), None)


def check_name(name: str) -> None:
    """Refuse the name of a player that could not stand on a line of a record."""
    if len(name) > LONGEST_NAME or not name.isprintable() or name != " ".join(name.split()):
        raise Problem("bad-player", name=repr(name[:LONGEST_NAME]), longest=LONGEST_NAME)


def _names(players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A name for each seat; players nobody named have none."""
    if players and len(players) != seats:
        raise Problem("wrong-players", players=len(players), seats=seats)
    for name in players:
        check_name(name)
    return players or ("",) * seats


def _check_script(state: State, sink: Sink, script: Script) -> None:
    """Whether exactly the prescribed results of chance were asked for."""
    if state.script:
        kind, thing = state.script[0]
        word, domain = state.game.chances[kind]
        raise Problem("chance-left-over", chance=f"{word} {domain.words[thing]}".rstrip())
    if len(sink.chances) > len(script):
        raise Problem("chance-missing", chance=state.game.chances[sink.chances[len(script)].kind][0])
