"""The board: towers, work areas, market, palace, tracks and what is counted at the end; our values for the box."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.data.ids import (
    COIN,
    FAITH,
    MARKET_COINS,
    MILITARY,
    PRIVILEGE,
    SERVANT,
    STONE,
    WOOD,
    Goods,
)

ROUNDS: Final = 6
TURNS: Final = 4  # of each seat in a round, one for each member
MOST_CARDS: Final = 6  # of a type
SURCHARGE: Final = 3
LARGE_SPACE: Final = 3  # how much less an action is worth there
MOST_FAITH: Final = 15
MOST_SERVANTS: Final = 60  # that can be named in one choice

START_GOODS: Final[Goods] = ((WOOD, 2), (STONE, 2), (SERVANT, 3))
START_COINS: Final[tuple[int, ...]] = (5, 6, 7, 8)  # by place in the turn order

FLOOR_VALUE: Final[tuple[int, ...]] = (1, 3, 5, 7)
# By tower: what the third floor gives once and the fourth twice.
FLOOR_GOOD: Final[tuple[int, ...]] = (WOOD, MILITARY, STONE, COIN)
FLOOR_AMOUNT: Final[tuple[int, ...]] = (0, 0, 1, 2)

MARKET: Final[tuple[Goods, ...]] = (
    ((COIN, 5),),
    ((SERVANT, 5),),
    ((COIN, 2), (MILITARY, 3)),
    ((PRIVILEGE, 2),),
)
PALACE: Final[Goods] = ((COIN, 1), (PRIVILEGE, 1))
PRIVILEGE_GOODS: Final[tuple[Goods, ...]] = (
    ((WOOD, 1), (STONE, 1)),
    ((SERVANT, 2),),
    ((COIN, 2),),
    ((MILITARY, 2),),
    ((FAITH, 1),),
)
MARKET_FOR_FOUR: Final = MARKET_COINS + 2  # the first of the two market spaces that only four players have

FAITH_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30)
FAITH_NEEDED: Final[tuple[int, ...]] = (3, 4, 5)  # by period
SLOT_MILITARY: Final[tuple[int, ...]] = (0, 0, 3, 7, 12, 18)  # to place the first, second ... territory

TERRITORY_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 1, 4, 10, 20)
CHARACTER_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 21)
MOST_MILITARY: Final = 5
SECOND_MILITARY: Final = 2
RESOURCES_A_POINT: Final = 5
POINTS_A_LOSS: Final = 5
