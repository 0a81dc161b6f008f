"""The scripts for researchers run as they are, at small size."""

from __future__ import annotations

import subprocess
import sys

from tests.house.tree import ROOT


def output(script: str, *arguments: str) -> str:
    """What a script prints."""
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / script), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_rollouts() -> None:
    told = output("rollouts.py", "--games", "2", "--seats", "3", "signoria_lorenzo_basic")
    assert told.startswith("signoria_lorenzo_basic, 3 seats: 251 actions, 1922 entries\n")
    assert "steps a second:" in told


def test_ways_of_winning() -> None:
    told = output("ways_of_winning.py", "--game", "lorenzo", "--bot", "random", "--games", "2")
    assert told.count("2 games of random") == 6
    assert "points" in told
