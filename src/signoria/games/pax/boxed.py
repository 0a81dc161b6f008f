"""A game with boxes: our values for each edition, or those of a data pack."""

from __future__ import annotations

from typing import Self

import msgspec

from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.sheet import Sheet
from signoria.engine.sheet_write import written
from signoria.games.pax.checks import check
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.errata import BORROWED, ERRATA
from signoria.games.pax.data.sheets import LAYOUTS, NOTES, sheets_of


class BoxedGame(Game):
    """The part of the game that knows about boxes."""

    layouts = LAYOUTS

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self._boxes: dict[str, Box] = {}
        if pack is not None:  # it is offered in the editions that have these values
            known = [edition for edition in self.meta.editions if self.box_of(edition) == self.box_of(pack.edition)]
            self.meta = msgspec.structs.replace(self.meta, editions=tuple(known))

    @property
    def boxes(self) -> tuple[str, ...]:
        """The editions that have values of their own."""
        changed = {*BORROWED, *(erratum.edition for erratum in ERRATA)}
        editions = type(self).meta.editions
        return (editions[0], *[edition for edition in editions[1:] if edition in changed])

    def box(self, edition: str) -> Box:
        """The values an edition is played with."""
        edition = self.box_of(edition)
        if edition not in self._boxes:
            self._boxes[edition] = Box(sheets_of(edition) if self.pack is None else self.pack.sheets)
        return self._boxes[edition]

    def own_texts(self, edition: str = "") -> dict[str, str]:
        """Our sheets as they are written."""
        return {name: written(sheet, NOTES[name]) for name, sheet in self.own_sheets(edition).items()}

    def own_sheets(self, edition: str = "") -> dict[str, Sheet]:
        """Our sheets."""
        return sheets_of(self.box_of(edition))

    def check_sheets(self, sheets: dict[str, Sheet]) -> None:
        """What does not fit together."""
        check(sheets)

    def packed(self, pack: Pack) -> Self:
        """The same game with the values of a pack."""
        return type(self)(pack)
