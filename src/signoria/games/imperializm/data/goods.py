"""The eight goods: what trade in each brings, level by level."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import Column, Layout
from signoria.games.imperializm.data.ids import GOODS

LAYOUT: Final[Layout] = Layout(
    "goods", GOODS, (Column("profit", 0, 99, "ducats", least=6, most=16),), labels="measure-"
)

TEXT: Final = """\
# profit: ducats at level 0, 1, 2 and so on; the track ends where the list does.
from = "reconstructed"

[gold]
profit = [0, 6, 10, 14, 18, 22, 26, 30, 34]

[food]
profit = [1, 3, 4, 6, 7, 9, 10, 12, 13]
from = { profit = { 2 = "rulebook" } }

[textiles]
profit = [1, 3, 4, 6, 7, 9, 10, 12, 13]

[spices]
profit = [0, 4, 6, 8, 10, 12, 14, 16, 18]

[oriental]
profit = [0, 4, 7, 10, 13, 16, 19, 22, 25]

[industrial]
profit = [3, 6, 9, 12, 15, 18, 21, 24, 27]

[weapons]
profit = [0, 2, 3, 5, 6, 8, 9, 11, 12]

[shipyards]
profit = [0, 2, 3, 5, 6, 8, 9, 11, 12]
"""
