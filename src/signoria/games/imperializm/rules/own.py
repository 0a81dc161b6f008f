"""A83, A85: what the active player may do beside the question: take an achievement, play Intercepted plans."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import ALONE, Step
from signoria.games.imperializm import refusals
from signoria.games.imperializm.data.ids import INTERCEPTED_PLANS
from signoria.games.imperializm.query import hand_size, holds, others_from
from signoria.games.imperializm.rules.achievements import claim, claim_forbidden, met_goals
from signoria.games.imperializm.rules.hands import put_on_stage
from signoria.games.imperializm.rules.reactions import launch
from signoria.games.imperializm.state import ImperializmState
from signoria.games.imperializm.vocabulary import AGAINST, CLAIM, DECLINE, DESIGN, END_TURN, PLAY

EXTRA_VERBS: Final[tuple[int, ...]] = (CLAIM, PLAY)
AGAINST_VERBS: Final[tuple[int, ...]] = (AGAINST,)
END_VERBS: Final[tuple[int, ...]] = (END_TURN, CLAIM, PLAY)
LATE_END_VERBS: Final[tuple[int, ...]] = (END_TURN, CLAIM)
AMID_VERBS: Final[tuple[int, ...]] = (DECLINE, CLAIM, PLAY)

# When ``Finish`` is asked, its field ``late``.
AFTER_ACTION: Final = 0
AFTER_EVENT: Final = 1
AMID_ACTION: Final = 2


def intercept_forbidden(s: ImperializmState, seat: i64) -> int:
    """R11.3, A66: in one's own turn, from hand; even when there is nothing to find in the hands of the others."""
    if s.active != seat:
        return refusals.PLANS_MOMENT
    return ALLOWED if holds(s, seat, INTERCEPTED_PLANS) else refusals.NOT_IN_HAND


def plans_to_find(s: ImperializmState, seat: i64) -> bool:
    """Whether Intercepted plans are worth a question of their own: somebody else holds a card."""
    return intercept_forbidden(s, seat) == ALLOWED and held_by_others(s, seat)


def held_by_others(s: ImperializmState, seat: i64) -> bool:
    """Whether anybody else holds a card."""
    for other in range(s.count):
        if other != seat and hand_size(s, other):
            return True
    return False


def seat_forbidden(s: ImperializmState, seat: int, target: int) -> int:
    """R5.3: another seat that plays."""
    if target >= s.count:
        return refusals.NOT_PLAYING
    return refusals.NOT_YOURSELF if target == seat else ALLOWED


class Own(Step[ImperializmState]):
    """A question to a seat; in its own turn it may first do something else. A subclass writes ``asks`` and the rest.

    Also A1, A85.
    """

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        """The verbs of the question itself."""
        return ()

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        """The guard of the question itself."""
        return ALLOWED

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        """What happens when the question is answered."""

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        """The things worth asking the guard of the question about."""
        return ALONE

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return self.asks(s) + EXTRA_VERBS if s.active == self.seat else self.asks(s)

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if verb == CLAIM:
            return met_goals(s, self.seat)
        if verb == PLAY:
            return [INTERCEPTED_PLANS]
        return self.things(s, verb)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == CLAIM:
            return claim_forbidden(s, self.seat, thing)
        if verb == PLAY:
            return intercept_forbidden(s, self.seat) if thing == INTERCEPTED_PLANS else refusals.not_now(thing)
        return self.barred(s, verb, thing)

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == CLAIM:
            s.push(self)
            claim(s, self.seat, thing)
        elif verb == PLAY and thing == INTERCEPTED_PLANS:
            s.push(self)
            intercept(s, self.seat)
        else:
            self.do(s, verb, thing)


def intercept(s: ImperializmState, seat: int) -> None:
    """R11.3, C-intercepted-plans: Intercepted plans are played; whose follows."""
    put_on_stage(s, seat, INTERCEPTED_PLANS)
    s.push(Intercept(seat))


class Intercept(Step[ImperializmState]):
    """R11.3: whose plans are intercepted."""

    name = "intercept"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return AGAINST_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return others_from(s, self.seat)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        return seat_forbidden(s, self.seat, thing)

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        launch(s, self.seat, INTERCEPTED_PLANS, thing)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-against", {"card": DESIGN.phrase(INTERCEPTED_PLANS)})


class Window(Common[ImperializmState]):
    """A question to the player whose turn it is that must not tell others what is in hand: whether it is asked at all.

    A subclass has verbs of its own and ``chosen``; claims and Intercepted plans come with it.
    """

    discreet = True

    def worth_asking(self, s: ImperializmState, seat: int) -> bool:
        """Whether the question itself has more than one answer."""
        return False

    def chosen(self, s: ImperializmState, verb: int, thing: int) -> None:
        """What happens with an answer of the question itself; verb -1 if there was none."""

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if verb == CLAIM:
            return met_goals(s, self.seat)
        return [INTERCEPTED_PLANS] if verb == PLAY else ALONE

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == CLAIM:
            return claim_forbidden(s, self.seat, thing)
        if verb == PLAY:
            return intercept_forbidden(s, self.seat) if thing == INTERCEPTED_PLANS else refusals.not_now(thing)
        return ALLOWED if self.to_do(s, self.seat) else refusals.NOTHING_TO_PLAY

    def to_do(self, s: ImperializmState, seat: int) -> bool:
        """Whether there is anything to ask about."""
        return self.worth_asking(s, seat) or len(met_goals(s, seat)) > 0 or plans_to_find(s, seat)

    def resolve(self, s: ImperializmState) -> None:
        if self.to_do(s, self.asked[0]):
            super().resolve(s)
        else:
            self.chosen(s, -1, 0)  # most often: no question is made of it, which saves much time

    def answered(self, s: ImperializmState) -> None:
        seat, option = self.asked[0], self.answers[0]
        verb = s.verb_number(option) if option >= 0 else -1
        if verb == CLAIM:
            s.push(self.with_answers(()))
            claim(s, seat, option - verb)
        elif verb == PLAY and option - verb == INTERCEPTED_PLANS:
            s.push(self.with_answers(()))
            intercept(s, seat)
        else:
            self.chosen(s, verb, option - verb)


class Finish(Window):
    """A83, A84: the action is done; before the events at the end of the turn. ``late``: after one, claims only.

    Also A85: amid an action, before what a claim would change is counted.
    """

    name = "finish"
    fields = ("asked", "answers", "late")

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...] = (), late: int = AFTER_ACTION) -> None:
        super().__init__(asked, answers)
        self.late: int = late

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        if self.late == AMID_ACTION:
            return AMID_VERBS
        return LATE_END_VERBS if self.late else END_VERBS

    def with_answers(self, answers: tuple[int, ...]) -> Finish:
        return Finish(self.asked, answers, self.late)

    def to_do(self, s: ImperializmState, seat: int) -> bool:
        return len(met_goals(s, seat)) > 0 if self.late else super().to_do(s, seat)

    def chosen(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.reveal()

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-claim-first" if self.late == AMID_ACTION else "prompt-finish")


def new_goals(s: ImperializmState, seat: i64, before: list[int]) -> list[int]:
    """The achievements that have just come within reach of a seat: it could not take them ``before``."""
    return [goal for goal in met_goals(s, seat) if goal not in before]


def ask_claim(s: ImperializmState, seat: int) -> None:
    """A85: amid an action, ask for a claim before what it would change is counted."""
    s.push(Finish((seat,), (), AMID_ACTION))
