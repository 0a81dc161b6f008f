"""``signoria report`` writes its page and its tables, and says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Signoria


def test_the_command(signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where the record of a game without an end is kept
    line = ("report", "sample", "--games", "2", "--seed", "1", "--bots", "random", "--out", tmp_path / "page.html")
    said = signoria(*line, "--csv", tmp_path / "csv", "--keep", tmp_path / "games.jsonl")
    assert (said.code, said.out) == (0, f"The page is written: {tmp_path / 'page.html'}\n")
    assert (tmp_path / "csv" / "curves.csv").exists()
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert signoria(*line, "--json", "--lang", "pl", "--keep", tmp_path / "games.jsonl").out.startswith("{")
    assert (tmp_path / "games.jsonl").read_bytes() == kept  # nothing was played again
    assert signoria(*line, "--keep", tmp_path / "games.jsonl", "--seats", "3").code == 2
    assert signoria(*line, "--jobs", "0").code == 2
    (tmp_path / "file").write_text("", "utf-8")
    assert signoria(*line, "--csv", tmp_path / "file").code == 2
    assert signoria(*line, "--longest", "3").code == 1
