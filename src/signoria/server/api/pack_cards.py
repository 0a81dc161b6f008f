"""Values over the wire: the sheets of a game with their limits, what stands in them, and what a data pack changes."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from signoria.engine.game import Game
from signoria.engine.pack import Checked, Pack
from signoria.engine.pack_write import Edit, edits_of, origins_of
from signoria.engine.phrase import Phrase
from signoria.engine.sheet import LONGEST_SOURCE, VALUE, Column, Finding, Layout, Sheet
from signoria.server.texts import say, texts
from signoria.server.wire import Body

MOST_EDITS: Final = 5_000
MOST_NUMBERS: Final = 100  # in one list
LONGEST_WORD: Final = 200
Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Whole = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
Many = Annotated[list[Whole | Word], msgspec.Meta(max_length=MOST_NUMBERS)]
Origin = Annotated[str, msgspec.Meta(max_length=LONGEST_SOURCE)]


class EditCard(Body):
    """A cell that is not as ours. The column ``name.<language>`` is what the row is called.

    ``origin`` says where it is known from: one word, or one for each number of a list; without any, by the owner.
    """

    sheet: Word
    row: Word
    column: Word
    value: Whole | Word | Many
    origin: Annotated[list[Origin], msgspec.Meta(max_length=MOST_NUMBERS)] = msgspec.field(default_factory=list)


class Draft(Body):
    """A pack as our values and edits."""

    game: Word
    title: Word
    edition: Word = ""  # whose values are edited, '' for the first
    edits: Annotated[list[EditCard], msgspec.Meta(max_length=MOST_EDITS)] = msgspec.field(default_factory=list)


class FindingCard(msgspec.Struct, frozen=True):
    """Something wrong in a pack: where in which file, which cell that is, and the sentence."""

    file: str
    line: int
    sheet: str
    row: str
    column: str
    place: int  # of a number in a list, else -1
    text: str


class CheckedCard(msgspec.Struct, frozen=True):
    """What became of a pack: everything that is wrong with it, or its edits and the digest of its values."""

    game: str
    edition: str
    title: str
    digest: str
    findings: tuple[FindingCard, ...]
    edits: tuple[EditCard, ...]


class PackCard(msgspec.Struct, frozen=True):
    """A pack that is stored here."""

    id: str
    game: str
    edition: str
    title: str
    digest: str
    edits: tuple[EditCard, ...]


class ColumnCard(msgspec.Struct, frozen=True):
    """One kind of value: its limits, its unit, and for a list the fewest and most values in it."""

    name: str
    label: str
    unit: str
    low: int
    high: int
    least: int
    most: int  # 0: it is no list
    blank: int | str | tuple[int | str, ...]  # what stands where nothing is printed
    words: tuple[str, ...]  # instead of numbers
    names: tuple[str, ...]  # of the words


class RowCard(msgspec.Struct, frozen=True):
    """A thing that has values; ``low`` and ``high`` where its numbers are kept within less than the columns allow."""

    word: str
    label: str
    low: int | None
    high: int | None


class CellCard(msgspec.Struct, frozen=True):
    """A value of ours. One that is not listed is the blank of its column."""

    row: str
    column: str
    value: int | str | tuple[int | str, ...]
    origin: tuple[str, ...]  # one word, or one for each number of a list


class SheetCard(msgspec.Struct, frozen=True):
    """A sheet."""

    name: str
    label: str
    named: bool  # whether rows can be called by other names
    columns: tuple[ColumnCard, ...]
    rows: tuple[RowCard, ...]
    cells: tuple[CellCard, ...]


class ValuesCard(msgspec.Struct, frozen=True):
    """All values of an edition of a game, ours, in one language."""

    game: str
    edition: str
    digest: str
    sheets: tuple[SheetCard, ...]


def values_card(game: Game, language: str, edition: str) -> ValuesCard:
    """The values of an edition."""
    ours = game.own_sheets(edition)
    digest = Pack(game.meta.id, "", ours).digest
    cards = tuple(sheet_card(game, language, sheet) for sheet in ours.values())
    return ValuesCard(game.meta.id, edition, digest, cards)


def sheet_card(game: Game, language: str, sheet: Sheet) -> SheetCard:
    """A sheet of ours."""
    layout = sheet.layout
    return SheetCard(
        layout.name,
        say(game, language, Phrase(f"sheet-{layout.name}")),
        bool(layout.names),
        tuple(column_card(game, language, column) for column in layout.columns.values()),
        tuple(row_card(game, language, layout, row) for row in layout.rows),
        tuple(
            CellCard(row, name, cell, origins_of(sheet, row, name))
            for row in layout.rows
            for name, cell in sheet.cells[row].items()
            if layout.columns[name].printed(cell)
        ),
    )


def row_card(game: Game, language: str, layout: Layout, row: str) -> RowCard:
    """A row, with what it is called by us."""
    low, high = layout.limits.get(row, (None, None))
    return RowCard(row, say(game, language, Phrase(f"{layout.labels}{row}")), low, high)


def column_card(game: Game, language: str, column: Column) -> ColumnCard:
    """A column, with what it is called."""
    unit = say(game, language, Phrase(f"unit-{column.unit}"))
    label = say(game, language, column_phrase(column.name))
    names = tuple(word_name(game, language, column.unit, word) for word in column.words)
    limits = (column.low, column.high, column.least, column.most)
    return ColumnCard(column.name, label, unit, *limits, column.blank, column.words, names)


def word_name(game: Game, language: str, unit: str, word: str) -> str:
    """What a word is called where the game has a name for it; any other is shown as it stands in the files."""
    key = f"{unit}-{word}"
    return say(game, language, Phrase(key)) if texts(language, game).knows(key) else word


def column_phrase(name: str) -> Phrase:
    """What a column is called; one of a group is called by both."""
    group, _, inner = name.partition(".")
    if not inner:
        return Phrase(f"value-{group}")
    return Phrase("value-of-group", {"group": Phrase(f"value-{group}"), "name": Phrase(f"value-{inner}")})


def edit_cards(pack: Pack, ours: dict[str, Sheet]) -> tuple[EditCard, ...]:
    """What a pack changes."""
    return tuple(
        EditCard(one.sheet, one.row, one.column, plain(one.value), list(one.origin)) for one in edits_of(pack, ours)
    )


def plain(cell: int | str | tuple[int | str, ...]) -> int | str | list[int | str]:
    """A cell as the wire has it."""
    return list(cell) if isinstance(cell, tuple) else cell


def edits(draft: Draft) -> list[Edit]:
    """The edits of a draft."""
    found = []
    for one in draft.edits:
        cell = tuple(one.value) if isinstance(one.value, list) else one.value
        found.append(Edit(one.sheet, one.row, one.column, cell, tuple(one.origin)))
    return found


def checked_card(checked: Checked, game: Game | None, language: str) -> CheckedCard:
    """What became of a pack."""
    pack = checked.pack
    found = sorted(checked.findings, key=lambda one: (one.file, one.line))
    return CheckedCard(
        "" if game is None else game.meta.id,
        "" if pack is None else pack.edition,
        "" if pack is None else pack.title,
        "" if pack is None else pack.digest,
        tuple(finding_card(one, game, language) for one in found),
        () if pack is None or game is None else edit_cards(pack, game.own_sheets(pack.edition)),
    )


def finding_card(finding: Finding, game: Game | None, language: str) -> FindingCard:
    """Something wrong, with the cell it is about as far as there is one."""
    said = texts(language, game).say(finding.phrase)
    layouts = {} if game is None else {layout.file: layout for layout in game.layouts}
    layout = layouts.get(finding.file)
    if layout is None or not finding.path:
        return FindingCard(finding.file, finding.line, "" if layout is None else layout.name, "", "", -1, said)
    row, *parts = finding.path
    column, place = cell_of(layout, parts)
    return FindingCard(finding.file, finding.line, layout.name, row, column, place, said)


def cell_of(layout: Layout, parts: list[str]) -> tuple[str, int]:
    """The column that a path within a row leads to, and the place in its list."""
    name = ".".join(parts)
    inner, _, last = name.rpartition(".")
    if inner in layout.columns and last.isdecimal():
        return inner, int(last)
    if name in layout.columns or parts[:1] == ["name"]:
        return name, -1
    return (VALUE, -1) if not parts and VALUE in layout.columns else ("", -1)
