"""One seat of a table as an environment of Gymnasium, with bots in all others.

``import signoria.research.gym`` registers every game and edition: ``signoria/lorenzo_basic-v0`` and so on. To have many
at once, each in a process: ``gymnasium.make_vec("signoria.research.gym:signoria/lorenzo_basic-v0", 8, "async")``.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.research.extra import needs

needs("research", "gymnasium", "numpy")

import gymnasium  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
from gymnasium import spaces  # noqa: E402

from signoria import bots  # noqa: E402
from signoria.bots import Bot, Kept, Sight  # noqa: E402
from signoria.engine.decision import explain  # noqa: E402
from signoria.engine.problem import Problem  # noqa: E402
from signoria.engine.rng import Rng, seeded  # noqa: E402
from signoria.engine.state import State  # noqa: E402
from signoria.research import rows  # noqa: E402
from signoria.research.table import Table, check_render_mode, offered, tables  # noqa: E402
from signoria.text import Texts  # noqa: E402

LARGEST_SEED: Final = 2**62
ILLEGAL: Final = -1.0  # what an illegal action costs: the game


class SeatEnv(gymnasium.Env):
    """A seat of a table. The winners are rewarded when the game is over (see ``Game.returns``).

    ``opponents`` are names of bots (or one name), for the seats from the next one on; fewer than needed are repeated.
    An action that is not legal loses the game, and ``info["illegal"]`` says why it is not.
    """

    metadata: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | tuple[str, ...] = ("random",),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        table = offered(name)
        self.table = Table(table.game, table.edition, players or table.seats, options)
        self.table.check()
        check_render_mode(render_mode, self.metadata["render_modes"])
        others = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        if not others:
            raise ValueError("Name at least one bot as an opponent.")
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"There is no seat {seat} at a table for {self.table.seats}; the first one is 0.")
        self.rules = self.table.rules()
        self._start = self.table.starter()
        self.texts = Texts("en", self.rules)
        self.seat = seat
        self.opponents = tuple(self._bot(others[at % len(others)]) for at in range(self.table.seats - 1))
        self.observation_space = rows.space(self.rules)
        self.action_space = spaces.Discrete(self.rules.vocabulary.size)
        self.render_mode = render_mode
        self._state: State | None = None
        self._luck: list[Rng] = []
        self._kept: list[Kept] = []

    def _bot(self, name: str) -> Bot:
        try:
            bot = bots.for_game(name, self.rules, measured=True)
            bot.sits(self.table.edition, self.table.seats)
            return bot
        except Problem as problem:
            problem.sentence = self.texts.say_problem(problem)
            raise

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, at the first decision of the seat; the same seed, the same luck for all."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(LARGEST_SEED))
            self._state = self._start(seeded(number))
            self._luck = [seeded(f"{number}/{seat}") for seat in range(self.table.seats)]
            self._kept = [Kept()] * self.table.seats
            self._others_play()
            if not self._state.ended:  # bots may be done before the seat is ever asked: that is no game of its own
                return rows.row(self._state, self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action; the bots play until the seat is asked again, or the game is over."""
        state = self._state
        if state is None or state.over():
            raise gymnasium.error.ResetNeeded("The game is over, or has not begun: call reset first.")
        if not self.action_space.contains(action):
            raise ValueError(f"There is no action {action}; the last one is {self.rules.vocabulary.size - 1}.")
        option = int(action)
        if option not in state.options():
            why = explain(state, option, self.seat)
            told = rows.row(state, self.seat)
            self._state = None
            return told, ILLEGAL, True, False, {"illegal": self.texts.say(why.phrase) if why else ""}
        state.choose(option)
        self._others_play()
        told = rows.row(state, self.seat)
        if not state.over():
            return told, 0.0, False, False, {}
        info = {"outcome": self.rules.outcomes[state.ended], "scores": self.rules.scores(state)}
        return told, self.rules.returns(state)[self.seat], True, False, info

    def render(self) -> str | None:
        """The position as the seat sees it."""
        if self.render_mode is None or self._state is None:
            return None
        return rows.words(self._state, self.seat, self.texts)

    def _others_play(self) -> None:
        """Bots choose for their seats; where several decide at once, the seat is turned to when they have."""
        state = self._state
        assert state is not None
        while not state.ended:
            asked = [seat for seat in state.deciders() if seat != self.seat]
            if not asked:
                return
            seat = asked[0]
            bot = self.opponents[(seat - self.seat) % self.table.seats - 1]
            option, self._kept[seat] = bot.go_on(Sight(state, seat), self._luck[seat], self._kept[seat])
            state.choose_for(seat, option)


def register() -> tuple[str, ...]:
    """Make every game and edition known to Gymnasium; their names."""
    names: list[str] = []
    for name in tables():
        names.append(f"signoria/{name.removeprefix('signoria_')}-v0")
        if names[-1] not in gymnasium.registry:
            gymnasium.register(names[-1], entry_point="signoria.research.gym:SeatEnv", kwargs={"name": name})
    return tuple(names)


NAMES: Final = register()
