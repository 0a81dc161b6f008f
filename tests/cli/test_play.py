"""``signoria play``: a whole sitting, driven through the keyboard of a real process."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from signoria.cli.app import run
from signoria.cli.desk import Desk
from signoria.cli.terminal import IN_COLUMNS, Terminal
from signoria.engine import record
from signoria.engine.decision import Decision, Offer
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import seeded
from signoria.engine.session import CHOICE, REDO, UNDO, Session
from signoria.text import Texts
from tests.cli import quay
from tests.cli.conftest import ROOT, Signoria, command
from tests.sample.data import DRAW, OFFER
from tests.sample.game import GAME, SampleGame, SampleOptions
from tests.sample.state import SampleState

NEW = ("play", "sample", "--seed", "3")
QUESTION = "Red: Your turn: 2 actions left."


def said_in(language: str, key: str, **args: Arg) -> str:
    """A message of the sample game or the engine."""
    return Texts(language, GAME).say(Phrase(key, args))


TOO_FEW = said_in("en", "refusal-too-few-spices")


def session_in(path: Path) -> Session:
    """The game in a record."""
    return record.read(path.read_bytes(), quay.find)


def only_save(tmp_path: Path) -> Path:
    """The one saved game."""
    (path,) = (tmp_path / "games").iterdir()
    return path


def test_a_game_that_is_left_is_kept_and_goes_on_where_it_was(process: Signoria, tmp_path: Path) -> None:
    left = process(*NEW, typed="1\nq\n")
    assert left.code == 0
    assert left.err == ""
    path = only_save(tmp_path)
    before = session_in(path)
    assert before.number == 1
    said = re.search(r"To go on: signoria (.*)$", left.out, re.MULTILINE)
    assert said is not None

    again = process(*shlex.split(said[1]), typed="1\n")
    assert again.code == 0
    assert "The Quay, going on after choice 1" in again.out
    assert "Red: Your turn: one action left." in again.out
    after = session_in(path)
    assert after.number > 1
    assert after.at(1).digest() == before.state.digest()
    assert only_save(tmp_path) == path


def test_the_end_of_the_input_leaves_the_game_cleanly(process: Signoria, tmp_path: Path) -> None:
    left = process(*NEW, typed="1\n")
    assert (left.code, left.err) == (0, "")
    assert "The game is kept in" in left.out
    assert session_in(only_save(tmp_path)).number == 1


def test_an_interrupt_leaves_the_game_as_well(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(*NEW), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as player:
        assert player.stdout is not None
        while "End your turn" not in player.stdout.readline():
            pass
        player.send_signal(signal.SIGINT)
        rest, _ = player.communicate()
    assert player.returncode == 0
    assert "The game is kept in" in rest
    assert session_in(only_save(tmp_path)).number == 0


def test_a_whole_game_is_played_to_its_end(process: Signoria, tmp_path: Path) -> None:
    over = process(*NEW, typed="1\n" * 200)
    assert over.code == 0
    assert "The game is over: " in over.out
    assert re.search(r"^Winners?: ", over.out, re.MULTILINE)
    assert "To see it again: signoria replay" in over.out
    assert session_in(only_save(tmp_path)).state.ended
    refused = process("play", "--resume", only_save(tmp_path))
    assert refused.code == 2
    assert refused.err == f"The game in {only_save(tmp_path)} is over; “signoria replay” shows it.\n"


def test_a_choice_is_taken_back_and_made_again(process: Signoria, tmp_path: Path) -> None:
    said = process(*NEW, typed="stow 2\nu\nr\nu\nq\n")
    assert "Choice 1 is taken back: Stow 2 florins in your chest" in said.out
    assert "Choice 1 is made again: Stow 2 florins in your chest" in said.out
    session = session_in(only_save(tmp_path))
    assert [entry.kind for entry in session.entries] == [CHOICE, UNDO, REDO, UNDO]
    assert session.number == 0


def test_what_brought_something_to_light_is_not_taken_back(process: Signoria, tmp_path: Path) -> None:
    said = process(*NEW, typed="draw\nu\nr\nq\n")
    assert said_in("en", "problem-undo-informed", number=1) in said.out
    assert [entry.kind for entry in session_in(only_save(tmp_path)).entries] == [CHOICE]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "There is no number 99 in this list; the last is 7."),
        ("0", "There is no number 0 in this list; the last is 7."),
        ("²", "Unknown verb “²”."),
        ("dance", "Unknown verb “dance”."),
        ("sell salt-9", "Unknown card “salt-9”; did you mean “salt-4”?"),
        ("stow", "“stow” could be: Stow 1 florin in your chest, Stow 2 florins in your chest."),
        ("salt", "Nothing of “salt” is offered now; “? salt” says why."),
        ("corner", TOO_FEW),
        ("sell salt-1", "You do not hold salt I."),
        ("h x", "h needs a whole number."),
        ("? 99", "There is no number 99 in this list; the last is 7."),
        ("u", said_in("en", "problem-nothing-to-undo")),
        ("r", said_in("en", "problem-nothing-to-redo")),
    ],
)
def test_what_cannot_be_done_gets_one_sentence_and_changes_nothing(
    signoria: Signoria, tmp_path: Path, typed: str, sentence: str
) -> None:
    said = signoria(*NEW, typed=f"{typed}\n")
    assert sentence in said.out
    assert (said.code, said.err) == (0, "")
    assert session_in(only_save(tmp_path)).entries == ()


@pytest.mark.parametrize("typed", ["6", "rest", "end your", "End Your Turn"])
def test_an_option_is_chosen_by_number_words_or_a_part_of_its_name(
    signoria: Signoria, tmp_path: Path, typed: str
) -> None:
    signoria(*NEW, "--bots", "human", typed=f"{typed}\n")
    assert [entry.words for entry in session_in(only_save(tmp_path)).entries] == ["rest"]


class TestExplaining:
    """``?`` asks the guards."""

    def test_of_one_option_with_the_rule(self, process: Signoria) -> None:
        said = process(*NEW, typed="? corner\n")
        assert f"Not offered: {said_in('en', 'option-corner')}\n  {TOO_FEW}\n" in said.out
        assert "Q7 · " in said.out

    def test_in_polish(self, process: Signoria) -> None:
        said = process(*NEW, "--lang", "pl", typed=f"? corner\n? {said_in('pl', 'option-corner')[:8].upper()}\n")
        assert said.out.count(said_in("pl", "refusal-too-few-spices")) == 2
        assert "Czerwony: " in said.out

    def test_of_a_number_in_the_list(self, signoria: Signoria) -> None:
        said = signoria(*NEW, typed="? 1\n")
        assert "Offered: Draw a card\n  In words: draw\n" in said.out

    def test_of_a_verb_grouped_by_the_reason(self, signoria: Signoria) -> None:
        said = signoria(*NEW, typed="? sell\n")
        assert "Offered: Sell cloth IV, Sell spice II\n" in said.out
        assert "Not offered: Sell bravo IV (strength 2)\n  Only goods are sold" in said.out
        assert re.search(r"Not offered: Sell salt I, .* and 9 more\n  You do not hold salt I\.\n", said.out)

    def test_alone_it_tells_what_can_be_typed(self, signoria: Signoria) -> None:
        said = signoria(*NEW, typed="?\n")
        assert "take back your last choice" in said.out
        assert "Verbs of this game: draw, sell, stow" in said.out


def test_a_bot_says_what_it_would_do_and_why(signoria: Signoria) -> None:
    said = signoria(*NEW, typed="a\n")
    told = said.out.partition("> ")[2]
    assert re.search(r"^1\. .+: \d+ % to win, ± \d+$", told, re.MULTILINE)
    assert re.search(r"^3\. ", told, re.MULTILINE)
    assert re.search(r"^ {3}(You|White) (gain|lose)", told, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_a_bot_is_sure_of_has_no_spread(language: str) -> None:
    def told(spread: int) -> str:
        return Texts(language).say(Phrase("cli-advice", {"place": 1, "option": "x", "expected": 50, "spread": spread}))

    assert told(3) == told(0) + ", ± 3"


def test_the_position_shows_what_the_seat_knows_and_nothing_else(signoria: Signoria, tmp_path: Path) -> None:
    said = signoria(*NEW, "--seats", "3", typed="b\n")
    hands = GAME.describe(session_in(only_save(tmp_path)).at(0))["hand"]
    shown = said.out.partition("Position after choice 0")[2].partition("> ")[0]
    names = [said_in("en", f"card-{word}") for word in hands["red"]]
    assert f"Red: {', '.join(names)}\n" in shown
    assert "White: ? × 3\n" in shown
    assert "Blue: ? × 3\n" in shown


def test_the_history_tells_ones_own_choices_and_what_all_saw(signoria: Signoria) -> None:
    said = signoria(*NEW, typed="h\ndraw\nrest\nh\nh 1\nh 0\n")
    first, _, _, every, last, none = said.out.split("> ")[1:7]
    assert first == "Nothing has happened yet.\n"
    assert none == "Nothing has happened yet.\n"
    assert re.search(r"1\. Red: Draw a card\n    Red draws a card\.\n    Red draws (salt|cloth|spice|bravo) ", every)
    assert "2. Red: End your turn\n    Red ends the turn.\n" in every
    assert "White draws a card.\n" in every
    assert not re.search(r"White draws (salt|cloth|spice|bravo) ", every)
    assert every.endswith(last)
    assert len(last) < len(every)


def test_what_another_person_chose_is_left_to_the_events(signoria: Signoria) -> None:
    said = signoria(*NEW, "--bots", "human", typed="stow 1\nu\nr\nrest\nh\n")
    history = said.out.split("> ")[5]
    assert "1. Red\n    Red stows 1 florin.\n1. Red takes a choice back\n1. Red makes a choice again\n" in history
    assert "Stow" not in history


def test_the_same_seed_brings_the_same_game(signoria: Signoria) -> None:
    first, second = (signoria(*NEW, "--seats", "4", typed="1\n" * 6).out for _ in range(2))
    assert first.partition("The game is kept")[0] == second.partition("The game is kept")[0]


def test_people_and_bots_sit_where_they_are_told(signoria: Signoria, tmp_path: Path) -> None:
    said = signoria(*NEW, "--seats", "4", "--seat", "2", "--bots", "random,human,greedy")
    assert "Red: the bot “random”\nWhite: you\nBlue: you\nGreen: the bot “greedy”\n" in said.out
    header = session_in(only_save(tmp_path)).header
    assert header is not None
    assert header.players == ("random", "human", "human", "greedy")


def test_options_of_the_game_are_taken(signoria: Signoria, tmp_path: Path) -> None:
    signoria(*NEW, "--edition", "long", "--option", "truce=true", "--option", "purse=full")
    position = GAME.describe(session_in(only_save(tmp_path)).state)
    assert (position["edition"], position["truce"], position["purse"]["red"]) == ("long", True, 4)


def test_a_game_is_saved_under_another_name_but_never_over_a_file(signoria: Signoria, tmp_path: Path) -> None:
    copy = tmp_path / "copy.signoria"
    said = signoria(*NEW, typed=f"s {copy}\ns {copy}\ns\n")
    assert f"Saved as {copy}.\n" in said.out
    assert f"{copy} is there already; choose another name.\n" in said.out
    assert f"Saved as {only_save(tmp_path)}.\n" in said.out
    refused = signoria(*NEW, "--save", copy)
    assert (refused.code, refused.err) == (2, f"{copy} is there already; choose another name.\n")


def test_a_folder_that_cannot_be_written_is_told_before_the_game(
    signoria: Signoria, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SIGNORIA_GAMES", str(tmp_path / "file" / "games"))
    refused = signoria(*NEW)
    assert refused.code == 2
    assert re.fullmatch(r".*\.signoria cannot be written: .*\.\n", refused.err)
    assert QUESTION not in refused.out


def test_a_folder_whose_name_is_too_long_is_told_before_the_game(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_GAMES", "x" * 300)
    refused = signoria(*NEW)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.endswith(".signoria cannot be written: the name is too long.\n")


def test_of_several_games_one_is_picked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers = iter(["7", "x", "2", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert run(["play"], Desk(lambda: {"first": GAME, "second": GAME}, quay.find)) == 0
    out = capsys.readouterr().out
    assert "   1  The Quay\n   2  The Quay\n" in out
    assert "There is no number 7 in this list; the last is 2." in out
    assert session_in(only_save(tmp_path)).number == 0


def test_nobody_has_to_pick(signoria: Signoria, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(quay, "games", lambda: {"first": GAME, "second": GAME})
    assert signoria("play").code == 0
    assert not (tmp_path / "games").exists()


def test_what_an_option_would_bring_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Quay with a word about what each option would bring."""

    def foretold(game: SampleGame, state: SampleState, option: int) -> dict[str, object]:
        return {"card": "salt-3", "cost": 2} if option == DRAW else {}

    monkeypatch.setattr(SampleGame, "preview", foretold)
    state = GAME.start("short", 2, SampleOptions(), seeded(1))
    terminal = seat_at_terminal(Session.from_state(GAME, state), tmp_path)
    decision = terminal.session.decision()
    assert decision is not None
    terminal.ask(decision)
    assert "   1  Draw a card (salt III)\n   2  Sell" in capsys.readouterr().out
    terminal.explain(decision, "1")
    assert "What would happen\n├── card: salt III\n└── cost: 2\n" in capsys.readouterr().out
    terminal.explain(decision, "2")
    assert "What would happen" not in capsys.readouterr().out


