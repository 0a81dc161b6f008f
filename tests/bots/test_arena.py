"""The arena: the same plan gives the same results, and the counts are right."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from fractions import Fraction
from multiprocessing.connection import wait
from typing import Any

import msgspec
import pytest

from signoria import bots
from signoria.arena.match import Plan, Played, Unfinished, check, play
from signoria.arena.simulate import games, shared_out, simulate, workers
from signoria.arena.statistics import Rate, Statistics, wilson
from signoria.bots import BOTS, Bot, Sight
from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from tests.cli import quay
from tests.sample.game import GAME

PLAN = Plan(game="sample", edition="short", seats=3, games=30, seed="arena", bots=("greedy", "random"))


def changed(**changes: object) -> Plan:
    """The plan with something else in it."""
    return msgspec.structs.replace(PLAN, **changes)


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = simulate(PLAN, quay.find, jobs=1)
    shared = simulate(PLAN, quay.find, jobs=2)
    assert shared.to_json() == alone.to_json()
    assert alone.games == PLAN.games


@pytest.mark.parametrize(("jobs", "games", "most"), [(1, 30, 1), (2, 30, 2), (10**9, 3, 3), (5, 1, 1)])
def test_there_are_never_more_processes_than_games(jobs: int, games: int, most: int) -> None:
    assert workers(changed(games=games), jobs) == most


def test_there_are_never_more_processes_than_the_machine_can_use() -> None:
    assert workers(changed(games=10**9), 10**9) == 4 * (os.cpu_count() or 1)


def test_no_process_is_left_when_nobody_wants_the_rest() -> None:
    before = set(multiprocessing.active_children())
    playing = shared_out(changed(games=10**6), quay.find, play, 2)
    next(playing)
    workers = set(multiprocessing.active_children()) - before
    assert workers
    playing.close()
    # A thread of the pool waits for them as well, and of two threads that wait for one child only one learns that it is
    # dead: the other is told for a moment that it lives. The pipe of a worker closes for both of them.
    left: set[Any] = {worker.sentinel for worker in workers}
    while left:
        gone = wait(left, timeout=300)
        assert gone, f"{len(left)} processes are left"
        left -= set(gone)


def test_another_seed_brings_other_games() -> None:
    other = simulate(changed(seed="other"), quay.find)
    assert other.to_json()["fingerprint"] != simulate(PLAN, quay.find).to_json()["fingerprint"]


def test_a_longer_plan_begins_with_the_games_of_a_shorter_one() -> None:
    assert list(games(changed(games=12), quay.find))[:5] == list(games(changed(games=5), quay.find))


def test_progress_is_told_after_every_game() -> None:
    heard: list[int] = []
    simulate(changed(games=4), quay.find, progress=lambda so_far: heard.append(so_far.games))
    assert heard == [1, 2, 3, 4]


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    plan = changed(bots=("greedy", "random", "random"))
    lineups = [plan.lineup(number) for number in range(9)]
    assert [Counter(lineup[seat] for lineup in lineups) for seat in range(3)] == [{"greedy": 3, "random": 6}] * 3


def test_a_short_list_of_bots_is_repeated() -> None:
    assert changed(seats=4, bots=("greedy", "random")).lineup(0) == ("greedy", "random", "greedy", "random")


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (changed(edition="endless"), "unknown-word-among"),
        (changed(seats=7), "wrong-seats"),
        (changed(bots=("clever",)), "unknown-word"),
        (changed(seats=2, bots=("random",) * 3), "too-many-bots"),
        (changed(games=0), "no-games"),
        (changed(longest=0), "no-decisions"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, key: str) -> None:
    with pytest.raises(Problem) as raised:
        check(plan, GAME)
    assert raised.value.phrase.key == key


def test_the_options_of_the_plan_are_played() -> None:
    rich = simulate(changed(options={"purse": "full"}, games=10), quay.find)
    lean = simulate(changed(games=10), quay.find)
    assert sum(rich.score_sums) > sum(lean.score_sums)


class Cheat(Bot):
    """Takes what is not there."""

    name = "cheat"

    def choose(self, sight: Sight, rng: Rng) -> int:
        return next(option for option in range(GAME.vocabulary.size) if option not in sight.options)


def test_a_bot_that_takes_what_is_not_offered_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat())
    assert bots.find("cheat").name == "cheat"
    with pytest.raises(ValueError, match=r"cheat chose .* which is not offered"):
        play(changed(bots=("cheat",)), GAME, 0)


# --- counting ---------------------------------------------------------------------------------------------------------


def game(number: int, winners: tuple[int, ...], choices: int, outcome: str = "season") -> Played:
    """A finished game of the plan."""
    return Played(number, PLAN.lineup(number), outcome, winners, (1, 2, 3), choices, f"{number:016x}")


def counted(*played: Played) -> Statistics:
    """The statistics of these games."""
    statistics = Statistics(PLAN)
    for one in played:
        statistics.add(one)
    return statistics


def test_wins_are_counted_by_seat_and_by_bot_and_shared_ones_are_divided() -> None:
    statistics = counted(game(0, (0,), 10), game(1, (0, 1), 20), game(2, (), 30))
    # Game 0 seats greedy, random, greedy; game 1 random, greedy, greedy; game 2 greedy, greedy, random.
    assert statistics.seat_wins == [Fraction(3, 2), Fraction(1, 2), Fraction(0)]
    assert statistics.bot_wins == {"greedy": Fraction(3, 2), "random": Fraction(1, 2)}
    assert statistics.bots()["greedy"].trials == 6
    assert statistics.bots()["random"].trials == 3


def test_outcomes_lengths_and_scores_are_counted() -> None:
    statistics = counted(game(0, (0,), 10), game(1, (0,), 20, "tie"), game(2, (1,), 40))
    told = statistics.to_json()
    assert told["outcomes"] == {"season": 2, "tie": 1}
    assert told["choices"]["total"] == 70
    assert told["choices"]["percentiles"] == {"5": 10, "25": 10, "50": 20, "75": 40, "95": 40}
    assert told["scores"] == [1.0, 2.0, 3.0]


def test_the_order_of_the_games_makes_no_difference_but_their_ends_do() -> None:
    first, second = game(0, (0,), 10), game(1, (2,), 11)
    assert counted(first, second).to_json() == counted(second, first).to_json()
    assert counted(first).fingerprint != counted(second).fingerprint


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.490162, 0.943318), (0, 10, 0.0, 0.277533), (10, 10, 0.722467, 1.0), (95, 100, 0.888251, 0.978456)],
)
def test_the_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-5)


def test_a_rate_without_games_says_nothing() -> None:
    rate = Rate(0, 0)
    assert (rate.rate, rate.low, rate.high) == (0.0, 0.0, 1.0)


# --- games that do not end --------------------------------------------------------------------------------------------


def test_a_game_is_broken_off_where_the_plan_says() -> None:
    whole = play(PLAN, GAME, 0)
    assert isinstance(whole, Played)
    assert play(changed(longest=whole.choices), GAME, 0) == whole
    short = play(changed(longest=whole.choices - 1), GAME, 0)
    assert isinstance(short, Unfinished)
    assert short.choices == whole.choices - 1


def test_the_record_of_a_game_that_was_broken_off_leads_there() -> None:
    failed = play(changed(longest=5), GAME, 3)
    assert isinstance(failed, Unfinished)
    session = record.read(failed.record, quay.find)
    assert session.number == 5
    assert session.state.digest() == failed.digest
    assert session.header is not None
    assert session.header.players == failed.lineup


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_was_broken_off_is_a_failure_and_no_game(jobs: int) -> None:
    lengths = [played.choices for played in games(PLAN, quay.find)]
    longest = sorted(lengths)[PLAN.games // 2]
    statistics = simulate(changed(longest=longest), quay.find, jobs)
    told = statistics.to_json()
    assert [failed["game"] for failed in told["failures"]] == [
        n for n, length in enumerate(lengths) if length > longest
    ]
    assert told["games"] == sum(length <= longest for length in lengths)
    assert statistics.done == PLAN.games
    assert told["choices"]["total"] == sum(length for length in lengths if length <= longest)


def test_statistics_of_failures_alone_have_no_rates() -> None:
    told = simulate(changed(longest=1), quay.find).to_json()
    assert told["games"] == 0
    assert len(told["failures"]) == PLAN.games
    assert told["scores"] == [0.0] * PLAN.seats
