"""The one interface of every bot, and all that a bot may look at."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from signoria.engine.game import Game
from signoria.engine.rng import Rng
from signoria.engine.state import State


class Kept(NamedTuple):
    """What a bot remembers from one of its choices to the next."""

    line: tuple[tuple[str, int], ...] = ()  # its further choices in this turn, each with what it expects to see
    past: tuple[tuple[str, int], ...] = ()  # what it saw when it thought anew, and what it chose
    turn: int = -1  # in which it chose
    others: tuple[tuple[int, ...], ...] = ()  # what is left of other good lines of that turn


class Sight:
    """What a seat that decides may see: its options, its view, and positions it cannot tell from the real one.

    Where several decide at once and no seat is named, it is the first of them.
    """

    def __init__(self, state: State, seat: int | None = None) -> None:
        self._state = state
        self.game: Game = state.game
        self.seat: int = state.decider() if seat is None else seat
        self.turn: int = state.turns
        self.options: tuple[int, ...] = tuple(state.options_for(self.seat))

    def view(self) -> dict[str, object]:
        """What the seat knows, as plain data."""
        return self._state.game.view(self._state, self.seat)

    def sample(self, rng: Rng) -> State:
        """A position that looks the same to the seat, with its own future: the real one is never handed out.

        The question is turned to the seat; what others have answered already is drawn anew, too.
        """
        state = self._state.game.resample(self._state, self.seat, rng)
        if state.decider() != self.seat:
            state.turn_to(self.seat)
        state.rng = rng.fork()
        state.script = ()
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is asked for one choice at a time; whatever it wants to remember is kept for it."""

    name: str = ""

    def plays(self, game: Game) -> bool:
        """Whether it can play this game."""
        return True

    def sits(self, edition: str, seats: int) -> None:
        """Refuse a table that it cannot play at, with a problem; most sit at any table of their games."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        """One of ``sight.options``; whatever is left to luck comes from ``rng``."""
        raise ValueError(f"{self.name} cannot choose")

    def go_on(self, sight: Sight, rng: Rng, kept: Kept, timed: bool = False) -> tuple[int, Kept]:
        """The same, with what it kept at its last choice and what it wants to keep for the next one.

        ``timed``: people wait. Then it may look at the clock, and the same luck need not give the same choice.
        """
        return self.choose(sight, rng), Kept()
