"""The scripts for researchers run as they are, at small size."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_training_the_baseline(tmp_path: Path) -> None:
    size = (
        "--warm",
        "1",
        "--teacher",
        "random",
        "--games",
        "1",
        "--rounds",
        "1",
        "--match",
        "1",
        "--against",
        "random",
    )
    told = output("train_baseline.py", "--edition", "basic", *size, "--out", str(tmp_path / "net.npz"))
    assert told.startswith("round 0, 0 games, ")
    assert "\nround 1, 1 games, " in told
    assert sorted(path.name for path in tmp_path.iterdir()) == ["net.csv", "net.html", "net.npz"]


def test_ways_of_winning() -> None:
    told = output("ways_of_winning.py", "--game", "lorenzo", "--bot", "random", "--games", "2")
    assert told.count("2 games of random") == 6
    assert "points" in told
