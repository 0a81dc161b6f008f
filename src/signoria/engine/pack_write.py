"""A data pack as files again, from its values alone: the same pack always gives the same text, however it was written.

Comments and everything else that is no value are left out, so what is kept of a stranger's files is only what was
checked.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.engine.pack import COVER, Pack
from signoria.engine.sheet import ALL, NAME, ORIGIN, OWNER, Layout, Sheet, shown
from signoria.engine.toml_write import inline
from signoria.engine.vocabulary import unknown

if TYPE_CHECKING:
    from signoria.engine.game import Game

# By row: cells, and words about where they are known from, by column; names by language.
Table = dict[str, dict[str, Any]]
WHOLE_NAME: Final = 32  # digits of the name of a pack


class Edit(msgspec.Struct, frozen=True):
    """One cell of a sheet that is not as ours. The column ``name.<language>`` is a name of the row.

    ``origin`` says where it is known from: one word, or one for each number of a list; without any, that is left open.
    """

    sheet: str
    row: str
    column: str
    value: int | str | tuple[int | str, ...]
    origin: tuple[str, ...] = ()


def files_of(pack: Pack) -> dict[str, str]:
    """The files of a pack."""
    files = {COVER: _cover(pack.game, pack.title, pack.edition, pack.changed)}
    for sheet in pack.sheets.values():
        files[sheet.layout.file] = _text(sheet.layout, _cells(sheet), sheet.origins, sheet.names)
    return files


def name_of(files: Mapping[str, str]) -> str:
    """What tells these files from any others, titles and origins included."""
    return hashlib.sha256(json.dumps(dict(files), sort_keys=True).encode()).hexdigest()[:WHOLE_NAME]


def edited(game: Game, edition: str, title: str, edits: Iterable[Edit], changed: str = OWNER) -> dict[str, str]:
    """The files of a pack that has our values of an edition, except for some edits, which are known from ``changed``.

    They may be wrong: reading the files will tell.
    """
    ours = game.own_sheets(edition)
    cells = {name: _cells(sheet) for name, sheet in ours.items()}
    origins = {name: {row: dict(said) for row, said in sheet.origins.items()} for name, sheet in ours.items()}
    names: dict[str, Table] = {name: {} for name in ours}
    for edit in edits:
        if edit.sheet not in ours:
            raise unknown("file", shown(edit.sheet), tuple(ours))
        layout = ours[edit.sheet].layout
        if edit.row not in cells[edit.sheet]:
            raise unknown("row", shown(edit.row), layout.rows)
        family, _, language = edit.column.partition(".")
        if family == NAME and layout.names:
            names[edit.sheet].setdefault(edit.row, {})[language] = edit.value
            continue
        if edit.column not in layout.columns:
            raise unknown("column", shown(edit.column), tuple(layout.columns))
        cells[edit.sheet][edit.row][edit.column] = edit.value
        said = origins[edit.sheet][edit.row]
        if len(edit.origin) == 1:
            said[edit.column] = edit.origin[0]
        said.update({f"{edit.column}.{place}": origin for place, origin in enumerate(edit.origin) if edit.origin[1:]})
    files = {COVER: _cover(game.meta.id, title, game.box_of(edition), changed)}
    for name, sheet in ours.items():
        files[sheet.layout.file] = _text(sheet.layout, cells[name], origins[name], names[name])
    return files


def edits_of(pack: Pack, ours: Mapping[str, Sheet]) -> list[Edit]:
    """What must be edited in our values to have those of a pack: other values, other origins, names."""
    found: list[Edit] = []
    for name, sheet in pack.sheets.items():
        for row in sheet.layout.rows:
            for column, cell in sheet.cells[row].items():
                mine, theirs = origins_of(ours[name], row, column), origins_of(sheet, row, column)
                if cell != ours[name].cells[row][column] or mine != theirs:
                    found.append(Edit(name, row, column, cell, theirs))
            found += [Edit(name, row, f"{NAME}.{one}", said) for one, said in sheet.names.get(row, {}).items()]
    return found


def origins_of(sheet: Sheet, row: str, column: str) -> tuple[str, ...]:
    """Where a cell is known from; one word for each number of a list, unless it is always the same."""
    cell = sheet.cells[row][column]
    if not isinstance(cell, tuple):
        return (sheet.origin(row, column),)
    said = tuple(sheet.origin(row, column, place) for place in range(len(cell)))
    return said[:1] if len(set(said)) == 1 else said


def _cells(sheet: Sheet) -> Table:
    return {row: dict(cells) for row, cells in sheet.cells.items()}


def _cover(game: str, title: str, edition: str, changed: str) -> str:
    said = {"game": game, "title": title, "edition": edition, "changed": changed}
    return "".join([f"{key} = {inline(word)}\n" for key, word in said.items()])


def _text(layout: Layout, cells: Mapping[str, Any], origins: Mapping[str, Any], names: Mapping[str, Any]) -> str:
    """A sheet, one line for each value: no row is too long for a line, whatever is said of it."""
    lines: list[str] = []
    for row in layout.rows:
        lines.append(f"[{row}]")
        for name, column in layout.columns.items():
            cell = cells[row][name]
            if column.printed(cell):
                lines.append(f"{name} = {inline(cell)}")
        said = origins[row]
        if list(said) == [ALL]:
            lines.append(f"{ORIGIN} = {inline(said[ALL])}")
        else:
            lines += [f"{ORIGIN}.{inline(name)} = {inline(said[name])}" for name in sorted(said)]
        lines += [f"{NAME}.{inline(language)} = {inline(name)}" for language, name in names.get(row, {}).items()]
        lines.append("")
    return "\n".join(lines)
