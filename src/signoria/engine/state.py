"""State: everything a game needs to go on from this moment. Plain data, cheap to clone.

The agenda is a stack of steps. ``choose`` hands a choice to the step on top. Then ``settle`` runs every step that
needs no decision, until the next one that does. So outside of ``choose`` a state waits for a decision or is over.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from signoria.engine.common import EXCUSED, Common
from signoria.engine.event import EVERYONE, FORCED, Chance, Event, Sink
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED, GAME_OVER, NOT_ASKED, NOT_YOURS
from signoria.engine.rng import Rng

if TYPE_CHECKING:
    from signoria.engine.game import Game
    from signoria.engine.step import Step

RUNNING: Final = 0
NO_MOVER: Final = -1  # no turn has begun yet


class Outcome:
    """How a game ended: the word for the way, the seats that won, and a score for each seat (0 where there is none)."""

    def __init__(self, kind: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.kind = kind
        self.winners = winners
        self.scores = scores

    def __repr__(self) -> str:
        return f"<Outcome {self.kind}, winners {self.winners}, scores {self.scores}>"


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled to run on the compiled engine
class State:
    """The base of every game's state. A subclass adds its fields, ``clone``, ``view``, ``resample`` and the rules."""

    __slots__ = ("_options", "agenda", "ended", "mover", "rng", "script", "sink", "turns", "winners")
    fields: ClassVar[tuple[str, ...]] = ()  # names of the subclass's own fields: ints, tuples and int vectors

    def __init__(self, rng: Rng) -> None:
        self.agenda: list[Step[Any]] = []  # every state has its own; the steps on it are shared
        self.rng: Rng = rng
        self.script: tuple[tuple[int, int], ...] = ()  # results of chance to be used before any are drawn
        self.sink: Sink | None = None
        self.ended: int = RUNNING  # else the number of the way the game ended
        self.winners: tuple[int, ...] = ()
        # How far play has come since this state was made, for a search that looks ahead. It is no part of the position.
        self.turns: int = 0  # turns begun
        self.mover: int = NO_MOVER  # whose turn the last of them is
        self._options: list[int] | None = None

    def __repr__(self) -> str:
        what = f"ended {self.ended}" if self.ended else f"seat {self.decider()}, step {self.agenda[-1].name}"
        return f"<{type(self).__name__}: {what}>"

    # --- what a game provides -------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules this state belongs to."""
        raise ValueError("a state belongs to a game")

    @property
    def seats(self) -> int:
        """How many seats play."""
        raise ValueError("a state has seats")

    def seat_word(self, seat: int) -> str:
        """The word for a seat in records and scenarios (a bank, a colour)."""
        return str(seat + 1)

    def clone(self) -> State:
        """A copy that shares nothing that can change. It tells nobody what happens to it."""
        raise ValueError("a state can be cloned")

    def watch(self) -> None:
        """Uphold the rules that hold at every moment (limits, elimination); called before each step is looked at."""

    def copy_base(self, other: State) -> None:
        """Take over the engine's part of another state (for ``clone``)."""
        self.agenda.extend(other.agenda)
        self.script = other.script
        self.ended = other.ended
        self.winners = other.winners
        self.turns = other.turns
        self.mover = other.mover
        self._options = other._options

    # --- deciding -------------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it is done before everything that is already there."""
        self.agenda.append(step)

    def options(self) -> list[int]:
        """The legal options of the decision on the table, worked out once; empty when the game is over."""
        options = self._options
        if options is None:
            options = [] if self.ended else self.agenda[-1].options(self)
            self._options = options
        return options

    def decider(self) -> int:
        """The seat that decides now, the first of them if several do; -1 when the game is over."""
        return -1 if self.ended else self.agenda[-1].seat

    def choose(self, option: int) -> None:
        """Take an option. It must be one of ``options()``: the session checks what comes from outside."""
        step = self.agenda[-1]
        self.step_done()
        verb = self.verb_number(option)
        step.take(self, verb, option - verb)
        self.settle()

    def step_done(self) -> None:
        """The step on top leaves the agenda. A new list is cheaper than one that lost all its memory with its last."""
        if len(self.agenda) == 1:
            self.agenda = []
        else:
            self.agenda.pop()

    def settle(self) -> None:
        """Run every step that needs no decision; take every decision that has a single option, and say so."""
        self._options = None
        while self.ended == RUNNING:
            self.watch()
            if self.ended != RUNNING:
                break
            step = self.agenda[-1]
            options = step.options(self)
            count = len(options)
            if count > 1:
                self._options = options
                return
            self.step_done()
            if count == 0:
                step.resolve(self)
            else:
                option = options[0]
                verb = self.verb_number(option)
                if self.sink is not None:
                    secret = self.game.vocabulary.verb_of(option).secret
                    self.sink.events.append(Event(FORCED, (step.seat, option), step.seat if secret else EVERYONE))
                step.take(self, verb, option - verb)
        self._options = []

    def new_turn(self, seat: int) -> None:
        """Rules call this where the turn of a seat begins, and the one before is over.

        Others may be asked in the middle of a turn, and before the first one; that begins none.
        """
        self.turns += 1
        self.mover = seat

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != RUNNING

    def play_out(self, rng: Rng) -> int:
        """Play at random to the end of the game; how many decisions that took."""
        decisions = 0
        while self.ended == RUNNING:
            options = self.options()
            self.choose(options[rng.below(len(options))])
            decisions += 1
        return decisions

    def verb_number(self, option: int) -> int:
        """The verb of an option; games answer from a table of their own."""
        return self.game.vocabulary.verb_of(option).number

    def finish(self, way: int, winners: tuple[int, ...]) -> None:
        """End the game."""
        self.ended = way
        self.winners = winners
        self.agenda = []

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it runs."""
        if not self.ended:
            return None
        return Outcome(self.game.outcomes[self.ended], self.winners, self.game.scores(self))

    # --- several seats at once ------------------------------------------------------------------------------------

    def common(self) -> Common[Any] | None:
        """The decision on the table if it is one of several seats at once, with the answers that are there already."""
        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, Common) else None

    def deciders(self, viewer: int | None = None) -> tuple[int, ...]:
        """The seats that owe an answer now, in a fixed order, as far as a viewer (-1: a spectator) may know them.

        Without a viewer it is the whole truth. Where even that is a secret, others are told nobody, and know only that
        the game is not over.
        """
        step = self.common()
        if step is None:
            return () if self.ended else (self.agenda[-1].seat,)
        owing = step.owing()
        if viewer is None or not step.discreet:
            return owing
        return (viewer,) if viewer in owing else ()

    def answer_of(self, seat: int) -> int:
        """What a seat has answered already while others still decide, else a negative number. For its eyes only."""
        step = self.common()
        return EXCUSED if step is None else step.answer_of(seat)

    def turned(self, seat: int) -> State:
        """This state with the question put to one of its deciders: options, prompt, refusals, previews are that seat's.

        It is for looking at; if the question stands that way already it is this very state.
        """
        if seat == self.decider():
            return self
        state = self.clone()
        state.turn_to(seat)
        return state

    def turn_to(self, seat: int) -> None:
        """Put the question to another one of the deciders."""
        step = self.common()
        if step is None:
            raise ValueError(f"seat {seat} is not asked")
        self.agenda[-1] = step.turned(seat)
        self._options = None

    def options_for(self, seat: int) -> list[int]:
        """The legal options of a seat; none if it is not asked."""
        return self.turned(seat).options() if seat in self.deciders() else []

    def choose_for(self, seat: int, option: int) -> None:
        """Take an option for one of the deciders: one of ``options_for(seat)``. Any order leads to the same state."""
        if seat != self.decider():
            self.turn_to(seat)
        self.choose(option)

    def redraw_answers(self, viewer: int, rng: Rng) -> bool:
        """For ``resample``: draw the answers of others anew, once everything else that the viewer cannot know is.

        False if the viewer would notice, because somebody who decides has no choice in this state: deal again.
        """
        step = self.common()
        if step is not None:
            redrawn = step.redrawn(self, viewer, rng)
            if redrawn is None:
                return False
            self.agenda[-1] = redrawn
            self._options = None
        return True

    # --- asking why not -------------------------------------------------------------------------------------------

    def refusal(self, option: int) -> int:
        """Why an option is not offered now (ALLOWED if it is), from the guards that build the options."""
        if self.ended:
            return GAME_OVER
        step = self.agenda[-1]
        verb = self.verb_number(option)
        if verb in step.verbs(self):
            return step.forbidden(self, verb, option - verb)
        later = self.game.foresee(self, option)
        return NOT_ASKED if later == ALLOWED else later

    # --- telling --------------------------------------------------------------------------------------------------

    def emit(self, kind: int, args: tuple[int, ...]) -> None:
        """Tell everyone that something happened."""
        if self.sink is not None:
            self.sink.events.append(Event(kind, args))

    def emit_to(self, seat: int, kind: int, args: tuple[int, ...]) -> None:
        """Tell one seat that something happened."""
        if self.sink is not None:
            self.sink.events.append(Event(kind, args, seat))

    def reveal(self) -> None:
        """Mark that somebody learned something new: undo stops here."""
        if self.sink is not None:
            self.sink.informed = True

    # --- chance ---------------------------------------------------------------------------------------------------

    def scripted(self, kind: int) -> int:
        """The next result of chance if it is prescribed (a replay), else -1."""
        if not self.script:
            return -1
        foretold, thing = self.script[0]
        if foretold != kind:
            chances = self.game.chances
            raise Problem("chance-of-another-kind", found=chances[foretold][0], wanted=chances[kind][0])
        self.script = self.script[1:]
        return thing

    def happened(self, kind: int, thing: int, audience: int = EVERYONE) -> None:
        """Put a result of chance on record."""
        if self.sink is not None:
            self.sink.chances.append(Chance(kind, thing, audience))
            self.sink.informed = True

    def draw(self, kind: int, things: list[int], audience: int = EVERYONE) -> int:
        """One of the things at random, each equally likely, or the prescribed one."""
        thing = self.scripted(kind)
        if thing < 0:
            thing = things[self.rng.below(len(things))]
        elif thing not in things:
            raise Problem("chance-impossible", thing=self.game.chances[kind][1].words[thing])
        self.happened(kind, thing, audience)
        return thing

    # --- saving ---------------------------------------------------------------------------------------------------

    def position_json(self) -> dict[str, object]:
        """Everything but the generator, as plain data."""
        data: dict[str, object] = {}
        for field in self.fields:
            value = getattr(self, field)
            data[field] = value if isinstance(value, int) else list(value)
        data["agenda"] = [step.to_json() for step in self.agenda]
        data["ended"] = self.ended
        data["winners"] = list(self.winners)
        return data

    def to_json(self) -> dict[str, object]:
        """Everything, as plain data that ``Game.restore`` reads back."""
        data = self.position_json()
        data["rng"] = [self.rng.a, self.rng.b]
        data["script"] = [list(pair) for pair in self.script]
        return data

    def digest(self) -> str:
        """A short fingerprint of the position (not of the generator): equal positions, equal digests."""
        text = json.dumps(self.position_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def phrase_of_refusal(state: State, option: int, refusal: int) -> Phrase:
    """The sentence of a refusal, with everything it needs to be said."""
    entry = state.game.refusals[refusal]
    args = state.game.refusal_args(state, option, refusal)
    if refusal == NOT_ASKED:
        args["question"] = state.agenda[-1].prompt(state)
    elif refusal == NOT_YOURS:
        args["seat"] = state.game.seat_phrase(state, state.decider())
    return Phrase(f"refusal-{entry.key}", args)
