"""Trials: one bot in every seat on the same deals, the small size of what ``make arena`` plays, and of the eye."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from bench.arena import matches, name_of, run
from bench.arena_page import BY_BUDGET, CHARACTERS, ENDLESS, WAYS, Match, by_budget, page, reached, won
from bench.arena_plot import plot
from bench.eye import Look, auc, calibration, looks, loss, played, read, rows
from signoria import bots
from signoria.arena.match import Plan
from signoria.arena.tournament import Result, Trial, planned, results
from signoria.bots.planner import Planner
from signoria.catalogue import find, games
from signoria.engine.problem import Problem
from tests.cli import quay
from tests.sample.game import GAME

TRIAL = Trial(
    game="sample", edition="short", seats=3, games=0, seed="try", bots=("planner:40", "random", "random"), deals=2
)


def made(number: int, lineup: tuple[str, ...], winners: tuple[int, ...]) -> Result:
    """A result."""
    return Result(number, number, lineup, winners, (0,) * len(lineup), 1, "", "points")


def test_the_first_bot_takes_every_seat_on_each_deal(tmp_path: Path) -> None:
    assert planned(TRIAL, GAME) == 6
    found = results(TRIAL, quay.find, tmp_path / "trial.jsonl", 1, lambda done: None)
    assert [result.lineup.index("planner:40") for result in found] == [0, 1, 2, 0, 1, 2]
    assert [result.deal for result in found] == [0, 0, 0, 1, 1, 1]


def test_a_trial_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(Problem) as raised:
        planned(Trial(game="sample", edition="short", seats=3, games=0, seed="", bots=("greedy", "random")), GAME)
    assert raised.value.phrase.key == "tournament-bots"


def test_a_page_counts_shared_victories_and_says_what_was_reached() -> None:
    one = Match("Two seats", Trial("sample", "short", 2, 0, "try", ("greedy", "random")), 75)
    found = [made(at, ("greedy", "random"), winners) for at, winners in enumerate([(0,), (0, 1), (0,), (0,)])]
    assert won(one, found).successes == 3.5
    assert reached(one, found)
    assert "| 4 | 87.5 % |" in page([(one, found)], "try")
    assert "75 %: reached" in page([(one, found)], "try")
    assert "75 %: missed" in page([(one, found[1:2] * 2)], "try")
    assert "75 %: 1 of 2 games are played" in page([(one, found[:1])], "try")


def test_a_page_tells_in_which_way_games_were_won() -> None:
    trial = Trial("sample", "short", 2, 0, "try", ("greedy", "random"))
    found = [made(at, ("greedy", "random"), (at % 2,)) for at in range(4)]
    told = page([(Match(section, trial, None), found) for section in (CHARACTERS, WAYS, ENDLESS)], "try")
    assert "| 4 | 50 % | 15 % to 85 % | points 2 |" in told
    assert "| `short` | 2 | `greedy` | 4 | 100 % (51 to 100) |" in told
    assert "- sample: 0 of 4 between two `greedy`" in told


def test_everything_is_tried_at_every_game() -> None:
    tried = list(matches("try", small=False))
    assert len({(one.section, name_of(one.trial)) for one in tried}) == len(tried)
    for section in ("Two seats against greedy", "Four seats against three greedy", BY_BUDGET, ENDLESS):
        assert {one.trial.game for one in tried if one.section == section} == set(games())
    characters = [one.trial.bots[0] for one in tried if one.section == CHARACTERS]
    assert characters == [character.name for character in bots.CHARACTERS]
    assert all(one.trial.values == find(one.trial.game).data for one in tried)
    goals = {one.goal for one in tried}
    assert goals == {90, 60, 75, None}


def test_an_interrupted_trial_goes_on(tmp_path: Path) -> None:
    """A trial of a real game, so small that it takes no time."""
    edition = find("lorenzo").meta.editions[0]
    one = Match("Two seats", Trial("lorenzo", edition, 2, 0, "try", ("random", "random")), None)
    first = run(one, tmp_path, 1)
    path = next((tmp_path / "two-seats").iterdir())
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    assert run(one, tmp_path, 1) == first


def test_the_plot_has_a_curve_for_each_game_with_its_intervals() -> None:
    curves_of = [
        (Match(BY_BUDGET, Trial("sample", "short", 2, 0, "try", (f"planner:{budget}", "random")), None), found)
        for budget, found in (
            (100, [made(0, ("planner:100", "random"), (1,))]),
            (1600, [made(0, ("planner:1600", "random"), (0,))]),
        )
    ]
    curves = by_budget(curves_of)
    assert [(budget, rate.rate) for budget, rate in curves["sample"]] == [(100, 0.0), (1600, 1.0)]
    drawn = plot(curves)
    assert drawn.count("<polyline") == 1
    assert drawn.count("<circle") == 2
    assert "1,600" in drawn


@pytest.mark.parametrize(
    "name",
    [
        *(f"planner:{rest}" for rest in ("0", "-1", "two", "", "9999999", "9:8", "9:8:7:6:0", "9:8:7:6:101")),
        *(f"planner:9:8:7:6:5:{rest}" for rest in ("101", "4:3")),
    ],
)
def test_a_budget_is_a_number_that_can_be_spent(name: str) -> None:
    with pytest.raises(Problem):
        bots.find(name)


def test_a_planner_by_its_budget() -> None:
    found = bots.find("planner:250")
    assert isinstance(found, Planner)
    assert (found.name, found.budget) == ("planner:250", 250)
    assert found not in bots.ranked()
    assert bots.for_game("planner:250", GAME, measured=True).name == "planner:250"
    with pytest.raises(Problem):
        bots.for_game("planner:250", GAME)


def test_a_planner_by_all_its_numbers() -> None:
    found = bots.find("planner:250:6:4:3:1")
    assert isinstance(found, Planner)
    assert (found.budget, found.lines, found.breadth, found.quick, found.horizon) == (250, 6, 4, 3, 1)
    careless = bots.find("planner:250:6:4:3:1:40")
    assert isinstance(careless, Planner)
    assert (careless.slips, found.slips) == (40, 0)


def test_an_eye_is_measured_by_who_wins() -> None:
    """Two looks at a game that the first seat wins: it is put above its rival once, and once as high."""
    sure = Look(0, (0.9, 0.1), (1.0, 0.0))
    even = Look(2, (0.5, 0.5), (1.0, 0.0))
    assert (auc([sure]), auc([even]), auc([sure, even])) == (1.0, 0.5, 0.875)
    assert loss([even]) == pytest.approx(math.log(2))
    assert list(calibration([sure])) == [(0.1, 0.0, 1), (0.9, 1.0, 1)]


def test_a_game_that_is_kept_is_looked_at_again(tmp_path: Path) -> None:
    """What is read from the file gives the looks of the game that was played."""
    plan = Plan("sample", "short", 3, 1, "eye", ("greedy",))
    kept = played(plan, GAME, 0)
    path = tmp_path / "kept.jsonl"
    path.write_bytes(msgspec.json.encode(kept) + b"\n")
    assert read(path) == {("eye", 0): kept}
    found = looks(kept, GAME)
    assert [look.third for look in found] == sorted(look.third for look in found)
    assert {look.third for look in found} == {0, 1, 2}
    assert all(sum(look.expected) == pytest.approx(1.0) and sum(look.won) == 1.0 for look in found)
    assert (
        f"| `greedy` | 3 | 1 | {auc(look for look in found if look.third == 0):.2f} |" in rows("`greedy`", 1, found)[0]
    )
