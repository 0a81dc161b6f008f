"""The sheets of the box: what can be corrected by a data pack, in words and numbers, made from our tables.

Rows are the things that every box has. Some things are no values and cannot be corrected: which cards there are, of
which type and period, how many exchanges a building has, and what a leader or a tile does. How much it does is a value.
"""

from __future__ import annotations

from typing import Final

from signoria.engine.sheet import ALL, RULEBOOK, VALUE, Cell, Column, Layout, Sheet, word_column
from signoria.games.lorenzo.data import board, leaders, tiles
from signoria.games.lorenzo.data.cards import CARD_WORDS, CARDS, Card
from signoria.games.lorenzo.data.ids import (
    ANY_TYPE,
    BUILDING,
    CARDS_OF_TYPE,
    CHARACTER,
    COIN,
    FAITH,
    GOODS,
    MARKET_COINS,
    MILITARY,
    PRIVILEGE,
    PRIVILEGES,
    SERVANT,
    SPACES,
    STONE,
    TERRITORY,
    TYPES,
    VENTURE,
    VP,
    WOOD,
    Goods,
)
from signoria.games.lorenzo.data.leaders import LEADER_WORDS, LEADERS, Leader

NONE: Final = "none"
# By number: what an action does.
ACTIONS: Final[tuple[str, ...]] = (*TYPES, "any", "harvest", "production")
EACH: Final[tuple[str, ...]] = (*TYPES, "two-military")
FLOOR_GOODS: Final[tuple[str, ...]] = (GOODS[WOOD], GOODS[MILITARY], GOODS[STONE], GOODS[COIN])
MATERIALS: Final = (COIN, WOOD, STONE, SERVANT)  # what cards cost
PAID: Final = (COIN, WOOD, STONE, SERVANT, MILITARY, FAITH)  # what exchanges take
CHEAPER: Final = (COIN, WOOD, STONE)
KEPT: Final = (COIN, WOOD, STONE, SERVANT, MILITARY, FAITH, VP)
GIVEN: Final = (*KEPT, PRIVILEGE)
MOST_PRIVILEGES: Final = 3  # of one source; all of them differ

# By type: the words of its cards, which are the rows of a sheet.
ROWS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [CARD_WORDS[kind * CARDS_OF_TYPE : (kind + 1) * CARDS_OF_TYPE] for kind in range(len(TYPES))]
)
TRADE_GROUPS: Final[tuple[str, ...]] = ("trade-1", "trade-2")
# The tiles whose effect has a number, and what it is.
TILE_VALUES: Final[dict[str, int]] = {
    **dict.fromkeys(tiles.TILES[:4], 1),
    "weaker-harvest": tiles.WEAKER_WORK,
    "weaker-production": tiles.WEAKER_WORK,
    "weaker-members": 1,
    **dict.fromkeys(tiles.TILES[7:11], tiles.WEAKER_TAKING),
    "lose-by-points": board.POINTS_A_LOSS,
}
SPACE_ROWS: Final[tuple[str, ...]] = SPACES[MARKET_COINS:]
TRACKS: Final[dict[str, tuple[int, ...]]] = {
    "faith": board.FAITH_POINTS,
    "periods": board.FAITH_NEEDED,
    "military": board.SLOT_MILITARY,
    "territories": board.TERRITORY_POINTS,
    "characters": board.CHARACTER_POINTS,
    "coins": board.START_COINS,
    "floors": board.FLOOR_VALUE,
}
NUMBERS: Final[dict[str, int]] = {
    "start-wood": 2,
    "start-stone": 2,
    "start-servant": 3,
    "surcharge": board.SURCHARGE,
    "large-space": board.LARGE_SPACE,
    "strongest": board.MOST_MILITARY,
    "second": board.SECOND_MILITARY,
    "resources-a-point": board.RESOURCES_A_POINT,
}


