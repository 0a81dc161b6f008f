"""``signoria tune`` writes its page, and says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Signoria


def test_the_command_writes_the_page(signoria: Signoria, tmp_path: Path) -> None:
    line = ("tune", "sample", "--games", "3", "--seed", "1", "--bots", "random")
    target = tmp_path / "page.html"
    said = signoria(*line, "--out", target)
    assert (said.code, said.out) == (0, f"The page is written: {target}\n")
    first = target.read_text("utf-8")
    assert signoria(*line, "--out", target, "--lang", "pl").code == 0
    assert 'lang="pl"' in target.read_text("utf-8")
    assert signoria(*line, "--out", target, "--json").out.startswith("{")
    assert target.read_text("utf-8") == first
    assert signoria(*line, "--out", target, "--jobs", "0").code == 2
    refused = signoria(*line, "--out", target, "--even")
    assert (refused.code, "--even has no meaning" in refused.err) == (2, True)


def test_a_game_that_does_not_end_is_told(
    signoria: Signoria,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    said = signoria("tune", "sample", "--games", "2", "--seed", "1", "--longest", "3", "--bots", "random")
    assert said.code == 1
    assert len(list(tmp_path.glob("unfinished-sample-*.signoria"))) == 2
    assert "2 games did not come to an end" in (tmp_path / "tuning-sample-2.html").read_text("utf-8")
