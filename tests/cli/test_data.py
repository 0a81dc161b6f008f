"""``signoria data`` and ``--data``: writing a pack out, checking it, and playing with it."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path

import pytest

from signoria.cli.app import run
from signoria.cli.desk import Desk
from tests.cli.conftest import Said, Signoria
from tests.engine import boxed


@pytest.fixture
def signoria(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Signoria:
    """Run a command line with the boxed sample game on offer, and type what is given."""

    def call(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments], Desk(boxed.games, boxed.find))
        return Said(code, *capsys.readouterr())

    return call


@pytest.fixture
def rich(tmp_path: Path) -> Path:
    """A pack with one value that is not ours."""
    folder = tmp_path / "rich"
    folder.mkdir()
    for name, text in boxed.FILES.items():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture
def played(signoria: Signoria, rich: Path, tmp_path: Path) -> Path:
    """A game that was begun with the pack."""
    path = tmp_path / "rich.signoria"
    assert signoria("play", "sample", "--seed", "3", "--data", rich, "--save", path, typed="rest\nq\n").code == 0
    return path


def test_what_is_written_out_is_all_right(signoria: Signoria, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    said = signoria("data", "export", "sample", folder, "--title", "Mine")
    assert (said.code, said.err) == (0, "")
    assert sorted(path.name for path in folder.iterdir()) == ["pack.toml", "purses.toml", "stalls.toml"]
    said = signoria("data", "check", folder)
    assert said == (0, f"“Mine” ({boxed.OURS.digest}) is all right and has our values.\n", "")


def test_nothing_is_written_over(signoria: Signoria, rich: Path) -> None:
    before = {path.name: path.read_text("utf-8") for path in rich.iterdir()}
    said = signoria("data", "export", "sample", rich)
    assert said.code == 2
    assert "already" in said.err
    assert {path.name: path.read_text("utf-8") for path in rich.iterdir()} == before


def test_a_right_pack_shows_how_it_differs(signoria: Signoria, rich: Path) -> None:
    said = signoria("data", "check", rich)
    assert said.code == 0
    assert "One value differs from ours:" in said.out
    lines = [line.replace("│", " ").split() for line in said.out.split("\n")]
    assert ["purses", "lean", "florins", "2", "rulebook", "3", "owner"] in lines


def test_a_wrong_pack_says_everything_that_is_wrong(signoria: Signoria, rich: Path) -> None:
    (rich / "purses.toml").write_text("[lean]\nflorins = 70\n\n[ful]\nflorins = 4\n", "utf-8")
    said = signoria("data", "check", rich)
    assert said.code == 1
    assert said.out.split("\n")[:-1] == [
        "purses.toml, line 1: The row “full” is missing; every row must be there, and no other.",
        "purses.toml, line 2: “florins” must be a whole number from 0 to 9.",
        "purses.toml, line 4: Unknown row “ful”; did you mean “full”?",
        "3 mistakes.",
    ]


def test_every_value_is_shown_with_where_it_is_known_from(signoria: Signoria, rich: Path) -> None:
    said = signoria("data", "show", "sample")
    assert said.code == 0
    lines = [line.replace("│", " ").split() for line in said.out.split("\n")]
    assert ["purses", "lean", "florins", "2", "rulebook"] in lines
    assert ["stalls", "salt-1", "prices", "2", "4", "rulebook"] in lines
    assert ["stalls", "cloth-1", "cost", "3", "source:https://example.org/quay"] in lines
    assert not any("gives.salt" in line and "cloth-1" in line for line in lines)  # it gives none
    assert lines[-4:] == [["rulebook:", "5"], ["reconstructed:", "3"], ["source:", "3"], []]
    assert ["purses", "lean", "florins", "3", "owner"] in [
        line.replace("│", " ").split() for line in signoria("data", "show", rich).out.split("\n")
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chek", "x"), "Unknown task “chek”; did you mean “check”?"),
        (("export", "sample"), "“data export” needs: export GAME DIR, check DIR, or show GAME|DIR."),
        (("check", "x", "y"), "“data check” needs: export GAME DIR, check DIR, or show GAME|DIR."),
        (("check", "nowhere"), "nowhere is not the folder of a data pack."),
        (("export", "simple", "x"), "Unknown game “simple”; did you mean “sample”?"),
        (("export", "sample", "x", "--edition", "shortt"), "Unknown edition “shortt”; did you mean “short”?"),
        (("show", "sample", "--edition", "shortt"), "Unknown edition “shortt”; did you mean “short”?"),
    ],
)
def test_a_command_that_cannot_be_meant(signoria: Signoria, arguments: tuple[str, ...], said: str) -> None:
    assert signoria("data", *arguments) == (2, "", f"{said}\n")


def test_a_wrong_pack_is_not_played_with(signoria: Signoria, rich: Path) -> None:
    (rich / "purses.toml").write_text("[lean]\nflorins = 70\n[full]\nflorins = 4\n", "utf-8")
    said = signoria("simulate", "sample", "--data", rich)
    assert said == (2, "", "purses.toml, line 2: “florins” must be a whole number from 0 to 9.\n")


def test_a_folder_with_odd_files(signoria: Signoria, rich: Path) -> None:
    os.mkfifo(rich / "pipe.toml")
    (rich / "folder.toml").mkdir()
    (rich / "README.md").write_text("my box", "utf-8")
    (rich / "run.py").write_text("raise SystemExit", "utf-8")
    assert signoria("data", "check", rich).code == 0
    (rich / "purses.toml").write_bytes(b"\xff\xfe")
    assert signoria("data", "check", rich) == (2, "", f"{rich / 'purses.toml'} is not a text file.\n")
    (rich / "purses.toml").unlink()
    (rich / "purses.toml").symlink_to(rich / "nowhere")
    assert "The file purses.toml is missing" in signoria("data", "check", rich).out


def test_two_packs_of_one_game_are_one_too_many(signoria: Signoria, rich: Path) -> None:
    for command in ("simulate", "puzzles"):
        assert "two data packs for sample" in signoria(command, "sample", "--data", rich, "--data", rich).err


def test_a_game_is_played_and_played_again_with_its_pack(signoria: Signoria, rich: Path, played: Path) -> None:
    digest = "Rich quay"
    assert digest in played.read_text("utf-8")
    assert signoria("replay", "--check", played, "--data", rich).code == 0
    assert digest in signoria("record", played, "--data", rich).out
    assert "purse = { red = 3, white = 3 }" in signoria("record", played, "--position", "0", "--data", rich).out
    assert signoria("replay", "--all", played, "--data", rich).code == 0
    assert signoria("play", "--resume", played, "--data", rich, typed="q\n").code == 0
    assert signoria("explain", played, "sell", "--data", rich).code == 0


def test_without_its_pack_a_record_says_which_is_missing(signoria: Signoria, played: Path) -> None:
    for arguments in (("replay", "--check"), ("record",), ("play", "--resume")):
        said = signoria(*arguments, played)
        assert said.code != 0
        assert "the data pack “Rich quay”" in said.out + said.err


def test_simulated_games_use_the_pack_in_every_process(signoria: Signoria, rich: Path) -> None:
    plan = ("simulate", "sample", "--games", "6", "--seed", "1", "--json")
    ours, one, two = (
        json.loads(signoria(*plan, *more).out) for more in ((), ("--data", rich), ("--data", rich, "--jobs", "2"))
    )
    assert one["data"].endswith(" Rich quay")
    assert ours["data"] == boxed.OURS.digest
    assert one["fingerprint"] == two["fingerprint"] != ours["fingerprint"]


def test_explain_starts_with_the_pack(signoria: Signoria, rich: Path) -> None:
    poor = signoria("explain", "stow 3", "--game", "sample", "--seed", "3")
    wealthy = signoria("explain", "stow 3", "--game", "sample", "--seed", "3", "--data", rich)
    assert poor.code == wealthy.code == 0
    assert poor.out != wealthy.out
