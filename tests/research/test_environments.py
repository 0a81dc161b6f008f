"""The games in PettingZoo and Gymnasium: their own tests as they are, and what an agent is told and rewarded."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from signoria.engine.problem import Problem
from signoria.research import gym, pettingzoo
from signoria.research.table import tables

NAMES = sorted(tables())
LORENZO = "signoria_lorenzo_basic"
pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo warns of observations with names


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game: what each agent got, and how many steps it took."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        told, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(told["action_mask"])
        env.step(None if over or cut else int(dice.choice(legal)))
        steps += 1
    return rewards, steps


@pytest.mark.parametrize(("name", "players"), [(name, 2 + at % 3) for at, name in enumerate(NAMES)])
def test_the_tests_of_pettingzoo_pass(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(name, players), num_cycles=40)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=20)
    assert "Passed" in capsys.readouterr().out
    render_test(lambda render_mode=None: pettingzoo.env(name, players, render_mode))
    assert capsys.readouterr().out  # the position, for people


def test_what_is_rendered_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(LORENZO, render_mode="ansi")
    env.reset(seed=1)
    lines = env.render().splitlines()
    assert lines[0].endswith(("?", "."))
    assert any(line.startswith("towers: ") for line in lines)


def test_agents_that_take_turns_can_be_asked_in_parallel() -> None:
    env = turn_based_aec_to_parallel(pettingzoo.raw_env(LORENZO, 3))
    told, _ = env.reset(seed=1)
    assert sorted(told) == ["player_0", "player_1", "player_2"]
    dice = np.random.default_rng(1)
    rewards = dict.fromkeys(told, 0.0)
    while env.agents:
        actions = {agent: first(row["action_mask"], dice) for agent, row in told.items()}
        told, gained, _, _, _ = env.step(actions)
        for agent, reward in gained.items():
            rewards[agent] += reward
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def first(mask: Any, dice: Any) -> int:
    """Any legal action; 0 for a seat that is not asked."""
    legal = np.flatnonzero(mask)
    return int(dice.choice(legal)) if len(legal) else 0


def test_parallel_conversion_is_refused_where_it_would_change_the_game() -> None:
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(pettingzoo.raw_env(LORENZO))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_rewards_its_winners(name: str) -> None:
    rewards, steps = play(pettingzoo.raw_env(name, 3), 5)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert steps > 30
    assert play(pettingzoo.raw_env(name, 3), 5) == (rewards, steps)


def test_an_illegal_action_is_refused_in_a_sentence() -> None:
    env = pettingzoo.raw_env(LORENZO)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"Action {illegal} is not legal for player_"):
        env.step(illegal)


def test_names_and_options_are_checked() -> None:
    with pytest.raises(ValueError, match="There is no environment chess; there are: signoria_"):
        pettingzoo.env("chess")
    with pytest.raises(Problem, match="2 to 4 seats"):
        pettingzoo.env(LORENZO, 9)
    with pytest.raises(Problem, match="as many different banks"):
        pettingzoo.env("signoria_pax_renaissance_2e", 3, banks=("medici", "medici", "fugger"))
    with pytest.raises(ValueError, match="Leave the option solitaire out"):
        pettingzoo.env("signoria_pax_renaissance_2e", solitaire="8")
    with pytest.raises(Problem, match="magister"):
        gym.SeatEnv(LORENZO, opponents=("magister",))
    with pytest.raises(ValueError, match="There is no seat 3 at a table for 2"):
        gym.SeatEnv(LORENZO, seat=3)
    with pytest.raises(ValueError, match="There is no environment chess; there are: signoria_"):
        gym.SeatEnv("chess")
    with pytest.raises(ValueError, match="Name at least one bot"):
        gym.SeatEnv(LORENZO, opponents=())
    assert [bot.name for bot in gym.SeatEnv(LORENZO, 3, opponents="greedy").opponents] == ["greedy", "greedy"]
    for make in (pettingzoo.env, gym.SeatEnv):
        with pytest.raises(ValueError, match=r"There is no render mode film; there are: .*ansi"):
            make(LORENZO, render_mode="film")
    assert pickle.loads(pickle.dumps(pettingzoo.raw_env(LORENZO, 4, leaders="dealt"))).table.seats == 4


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", gym.NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name, disable_env_checker=True).unwrapped)


def test_a_seat_plays_against_bots_to_the_end() -> None:
    env = gymnasium.make("signoria/lorenzo_advanced-v0", players=3, seat=1, opponents=("greedy", "random"))
    dice = np.random.default_rng(3)
    told, _ = env.reset(seed=3)
    over = False
    steps = 0
    while not over:
        assert env.observation_space.contains(told)
        told, reward, over, cut, info = env.step(int(dice.choice(np.flatnonzero(told["action_mask"]))))
        assert not cut
        steps += 1
    assert steps > 20
    assert reward in (1.0, -0.5)
    assert info["outcome"] in ("points", "turn-order")
    assert len(info["scores"]) == 3


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gym.SeatEnv(LORENZO, render_mode="ansi")
    told, _ = env.reset(seed=1)
    assert env.render()
    illegal = int(np.flatnonzero(told["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].endswith(".")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)
    env.reset(seed=1)
    for action in (-1, 251, "first"):
        with pytest.raises(ValueError, match=f"There is no action {action}; the last one is 250"):
            env.step(action)


def test_a_game_that_has_not_begun_says_so() -> None:
    env = pettingzoo.raw_env(LORENZO, render_mode="ansi")
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.last):
        with pytest.raises(gymnasium.error.ResetNeeded, match="has not begun: call reset first"):
            ask()


def test_many_seats_at_once_each_in_a_process() -> None:
    many = gymnasium.make_vec("signoria.research.gym:signoria/lorenzo_basic-v0", 2, "async")
    try:
        told, _ = many.reset(seed=1)
        assert told["observation"].shape == (2, 1922)
        actions = [int(np.flatnonzero(mask)[0]) for mask in told["action_mask"]]
        told, rewards, over, _, _ = many.step(np.array(actions))
        assert list(rewards) == [0, 0]
        assert not over.any()
    finally:
        many.close()
