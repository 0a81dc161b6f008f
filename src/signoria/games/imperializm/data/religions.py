"""The three religions a player can change to."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import Column, Layout
from signoria.games.imperializm.data.ids import GLORY, LEVELS, RELIGIONS

LAYOUT: Final[Layout] = Layout(
    "religions",
    RELIGIONS,
    (
        *[Column(f"needs.{level}", 0, 20, "level") for level in LEVELS[:GLORY]],
        *[Column(f"gives.{level}", 0, 6, "level") for level in LEVELS],
        Column("choice", 0, 1, "level"),
        Column("hand", 0, 1, "cards"),
        Column("ducats", 0, 60, "ducats"),
        Column("development", 0, 20, "ducats"),
        Column("dissenters", 0, 9, "strength"),
    ),
    labels="faith-",
)

TEXT: Final = """\
# needs: levels to be reached. gives: steps of markers. choice: one more step of a good.
# development: ducats with each Development.
from = "rulebook"

[lutheranism]
needs = { fleet = 6, prestige = 4, shipyards = 1 }
gives = { fleet = 2, glory = 2 }
hand = 1
ducats = 20
from = { needs = "reconstructed" }

[calvinism]
needs = { food = 2, textiles = 2, prestige = 3 }
gives = { food = 1, textiles = 1, glory = 2 }
choice = 1
development = 5
from = { needs = "reconstructed" }

[counter-reformation]
needs = { army = 5, prestige = 3, weapons = 1 }
gives = { army = 2, weapons = 1, glory = 2 }
dissenters = 3
from = { needs = "reconstructed" }
"""
