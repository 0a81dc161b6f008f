"""A walk through one game in random play, with every law of the kit held against it on the way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from signoria.bots import Bot, Sight
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.record import read, write
from signoria.engine.rng import Rng, seeded
from signoria.engine.rulebook import RuleIndex
from signoria.engine.session import CHOICE, REDO, UNDO, Entry, Script, Session
from signoria.engine.state import State
from signoria.resources import rule_index
from signoria.text import LANGUAGES, Texts
from tests.conformance.cases import Case

MOST_CHOICES = 20_000  # a game in random play that takes longer does not end


class LawBroken(Exception):
    """A law that a game does not hold to, with all that is needed to see it again."""

    def __init__(self, case: Case, law: str, number: int, what: str, record: str) -> None:
        super().__init__(f"{what}\n  law: {law}\n  case: {case.name}\n  after choice: {number}")
        self.case = case
        self.law = law
        self.record = record


class Unlawful(Exception):
    """What a law says when it is broken."""


def need(holds: bool, what: str) -> None:
    """The law holds, or the game is wrong."""
    if not holds:
        raise Unlawful(what)


class Tools:
    """What the laws need of a game beside its rules, made once: texts in all languages, and the rule index."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts = [Texts(language, game) for language in LANGUAGES]
        self.indexes: dict[str, RuleIndex] = {edition: rule_index(game, edition) for edition in game.meta.editions}
        self.said: set[Phrase] = set()
        self._refused: set[tuple[int, int]] = set()
        self._things: dict[tuple[str, ...], dict[str, tuple[Phrase, ...]]] = {}

    def say(self, phrase: Phrase) -> None:
        """Say a phrase in every language; what could be said once can be said again."""
        if phrase not in self.said:
            for texts in self.texts:
                need(bool(texts.say(phrase).strip()), f"{phrase} says nothing")
            self.said.add(phrase)

    def first_time(self, refusal: int, verb: int) -> bool:
        """Whether this refusal of this verb was not met before."""
        known = (refusal, verb) in self._refused
        self._refused.add((refusal, verb))
        return not known

    def things(self, state: State) -> dict[str, tuple[Phrase, ...]]:
        """The phrases of all things; they differ only by who sits where."""
        seats = tuple(state.seat_word(seat) for seat in range(state.seats))
        if seats not in self._things:
            self._things[seats] = self.game.things(state)
        return self._things[seats]


@cache
def tools_of(game: Game) -> Tools:
    """The tools of a game."""
    return Tools(game)


