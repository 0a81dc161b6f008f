"""Datasets: what a row holds, the same bytes however they were made, and folders that are somebody else's."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from signoria import catalogue
from signoria.arena.match import Plan
from signoria.cli.app import run
from signoria.cli.desk import Desk
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.research import dataset
from signoria.text import LANGUAGES, Texts

PLAN = Plan("lorenzo", "basic", seats=3, games=3, seed="tests", bots=("random",))


def made(folder: Path, plan: Plan = PLAN, jobs: int = 1) -> dict[str, bytes]:
    """Every file of a dataset."""
    dataset.write(plan, catalogue.find, folder, jobs, lambda _: None, size=2)
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_the_same_plan_writes_the_same_bytes_on_one_core_on_two_and_after_a_stop(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole")
    assert sorted(whole) == ["README.md", "dataset.json", "part-00000.parquet", "part-00001.parquet"]
    assert made(tmp_path / "shared", jobs=2) == whole
    (tmp_path / "whole" / "data" / "part-00000.parquet").unlink()
    (tmp_path / "whole" / "README.md").unlink()
    written = (tmp_path / "whole" / "data" / "part-00001.parquet").stat().st_mtime_ns
    assert made(tmp_path / "whole") == whole
    assert (tmp_path / "whole" / "data" / "part-00001.parquet").stat().st_mtime_ns == written


def test_a_row_is_a_decision_and_what_came_of_it(tmp_path: Path) -> None:
    made(tmp_path / "rows")
    rows = pq.read_table(tmp_path / "rows" / "data").to_pylist()
    game = catalogue.find("lorenzo")
    assert {row["game"] for row in rows} == {0, 1, 2}
    state = game.start("basic", 3, game.options(), seeded("tests/0"))
    for row in [row for row in rows if row["game"] == 0]:
        seat = state.decider()
        assert row["seat"] == seat
        assert row["observation"] == bytes(game.observe(state, seat))
        assert row["legal"] == sorted(state.options())
        assert row["legal"][row["policy"].index(1.0)] == row["action"]
        assert sum(row["policy"]) == 1
        assert -1 <= row["estimate"] <= 1
        state.choose(row["action"])
    assert state.ended
    values = {row["seat"]: row["value"] for row in rows if row["game"] == 0}
    assert values == {seat: pytest.approx(value) for seat, value in enumerate(game.returns(state))}


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "one"
    made(folder)
    with pytest.raises(Problem, match="dataset-other") as other:
        made(folder, msgspec.structs.replace(PLAN, seed="another"))
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    with pytest.raises(Problem, match="dataset-not-empty") as taken:
        made(tmp_path)
    for problem in (other.value, taken.value):
        for language in LANGUAGES:
            assert str(tmp_path) in Texts(language).say_problem(problem)


def test_a_game_without_end_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="dataset-endless"):
        made(tmp_path / "endless", msgspec.structs.replace(PLAN, longest=5))


def test_the_card_tells_how_it_was_made_and_what_it_holds(tmp_path: Path) -> None:
    card = made(tmp_path / "card")["README.md"].decode()
    assert "signoria dataset lorenzo --edition basic --seats 3 --games 3 --bots random --seed tests\n" in card
    assert "| `owned` |" in card


def test_the_command_on_the_card_writes_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With options that are not at their defaults, and a seed that a shell would take apart."""
    monkeypatch.chdir(tmp_path)
    given = ["--option", "banks=medici,fugger,coeur", "--option", "hands_hidden=false", "--seed", "a seed"]
    first = ["dataset", "pax-renaissance", "--seats", "3", "--games", "1", "--bots", "random", *given]
    desk = Desk(catalogue.games, catalogue.find)
    assert run([*first, "--out", "one"], desk) == 0, capsys.readouterr().err
    card = Path("one", "README.md").read_text("utf-8")
    assert "Options: `banks=medici,fugger,coeur`, `hands_hidden=false`." in card
    command = shlex.split(next(line for line in card.splitlines() if line.startswith("    signoria ")))
    assert run([*command[1:], "--out", "two"], desk) == 0, capsys.readouterr().err
    for name in ("README.md", "dataset.json", "data/part-00000.parquet"):
        assert Path("one", name).read_bytes() == Path("two", name).read_bytes()
