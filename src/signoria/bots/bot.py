"""The one interface of every bot, and all that a bot may look at."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from signoria.engine.rng import Rng
from signoria.engine.state import State


class Sight:
    """What the seat that decides may see: its options, its view, and positions it cannot tell from the real one."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.seat: int = state.decider()
        self.options: tuple[int, ...] = tuple(state.options())

    def view(self) -> dict[str, object]:
        """What the seat knows, as plain data."""
        return self._state.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """A position that looks the same to the seat, with its own future: the real one is never handed out."""
        state = self._state.resample(self.seat, rng)
        state.rng = rng.fork()
        state.script = ()
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is asked for one choice at a time and remembers nothing in between."""

    name: str = ""

    def choose(self, sight: Sight, rng: Rng) -> int:
        """One of ``sight.options``; whatever is left to luck comes from ``rng``."""
        raise ValueError(f"{self.name} cannot choose")
