"""Dice and Pebbles: the smallest game that has everything a session and a record must cope with.

In a turn a seat adds pebbles to its heap, hides one under a cup, rolls a die, dares the next seat to answer, or ends
the turn. A seat that has added three pebbles can only end its turn, so that is done for it. Twelve pebbles win.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from signoria.engine.event import FORCED, EventKind, Sink
from signoria.engine.game import Game, Meta
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED, ENGINE_REFUSALS, FIRST_OF_GAME, Refusal
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, Verb, Vocabulary

HEAPS: Final = Domain("heap", ("1", "2", "3"))
CUPS: Final = Domain("cup", ("left", "right"))
DIE: Final = Domain("die", ("1", "2", "3", "4", "5", "6"))

ADD: Final = 0
HIDE: Final = 3
ROLL: Final = 5
DARE: Final = 6
END: Final = 7
ACCEPT: Final = 8
DECLINE: Final = 9
VOCABULARY: Final = Vocabulary(
    (
        Verb(ADD, "add", HEAPS),
        Verb(HIDE, "hide", CUPS),
        Verb(ROLL, "roll"),
        Verb(DARE, "dare"),
        Verb(END, "end-turn"),
        Verb(ACCEPT, "accept"),
        Verb(DECLINE, "decline"),
    )
)

DEALT: Final = 0
ROLLED: Final = 1

ADDED: Final = 1
HID: Final = 2
SAW_HIDDEN: Final = 3

TIRED: Final = FIRST_OF_GAME
BANNED: Final = FIRST_OF_GAME + 1
WIN: Final = 1


class TinyState(State):
    """Heaps everybody sees and cups nobody looks under."""

    fields = ("heaps", "cups", "luck", "banned", "goal")

    def __init__(self, game: TinyGame, seats: int, rng: Rng) -> None:
        super().__init__(rng)
        self.rules = game
        self.heaps: tuple[int, ...] = (0,) * seats
        self.cups: tuple[int, ...] = (-1,) * seats
        self.luck: tuple[int, ...] = (0,) * seats
        self.banned = game.banned
        self.goal = 12

    @property
    def game(self) -> TinyGame:
        return self.rules

    @property
    def seats(self) -> int:
        return len(self.heaps)

    def seat_word(self, seat: int) -> str:
        return ("anna", "bruno", "clara")[seat]

    def clone(self) -> TinyState:
        other = TinyState(self.rules, self.seats, self.rng.clone())
        other.copy_base(self)
        other.sink = None
        other.heaps, other.cups, other.luck, other.goal = self.heaps, self.cups, self.luck, self.goal
        return other

    def add(self, seat: int, pebbles: int) -> None:
        self.heaps = (*self.heaps[:seat], self.heaps[seat] + pebbles, *self.heaps[seat + 1 :])
        self.emit(ADDED, (seat, pebbles))
        if self.heaps[seat] >= self.goal:
            self.finish(WIN, (seat,))


class Turn(Step[TinyState]):
    """A seat does what it likes until it is tired."""

    name = "turn"
    fields = ("seat", "added")

    def __init__(self, seat: int, added: int) -> None:
        super().__init__(seat)
        self.added = added

    def verbs(self, s: TinyState) -> tuple[int, ...]:
        return (ADD, HIDE, ROLL, DARE, END)

    def candidates(self, s: TinyState, verb: int) -> list[int]:
        return list(range(len(VOCABULARY.verb_of(verb).domain.words)))

    def forbidden(self, s: TinyState, verb: int, thing: int) -> int:
        if verb + thing == s.banned:
            return BANNED
        return TIRED if verb != END and self.added >= 3 else ALLOWED

    def take(self, s: TinyState, verb: int, thing: int) -> None:
        following = (self.seat + 1) % s.seats
        s.push(Turn(following, 0) if verb == END else Turn(self.seat, self.added + 1))
        if verb == ADD:
            s.add(self.seat, thing + 1)
        elif verb == HIDE:
            s.cups = (*s.cups[: self.seat], thing, *s.cups[self.seat + 1 :])
            s.emit(HID, (self.seat,))
            s.emit_to(self.seat, SAW_HIDDEN, (self.seat, thing))
        elif verb == ROLL:
            s.add(self.seat, s.draw(ROLLED, [0, 1, 2]) + 1)
        elif verb == DARE:
            s.push(Answer(following))

    def prompt(self, s: TinyState) -> Phrase:
        return Phrase("prompt-turn")


class Answer(Step[TinyState]):
    """The next seat answers a dare; with an empty heap it can only decline."""

    name = "answer"

    def verbs(self, s: TinyState) -> tuple[int, ...]:
        return (ACCEPT, DECLINE)

    def forbidden(self, s: TinyState, verb: int, thing: int) -> int:
        return TIRED if verb == ACCEPT and not s.heaps[self.seat] else ALLOWED

    def take(self, s: TinyState, verb: int, thing: int) -> None:
        if verb == ACCEPT:
            s.add(self.seat, 1)

    def prompt(self, s: TinyState) -> Phrase:
        return Phrase("prompt-answer")


DOMAINS: Final = {"heap": HEAPS, "cup": CUPS}
REFUSALS: Final = {**ENGINE_REFUSALS, TIRED: Refusal("tired", "T1"), BANNED: Refusal("banned", "T2")}
EVENTS: Final = {
    FORCED: EventKind("forced", ("seat", "seat"), ("option", "option")),
    ADDED: EventKind("added", ("seat", "seat"), ("pebbles", "number")),
    HID: EventKind("hid", ("seat", "seat")),
    SAW_HIDDEN: EventKind("saw-hidden", ("seat", "seat"), ("cup", "cup")),
}
CHANCES: Final = {DEALT: ("deal", DIE), ROLLED: ("roll", DIE)}
OUTCOMES: Final = {WIN: "twelve"}
STEPS: Final[dict[str, Callable[..., Step[Any]]]] = {"turn": Turn, "answer": Answer}


class TinyOptions(msgspec.Struct, frozen=True):
    """What is agreed before."""

    goal: int = 12
    friendly: bool = True

    def __post_init__(self) -> None:
        if self.goal < 1:
            raise ValueError("a goal is a heap")


class TinyGame(Game):
    """The rules; a newer version of them may ban an option."""

    package = "tests.engine"
    options = TinyOptions
    vocabulary = VOCABULARY
    domains = DOMAINS
    refusals = REFUSALS
    events = EVENTS
    chances = CHANCES
    outcomes = OUTCOMES
    steps = STEPS

    def __init__(self, rules_version: int = 1, banned: int = -1) -> None:
        self.meta = Meta("tiny", ("plain", "fancy"), (2, 3), rules_version, False)
        self.banned = banned

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> TinyState:
        assert isinstance(options, TinyOptions)
        s = TinyState(self, seats, rng)
        s.sink = Sink()
        s.script = script
        s.goal = options.goal
        s.luck = tuple(s.draw(DEALT, [0, 1, 2, 3, 4, 5], seat) for seat in range(seats))
        s.push(Turn(0, 0))
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> TinyState:
        s = TinyState(self, len(data["heaps"]), Rng(*data["rng"]))
        s.heaps, s.cups, s.luck = tuple(data["heaps"]), tuple(data["cups"]), tuple(data["luck"])
        s.goal = data["goal"]
        s.agenda = self.restore_steps(data["agenda"])
        s.script = tuple((kind, thing) for kind, thing in data["script"])
        s.ended, s.winners = data["ended"], tuple(data["winners"])
        return s

    def scores(self, state: TinyState) -> tuple[int, ...]:
        return state.heaps


TINY: Final = TinyGame()