def seat_at_terminal(session: Session, folder: Path) -> Terminal:
    """Two people before a terminal."""
    desk = Desk(quay.games, quay.find)
    desk.open(GAME)
    return Terminal(desk, session, ("human", "human"), seeded(2), folder / "x.signoria")


def test_many_options_stand_side_by_side(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = Session(GAME, "short", 2, SampleOptions(), seeded(1))
    terminal = seat_at_terminal(session, tmp_path)
    vocabulary = GAME.vocabulary
    offers = [Offer(option, vocabulary.words(option), vocabulary.phrase(option)) for option in range(IN_COLUMNS + 1)]
    prompt = session.state.agenda[-1].prompt(session.state)
    terminal.ask(Decision(0, prompt, tuple(offers[:-1])))
    assert len(capsys.readouterr().out.splitlines()) == 2 + IN_COLUMNS
    terminal.ask(Decision(0, prompt, tuple(offers)))
    assert len(capsys.readouterr().out.splitlines()) < 2 + IN_COLUMNS


@pytest.mark.parametrize("typed", ["{}", "h {}", "? {}"])
def test_a_number_without_end_is_refused(signoria: Signoria, typed: str) -> None:
    said = signoria(*NEW, typed=typed.format("9" * 5000) + "\n")
    assert said.code == 0
    assert "A number has at most 9 digits here.\n" in said.out


@pytest.mark.parametrize(
    ("name", "reason"), [("x" * 300, "the name is too long"), ("a\0b", "no file can have this name")]
)
def test_a_name_that_no_file_can_have_is_refused(signoria: Signoria, name: str, reason: str) -> None:
    said = signoria(*NEW, typed=f"s {name}\n")
    assert said.code == 0
    assert f"cannot be written: {reason}.\n" in said.out


def test_a_verb_without_its_thing_is_told_what_it_needs(signoria: Signoria, tmp_path: Path) -> None:
    path = tmp_path / "x.signoria"
    signoria(*NEW, "--save", path, typed="stow 1\n")
    path.write_text(path.read_text("utf-8").replace("stow 1", "stow"), "utf-8")
    assert "“stow” needs a thing: amount." in signoria("replay", "--all", path).err


def test_several_people_answer_at_once_and_may_change_their_mind(signoria: Signoria, tmp_path: Path) -> None:
    new = ("play", "sample", "--seed", "3", "--bots", "human", "--option", "sealed=true", "--seats", "2")
    typed = ["rest", "rest", "offer 1", "u", "offer 2", "offer 0", "q"]
    told = signoria(*new, typed="\n".join(typed) + "\n")
    assert told.err == ""
    kept = said_in("en", "cli-answered")
    assert told.out.count(kept) == 2
    assert "Choice 3 is taken back: Offer 1 florin" in told.out
    assert told.out.index("Red: Market day") < told.out.index(kept) < told.out.index("White: Market day")
    assert "Red offers 2 florins" in told.out
    session = session_in(only_save(tmp_path))
    assert [entry.words for entry in session.entries] == ["rest", "rest", "offer 2", "offer 0"]


def test_a_game_is_left_in_the_middle_of_answers_and_goes_on(signoria: Signoria, tmp_path: Path) -> None:
    new = ("play", "sample", "--seed", "3", "--bots", "human", "--option", "sealed=true", "--seats", "2")
    signoria(*new, typed="rest\nrest\noffer 1\nq\n")
    path = only_save(tmp_path)
    assert session_in(path).answers == {0: OFFER + 1}
    told = signoria("play", "--resume", path, typed="offer 0\nq\n")
    assert "Red offers 1 florin." in told.out


def test_bots_answer_before_people_do(signoria: Signoria) -> None:
    new = ("play", "sample", "--seed", "3", "--bots", "random", "--option", "sealed=true", "--seats", "2")
    told = signoria(*new, typed="rest\n" + "offer 0\nq\n" * 4)
    assert said_in("en", "cli-answered") not in told.out
