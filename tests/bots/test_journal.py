"""A run that was interrupted goes on where it stopped, and what is written down is not played again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from signoria.arena import report as reports
from signoria.arena.match import Plan, Played, Unfinished, play
from signoria.arena.report import report
from signoria.arena.simulate import simulate
from signoria.arena.tuning import tune
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from tests.cli import quay

PLAN = Plan(game="sample", edition="short", seats=2, games=5, seed="report", bots=("greedy", "random"))


def test_a_report_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    whole = report(PLAN, quay.find, journal=path).tables()
    heading, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(heading + lines[0] + lines[3] + lines[1][:40])
    again: list[int] = []

    def counted(plan: Plan, game: Game, number: int, ledger: reports.Chronicler) -> Played | Unfinished:
        again.append(number)
        return play(plan, game, number, ledger)

    monkeypatch.setattr(reports, "play", counted)
    told: list[int] = []
    assert report(PLAN, quay.find, progress=told.append, journal=path).tables() == whole
    assert again == [1, 2, 4]
    assert told == [1, 2, 3, 4, 5]
    assert sorted(path.read_bytes().splitlines()) == sorted((heading + b"".join(lines)).splitlines())
    longer = msgspec.structs.replace(PLAN, games=6)
    assert len(report(longer, quay.find, journal=path).tables()["games"][1]) == 12
    assert again == [1, 2, 4, 5]
    assert report(PLAN, quay.find, journal=path).tables() == whole


def test_games_that_do_not_end_are_written_down_as_well(tmp_path: Path) -> None:
    endless = msgspec.structs.replace(PLAN, games=2, longest=3)
    path = tmp_path / "games.jsonl"
    first, second = (simulate(endless, quay.find, journal=path) for _ in range(2))
    assert len(first.unfinished) == 2
    assert first.unfinished == second.unfinished
    assert len(path.read_bytes().splitlines()) == 3


def test_a_journal_is_for_one_plan_and_one_kind_of_notes(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    one = msgspec.structs.replace(PLAN, games=1)
    assert tune(one, quay.find, journal=path).to_json() == tune(one, quay.find, journal=path).to_json()
    before = path.read_bytes()
    for other in (
        lambda: tune(msgspec.structs.replace(one, seed="other"), quay.find, journal=path),
        lambda: simulate(one, quay.find, journal=path),
    ):
        with pytest.raises(Problem) as raised:
            other()
        assert raised.value.phrase.key == "results-other"
    with pytest.raises(Problem) as raised:
        simulate(one, quay.find, journal=tmp_path / "nowhere" / "games.jsonl")
    assert raised.value.phrase.key == "results-file"
    assert path.read_bytes() == before
