"""The compiled engine does exactly what the sources say."""

from __future__ import annotations

import subprocess
import sys

from tests.conformance.compiled import ROOT, environment


def trajectories(compiled: bool) -> list[str]:
    """What every game does in one of the two modes."""
    command = [sys.executable, "-m", "tests.conformance.trajectory"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(compiled, quick=True), check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_interpreted_and_compiled_play_the_same_games() -> None:
    interpreted, compiled = trajectories(compiled=False), trajectories(compiled=True)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    for here, there in zip(interpreted[1:], compiled[1:], strict=True):
        assert here == there
