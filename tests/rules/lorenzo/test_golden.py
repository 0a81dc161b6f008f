"""Finished games, kept as records: they must replay choice by choice, digest by digest, to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.engine.record import read, write
from signoria.games.lorenzo.data.ids import SEATS
from signoria.games.lorenzo.game import GAME

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "lorenzo").glob("*.signoria"))
SCORES = {
    "advanced-2": (91, 77),
    "advanced-3": (73, 68, 25),
    "advanced-4": (67, 73, 72, 68),
    "basic-2": (87, 98),
    "basic-3-tie": (33, 33, 32),
    "basic-3": (65, 21, 73),
    "basic-4": (64, 22, 59, 27),
}


def test_every_record_is_listed() -> None:
    assert {path.stem for path in RECORDS} == set(SCORES)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = read(text, lambda _: GAME)
    outcome = session.state.outcome
    assert outcome is not None
    assert outcome.scores == SCORES[path.stem]
    assert write(session) == text


@pytest.mark.rule("F6", "E4")
def test_a_tie_goes_to_the_earlier_in_the_turn_order() -> None:
    path = next(path for path in RECORDS if path.stem == "basic-3-tie")
    outcome = read(path.read_text(encoding="utf-8"), lambda _: GAME).state.outcome
    assert outcome is not None
    assert (outcome.kind, [SEATS[seat] for seat in outcome.winners]) == ("turn-order", ["red"])
