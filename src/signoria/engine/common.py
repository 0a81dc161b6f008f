"""Common decisions: one step that asks several seats at the same time, each in secret until all have answered.

To the agenda it is a step like any other, turned to the first seat that still owes an answer. So a state goes on to be
played seat by seat, and code that looks at one decider at a time needs to know nothing of it. ``State.choose_for``
turns it to another seat first. The state does not depend on the order in which the answers come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from signoria.engine.event import FORCED
from signoria.engine.step import NOTHING, S, Step

if TYPE_CHECKING:
    from signoria.engine.rng import Rng

OWED: Final = -1  # in place of an answer that is still to come
EXCUSED: Final = -2  # in place of an answer of a seat that had nothing to choose
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled to run on the compiled engine
class Common(Step[S]):
    """Something that the seats of ``asked`` decide at once; ``answers`` has the option of each, in the same order.

    A subclass writes ``verbs``, ``candidates``, ``forbidden`` and ``prompt`` for ``self.seat`` as for any other step,
    and ``answered`` instead of ``take`` and ``resolve``. Fields of its own follow after these two. Push it with the
    seats alone. A seat with nothing to choose is not asked. A single option is taken; only its seat is told.
    """

    fields: ClassVar[tuple[str, ...]] = ("asked", "answers")
    discreet: ClassVar[bool] = False  # even who is asked is a secret: others learn only that the table waits

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...] = ()) -> None:
        seat = NOBODY
        for place in range(len(answers) - 1, -1, -1):
            if answers[place] == OWED:
                seat = asked[place]
        super().__init__(seat)
        self.asked: tuple[int, ...] = asked
        self.answers: tuple[int, ...] = answers  # none at all until it is the turn of this step

    def answered(self, s: S) -> None:
        """What happens once all have answered; the step has left the agenda already. ``seat`` is nobody's."""

    def options(self, s: S) -> list[int]:
        """The options of ``seat``; none as long as nobody was asked, so that ``resolve`` sees who is."""
        return super().options(s) if self.answers else NOTHING

    def resolve(self, s: S) -> None:
        """Ask everybody who has a choice."""
        step = self.with_answers(
            (OWED,) * len(self.asked)
        )  # still in nobody's hands, so it may be turned and filled in
        answers: list[int] = []
        first = NOBODY
        for seat in self.asked:
            step.seat = seat
            options = step.options(s)
            if len(options) == 1:
                s.emit_to(seat, FORCED, (seat, options[0]))
                answers.append(options[0])
            elif options:
                answers.append(OWED)
                first = seat if first == NOBODY else first
            else:
                answers.append(EXCUSED)
        step.answers = tuple(answers)
        step.seat = first
        if first == NOBODY:
            step.answered(s)
        else:
            s.push(step)

    def take(self, s: S, verb: int, thing: int) -> None:
        """Keep the answer of ``seat`` until all have answered."""
        place = self.asked.index(self.seat)
        self.go_on(s, self.answers[:place] + (verb + thing,) + self.answers[place + 1 :])

    def go_on(self, s: S, answers: tuple[int, ...]) -> None:
        """Wait for the next answer, or do what all answers together bring about."""
        step = self.with_answers(answers)
        if step.seat == NOBODY:
            step.answered(s)
        else:
            s.push(step)

    def with_answers(self, answers: tuple[int, ...]) -> Common[S]:
        """The same question with these answers; a subclass that is asked often writes it out."""
        kept = [getattr(self, field) for field in self.fields[2:]]
        return type(self)(self.asked, answers, *kept)

    def turned(self, seat: int) -> Common[S]:
        """The same question, asked of a seat that still owes an answer."""
        if self.answer_of(seat) != OWED:
            raise ValueError(f"step {self.name} waits for no answer of seat {seat}")
        step = self.with_answers(self.answers)
        step.seat = seat
        return step

    def answer_of(self, seat: int) -> int:
        """The option a seat has answered with, OWED, or EXCUSED for a seat that is not asked."""
        return self.answers[self.asked.index(seat)] if self.answers and seat in self.asked else EXCUSED

    def owing(self) -> tuple[int, ...]:
        """The seats that still owe an answer, in the order of ``asked``."""
        return tuple([seat for seat in self.asked if self.answer_of(seat) == OWED])

    def redrawn(self, s: S, viewer: int, rng: Rng) -> Common[S] | None:
        """The same question with the answers of all but the viewer drawn anew among what is legal in ``s``.

        Nothing if ``s`` cannot be what the viewer sees: somebody who is known to think has no choice there.
        """
        blank = self.with_answers((OWED,) * len(self.asked))
        answers: list[int] = []
        for seat in self.asked:
            answer = self.answer_of(seat)
            if seat != viewer:
                options = blank.turned(seat).options(s)
                waiting = len(options) > 1 if self.discreet else answer == OWED
                if waiting and len(options) < 2:
                    return None
                answer = OWED
                if not waiting:
                    answer = options[rng.below(len(options))] if options else EXCUSED
            answers.append(answer)
        return self.with_answers(tuple(answers)) if OWED in answers else None
