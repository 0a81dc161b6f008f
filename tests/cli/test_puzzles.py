"""``signoria puzzles``: found ones are written as scenarios, and those of a game are checked."""

from __future__ import annotations

from pathlib import Path

from signoria.engine.scenario import run
from signoria.engine.scenario_read import load
from signoria.puzzles.puzzle import written
from tests.cli.conftest import Signoria
from tests.puzzles.test_puzzles import quay
from tests.sample.game import GAME


def test_games_are_looked_through(signoria: Signoria, tmp_path: Path) -> None:
    said = signoria("puzzles", "sample", "--games", "1", "--seed", "1", "--bot", "random", "--out", str(tmp_path / "p"))
    assert said.code == 0
    assert "Puzzles found: 0; games played: 1; seed 1." in said.out


def test_those_of_a_game_are_checked(signoria: Signoria) -> None:
    assert "Puzzles checked: 0; no longer right: 0." in signoria("puzzles", "sample", "--check").out


def test_nothing_that_is_typed_is_ignored(signoria: Signoria) -> None:
    said = signoria("puzzles", "sample", "--check", "--games", "2")
    assert said.code == 2
    assert "--games" in said.err


def test_a_scenario_compares_points() -> None:

    puzzle = quay()
    text = written(puzzle.state, puzzle.solution, puzzle.note)
    wrong = text.replace(f"red = {puzzle.note.reach} }}", f"red = {puzzle.note.reach + 1} }}")
    assert wrong != text
    (failure,) = run(load(wrong, lambda _: GAME)).failures
    assert failure.path == "then.scores.red"