def goods_columns(group: str, goods: tuple[int, ...], high: int = 20) -> tuple[Column, ...]:
    """A column for each good of a group."""
    return tuple(
        [Column(f"{group}.{GOODS[good]}", 0, MOST_PRIVILEGES if good == PRIVILEGE else high, "good") for good in goods]
    )


ACTION_COLUMNS: Final[tuple[Column, ...]] = (
    word_column("action.does", "action", (NONE, *ACTIONS)),
    Column("action.value", 0, 12, "value"),
)
LAYOUTS: Final[tuple[Layout, ...]] = (
    Layout(
        "territories",
        ROWS[TERRITORY],
        (
            Column("activation", 1, 12, "value"),
            *goods_columns("immediate", GIVEN),
            *goods_columns("yields", GIVEN),
        ),
        names="card-",
    ),
    Layout(
        "buildings",
        ROWS[BUILDING],
        (
            *goods_columns("cost", MATERIALS),
            Column("activation", 1, 12, "value"),
            *goods_columns("immediate", GIVEN),
            *goods_columns("yields", GIVEN),
            word_column("yields-per.good", "good", (NONE, *[GOODS[good] for good in KEPT])),
            word_column("yields-per.each", "type", (NONE, *TYPES)),
            *goods_columns("trade-1-pays", PAID),
            *goods_columns("trade-1-gains", GIVEN),
            *goods_columns("trade-2-pays", PAID),
            *goods_columns("trade-2-gains", GIVEN),
        ),
        names="card-",
    ),
    Layout(
        "characters",
        ROWS[CHARACTER],
        (
            *goods_columns("cost", MATERIALS),
            *goods_columns("immediate", GIVEN),
            Column("points.value", 0, 9, "points"),
            word_column("points.each", "type", (NONE, *EACH)),
            *ACTION_COLUMNS,
            *goods_columns("action-cheaper", CHEAPER, 9),
            word_column("raises.does", "action", (NONE, *TYPES, *ACTIONS[ANY_TYPE + 1 :])),
            Column("raises.value", 0, 9, "value"),
            Column("raises.cheaper", 0, 9, "coins"),
        ),
        names="card-",
    ),
    Layout(
        "ventures",
        ROWS[VENTURE],
        (
            *goods_columns("cost", MATERIALS),
            Column("military.needed", 0, 30, "good"),
            Column("military.spent", 0, 30, "good"),
            *goods_columns("immediate", GIVEN),
            *ACTION_COLUMNS,
            Column("end", 0, 30, "points"),
        ),
        names="card-",
    ),
    Layout(
        "leaders",
        LEADER_WORDS,
        (
            *goods_columns("needs", KEPT, 60),
            *[Column(f"cards.{kind}", 0, 6, "cards") for kind in TYPES],
            Column("of-one-type", 0, 6, "cards"),
            *goods_columns("gives", GIVEN),
            Column("worth", 0, 9, "value"),
        ),
        names="leader-",
    ),
    Layout("excommunications", tuple(TILE_VALUES), (Column(VALUE, 1, 9, "number"),), labels="tile-"),
    Layout(
        "bonus-tiles",
        tiles.BONUS_TILES,
        (*goods_columns("harvest", GIVEN, 9), *goods_columns("production", GIVEN, 9)),
        labels="bonus-tile-",
    ),
    Layout(
        "towers",
        TYPES,
        (
            word_column("good", "good", FLOOR_GOODS, must=True),
            Column("third", 0, 9, "good"),
            Column("fourth", 0, 9, "good"),
        ),
        labels="type-",
    ),
    Layout("spaces", SPACE_ROWS, goods_columns("gives", GIVEN), labels="space-"),
    Layout("privileges", PRIVILEGES, goods_columns("gives", KEPT), labels="privilege-"),
    Layout(
        "tracks",
        tuple(TRACKS),
        (Column(VALUE, 0, 99, "number", 3, 16),),
        {"periods": (0, 15), "military": (0, 40), "coins": (0, 40), "floors": (1, 12)},
        labels="track-",
    ),
    Layout(
        "board",
        tuple(NUMBERS),
        (Column(VALUE, 0, 20, "number"),),
        {"resources-a-point": (1, 20), "surcharge": (0, 9), "large-space": (0, 9)},
        labels="board-",
    ),
)

