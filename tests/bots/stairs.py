"""Stairs: a game whose good move looks like nothing until it is finished.

Each turn a seat picks up one pebble, or climbs: then it must still say up (three pebbles) or down (it loses three).
After five turns each the richer seat wins.
"""

from __future__ import annotations

from typing import Final

from signoria.engine.game import Game, Meta
from signoria.engine.refusal import ENGINE_REFUSALS
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.step import Step
from signoria.engine.vocabulary import Verb, Vocabulary

PICK: Final = 0
CLIMB: Final = 1
UP: Final = 2
DOWN: Final = 3
TURNS: Final = 10


class Stairs(State):
    """Pebbles and turns."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.pebbles = [0, 0]
        self.turn = 0

    @property
    def game(self) -> StairsGame:
        return GAME

    @property
    def seats(self) -> int:
        return 2

    def clone(self) -> Stairs:
        other = Stairs(self.rng.clone())
        other.copy_base(self)
        other.pebbles = self.pebbles[:]
        other.turn = self.turn
        return other


class Turn(Step[Stairs]):
    """Pick or climb."""

    name = "turn"

    def verbs(self, s: Stairs) -> tuple[int, ...]:
        return (PICK, CLIMB) if s.turn < TURNS else ()

    def take(self, s: Stairs, verb: int, thing: int) -> None:
        s.turn += 1
        s.push(Turn(1 - self.seat))
        if verb == PICK:
            s.pebbles[self.seat] += 1
            s.new_turn(1 - self.seat)
        else:
            s.push(OnStairs(self.seat))

    def resolve(self, s: Stairs) -> None:
        s.finish(1, tuple(seat for seat in (0, 1) if s.pebbles[seat] == max(s.pebbles)))


class OnStairs(Step[Stairs]):
    """Up or down."""

    name = "stairs"

    def verbs(self, s: Stairs) -> tuple[int, ...]:
        return (UP, DOWN)

    def take(self, s: Stairs, verb: int, thing: int) -> None:
        s.pebbles[self.seat] += 3 if verb == UP else -3
        s.new_turn(1 - self.seat)


class StairsGame(Game):
    """The rules of Stairs."""

    meta = Meta(id="stairs", editions=("only",), seats=(2, 2), rules_version=1, complete=True)
    vocabulary = Vocabulary((Verb(PICK, "pick"), Verb(CLIMB, "climb"), Verb(UP, "up"), Verb(DOWN, "down")))
    refusals = ENGINE_REFUSALS
    outcomes = {1: "richer"}  # noqa: RUF012  (a table nobody changes)

    def opening(self) -> Stairs:
        """The first decision."""
        state = Stairs(Rng(1, 2))
        state.push(Turn(0))
        state.settle()
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Stairs)
        return float(state.pebbles[seat])

    def view(self, state: Stairs, seat: int) -> dict[str, object]:
        return {"pebbles": state.pebbles, "turn": state.turn}

    def resample(self, state: Stairs, seat: int, rng: Rng) -> Stairs:
        return state.clone()


GAME: Final = StairsGame()
