"""Every command but ``play``: what it prints, and with which exit code."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from signoria.engine import record, scenario
from signoria.engine.problem import Problem
from tests.cli import quay
from tests.cli.conftest import ROOT, Signoria
from tests.sample.game import GAME

PASSING = """
title = "Drawing leaves one action"
proves = ["Q3"]
game = "sample"

[given]
purse = { red = 2, white = 2 }
hand = { red = ["salt-1"], white = ["salt-2"] }

[[when]]
choose = "draw"

[then]
actions = 1
"""


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    """A folder with a scenario that passes, one that fails twice, and one that cannot be read."""
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "a.toml").write_text(PASSING, "utf-8")
    (folder / "b.toml").write_text(PASSING.replace("actions = 1", "actions = 2\npurse.red = 7"), "utf-8")
    (folder / "c.toml").write_text(PASSING.replace("salt-1", "sugar-1"), "utf-8")
    return folder


@pytest.fixture
def broken(saved: Path, tmp_path: Path) -> Path:
    """The same game with a second choice that was never legal."""
    path = tmp_path / "broken.signoria"
    path.write_text(re.sub(r"^2 red: .*$", "2 red: corner", saved.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    return path


class TestScenario:
    """One line each, and a sum."""

    def test_all_that_pass(self, signoria: Signoria, scenarios: Path) -> None:
        path = scenarios / "a.toml"
        said = signoria("scenario", path)
        assert said == (0, f"ok      {path}: Drawing leaves one action\n1 passed, 0 failed\n", "")

    def test_some_that_do_not(self, signoria: Signoria, scenarios: Path) -> None:
        said = signoria("scenario", scenarios)
        assert (said.code, said.err) == (2, "")
        first, second, *failures, third, last = said.out.splitlines()
        assert first.startswith("ok")
        assert second == f"FAILED  {scenarios / 'b.toml'}: Drawing leaves one action"
        assert [re.match(r"        line \d+: ", failure) for failure in failures].count(None) == 0
        assert len(failures) == 2
        assert re.fullmatch(rf"BROKEN  {scenarios / 'c.toml'}: Line 8: .*sugar-1.*", third)
        assert last == "1 passed, 2 failed"

    def test_one_that_fails_is_no_wrong_input_but_one_that_is_none_is(
        self, signoria: Signoria, scenarios: Path
    ) -> None:
        assert signoria("scenario", scenarios / "a.toml", scenarios / "b.toml").code == 1
        for name in ("nowhere", sys.executable):
            said = signoria("scenario", name)
            assert (said.code, said.err) == (2, "")
            assert said.out.startswith(f"BROKEN  {name}: ")

    def test_a_paragraph_that_nobody_knows_is_an_error_with_its_line(self, signoria: Signoria, scenarios: Path) -> None:
        path = scenarios / "a.toml"
        path.write_text(PASSING.replace('["Q3"]', '["Q3", "Z99"]'), "utf-8")
        said = signoria("scenario", path)
        assert said.code == 2
        assert said.out.startswith(f"BROKEN  {path}: Line 3: Unknown paragraph “Z99”")

    def test_in_polish(self, signoria: Signoria, scenarios: Path) -> None:
        said = signoria("scenario", scenarios, "--lang", "pl")
        assert said.out.splitlines()[-1] == "1 udany, 2 nieudane"

    def test_the_scenarios_of_the_sample_game(self, signoria: Signoria) -> None:
        said = signoria("scenario", ROOT / "tests" / "scenarios" / "sample")
        assert said.code == 0, said.out


class TestReplay:
    """Forwards, backwards and to the point."""

    def test_step_by_step(self, signoria: Signoria, saved: Path) -> None:
        said = signoria("replay", saved, typed="\nn\n\nb\ng 0\ng 1\np\nq\n")
        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("The Quay, Short season: ")
        shown = re.split(r"\[\d+/\d+\] ", said.out)[1:]
        assert [part.splitlines()[0] for part in shown[:-2]] == [
            "1. Red: Stow 1 florin in your chest",
            "1. Red takes back: Stow 1 florin in your chest",
            "1. Red makes again: Stow 1 florin in your chest",
            "1. Red takes back: Stow 1 florin in your chest",
            "The start of the game.",
            "1. Red: Stow 1 florin in your chest",
        ]
        assert "purse: Red 1, White 2" in shown[-2]
        assert shown[-1] == ""

    def test_the_end_of_the_input_ends_it(self, signoria: Signoria, saved: Path) -> None:
        assert signoria("replay", saved, typed="\n").code == 0

    def test_a_number_without_end_is_refused(self, signoria: Signoria, saved: Path) -> None:
        assert "A number has at most 9 digits here." in signoria("replay", saved, typed=f"g {'9' * 5000}\n").out

    @pytest.mark.parametrize("typed", ["g", "g x", "g 999", "x"])
    def test_what_means_nothing_is_said_to(self, signoria: Signoria, saved: Path, typed: str) -> None:
        said = signoria("replay", saved, typed=f"{typed}\n")
        assert said.code == 0
        assert re.search(r"There is no entry “|means nothing here", said.out)

    def test_the_position_is_that_of_the_entry_even_if_it_was_taken_back(self, signoria: Signoria, saved: Path) -> None:
        positions = signoria("replay", saved, typed="g 1\np\ng 2\np\ng 3\np\n").out.split("Position after choice ")[1:]
        assert ["chest: Red 1" in position for position in positions] == [True, False, True]

    def test_all_at_once(self, signoria: Signoria, process: Signoria, tmp_path: Path) -> None:
        path = tmp_path / "whole.signoria"
        process("play", "sample", "--seed", "9", "--save", path, typed="1\n" * 200)
        said = signoria("replay", "--all", path)
        session = record.read(path.read_bytes(), quay.find)
        assert said.code == 0
        assert len(re.findall(r"^\d+\. ", said.out, re.MULTILINE)) == len(session.entries)
        assert "The game is over: " in said.out

    def test_records_are_verified(self, signoria: Signoria, saved: Path, tmp_path: Path) -> None:
        text = saved.read_text("utf-8")
        edited = tmp_path / "edited.signoria"
        edited.write_text(text.replace("stow 1", "stow 2", 1), "utf-8")
        assert signoria("replay", "--check", saved, edited).code == 1
        assert signoria("replay", "--check", saved, sys.executable).code == 2
        said = signoria("replay", "--check", saved, edited, tmp_path / "none.signoria")
        assert (said.code, said.err) == (2, "")
        first, second, third, last = said.out.splitlines()
        assert re.fullmatch(rf"ok      {saved}: \d+ choices", first)
        assert re.fullmatch(rf"FAILED  {edited}: Line \d+: .*", second)
        assert third.endswith("none.signoria.")
        assert last == "1 passed, 2 failed"
        assert signoria("replay", "--check", saved).code == 0

    def test_a_record_that_breaks_is_shown_up_to_there(self, signoria: Signoria, broken: Path) -> None:
        said = signoria("replay", "--all", broken)
        assert said.code == 1
        assert re.fullmatch(r"Line \d+: .*\n", said.err)
        assert "1. Red makes again: Stow 1 florin in your chest" in said.out


class TestRecord:
    """The header, and positions as scenarios."""

    def test_the_header(self, signoria: Signoria, saved: Path) -> None:
        said = signoria("record", saved)
        rows = dict(re.split(r"  +", line.strip(), maxsplit=1) for line in said.out.splitlines()[:-1])
        assert rows["Game"] == "The Quay"
        assert rows["Edition"] == "Short season"
        assert rows["Taken back"] == "1"
        assert (rows["Red"], rows["White"]) == ("human", "greedy")
        assert said.out.splitlines()[-1] == "The game is not over."
        assert "truce = false" in said.out

    def test_a_position_becomes_a_scenario(self, signoria: Signoria, saved: Path, tmp_path: Path) -> None:
        said = signoria("record", saved, "--position", "1")
        assert (said.code, said.err) == (0, "")
        assert tomllib.loads(said.out)["game"] == "sample"
        session = record.read(saved.read_bytes(), quay.find)
        loaded = scenario.load(f"{said.out}\n[then]\nchest.red = 1\n", quay.find)
        assert loaded.start.digest() == session.at(1).digest()
        assert scenario.run(loaded).ok

    def test_a_position_before_a_break_is_still_there(self, signoria: Signoria, broken: Path, saved: Path) -> None:
        said = signoria("record", broken, "--position", "1")
        assert said.code == 1
        assert re.fullmatch(r"Line \d+: .*\n", said.err)
        whole = signoria("record", saved, "--position", "1")
        assert said.out == whole.out.replace(saved.name, broken.name)
        for line in (("record", broken), ("record", broken, "--position", "2")):
            assert signoria(*line)[:2] == (2, "")

    def test_a_position_that_is_not_there(self, signoria: Signoria, saved: Path) -> None:
        said = signoria("record", saved, "--position", "99")
        assert (said.code, said.out) == (2, "")
        assert said.err.count("\n") == 1


class TestExplain:
    """Why not, in a file or a new game."""

    def test_in_a_record(self, signoria: Signoria, saved: Path) -> None:
        said = signoria("explain", saved, "corner")
        assert said.code == 0
        assert said.out.startswith("Not offered: ")
        assert "Q7 · " in said.out

    def test_at_an_earlier_choice(self, signoria: Signoria, saved: Path) -> None:
        assert signoria("explain", saved, "stow", "2", "--at", "0").out.startswith("Offered: ")
        assert signoria("explain", saved, "stow", "2", "--at", "1").out.startswith("Not offered: ")
        assert signoria("explain", saved, "stow", "2", "--at", "99").code == 2

    def test_before_a_break(self, signoria: Signoria, broken: Path) -> None:
        said = signoria("explain", broken, "stow", "2", "--at", "0")
        assert said.code == 1
        assert said.out.startswith("Offered: ")
        assert said.err.count("\n") == 1
        assert signoria("explain", broken, "stow", "2")[:2] == (2, "")

    def test_in_a_scenario(self, signoria: Signoria, scenarios: Path) -> None:
        assert signoria("explain", scenarios / "a.toml", "sell salt-1").out.startswith("Offered: ")
        assert signoria("explain", scenarios / "a.toml", "sell salt-2").out.startswith("Not offered: ")
        refused = signoria("explain", scenarios / "a.toml", "draw", "--at", "1")
        assert (refused.code, refused.out) == (2, "")

    def test_in_the_middle_of_a_scenario(self, signoria: Signoria, tmp_path: Path, saved: Path) -> None:
        path = tmp_path / "middle.toml"
        path.write_text(
            'title = "Sold twice"\nproves = []\ngame = "sample"\n'
            '[given]\npurse = { red = 0, white = 0 }\nhand.red = ["salt-1", "salt-2"]\n'
            '[[when]]\nchoose = ["sell salt-1", "sell salt-1"]\n[then]\npurse.red = 2\n',
            "utf-8",
        )
        assert signoria("explain", path, "sell", "salt-1").out.startswith("Offered: ")
        assert signoria("explain", path, "sell", "salt-1", "--after", "0").out.startswith("Offered: ")
        assert signoria("explain", path, "sell", "salt-1", "--after", "1").out.startswith("Not offered: ")
        stopped = signoria("explain", path, "draw", "--after", "2")
        assert (stopped.code, stopped.out) == (2, "")
        assert stopped.err.startswith("Line 8: “sell salt-1” cannot be chosen (Q2): ")
        assert signoria("explain", path, "draw", "--after", "3").code == 2
        record = signoria("explain", saved, "draw", "--after", "1")
        assert (record.code, record.err) == (2, "--after is for scenarios; in a record --at names the position.\n")

    def test_in_a_new_game(self, signoria: Signoria) -> None:
        said = signoria("explain", "--game", "sample", "--seed", "1", "--seats", "3", "at", "green")
        assert said.out.startswith("Not offered: ")
        truce = signoria(
            "explain", "--game", "sample", "--option", "truce=true", "--seed", "1", "attack", "--lang", "pl"
        )
        assert truce.out.startswith("Nie ma do wyboru: ")


class TestRules:
    """The index in our own words."""

    @pytest.mark.parametrize("language", ["en", "pl"])
    def test_every_paragraph_with_its_digest(self, signoria: Signoria, language: str) -> None:
        said = signoria("rules", "sample", "--lang", language)
        assert said.code == 0
        assert len(re.findall(r"^Q\w+ · .+: .+\.$", said.out, re.MULTILINE)) > 10

    def test_one_paragraph(self, signoria: Signoria) -> None:
        said = signoria("rules", "sample", "Q6c")
        assert said.out.startswith("Q6c · ")
        code, proofs = said.out.split("Code:")[1].split("Proved by:")
        assert "  tests/sample/steps.py:" in code
        assert " Answer\n" in code
        assert "  tests/rules/sample/" in proofs or "  tests/scenarios/sample/" in proofs
        assert signoria("rules", "sample", "q6C").out == said.out

    def test_one_paragraph_of_an_installed_package(self, signoria: Signoria, monkeypatch: pytest.MonkeyPatch) -> None:
        def nowhere() -> Path:
            raise Problem("proofs-need-checkout")

        monkeypatch.setattr("signoria.proof.checkout", nowhere)
        said = signoria("rules", "sample", "Q7")
        assert said.code == 0
        assert said.out.count("\n") == 1

    def test_coverage_of_a_complete_game(self, signoria: Signoria) -> None:
        said = signoria("rules", "sample", "--coverage")
        assert said.code == 0
        assert re.fullmatch(r"(\d+) of \1 rules proved\.\n", said.out)

    def test_coverage_with_a_gap_and_a_stray_proof(
        self, signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = tmp_path / "tests" / "scenarios" / "sample"
        folder.mkdir(parents=True)
        (folder / "a.toml").write_text(PASSING.replace('"Q3"', '"Q3", "Q99"'), "utf-8")
        monkeypatch.setattr("signoria.proof.checkout", lambda: tmp_path)
        said = signoria("rules", "sample", "--coverage")
        assert said.code == 1
        assert re.search(r"^Q4 · .*: no test proves it$", said.out, re.MULTILINE)
        assert "Q99 is proved by tests/scenarios/sample/a.toml, but there is no such paragraph" in said.out
        assert not re.search(r"^Q3 · ", said.out, re.MULTILINE)
        assert re.search(r"^1 of \d+ rules proved\.$", said.out, re.MULTILINE)


class TestSmallCommands:
    """Games, version, bench."""

    def test_the_games_on_offer(self, signoria: Signoria) -> None:
        said = signoria("games")
        assert re.search(r"sample .* The Quay .* short, long .* 2–4 ", said.out)

    def test_what_can_be_agreed_before_a_game(self, signoria: Signoria) -> None:
        said = signoria("games", "sample")
        assert "  short: Short season\n" in said.out
        assert re.search(r"truce=false +\(true, false\) +\w+", said.out)
        assert re.search(r"purse=lean +\(lean, full\) +\w+", said.out)

    def test_the_version_tells_which_engine_runs(self, signoria: Signoria) -> None:
        assert re.fullmatch(
            r"signoria \d+\.\d+\.\d+, engine (interpreted|compiled), Python 3\.\d+\.\d+\n", signoria("version").out
        )

    def test_bench_measures_every_game(self, signoria: Signoria, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("signoria.cli.bench.SECONDS", 0.01)
        said = signoria("bench", "sample")
        assert re.search(r"The Quay +│ +\d+ │ +\d+\.\d\d │ +\d+ │", said.out)


class TestSimulate:
    """Tables for people, JSON for programs."""

    def test_the_tables(self, signoria: Signoria) -> None:
        said = signoria("simulate", "sample", "--games", "20", "--seats", "3", "--bots", "greedy,random", "--seed", "1")
        assert (said.code, said.err) == (0, "")
        assert "20 games of 3 seats, seed 1\n" in said.out
        for row in ("seat 1", "seat 2", "seat 3", "greedy", "random"):
            assert re.search(rf"│ {row} +│ +[\d.]+ │ +[\d.]+ % │ +[\d.]+ % to [\d.]+ % │", said.out), row
        assert re.search(r"Choices a game: [\d.]+ on average; percentiles 5 %: \d+", said.out)
        assert re.search(r"\d+ decisions in [\d.]+ s: \d+ a second\n", said.out)

    def test_in_polish(self, signoria: Signoria) -> None:
        said = signoria("simulate", "sample", "--games", "3", "--seats", "2", "--seed", "1", "--lang", "pl")
        assert "3 gry na 2 miejsca, ziarno 1\n" in said.out
        assert re.search(r"\d+,\d %", said.out)

    @pytest.mark.parametrize(
        ("language", "sentence"),
        [
            ("en", "Game 2 had not come to an end after 3 decisions. Its record: {file}"),
            ("pl", "Gra 2 nie skończyła się po 3 decyzjach. Jej zapis: {file}"),
        ],
    )
    def test_a_game_that_does_not_end_fails_with_its_record(
        self, language: str, sentence: str, signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        said = signoria("simulate", "sample", "--games", "2", "--seed", "1", "--longest", "3", "--lang", language)
        assert said.code == 1
        files = sorted(path.name for path in tmp_path.glob("unfinished-sample-*.signoria"))
        assert len(files) == 2
        assert said.err.splitlines()[1] in [sentence.format(file=file) for file in files]
        assert signoria("replay", "--check", *files).code == 0

    def test_json_names_the_games_that_do_not_end(
        self, signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        said = signoria("simulate", "sample", "--games", "1", "--seed", "1", "--longest", "3", "--json")
        [failed] = json.loads(said.out)["failures"]
        assert (said.code, failed["game"], failed["choices"]) == (1, 0, 3)
        assert (tmp_path / f"unfinished-sample-{failed['digest']}.signoria").exists()

    def test_json_is_the_same_whatever_the_jobs(self, process: Signoria) -> None:
        line = ("simulate", "sample", "--games", "12", "--seats", "2", "--seed", "7", "--json")
        alone, shared = (json.loads(process(*line, "--jobs", str(jobs)).out) for jobs in (1, 2))
        assert alone.pop("speed")["jobs"] == 1
        assert shared.pop("speed")["jobs"] == 2
        assert alone == shared
        assert sum(alone["outcomes"].values()) == 12
        assert set(alone["outcomes"]) <= set(GAME.outcomes.values())
