"""A game in progress as the server holds it: the newest position, and just enough before it for an undo.

Undo never goes back past new information. So everything before the last choice that informed anybody is forgotten here.
It stands in the log, and a snapshot every so often makes any earlier position quick to work out again.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any, Final

import msgspec

from signoria.engine.event import FORCED, Event
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.record.lines import chance_words, parse_chance
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import CHOICE, REDO, START, UNDO, Entry, Script, Session
from signoria.engine.state import State
from signoria.engine.vocabulary import NO_THING
from signoria.server.store.entries import Stored
from signoria.server.store.info import Answer

TAKEBACK: Final = "takeback"  # back to an earlier position, past new information, with the consent of the seats
SNAPSHOT_EVERY: Final = 50
MOST_EVENTS: Final = 20_000  # kept as they are written
# What comes up when something that was kept does not fit the game of today.
UNFIT: Final = (
    *(Problem, ValueError, LookupError, TypeError),
    *(AttributeError, ArithmeticError, AssertionError, RecursionError),  # where it is no more than nonsense
)

NumberedEvent = tuple[int, tuple[int, ...], int]  # kind, things, audience
WordedEvent = tuple[str, tuple[int | str, ...], int]


def fresh() -> Rng:
    """A generator from nowhere; it never leaves the server."""
    return seeded(secrets.token_hex(16))


class Logged(msgspec.Struct, frozen=True):
    """An entry of the log, with the numbers that its game has for options, chance and events today."""

    number: int
    kind: str
    seat: int
    option: int
    words: str
    position: int
    informed: bool
    chances: tuple[tuple[int, int, int], ...]
    events: tuple[NumberedEvent, ...]
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


class Unreadable(Problem):
    """Events that today's game has no words for. They can be worked out anew from the choices."""


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


# --- words ------------------------------------------------------------------------------------------------------------

CHANCES: Final = msgspec.json.Decoder(tuple[tuple[str, int], ...])
EVENTS: Final = msgspec.json.Decoder(tuple[WordedEvent, ...])


def worded(game: Game, row: Logged) -> Stored:
    """A row in words."""
    return Stored(
        row.number,
        row.kind,
        row.seat,
        row.words,
        row.position,
        row.informed,
        msgspec.json.encode([(chance_words(game, kind, thing), eyes) for kind, thing, eyes in row.chances]).decode(),
        events_in_words(game, row.events),
        row.rng_a,
        row.rng_b,
        row.at,
    )


def events_in_words(game: Game, events: tuple[NumberedEvent, ...]) -> str:
    """Events for the database."""
    told = [(game.events[kind].name, things_in_words(game, kind, args), eyes) for kind, args, eyes in events]
    return msgspec.json.encode(told).decode()


@lru_cache(MOST_EVENTS)
def things_in_words(game: Game, kind: int, args: tuple[int, ...]) -> tuple[int | str, ...]:
    """What the numbers of an event stand for; seats and counts stay numbers."""
    fields = game.events[kind].fields
    return tuple(thing_in_words(game, domain, number) for (_, domain), number in zip(fields, args, strict=True))


def thing_in_words(game: Game, domain: str, number: int) -> int | str:
    """The word of one thing."""
    if domain == "option":
        return game.vocabulary.words(number)
    known = game.domains.get(domain)
    return known.words[number] if known is not None and 0 <= number < len(known.words) else number


def numbered(game: Game, stored: Stored, strict: bool = True) -> Logged:
    """A row with the numbers of today; a Problem if the game does not know its words.

    If it need not be ``strict``, events that are not known are left out.
    """
    chances = CHANCES.decode(stored.chances)
    events = []
    for told in EVENTS.decode(stored.events):
        try:
            events.append(event_by_words(game, *told))
        except Unreadable:
            if strict:
                raise
    return Logged(
        stored.number,
        stored.kind,
        stored.seat,
        game.vocabulary.parse(stored.words) if stored.words else -1,
        stored.words,
        stored.position,
        stored.informed,
        tuple((*parse_chance(game, words), eyes) for words, eyes in chances),
        tuple(events),
        stored.rng_a,
        stored.rng_b,
        stored.at,
    )


@lru_cache(MOST_EVENTS)
def event_by_words(game: Game, name: str, words: tuple[int | str, ...], audience: int) -> NumberedEvent:
    """The event that was told in these words."""
    found = [(number, kind) for number, kind in game.events.items() if kind.name == name]
    if not found or len(found[0][1].fields) != len(words):
        raise Unreadable("server-event-unknown", event=name)
    number, kind = found[0]
    try:
        return number, tuple(map(thing_by_word, [game] * len(words), kind.fields, words)), audience
    except Problem:
        raise Unreadable("server-event-unknown", event=name) from None


