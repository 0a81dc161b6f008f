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
    tally = endurance.play_batch(("sample", 1, 12))
    assert tally.failures == []
    assert sum(tally.endings.values()) == 12
    assert tally.choices > tally.longest > 0


def test_a_broken_invariant_is_told_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_rich(self: SampleGame, state: State) -> list[str]:
        return ["one florin too many"] if any(self.describe(state)["purse"].values()) else []

    monkeypatch.setattr(SampleGame, "broken", too_rich)
    [(seed, what, written)] = endurance.play_batch(("sample", 3, 1)).failures
    assert seed == 3
    assert "one florin too many" in what
    assert record.read(written, find_game).number >= 1


def test_a_crash_is_told_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Turn, *_: object) -> None:
        raise RuntimeError("stumbled")

    monkeypatch.setattr(Turn, "take", stumble)
    [(_, what, written)] = endurance.play_batch(("sample", 3, 1)).failures
    assert "stumbled" in what
    assert written.startswith("signoria")
