"""The long campaign plays every case, and a game that breaks leaves a record that leads there again."""

from __future__ import annotations

import pytest

from signoria.engine import record
from signoria.engine.state import State
from tests.conformance import endurance
from tests.conformance.cases import find_game
from tests.sample.game import SampleGame
from tests.sample.steps import Turn


def test_a_batch_of_sound_games_has_no_failure() -> None:
    tally = endurance.play_batch(("sample", "", 1, 12))
    assert tally.failures == []
    assert sum(tally.endings.values()) == 12
    assert tally.choices > tally.longest > 0


def test_one_edition_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(endurance.CHILD, "1")
    assert endurance.main(["--game", "sample", "--edition", "long", "--games", "6", "--jobs", "1"]) == 0
    assert "long, seeds 1 to 6" in " ".join(capsys.readouterr().out.split())
    long, short = endurance.play_batch(("sample", "long", 1, 6)), endurance.play_batch(("sample", "short", 1, 6))
    assert long.choices > short.choices
    assert endurance.main(["--game", "sample", "--edition", "longest"]) == 2
    assert "longest" in capsys.readouterr().out


def test_a_broken_invariant_is_told_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_rich(self: SampleGame, state: State) -> list[str]:
        return ["one florin too many"] if any(self.describe(state)["purse"].values()) else []

    monkeypatch.setattr(SampleGame, "broken", too_rich)
    [(seed, what, written)] = endurance.play_batch(("sample", "", 3, 1)).failures
    assert seed == 3
    assert "one florin too many" in what
    assert record.read(written, find_game).number >= 1


def test_a_crash_is_told_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Turn, *_: object) -> None:
        raise RuntimeError("stumbled")

    monkeypatch.setattr(Turn, "take", stumble)
    [(_, what, written)] = endurance.play_batch(("sample", "", 3, 1)).failures
    assert "stumbled" in what
    assert written.startswith("signoria")
