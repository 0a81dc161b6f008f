"""Sheets: the values of a game as readable tables, each value with its limits and with where it is known from.

A sheet is a TOML text with one line for each row. A cell is a whole number, a word of the game, or a list of either. So
a sheet holds nothing that could run or grow: the game fixes rows and columns, every number has a lowest and a highest
value, and a word is one of those that the game knows.
"""

from __future__ import annotations

import re
from typing import Any, Final

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.toml_lines import Path, Toml, read
from signoria.engine.vocabulary import unknown

Atom = int | str
Cell = Atom | tuple[Atom, ...]

ORIGIN: Final = "from"  # the key that says where values are known from
RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"
OWNER: Final = "owner"
SOURCE: Final = "source:"
ORIGINS: Final[tuple[str, ...]] = (RULEBOOK, RECONSTRUCTED, OWNER)
LONGEST_SOURCE: Final = 200
MOST_CHARACTERS: Final = 60_000  # of the text of one sheet
LONGEST_LINE: Final = 400
MOST_FINDINGS: Final = 40  # of one sheet; after that it is not read any further
NAME: Final = "name"
LANGUAGES: Final[tuple[str, ...]] = ("en", "pl")
LONGEST_NAME: Final = 40
# Letters, digits and a little punctuation: a name is shown in many places and must be at home in all of them.
NAMES: Final = re.compile(rf"[^\W_](?:[^\W_]|[ .,'’()&–-]){{0,{LONGEST_NAME - 1}}}")
ALL: Final = "all"  # every value of a row that nothing else is said of
VALUE: Final = "value"  # the column of a sheet that has only one: its rows may be bare numbers


