"""``learned:FILE``: a bot that plays with a trained network. It looks one choice ahead and asks the network twice.

The policy says which options look good at first sight, the value what they lead to; together they decide. What is
hidden is drawn anew a few times. The learner plays against itself by the same weighing (``weighed``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.research import net

# First the check of what a network needs, then what it is built on.
import numpy as np  # isort: skip

from signoria.bots.bot import Bot, Sight
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.state import State

SAMPLES: Final = 3  # positions that could be the real one, looked at for each choice
SHARPNESS: Final = 20.0  # how much a difference of values weighs beside the policy


class LearnedBot(Bot):
    """Plays with the network in a file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.origin, self.weights = net.load(path)
        self.net: net.Net | None = None
        self.game: Game | None = None

    def plays(self, game: Game) -> bool:
        """Whether it was trained for this game, as the game is now; if not, it says why."""
        net.check(self.path, self.origin, self.weights, game)
        return True

    def sits(self, edition: str, seats: int) -> None:
        """Refuse a table that it was not trained for."""
        trained = self.origin
        if (trained.edition, trained.seats) != (edition, seats):
            raise Problem(
                "learned-other-table",
                file=str(self.path),
                edition=trained.edition,
                seats=trained.seats,
            )

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The option that weighs most over a few samples; of equals the first."""
        options = list(sight.options)
        worth: Any = np.zeros(len(options))
        for _ in range(SAMPLES):
            sample = sight.sample(rng)
            looked = Look(sample, sight.seat, options, rng)
            judge = self.judge(sample.game)
            hidden = judge.hidden(looked.rows())
            worth += weighed(judge.leanings(hidden[0], options), looked.worth(judge.values(hidden)[:, 0]))
        return options[int(np.argmax(worth))]

    def judge(self, game: Game) -> net.Net:
        """The network, read once for a game."""
        if self.net is None or self.game is not game:
            self.net, self.game = net.Net(game, self.weights), game
        return self.net


class Look:
    """A position and what each of its options leads to, as one seat sees them."""

    def __init__(self, state: State, seat: int, options: list[int], rng: Rng) -> None:
        game = state.game
        self.seen: list[Any] = [game.observe(state, seat)]
        self.ends: list[tuple[int, list[float]]] = []  # options that end the game, with what it came to for each seat
        luck = rng.fork()
        for place, option in enumerate(options):
            after = state.clone()
            after.rng = luck.clone()
            after.choose(option)
            self.seen.append(game.observe(after, seat))
            if after.ended:
                came_to = game.returns(after)
                self.ends.append((place, came_to[seat:] + came_to[:seat]))

    def rows(self) -> Any:
        """The position and those after it, a row each."""
        return np.stack([np.frombuffer(row, np.uint8) for row in self.seen])

    def worth(self, values: Any) -> Any:
        """What each option leads to for the seat, from the values of the rows; an end is worth what it is."""
        found = values[1:].copy()
        for place, came_to in self.ends:
            found[place] = came_to[0]
        return found


def weighed(leanings: Any, worth: Any) -> Any:
    """What the policy says and what the options lead to, as logarithms of odds."""
    return leanings + SHARPNESS * worth
