"""The numbers everything on the table goes by, and the word of each."""

from __future__ import annotations

from typing import Final

# Goods: four resources, then three kinds of points. A privilege is not kept but chosen from at once.
COIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANT: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6
PRIVILEGE: Final = 7
GOODS: Final[tuple[str, ...]] = ("coin", "wood", "stone", "servant", "military", "faith", "vp", "privilege")
RESOURCES: Final = 4

Goods = tuple[tuple[int, int], ...]  # (good, amount) pairs

# Types of development cards; each has the tower of the same number, and 24 cards in the order of the printed numbers.
TERRITORY: Final = 0
BUILDING: Final = 1
CHARACTER: Final = 2
VENTURE: Final = 3
TYPES: Final[tuple[str, ...]] = ("territory", "building", "character", "venture")
ANY_TYPE: Final = 4
CARDS_OF_TYPE: Final = 24
CARDS_OF_PERIOD: Final = 8
CARD_COUNT: Final = len(TYPES) * CARDS_OF_TYPE

# Family members: three go by a die, the neutral one is worth nothing of its own.
WHITE: Final = 0
BLACK: Final = 1
ORANGE: Final = 2
NEUTRAL: Final = 3
MEMBERS: Final[tuple[str, ...]] = ("white", "black", "orange", "neutral")
NO_MEMBER: Final = -1
COLOURED: Final = 7  # bits of the coloured members of a seat
ALL_MEMBERS: Final = 15

# Action spaces: sixteen tower floors (tower * 4 + floor), then everything else.
FLOORS: Final = 16
HARVEST: Final = 16
HARVEST_LARGE: Final = 17
PRODUCTION: Final = 18
PRODUCTION_LARGE: Final = 19
MARKET_COINS: Final = 20
MARKET_SERVANTS: Final = 21
MARKET_MILITARY: Final = 22
MARKET_PRIVILEGES: Final = 23
COUNCIL: Final = 24
FLOOR_WORDS: Final = tuple([f"{word}-{floor}" for word in TYPES for floor in (1, 2, 3, 4)])
SPACES: Final = (
    *FLOOR_WORDS,
    *("harvest", "harvest-large", "production", "production-large"),
    *("market-coins", "market-servants", "market-military", "market-privileges", "council"),
)
SPACE_COUNT: Final = len(SPACES)

# Ways to pay for a card: one of the two printed costs, or the goods with one wood or one stone saved.
PAY_GOODS: Final = 0
PAY_MILITARY: Final = 1
PAY_LESS_WOOD: Final = 2
PAY_LESS_STONE: Final = 3
PAYMENTS: Final[tuple[str, ...]] = ("goods", "military", "less-wood", "less-stone")

PRIVILEGES: Final[tuple[str, ...]] = ("wood-and-stone", "servants", "coins", "military", "faith")

SEATS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow")
FACES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
CATEGORIES: Final[tuple[str, ...]] = (
    "points",
    "faith",
    "territories",
    "characters",
    "ventures",
    "military",
    "resources",
    "penalties",
)