class Notes:
    """What a walk keeps for the laws of a whole game."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str]] = []  # clones of earlier positions, and what each was when it was kept
        self.digests: list[str] = []  # of the position after each choice in force, the set-up first
        self.deciders: list[int] = []  # the seat that decides in each of these positions
        self.trail: list[str] = []  # of the position after each entry


class Moment:
    """A position that waits for a choice or is over, and the chance to look at it from all sides."""

    def __init__(self, case: Case, session: Session, rng: Rng) -> None:
        self.case = case
        self.game = case.game
        self.session = session
        self.state: State = session.state
        self.rng = rng  # for whatever a law draws; the play itself has its own
        self.tools = tools_of(case.game)

    @property
    def viewers(self) -> range:
        """Everybody who looks on: -1 watches without a seat."""
        return range(-1, self.state.seats)

    @property
    def faces(self) -> list[State]:
        """The position as each seat that decides looks at it; after the end, the position itself."""
        return [self.state.turned(seat) for seat in self.state.deciders()] or [self.state]


class Step(Moment):
    """A choice that was just made: the position before it (``state``), its entry, and the position after it.

    Where several seats decide at once it is the last answer, and its entry is the one with everything that came of all.
    """

    def __init__(
        self, case: Case, session: Session, rng: Rng, notes: Notes, before: State, seat: int, option: int, entry: Entry
    ):
        super().__init__(case, session, rng)
        self.notes = notes
        self.state = before
        self.seat = seat
        self.option = option
        self.entry = entry
        self.after: State = session.state


class Whole(Moment):
    """A game that is over, with what was noted on the way."""

    def __init__(self, case: Case, session: Session, rng: Rng, notes: Notes) -> None:
        super().__init__(case, session, rng)
        self.notes = notes


# A choice of a seat, with the chance it must bring if that is known; or the undo or redo of a seat, without an option.
Doing = tuple[str, int, int, Script | None]
NO_OPTION = -1

PositionLaw = Callable[[Moment], None]
StepLaw = Callable[[Step], None]
WholeLaw = Callable[[Whole], None]


class Laws:
    """The laws to hold a game against, each with how many moments share one check of it."""

    def __init__(
        self, positions: dict[PositionLaw, int], steps: dict[StepLaw, int], wholes: tuple[WholeLaw, ...]
    ) -> None:
        self.positions = positions
        self.steps = steps
        self.wholes = wholes


class Walk:
    """One game, from its set-up to its end."""

    def __init__(
        self,
        case: Case,
        laws: Laws,
        *,
        sparse: int = 1,
        most: int = MOST_CHOICES,
        regret: float = 0.2,
        script: Script | None = None,
        bot: Bot | None = None,
    ) -> None:
        self.bot = bot  # who plays; any option at random without one
        self.case = case
        self.laws = laws
        self.most = most
        self.regret = regret  # how often a choice that may be taken back is
        self.sparse = sparse  # every share is this many times as thin
        self.random = random.Random(f"play {case.name}")
        self.dice = random.Random(f"look {case.name}")
        self.rng = seeded(f"draw {case.name}")
        self.luck = seeded(f"luck {case.name}")
        rng = seeded(f"game {case.name}")
        try:
            self.session = Session(case.game, case.edition, case.seats, case.options, rng, script=script)
        except Exception as error:
            what = f"the set-up raised {type(error).__name__}: {error}"
            raise LawBroken(case, "set-up", 0, what, "") from error
        self.notes = Notes()
        self.asking: State = self.session.state  # without the answers of a common decision that is still open
        self.note()

    def note(self) -> None:
        """Keep what later moments are compared with: the positions after the last choices in force."""
        session, notes = self.session, self.notes
        first = min(len(notes.digests), session.number)
        states = [*(session.at(number) for number in range(first, session.number)), session.state]
        notes.digests[first:] = [state.digest() for state in states]
        notes.deciders[first:] = [state.decider() for state in states]
        self.asking = session.state

    def run(self) -> Session:
        """Play at random to the end."""
        self.follow(self.at_random())
        self.finish()
        return self.session

    def follow(self, doings: Iterable[Doing]) -> None:
        """Do one thing after another."""
        self.look()
        for kind, seat, option, script in doings:
            if kind == CHOICE:
                self.choose(seat, option, script)
            else:
                self.law(kind, partial(self.back_or_forth, kind, seat))
            if self.laws.wholes:
                self.trail()

    def at_random(self) -> Iterator[Doing]:
        """Choices at random; now and then some are taken back, and some of those are made again."""
        session, dice = self.session, self.random
        while not session.state.ended:
            if session.number >= self.most:
                self.fail("bounded length", f"the game does not end within {self.most} choices")
            deciders = session.state.deciders()
            seat = deciders[0] if len(deciders) == 1 else dice.choice(deciders)
            yield CHOICE, seat, self.pick(seat), None
            if session.answers:
                seat = dice.choice(list(session.answers))  # it need not be the last that changes its mind
            while session.can_undo(seat) and dice.random() < self.regret:
                yield UNDO, seat, NO_OPTION, None
                if session.can_redo(seat) and dice.random() < 0.5:
                    yield REDO, seat, NO_OPTION, None
                    break

    def pick(self, seat: int) -> int:
        """The next choice of a seat."""
        if self.bot is None:
            return self.random.choice(self.session.state.options_for(seat))
        return self.bot.choose(Sight(self.session.state.turned(seat)), self.luck)

    def choose(self, seat: int, option: int, script: Script | None) -> None:
        """Make a choice, and hold the laws against it and against the position it leads to."""
        session = self.session
        before = session.state
        try:
            entry = session.choose(option, seat, script)
        except Exception as error:
            words = self.case.game.vocabulary.words(option)
            what = f"choosing “{words}” raised {type(error).__name__}: {error}"
            raise LawBroken(self.case, "every option applies", session.number, what, write(session)) from error
        if entry.kind == CHOICE:
            self.note()
            for law, share in self.laws.steps.items():
                if self.sampled(share):
                    self.hold(law, Step(self.case, session, self.rng, self.notes, before, seat, option, entry))
        self.look()

    def trail(self) -> None:
        """Note where each new entry led."""
        session, trail = self.session, self.notes.trail
        for entry in session.entries[len(trail) : -1]:
            trail.append(session.at(entry.number).digest())
        if len(trail) < len(session.entries):
            trail.append(session.state.digest())

    def back_or_forth(self, kind: str, seat: int) -> None:
        """Undo or redo: everything is as it was after so many choices, and with what others have answered since."""
        session = self.session
        if kind == UNDO:
            session.undo(seat)
        else:
            session.redo(seat)
        if not session.answers:
            need(session.state.digest() == self.notes.digests[session.number], f"{kind} leads to another position")
            self.asking = session.state
            return
        expected = self.asking.clone()
        for answering, option in session.answers.items():
            expected.choose_for(answering, option)
        need(saved(session.state) == saved(expected), f"{kind} of an answer leads to another position")

    def look(self) -> None:
        """Hold the laws against the position on the table."""
        for law, share in self.laws.positions.items():
            if self.sampled(share):
                self.hold(law, Moment(self.case, self.session, self.rng))
        if self.laws.wholes and self.sampled(4):
            state = self.session.state
            self.notes.kept.append((state.clone(), saved(state)))

    def finish(self) -> None:
        """Hold the laws of a whole game against it."""
        for law in self.laws.wholes:
            self.hold(law, Whole(self.case, self.session, self.rng, self.notes))

    def sampled(self, share: int) -> bool:
        """Whether this is one of the moments to look closely: one in ``share``."""
        return share == 1 or self.dice.randrange(share * self.sparse) == 0

    def hold(self, law: Callable[..., None], moment: Moment) -> None:
        """Hold one law against a moment."""
        self.law(law.__name__.replace("_", " "), lambda: law(moment))

    def law(self, name: str, check: Callable[[], None]) -> None:
        """Hold a law; what breaks it comes with the case and a record."""
        try:
            check()
        except Unlawful as error:
            self.fail(name, str(error))
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise LawBroken(self.case, name, self.session.number, what, write(self.session)) from error

    def fail(self, name: str, what: str) -> None:
        """A law is broken."""
        raise LawBroken(self.case, name, self.session.number, what, write(self.session))


def saved(state: State) -> str:
    """Everything of a state as text, to see whether anything changed."""
    return repr(state.to_json())


def follow(text: str, laws: Laws, find_game: Callable[[str], Game]) -> Session:
    """Play a record again, with every law held against every moment of it."""
    told = read(text, find_game)
    assert told.header is not None
    head = told.header
    case = Case(find_game(head.game), head.edition, len(head.players), head.options, "record")
    everywhere = Laws(dict.fromkeys(laws.positions, 1), dict.fromkeys(laws.steps, 1), laws.wholes)
    walk = Walk(case, everywhere, script=told.setup.script)
    doings: list[Doing] = [(entry.kind, entry.seat, entry.option, entry.script) for entry in told.entries]
    doings += [(CHOICE, seat, option, None) for seat, option in told.answers.items()]
    walk.follow(doings)
    walk.finish()
    return walk.session