def thing_by_word(game: Game, field: tuple[str, str], word: int | str) -> int:
    """The number that a word of an event has today."""
    if isinstance(word, int):
        return word
    return game.vocabulary.parse(word) if field[1] == "option" else game.domains[field[1]].find(word)


def saved(state: State) -> str:
    """A whole position in words, and in the numbers of today with its generator."""
    return msgspec.json.encode({"position": state.game.describe(state), "numbers": state.to_json()}).decode()


def restored(game: Game, text: str, begun: bool) -> State:
    """The position that was saved: by its numbers if they still stand for the same words, else by its words.

    A Problem if today's game tells it otherwise, for then something of it would be lost. Only what a what-if was
    ``begun`` with is taken all the same: no log leads there.
    """
    data: dict[str, Any] = msgspec.json.decode(text)
    if "position" not in data:
        raise Problem("server-snapshot-old")
    words = data["position"]
    with contextlib.suppress(*UNFIT):
        state = game.restore(data["numbers"])
        if told(state) == words:
            return state
    state = game.position(words)
    state.rng = Rng(*data["numbers"]["rng"])
    if not begun and told(state) != words:
        raise Problem("server-snapshot-old")
    return state


def told(state: State) -> dict[str, Any]:
    """A position in words, as it comes back from the database."""
    words: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.game.describe(state)))
    return words


# --- the game ---------------------------------------------------------------------------------------------------------


class Line:
    """A game from some position on."""

    def __init__(self, game: Game, state: State, position: int, number: int) -> None:
        self.game = game
        self.session: Session = Session.from_state(game, state)
        self.base = position  # choices in force before the session
        self.last = number  # of the newest entry
        self.since = 0  # entries since the newest snapshot
        # Answers of a common decision that stand in the log although others still decide, as in logs of old.
        self.written: dict[int, int] = {}

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    @property
    def position(self) -> int:
        """How many choices are in force."""
        return self.base + self.session.number

    def choose(self, option: int, seat: int, at: float, usual: bool = False, instead: bool = False) -> list[Logged]:
        """Take an option for a seat; nothing new for the log while others must still answer the same question.

        With ``instead`` it takes the place of what the seat has just named to act with. With ``usual`` the answers that
        nobody needs to be asked about are given along with it, each a choice of its own.
        """
        rows: list[Logged] = []
        if instead and option in self.session.begun(seat):
            rows += self._do(lambda: self.session.undo(seat), at)
        rows += self._do(lambda: self.session.choose(option, seat), at)
        while usual and (answer := self._expected(seat)) != NO_THING:
            rows += self._do(partial(self.session.choose, answer, seat), at)
        return rows

    def undo(self, seat: int, at: float, usual: bool = False) -> list[Logged]:
        """Take back the last choice, or an answer that others did not see yet, within the limits of the engine.

        With ``usual`` an answer that nobody needs to be asked about goes with the choice that it came along with.
        """
        if self.session.number == 0 and self.base > 0 and seat not in self.session.answers:
            raise Problem("undo-informed", number=self.base)
        if seat in self.written:
            raise Problem("undo-informed", number=self.position + 1)
        rows = self._do(lambda: self.session.undo(seat), at)
        while usual and rows and self.session.can_undo(seat) and self._expected(seat) == rows[-1].option:
            rows += self._do(lambda: self.session.undo(seat), at)
        return rows

    def redo(self, seat: int, at: float, usual: bool = False) -> list[Logged]:
        """Make again what was taken back last; with ``usual`` also the answer that came along with it."""
        rows = self._do(lambda: self.session.redo(seat), at)
        while usual and rows and (again := self.session.undone(seat)) != NO_THING and again == self._expected(seat):
            rows += self._do(lambda: self.session.redo(seat), at)
        return rows

    def _expected(self, seat: int) -> int:
        """The answer that nobody needs to ask this seat for now, else NO_THING."""
        return self.game.usual(self.state) if self.state.deciders() == (seat,) else NO_THING

    def take_back(self, seat: int, position: int, state: State, at: float) -> list[Logged]:
        """Go back to an earlier position, which everybody agreed to."""
        self._rebase(state, position)
        return [self._log(Entry(TAKEBACK, position, seat, -1, "", informed=True), at)]

    def hold(self, answers: Iterable[tuple[int, int]]) -> None:
        """Have exactly these answers wait for others, beside those that stand in the log."""
        wanted = {**self.written, **dict(answers)}
        for seat, option in list(self.session.answers.items()):
            if wanted.get(seat) != option:
                self.session.undo(seat)
        for seat, option in wanted.items():
            if seat not in self.session.answers:
                self.session.choose(option, seat)

    def held(self) -> dict[int, int]:
        """The answers that wait for others and do not stand in the log."""
        return {seat: option for seat, option in self.session.answers.items() if seat not in self.written}

    def follow(self, row: Logged) -> Logged:
        """Do what the log says, and what came of it; a Problem if the rules do not allow it."""
        if row.kind == TAKEBACK:
            raise ValueError("a take-back cannot be followed from the position before it")
        entry = made_again(self.session, row)
        if row.kind == CHOICE:
            self.session.state.rng = Rng(row.rng_a, row.rng_b)
        # An answer while others still decide is no entry of the session yet, but it stands in the log.
        made = self._log(msgspec.structs.replace(entry, kind=row.kind), row.at, row.position)
        self.written = dict(self.session.answers)
        return made

    def _do(self, act: Callable[[], Entry], at: float) -> list[Logged]:
        """Do something, and log all new entries: those of a common decision come together, at the same time."""
        count = self.session.count
        act()
        made = self.session.since(count)
        rows: list[Logged] = []
        for entry in made:
            if entry.seat in self.written and len(made) > 1:
                continue
            self.last += 1
            self.since += 1
            position = self.base + (entry.number - 1 if entry.kind == UNDO else entry.number)
            state = self.state if entry is made[-1] else self.session.at(entry.number)
            rows.append(logged(entry, self.last, position, state, at))
        if made:
            self.written = {}
            if made[-1].informed:
                self._rebase(self.state, self.position)
        return rows

    def _log(self, entry: Entry, at: float, position: int | None = None) -> Logged:
        self.last += 1
        self.since += 1
        row = logged(entry, self.last, self.position if position is None else position, self.state, at)
        if entry.informed:
            self._rebase(self.state, self.position)
        return row

    def _rebase(self, state: State, position: int) -> None:
        self.session = Session.from_state(self.game, state)
        self.base = position
        self.written = {}

    def snapshot_due(self, row: Logged) -> bool:
        """Whether it is time for a snapshot: only where nothing before can be taken back without consent."""
        if self.session.answers:
            return False
        return row.kind == TAKEBACK or (row.informed and (self.since >= SNAPSHOT_EVERY or bool(self.state.ended)))


