"""The campaign plays every edition in both ways, and its last line says what it found."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.conformance import campaign
from tests.conformance.campaign import Leg, main, play
from tests.conformance.cases import games
from tests.conformance.compiled import ROOT
from tests.conformance.fuzz import Failure
from tests.conformance.test_kit import cannot_rest, rests_for_ever, sells_dearer
from tests.conformance.walk import follow
from tests.sample.game import GAME, SampleGame
from tests.sample.steps import Turn

SHORT = ["--game", "sample", "--jobs", "1", "--interpreted"]


@pytest.fixture(autouse=True)
def ledger(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is played here is no part of a campaign that somebody runs."""
    path = tmp_path_factory.mktemp("ledger") / "campaign.json"
    monkeypatch.setattr(campaign, "LEDGER", path)
    return path


def test_every_edition_is_played_in_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--random", "3", "--greedy", "2"]) == 0
    *_, short, cautious, long, bold, last = capsys.readouterr().out.splitlines()
    assert short.startswith("sample short, random: 3 games, ")
    assert cautious.startswith("sample short, greedy: 2 games, ")
    assert long.startswith("sample long, random: 3 games, ")
    assert bold.startswith("sample long, greedy: 2 games, ")
    assert last.startswith("In all 10 games, ")
    assert last.endswith(": every law holds")


def test_without_a_name_every_game_and_edition_is_meant() -> None:
    legs = campaign.legs_of(campaign.parse([]))
    assert [(leg.game, leg.edition) for leg in legs[::2]] == [
        (game.meta.id, edition) for game in games() for edition in game.meta.editions
    ]
    assert {(leg.bot, leg.games) for leg in legs} == {("random", 10_000), ("greedy", 1_000)}


def test_time_that_runs_out_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--edition", "short", "--minutes", "0"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "In all 0 of 11000 games, 0 choices: every law holds"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(bot: str) -> None:
    leg = Leg("sample", "short", bot, 1)
    assert play(leg, 5) == play(leg, 5) != play(leg, 6)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_circle_is_found_and_recorded(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "take", rests_for_ever)
    found = play(Leg("sample", "short", bot, 1), 3)
    assert isinstance(found, Failure)
    assert "“rest”" in found.what
    with pytest.raises(Exception, match="“rest”"):
        follow(found.record, campaign.HELD, lambda _: GAME)


def test_what_is_said_is_held_against_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleGame, "preview", sells_dearer)
    results = [play(Leg("sample", "short", "random", 1), seed) for seed in range(60)]
    assert any(isinstance(found, Failure) and "what is said is what happens" in found.what for found in results)


def test_a_campaign_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def noted(leg: Leg, seed: int) -> int:
        played.append(seed)
        return seed

    monkeypatch.setattr(campaign, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(campaign, "play", noted)
    line = [*SHORT, "--edition", "short", "--greedy", "0"]
    assert main([*line, "--random", "3"]) == 0
    assert main([*line, "--random", "5"]) == 0
    assert played == [1, 2, 3, 4, 5]
    out = capsys.readouterr().out.splitlines()
    assert "  sample short, random: 3 of 5 games, 6 choices: every law holds so far" in out
    assert out[-1] == "In all 5 games, 15 choices: every law holds"
    assert main([*line, "--random", "5", "--anew"]) == 0
    assert played == [1, 2, 3, 4, 5] * 2


def test_games_of_other_rules_do_not_count(monkeypatch: pytest.MonkeyPatch, ledger: Path) -> None:
    leg = Leg("sample", "short", "random", 5)
    books = campaign.Ledger(ledger, anew=False)
    mark = books.key(leg, 1)
    assert mark == books.key(leg, 1) != books.key(leg, 2)
    whole = Path.read_bytes
    changed = ROOT / "tests" / "sample" / "steps.py"
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"another rule" if path == changed else whole(path))
    assert books.key(leg, 1) != mark


def test_a_failure_is_kept_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failure = play_that_fails(monkeypatch)
    # Processes would not see what a test changes; threads do.
    monkeypatch.setattr(campaign, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(campaign, "play", lambda leg, seed: failure if seed == 2 else 7)
    line = [*SHORT, "--edition", "short", "--random", "3", "--greedy", "0", "--into", str(tmp_path)]
    assert main(line) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "In all 3 games, 14 choices: 1 failed"
    assert [path.name for path in tmp_path.iterdir()] == ["campaign-sample-short-random-2.record"]


def play_that_fails(monkeypatch: pytest.MonkeyPatch) -> Failure:
    """How a game ends that cannot rest."""
    with monkeypatch.context() as slip:
        slip.setattr(Turn, "take", cannot_rest)
        results = (play(Leg("sample", "short", "random", 1), seed) for seed in range(9))
        found = next(result for result in results if isinstance(result, Failure))
    assert "--game sample --edition short --random 1 --greedy 0 --seed" in found.again
    return found


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "quay"], "Unknown game “quay”; known: pax-renaissance, lorenzo, imperializm."),
        (["--game", "sample", "--edition", "shrt"], "Unknown edition “shrt”; did you mean “short”?"),
        (["--random", "-1"], "--random must be a number of at least 0, not -1."),
        (["--random", "0", "--greedy", "0"], "There is nothing to play."),
        (["--jobs", "0"], "--jobs must be a number of at least 1, not 0."),
    ],
)
def test_wrong_input_gets_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out.splitlines() == [sentence]
