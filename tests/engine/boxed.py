"""The Quay with a box: what purses hold at the start stands in a sheet, so that a data pack can change it."""

from __future__ import annotations

from typing import Final

import msgspec

from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.sheet import Column, Layout, Sheet, read_sheet
from signoria.engine.vocabulary import unknown
from tests.sample import data
from tests.sample.game import SampleGame, SampleOptions
from tests.sample.state import SampleState

PURSES: Final = Layout("purses", data.PURSES, (Column("florins", 0, 9, "florins"),))
STALLS: Final = Layout(
    "stalls",
    ("salt-1", "cloth-1"),
    (
        Column("cost", 1, 9, "florins"),
        Column("gives.salt", 0, 3, "goods"),
        Column("gives.cloth", 0, 3, "goods"),
        Column("prices", 0, 20, "florins", least=2, most=4),
    ),
    names="card-",
)
TEXTS: Final = {
    "purses": 'from = "rulebook"\n\n[lean]\nflorins = 2\n\n[full]\nflorins = 4\n',
    "stalls": """\
# What stalls cost.
from = "reconstructed"

[salt-1]
cost = 2
gives = { salt = 1 }
prices = [1, 2, 4]
from = { cost = "rulebook", prices = { 2 = "rulebook" } }

[cloth-1]
cost = 3
gives.cloth = 2
prices = [2, 3]
from = { all = "source:https://example.org/quay", gives = "rulebook" }
""",
}
SHEETS: Final = {layout.name: read_sheet(layout, TEXTS[layout.name]) for layout in (PURSES, STALLS)}
OURS: Final = Pack("sample", "", SHEETS)


class BoxedQuay(SampleGame):
    """The Quay, played with the purses of a pack."""

    layouts = (PURSES, STALLS)

    def __init__(self, pack: Pack = OURS) -> None:
        self.pack = pack

    def own_texts(self, edition: str = "") -> dict[str, str]:
        return TEXTS

    def own_sheets(self, edition: str = "") -> dict[str, Sheet]:
        return SHEETS

    def check_sheets(self, sheets: dict[str, Sheet], edition: str = "") -> None:
        lean, full = (sheets["purses"].number(row, "florins") for row in data.PURSES)
        if full < lean:
            sheets["purses"].found(("full", "florins"), Problem("wrong-seats", seats=full, fewest=lean, most=9))

    def packed(self, pack: Pack) -> BoxedQuay:
        return BoxedQuay(pack)

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> SampleState:
        assert isinstance(options, SampleOptions)
        assert self.pack is not None
        state = super().start(edition, seats, options, rng, script)
        for seat in range(seats):
            state.purse[seat] = self.pack.sheets["purses"].number(options.purse, "florins")
        state._options = None
        return state


QUAY: Final = BoxedQuay()
FILES: Final = {
    "pack.toml": 'game = "sample"\ntitle = "Rich quay"\n',
    "purses.toml": TEXTS["purses"].replace("florins = 2", "florins = 3"),
    "stalls.toml": TEXTS["stalls"],
}


def games() -> dict[str, Game]:
    """The one game of these tests."""
    return {"sample": QUAY}


def find(name: str) -> Game:
    """The game with this name."""
    if name != "sample":
        raise unknown("game", name, ("sample",))
    return QUAY
