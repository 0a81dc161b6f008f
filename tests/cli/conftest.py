"""How these tests run the command line: inside this process, or as a process of its own with a keyboard."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from signoria.cli.app import run
from signoria.cli.desk import Desk
from tests.cli import quay

ROOT = Path(__file__).resolve().parents[2]


class Said(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Signoria = Callable[..., Said]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A wide window, English, and a folder of saved games that nobody else uses."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("SIGNORIA_GAMES", str(tmp_path / "games"))


@pytest.fixture
def signoria(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Signoria:
    """Run a command line with the sample game on offer, and type what is given."""

    def call(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments], Desk(quay.games, quay.find))
        return Said(code, *capsys.readouterr())

    return call


@pytest.fixture
def process() -> Signoria:
    """The same as a process of its own."""

    def call(*arguments: object, typed: str = "") -> Said:
        done = subprocess.run(
            command(*arguments),
            cwd=ROOT,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            env=dict(os.environ),
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return call


def command(*arguments: object) -> list[str]:
    """The command line of such a process."""
    return [sys.executable, "-m", "tests.cli.quay", *map(str, arguments)]


@pytest.fixture
def saved(signoria: Signoria, tmp_path: Path) -> Path:
    """The record of a game that was left after three choices, one of which was taken back and made again."""
    path = tmp_path / "saved.signoria"
    said = signoria("play", "sample", "--seed", "3", "--save", path, typed="stow 1\nu\nr\ndraw\n1\nq\n")
    assert said.code == 0
    return path
