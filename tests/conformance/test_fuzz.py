"""Fuzzing: it counts what it plays, and a failure it finds can be met again from its record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.fuzz import Failure, keep, main, play
from tests.conformance.test_kit import cannot_rest, reveals_nothing
from tests.sample.state import SampleState
from tests.sample.steps import Turn


def test_a_sound_game_is_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "sample", "--games", "3", "--seed", "7", "--jobs", "1", "--interpreted"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("0 failed; next seed: 10")


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("sample", 5) == play("sample", 5)


@pytest.mark.parametrize(
    ("owner", "name", "slip", "met"),
    [
        (Turn, "take", cannot_rest, "ZeroDivisionError"),
        (SampleState, "reveal", reveals_nothing, "nobody learns unmarked"),
    ],
)
def test_a_failure_is_met_again_from_its_record(
    owner: type,
    name: str,
    slip: object,
    met: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "failure.record"
    monkeypatch.setattr(owner, name, slip)
    found = next(result for seed in range(20) if isinstance(result := play("sample", seed), Failure))
    assert met in found.what
    assert str(path) in keep(found, path)
    assert main(["--replay", str(path)]) == 1
    assert met in capsys.readouterr().out

    monkeypatch.undo()
    assert main(["--replay", str(path)]) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "quay"], "Unknown game “quay”."),
        (["--replay", "nowhere.record"], "nowhere.record cannot be read: No such file or directory."),
    ],
)
def test_wrong_input_gets_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out.splitlines() == [sentence]


def test_a_file_that_is_no_record_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Lorenzo,\n", "utf-8")
    assert main(["--replay", str(path)]) == 2
    assert len(capsys.readouterr().out.splitlines()) == 1
