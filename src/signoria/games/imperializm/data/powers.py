"""The ten powers: the order they start in and what each brings."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import Column, Layout
from signoria.games.imperializm.data.ids import LEVELS, POWERS

LAYOUT: Final[Layout] = Layout(
    "powers",
    POWERS,
    (
        Column("start", 1, 99, "number"),
        Column("ducats", 0, 50, "ducats"),
        Column("hand", 0, 1, "cards"),
        Column("land", -9, 9, "strength"),
        Column("sea", -9, 9, "strength"),
        Column("dissenters", -9, 9, "strength"),
        # R2.9: every power brings an army and a fleet.
        *[Column(f"gives.{level}", int(level in ("army", "fleet")), 6, "level") for level in LEVELS],
    ),
    names="power-",
)

TEXT: Final = """\
# start: the lowest begins. ducats: beside the 25. hand: on the limit. land, sea, dissenters: strength in wars.
# gives: first levels.
from = "reconstructed"

[portugal]
start = 9
gives = { army = 1, fleet = 2, prestige = 1, spices = 1, shipyards = 1 }
from = { gives = { glory = "rulebook" } }

[spain]
start = 4
gives = { army = 2, fleet = 1, prestige = 1, gold = 1 }
from = { gives = { glory = "rulebook" } }

[ottoman-empire]
start = 7
gives = { army = 2, fleet = 1, food = 1, textiles = 1, glory = 2 }
dissenters = 3
from = { all = "source:https://boardgameguys.com/?p=46274", start = "reconstructed", gives = { glory = "rulebook" } }

[england]
start = 10
gives = { army = 1, fleet = 2, prestige = 1, textiles = 1, shipyards = 1 }
sea = 1
from = { gives = { glory = "rulebook" } }

[france]
start = 3
gives = { army = 2, fleet = 1, prestige = 1, textiles = 1 }
from = { gives = { glory = "rulebook" } }

[poland]
start = 2
gives = { army = 2, fleet = 1, food = 2 }
from = { all = "source:https://boardgameguys.com/?p=46274", start = "reconstructed", gives = { glory = "rulebook" } }

[austria]
start = 1
gives = { army = 2, fleet = 1, food = 1 }
hand = 1
from = { hand = "source:https://gamesfanatic.pl/?p=627192", gives = { glory = "rulebook" } }

[russia]
start = 8
gives = { army = 3, fleet = 1, food = 1, glory = 2 }
dissenters = 3
from = { gives = { glory = "rulebook" } }

[sweden]
start = 6
gives = { army = 2, fleet = 1, prestige = 1, weapons = 1 }
land = 1
from = { gives = { glory = "rulebook" } }

[prussia]
start = 5
gives = { army = 1, fleet = 1, prestige = 1, food = 1, textiles = 1, weapons = 1 }
ducats = 10
from = { land = "rulebook", gives = { army = "rulebook", glory = "rulebook" } }
"""
