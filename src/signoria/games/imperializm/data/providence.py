"""The 50 providence cards: 31 designs, their kinds and their numbers."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import Column, Layout
from signoria.games.imperializm.data.ids import (
    ARMED_INTERVENTION,
    BORDER_RAIDS,
    BOURGEOIS_REVOLUTION,
    BRIBED_ADVISERS,
    BUREAUCRAT,
    CIVIL_WAR,
    CONSPIRACY,
    DESIGN_COUNT,
    DESIGNS,
    EVENT,
    FOOD,
    HISTORIC_VICTORY,
    MADMAN,
    MEASURES,
    NAVAL_BLOCKADE,
    NEGATIVE,
    PATRIOTIC_RISING,
    PIRATES,
    POSITIVE,
    RUTHLESS_LOOTING,
    SHIPYARDS,
    SPECIAL,
    TEXTILES,
    WAR_FOR_INFLUENCE,
    WEAPONS,
)

# What a design is, whatever its numbers are.
KIND: Final[tuple[int, ...]] = (
    *(POSITIVE,) * 8,
    *(NEGATIVE,) * 4,
    *(CONSPIRACY,) * 6,
    *(EVENT,) * 11,
    *(SPECIAL,) * 2,
)
# 2 of each design but one of each authority card: the one equal split that gives the printed 12, 12, 22 and 4.
COPIES: Final[tuple[int, ...]] = tuple([1 if kind in (POSITIVE, NEGATIVE) else 2 for kind in KIND])
WAR_CARDS: Final[tuple[int, ...]] = (
    *(BORDER_RAIDS, BRIBED_ADVISERS, NAVAL_BLOCKADE, ARMED_INTERVENTION, PIRATES),
    *(HISTORIC_VICTORY, WAR_FOR_INFLUENCE),
)
IS_WAR_CARD: Final[tuple[bool, ...]] = tuple([design in WAR_CARDS for design in range(DESIGN_COUNT)])
WAR_EVENTS: Final[tuple[int, ...]] = (NAVAL_BLOCKADE, ARMED_INTERVENTION, RUTHLESS_LOOTING, PATRIOTIC_RISING)
IS_WAR_EVENT: Final[tuple[bool, ...]] = tuple([design in WAR_EVENTS for design in range(DESIGN_COUNT)])
# Authority cards that forbid the action War to the player they lie before.
NO_WAR: Final[tuple[int, ...]] = (CIVIL_WAR, BOURGEOIS_REVOLUTION)
# Authority cards that can be bought off with prestige at the start of a turn.
RELEASED: Final[tuple[int, ...]] = (MADMAN, BUREAUCRAT)
# Goods that Reformer and Civil war raise.
RAISED: Final[tuple[int, ...]] = (FOOD, TEXTILES, WEAPONS, SHIPYARDS)

LAYOUT: Final[Layout] = Layout(
    "providence",
    DESIGNS,
    (
        Column("rules.land", -9, 9, "strength"),
        Column("rules.sea", -9, 9, "strength"),
        Column("rules.dissenters", -9, 9, "strength"),
        Column("rules.hand", -1, 1, "cards"),
        Column("rules.development", 0, 20, "ducats"),
        Column("war.land", 0, 9, "strength"),
        Column("war.sea", 0, 9, "strength"),
        Column("war.plunder", 0, 9, "ducats"),
        *[Column(f"per.{measure}", 0, 9, "ducats") for measure in MEASURES[:-1]],
        Column("most", 0, 60, "ducats"),
        Column("price", 0, 60, "ducats"),
        Column("prestige", 0, 10, "prestige"),
        Column("release", 0, 10, "prestige"),
        Column("ducats", 0, 60, "ducats"),
        Column("oriental", 0, 8, "level"),
        Column("glory", 0, 3, "glory"),
        Column("margin", 0, 20, "strength"),
    ),
    labels="card-",
)

TEXT: Final = """\
# rules: as long as an authority card lies there. war: when used as a war card. per: ducats for each; most: at most.
from = "rulebook"

[mistress-of-the-seas]
rules = { sea = 3 }
price = 4

[scion-of-a-great-dynasty]
rules = { land = 3, sea = 3 }

[great-diplomat]
rules = { hand = 1 }

[reformer]
rules = { development = 2 }
price = 5

[open-to-discoveries]
rules = { sea = -2 }
price = 4

[defender-of-the-faith]
rules = { dissenters = 3 }

[outstanding-commander]
rules = { land = 3 }
price = 4

[adventurer]
rules = { land = 3 }

[civil-war]
price = 8

[madman]
rules = { land = -5, sea = -5 }
prestige = 1
release = 2

[bourgeois-revolution]
prestige = 1
price = 4

[bureaucrat]
rules = { hand = -1 }
prestige = 1
release = 2

[corrupt-officials]
per = { colonies = 1, lands = 1 }

[persecution-of-dissenters]
per = { prestige = 1 }
prestige = 1

[wronged-merchants]
per = { textiles = 1, food = 1, colonies = 2 }

[border-raids]
war = { land = 3, sea = 3, plunder = 2 }
per = { colonies = 2, lands = 2 }
most = 8

[bribed-advisers]
war = { land = 5, sea = 3, plunder = 1 }
per = { army = 1, fleet = 1 }
most = 10

[plot-of-the-magnates]
per = { colonies = 1, lands = 1 }

[naval-blockade]
war = { sea = 3, plunder = 2 }
per = { shipyards = 2 }

[armed-intervention]
war = { land = 2, sea = 2, plunder = 2 }
per = { weapons = 2 }

[settlement]


[ruthless-looting]
per = { gold = 4, oriental = 3, spices = 2 }

[pirates]
war = { sea = 3, plunder = 2 }
per = { gold = 1, spices = 1, oriental = 1 }
most = 4

[patriotic-rising]
per = { territories = 1 }
price = 3

[diplomatic-move]
prestige = 2

[rise-of-the-burghers]
per = { territories = 1 }
oriental = 3
glory = 1

[intercepted-plans]


[colonial-drive]


[exceptional-year]
ducats = 3
oriental = 2
glory = 1

[historic-victory]
war = { land = 1, sea = 1, plunder = 3 }
margin = 3
glory = 1

[war-for-influence]
war = { land = 1, sea = 1, plunder = 3 }
"""
