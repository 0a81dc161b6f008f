"""Every game and edition as an environment of PettingZoo: agents take turns, with a mask of what is legal.

Seats that decide at once are asked one after the other; nobody sees an answer before all are there.
"""

from __future__ import annotations

import secrets
import sys
from typing import Any, Final

from signoria.research.extra import needs

needs("research", "pettingzoo", "gymnasium", "numpy")

import numpy as np  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
from gymnasium import spaces  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from signoria.engine.rng import seeded  # noqa: E402
from signoria.engine.state import State  # noqa: E402
from signoria.research import rows  # noqa: E402
from signoria.research.table import Table, check_render_mode, offered  # noqa: E402
from signoria.text import Texts  # noqa: E402


def env(name: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """An environment by its name, with the checks that PettingZoo adds: an illegal action ends the game with -1."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(name, players, render_mode, **options), illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


def raw_env(name: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> SignoriaEnv:
    """The same without these checks, which take their time."""
    table = offered(name)
    return SignoriaEnv(Table(table.game, table.edition, players or table.seats, options), render_mode)


class SignoriaEnv(AECEnv, EzPickle):
    """A table with an agent in each seat. The winners are rewarded when the game is over (see ``Game.returns``)."""

    metadata: Final[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "signoria_v0",
        "is_parallelizable": False,  # agents take turns; ``turn_based_aec_to_parallel`` converts it
        "render_fps": 1,
    }

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, table, render_mode)
        super().__init__()
        table.check()
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.table = table
        self.rules = table.rules()
        self._start = table.starter()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: rows.space(self.rules) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.rules.vocabulary.size) for agent in self.possible_agents}
        self._luck = seeded(secrets.randbits(64))
        self.agent_selection = self.possible_agents[0]
        self.state_of_play: State

    def _state(self) -> State:
        """The position; before the first game there is none."""
        try:
            return self.state_of_play
        except AttributeError:
            raise ResetNeeded("The game has not begun: call reset first.") from None

    def observation_space(self, agent: str) -> Any:
        """See ``rows.space``."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The vocabulary of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed, the same luck."""
        if seed is not None:
            self._luck = seeded(seed)
        self.state_of_play = self._start(self._luck.fork())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.decider()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent is told now; a mask without any action if it is not its turn."""
        found = rows.row(self._state(), self._seat_of[agent])
        if agent != self.agent_selection:
            found["action_mask"] = np.zeros_like(found["action_mask"])
        return found

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        state = self._state()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = -1 if action is None else int(action)
        if option not in state.options():
            raise ValueError(f"Action {action} is not legal for {agent}: look at its mask.")
        state.choose(option)
        self._cumulative_rewards[agent] = 0.0
        if state.ended:
            for other, value in zip(self.possible_agents, self.rules.returns(state), strict=True):
                self.rewards[other] = value
                self.terminations[other] = True
                self.infos[other] = {"outcome": self.rules.outcomes[state.ended]}
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.decider()]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as the agent whose turn it is sees it."""
        if self.render_mode is None:
            return None
        told = rows.words(self._state(), self._seat_of[self.agent_selection], Texts("en", self.rules))
        if self.render_mode == "human":
            sys.stdout.write(told)
            return None
        return told

    def close(self) -> None:
        """There is nothing to close."""
