"""The scripts for researchers run as they are, at small size."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT


def output(script: str, *arguments: str) -> str:
    """What a script prints."""
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / script), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("rollouts.py chess", "There is no environment chess; there are: signoria_pax"),
        ("rollouts.py --seats 9", "This game is for 2 to 4 seats, not for 9."),
        ("rollouts.py --games 0", "Play at least one game."),
        ("ways_of_winning.py --game chess", "Unknown game “chess”; known: pax-renaissance"),
        ("ways_of_winning.py --bot gredy", "Unknown bot “gredy”; did you mean “greedy”?"),
        ("train_baseline.py --out nowhere/net.npz", "There is no folder nowhere."),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(
    line: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script, *arguments = line.split()
    monkeypatch.setattr(sys, "argv", [script, *arguments])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "examples" / script), run_name="__main__")
    assert ended.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"{script}: error: {sentence}")


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
