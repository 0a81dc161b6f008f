"""Session: one game being played: what was chosen, what may be taken back, and every position on the way.

A choice comes in, is checked against the decision on the table, and becomes an entry. Undo and redo are entries too:
the list of entries only ever grows. ``state`` is never changed in place: every choice leaves a new one there.

Where several seats decide at once, what each has answered is kept apart until all have: only then the answers become
entries, in the order of the question and not of their arrival. Until then a change of mind leaves no trace.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from signoria.engine.decision import Decision, Explanation, decision, explain
from signoria.engine.event import EVERYONE, FORCED, Chance, Event, Sink
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.vocabulary import NO_THING

CHOICE: Final = "choice"
ANSWER: Final = "answer"  # of one of several seats while others still decide: not yet among the entries
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
    data: str = ""  # the digest of the values it is played with and the title of their pack; '' for printed values


class Entry(msgspec.Struct, frozen=True):
    """One line of a game: a choice made, taken back or made again, and what came of it.

    ``number`` counts the choices in force: choice 7 leads from position 6 to position 7, and its undo back to 6.
    """

    kind: str  # CHOICE, UNDO, REDO, START for the set-up, or ANSWER for what is no entry yet
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
        seats, options = game.table(seats, options)
        game.check(edition, seats)
        header = Header(
            game.meta.id, edition, game.meta.rules_version, options, _names(players, seats), date, game.data
        )
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
        self._asking: State = state  # the position after the last choice in force, without the answers that wait
        self._answers: dict[int, int] = {}  # what seats have answered while others still decide
        self._withdrawn: dict[int, int] = {}  # answers that were taken back
        self._recent: deque[State] = deque(maxlen=RECENT)  # its last is the position before the last choice in force
        self._checkpoints: dict[int, State] = {0: state}
        self._stride: int = 16

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.meta.id}, {self.number} choices in force: {self.state!r}>"

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that was chosen, taken back and chosen again, from the first choice on."""
        return tuple(self._entries)

    def since(self, count: int) -> tuple[Entry, ...]:
        """What came after so many entries; ``count`` says how many there are. The others are left alone."""
        return tuple(self._entries[count:])

    @property
    def count(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def number(self) -> int:
        """How many choices are in force."""
        return len(self._line)

    @property
    def made(self) -> tuple[Entry, ...]:
        """The choices in force, from the first on."""
        return tuple(made.entry for made in self._line)

    # --- deciding -------------------------------------------------------------------------------------------------

    def decision(self, seat: int | None = None) -> Decision | None:
        """The decision on the table, of this seat if several decide at once; nothing when the game is over."""
        return decision(self.state, seat)

    @property
    def answers(self) -> dict[int, int]:
        """What seats have answered while others still decide, in the order of the question. Each is a secret."""
        step = self.state.common()
        asked = () if step is None else step.asked
        return {seat: self._answers[seat] for seat in asked if seat in self._answers}

    def explain(self, option: int, seat: int | None = None) -> Explanation | None:
        """Why an option is not offered (to this seat), or nothing if it is."""
        return explain(self.state, option, seat)

    def choose(self, option: int, seat: int | None = None, script: Script | None = None) -> Entry:
        """Take an option for a seat that decides. A ``script`` prescribes all chance of it and nothing more.

        Without a seat it is the first that decides. While others still decide, this returns an ANSWER, which is no
        entry yet. With the last answer all become entries, and this returns the one that has all their results.
        """
        state = self.state
        by = state.decider() if seat is None else seat
        if option not in state.options_for(by):
            why = explain(state, option, seat)
            if why is None:
                raise ValueError(f"{self.game.vocabulary.words(option)} is not offered and no guard forbids it")
            raise Problem("illegal-choice", reason=why.phrase)
        entry = self._take(CHOICE, by, option, script)
        self._undone.clear()
        return entry

    def _take(self, kind: str, seat: int, option: int, script: Script | None) -> Entry:
        """Keep an answer while others still decide; else do what was chosen."""
        step = self.state.common()
        if step is None:
            return self._apply(((kind, seat, option),), script)
        if script and len(step.owing()) > 1:
            raise _left_over(self.game, script)
        self._withdrawn.pop(seat, None)
        given = {**self._answers, seat: option}
        if len(step.owing()) > 1:
            self._wait(given)
            return Entry(ANSWER, self.number + 1, seat, option, self.game.vocabulary.words(option))
        # No matter who was last: the same entries come of it, in the order of the question.
        return self._apply(tuple((CHOICE, one, given[one]) for one in step.asked if one in given), script)

    def _wait(self, answers: dict[int, int]) -> None:
        """The position with these answers, and others still to come."""
        state = self._asking.clone()
        for seat, option in answers.items():
            state.choose_for(seat, option)
        state.sink = Sink()
        self._answers = answers
        self.state = state

    def _apply(self, choices: tuple[tuple[str, int, int], ...], script: Script | None) -> Entry:
        """Do one choice, or all that seats have answered at once; only the last of them has consequences."""
        made: list[tuple[State, State, Entry]] = []
        before = self._asking
        shared = before.common()
        apart = 0 if shared is None else sum(answer >= 0 for answer in shared.answers)  # had a single option
        for place, (kind, seat, option) in enumerate(choices):
            state = before.clone()
            state.sink = sink = Sink()
            if script is not None:
                state.script = script if place == len(choices) - 1 else ()
            try:
                state.choose_for(seat, option)
            except Problem:
                raise
            except Exception:
                self.failed = self._entry(kind, len(made), seat, option, state)
                raise
            if shared is not None and (shared.discreet or len(choices) + apart > 1):
                sink.informed = True
            made.append((before, state, self._entry(kind, len(made), seat, option, state)))
            before = state
        if script is not None:
            _check_script(state, sink, script)
        self.failed = None
        self._answers, self._withdrawn = {}, {}
        for before, state, entry in made:
            self.state = self._asking = state
            entered = self._enter(entry)
            self._line.append(Made(entered, (state.rng.a, state.rng.b), state.script))
            self._recent.append(before)
            self._keep()
        return entered

    def _entry(self, kind: str, ahead: int, seat: int, option: int, state: State) -> Entry:
        """The entry of a choice that led to ``state``, with everything the state told on the way."""
        sink = state.sink or Sink()
        # The end of a game may lay hands open, and a forced answer tells what its seat could not do.
        others = any(event.kind == FORCED and event.args[0] != seat for event in sink.events)
        # What may still be taken back must not depend on who has a secret to tell.
        common = state.common()
        informed = sink.informed or others or bool(state.ended) or (common is not None and common.discreet)
        words = self.game.vocabulary.words(option)
        chances, events = tuple(sink.chances), tuple(sink.events)
        return Entry(kind, self.number + 1 + ahead, seat, option, words, chances, events, informed)

    def _enter(self, entry: Entry) -> Entry:
        """Put an entry on the list, with a digest of the position if it is time for one."""
        if self.header is not None and (len(self._entries) + 1) % CHECK_EVERY == 0:
            entry = msgspec.structs.replace(entry, digest=self.state.digest())
        self._entries.append(entry)
        return entry

    def begun(self, seat: int) -> tuple[int, ...]:
        """What a seat could have named instead of what it has just named to act with; see ``Verb.begins``."""
        if not self._line or self._undo_problem(seat) is not None:
            return ()
        last = self._line[-1].entry
        verb = self.game.vocabulary.verb_of(last.option)
        if not verb.begins or last.forced:
            return ()
        before = self._recent[-1] if self._recent else self._replayed(self.number - 1)
        verbs = self.game.vocabulary
        return tuple(one for one in before.options() if one != last.option and verbs.verb_of(one) is verb)

    # --- taking back ----------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its answer while others still decide, or the last choice in force."""
        return seat in self._answers or self._undo_problem(seat) is None

    def undo(self, seat: int) -> Entry:
        """Take back the last choice in force: only one's own, and only if nobody learned anything from it.

        An answer that others did not see yet can be taken back at any time, and that is no entry either.
        """
        if seat in self._answers:
            option = self._withdrawn[seat] = self._answers[seat]
            self._wait({other: answer for other, answer in self._answers.items() if other != seat})
            return Entry(UNDO, self.number + 1, seat, option, self.game.vocabulary.words(option))
        problem = self._undo_problem(seat)
        if problem is not None:
            raise problem
        taken = self._line.pop().entry
        self._undone.append(taken)
        self._checkpoints.pop(taken.number, None)
        self.state = self._recent.pop() if self._recent else self._replayed(self.number)
        self.state.sink = Sink()
        self._asking = self.state
        self._withdrawn = {}
        return self._enter(Entry(UNDO, taken.number, seat, taken.option, taken.words))

    def _undo_problem(self, seat: int) -> Problem | None:
        if not self._line:
            return Problem("nothing-to-undo")
        last = self._line[-1].entry
        if last.seat != seat:
            return Problem("undo-not-yours", number=last.number, seat=self.game.seat_phrase(self.state, last.seat))
        return Problem("undo-informed", number=last.number) if last.informed or self._answers else None

    def can_redo(self, seat: int) -> bool:
        """Whether a seat may make again the choice it took back last."""
        return seat in self._withdrawn or (bool(self._undone) and self._undone[-1].seat == seat)

    def undone(self, seat: int) -> int:
        """The option that a seat would make again, else NO_THING."""
        if seat in self._withdrawn:
            return self._withdrawn[seat]
        return self._undone[-1].option if self.can_redo(seat) else NO_THING

    def redo(self, seat: int) -> Entry:
        """Make again the choice that was taken back last; possible while nothing else was chosen."""
        if not self.can_redo(seat):
            raise Problem("nothing-to-redo")
        if seat in self._withdrawn:
            return self._take(CHOICE, seat, self._withdrawn[seat], None)
        entry = self._apply(((REDO, seat, self._undone[-1].option),), ())
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
        self._forward(state, nearest, number)
        return state

    def _forward(self, state: State, start: int, number: int) -> None:
        """Move a state that has seen ``start`` choices on until it has seen ``number``."""
        for made in self._line[start:number]:
            state.script = made.entry.script
            state.choose_for(made.entry.seat, made.entry.option)
            state.rng = Rng(*made.rng)
            state.script = made.script

    def along(self, numbers: Iterable[int]) -> Iterator[State]:
        """The positions after so many choices each, in rising order, in one pass; each is gone when the next comes."""
        state, seen = self._checkpoints[0].clone(), 0
        for number in numbers:
            self._forward(state, seen, number)
            seen = number
            yield state

    def clone(self) -> Session:
        """The same game a second time, its past included; each goes on without the other."""
        other = Session.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.state.sink = Sink()
        other._entries = self._entries[:]
        other._line = self._line[:]
        other._undone = self._undone[:]
        other._withdrawn = self._withdrawn.copy()
        other._recent = self._recent.copy()
        other._checkpoints = self._checkpoints.copy()
        return other

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
        raise _left_over(state.game, state.script)
    if len(sink.chances) > len(script):
        raise Problem("chance-missing", chance=state.game.chances[sink.chances[len(script)].kind][0])


def _left_over(game: Game, script: Script) -> Problem:
    """Chance is prescribed that nothing asked for."""
    kind, thing = script[0]
    word, domain = game.chances[kind]
    return Problem("chance-left-over", chance=f"{word} {domain.words[thing]}".rstrip())
