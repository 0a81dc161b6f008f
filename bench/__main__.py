"""How fast the games are, interpreted and compiled, as ratios to catanatron in the same run.

    python -m bench [--rounds N] [--seconds S] [--json FILE] [GAME …]

Each round measures every engine for a while in a process of its own, one after the other on one core; the table shows
the medians over the rounds. The absolute numbers say something about this machine, the ratios about the engines.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measure import find
from signoria import catalogue
from signoria.engine.problem import Problem
from signoria.text import Texts
from tests.conformance.compiled import ROOT, NotCompiled, environment

PEER = "catanatron"
WIDTH = 100  # of the table, in a narrower window or none at all
MODES = ("interpreted", "compiled")
Medians = dict[tuple[str, str], dict[str, float]]


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all on offer)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take the median of (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.5, help="play of each game in each round (default: 1.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the medians here, too")
    wanted = parser.parse_args()
    games: list[str] = wanted.games or list(catalogue.games())
    try:
        for name in games:
            find(name)
    except Problem as problem:
        sys.exit(Texts("en").say_problem(problem))
    console = Console(width=max(Console().width, WIDTH))
    try:
        with console.status("Compiling the engine"):
            environments = {mode: environment(compiled=mode == "compiled") for mode in MODES}
    except NotCompiled as why:
        sys.exit(str(why))
    rounds: dict[tuple[str, str], list[dict[str, float]]] = {}
    for _ in track(range(wanted.rounds), "Measuring", console=console, transient=True):
        for mode, subjects in (("", [PEER]), *((mode, games) for mode in MODES)):
            numbers = measure(wanted.seconds, subjects, environments[mode or MODES[0]])
            if numbers["compiled"] != (mode == "compiled"):
                sys.exit(f"The {mode} engine should have been measured, and another one ran.")
            for subject in subjects:
                rounds.setdefault((subject, mode), []).append(numbers[subject])
    medians: Medians = {
        key: {name: statistics.median(one[name] for one in found) for name in found[0]} for key, found in rounds.items()
    }
    console.print(table(medians))
    if wanted.json:
        wanted.json.write_text(json.dumps([[*key, found] for key, found in medians.items()], indent=1) + "\n", "utf-8")


def measure(seconds: float, subjects: list[str], env: dict[str, str]) -> dict[str, Any]:
    """One round of some subjects, on one core."""
    command = [sys.executable, "-m", "bench.measure", str(seconds), *subjects]
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, text=True, preexec_fn=one_core)
    if done.returncode != 0:
        sys.exit(f"Measuring {' '.join(subjects)} failed:\n{done.stderr}")
    numbers: dict[str, Any] = json.loads(done.stdout)
    return numbers


def one_core() -> None:
    """Keep a process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def table(medians: Medians) -> Table:
    """The medians with their ratios: how many times as fast, and what part of the memory."""
    shown = Table("game", "engine", title=f"Random play on one core; × against {PEER} in the same run")
    for column in ("decisions/s", "×", "clone µs", "×", "bytes a state", "×"):
        shown.add_column(column, justify="right")
    peer = medians[PEER, ""]
    for (subject, mode), found in medians.items():
        shown.add_row(
            subject,
            mode or "interpreted",
            f"{found['speed']:,.0f}",
            f"{found['speed'] / peer['speed']:.1f}",
            f"{found['clone']:.2f}",
            f"{peer['clone'] / found['clone']:.1f}",
            f"{found['bytes']:,.0f}",
            f"{peer['bytes'] / found['bytes']:.1f}",
        )
    return shown


if __name__ == "__main__":
    main()
