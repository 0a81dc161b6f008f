"""The 24 achievements: what each asks for, in one or two ways, and what it brings."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import Column, Layout
from signoria.games.imperializm.data.ids import ACHIEVEMENTS, GLORY, LEVELS, MEASURES

# What can be asked for: every measure but glory, of which a player has no marker to lose.
ASKED: Final = tuple([word for number, word in enumerate(MEASURES) if number != GLORY])

LAYOUT: Final[Layout] = Layout(
    "achievements",
    ACHIEVEMENTS,
    (
        Column("glory", 1, 4, "glory"),
        *[Column(f"needs.{word}", 0, 99, "level") for word in ASKED],
        *[Column(f"or.{word}", 0, 99, "level") for word in ASKED],
        *[Column(f"gives.{level}", 0, 6, "level") for level in LEVELS[:GLORY]],
    ),
    names="achievement-",
)

TEXT: Final = """\
# needs: all of it must be reached; or: instead of needs. ducats are held, not paid. gives: steps of markers.
from = "reconstructed"

[great-discoveries]
glory = 1
needs = { fleet = 4 }
gives = { prestige = 1 }

[mercenary-army]
glory = 1
needs = { army = 4 }
gives = { prestige = 1 }

[printing-press]
glory = 1
needs = { prestige = 3 }
gives = { textiles = 1 }

[manorial-farms]
glory = 1
needs = { food = 2 }
gives = { army = 1 }

[craft-guilds]
glory = 1
needs = { textiles = 2, weapons = 1 }
or = { textiles = 2, shipyards = 1 }
gives = { weapons = 1 }

[trading-posts]
glory = 1
needs = { territories = 3 }
gives = { shipyards = 1 }

[banking]
glory = 2
needs = { ducats = 30 }
gives = { prestige = 1 }

[artillery]
glory = 2
needs = { army = 6, weapons = 2 }
gives = { army = 1 }

[ocean-navigation]
glory = 2
needs = { fleet = 6, shipyards = 2 }
gives = { fleet = 1 }

[renaissance]
glory = 2
needs = { prestige = 6 }
gives = { oriental = 1 }

[central-state]
glory = 2
needs = { lands = 3 }
gives = { prestige = 1 }

[trading-company]
glory = 2
needs = { colonies = 3 }
or = { spices = 2, textiles = 3 }
gives = { spices = 1 }

[scientific-revolution]
glory = 3
needs = { prestige = 8, weapons = 2 }
or = { prestige = 8, shipyards = 2 }
gives = { industrial = 1 }

[mercantilism]
glory = 3
needs = { ducats = 45 }
or = { gold = 3, spices = 2 }
gives = { textiles = 1 }

[standing-army]
glory = 3
needs = { army = 9, weapons = 2 }
gives = { weapons = 1 }

[ships-of-the-line]
glory = 3
needs = { fleet = 9, shipyards = 2 }
gives = { shipyards = 1 }

[plantations]
glory = 3
needs = { spices = 3, food = 3 }
or = { textiles = 4, food = 4 }
gives = { food = 1 }

[real-union]
glory = 3
needs = { lands = 5 }
gives = { army = 1 }

[enlightenment]
glory = 4
needs = { prestige = 9, territories = 6 }
gives = { oriental = 1 }

[industrial-revolution]
glory = 4
needs = { industrial = 2, textiles = 4 }
or = { industrial = 2, food = 4 }
gives = { industrial = 1 }

[colonial-empire]
glory = 4
needs = { colonies = 5 }
gives = { fleet = 1 }

[continental-hegemony]
glory = 4
needs = { lands = 6 }
or = { army = 12 }
gives = { prestige = 1 }

[rule-of-the-seas]
glory = 4
needs = { fleet = 12 }
or = { fleet = 10, shipyards = 4 }
gives = { prestige = 1 }

[world-trade]
glory = 4
needs = { oriental = 3, spices = 3 }
or = { gold = 4, oriental = 2 }
gives = { gold = 1 }
"""
