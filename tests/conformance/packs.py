"""Random data packs: our values with many others in their place, as far as the game finds nothing wrong with them."""

from __future__ import annotations

import random
from typing import Final

from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.sheet import Cell, Column, Layout, Sheet, read_sheet

ATTEMPTS: Final = 400  # values that are thrown in; what does not fit is taken out again


def random_pack(game: Game, seed: str) -> Pack:
    """A pack of the game that checks, and has little in common with ours."""
    rng = random.Random(seed)
    edition = rng.choice(game.boxes)
    texts = game.own_texts(edition)
    sheets = {layout.name: read_sheet(layout, texts[layout.name]) for layout in game.layouts}
    for _ in range(ATTEMPTS):
        layout = rng.choice(game.layouts)
        row, column = rng.choice(layout.rows), rng.choice(list(layout.columns.values()))
        cells = sheets[layout.name].cells[row]
        before = cells[column.name]
        cells[column.name] = random_cell(layout, row, column, rng)
        game.check_sheets(sheets, edition)
        if any(sheet.findings for sheet in sheets.values()):
            cells[column.name] = before
            forget(sheets)
    return Pack(game.meta.id, f"Random {seed}", sheets, edition=edition)


def random_cell(layout: Layout, row: str, column: Column, rng: random.Random) -> Cell:
    """Any word, or any number within the limits; lists of numbers rise, as most that are printed do."""
    if column.words:
        some = tuple(rng.choice(column.words) for _ in range(rng.randint(column.least, column.most)))
        return some if column.most else rng.choice(column.words)
    low, high = layout.limit(row, column)
    if not column.most:
        return rng.choice((low, high, rng.randint(low, high)))
    return tuple(sorted(rng.randint(low, high) for _ in range(rng.randint(column.least, column.most))))


def forget(sheets: dict[str, Sheet]) -> None:
    """Forget what was wrong."""
    for sheet in sheets.values():
        sheet.findings.clear()
