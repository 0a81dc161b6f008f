"""``signoria ladder`` keeps the table of bots in its place in a document."""

from __future__ import annotations

import json
from pathlib import Path

from signoria.arena.ladder import END, mark
from tests.cli.conftest import Signoria


def test_the_table_is_put_in_its_place_and_nothing_else_changes(signoria: Signoria, tmp_path: Path) -> None:
    line = ("ladder", "sample", "--bots", "greedy,random", "--deals", "2", "--seed", "1", "--out", tmp_path / "cup")
    document = tmp_path / "bots.md"
    around = ("# Bots\n\n", "\n\nThe end.\n")
    document.write_text(f"{around[0]}{mark('sample', 2)}\nold\n{END}{around[1]}", "utf-8")
    assert signoria(*line, "--document", document).code == 0
    text = document.read_text("utf-8")
    assert text.startswith(around[0] + mark("sample", 2))
    assert text.endswith(END + around[1])
    assert "old" not in text
    assert text.index("| `greedy` |") < text.index("| `random` |")
    assert signoria(*line, "--document", document).code == 0
    assert document.read_text("utf-8") == text
    assert "| `greedy` |" in signoria(*line, "--lang", "pl").out


def test_a_ladder_goes_on_with_more_deals(signoria: Signoria, tmp_path: Path) -> None:
    def climbed(deals: str, out: Path) -> str:
        line = ("ladder", "sample", "--bots", "greedy,random", "--seed", "1", "--deals", deals, "--out", out)
        said = signoria(*line)
        assert said.code == 0
        return said.out

    longer, whole = tmp_path / "longer" / "cup", tmp_path / "whole" / "cup"
    for path in (longer, whole):
        path.parent.mkdir()
    assert "2 games are played" in climbed("1", longer)
    assert climbed("3", longer) == climbed("3", whole)
    assert longer.read_bytes() == whole.read_bytes()


def test_a_document_without_a_place_is_refused_before_anything_is_played(signoria: Signoria, tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"{mark('sample', 3)}\n{END}\n", "utf-8")
    line = ("ladder", "sample", "--bots", "greedy,random", "--deals", "1", "--seed", "1", "--out", tmp_path / "cup")
    said = signoria(*line, "--document", document)
    assert said.code == 2
    assert mark("sample", 2) in said.err
    assert not (tmp_path / "cup").exists()
    assert signoria(*line, "--document", tmp_path / "none.md").code == 2


def test_games_of_another_file_are_rated_too(signoria: Signoria, tmp_path: Path) -> None:
    """A bot that only plays there stands in the table. What cannot be compared is refused before anything is played."""
    line = ("ladder", "sample", "--deals", "1", "--seed", "1", "--out")
    pair, cup = tmp_path / "pair", tmp_path / "cup"
    assert signoria(*line, pair, "--bots", "planner:40,random").code == 0
    text = pair.read_text("utf-8")
    told = json.loads(text.splitlines()[0])
    assert told["options"]
    bare = json.dumps({**told, "options": {}})  # as a match of the arena says it: every option has its default
    pair.write_text(text.replace(text.splitlines()[0], bare, 1), "utf-8")
    said = signoria(*line, cup, "--bots", "greedy,random", "--also", pair)
    assert "| 4 |" in next(row for row in said.out.splitlines() if "`random`" in row)
    assert "| 2 |" in next(row for row in said.out.splitlines() if "`planner:40`" in row)
    assert "cup, pair" in said.out
    for seats, file in (("3", pair), ("2", tmp_path / "none")):
        refused = signoria(*line, tmp_path / "other", "--bots", "greedy,random", "--seats", seats, "--also", file)
        assert refused.code == 2
        assert file.name in refused.err
        assert not (tmp_path / "other").exists()
