"""The board: set-up, hand, tracks, prices of goods, rewards of war, the end and what is counted then."""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import VALUE, Column, Layout

ROWS: Final[tuple[str, ...]] = (
    *("start-ducats", "start-hand", "powers-dealt", "start-step"),
    *("territories-2", "territories-3", "territories-4"),
    *("achievements-2", "achievements-3", "achievements-4"),
    *("hand", "hand-least", "hand-most", "exchange"),
    *("army-most", "fleet-most", "prestige-most", "glory-most"),
    *("gold-penalty", "leader-most", "food-price", "textiles-price", "oriental-price", "industrial-price"),
    *("fleet-a-ducat", "army-a-ducat", "gate-prestige", "gate-glory-2", "gate-glory-3", "gate-glory-4"),
    *("win-glory", "win-prestige", "loss-prestige", "humiliation-least", "defence-cards", "short-prestige"),
    *("tax", "bloom-glory", "end-2", "end-3", "end-4"),
    *("first-place", "first-tied", "second-place", "second-tied", "faithful"),
)

# Narrower than the column where more could not be played.
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "start-hand": (1, 6),
    "powers-dealt": (1, 2),
    "start-step": (0, 3),
    **dict.fromkeys(("territories-2", "territories-3", "territories-4"), (1, 6)),
    **dict.fromkeys(("achievements-2", "achievements-3", "achievements-4"), (2, 6)),
    "hand": (4, 6),
    "hand-least": (1, 6),
    "hand-most": (4, 9),
    "exchange": (0, 6),
    **dict.fromkeys(("army-most", "fleet-most"), (8, 40)),
    "prestige-most": (5, 20),
    **dict.fromkeys(("fleet-a-ducat", "army-a-ducat"), (1, 20)),
    **dict.fromkeys(("win-glory", "bloom-glory"), (0, 3)),
    **dict.fromkeys(("win-prestige", "loss-prestige", "gold-penalty", "short-prestige", "humiliation-least"), (0, 5)),
    "defence-cards": (0, 2),
    **dict.fromkeys(("end-2", "end-3", "end-4"), (5, 60)),
    **dict.fromkeys(("first-place", "first-tied", "second-place", "second-tied", "faithful"), (0, 9)),
}

LAYOUT: Final[Layout] = Layout("board", ROWS, (Column(VALUE, 0, 99, "number"),), LIMITS, labels="board-")

TEXT: Final = """\
# The numbers that are no card: one line each.
from = "rulebook"

# Set-up. The numbers with -2, -3 and -4 go by the number of players.
start-ducats = 25
start-hand = 5
powers-dealt = 2
start-step = 1          # of army or fleet, as the player likes
territories-2 = 4       # laid open
territories-3 = 5
territories-4 = 6
achievements-2 = 5      # in reach, with the open top card of the stack
achievements-3 = 5
achievements-4 = 6

# Hand.
hand = 5
hand-least = 4
hand-most = 6
exchange = 3            # cards that may be thrown away

# Ends of the tracks; those of the goods are in goods.toml. Glory is counted on beyond its end.
army-most = { value = 20, from = "reconstructed" }
fleet-most = { value = 20, from = "reconstructed" }
prestige-most = 10
glory-most = 50

# Development.
gold-penalty = 1        # prestige
leader-most = 5         # ducats for prestige, food and textiles
food-price = 8          # for a step of the army
textiles-price = 8      # for a step of the fleet
oriental-price = 3      # for a second good
industrial-price = 12   # for a step of a good
fleet-a-ducat = 2       # levels of the fleet for a ducat, leader of shipyards
army-a-ducat = 3        # levels of the army for a ducat, leader of land weapons
gate-prestige = 10      # industrial materials: this prestige or that glory
gate-glory-2 = 15
gate-glory-3 = 15
gate-glory-4 = 10

# War.
win-glory = 1
win-prestige = 1
loss-prestige = 1
humiliation-least = 1
defence-cards = 2
short-prestige = 1      # lost by a player who cannot pay what a card takes

# Taxes, bloom, end.
tax = 1                 # ducats for each territory card
bloom-glory = 1
end-2 = 40
end-3 = 29
end-4 = 20
first-place = 2
first-tied = 1
second-place = 1
second-tied = 0
faithful = 4            # for a power that never changed its religion
"""
