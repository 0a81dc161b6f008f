"""Sealed: a small game of common decisions, for the tests of the engine.

Everybody lays a card at once, unseen; then everybody who holds the ace may show it, and nobody knows who that is. After
the last card the most points win. A seat with one card has no choice, a seat without cards is not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from signoria.engine.common import Common
from signoria.engine.event import FORCED, EventKind, Sink
from signoria.engine.game import Game, Meta
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED, ENGINE_REFUSALS, FIRST_OF_GAME, Refusal
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, Verb, Vocabulary

CARDS: Final = Domain("card", ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine"))
ACE: Final = 0

LAY: Final = 0
SHOW: Final = 9
PASS: Final = 10
VOCABULARY: Final = Vocabulary((Verb(LAY, "lay", CARDS), Verb(SHOW, "show"), Verb(PASS, "pass")))

DEALT: Final = 0
BONUS: Final = 1

LAID: Final = 1
SHOWN: Final = 2

NOT_HELD: Final = FIRST_OF_GAME
NO_ACE: Final = FIRST_OF_GAME + 1
WIN: Final = 1


class SealedState(State):
    """Whose each card is (-1: nobody's any more), and the points."""

    fields = ("owner", "points")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(rng)
        self.owner: tuple[int, ...] = (-1,) * len(CARDS.words)
        self.points: tuple[int, ...] = (0,) * seats

    @property
    def game(self) -> SealedGame:
        return SEALED

    @property
    def seats(self) -> int:
        return len(self.points)

    def seat_word(self, seat: int) -> str:
        return ("anna", "bruno", "clara")[seat]

    def clone(self) -> SealedState:
        other = SealedState(self.seats, self.rng.clone())
        other.copy_base(self)
        other.owner, other.points = self.owner, self.points
        return other

    def hand(self, seat: int) -> list[int]:
        return [card for card, owner in enumerate(self.owner) if owner == seat]

    def score(self, seat: int, points: int) -> None:
        self.points = (*self.points[:seat], self.points[seat] + points, *self.points[seat + 1 :])


class Lay(Common[SealedState]):
    """Everybody lays a card, and the highest has a point, or with luck two."""

    name = "lay"

    def verbs(self, s: SealedState) -> tuple[int, ...]:
        return (LAY,)

    def candidates(self, s: SealedState, verb: int) -> list[int]:
        return s.hand(self.seat)

    def forbidden(self, s: SealedState, verb: int, thing: int) -> int:
        return ALLOWED if s.owner[thing] == self.seat else NOT_HELD

    def answered(self, s: SealedState) -> None:
        assert self.seat == -1
        for seat, card in zip(self.asked, self.answers, strict=True):
            if card >= 0:
                s.owner = (*s.owner[:card], -1, *s.owner[card + 1 :])
                s.emit(LAID, (seat, card))
        best = max(self.answers)
        s.score(self.asked[self.answers.index(best)], s.draw(BONUS, [0, 1]) + 1)
        if max(s.owner) < 0:
            top = max(s.points)
            s.finish(WIN, tuple(seat for seat in range(s.seats) if s.points[seat] == top))
            return
        s.push(Lay(self.asked))
        s.push(Show(self.asked, (), best))

    def prompt(self, s: SealedState) -> Phrase:
        return Phrase("prompt-lay", {"cards": len(s.hand(self.seat))})


class Show(Common[SealedState]):
    """A seat with the ace may show it for a point; who has it, nobody must know."""

    name = "show"
    fields = ("asked", "answers", "best")
    discreet = True

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], best: int) -> None:
        super().__init__(asked, answers)
        self.best = best

    def verbs(self, s: SealedState) -> tuple[int, ...]:
        return (SHOW, PASS)

    def forbidden(self, s: SealedState, verb: int, thing: int) -> int:
        return ALLOWED if s.owner[ACE] == self.seat else NO_ACE

    def answered(self, s: SealedState) -> None:
        for seat, option in zip(self.asked, self.answers, strict=True):
            if option == SHOW:
                s.score(seat, 1)
                s.emit(SHOWN, (seat,))

    def prompt(self, s: SealedState) -> Phrase:
        return Phrase("prompt-show")


STEPS: Final[dict[str, Callable[..., Step[Any]]]] = {"lay": Lay, "show": Show}


class SealedOptions(msgspec.Struct, frozen=True):
    """How many cards each is dealt."""

    cards: int = 3


class SealedGame(Game):
    """The rules."""

    meta = Meta("sealed", ("plain",), (2, 3), 1, False)
    package = "tests.engine"
    options = SealedOptions
    vocabulary = VOCABULARY
    domains = {"card": CARDS}  # noqa: RUF012  (a table nobody changes)
    refusals = {  # noqa: RUF012
        **ENGINE_REFUSALS,
        NOT_HELD: Refusal("not-held", "S1"),
        NO_ACE: Refusal("no-ace", "S2"),
    }
    events = {  # noqa: RUF012
        FORCED: EventKind("forced", ("seat", "seat"), ("option", "option")),
        LAID: EventKind("laid", ("seat", "seat"), ("card", "card")),
        SHOWN: EventKind("shown", ("seat", "seat")),
    }
    chances = {DEALT: ("deal", CARDS), BONUS: ("bonus", Domain("bonus", ("1", "2")))}  # noqa: RUF012
    outcomes = {WIN: "points"}  # noqa: RUF012
    steps = STEPS

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> SealedState:
        assert isinstance(options, SealedOptions)
        s = SealedState(seats, rng)
        s.sink = Sink()
        s.script = script
        for seat in range(seats):
            for _ in range(options.cards):
                card = s.draw(DEALT, [card for card, owner in enumerate(s.owner) if owner < 0], seat)
                s.owner = (*s.owner[:card], seat, *s.owner[card + 1 :])
        s.push(Lay(tuple(range(seats))))
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> SealedState:
        s = SealedState(len(data["points"]), Rng(*data["rng"]))
        s.owner, s.points = tuple(data["owner"]), tuple(data["points"])
        s.agenda = self.restore_steps(data["agenda"])
        s.script = tuple((kind, thing) for kind, thing in data["script"])
        s.ended, s.winners = data["ended"], tuple(data["winners"])
        return s

    def scores(self, state: SealedState) -> tuple[int, ...]:
        return state.points

    def view(self, state: SealedState, seat: int) -> dict[str, object]:
        return {
            "hand": state.hand(seat),
            "cards": [len(state.hand(other)) for other in range(state.seats)],
            "points": state.points,
            "deciders": state.deciders(seat),
            "answer": state.answer_of(seat),
        }

    def resample(self, state: SealedState, seat: int, rng: Rng) -> SealedState:
        other = state.clone()
        hidden = [card for card, owner in enumerate(state.owner) if owner not in (-1, seat)]
        while True:
            left = [state.owner[card] for card in hidden]
            dealt = {card: left.pop(rng.below(len(left))) for card in hidden}
            other.owner = tuple(dealt.get(card, owner) for card, owner in enumerate(state.owner))
            other._options = None
            if other.redraw_answers(seat, rng):
                other.rng = rng.fork()
                return other


SEALED: Final = SealedGame()
