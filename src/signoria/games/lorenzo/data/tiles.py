"""The tiles: twenty-one excommunications, seven a period, and the personal bonus tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.data.ids import COIN, MILITARY, SERVANT, STONE, WOOD, Goods

TILES: Final = (
    *("fewer-military", "fewer-coins", "fewer-servants", "fewer-wood-and-stone"),
    *("weaker-harvest", "weaker-production", "weaker-members"),
    *("dearer-territories", "dearer-buildings", "dearer-characters", "dearer-ventures"),
    *("no-market", "half-servants", "first-turn-lost"),
    *("worthless-characters", "worthless-ventures", "worthless-territories"),
    *("lose-by-points", "lose-by-military", "lose-by-buildings", "lose-by-resources"),
)
TILES_OF_PERIOD: Final = 7

# A bit for each tile; a seat's penalties are the bits of the tiles it lies under.
FEWER_MILITARY: Final = 1 << 0
FEWER_COINS: Final = 1 << 1
FEWER_SERVANTS: Final = 1 << 2
FEWER_WOOD_AND_STONE: Final = 1 << 3
WEAKER_HARVEST: Final = 1 << 4
WEAKER_PRODUCTION: Final = 1 << 5
WEAKER_MEMBERS: Final = 1 << 6
DEARER: Final = 1 << 7  # the tile against territories; those against the other types follow, in the order of types
NO_MARKET: Final = 1 << 11
HALF_SERVANTS: Final = 1 << 12
FIRST_TURN_LOST: Final = 1 << 13
WORTHLESS_CHARACTERS: Final = 1 << 14
WORTHLESS_VENTURES: Final = 1 << 15
WORTHLESS_TERRITORIES: Final = 1 << 16
LOSE_BY_POINTS: Final = 1 << 17
LOSE_BY_MILITARY: Final = 1 << 18
LOSE_BY_BUILDINGS: Final = 1 << 19
LOSE_BY_RESOURCES: Final = 1 << 20
LAST_PERIOD: Final = 127 << 14

WEAKER_WORK: Final = 3
WEAKER_TAKING: Final = 4
# By good: the tile that takes one away from every gain.
FEWER: Final[vec[i64]] = vec[i64](
    [FEWER_COINS, FEWER_WOOD_AND_STONE, FEWER_WOOD_AND_STONE, FEWER_SERVANTS, FEWER_MILITARY, 0, 0]
)
DEARER_TYPE: Final[vec[i64]] = vec[i64]([DEARER, DEARER << 1, DEARER << 2, DEARER << 3])  # by type

BONUS_TILES: Final[tuple[str, ...]] = ("basic", "first", "second", "third", "fourth")
BASIC_TILE: Final = 0
BONUS_TILE_COUNT: Final = len(BONUS_TILES)
TILE_HARVEST: Final[tuple[Goods, ...]] = (
    ((WOOD, 1), (STONE, 1), (SERVANT, 1)),
    ((WOOD, 1), (STONE, 1), (MILITARY, 1)),
    ((WOOD, 1), (STONE, 1), (SERVANT, 1)),
    ((WOOD, 1), (STONE, 1), (MILITARY, 1)),
    ((COIN, 1), (WOOD, 1), (STONE, 1)),
)
TILE_PRODUCTION: Final[tuple[Goods, ...]] = (
    ((COIN, 2), (MILITARY, 1)),
    ((COIN, 1), (SERVANT, 2)),
    ((COIN, 1), (MILITARY, 2)),
    ((COIN, 2), (SERVANT, 1)),
    ((SERVANT, 1), (MILITARY, 2)),
)
