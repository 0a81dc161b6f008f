"""What ``import signoria`` gives a programmer: a game by its name, and everything one does with it.

Everything here is a thin, typed door to the engine: a :class:`Play` holds a session, and its attributes ``session``,
``state`` and ``game`` lead further in. docs/library.md teaches it by task.
"""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from signoria import bots, catalogue
from signoria.bots import Kept, Sight
from signoria.engine import record
from signoria.engine.agreed import agreed
from signoria.engine.decision import Explanation
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.record.lines import seal
from signoria.engine.rng import seeded
from signoria.engine.session import Entry, Session
from signoria.engine.state import Outcome, State
from signoria.engine.vocabulary import unknown
from signoria.text import LANGUAGES, Texts

SAVED: Final = "signoria-play"  # what a saved play calls itself
WATCHER: Final = -1  # the seat of somebody who watches
LIMIT: Final = 100_000  # choices after which a game that does not end is given up


def game_names() -> tuple[str, ...]:
    """The names of all games on offer."""
    return tuple(catalogue.games())


def find(name: str) -> Game:
    """The rules of a game: its editions, options, vocabulary and tables."""
    with _spoken("en"):
        return catalogue.find(name)


def start(
    name: str,
    *,
    seats: int | None = None,
    edition: str | None = None,
    options: dict[str, Any] | None = None,
    seed: str | int | None = None,
    players: tuple[str, ...] = (),
    language: str = "en",
) -> Play:
    """A new game by its name. What is left out takes the first edition, the fewest seats and the default options.

    The same seed gives the same game. ``language`` is that of every sentence, ``"en"`` or ``"pl"``.
    """
    with _spoken(language):
        game = catalogue.find(name)
        rng = seeded(str(secrets.randbits(64) if seed is None else seed))
        edition = game.meta.editions[0] if edition is None else edition
        seats = game.meta.seats[0] if seats is None else seats
        return Play(Session(game, edition, seats, agreed(game, options or {}), rng, players=players), language)


def replay(text: str | bytes, *, language: str = "en") -> Play:
    """The game that a record tells, at its end; it may go on from there."""
    with _spoken(language):
        return Play(record.read(text, catalogue.find), language)


def load(text: str, *, language: str = "en") -> Play:
    """What :meth:`Play.save` wrote: the same position and the same luck to come, without the way that led there."""
    with _spoken(language):
        try:
            saved = json.loads(text)
            game = catalogue.find(saved[SAVED])
            if saved["seal"] != seal([_packed(saved["state"])]):
                raise ValueError("the seal is broken")
            state = game.restore(saved["state"])
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            raise Problem("library-not-saved", reason=f"{type(error).__name__}: {error}") from None
        return Play(Session.from_state(game, state), language)


class Option:
    """One legal choice: its ``number`` in the vocabulary, its ``words`` in a record; ``str`` is how it is said."""

    def __init__(self, number: int, words: str, sentence: str) -> None:
        self.number = number
        self.words = words
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Option {self.number} {self.words!r}: {self.sentence}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)


class Reason:
    """Why something is not allowed: ``str`` is the sentence, ``rule`` the paragraph ('' where none speaks of it)."""

    def __init__(self, sentence: str, rule: str) -> None:
        self.sentence = sentence
        self.rule = rule

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Reason {self.rule or 'no paragraph'}: {self.sentence}>"