SOURCE: Final = "source:most of twelve public programs"
TRADED: Final = ("trade-1-pays", "trade-1-gains", "trade-2-pays", "trade-2-gains")
# Where the rulebook shows a value itself: by card, the columns, groups of columns or all of it.
IN_RULEBOOK: Final[dict[str, tuple[str, ...]]] = {
    "forest": ("activation", "yields"),
    "monastery": ("activation",),
    "manor-house": ("activation", "yields"),
    "marble-pit": ("activation", "yields"),
    "theater": ("yields-per",),
    "carpenters-shop": TRADED,
    "treasury": TRADED,
    "painters-guild": TRADED,
    "fair": TRADED[:2],
    "fortress": ("activation", "yields"),
    "church": TRADED,
    "dame": ("raises",),
    "farmer": ("raises",),
    "abbess": ("action",),
    "architect": ("action", "action-cheaper"),
    "royal-messenger": ("immediate",),
    "paramour": ("points",),
    "cardinal": ("action",),
    "support-to-the-bishop": ("cost", "military"),
    "sandro-botticelli": ("needs",),
}


def own_sheets() -> dict[str, Sheet]:
    """Our values."""
    sheets = {layout.name: Sheet(layout) for layout in LAYOUTS}
    for card in CARDS:
        sheet = sheets[LAYOUTS[card.type].name]
        cells = (_territory, _building, _character, _venture)[card.type](card)
        _fill(sheet, card.word, SOURCE, cells)
    for leader in LEADERS:
        _fill(sheets["leaders"], leader.word, SOURCE, _leader(leader))
    for row, number in TILE_VALUES.items():
        _fill(sheets["excommunications"], row, SOURCE, {VALUE: number})
    for tile, row in enumerate(tiles.BONUS_TILES):
        given = {**_goods("harvest", tiles.TILE_HARVEST[tile]), **_goods("production", tiles.TILE_PRODUCTION[tile])}
        _fill(sheets["bonus-tiles"], row, RULEBOOK if tile == tiles.BASIC_TILE else SOURCE, given)
    for kind, row in enumerate(TYPES):
        bonus: dict[str, Cell] = {
            "good": GOODS[board.FLOOR_GOOD[kind]],
            "third": board.FLOOR_AMOUNT[2],
            "fourth": board.FLOOR_AMOUNT[3],
        }
        _fill(sheets["towers"], row, RULEBOOK, bonus)
        sheets["towers"].origins[row]["good"] = SOURCE
    for number, row in enumerate(SPACE_ROWS):
        goods = board.MARKET[number] if number < len(board.MARKET) else board.PALACE
        _fill(sheets["spaces"], row, SOURCE if number < 2 else RULEBOOK, _goods("gives", goods))
    for number, row in enumerate(PRIVILEGES):
        _fill(sheets["privileges"], row, RULEBOOK, _goods("gives", board.PRIVILEGE_GOODS[number]))
    for row, track in TRACKS.items():
        known = row in ("periods", "coins", "floors")
        _fill(sheets["tracks"], row, RULEBOOK if known else SOURCE, {VALUE: track})
    for row, number in NUMBERS.items():
        _fill(sheets["board"], row, RULEBOOK, {VALUE: number})
    return sheets


def _fill(sheet: Sheet, row: str, origin: str, cells: dict[str, Cell]) -> None:
    sheet.cells[row].update(cells)
    sheet.origins[row] = {ALL: origin}
    for name in IN_RULEBOOK.get(row, ()):
        sheet.origins[row][name] = RULEBOOK


