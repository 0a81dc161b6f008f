"""The command as it is installed, with the games on offer."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from signoria import catalogue
from signoria.cli import main
from signoria.cli.app import run
from signoria.cli.desk import Desk

GAMES = tuple(catalogue.games())


def signoria(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run ``python -m signoria`` as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "signoria", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )


def test_the_games_on_offer_are_listed() -> None:
    done = signoria("games")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(game in done.stdout for game in GAMES)
    alone = next(line for line in done.stdout.splitlines() if "pax-renaissance" in line)
    assert "1–4" in alone  # the rules play the other seat


def test_the_installed_command_runs_what_it_is_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["signoria", "version"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("signoria ")


def test_a_bug_of_ours_is_not_passed_off_as_a_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "signoria.cli.app", None)
    with pytest.raises(ModuleNotFoundError):
        main()


def test_without_typer_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("signoria.cli.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "typer", None)
    monkeypatch.setattr(sys, "argv", ["signoria", "games", "--lang", "pl"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err == "Wiersz poleceń wymaga pakietu „typer”: zainstaluj „signoria[cli]”.\n"


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, itertools.cycle(["en", "pl"]))))
def test_every_game_is_played_left_and_gone_on_with(game: str, language: str, tmp_path: Path) -> None:
    path = str(tmp_path / "game.signoria")
    said = ("--lang", language)
    left = signoria("play", game, "--seed", "5", "--save", path, *said, typed="?\nb\n? 1\nu\n" + "1\n" * 12 + "h\nq\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert f"signoria play --resume {path}" in left.stdout
    again = signoria("play", "--resume", path, *said, typed="2\n" * 5)
    assert (again.returncode, again.stderr) == (0, "")
    checked = signoria("replay", "--check", path)
    assert checked.returncode == 0, checked.stdout
    told = signoria("replay", "--all", path, *said)
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated_and_shown(game: str) -> None:
    line = ("simulate", game, "--games", "4", "--seed", "2", "--bots", "random")
    alone, shared = (json.loads(signoria(*line, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert alone["fingerprint"] == shared["fingerprint"]
    shown = signoria(*line)
    assert (shown.returncode, shown.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_every_game_can_be_asked_about(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for verb in catalogue.find(game).vocabulary.by_name:
        assert run(["explain", "--game", game, "--seed", "1", verb], Desk(catalogue.games, catalogue.find)) == 0
        told = capsys.readouterr()
        assert told.out
        assert told.err == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_its_rules_and_options(game: str) -> None:
    for command in ("rules", "games"):
        done = signoria(command, game)
        assert (done.returncode, done.stderr) == (0, "")


class Impatient:
    """Somebody who presses Ctrl-C while the command is being loaded."""

    def find_spec(self, name: str, *_: object) -> None:
        if name == "signoria.cli.app":
            raise KeyboardInterrupt


def test_an_interrupt_while_loading_is_silent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "signoria.cli.app")
    monkeypatch.setattr(sys, "meta_path", [Impatient(), *sys.meta_path])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("moment", range(6))
def test_an_interrupt_ends_a_simulation_with_its_workers_silently(moment: int) -> None:
    begin = "from signoria.cli import main; print('here', flush=True); main()"
    line = [sys.executable, "-c", begin, "simulate", "lorenzo", "--games", "1000000", "--jobs", "2"]
    running = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert running.stdout is not None
    assert running.stdout.readline() == "here\n"
    time.sleep(0.1 + 0.3 * moment)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=300)  # the pipes close only when the last worker is gone
    assert (running.returncode, out, err) == (130, "", "")
