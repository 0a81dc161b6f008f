"""Games on a real Ray cluster: the same results, a lost node, and what cannot be reached."""

from __future__ import annotations

import pickle
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from signoria import __version__
from signoria.arena.cluster import task
from signoria.arena.match import Played, play
from signoria.arena.simulate import RAY, games
from signoria.engine.problem import Problem
from tests.bots.lost_node import PLAN
from tests.cli import quay
from tests.house.tree import ROOT


def test_what_a_lost_node_had_begun_is_played_again_with_the_same_results(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.bots.lost_node", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout.splitlines()[-1], type=list[Played])
    begun = [int(path.name) for path in tmp_path.iterdir()]
    assert begun
    assert found == list(games(PLAN, quay.find))


def test_a_node_with_another_version_plays_nothing() -> None:
    assert task("0.0.1", PLAN, quay.find, play, range(1)) == __version__
    assert len(task(__version__, PLAN, quay.find, play, range(3))) == 3


def test_an_address_at_which_nobody_answers_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{taken.getsockname()[1]}")
        with pytest.raises(Problem) as problem:
            list(games(PLAN, quay.find, on=RAY))
    assert problem.value.phrase.key == "cluster-away"


def test_a_problem_of_another_process_is_the_same_problem() -> None:
    problem = Problem("cluster-version", here="1", there="2")
    problem.sentence = "a sentence"
    found = pickle.loads(pickle.dumps(problem))
    assert (found.phrase, str(found)) == (problem.phrase, "a sentence")
