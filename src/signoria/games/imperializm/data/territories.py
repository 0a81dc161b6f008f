"""The territories: 22 lands, 16 colonies, India and China."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import Column, Layout
from signoria.games.imperializm.data.ids import LEVELS, TERRITORIES

LAYOUT: Final[Layout] = Layout(
    "territories",
    TERRITORIES,
    (
        Column("starting", 0, 1, "flag"),
        Column("cost", 0, 60, "ducats"),
        Column("needs.army", 0, 20, "level"),
        Column("needs.fleet", 0, 20, "level"),
        Column("needs.prestige", 0, 10, "level"),
        *[Column(f"gives.{level}", 0, 6, "level") for level in LEVELS],
    ),
    names="territory-",
)

TEXT: Final = """\
# starting: laid on top of the deck at set-up. cost: ducats. needs: levels to be reached. gives: steps of markers.
from = "reconstructed"

[silesia]
starting = 1
cost = 4
needs = { army = 3 }
gives = { textiles = 1, weapons = 1 }

[moldavia]
starting = 1
cost = 3
needs = { army = 3 }
gives = { prestige = 1, food = 1 }

[burgundy]
starting = 1
cost = 5
needs = { army = 3 }
gives = { army = 1, textiles = 1 }

[scotland]
starting = 1
cost = 4
needs = { army = 2, fleet = 2 }
gives = { fleet = 1, food = 1 }

[granada]
starting = 1
cost = 4
needs = { army = 2, fleet = 1 }
gives = { army = 1, prestige = 1 }

[courland]
starting = 1
cost = 4
needs = { army = 1, fleet = 2 }
gives = { food = 1, shipyards = 1 }

[livonia]
cost = 5
needs = { army = 3, fleet = 2 }
gives = { fleet = 1, prestige = 1, food = 1 }
from = { cost = "rulebook", needs = "rulebook", gives = "rulebook" }

[ukraine]
cost = 6
needs = { army = 5 }
gives = { army = 1, food = 2 }

[bohemia]
cost = 7
needs = { army = 5 }
gives = { prestige = 2, textiles = 1, weapons = 1 }

[hungary]
cost = 7
needs = { army = 6 }
gives = { army = 2, food = 1 }

[finland]
cost = 5
needs = { army = 4, fleet = 2 }
gives = { army = 1, prestige = 1, shipyards = 1 }

[ireland]
cost = 5
needs = { army = 3, fleet = 3 }
gives = { army = 1, food = 1, shipyards = 1 }

[norway]
cost = 6
needs = { army = 3, fleet = 4 }
gives = { fleet = 1, shipyards = 2 }

[naples]
cost = 7
needs = { army = 4, fleet = 4 }
gives = { fleet = 1, prestige = 1, food = 1, shipyards = 1 }

[lombardy]
cost = 8
needs = { army = 5, fleet = 2 }
gives = { army = 1, textiles = 2, weapons = 1 }

[bavaria]
cost = 8
needs = { army = 7 }
gives = { army = 1, prestige = 1, food = 1, weapons = 1 }

[saxony]
cost = 8
needs = { army = 6, fleet = 1, prestige = 1 }
gives = { prestige = 1, textiles = 1, industrial = 1, weapons = 1 }

[crimea]
cost = 9
needs = { army = 7, fleet = 3 }
gives = { army = 1, prestige = 1, food = 2, weapons = 1 }

[greece]
cost = 10
needs = { army = 5, fleet = 5, prestige = 2 }
gives = { fleet = 1, prestige = 2, textiles = 1, spices = 1, glory = 1 }

[netherlands]
cost = 11
needs = { army = 6, fleet = 4, prestige = 2 }
gives = { fleet = 1, textiles = 2, oriental = 1, shipyards = 1, glory = 1 }

[caucasus]
cost = 11
needs = { army = 7, fleet = 4 }
gives = { army = 1, gold = 1, industrial = 1, weapons = 1, glory = 1 }

[rhineland]
cost = 12
needs = { army = 7, fleet = 3, prestige = 3 }
gives = { prestige = 1, textiles = 1, industrial = 2, weapons = 1, glory = 1 }

[canary-islands]
starting = 1
cost = 4
needs = { fleet = 2 }
gives = { fleet = 1, prestige = 1 }

[hormuz]
starting = 1
cost = 6
needs = { army = 1, fleet = 3 }
gives = { spices = 1, oriental = 1 }

[newfoundland]
starting = 1
cost = 4
needs = { fleet = 3 }
gives = { fleet = 1, food = 1 }

[gold-coast]
starting = 1
cost = 6
needs = { army = 1, fleet = 3 }
gives = { fleet = 1, gold = 1 }

[antilles]
cost = 6
needs = { army = 2, fleet = 4 }
gives = { fleet = 1, textiles = 1, spices = 1 }

[virginia]
cost = 6
needs = { army = 3, fleet = 4 }
gives = { prestige = 1, food = 1, textiles = 2 }

[angola]
cost = 6
needs = { army = 2, fleet = 5 }
gives = { fleet = 1, prestige = 1, gold = 1 }

[canada]
cost = 7
needs = { army = 4, fleet = 4 }
gives = { fleet = 1, prestige = 1, textiles = 1, shipyards = 1 }

[brazil]
cost = 8
needs = { army = 3, fleet = 5 }
gives = { prestige = 1, gold = 1, spices = 2 }

[cape-colony]
cost = 8
needs = { army = 3, fleet = 6 }
gives = { fleet = 1, food = 1, spices = 1, shipyards = 1 }

[moluccas]
cost = 9
needs = { army = 2, fleet = 6 }
gives = { fleet = 1, spices = 2, oriental = 1 }

[mexico]
cost = 10
needs = { army = 5, fleet = 5 }
gives = { prestige = 2, gold = 2, textiles = 1 }

[philippines]
cost = 10
needs = { army = 4, fleet = 6 }
gives = { fleet = 1, prestige = 1, spices = 1, oriental = 2 }

[peru]
cost = 11
needs = { army = 5, fleet = 5 }
gives = { prestige = 2, gold = 2, glory = 1 }

[java]
cost = 11
needs = { army = 5, fleet = 6 }
gives = { prestige = 1, textiles = 1, spices = 1, oriental = 2, glory = 1 }

[australia]
cost = 11
needs = { army = 4, fleet = 6, prestige = 2 }
gives = { prestige = 1, gold = 1, textiles = 1, industrial = 1, glory = 1 }

[india]
cost = 13
needs = { army = 5, fleet = 8, prestige = 3 }
gives = { textiles = 1, spices = 2, oriental = 1, glory = 2 }

[china]
cost = 14
needs = { army = 6, fleet = 7, prestige = 3 }
gives = { prestige = 1, oriental = 3, glory = 2 }
"""
