"""A sheet as a text again, for values that are kept as tables of the program and not as a text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.engine.sheet import ALL, ORIGIN, VALUE, Sheet
from signoria.engine.toml_write import inline


def written(sheet: Sheet, note: str) -> str:
    """The text of a sheet that reads back as it is, with a note on top; what most is known from is said once."""
    general = Counter(said[ALL] for said in sheet.origins.values()).most_common(1)[0][0]
    lines = [*(f"# {line}" for line in note.splitlines()), f"{ORIGIN} = {inline(general)}", ""]
    bare = list(sheet.layout.columns) == [VALUE]
    for row in sheet.layout.rows:
        said = dict(sheet.origins[row])
        if said[ALL] == general:
            del said[ALL]
        if bare and not said:
            lines.append(f"{row} = {inline(sheet.cells[row][VALUE])}")
            continue
        values = _nested(sheet, row)
        if list(said) == [ALL]:
            values[ORIGIN] = said[ALL]
        elif said:
            values[ORIGIN] = said
        if bare:
            lines.append(f"{row} = {inline(values)}")
        else:
            lines += [f"[{row}]", *(f"{key} = {inline(value)}" for key, value in values.items()), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _nested(sheet: Sheet, row: str) -> dict[str, Any]:
    """The values of a row that are not as in a row that says nothing, with groups of columns as tables."""
    tree: dict[str, Any] = {}
    for name, column in sheet.layout.columns.items():
        cell = sheet.cells[row][name]
        if column.printed(cell):
            *path, last = name.split(".")
            at = tree
            for part in path:
                at = at.setdefault(part, {})
            at[last] = cell
    return tree
