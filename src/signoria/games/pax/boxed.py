"""A game with boxes: our values for each edition, or those of a data pack."""

from __future__ import annotations

from functools import cached_property
from typing import Self

import msgspec

from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.sheet import Sheet
from signoria.engine.sheet_write import written
from signoria.games.pax.checks import check, check_sides
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.sheets import LAYOUTS, NOTES, sheets_of
from signoria.games.pax.edition import EDITIONS


class BoxedGame(Game):
    """The part of the game that knows about boxes."""

    layouts = LAYOUTS

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self._boxes: dict[str, Box] = {}
        if pack is not None:  # it is offered in the editions that have these values
            known = [edition for edition in self.meta.editions if self.box_of(edition) == self.box_of(pack.edition)]
            self.meta = msgspec.structs.replace(self.meta, editions=tuple(known))

    @cached_property
    def boxes(self) -> tuple[str, ...]:
        """The editions that have values of their own."""
        first, *others = type(self).meta.editions
        return (first, *[one for one in others if EDITIONS[one].errata or EDITIONS[one].borrowed])

    def book_of(self, edition: str) -> str:
        """The edition in whose words the paragraphs are told."""
        return EDITIONS[edition].book

    def box(self, edition: str) -> Box:
        """The values an edition is played with."""
        edition = self.box_of(edition)
        if edition not in self._boxes:
            self._boxes[edition] = Box(self.own_sheets(edition) if self.pack is None else self.pack.sheets)
        return self._boxes[edition]

    def own_texts(self, edition: str = "") -> dict[str, str]:
        """Our sheets as they are written."""
        return {name: written(sheet, NOTES[name]) for name, sheet in self.own_sheets(edition).items()}

    def own_sheets(self, edition: str = "") -> dict[str, Sheet]:
        """Our sheets."""
        row = EDITIONS[self.box_of(edition)]
        return sheets_of(row.errata, row.borrowed, row.told)

    def check_sheets(self, sheets: dict[str, Sheet], edition: str = "") -> None:
        """What does not fit together, or not with the map cards of the edition."""
        check(sheets)
        check_sides(sheets["empires"], self.own_sheets(edition)["empires"])

    def packed(self, pack: Pack) -> Self:
        """The same game with the values of a pack."""
        return type(self)(pack)