class Column:
    """One kind of value: its limits, its unit, and for a list the fewest and most values in it.

    A column of words has them in ``words``, and no limits. A row that says nothing has the first of them, unless
    ``low`` is 1: then it must say something.
    """

    def __init__(
        self, name: str, low: int, high: int, unit: str, least: int = 0, most: int = 0, words: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.unit: Final = unit
        self.least: Final = least
        self.most: Final = most
        self.words: Final = words

    @property
    def blank(self) -> Cell:
        """What a row that does not name the column has there."""
        return (self.atom,) * self.least if self.most else self.atom

    @property
    def atom(self) -> Atom:
        """A value that is always right."""
        return self.words[0] if self.words else max(self.low, 0)

    @property
    def needed(self) -> bool:
        """Whether every row must say something: where nothing, or 0, would be no answer."""
        return self.least > 0 if self.most else self.low > 0

    def printed(self, cell: Cell) -> bool:
        """Whether a cell is a value that is printed, and not only what stands where nothing does."""
        return self.needed or cell != self.blank or self.name == VALUE


def word_column(name: str, unit: str, words: tuple[str, ...], must: bool = False) -> Column:
    """A column of one word each; where a row says nothing it is the first, unless it must."""
    return Column(name, int(must), 0, unit, words=words)


def words_column(name: str, unit: str, words: tuple[str, ...], most: int) -> Column:
    """A column of lists of words, none to so many."""
    return Column(name, 0, 0, unit, 0, most, words)


class Layout:
    """The rows and columns of a sheet. Neither can be changed by what is written in it."""

    def __init__(
        self,
        name: str,
        rows: tuple[str, ...],
        columns: tuple[Column, ...],
        limits: dict[str, tuple[int, int]] | None = None,
        names: str = "",
        labels: str = "",
    ) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.columns: Final = {column.name: column for column in columns}
        self.names: Final = names  # the family of messages that name the rows; '' where rows cannot be named anew
        self.labels: Final = labels or names  # the family of messages that say what each row is
        self.limits: Final = limits or {}  # of rows whose numbers are kept within less than their columns allow

    def limit(self, row: str, column: Column) -> tuple[int, int]:
        """The lowest and highest number of a cell."""
        return self.limits.get(row, (column.low, column.high))

    @property
    def file(self) -> str:
        """The file the sheet is written to."""
        return f"{self.name}.toml"


class Finding:
    """Something wrong in a sheet, with its file and line, and with the value it is about where there is one."""

    def __init__(self, file: str, line: int, phrase: Phrase, path: Path = ()) -> None:
        self.file: Final = file
        self.line: Final = line
        self.phrase: Final = phrase
        self.path: Final = path

    def problem(self) -> Problem:
        """The finding as a problem of one sentence."""
        return Problem("in-sheet", file=self.file, line=self.line, problem=self.phrase)


class Sheet:
    """What a sheet says: a cell and its origin for every row and column of the layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.cells: Final[dict[str, dict[str, Cell]]] = {
            row: {name: column.blank for name, column in layout.columns.items()} for row in layout.rows
        }
        # By row: what is said of a column, of a group of columns, of one number of a list, or of all there is.
        self.origins: Final[dict[str, dict[str, str]]] = {row: {ALL: RECONSTRUCTED} for row in layout.rows}
        self.names: Final[dict[str, dict[str, str]]] = {}  # by row and language: what is printed instead of our name
        self.findings: Final[list[Finding]] = []
        self.lines: Toml | None = None

    def number(self, row: str, column: str = VALUE) -> int:
        """A cell that holds one number."""
        cell = self.cells[row][column]
        assert isinstance(cell, int)
        return cell

    def numbers(self, row: str, column: str) -> tuple[int, ...]:
        """A cell that holds a list."""
        cell = self.cells[row][column]
        assert isinstance(cell, tuple)
        return tuple([number for number in cell if isinstance(number, int)])

    def word(self, row: str, column: str) -> str:
        """A cell that holds one word."""
        cell = self.cells[row][column]
        assert isinstance(cell, str)
        return cell

    def words(self, row: str, column: str) -> tuple[str, ...]:
        """A cell that holds a list of words."""
        cell = self.cells[row][column]
        assert isinstance(cell, tuple)
        return tuple([word for word in cell if isinstance(word, str)])

    def origin(self, row: str, column: str, place: int = 0) -> str:
        """Where a value is known from: the closest word about it."""
        said = self.origins[row]
        for name in (f"{column}.{place}", column, column.partition(".")[0]):
            if name in said:
                return said[name]
        return said[ALL]

    @property
    def full(self) -> bool:
        """Whether so much is wrong that it is no use to look for more."""
        return len(self.findings) >= MOST_FINDINGS

    def found(self, path: Path, problem: Problem) -> None:
        """Note that something is wrong, on the line of the path."""
        line = self.lines.line(path) if self.lines else 1
        self.findings.append(Finding(self.layout.file, line, _said(problem), path))


def read_sheet(layout: Layout, text: str) -> Sheet:
    """A sheet from its text, with everything that is wrong in it among its findings."""
    sheet = Sheet(layout)
    if len(text) > MOST_CHARACTERS:
        sheet.found((), Problem("sheet-too-long", most=MOST_CHARACTERS))
        return sheet
    longest = max(map(len, text.split("\n")))
    if longest > LONGEST_LINE:
        line = [len(line) for line in text.split("\n")].index(longest) + 1
        sheet.findings.append(Finding(layout.file, line, _said(Problem("sheet-line-too-long", most=LONGEST_LINE))))
        return sheet
    try:
        toml = read(text)
    except Problem as problem:
        sheet.findings.append(_unreadable(layout, problem))
        return sheet
    sheet.lines = toml
    general = _origin(sheet, (ORIGIN,), toml.data.pop(ORIGIN, RECONSTRUCTED))
    for row in toml.data:
        if row not in sheet.cells and not sheet.full:
            sheet.found((row,), unknown("row", shown(row), layout.rows))
    for row in layout.rows:
        if sheet.full:
            break
        if row in toml.data:
            _read_row(sheet, row, toml.data[row], general)
        else:
            sheet.found((), Problem("sheet-row-missing", row=row))
    return sheet


def _unreadable(layout: Layout, problem: Problem) -> Finding:
    """A complaint of the TOML reader, with its line taken out of the sentence."""
    line, inner = problem.phrase.args.get("line"), problem.phrase.args.get("problem")
    if isinstance(line, int) and isinstance(inner, Phrase):
        return Finding(layout.file, line, inner)
    return Finding(layout.file, 1, _said(problem))


def shown(word: str) -> str:
    """A word from outside, fit to be shown: short, and without characters that do something."""
    return "".join([letter if letter.isprintable() else "?" for letter in word[:60]])


def _said(problem: Problem) -> Phrase:
    """The sentence of a problem."""
    return Phrase(f"problem-{problem.phrase.key}", problem.phrase.args)


def _read_row(sheet: Sheet, row: str, data: Any, general: str) -> None:
    columns = sheet.layout.columns
    if VALUE in columns and not isinstance(data, dict):
        data = {VALUE: data}
    if not isinstance(data, dict):
        sheet.found((row,), Problem("sheet-row-wrong", row=row))
        return
    said = data.pop(ORIGIN, general)
    if isinstance(said, dict):
        sheet.origins[row] = {ALL: general}
        for name, path, origin in _flat(said, (row, ORIGIN)):
            if sheet.full:
                return
            if not _named(name, columns):
                sheet.found(path, unknown("column", shown(name), tuple(columns)))
            sheet.origins[row][name] = _origin(sheet, path, origin)
    else:
        sheet.origins[row] = {ALL: _origin(sheet, (row, ORIGIN), said)}
    said_names = data.pop(NAME, {}) if sheet.layout.names else {}
    _read_names(sheet, row, said_names)
    cells = _flat(data, (row,))
    for name, path, cell in cells:
        if sheet.full:
            return
        if name in columns:
            _read_cell(sheet, row, columns[name], path, cell)
        else:
            sheet.found(path, unknown("column", shown(name), tuple(columns)))
    said_columns = {name for name, _, _ in cells}
    for name, column in columns.items():
        if name not in said_columns and column.needed:
            _read_cell(sheet, row, column, (row,), None)


def _read_names(sheet: Sheet, row: str, said: Any) -> None:
    """What the owner of a box calls a row, by language."""
    if not isinstance(said, dict):
        sheet.found((row, NAME), Problem("sheet-name-wrong", most=LONGEST_NAME))
        return
    for language, name in said.items():
        path = (row, NAME, language)
        if sheet.full:
            return
        if language not in LANGUAGES:
            sheet.found(path, unknown("language", shown(language), LANGUAGES))
        elif not isinstance(name, str) or not NAMES.fullmatch(name):
            sheet.found(path, Problem("sheet-name-wrong", most=LONGEST_NAME))
        else:
            sheet.names.setdefault(row, {})[language] = name


def _named(name: str, columns: dict[str, Column]) -> bool:
    """Whether a name stands for the whole row, a column, a group of columns or one number of a list."""
    column, _, place = name.rpartition(".")
    in_list = column in columns and place.isdecimal() and len(place) <= 2 and int(place) < columns[column].most
    return name == ALL or in_list or any(known == name or known.startswith(f"{name}.") for known in columns)


def _flat(data: dict[str, Any], path: Path) -> list[tuple[str, Path, Any]]:
    """Every value in nested tables, by its dotted name."""
    found: list[tuple[str, Path, Any]] = []
    for key, value in data.items():
        if isinstance(value, dict):
            found += [(f"{key}.{name}", deeper, cell) for name, deeper, cell in _flat(value, (*path, key))]
        else:
            found.append((key, (*path, key), value))
    return found


def _read_cell(sheet: Sheet, row: str, column: Column, path: Path, cell: Any) -> None:
    if not column.most:
        if _is_right(sheet, row, column, path, cell):
            sheet.cells[row][column.name] = cell
    elif not isinstance(cell, list) or not column.least <= len(cell) <= column.most:
        key = "sheet-words-length" if column.words else "sheet-list-length"
        sheet.found(path, Problem(key, name=column.name, least=column.least, most=column.most))
    else:
        right = [_is_right(sheet, row, column, (*path, str(place)), each) for place, each in enumerate(cell)]
        if all(right):
            sheet.cells[row][column.name] = tuple(cell)


def _is_right(sheet: Sheet, row: str, column: Column, path: Path, cell: Any) -> bool:
    """Whether a value is a whole number within its limits, or a word of its column."""
    if column.words:
        if isinstance(cell, str) and cell in column.words:
            return True
        if isinstance(cell, str):
            sheet.found(path, unknown("word", shown(cell), column.words))
        else:
            sheet.found(path, Problem("sheet-word-wrong", name=column.name, example=column.words[-1]))
        return False
    low, high = sheet.layout.limit(row, column)
    right = isinstance(cell, int) and not isinstance(cell, bool) and low <= cell <= high
    if not right:
        sheet.found(path, Problem("sheet-number-wrong", name=column.name, low=low, high=high))
    return right


def _origin(sheet: Sheet, path: Path, said: Any) -> str:
    """Where a value is known from, if it is said rightly."""
    if isinstance(said, str) and (
        said in ORIGINS or (said.startswith(SOURCE) and len(said) <= LONGEST_SOURCE and said.isprintable())
    ):
        return said
    sheet.found(path, Problem("sheet-origin-wrong", known=", ".join((*ORIGINS, f"{SOURCE}…"))))
    return RECONSTRUCTED