def made_again(session: Session, row: Logged) -> Entry:
    """A choice, its undo or its redo, made once more as the log tells it."""
    if row.kind == UNDO:
        return session.undo(row.seat)
    if row.kind == REDO:
        return session.redo(row.seat)
    entry = session.choose(row.option, row.seat, row.script)
    if entry.forced != tuple((args[0], args[1]) for kind, args, _ in row.events if kind == FORCED):
        raise Problem("record-forced")
    return entry


def outdated(game: Game, rules: int, number: int, problem: Problem) -> Problem:
    """What is said of a log that cannot be played on from this choice, in the words of a record that cannot."""
    reason = Phrase(f"problem-{problem.phrase.key}", problem.phrase.args)
    ours = game.meta.rules_version
    if rules == ours:
        return Problem("record-broken", number=number, reason=reason)
    return Problem("record-outdated", number=number, reason=reason, theirs=rules, ours=ours)


def followed(game: Game, rules: int, line: Line, rows: Iterable[Logged]) -> Line:
    """The line, after some more entries of a log that was begun under these rules."""
    for row in rows:
        try:
            line.follow(row)
        except Problem as problem:
            raise outdated(game, rules, row.position, problem) from problem
    return line


def holding(line: Line, rules: int, answers: Iterable[Answer]) -> Line:
    """The line, with exactly these answers waiting for others."""
    try:
        line.hold((answer.seat, line.game.vocabulary.parse(answer.words)) for answer in answers)
    except Problem as problem:
        raise outdated(line.game, rules, line.position + 1, problem) from problem
    return line


def setup_row(session: Session, at: float) -> Logged:
    """The set-up as the row with number 0."""
    return logged(msgspec.structs.replace(session.setup, kind=START), 0, 0, session.state, at)


def rows_of(session: Session, at: float) -> tuple[list[Logged], dict[int, State]]:
    """The log of a session from its set-up on, and positions for snapshots by the number of their entry.

    Answers that wait for others are not in it.
    """
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
        position = entry.number - 1 if entry.kind == UNDO else entry.number
        row = logged(entry, played.last, position, played.state, at)
        rows.append(row)
        if played.snapshot_due(row):
            states[row.number] = played.state
            played.since = 0
    return rows, states