def _goods(group: str, goods: Goods) -> dict[str, Cell]:
    return {f"{group}.{GOODS[good]}": number for good, number in goods}


def _territory(card: Card) -> dict[str, Cell]:
    return {
        "activation": card.activation,
        **_goods("immediate", card.immediate),
        **_goods("yields", card.yields),
    }


def _building(card: Card) -> dict[str, Cell]:
    good, kind = card.yields_per
    cells: dict[str, Cell] = {
        **_goods("cost", card.cost),
        **_territory(card),
        "yields-per.good": GOODS[good] if good >= 0 else NONE,
        "yields-per.each": TYPES[kind] if good >= 0 else NONE,
    }
    for group, (paid, gained) in zip(TRADE_GROUPS, card.trades, strict=False):
        cells |= {**_goods(f"{group}-pays", paid), **_goods(f"{group}-gains", gained)}
    return cells


def _action(card: Card) -> dict[str, Cell]:
    return {"action.does": ACTIONS[card.action] if card.action >= 0 else NONE, "action.value": card.action_value}


def _character(card: Card) -> dict[str, Cell]:
    points, kind = card.points_per
    return {
        **_goods("cost", card.cost),
        **_goods("immediate", card.immediate),
        "points.value": points,
        "points.each": EACH[kind] if points else NONE,
        **_action(card),
        **_goods("action-cheaper", card.action_discount),
        "raises.does": ACTIONS[card.bonus] if card.bonus >= 0 else NONE,
        "raises.value": card.bonus_value,
        "raises.cheaper": sum([less for _, less in card.discount]),
    }


def _venture(card: Card) -> dict[str, Cell]:
    return {
        **_goods("cost", card.cost),
        "military.needed": card.needed,
        "military.spent": card.spent,
        **_goods("immediate", card.immediate),
        **_action(card),
        "end": card.end_vp,
    }


def _leader(leader: Leader) -> dict[str, Cell]:
    kinds: dict[str, Cell] = {f"cards.{TYPES[kind]}": number for kind, number in enumerate(leader.cards)}
    return {
        **_goods("needs", leader.goods),
        **kinds,
        "of-one-type": leader.of_one_type,
        **_goods("gives", leader.gain),
        "worth": leaders.VALUES.get(leader.number, leader.action_value),
    }


# What stands on top of each sheet when it is written.
NOTES: Final[dict[str, str]] = {
    "territories": "activation: the value of a harvest that reaches the card. immediate: when taken. yields: at each.",
    "buildings": """\
activation: the value of a production that reaches the card. yields: at productions, or yields-per: one good for each
card of a type. trade: an exchange at productions; how many a building has is fixed.""",
    "characters": """\
points: victory points for each card of a type, or for each two military points. action: taken at once, at a value, some
goods cheaper. raises: what is worth more from now on, and how many coins cheaper the cards are that it takes.""",
    "ventures": "military: points to be owned, and how many of them are paid, instead of goods. end: final points.",
    "leaders": """\
needs, cards, of-one-type: what must be owned. gives: once a round. worth: of the action, the members or the points that
the leader's ability is about.""",
    "excommunications": "How much a tile takes away; lose-by-points: one for each so many points.",
    "bonus-tiles": "What the tiles give at each harvest and production.",
    "towers": "good: what a tower gives on its third and fourth floor, and how much of it.",
    "spaces": "What the market and the council palace give.",
    "privileges": "What can be chosen for a council privilege.",
    "tracks": """\
faith: points by place on the track. periods: faith needed to support the Church. military: points to place the first,
second and further territory. territories, characters: points by number of cards. coins: by place in the turn order.
floors: the value of each floor.""",
    "board": """\
start: goods at the start. surcharge: coins in an occupied tower. large-space: how much less an action is worth there.
strongest, second: points for military. resources-a-point: resources that make a point at the end.""",
}
