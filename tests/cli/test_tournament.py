"""``signoria tournament`` plays what is missing and prints the ratings."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Signoria


def test_the_command_prints_the_table_and_goes_on(signoria: Signoria, tmp_path: Path) -> None:
    line = ("tournament", "sample", "--bots", "greedy,random", "--deals", "2", "--seed", "1")
    target = tmp_path / "cup.jsonl"
    said = signoria(*line, "--out", target)
    assert said.code == 0
    assert "greedy" in said.out
    assert "4 games are played" in said.out
    before = target.read_bytes()
    assert signoria(*line, "--out", target, "--json", "--lang", "pl").out.startswith("{")
    assert target.read_bytes() == before
    more = signoria("tournament", "sample", "--bots", "greedy,random", "--deals", "3", "--seed", "1", "--out", target)
    assert "6 games are played" in more.out
    assert target.read_bytes().startswith(before)
    assert signoria(*line, "--out", target, "--seats", "3").code == 2
    assert signoria(*line, "--out", tmp_path).code == 2
    assert signoria(*line, "--jobs", "0").code == 2
