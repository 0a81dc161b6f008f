"""Wrong command lines: one sentence on the error stream, exit code 2, in the user's language. And the help."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.cli import files, without_extra
from signoria.cli.app import COMMANDS
from signoria.cli.language import language_of
from signoria.engine.problem import Problem
from signoria.text import Texts
from tests.cli.conftest import ROOT, Signoria, command

WRONG = [
    ("simulat", "Unknown command “simulat”; did you mean “simulate”?"),
    ("simulate", "GAME is missing; see signoria simulate --help."),
    ("simulate sample --games many", "--games needs a whole number."),
    ("simulate sample --gmes 3", "There is no --gmes here; did you mean --games?"),
    ("version --zzz", "signoria version does not know --zzz."),
    ("simulate sample --games", "--games is given without its value, or with one that it does not take."),
    ("simulate sampel", "Unknown game “sampel”; did you mean “sample”?"),
    ("simulate sample --games 0", "At least one game must be played."),
    ("simulate sample --longest 0", "A game must be allowed at least one decision."),
    ("simulate sample --jobs 0", "At least one process is needed."),
    ("simulate sample --on moon", "Games are played “here” or on a “ray” cluster, not on “moon”."),
    ("simulate sample --on ray --jobs 2", "--jobs does not go with --on ray."),
    ("simulate sample --seats 9", "This game is for 2 to 4 seats, not for 9."),
    ("simulate sample --edition shrt", "Unknown edition “shrt”; did you mean “short”?"),
    ("simulate sample --bots gredy", "Unknown bot “gredy”; did you mean “greedy”?"),
    ("simulate sample --bots humanist", "The bot “humanist” does not play “sample”."),
    ("simulate sample --bots ,", "The list of bots is empty."),
    ("simulate sample --bots human", "Unknown bot “human”; did you mean “magnate”?"),
    ("simulate sample --seats 2 --bots random,random,random", "3 bots for 2 free seats is too many."),
    ("play sample --bots random,random", "2 bots for one free seat is too many."),
    ("play sample --seat 3", "There is no seat 3; the last is 2."),
    ("play sample --option truce", "An option of the game is given as name=value, not as “truce”."),
    ("play sample --option truc=true", "Unknown option of the game “truc”; did you mean “truce”?"),
    ("play sample --option truce=maybe", "Option truce cannot be “maybe”; it takes: true, false."),
    ("play sample --option purse=fat", "Option purse cannot be “fat”; it takes: lean, full."),
    ("play --resume nowhere.signoria", "There is no file nowhere.signoria."),
    ("play --resume docs", "docs cannot be read: it is a folder."),
    ("games one two", "signoria games cannot make sense of these arguments; see signoria games --help."),
    ("games --lang de", "Unknown language “de”; did you mean “en”?"),
    ("rules sample Q77", "Unknown paragraph “Q77”; did you mean “Q7”?"),
    ("replay pyproject.toml", "Line 1: This is not a record of Signoria."),
    ("replay", "FILE… is missing; see signoria replay --help."),
    ("replay one two", "Only one record can be replayed at a time; several can be verified with --check."),
    ("explain corner", "Name a record or a scenario and the option to ask about, or a game with --game."),
    ("explain nowhere.toml corner", "There is no file nowhere.toml."),
    ("explain --game sample conrer", "Unknown verb “conrer”; did you mean “corner”?"),
    (f"record {'x' * 300}", f"{'x' * 300} cannot be read: the name is too long."),
    (f"play sample --save {'x' * 300}", f"{'x' * 300} cannot be written: the name is too long."),
    ("play nonsense --resume F --seats 9", "GAME does not go with --resume."),
    ("play --resume F --bots greedy", "--bots does not go with --resume."),
    ("play --resume F --seat 1", "--seat does not go with --resume."),
    (
        "explain corner --seats 3",
        "Name a record or a scenario and the option to ask about, or a game with --game.",
    ),
    ("explain F corner --seats 77", "--seats does not go with FILE."),
    ("explain --game sample corner --after 5", "--after does not go with --game."),
    ("explain --game sample corner --at 5", "--at does not go with --game."),
    ("rules sample Q7 --coverage", "[PARAGRAPH] does not go with --coverage."),
    ("replay --check --all F", "--all does not go with --check."),
    ("simulate sample --option truce=true --option truce=false", "Option truce is given twice."),
    ("games chess", "Unknown game “chess”; known: sample."),
    ("bench chess", "Unknown game “chess”; known: sample."),
    ("--zzz", "signoria does not know --zzz."),
    ("scenario tests/cli", "There are no scenarios (*.toml) in tests/cli."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input_gets_one_sentence(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    monkeypatch.chdir(ROOT)
    said = signoria(*line.split())
    assert (said.code, said.err, said.out) == (2, f"{sentence}\n", "")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("symuluj", "Nie ma czegoś takiego jak „symuluj” (polecenie)"),
        ("simulate sample --games x", "--games wymaga liczby całkowitej."),
        (
            "simulate sample --seats 3 --bots random,random,random,random,random",
            "5 botów na 3 wolne miejsca to za dużo.",
        ),
        ("play --resume brak", "Nie ma pliku brak."),
        ("play --resume tests", "Nie można odczytać tests: to folder."),
        ("replay --check --all brak", "--all nie łączy się z --check."),
    ],
)
def test_in_polish_too(signoria: Signoria, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str) -> None:
    monkeypatch.chdir(ROOT)
    said = signoria(*line.split(), "--lang", "pl")
    assert said.code == 2
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_text_is_said_to_be_none(signoria: Signoria, tmp_path: os.PathLike[str]) -> None:
    path = f"{os.fspath(tmp_path)}/x.toml"
    with open(path, "wb") as file:  # noqa: PTH123
        file.write(b"\xff\xfe\x00")
    assert signoria("explain", path, "draw").err == f"{path} is not a text file.\n"


class TestHelp:
    """Every command explains itself, with an example that begins with it."""

    @pytest.mark.parametrize("language", ["en", "pl"])
    @pytest.mark.parametrize("name", COMMANDS)
    def test_of_a_command(self, signoria: Signoria, name: str, language: str) -> None:
        said = signoria(name, "--help", "--lang", language)
        assert (said.code, said.err) == (0, "")
        example = said.out.rstrip().splitlines()[-1].strip()
        assert example.startswith(f"signoria {name}")
        assert "--lang en|pl" in said.out
        assert "--help" in said.out

    @pytest.mark.parametrize("name", COMMANDS)
    def test_the_flags_of_the_example_exist(self, signoria: Signoria, name: str) -> None:
        lines = signoria(name, "--help").out.splitlines()
        explained = {flag for line in lines[:-1] for flag in re.findall(r"^ +(--[a-z]+)", line)}
        assert set(re.findall(r"--[a-z]+", lines[-1])) <= explained

    def test_of_everything(self, signoria: Signoria) -> None:
        said = signoria()
        assert said == signoria("--help")
        assert said.code == 0
        assert all(re.search(rf"^  {name} +[A-Z]", said.out, re.MULTILINE) for name in COMMANDS)

    def test_language_and_version_may_stand_before_the_command(self, signoria: Signoria) -> None:
        said = signoria("--lang", "pl")
        assert (said.code, said.err) == (0, "")
        assert said.out.rstrip() == signoria("--help", "--lang", "pl").out.rstrip()
        assert re.search(r"--lang en\|pl +Język", said.out)
        assert signoria("--lang", "pl", "games") == signoria("games", "--lang", "pl")
        assert signoria("--version") == signoria("version")
        assert signoria("--lang", "pl", "--version") == signoria("version", "--lang", "pl")

    def test_defaults_are_named(self, signoria: Signoria) -> None:
        out = " ".join(signoria("simulate", "--help").out.split())
        assert "How many games to play. Default: 100." in out


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C", "LC_MESSAGES": "pl_PL"}, "pl"),
        (["play", "--lang", "pl"], {"LANG": "en_GB.UTF-8"}, "pl"),
        (["play", "--lang=en"], {"LANG": "pl_PL.UTF-8"}, "en"),
        (["explain", "--", "--lang", "pl"], {}, "en"),
        (["games", "--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(Problem):
        language_of(["--lang", "la"], {})


def test_without_its_extra_the_command_line_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert without_extra("rich") == 2
    assert capsys.readouterr().err == "The command line needs the package “rich”: install “signoria[cli]”.\n"


def test_a_reader_that_stops_early_is_no_error() -> None:
    told = subprocess.run(
        f"{sys.executable} -m tests.cli.quay replay --help | head -n 1",
        shell=True,
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "20"},
    )
    assert told.stdout == "Usage: signoria replay FILE… [FLAGS]\n"
    assert told.stderr == ""


def test_a_file_that_is_too_big_is_not_read_to_its_end(signoria: Signoria, tmp_path: Path) -> None:
    path = tmp_path / "big.toml"
    with path.open("wb") as file:
        file.truncate(10**12)
    for line in (("record", path), ("explain", path, "draw")):
        said = signoria(*line)
        assert said.code == 2
        assert said.err == f"{path} is too big: a record or scenario has at most 8 MB.\n"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(errno.EACCES, ""), "permission is missing"),
        (OSError(errno.EROFS, ""), "the disk is read-only"),
        (OSError(errno.EIO, ""), "the system refuses (EIO)"),
        (OSError(), "the system refuses (?)"),
        (ValueError(), "no file can have this name"),
    ],
)
def test_why_a_file_cannot_be_used_is_said_in_our_words(error: OSError | ValueError, sentence: str) -> None:
    assert Texts("en").say(files.reason(error)) == sentence


class TestSurroundings:
    """Full disks, poor alphabets and names that are no text."""

    def test_output_that_cannot_be_written(self) -> None:
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                command("games"), cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert (done.returncode, done.stderr) == (2, "The output cannot be written: the disk is full.\n")

    def test_letters_that_cannot_be_shown(self, process: Signoria, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PYTHONIOENCODING", "ascii")
        said = process("--lang", "pl")
        assert (said.code, said.err) == (0, "")
        assert "Jakie s? gry" in said.out
        wrong = process("nic", "--lang", "pl")
        assert (wrong.code, wrong.out) == (2, "")
        assert wrong.err.startswith("Nie ma czego? takiego")

    def test_bytes_that_are_no_text(self) -> None:
        line: list[str | bytes] = [*command("simulate", "sample", "--games", "1", "--seed"), b"\xff"]
        done = subprocess.run(line, cwd=ROOT, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        line = [*command("play", "sample", "--seed", "3")]
        done = subprocess.run(line, cwd=ROOT, input=b"b\xff\nq\n", capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
