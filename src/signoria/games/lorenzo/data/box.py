"""What is printed in one box: cards, leaders, and every other number, as small values that rules read.

It never changes. The state keeps it as ``state.box``, and clones share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.sheet import VALUE, Sheet
from signoria.games.lorenzo.data.cards import CARDS, PRODUCTION_ACTION, Card
from signoria.games.lorenzo.data.ids import (
    BUILDING,
    CHARACTER,
    COIN,
    GOODS,
    PRIVILEGES,
    SERVANT,
    STONE,
    TERRITORY,
    TYPES,
    VENTURE,
    WOOD,
    Goods,
)
from signoria.games.lorenzo.data.leaders import LEADERS, VALUES, Leader
from signoria.games.lorenzo.data.sheets import ACTIONS, EACH, LAYOUTS, NONE, SPACE_ROWS, TRADE_GROUPS
from signoria.games.lorenzo.data.tiles import BONUS_TILES

Numbers = tuple[int, ...]
SHEET_OF: Final[tuple[str, ...]] = tuple([LAYOUTS[kind].name for kind in range(len(TYPES))])


class Box:
    """The values of one box."""

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        self.sheets: Final = sheets  # what the numbers were read from: it knows where each is known from
        self.cards: Final[tuple[Card, ...]] = tuple([_card(sheets[SHEET_OF[card.type]], card) for card in CARDS])
        # By action (taking a card of each type, of any, harvest, production): (bit of the character, what it adds).
        self.bonuses: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
            [
                tuple([(card.bit, card.bonus_value) for card in self.cards if card.bonus == action])
                for action in range(PRODUCTION_ACTION + 1)
            ]
        )
        self.bonus_bits: Final = vec[i64]([sum([bit for bit, _ in row]) for row in self.bonuses])
        self.all_bonus_bits: Final[int] = sum(self.bonus_bits)
        # By type of card taken: (bit of the character, how many coins cheaper).
        self.discounts: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
            [
                tuple([(card.bit, less) for card in self.cards if card.bonus == kind for _, less in card.discount])
                for kind in range(len(TYPES))
            ]
        )

        sheet = sheets["leaders"]
        self.leaders: Final[tuple[Leader, ...]] = tuple([_leader(sheet, leader) for leader in LEADERS])
        # By leader: the value of an action, or what the ability is worth.
        self.leader_value: Final = vec[i64]([sheet.number(leader.word, "worth") for leader in LEADERS])

        sheet = sheets["excommunications"]
        fewer_materials = sheet.number("fewer-wood-and-stone")
        # By good: how many fewer a source gives under the tile against it.
        self.fewer: Final = vec[i64](
            [
                sheet.number("fewer-coins"),
                fewer_materials,
                fewer_materials,
                sheet.number("fewer-servants"),
                sheet.number("fewer-military"),
                0,
                0,
            ]
        )
        self.weaker_harvest: Final = sheet.number("weaker-harvest")
        self.weaker_production: Final = sheet.number("weaker-production")
        self.weaker_members: Final = sheet.number("weaker-members")
        dearer = ("dearer-territories", "dearer-buildings", "dearer-characters", "dearer-ventures")
        self.dearer: Final = vec[i64]([sheet.number(row) for row in dearer])  # by type
        self.points_a_loss: Final = sheet.number("lose-by-points")

        sheet = sheets["bonus-tiles"]
        self.tile_harvest: Final[tuple[Goods, ...]] = tuple([goods(sheet, row, "harvest") for row in BONUS_TILES])
        self.tile_production: Final[tuple[Goods, ...]] = tuple([goods(sheet, row, "production") for row in BONUS_TILES])

        sheet = sheets["towers"]
        self.floor_good: Final = vec[i64]([GOODS.index(sheet.word(row, "good")) for row in TYPES])
        # By floor of each tower: how much of its good it gives.
        self.floor_amount: Final = vec[i64](
            [amount for row in TYPES for amount in (0, 0, sheet.number(row, "third"), sheet.number(row, "fourth"))]
        )
        spaces = [goods(sheets["spaces"], row, "gives") for row in SPACE_ROWS]
        self.market: Final[tuple[Goods, ...]] = tuple(spaces[:-1])
        self.palace: Final[Goods] = spaces[-1]
        self.privilege_goods: Final[tuple[Goods, ...]] = tuple(
            [goods(sheets["privileges"], row, "gives") for row in PRIVILEGES]
        )

        sheet = sheets["tracks"]
        self.faith_points: Final[Numbers] = sheet.numbers("faith", VALUE)
        self.faith_needed: Final[Numbers] = sheet.numbers("periods", VALUE)  # by period
        self.slot_military: Final = vec[i64](sheet.numbers("military", VALUE))  # to place the first territory and so on
        self.territory_points: Final[Numbers] = sheet.numbers("territories", VALUE)
        self.character_points: Final[Numbers] = sheet.numbers("characters", VALUE)
        self.start_coins: Final[Numbers] = sheet.numbers("coins", VALUE)  # by place in the turn order
        self.floor_value: Final = vec[i64](sheet.numbers("floors", VALUE))

        sheet = sheets["board"]
        self.start_goods: Final[Goods] = (
            (WOOD, sheet.number("start-wood")),
            (STONE, sheet.number("start-stone")),
            (SERVANT, sheet.number("start-servant")),
        )
        self.surcharge: Final = sheet.number("surcharge")
        self.large_space: Final = sheet.number("large-space")
        self.most_military: Final = sheet.number("strongest")
        self.second_military: Final = sheet.number("second")
        self.resources_a_point: Final = sheet.number("resources-a-point")


def goods(sheet: Sheet, row: str, group: str) -> Goods:
    """What is not 0 in a group of columns, as (good, amount) pairs."""
    found: list[tuple[int, int]] = []
    for good, word in enumerate(GOODS):
        name = f"{group}.{word}"
        if name in sheet.layout.columns and sheet.number(row, name):
            found.append((good, sheet.number(row, name)))
    return tuple(found)


def _card(sheet: Sheet, card: Card) -> Card:
    """A card with the values of a sheet; what it is and how many exchanges it has stays."""
    row = card.word
    if card.type == TERRITORY:
        return Card(
            card.number,
            row,
            activation=sheet.number(row, "activation"),
            immediate=goods(sheet, row, "immediate"),
            yields=goods(sheet, row, "yields"),
        )
    if card.type == BUILDING:
        good, kind = sheet.word(row, "yields-per.good"), sheet.word(row, "yields-per.each")
        return Card(
            card.number,
            row,
            cost=goods(sheet, row, "cost"),
            activation=sheet.number(row, "activation"),
            immediate=goods(sheet, row, "immediate"),
            yields=goods(sheet, row, "yields"),
            yields_per=(-1, -1) if good == NONE else (GOODS.index(good), TYPES.index(kind)),
            trades=tuple(
                [
                    (goods(sheet, row, f"{group}-pays"), goods(sheet, row, f"{group}-gains"))
                    for group in TRADE_GROUPS[: len(card.trades)]
                ]
            ),
        )
    action = _does(sheet, row, "action")
    if card.type == CHARACTER:
        each, less = sheet.word(row, "points.each"), sheet.number(row, "raises.cheaper")
        return Card(
            card.number,
            row,
            cost=goods(sheet, row, "cost"),
            immediate=goods(sheet, row, "immediate"),
            points_per=(0, -1) if each == NONE else (sheet.number(row, "points.value"), EACH.index(each)),
            action=action,
            action_discount=goods(sheet, row, "action-cheaper"),
            bonus=_does(sheet, row, "raises"),
            discount=((COIN, less),) if less else (),
            saves_wood_or_stone=card.saves_wood_or_stone,
            no_floor_bonus=card.no_floor_bonus,
        )
    assert card.type == VENTURE
    return Card(
        card.number,
        row,
        cost=goods(sheet, row, "cost"),
        military=(sheet.number(row, "military.needed"), sheet.number(row, "military.spent")),
        immediate=goods(sheet, row, "immediate"),
        action=action,
        end_vp=sheet.number(row, "end"),
    )


def _does(sheet: Sheet, row: str, group: str) -> tuple[int, int]:
    """An action and its value; -1 for none."""
    word = sheet.word(row, f"{group}.does")
    return (-1, 0) if word == NONE else (ACTIONS.index(word), sheet.number(row, f"{group}.value"))


def _leader(sheet: Sheet, leader: Leader) -> Leader:
    """A leader with the values of a sheet; what its ability is stays."""
    row = leader.word
    return Leader(
        leader.number,
        row,
        goods=goods(sheet, row, "needs"),
        cards=tuple([sheet.number(row, f"cards.{kind}") for kind in TYPES]),
        of_one_type=sheet.number(row, "of-one-type"),
        once_a_round=leader.once_a_round,
        gain=goods(sheet, row, "gives"),
        action=(leader.action, sheet.number(row, "worth") if leader.number not in VALUES else 0),
    )
