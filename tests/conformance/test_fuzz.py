"""Fuzzing: it counts what it plays, and a failure it finds can be met again from its record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.fuzz import Failure, keep, main, play
from tests.conformance.test_kit import cannot_rest, tells_everybody
from tests.conformance.walk import Walk
from tests.sample.game import SampleGame
from tests.sample.state import SampleState
from tests.sample.steps import Turn


def cannot_start(*_: object) -> None:
    """A slip that nothing survives."""
    raise ZeroDivisionError


def test_a_sound_game_is_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "sample", "--games", "3", "--seed", "7", "--jobs", "1", "--interpreted"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("0 failed; next seed: 10")


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("sample", 5) == play("sample", 5)


@pytest.mark.parametrize(
    ("owner", "name", "slip", "met"),
    [
        (Turn, "take", cannot_rest, "ZeroDivisionError"),
        (SampleState, "emit_to", tells_everybody, "nobody learns unmarked"),
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
    arguments = ["--replay", str(path), "--interpreted"]
    monkeypatch.setattr(owner, name, slip)
    # Without the slip nobody could have taken back what told something: such a record cannot be read then.
    results = (play("sample", seed) for seed in range(20))
    found = next(result for result in results if isinstance(result, Failure) and "undo" not in result.record)
    assert met in found.what
    assert str(path) in keep(found, path.with_suffix(""))
    assert main(arguments) == 1
    assert met in capsys.readouterr().out

    monkeypatch.undo()
    assert main(arguments) == 0


def test_a_game_that_cannot_be_set_up_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGame, "start", cannot_start)
    found = play("sample", 5)
    assert isinstance(found, Failure)
    command = "python -m tests.conformance.fuzz --game sample --seed 5 --games 1 --interpreted"
    path = tmp_path / "failure.txt"
    assert str(path) in keep(found, path.with_suffix(""))
    kept = path.read_text("utf-8")
    assert "the set-up raised ZeroDivisionError" in kept
    assert "case: sample" in kept
    assert kept.endswith(f"\n{command}\n")


def test_a_crash_of_the_kit_is_a_failure_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Walk, "run", cannot_start)
    found = play("sample", 5)
    assert isinstance(found, Failure)
    assert "ZeroDivisionError" in found.what
    assert "case: sample" in found.what


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "quay"], "Unknown game “quay”; known: pax-renaissance, lorenzo, imperializm."),
        (["--replay", "nowhere.record"], "nowhere.record cannot be read: No such file or directory."),
        (["--game", "sample", "--jobs", "0"], "--jobs must be a number of at least 1, not 0."),
        (["--game", "sample", "--games", "0"], "--games must be a number of at least 1, not 0."),
        (["--game", "sample", "--games", "-3"], "--games must be a number of at least 1, not -3."),
        (["--game", "sample", "--minutes", "nan"], "--minutes must be a number of at least 0, not nan."),
        (["--game", "sample", "--into", "nowhere"], "nowhere is no folder that records could go to."),
    ],
)
def test_wrong_input_gets_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out.splitlines() == [sentence]


def test_a_file_that_is_no_record_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Lorenzo,\n", "utf-8")
    assert main(["--replay", str(path), "--interpreted"]) == 2
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_file_that_is_no_text_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "portrait.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert main(["--replay", str(path)]) == 2
    assert capsys.readouterr().out.splitlines() == [f"{path} is not a text file."]
