"""Reports: ways to win, names, curves and tables, the same however the games were shared out."""

from __future__ import annotations

import csv
import statistics
from importlib.util import find_spec
from pathlib import Path

import pytest

from signoria.arena.export import write_csv, write_parquet
from signoria.arena.match import Plan
from signoria.arena.report import GROUPS, HOPE, HOPE_UNIT, SCORE, Report, report
from signoria.arena.report_page import report_page
from signoria.arena.simulate import games
from signoria.arena.statistics import Z95, Mean
from signoria.catalogue import find
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.text import Texts
from tests.cli import quay
from tests.sample.game import GAME

PLAN = Plan(game="sample", edition="short", seats=2, games=6, seed="report", bots=("greedy", "random"))


@pytest.fixture(scope="module")
def found() -> Report:
    """The report of a few games of the Quay."""
    return report(PLAN, quay.find)


def test_everything_that_happened_is_in_it_once(found: Report) -> None:
    tables = found.tables()
    columns, games = tables["games"]
    assert len(games) == 12
    assert sum(float(row[columns.index("won")]) for row in games) == pytest.approx(6)
    assert all(int(row[columns.index("turns")]) > 2 for row in games)
    assert sum(rate.successes for _, rate in found.ways()) == 6
    assert sum(rate.trials for _, rate in found.names()) == 12
    assert sum(rate.successes for _, rate in found.names()) == pytest.approx(6)


def test_a_curve_is_the_mean_of_those_who_won_and_of_the_others(found: Report) -> None:
    turn, mean = found.curve(HOPE, GROUPS[0])[0]
    assert turn == 1
    assert mean.count == 6  # one winner a game
    for (turn, won), (same, other) in zip(found.curve(HOPE, GROUPS[0]), found.curve(HOPE, GROUPS[1]), strict=True):
        assert turn == same
        assert won.mean + other.mean == pytest.approx(HOPE_UNIT, abs=2)
    assert found.curve(SCORE, GROUPS[0])[-1][1].mean > 0


def test_a_mean_has_an_interval() -> None:
    mean = Mean()
    mean.add(4)
    assert (mean.mean, mean.reach) == (4, 0)
    mean.add(6)
    assert mean.mean == 5
    assert mean.reach == pytest.approx(1.96, abs=0.001)


def test_the_page_needs_nothing_else_and_speaks_both_languages(found: Report) -> None:
    for language, word in (("en", "Ways to win"), ("pl", "Sposoby wygranej")):
        page = report_page(found, Texts(language, GAME))
        assert word in page
        assert page.count("<polyline") >= 4
        assert "http" not in page
        assert ">nan" not in page
        assert page.count("<table>") == page.count('<div class="wide"><table>')  # no table is wider than a telephone
    lengths = [played.choices for played in games(PLAN, quay.find)]
    low, high = (statistics.fmean(lengths) + sign * Z95 * statistics.stdev(lengths) / 6**0.5 for sign in (-1, 1))
    told = f"{statistics.fmean(lengths):.1f} on average (95 % interval {low:.1f} to {high:.1f})"
    assert f"Choices a game: {told}" in report_page(found, Texts("en", GAME))


def test_where_no_points_are_counted_none_are_told() -> None:
    plan = Plan(game="pax-renaissance", edition="2e", seats=2, games=1, seed="report", bots=("random",))
    page = report_page(report(plan, find), Texts("en", find("pax-renaissance")))
    assert "<h2>Length</h2>" in page
    assert "Changes of the lead" not in page
    assert "Points between" not in page


def test_processes_change_nothing(found: Report, tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    assert report(PLAN, quay.find, jobs=2, journal=journal).tables() == found.tables()
    assert len(journal.read_bytes().splitlines()) == 1 + PLAN.games


def test_the_tables_as_csv(found: Report, tmp_path: Path) -> None:
    written = write_csv(found, tmp_path / "tables")
    for path in written:
        columns, rows = found.tables()[path.stem]
        with path.open(encoding="utf-8", newline="") as file:
            lines = list(csv.reader(file))
        assert lines[0] == list(columns)
        assert lines[1:] == [[str(cell) for cell in row] for row in rows]


def test_parquet_is_written_or_refused_in_a_sentence(found: Report, tmp_path: Path) -> None:
    if find_spec("pyarrow") is None:
        with pytest.raises(Problem) as raised:
            write_parquet(found, tmp_path)
        assert "signoria[tables]" in Texts("en").say_problem(raised.value)
    else:
        assert {path.stem for path in write_parquet(found, tmp_path)} == set(found.tables())


@pytest.mark.parametrize("name", ["pax-renaissance", "lorenzo", "imperializm"])
def test_every_game_tells_its_money(name: str) -> None:
    game = find(name)
    state = game.start(game.meta.editions[0], 3, game.options(), seeded("money"))
    assert len(game.money(state)) == 3
    assert all(florins >= 0 for florins in game.money(state))
    assert sum(game.money(state)) > 0
