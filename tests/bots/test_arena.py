"""The arena: the same plan gives the same results, and the counts are right."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from signoria import bots
from signoria.arena.match import Plan, Played, check, play
from signoria.arena.simulate import games, shared_out, simulate, workers
from signoria.arena.statistics import Rate, Statistics, wilson
from signoria.bots import BOTS, Bot, Sight
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
    playing = shared_out(changed(games=10**6), quay.find, 2)
    next(playing)
    workers = set(multiprocessing.active_children()) - before
    assert workers
    playing.close()
    for worker in workers:
        worker.join(60)
    assert not any(worker.is_alive() for worker in workers)


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
        (changed(bots=("clever",)), "unknown-word-among"),
        (changed(seats=2, bots=("random",) * 3), "too-many-bots"),
        (changed(games=0), "no-games"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, key: str) -> None:
    with pytest.raises(Problem) as raised:
        check(plan, GAME)
    assert raised.value.phrase.key == key


def test_the_options_of_the_plan_are_played() -> None:
    rich = [play(changed(options={"purse": "full"}), GAME, number) for number in range(10)]
    lean = [play(PLAN, GAME, number) for number in range(10)]
    assert sum(sum(played.scores) for played in rich) > sum(sum(played.scores) for played in lean)


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
