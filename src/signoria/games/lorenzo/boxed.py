"""A game with a box: our values, or those of a data pack. Both ways to play have the same box."""

from __future__ import annotations

from typing import Any, Self

from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.phrase import Phrase
from signoria.engine.sheet import Sheet
from signoria.engine.sheet_write import written
from signoria.games.lorenzo.checks import check
from signoria.games.lorenzo.components import components
from signoria.games.lorenzo.data.box import Box
from signoria.games.lorenzo.data.sheets import LAYOUTS, NOTES, own_sheets
from signoria.games.lorenzo.effects import reworded


class BoxedGame(Game):
    """The part of the game that knows about boxes."""

    layouts = LAYOUTS

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self._box = Box(own_sheets() if pack is None else pack.sheets)

    def box(self) -> Box:
        """The values the game is played with."""
        return self._box

    def components(self, edition: str) -> dict[str, Any]:
        """What lies in the box."""
        return components(self._box, edition)

    def own_texts(self, edition: str = "") -> dict[str, str]:
        """Our sheets as they are written."""
        return {name: written(sheet, NOTES[name]) for name, sheet in own_sheets().items()}

    def own_sheets(self, edition: str = "") -> dict[str, Sheet]:
        """Our sheets."""
        return own_sheets()

    def check_sheets(self, sheets: dict[str, Sheet], edition: str = "") -> None:
        """What does not fit together."""
        check(sheets)

    def reworded(self) -> dict[str, Phrase]:
        """Names that tell what is gained, with the values of the pack."""
        return reworded(self._box)

    def packed(self, pack: Pack) -> Self:
        """The same game with the values of a pack."""
        return type(self)(pack)
