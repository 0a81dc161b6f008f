"""Steps: the pending work of a state, innermost last. Small immutable values, never callbacks.

A step answers two questions: which options has it now (none: it resolves by itself), and what happens when one is
taken. The options are never listed by hand: a step names its verbs, the things worth looking at, and one guard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.engine.refusal import ALLOWED

if TYPE_CHECKING:
    from signoria.engine.phrase import Phrase
    from signoria.engine.state import State

S = TypeVar("S", bound="State")

NOTHING: Final[list[int]] = []  # the options of a step that needs no decision
ALONE: Final[list[int]] = [0]  # the candidates of a verb that is about nothing
# Options are numbers in lists, and Python makes an object of each number above 256 whenever it goes into a list. The
# same ones come again and again, so here they are, made once. Said to be anything, they are put in as they are.
NUMBERS: Final[list[Any]] = list(range(4096))


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled to run on the compiled engine
class Step(Generic[S]):
    """Something still to be done, by ``seat`` if it needs a decision.

    A subclass takes plain ints and tuples of ints as arguments of ``__init__``, keeps each under the same name, and
    lists them in ``fields``: that is all that saving and loading need. It is never changed after it is made.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def verbs(self, s: S) -> tuple[int, ...]:
        """The verbs this step may offer; none for a step that needs no decision."""
        return ()

    def candidates(self, s: S, verb: int) -> list[int]:
        """The things worth asking the guard about: all legal ones and as few others as is cheap. For reading only."""
        return ALONE

    def forbidden(self, s: S, verb: int, thing: int) -> int:
        """The guard: the refusal that forbids this verb on this thing now, or ALLOWED. Right for *every* thing."""
        return ALLOWED

    def options(self, s: S) -> list[int]:
        """All legal options, by asking the guard about each candidate."""
        verbs = self.verbs(s)
        if not verbs:
            return NOTHING
        found: list[Any] = []
        for verb in verbs:
            for thing in self.candidates(s, verb):
                if self.forbidden(s, verb, thing) == ALLOWED:
                    option = verb + thing
                    found.append(NUMBERS[option] if option < len(NUMBERS) else option)
        return found

    def take(self, s: S, verb: int, thing: int) -> None:
        """What happens when the option is taken; the step has left the agenda already."""

    def resolve(self, s: S) -> None:
        """What happens when there is nothing to decide; the step has left the agenda already."""

    def prompt(self, s: S) -> Phrase:
        """The question, to be said."""
        raise ValueError(f"step {self.name} asks nothing")

    def __repr__(self) -> str:
        values = ", ".join([f"{field}={getattr(self, field)!r}" for field in self.fields])
        return f"<{self.name} {values}>"

    def to_json(self) -> list[object]:
        """The step as plain data."""
        return [self.name, *(getattr(self, field) for field in self.fields)]
