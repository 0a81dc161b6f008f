"""How many steps a second a researcher gets, with what a seat sees and what is legal, beside the games of other tools.

    python -m bench.research [--rounds N] [--seconds S] [--json FILE]

Every subject plays at random in a process of its own on one core, all in one run; the table shows the medians over the
rounds. Seconds are those of the processor, so that a busy machine does not change them much. Our games run compiled.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.__main__ import WIDTH, one_core
from tests.conformance.compiled import ROOT, NotCompiled, environment

OURS = ("signoria_pax_renaissance_2e", "signoria_lorenzo_advanced", "signoria_imperializm")
SUBJECTS = (
    *(f"engine {name}" for name in OURS),
    *(f"pettingzoo {name}" for name in OURS),
    *(f"openspiel {name}" for name in OURS),
    *("pettingzoo tictactoe_v3", "pettingzoo connect_four_v3", "pettingzoo chess_v6"),
    *("openspiel chess", "openspiel backgammon", "openspiel gin_rummy"),
    # All its games in Python that take turns and tell what a player sees.
    *("openspiel python_ant_foraging", "openspiel python_block_dominoes", "openspiel python_hangman"),
    *("openspiel python_kuhn_poker", "openspiel python_liars_poker", "openspiel python_team_dominoes"),
    "openspiel python_tic_tac_toe",
)


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3, help="rounds to take the median of (default: 3)")
    parser.add_argument("--seconds", type=float, default=1.5, help="play of each subject in each round (default: 1.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the medians here, too")
    parser.add_argument("--subject", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.subject:
        print(json.dumps(measured(wanted.subject, wanted.seconds)))
        return
    console = Console(width=max(Console().width, WIDTH))
    try:
        with console.status("Compiling the engine"):
            env = environment(compiled=True)
    except NotCompiled as why:
        sys.exit(str(why))
    found: dict[str, list[dict[str, float]]] = {subject: [] for subject in SUBJECTS}
    for _ in track(range(wanted.rounds), "Measuring", console=console, transient=True):
        for subject in SUBJECTS:
            found[subject].append(asked(subject, wanted.seconds, env))
    medians = {
        subject: {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}
        for subject, rounds in found.items()
    }
    console.print(shown(medians))
    if wanted.json:
        wanted.json.write_text(json.dumps(medians, indent=1) + "\n", "utf-8")


def asked(subject: str, seconds: float, env: dict[str, str]) -> dict[str, float]:
    """One round of a subject, in a process of its own."""
    command = [sys.executable, "-m", "bench.research", "--subject", subject, "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, text=True, preexec_fn=one_core)
    if done.returncode != 0:
        sys.exit(f"Measuring {subject} failed:\n{done.stderr}")
    numbers: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return numbers


def shown(medians: dict[str, dict[str, float]]) -> Table:
    """The medians as a table."""
    table = Table("interface", "game", title="Random play with observation and mask, one core")
    for column in ("steps/s", "steps a game", "entries", "actions"):
        table.add_column(column, justify="right")
    for subject, found in medians.items():
        interface, game = subject.split()
        counts = (f"{found[key]:,.0f}" for key in ("speed", "length", "entries", "actions"))
        table.add_row(interface, game, *counts)
    return table


def measured(subject: str, seconds: float) -> dict[str, float]:
    """Steps a second of a subject; how long its games are, how much it shows, how many actions there are."""
    interface, name = subject.split()
    play, entries, actions = {"engine": engine, "pettingzoo": pettingzoo, "openspiel": openspiel}[interface](name)
    play(0)
    steps = games = 0
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        games += 1
        steps += play(games)
    return {"speed": steps / elapsed, "length": steps / games, "entries": entries, "actions": actions}


Subject = tuple[Callable[[int], int], int, int]


def engine(name: str) -> Subject:
    """Our engine itself: what the seat that decides sees, what is legal, and a choice."""
    from signoria.engine.rng import seeded  # noqa: PLC0415  (each subject imports what it needs and nothing else)
    from signoria.research.table import tables  # noqa: PLC0415
    from signoria.resources import compiled  # noqa: PLC0415

    if not compiled():
        sys.exit("The compiled engine should be measured, and another one runs.")
    table = tables()[name]
    game, start = table.rules(), table.starter()

    def play(number: int) -> int:
        state, luck = start(seeded(number)), seeded(f"choices {number}")
        steps = 0
        while not state.ended:
            seat = state.decider()
            game.observe(state, seat)
            game.mask(state, seat)
            options = state.options()
            state.choose(options[luck.below(len(options))])
            steps += 1
        return steps

    return play, game.layout.size, game.vocabulary.size


def pettingzoo(name: str) -> Subject:
    """An environment of PettingZoo without its checks."""
    if name in OURS:
        from signoria.research.pettingzoo import raw_env  # noqa: PLC0415

        env: Any = raw_env(name)
    else:
        import importlib  # noqa: PLC0415

        env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    env.reset(seed=1)
    space = env.observation_space(env.possible_agents[0])["observation"]

    def play(number: int) -> int:
        env.reset(seed=number)
        dice = random.Random(number)
        steps = 0
        while True:
            told, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            legal = told["action_mask"].view(bool).nonzero()[0]  # in 3,700 bytes NumPy takes 27 µs to find the others
            env.step(int(dice.choice(legal)))
            steps += 1

    return (
        play,
        int(space.shape[0] if len(space.shape) == 1 else space.low.size),
        int(env.action_space(env.agents[0]).n),
    )


def openspiel(name: str) -> Subject:
    """A game of OpenSpiel from Python, chance included."""
    import pyspiel  # noqa: PLC0415

    if name in OURS:
        import signoria.research.openspiel  # noqa: F401, PLC0415
    elif name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401, PLC0415
    game = pyspiel.load_game(name)
    kind = game.get_type()

    def play(number: int) -> int:
        dice = random.Random(number)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                results, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(results, odds)[0])
                continue
            player = state.current_player()
            if kind.provides_observation_tensor:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
        return steps

    shape = game.observation_tensor_size() if kind.provides_observation_tensor else game.information_state_tensor_size()
    return play, int(shape), int(game.num_distinct_actions())


if __name__ == "__main__":
    main()
