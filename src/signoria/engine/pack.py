"""A data pack: all values of a game as somebody's box has them, checked, with the digest that records carry.

A pack is a folder with ``pack.toml`` and one file for each sheet of the game. It is complete, so that its values stay
the same whatever becomes of ours. Only these files are read; they hold numbers, names and nothing that could run.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.sheet import (
    LONGEST_LINE,
    MOST_CHARACTERS,
    NAMES,
    ORIGINS,
    OWNER,
    Atom,
    Cell,
    Finding,
    Sheet,
    read_sheet,
    shown,
)
from signoria.engine.toml_lines import read
from signoria.engine.toml_write import inline
from signoria.engine.vocabulary import unknown

if TYPE_CHECKING:
    from signoria.engine.game import Game

COVER: Final = "pack.toml"
KEYS: Final = ("game", "title", "edition", "changed")
LONGEST_TITLE: Final = 40


class Difference(msgspec.Struct, frozen=True):
    """A value that is not ours; ``place`` is its number in a list, else -1. The value 'name' is a name."""

    sheet: str
    row: str
    column: str
    place: int
    ours: int | str | None
    theirs: int | str | None
    ours_from: str
    theirs_from: str


class Pack:
    """The sheets of one box. Without a title they are ours."""

    def __init__(
        self, game: str, title: str, sheets: dict[str, Sheet], edition: str = "", changed: str = OWNER
    ) -> None:
        self.game: Final = game
        self.title: Final = title
        self.sheets: Final = sheets
        self.edition: Final = edition  # whose values they are; '': the first of the game
        self.changed: Final = changed  # where values that are not ours are known from while nothing else is said
        self.digest: Final = digest(sheets)

    def names(self, language: str) -> dict[str, str]:
        """What the owner of the box calls things, by the message that we would name them with."""
        return {
            f"{sheet.layout.names}{row}": names[language]
            for sheet in self.sheets.values()
            for row, names in sheet.names.items()
            if language in names
        }

    def differences(self, ours: dict[str, Sheet]) -> list[Difference]:
        """Every value that is not ours."""
        found: list[Difference] = []
        for name, sheet in self.sheets.items():
            for row in sheet.layout.rows:
                for column, cell in sheet.cells[row].items():
                    for place, (mine, theirs) in enumerate(_pairs(ours[name].cells[row][column], cell)):
                        if mine != theirs:
                            at = place if isinstance(cell, tuple) else -1
                            origins = ours[name].origin(row, column, place), sheet.origin(row, column, place)
                            found.append(Difference(name, row, column, at, mine, theirs, *origins))
                for language, given in sheet.names.get(row, {}).items():
                    found.append(Difference(name, row, f"name.{language}", -1, None, given, "", OWNER))
        return found


class Value(msgspec.Struct, frozen=True):
    """A value that is printed; ``place`` is its number in a list, else -1."""

    sheet: str
    row: str
    column: str
    place: int
    value: int | str
    unit: str
    origin: str


def values(sheets: Mapping[str, Sheet]) -> list[Value]:
    """Every value that is printed, with where it is known from; what a card does not have is left out."""
    found: list[Value] = []
    for name, sheet in sheets.items():
        for row in sheet.layout.rows:
            for column in sheet.layout.columns.values():
                cell = sheet.cells[row][column.name]
                if isinstance(cell, tuple):
                    for place, value in enumerate(cell):
                        origin = sheet.origin(row, column.name, place)
                        found.append(Value(name, row, column.name, place, value, column.unit, origin))
                elif column.printed(cell):
                    found.append(Value(name, row, column.name, -1, cell, column.unit, sheet.origin(row, column.name)))
    return found


def _pairs(ours: Cell, theirs: Cell) -> list[tuple[Atom | None, Atom | None]]:
    """Two cells side by side, value by value."""
    mine = ours if isinstance(ours, tuple) else (ours,)
    other = theirs if isinstance(theirs, tuple) else (theirs,)
    length = max(len(mine), len(other))
    return [
        (mine[place] if place < len(mine) else None, other[place] if place < len(other) else None)
        for place in range(length)
    ]


def digest(sheets: Mapping[str, Sheet]) -> str:
    """Sixteen digits that tell the values of sheets from any others. Names and origins do not change a game."""
    whole = {name: [list(sheet.cells[row].values()) for row in sheet.layout.rows] for name, sheet in sheets.items()}
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]


class Checked(msgspec.Struct, frozen=True):
    """What became of the files of a pack: the pack, or everything that is wrong with them."""

    pack: Pack | None
    findings: tuple[Finding, ...]


def read_pack(files: Mapping[str, str], find_game: Any) -> Checked:
    """The pack in these files, by name; ``find_game`` gives the game with an id."""
    cover, findings = _cover(files.get(COVER), find_game)
    if cover is None:
        return Checked(None, tuple(findings))
    game, title, edition, changed = cover
    known = {layout.file: layout for layout in game.layouts}
    for name in files:
        if name != COVER and name not in known:
            findings.append(_finding(name, 1, unknown("file", shown(name), (*known, COVER))))
    sheets: dict[str, Sheet] = {}
    for name, layout in known.items():
        if name in files:
            sheets[layout.name] = read_sheet(layout, files[name])
            findings += sheets[layout.name].findings
        else:
            findings.append(_finding(name, 1, Problem("pack-file-missing", file=name)))
    if not findings:
        ours = game.own_sheets(edition)
        game.check_sheets(sheets, edition)
        findings = [finding for sheet in sheets.values() for finding in sheet.findings]
        for name, sheet in sheets.items():
            _mark_changed(ours[name], sheet, changed)
    return Checked(None if findings else Pack(game.meta.id, title, sheets, edition, changed), tuple(findings))


def load(files: Mapping[str, str], find_game: Any) -> Pack:
    """The pack in these files; the first thing that is wrong is a problem."""
    checked = read_pack(files, find_game)
    if checked.pack is None:
        raise checked.findings[0].problem()
    return checked.pack


def with_files(game: Game, files: Mapping[str, str]) -> Game:
    """The game with the values of a pack, or as it is where there are no files."""
    if not files:
        return game
    pack = load(files, lambda _: game)
    return game.packed(pack)


def _finding(file: str, line: int, problem: Problem) -> Finding:
    return Finding(file, line, Phrase(f"problem-{problem.phrase.key}", problem.phrase.args))


def _cover(text: str | None, find_game: Any) -> tuple[tuple[Game, str, str, str] | None, list[Finding]]:
    """What ``pack.toml`` says: the game, the title, the edition, and where changed values are known from."""
    if text is None:
        return None, [_finding(COVER, 1, Problem("pack-file-missing", file=COVER))]
    if len(text) > MOST_CHARACTERS or max(map(len, text.split("\n"))) > LONGEST_LINE:
        return None, [_finding(COVER, 1, Problem("sheet-too-long", most=MOST_CHARACTERS))]
    try:
        toml = read(text)
    except Problem as problem:
        line, inner = problem.phrase.args.get("line"), problem.phrase.args.get("problem")
        if isinstance(line, int) and isinstance(inner, Phrase):
            return None, [Finding(COVER, line, inner)]
        return None, [_finding(COVER, 1, problem)]
    wrong = [
        _finding(COVER, toml.line((key,)), unknown("key", shown(key), KEYS))
        for key in list(toml.data)[:9]
        if key not in KEYS
    ]
    title, changed = toml.data.get("title"), toml.data.get("changed", OWNER)
    if not isinstance(title, str) or not NAMES.fullmatch(title):
        wrong.append(_finding(COVER, toml.line(("title",)), Problem("pack-title-wrong", most=LONGEST_TITLE)))
    if changed not in ORIGINS:
        wrong.append(_finding(COVER, toml.line(("changed",)), Problem("pack-changed-wrong", known=", ".join(ORIGINS))))
    game: Game | None = None
    try:
        game = find_game(shown(str(toml.data.get("game", ""))))
    except Problem as problem:
        wrong.append(_finding(COVER, toml.line(("game",)), problem))
    if game is not None and not game.layouts:
        wrong.append(_finding(COVER, toml.line(("game",)), Problem("pack-no-values", game=game.meta.id)))
    edition = toml.data.get("edition", "" if game is None or not game.layouts else game.boxes[0])
    if game is not None and game.layouts and edition not in game.boxes:
        wrong.append(_finding(COVER, toml.line(("edition",)), unknown("edition", shown(str(edition)), game.boxes)))
    if wrong or game is None:
        return None, wrong
    return (game, str(title), str(edition), str(changed)), []


def _mark_changed(ours: Sheet, theirs: Sheet, origin: str) -> None:
    """A value that differs from ours and has no origin of its own in the pack gets the origin that the pack names."""
    for row in theirs.layout.rows:
        for column, cell in theirs.cells[row].items():
            for place, (mine, other) in enumerate(_pairs(ours.cells[row][column], cell)):
                same_word = theirs.origin(row, column, place) == ours.origin(row, column, place)
                if other is not None and mine != other and same_word:
                    name = f"{column}.{place}" if isinstance(cell, tuple) else column
                    theirs.origins[row][name] = origin


def export(
    game: Game, title: str, texts: Mapping[str, str], names: Mapping[str, str], edition: str = ""
) -> dict[str, str]:
    """The files of a pack with our values: ``texts`` of the sheets by name, ``names`` of rows for a comment on each."""
    cover = {"game": game.meta.id, "title": title, "edition": edition, "changed": OWNER}
    files = {COVER: "".join([f"{key} = {inline(word)}\n" for key, word in cover.items() if word])}
    for layout in game.layouts:
        lines = texts[layout.name].split("\n")
        named = [
            f"{line}  # {names[f'{layout.names}{line[1:-1]}']}" if layout.names and line[1:-1] in layout.rows else line
            for line in lines
        ]
        files[layout.file] = "\n".join(named)
    return files
