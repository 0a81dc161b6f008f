"""Tournaments: every order of seats on the same deals, ratings that mean something, and runs that go on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from signoria.arena.rating import Rating, fitted, ratings
from signoria.arena.tournament import Cup, Result, planned, results
from signoria.engine.problem import Problem
from tests.cli import quay
from tests.sample.game import GAME

CUP = Cup(game="sample", edition="short", seats=2, games=0, seed="cup", bots=("greedy", "random"), deals=4)


def run(cup: Cup, path: Path, jobs: int = 1) -> list[Result]:
    """The results of a tournament of the Quay."""
    return results(cup, quay.find, path, jobs, lambda done: None)


def test_every_order_of_seats_on_the_same_deals(tmp_path: Path) -> None:
    found = run(CUP, tmp_path / "cup.jsonl")
    assert len(found) == planned(CUP, GAME) == 8
    assert [result.lineup for result in found if result.deal == 2] == [("greedy", "random"), ("random", "greedy")]
    assert len({result.digest for result in found}) > 4


def test_fewer_bots_than_seats_fill_them_in_every_way() -> None:
    lineups = msgspec.structs.replace(CUP, seats=3).lineups()
    assert len(lineups) == 6
    assert all(set(lineup) == {"greedy", "random"} for lineup in lineups)


def test_an_interrupted_run_goes_on_and_ends_with_the_same_results(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    expected = run(CUP, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    broken.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    heard: list[int] = []
    assert results(CUP, quay.find, broken, 1, heard.append) == expected
    assert heard == [3, 4, 5, 6, 7, 8]
    assert sorted(broken.read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())
    assert run(CUP, broken) == expected


def test_a_tournament_goes_on_with_more_deals(tmp_path: Path) -> None:
    """What comes of it is a run of all of them; to ask for fewer again gives the first ones."""
    whole, longer = tmp_path / "whole.jsonl", tmp_path / "longer.jsonl"
    expected = run(CUP, whole)
    fewer = msgspec.structs.replace(CUP, deals=2)
    begun = run(fewer, longer)
    assert begun == expected[:4]
    heard: list[int] = []
    assert results(CUP, quay.find, longer, 1, heard.append) == expected
    assert heard == [4, 5, 6, 7, 8]
    assert longer.read_bytes() == whole.read_bytes()
    assert results(fewer, quay.find, longer, 1, heard.append) == begun
    assert heard[5:] == [4]
    assert longer.read_bytes() == whole.read_bytes()


def test_a_file_whose_heading_still_says_how_many_deals_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    begun = run(msgspec.structs.replace(CUP, deals=2), path)
    heading, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(heading.replace(b'"seed"', b'"deals":2,"seed"') + b"\n" + rest)
    assert run(CUP, path)[:4] == begun


def test_the_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    assert run(CUP, tmp_path / "one", 1) == run(CUP, tmp_path / "two", 2)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"no results\n", "results-file"),
        (b'{"game":"sample"}\n', "results-other"),
        (b"\xff\n", "results-file"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)
    with pytest.raises(Problem) as raised:
        run(CUP, path)
    assert raised.value.phrase.key == key
    assert path.read_bytes() == content


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_a_tournament_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(Problem) as raised:
        planned(msgspec.structs.replace(CUP, bots=bots), GAME)
    assert raised.value.phrase.key == "tournament-bots"


def made(deal: int, lineup: tuple[str, ...], winners: tuple[int, ...]) -> Result:
    """A result."""
    return Result(deal, deal, lineup, winners, (0,) * len(lineup), 1, "", "points")


def test_ten_to_one_is_four_hundred_points() -> None:
    found = [made(deal, ("a", "b"), (1,) if deal % 11 == 0 else (0,)) for deal in range(1100)]
    strong, weak = ratings(found)
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(400, abs=5)
    assert strong.rating + weak.rating == pytest.approx(3000)
    assert strong.low < strong.rating < strong.high
    assert (strong.wins, strong.games) == (1000, 1100)


def test_a_single_deal_says_nothing_of_others() -> None:
    first = ratings([made(0, ("a", "b"), (0,)), made(0, ("b", "a"), (1,))])[0]
    assert (first.bot, first.interval) == ("a", "–")
    first = ratings([made(deal, ("a", "b"), (deal % 2,)) for deal in range(20)])[0]
    assert first.interval == f"{first.low:.0f} – {first.high:.0f}"


def test_who_won_every_game_is_not_known_to_a_point() -> None:
    """Whatever deals are drawn anew, all of them were won: the interval was one number, as if nothing could happen."""

    def swept(deals: int) -> Rating:
        return ratings([made(deal, ("a", "b"), (0,)) for deal in range(deals)])[0]

    few, many = swept(8), swept(100)
    assert few.low < few.rating < few.high
    assert few.rating - few.low > 50
    assert few.high < many.high
    assert few.low < many.low


def test_shared_victories_and_losers_among_themselves_change_nothing() -> None:
    even = fitted([made(0, ("a", "b", "c"), (0, 1, 2))] * 9, ["a", "b", "c"])
    assert all(value == pytest.approx(1500) for value in even.values())
    lost = fitted([made(0, ("a", "b", "c"), (0,))] * 9, ["a", "b", "c"])
    assert lost["b"] == pytest.approx(lost["c"])
    assert lost["a"] > 1700
