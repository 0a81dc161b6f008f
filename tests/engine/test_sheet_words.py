"""Sheets with words: a word must be one that the game knows, and what is written reads back as it was."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.pack import digest, values
from signoria.engine.sheet import ALL, VALUE, Column, Layout, Sheet, read_sheet, word_column, words_column
from signoria.engine.sheet_write import written
from signoria.text import LANGUAGES, Texts

COLOURS = ("none", "red", "green")
LAYOUT = Layout(
    "ships",
    ("carrack", "galley"),
    (
        word_column("flag.colour", "colour", COLOURS),
        word_column("home", "port", ("genoa", "venice"), must=True),
        words_column("crew", "people", ("rower", "gunner", "cook"), 3),
        Column("masts", 0, 4, "masts"),
        Column("shots", 0, 9, "shots", 1, 3),
    ),
)
TEXT = """\
from = "rulebook"

[carrack]
flag = { colour = "red" }
home = "venice"
crew = ["cook", "gunner", "cook"]
shots = [1, 2]
from = { crew.1 = "owner" }

[galley]
home = "genoa"
masts = 1
shots = [3]
"""


def wrong(old: str, new: str) -> str:
    """What is said of the sheet with something else in one place."""
    assert old in TEXT
    findings = read_sheet(LAYOUT, TEXT.replace(old, new, 1)).findings
    for language in LANGUAGES:
        assert all(Texts(language).say_problem(finding.problem()) for finding in findings)
    return Texts("en").say_problem(findings[0].problem())


def test_words_are_read_and_what_is_not_said_is_the_first_word_or_nothing() -> None:
    sheet = read_sheet(LAYOUT, TEXT)
    assert sheet.findings == []
    assert (sheet.word("carrack", "flag.colour"), sheet.word("galley", "flag.colour")) == ("red", "none")
    assert (sheet.words("carrack", "crew"), sheet.words("galley", "crew")) == (("cook", "gunner", "cook"), ())
    assert [sheet.origin("carrack", "crew", place) for place in range(3)] == ["rulebook", "owner", "rulebook"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"red"', '"rde"', "ships.toml, line 4: Unknown word “rde”; did you mean “red”?"),
        ('"red"', '"blue"', "ships.toml, line 4: Unknown word “blue”; known: none, red, green."),
        ('"red"', "3", 'ships.toml, line 4: “flag.colour” must be a word in quotation marks, for example "green".'),
        ('"red"', '["red"]', "ships.toml, line 4: “flag.colour” must be a word in quotation marks"),
        ('"red"', '"\\u001b[2J"', "ships.toml, line 4: Unknown word “?[2J”; known: none, red, green."),
        ('home = "venice"\n', "", "ships.toml, line 3: “home” must be a word in quotation marks"),
        (
            '"gunner", ',
            '"gunner",\n  "gunman", ',
            "ships.toml, line 6: “crew” must be a list of words, 0 to 3 of them.",
        ),
        ('"gunner", ', '\n  "gunman", ', "ships.toml, line 7: Unknown word “gunman”; did you mean “gunner”?"),
        ('["cook", "gunner", "cook"]', '"cook"', "ships.toml, line 6: “crew” must be a list of words, 0 to 3 of them."),
        ('["cook", "gunner", "cook"]', "[1]", "ships.toml, line 6: “crew” must be a word in quotation marks"),
        ('["cook", "gunner", "cook"]', "[[]]", "ships.toml, line 6: “crew” must be a word in quotation marks"),
        ("masts = 1", 'masts = "1"', "ships.toml, line 12: “masts” must be a whole number from 0 to 4."),
        ("[3]", '["3"]', "ships.toml, line 13: “shots” must be a whole number from 0 to 9."),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_would_be_right(old: str, new: str, sentence: str) -> None:
    assert sentence in wrong(old, new)


def test_a_wrong_cell_is_as_if_nothing_were_said() -> None:
    sheet = read_sheet(LAYOUT, TEXT.replace('"red"', '"blue"').replace("[1, 2]", "[1, 20]").replace('"venice"', "1"))
    assert len(sheet.findings) == 3
    assert (sheet.word("carrack", "flag.colour"), sheet.word("carrack", "home")) == ("none", "genoa")
    assert sheet.numbers("carrack", "shots") == (0,)


def test_what_is_written_reads_back_as_it_was() -> None:
    sheet = read_sheet(LAYOUT, TEXT)
    text = written(sheet, "Two ships.\nOf wood.")
    assert text.startswith('# Two ships.\n# Of wood.\nfrom = "rulebook"\n\n[carrack]\nflag = { colour = "red" }\n')
    again = read_sheet(LAYOUT, text)
    assert again.findings == []
    assert told(again) == told(sheet)
    assert written(again, "Two ships.\nOf wood.") == text


def test_rows_of_one_number_are_written_bare() -> None:
    sheet = Sheet(Layout("board", ("hand", "purse"), (Column(VALUE, 0, 9, "number"),)))
    sheet.cells["hand"][VALUE] = 5
    sheet.origins["purse"] = {ALL: "owner"}
    text = written(sheet, "Numbers.")
    assert text == '# Numbers.\nfrom = "reconstructed"\n\nhand = 5\npurse = { value = 0, from = "owner" }\n'
    assert told(read_sheet(sheet.layout, text)) == told(sheet)


def test_words_are_part_of_the_digest_and_of_what_is_shown() -> None:
    sheet, other = read_sheet(LAYOUT, TEXT), read_sheet(LAYOUT, TEXT.replace('"red"', '"green"'))
    assert digest({"ships": sheet}) != digest({"ships": other})
    shown = [(one.row, one.column, one.place, one.value) for one in values({"ships": sheet})]
    assert ("carrack", "crew", 1, "gunner") in shown
    assert ("galley", "home", -1, "genoa") in shown
    assert not any(column == "flag.colour" for row, column, _, _ in shown if row == "galley")


def told(sheet: Sheet) -> Any:
    """All cells, and where each is known from."""
    origins = {
        (row, name, place): sheet.origin(row, name, place)
        for row in sheet.layout.rows
        for name in sheet.layout.columns
        for place in range(4)
    }
    return sheet.cells, origins
