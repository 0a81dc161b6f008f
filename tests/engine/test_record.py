"""A record tells a whole game, and reading one ends in that game or in one sentence with a line number."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest

from signoria.engine import record
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.record import lines
from signoria.engine.record.lines import LONGEST_LINE, MOST_BYTES, MOST_LINES
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.engine.vocabulary import unknown
from signoria.text import LANGUAGES, Texts
from tests.engine.tiny import TINY, VOCABULARY, TinyGame, TinyOptions
from tests.house.tree import ROOT
from tests.sample.game import GAME as QUAY
from tests.sample.game import SampleOptions

ANNA, BRUNO = 0, 1

WHOLE: Final = """\
signoria record 1
game: tiny
edition: plain
rules: 1
option goal: 7
option friendly: true
seat: anna Anna of Ancona
seat: bruno
date: 1492-10-12
status: finished

setup
  chance deal 5
  chance deal 1
check 0 {check}
1 anna: hide left
2 anna: add 2
undo 2 anna
redo 2 anna
3 anna: roll
  chance roll 1
  forced anna: end-turn
4 bruno: dare
5 anna: decline
6 bruno: hide right
7 bruno: add 1
  forced bruno: end-turn
8 anna: add 3
9 anna: add 1
check 9 {last}
outcome twelve
winner anna
score anna 7
score bruno 1
"""


def find_tiny(name: str) -> Game:
    if name != "tiny":
        raise unknown("game", name, ("tiny",))
    return TINY


def sealed(text: str) -> str:
    """The text with the seal that its lines deserve, in place of the one it has."""
    above = re.sub(r"end .*\n?\Z", "", text)
    return f"{above}end {lines.seal(above.splitlines())}\n"


def example() -> Session:
    """The game that WHOLE tells."""
    session = Session(
        TINY,
        "plain",
        2,
        TinyOptions(goal=7),
        seeded(1),
        players=("Anna of Ancona", ""),
        date="1492-10-12",
        script=((0, 4), (0, 0)),
    )
    for words in ("hide left", "add 2"):
        session.choose(VOCABULARY.parse(words))
    session.undo(ANNA)
    session.redo(ANNA)
    session.choose(VOCABULARY.parse("roll"), script=((1, 0),))
    for words in ("dare", "decline", "hide right", "add 1", "add 3", "add 1"):
        session.choose(VOCABULARY.parse(words))
    return session


TEXT: Final = record.write(example())


def problem_of(text: str | bytes, game: Game | None = None) -> Problem:
    """The problem that reading meets."""
    with pytest.raises(Problem) as problem:
        record.read(text, find_tiny if game is None else lambda name: game)
    return problem.value


def inner(problem: Problem) -> Phrase:
    """The problem without its line."""
    assert problem.phrase.key == "at-line"
    phrase = problem.phrase.args["problem"]
    assert isinstance(phrase, Phrase)
    return phrase


def reason(problem: Problem) -> str:
    """The key of what is wrong in the end."""
    phrase = inner(problem)
    deeper = phrase.args.get("reason")
    return deeper.key if isinstance(deeper, Phrase) else phrase.key


# --- whole records --------------------------------------------------------------------------------------------------


def test_a_record_is_readable_text() -> None:
    session = example()
    expected = WHOLE.format(check=session.setup.digest, last=session.state.digest())
    assert sealed(expected) == TEXT


def test_what_was_written_is_read_back() -> None:
    session = record.read(TEXT, find_tiny)
    original = example()
    assert session.header == original.header
    assert session.state.digest() == original.state.digest()
    assert session.state.outcome is not None
    assert [(e.kind, e.number, e.seat, e.option, e.script, e.forced, e.informed) for e in session.entries] == [
        (e.kind, e.number, e.seat, e.option, e.script, e.forced, e.informed) for e in original.entries
    ]
    assert record.write(session) == TEXT


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_random_games_are_read_back_at_any_moment(seed: int, seats: int) -> None:
    session = Session(QUAY, "short", seats, SampleOptions(truce=bool(seed % 2)), seeded(seed))
    luck = random.Random(seed)
    while not session.state.ended:
        seat = luck.randrange(seats)
        if luck.random() < 0.2 and session.can_undo(seat):
            session.undo(seat)
        elif luck.random() < 0.5 and session.can_redo(seat):
            session.redo(seat)
        else:
            session.choose(luck.choice(session.state.options()))
        if luck.random() < 0.1:
            text = record.write(session)
            assert record.write(record.read(text, lambda name: QUAY)) == text
    text = record.write(session)
    assert len(re.findall("^check ", text, re.MULTILINE)) >= len(session.entries) // 20
    assert record.write(record.read(text, lambda name: QUAY)) == text


def test_a_game_goes_on_after_reading() -> None:
    session = Session(TINY, "plain", 2, TinyOptions(), seeded(1))
    text = record.write(session)
    rolls = {record.read(text, find_tiny, seeded(seed)).choose(VOCABULARY.parse("roll")).script for seed in range(30)}
    assert len(rolls) == 3
    once, again = (record.read(text, find_tiny).choose(VOCABULARY.parse("roll")).script for _ in range(2))
    assert once == again


def test_line_ends_of_other_systems_and_a_missing_last_one_are_tolerated() -> None:
    for text in (TEXT.replace("\n", "\r\n"), TEXT.removesuffix("\n"), TEXT.encode()):
        assert record.write(record.read(text, find_tiny)) == TEXT


def test_an_option_that_came_later_has_its_default() -> None:
    text = sealed(TEXT.replace("option friendly: true\n", ""))
    header = record.read(text, find_tiny).header
    assert header is not None
    assert header.options == TinyOptions(goal=7)


def test_a_what_if_has_no_record() -> None:
    with pytest.raises(Problem, match="record-of-branch"):
        record.write(example().branch(3))


def test_a_choice_that_met_a_bug_is_written_last() -> None:
    """So that reading the record meets the same bug."""
    session = Session(TINY, "plain", 2, TinyOptions(), seeded(1))
    whole = record.write(session)
    session.choose(VOCABULARY.parse("add 1"))
    (session.failed,) = session.entries
    session.undo(ANNA)
    text = record.write(session)
    assert text.splitlines()[-2] == "1 anna: add 1"
    assert record.read(text, find_tiny).number == 1
    assert "1 anna" not in whole


# --- masked records -------------------------------------------------------------------------------------------------


def test_a_masked_record_hides_what_a_seat_may_not_know() -> None:
    text = record.write(example(), for_seat=BRUNO).splitlines()
    assert text[10] == "for: bruno"
    assert "  chance deal ?" in text
    assert "  chance deal 1" in text
    assert "  chance deal 5" not in text
    assert "1 anna: hide ?" in text
    assert "6 bruno: hide right" in text
    assert "2 anna: add 2" in text
    assert "  chance roll 1" in text
    assert not [line for line in text if line.startswith("check")]


def test_spectators_are_told_no_secret_at_all() -> None:
    text = record.write(example(), for_seat=-1)
    assert "for: spectators\n" in text
    assert text.count("  chance deal ?\n") == 2
    assert text.count(": hide ?\n") == 2


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("seed", range(5))
def test_a_masked_record_is_the_same_whatever_is_hidden(seed: int, seat: int) -> None:
    """Two games that differ only in what the seat cannot know give the same text."""
    texts = set()
    for dealt in range(6):
        for cup in ("left", "right"):
            script = tuple((0, seed if owner == seat else dealt) for owner in range(2))
            session = Session(TINY, "plain", 2, TinyOptions(), seeded(seed), script=script)
            for owner in range(2):
                session.choose(VOCABULARY.parse("hide left" if owner == seat else f"hide {cup}"))
                session.choose(VOCABULARY.parse("roll"), script=((1, 2),))
                session.choose(VOCABULARY.parse("end-turn"))
            texts.add(record.write(session, for_seat=seat))
    assert len(texts) == 1


def test_a_masked_record_cannot_be_played_again() -> None:
    problem = problem_of(record.write(example(), for_seat=ANNA))
    assert (inner(problem).key, problem.phrase.args["line"]) == ("problem-record-masked", 11)


# --- records that are not whole -------------------------------------------------------------------------------------

HEAD: Final = TEXT[: TEXT.index("setup")]

WRONG: Final = [
    # (what is replaced, by what, the line that is blamed, why)
    ("signoria record 1", "signoria record 2", 1, "record-version"),
    ("signoria record 1", "signoria record one", 1, "record-expected"),
    ("signoria record 1", "[Event “Casual game”]", 1, "record-foreign"),
    ("game: tiny", "game: tini", 2, "unknown-word-near"),
    ("game: tiny\n", "", 2, "record-expected"),
    ("edition: plain", "edition: plan", 3, "unknown-word-near"),
    ("edition: plain", "edition:  plain", 3, "record-expected"),
    ("rules: 1", "rules: 01", 4, "record-expected"),
    ("option goal", "option gaol", 5, "unknown-word-near"),
    ("option goal: 7", 'option goal: "7"', 5, "record-option"),
    ("option goal: 7", "option goal: 7, ", 5, "record-expected"),
    ("option goal: 7", "option goal: 7,", 5, "record-option"),
    ("option goal: 7", "option goal: 0", 6, "record-options"),
    ("option friendly: true", "option goal: 8", 6, "record-option-twice"),
    ("seat: bruno", "seat: bruna", 8, "record-seat"),
    ("seat: bruno", "seat: bruno  B", 8, "record-expected"),
    ("seat: bruno", "seat: bruno " + "B" * 81, 8, "bad-player"),
    ("seat: bruno\n", "", 7, "wrong-seats"),
    ("date: 1492-10-12", "date: 1492-10-32", 9, "record-expected"),
    ("status: finished", "status: over", 10, "record-expected"),
    ("status: finished", "status: running", 31, "record-expected"),
    ("finished\n\n", "finished\n", 11, "record-empty-line"),
    ("finished\n\n", "finished\n\n\n", 12, "record-expected"),
    ("deal 5", "deal 7", 13, "unknown-word-among"),
    ("deal 5", "deel 5", 13, "unknown-word-near"),
    ("deal 5", "deal 6", 15, "record-digest"),
    ("  chance deal 5\n", "", 12, "chance-missing"),
    ("  chance deal 5\n", "  chance deal 5\n  chance deal 5\n", 12, "chance-left-over"),
    ("  chance deal 5", "\tchance deal 5", 13, "record-not-text"),
    ("1 anna", "2 anna", 16, "record-number"),
    ("undo 2", "undo 1", 18, "record-number"),
    ("redo 2", "redo 3", 19, "record-number"),
    ("4 bruno: dare", "4  bruno: dare", 23, "record-line"),
    ("undo 2 anna", "undo 2", 18, "record-line"),
    ("redo 2 anna", "redo 2 anna\n  chance roll 1", 20, "record-line"),
    ("outcome twelve\n", "", 31, "record-line"),
    ("check 9", "check 8", 30, "record-number"),
    ("winner anna", "winner bruno", 31, "record-outcome"),
    ("score bruno 1\n", "", 31, "record-outcome"),
    ("Anna of Ancona", "Anna of Verona", 35, "record-seal"),
    ("end ", "end  ", 35, "record-expected"),
]

BROKEN: Final = [
    # (what is replaced, by what, the line that is blamed, the choice that fails, why)
    ("1 anna: hide left", "1 anna: hyde left", 16, 1, "unknown-word-near"),
    ("1 anna: hide left", "1 anna: hide up", 16, 1, "unknown-word-among"),
    ("1 anna: hide left", "1 anna: roll left", 16, 1, "thing-not-wanted"),
    ("1 anna: hide left", "1 anna: accept", 16, 1, "illegal-choice"),
    ("1 anna: hide left", "1 bruno: hide left", 16, 1, "illegal-choice"),
    ("1 anna: hide left", "1 clara: hide left", 16, 1, "unknown-word-among"),
    ("undo 2 anna\n", "undo 2 bruno\n", 18, 2, "undo-not-yours"),
    ("redo 2 anna\n", "redo 2 bruno\n", 19, 2, "nothing-to-redo"),
    ("chance roll 1", "chance roll 5", 20, 3, "chance-impossible"),
    ("chance roll 1", "chance deal 1", 20, 3, "chance-of-another-kind"),
    ("  chance roll 1\n", "", 20, 3, "chance-missing"),
    ("  forced anna: end-turn", "  forced anna: roll", 22, 3, "record-forced"),
    ("  forced anna: end-turn\n", "", 20, 3, "record-forced"),
    ("4 bruno: dare", "4 bruno: dare\n  chance roll 1", 23, 4, "chance-left-over"),
    ("5 anna: decline", "5 anna: decline\n  forced anna: end-turn", 25, 5, "record-forced"),
    ("6 bruno: hide right", "6 bruno: hide left", 30, 1, "record-digest"),
    ("9 anna: add 1", "9 anna: hide left", 30, 1, "record-digest"),
    ("9 anna: add 1\n", "9 anna: add 1\n10 anna: add 1\n", 30, 10, "illegal-choice"),
]


@pytest.mark.parametrize(("old", "new", "line", "why"), WRONG)
def test_a_record_that_is_not_whole_gets_one_sentence_with_its_line(old: str, new: str, line: int, why: str) -> None:
    assert old in TEXT
    problem = problem_of(TEXT.replace(old, new, 1))
    assert (problem.phrase.args["line"], reason(problem)) == (line, f"problem-{why}")


@pytest.mark.parametrize(("old", "new", "line", "number", "why"), BROKEN)
def test_a_choice_that_cannot_be_played_again_keeps_everything_before_it(
    old: str, new: str, line: int, number: int, why: str
) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1).replace("check 9", "check 10" if "10 anna" in new else "check 9")
    problem = problem_of(text)
    assert isinstance(problem, record.BrokenRecord)
    assert inner(problem).key == "problem-record-broken"
    assert (problem.phrase.args["line"], problem.number, reason(problem)) == (line, number, f"problem-{why}")
    kept = problem.session
    assert kept.number == (1 if new.startswith("redo") else 2 if new.startswith("undo") else number - 1)
    assert [entry.words for entry in kept.entries] == [entry.words for entry in example().entries][: len(kept.entries)]


def test_a_record_cut_anywhere_is_found_out() -> None:
    for size in range(len(TEXT) - 1):
        cut = TEXT[:size]
        assert problem_of(cut).phrase.args["line"] == max(1, len(cut.splitlines()))


def test_a_finished_game_without_a_result_is_found_out() -> None:
    text = re.sub(r"^(outcome|winner|score) .*\n", "", TEXT, flags=re.MULTILINE)
    problem = problem_of(text)
    assert inner(problem).args["expected"] == "outcome …"


def test_a_game_that_was_only_set_up_has_no_result() -> None:
    text = record.write(Session(TINY, "plain", 2, TinyOptions(), seeded(1)))
    problem = problem_of(text.replace("running", "finished").replace("end ", "outcome twelve\nend "))
    assert reason(problem) == "problem-record-outcome"
    assert not isinstance(problem, record.BrokenRecord)


@pytest.mark.parametrize("garbage", ["\n", "\n\n", "setup\n", "# my best game\n", "\x00"])
def test_nothing_may_follow_the_end(garbage: str) -> None:
    problem = problem_of(TEXT + garbage)
    assert problem.phrase.args["line"] == 36


@pytest.mark.parametrize("text", ["", "\n", "PK\x03\x04", "\ufeff" + TEXT, " " + TEXT, "signoria scenario"])
def test_a_foreign_file_is_called_so(text: str) -> None:
    for file in (text, text.encode()):
        problem = problem_of(file)
        assert (problem.phrase.args["line"], reason(problem)) == (1, "problem-record-foreign")


def test_bytes_that_are_no_text_are_found_in_their_line() -> None:
    problem = problem_of(TEXT.encode().replace(b"Ancona", b"Anc\xf3na"))
    assert (problem.phrase.args["line"], reason(problem)) == (7, "problem-record-not-text")


@pytest.mark.parametrize("bad", ["\r", "\x1b", "\u2028", "\ud800", "\u200b", "\xa0"])
def test_characters_that_cannot_be_seen_are_refused(bad: str) -> None:
    problem = problem_of(TEXT.replace("Ancona", f"Anc{bad}na"))
    assert (problem.phrase.args["line"], reason(problem)) == (7, "problem-record-not-text")


def test_sizes_have_limits() -> None:
    assert str(problem_of(TEXT + " " * MOST_BYTES)).startswith("record-too-big")
    assert reason(problem_of(HEAD + "\n" * MOST_LINES)) == "problem-record-too-many-lines"
    assert reason(problem_of(HEAD + "x" * (LONGEST_LINE + 1))) == "problem-record-line-too-long"


def test_an_option_with_brackets_without_end_is_refused() -> None:
    problem = problem_of(TEXT.replace("goal: 7", "goal: " + "[" * 900))
    assert reason(problem) == "problem-record-option"


# --- newer rules ----------------------------------------------------------------------------------------------------


def test_newer_rules_that_allow_the_same_replay_the_record() -> None:
    game = TinyGame(rules_version=2)
    session = record.read(TEXT, lambda name: game)
    assert "rules: 2\n" in record.write(session)


def test_newer_rules_that_forbid_a_choice_say_which_one_and_keep_the_rest() -> None:
    game = TinyGame(rules_version=2, banned=VOCABULARY.parse("add 3"))
    text = "".join(line for line in TEXT.splitlines(keepends=True) if not line.startswith("check"))
    problem = problem_of(sealed(text), game)
    assert isinstance(problem, record.BrokenRecord)
    assert inner(problem).key == "problem-record-outdated"
    assert (inner(problem).args["theirs"], inner(problem).args["ours"]) == (1, 2)
    assert (problem.number, problem.session.number, reason(problem)) == (8, 7, "problem-illegal-choice")
    assert problem.session.entries[-1].words == "add 1"


def test_newer_rules_are_not_blamed_for_a_record_that_was_edited() -> None:
    game = TinyGame(rules_version=2)
    problem = problem_of(TEXT.replace("8 anna: add 3", "8 anna: accept"), game)
    assert inner(problem).key == "problem-record-broken"


# --- sentences ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_record_can_be_said(language: str) -> None:
    texts = Texts(language)
    said_by_the_engine = [case for case in WRONG if case[1] != "deal 7"]  # the tiny game has no word for its die
    for old, new, line, _ in said_by_the_engine:
        sentence = texts.say_problem(problem_of(TEXT.replace(old, new, 1)))
        assert str(line) in sentence
        assert "\n" not in sentence


# --- the specification ----------------------------------------------------------------------------------------------


def test_the_example_of_the_specification_is_a_record() -> None:
    page = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    (text,) = re.findall(r"^```record\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert record.write(record.read(text, lambda name: QUAY)) == text
    assert f"{MOST_BYTES:,} bytes, {MOST_LINES:,} lines, and {LONGEST_LINE:,} characters" in page
