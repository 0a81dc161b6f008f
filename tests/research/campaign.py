"""The tests of OpenSpiel, PettingZoo and Gymnasium on every environment and number of players, for as long as wanted.

    python -m tests.research.campaign [--minutes M]

The last line says what was found.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import itertools
import random
import time
import warnings
from typing import Any

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from signoria.research import gym, openspiel, pettingzoo


def simulated(name: str, players: int, number: int) -> None:
    """OpenSpiel: a random game with every check, then states that a player could not tell from the real ones."""
    game: Any = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    dice = random.Random(number)
    sampler = pyspiel.UniformProbabilitySampler(number + 1, 0.0, 1.0)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and dice.random() < 0.2:
            player = state.current_player()
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(dice.choice(state.legal_actions()))


def agents(name: str, players: int, number: int) -> None:
    """PettingZoo: its test of the interface and of seeds."""
    api_test(pettingzoo.env(name, players), num_cycles=1000)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=200)


def one_seat(name: str, players: int, number: int) -> None:
    """Gymnasium: its check, from any seat."""
    check_env(gym.SeatEnv(name, players, seat=number % players, opponents=("random",)))


def main() -> None:
    """Go round until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.research.campaign", description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    until = time.monotonic() + 60 * parser.parse_args().minutes
    warnings.simplefilter("ignore")
    gymnasium.logger.min_level = gymnasium.logger.ERROR
    done = 0
    for number in itertools.count():
        for name, players, check in itertools.product(openspiel.GAMES, (2, 3, 4), (simulated, agents, one_seat)):
            if time.monotonic() > until:
                print(f"{done} checks in {number} whole rounds: nothing was found.")
                return
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    check(name, players, number)
            except Exception as error:
                error.add_note(f"{check.__name__} of {name} with {players} players, round {number}")
                raise
            done += 1


if __name__ == "__main__":
    main()