class Play:
    """One game being played, from its first decision to its end."""

    def __init__(self, session: Session, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.session = session
        self.language = language

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules."""
        return self.session.game

    @property
    def state(self) -> State:
        """The position, for code that must be fast; never change it in place, but a ``state.clone()`` of it."""
        return self.session.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: the way, the winners and the scores; nothing while it runs."""
        return self.state.outcome

    @property
    def seat(self) -> int:
        """The seat that decides, counted from 0, the first if several do at once; -1 when the game is over."""
        return self.state.decider()

    @property
    def deciders(self) -> tuple[int, ...]:
        """All seats that are asked now. Each answers in secret, in any order, until all have."""
        return self.state.deciders()

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that ``seat`` may choose now."""
        return self.options_for(self.seat)

    def options_for(self, seat: int) -> tuple[Option, ...]:
        """Everything that a seat may choose now; nothing for a seat that is not asked."""
        decision = self.session.decision(seat) if seat in self.deciders else None
        if decision is None:
            return ()
        return tuple(Option(offer.option, offer.words, self.say(offer.phrase)) for offer in decision.offers)

    @property
    def question(self) -> str:
        """What the seat is asked; '' when the game is over."""
        decision = self.session.decision()
        return "" if decision is None else self.say(decision.prompt)

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data (-1: somebody who watches)."""
        return self.game.view(self.state, self._there(seat))

    def seat_name(self, seat: int) -> str:
        """The name of a seat: a bank, a colour."""
        return self.say(self.game.seat_phrase(self.state, self._there(seat, 0)))

    def say(self, phrase: Phrase) -> str:
        """A phrase of the engine in the language of this play."""
        return _texts(self.language, self.game.meta.id).say(phrase)

    def told(self, since: int = 0, seat: int = -1) -> list[str]:
        """What happened since an entry, as sentences, as far as a seat may know (-1: somebody who watches)."""
        things = self.game.things(self.state)
        events = self.session.events_for(self._there(seat), since)
        return [self.say(self.game.events[event.kind].phrase(event, things)) for event in events]

    # --- moving ---------------------------------------------------------------------------------------------------

    def choose(self, option: Option | int | str, seat: int | None = None) -> Entry:
        """Take an option, by itself, its number or its words; ``str`` of the problem says why it is not allowed."""
        with _spoken(self.language, self.game):
            return self.session.choose(self._number(option), seat)

    def explain(self, option: Option | int | str, seat: int | None = None) -> Reason | None:
        """Why an option is not there (for a seat), with the paragraph; nothing if it is."""
        with _spoken(self.language, self.game):
            why: Explanation | None = self.session.explain(self._number(option), seat)
            return None if why is None else Reason(self.say(why.phrase), why.rule)

    def undo(self, seat: int | None = None) -> Entry:
        """Take back the last choice, unless somebody learned something from it."""
        with _spoken(self.language, self.game):
            line = self.session.entries
            return self.session.undo(line[-1].seat if seat is None and line else seat or 0)

    def play_out(self, *names: str, seed: str | int = 0, limit: int = LIMIT) -> Play:
        """Let bots play to the end: one name for all seats, or one a seat; without any, ``random``. Gives itself."""
        with _spoken(self.language, self.game):
            if len(names) > self.state.seats:
                raise Problem("too-many-bots", bots=len(names), seats=self.state.seats)
            players = [bots.find(name) for name in names or ("random",)]
            rngs = [seeded(f"{seed}/{seat}") for seat in range(self.state.seats)]
            kept: list[Kept] = [Kept()] * self.state.seats
            for _ in range(limit):
                if self.over:
                    return self
                sight = Sight(self.state)
                at, bot = sight.seat, players[sight.seat % len(players)]
                option, kept[at] = bot.go_on(sight, rngs[at], kept[at])
                self.session.choose(option, at)
            raise Problem("library-endless", limit=limit)

    def clone(self) -> Play:
        """A game of its own from here on, with the same luck to come; this one does not notice."""
        return Play(self.session.clone(), self.language)

    def imagine(self, seat: int, seed: str | int = 0) -> Play:
        """A game that a seat cannot tell from this one: everything it may not know is drawn anew."""
        imagined = self.game.resample(self.state, self._there(seat), seeded(str(seed)))
        return Play(Session.from_state(self.game, imagined), self.language)

    # --- keeping --------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole game as a record: a text file that :func:`replay` and every other part of Signoria reads."""
        with _spoken(self.language, self.game):
            if self.session.header is None:
                raise Problem("library-no-record")
            return record.write(self.session)

    def save(self) -> str:
        """This position as JSON, luck included, for :func:`load`; it has no history, which is what makes it small."""
        state = self.state.to_json()
        return _packed({SAVED: self.game.meta.id, "state": state, "seal": seal([_packed(state)])})

    def _there(self, seat: int, first: int = WATCHER) -> int:
        """A seat of this game, or a problem."""
        with _spoken(self.language, self.game):
            if not first <= seat < self.state.seats:
                raise Problem("library-no-seat", seat=seat, last=self.state.seats - 1)
        return seat

    def _number(self, option: Option | int | str) -> int:
        """The number of an option in the vocabulary."""
        if isinstance(option, Option):
            return option.number
        return option if isinstance(option, int) else self.game.vocabulary.parse(option)

    def __repr__(self) -> str:
        name = self.game.meta.id
        made = self.session.number
        if self.over:
            outcome = self.outcome
            assert outcome is not None
            winners = ", ".join(map(self.seat_name, outcome.winners)) or "nobody"
            return f"<Play {name}, over after {made} choices: {outcome.kind}, won by {winners}>"
        return f"<Play {name}, choice {made + 1}: {self.seat_name(self.seat)} has {len(self.state.options())} options>"


def _packed(data: object) -> str:
    """As JSON in as few characters as there can be."""
    return json.dumps(data, separators=(",", ":"))


@cache
def _texts(language: str, name: str) -> Texts:
    """The texts of a game in a language ('': those of the engine alone)."""
    return Texts(language, catalogue.find(name) if name else None)


@contextlib.contextmanager
def _spoken(language: str, game: Game | None = None) -> Iterator[None]:
    """Give a problem that passes its sentence."""
    try:
        yield
    except Problem as problem:
        known = language if language in LANGUAGES else LANGUAGES[0]
        problem.sentence = _texts(known, "" if game is None else game.meta.id).say_problem(problem)
        raise
