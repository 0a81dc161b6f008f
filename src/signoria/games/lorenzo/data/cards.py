"""The development cards: what is printed on each of the 96, one row a card in the order of their numbers."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.data.ids import (
    ANY_TYPE,
    BUILDING,
    CARDS_OF_PERIOD,
    CARDS_OF_TYPE,
    CHARACTER,
    COIN,
    FAITH,
    MILITARY,
    PRIVILEGE,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
    Goods,
)

# What an action does beside taking a card of a type: the numbers go on after ANY_TYPE.
HARVEST_ACTION: Final = 5
PRODUCTION_ACTION: Final = 6
NO_ACTION: Final = -1
PER_TWO_MILITARY: Final = 4  # instead of a type, in ``points_per``
NONE: Final = (-1, 0)

Trade = tuple[Goods, Goods]  # what is paid, what is gained


class Card:
    """A development card as printed."""

    def __init__(
        self,
        number: int,
        word: str,
        *,
        cost: Goods = (),
        military: tuple[int, int] = (0, 0),
        activation: int = 0,
        immediate: Goods = (),
        points_per: tuple[int, int] = (0, -1),
        action: tuple[int, int] = NONE,
        action_discount: Goods = (),
        yields: Goods = (),
        yields_per: tuple[int, int] = (-1, -1),
        trades: tuple[Trade, ...] = (),
        bonus: tuple[int, int] = NONE,
        discount: Goods = (),
        saves_wood_or_stone: bool = False,
        no_floor_bonus: bool = False,
        end_vp: int = 0,
    ) -> None:
        self.number: Final = number  # the printed number less one
        self.word: Final = word
        self.type: Final = number // CARDS_OF_TYPE
        self.period: Final = number % CARDS_OF_TYPE // CARDS_OF_PERIOD  # from 0
        self.bit: Final = 1 << number % CARDS_OF_TYPE
        self.cost: Final = cost
        self.coins: Final = amount(cost, COIN)
        self.wood: Final = amount(cost, WOOD)
        self.stone: Final = amount(cost, STONE)
        self.servants: Final = amount(cost, SERVANT)
        self.needed: Final = military[0]  # military points to be owned, 0 where there is no military cost
        self.spent: Final = military[1]  # and how many of them are paid
        self.by_goods: Final = bool(cost) or not military[0]  # whether goods can pay for it (territories: nothing)
        self.activation: Final = activation
        self.immediate: Final = immediate
        self.points_per: Final = points_per  # victory points, for each card of that type
        self.action: Final = action[0]
        self.action_value: Final = action[1]
        self.action_discount: Final = action_discount
        self.yields: Final = yields  # at each harvest or production
        self.yields_per: Final = yields_per  # one of that good for each card of that type
        self.trades: Final = trades  # at most one of them at each production
        self.bonus: Final = bonus[0]  # the action whose value it raises
        self.bonus_value: Final = bonus[1]
        self.discount: Final = discount  # on cards that the raised action takes
        self.saves_wood_or_stone: Final = saves_wood_or_stone
        self.no_floor_bonus: Final = no_floor_bonus
        self.end_vp: Final = end_vp


def amount(goods: Goods, good: int) -> int:
    """How much of a good there is among some goods."""
    return sum([number for kind, number in goods if kind == good])


# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card(0, "commercial-hub", activation=1, yields=((COIN, 1),)),
    Card(1, "woods", activation=2, immediate=((WOOD, 1),), yields=((WOOD, 1),)),
    Card(2, "village", activation=3, yields=((COIN, 1), (SERVANT, 1))),
    Card(3, "gravel-pit", activation=4, immediate=((STONE, 2),), yields=((STONE, 2),)),
    Card(4, "forest", activation=5, immediate=((WOOD, 1),), yields=((WOOD, 3),)),
    Card(5, "monastery", activation=6, immediate=((SERVANT, 1), (MILITARY, 2)), yields=((STONE, 1), (FAITH, 1))),
    Card(6, "citadel", activation=5, yields=((STONE, 1), (MILITARY, 2))),
    Card(7, "city", activation=6, immediate=((COIN, 3),), yields=((PRIVILEGE, 1),)),
    Card(8, "gold-mine", activation=1, immediate=((COIN, 1),), yields=((COIN, 2),)),
    Card(9, "mountain-town", activation=3, immediate=((SERVANT, 1),), yields=((WOOD, 2), (MILITARY, 1))),
    Card(10, "mining-town", activation=4, immediate=((STONE, 1), (SERVANT, 2)), yields=((STONE, 2), (SERVANT, 1))),
    Card(11, "rock-pit", activation=3, immediate=((WOOD, 1),), yields=((STONE, 3),)),
    Card(12, "estate", activation=4, immediate=((WOOD, 1), (SERVANT, 2)), yields=((COIN, 1), (WOOD, 2))),
    Card(13, "hermitage", activation=2, immediate=((FAITH, 1),), yields=((FAITH, 1),)),
    Card(14, "manor-house", activation=5, yields=((SERVANT, 2), (MILITARY, 2))),
    Card(15, "dukedom", activation=6, immediate=((COIN, 4),), yields=((COIN, 1), (WOOD, 2), (STONE, 1))),
    Card(16, "trading-town", activation=1, immediate=((COIN, 1), (SERVANT, 1)), yields=((COIN, 3),)),
    Card(17, "farm", activation=3, immediate=((WOOD, 1), (VP, 1)), yields=((WOOD, 2), (VP, 2))),
    Card(18, "colony", activation=5, immediate=((MILITARY, 2),), yields=((WOOD, 1), (VP, 4))),
    Card(19, "marble-pit", activation=2, immediate=((VP, 3),), yields=((STONE, 2), (VP, 1))),
    Card(20, "province", activation=6, immediate=((STONE, 1), (PRIVILEGE, 1)), yields=((STONE, 1), (VP, 4))),
    Card(21, "sanctuary", activation=1, immediate=((FAITH, 1),), yields=((COIN, 1), (FAITH, 1))),
    Card(22, "castle", activation=4, immediate=((COIN, 2), (VP, 2)), yields=((SERVANT, 1), (MILITARY, 3))),
    Card(23, "fortified-town", activation=2, immediate=((SERVANT, 1), (MILITARY, 2)),
         yields=((SERVANT, 2), (MILITARY, 1))),
    Card(24, "mint", cost=((WOOD, 1), (STONE, 3)), activation=5, immediate=((VP, 5),), yields_per=(COIN, BUILDING)),
    Card(25, "tax-office", cost=((WOOD, 3), (STONE, 1)), activation=5, immediate=((VP, 5),),
         yields_per=(COIN, TERRITORY)),
    Card(26, "triumphal-arch", cost=((COIN, 2), (STONE, 2)), activation=6, immediate=((VP, 6),),
         yields_per=(VP, VENTURE)),
    Card(27, "theater", cost=((COIN, 2), (WOOD, 2)), activation=6, immediate=((VP, 6),), yields_per=(VP, CHARACTER)),
    Card(28, "carpenters-shop", cost=((COIN, 1), (WOOD, 2)), activation=4, immediate=((VP, 3),),
         trades=((((WOOD, 1),), ((COIN, 3),)), (((WOOD, 2),), ((COIN, 5),)))),
    Card(29, "stonemasons-shop", cost=((COIN, 1), (STONE, 2)), activation=3, immediate=((VP, 2),),
         trades=((((STONE, 1),), ((COIN, 3),)), (((STONE, 2),), ((COIN, 5),)))),
    Card(30, "chapel", cost=((WOOD, 2),), activation=2, immediate=((FAITH, 1),),
         trades=((((COIN, 1),), ((FAITH, 1),)),)),
    Card(31, "residence", cost=((STONE, 2),), activation=1, immediate=((VP, 1),),
         trades=((((COIN, 1),), ((PRIVILEGE, 1),)),)),
    Card(32, "marketplace", cost=((WOOD, 2), (STONE, 1)), activation=3, immediate=((VP, 3),),
         trades=((((COIN, 3),), ((WOOD, 2), (STONE, 2))),)),
    Card(33, "treasury", cost=((WOOD, 3),), activation=3, immediate=((VP, 4),),
         trades=((((COIN, 1),), ((VP, 3),)), (((COIN, 2),), ((VP, 5),)))),
    Card(34, "painters-guild", cost=((WOOD, 4),), activation=4, immediate=((VP, 5),),
         trades=((((WOOD, 1),), ((VP, 3),)), (((WOOD, 3),), ((VP, 7),)))),
    Card(35, "sculptors-guild", cost=((STONE, 4),), activation=5, immediate=((VP, 6),),
         trades=((((STONE, 1),), ((VP, 3),)), (((STONE, 3),), ((VP, 7),)))),
    Card(36, "stonemasons-guild", cost=((WOOD, 1), (STONE, 2)), activation=4, immediate=((VP, 4),),
         trades=((((WOOD, 1), (STONE, 1), (SERVANT, 1)), ((VP, 6),)),)),
    Card(37, "baptistery", cost=((STONE, 3),), activation=2, immediate=((FAITH, 1), (VP, 2)),
         trades=((((FAITH, 1),), ((COIN, 2), (VP, 2))),)),
    Card(38, "barracks", cost=((WOOD, 1), (STONE, 1)), activation=1, immediate=((VP, 3),),
         trades=((((SERVANT, 1),), ((MILITARY, 3),)),)),
    Card(39, "stronghold", cost=((COIN, 2), (WOOD, 2), (STONE, 2)), activation=6, immediate=((VP, 8),),
         yields=((MILITARY, 2), (VP, 2))),
    Card(40, "bank", cost=((COIN, 3), (WOOD, 1), (STONE, 3)), activation=2, immediate=((VP, 7),),
         yields=((COIN, 5),)),
    Card(41, "fair", cost=((COIN, 4), (WOOD, 3)), activation=4, immediate=((VP, 8),),
         trades=((((COIN, 4),), ((WOOD, 3), (STONE, 3))),)),
    Card(42, "garden", cost=((WOOD, 4), (STONE, 2), (SERVANT, 2)), activation=1, immediate=((VP, 10),),
         yields=((VP, 3),)),
    Card(43, "fortress", cost=((COIN, 2), (WOOD, 2), (STONE, 4)), activation=5, immediate=((VP, 9),),
         yields=((VP, 2), (PRIVILEGE, 1))),
    Card(44, "palace", cost=((COIN, 3), (WOOD, 3), (STONE, 1)), activation=6, immediate=((VP, 9),),
         trades=((((COIN, 1),), ((SERVANT, 2), (VP, 4))),)),
    Card(45, "church", cost=((WOOD, 1), (STONE, 4)), activation=1, immediate=((FAITH, 1), (VP, 5)),
         trades=((((STONE, 1),), ((FAITH, 2),)), (((WOOD, 1),), ((FAITH, 2),)))),
    Card(46, "military-academy", cost=((WOOD, 2), (STONE, 2), (SERVANT, 1)), activation=3, immediate=((VP, 7),),
         trades=((((SERVANT, 1),), ((MILITARY, 3), (VP, 1))),)),
    Card(47, "cathedral", cost=((WOOD, 4), (STONE, 4)), activation=2, immediate=((FAITH, 3), (VP, 7)),
         yields=((VP, 1),)),
    Card(48, "warlord", cost=((COIN, 2),), immediate=((MILITARY, 3),), bonus=(TERRITORY, 2)),
    Card(49, "stonemason", cost=((COIN, 4),), bonus=(BUILDING, 2), saves_wood_or_stone=True),
    Card(50, "dame", cost=((COIN, 4),), bonus=(CHARACTER, 2), discount=((COIN, 1),)),
    Card(51, "knight", cost=((COIN, 2),), immediate=((PRIVILEGE, 1),), bonus=(VENTURE, 2)),
    Card(52, "farmer", cost=((COIN, 3),), bonus=(HARVEST_ACTION, 2)),
    Card(53, "artisan", cost=((COIN, 3),), bonus=(PRODUCTION_ACTION, 2)),
    Card(54, "preacher", cost=((COIN, 2),), immediate=((FAITH, 4),), no_floor_bonus=True),
    Card(55, "abbess", cost=((COIN, 3),), immediate=((FAITH, 1),), action=(ANY_TYPE, 4)),
    Card(56, "captain", cost=((COIN, 4),), immediate=((MILITARY, 2),), action=(TERRITORY, 6)),
    Card(57, "architect", cost=((COIN, 4),), action=(BUILDING, 6), action_discount=((WOOD, 1), (STONE, 1))),
    Card(58, "patron", cost=((COIN, 3),), action=(CHARACTER, 6), action_discount=((COIN, 2),)),
    Card(59, "hero", cost=((COIN, 4),), immediate=((PRIVILEGE, 1),), action=(VENTURE, 6)),
    Card(60, "peasant", cost=((COIN, 4),), bonus=(HARVEST_ACTION, 3)),
    Card(61, "scholar", cost=((COIN, 4),), bonus=(PRODUCTION_ACTION, 3)),
    Card(62, "papal-messenger", cost=((COIN, 5),), immediate=((FAITH, 3),)),
    Card(63, "royal-messenger", cost=((COIN, 5),), immediate=((PRIVILEGE, 3),)),
    Card(64, "noble", cost=((COIN, 6),), points_per=(2, TERRITORY)),
    Card(65, "governor", cost=((COIN, 6),), points_per=(2, BUILDING)),
    Card(66, "paramour", cost=((COIN, 7),), points_per=(2, CHARACTER)),
    Card(67, "herald", cost=((COIN, 6),), points_per=(2, VENTURE)),
    Card(68, "cardinal", cost=((COIN, 4),), immediate=((FAITH, 2),), action=(HARVEST_ACTION, 4)),
    Card(69, "bishop", cost=((COIN, 5),), immediate=((FAITH, 1),), action=(PRODUCTION_ACTION, 4)),
    Card(70, "general", cost=((COIN, 5),), points_per=(1, PER_TWO_MILITARY)),
    Card(71, "ambassador", cost=((COIN, 6),), immediate=((PRIVILEGE, 1),), action=(ANY_TYPE, 7)),
    Card(72, "hiring-recruits", cost=((COIN, 4),), immediate=((MILITARY, 5),), end_vp=4),
    Card(73, "repairing-the-church", cost=((COIN, 1), (WOOD, 1), (STONE, 1)), immediate=((FAITH, 1),), end_vp=5),
    Card(74, "building-the-walls", cost=((STONE, 3),), immediate=((MILITARY, 2), (PRIVILEGE, 1)), end_vp=3),
    Card(75, "raising-a-statue", cost=((WOOD, 2), (STONE, 2)), immediate=((PRIVILEGE, 2),), end_vp=4),
    Card(76, "military-campaign", military=(3, 2), immediate=((COIN, 3),), end_vp=5),
    Card(77, "hosting-panhandlers", cost=((WOOD, 3),), immediate=((SERVANT, 4),), end_vp=4),
    Card(78, "fighting-heresies", military=(5, 3), immediate=((FAITH, 2),), end_vp=5),
    Card(79, "support-to-the-bishop", cost=((COIN, 2), (WOOD, 1), (STONE, 1)), military=(4, 2),
         immediate=((FAITH, 3),), end_vp=1),
    Card(80, "hiring-soldiers", cost=((COIN, 6),), immediate=((MILITARY, 6),), end_vp=5),
    Card(81, "repairing-the-abbey", cost=((COIN, 2), (WOOD, 2), (STONE, 2)), immediate=((FAITH, 2),), end_vp=6),
    Card(82, "building-the-bastions", cost=((STONE, 4),), immediate=((MILITARY, 3), (PRIVILEGE, 1)), end_vp=2),
    Card(83, "support-to-the-king", military=(6, 3), immediate=((COIN, 5), (PRIVILEGE, 1)), end_vp=3),
    Card(84, "improving-the-canals", cost=((COIN, 3), (SERVANT, 2)), action=(HARVEST_ACTION, 4), end_vp=5),
    Card(85, "hosting-foreigners", cost=((WOOD, 4),), immediate=((SERVANT, 5),), end_vp=4),
    Card(86, "crusade", military=(8, 4), immediate=((COIN, 5), (FAITH, 1)), end_vp=5),
    Card(87, "support-to-the-cardinal", cost=((COIN, 3), (WOOD, 2), (STONE, 2)), military=(7, 4),
         immediate=((FAITH, 3),), end_vp=4),
    Card(88, "hiring-mercenaries", cost=((COIN, 8),), immediate=((MILITARY, 7),), end_vp=6),
    Card(89, "repairing-the-cathedral", cost=((COIN, 3), (WOOD, 3), (STONE, 3)), immediate=((FAITH, 1),),
         action=(ANY_TYPE, 7), end_vp=5),
    Card(90, "building-the-towers", cost=((STONE, 6),), immediate=((MILITARY, 4), (PRIVILEGE, 1)), end_vp=4),
    Card(91, "promoting-sacred-art", cost=((WOOD, 6),), immediate=((FAITH, 3),), end_vp=3),
    Card(92, "military-conquest", military=(12, 6), immediate=((COIN, 3), (WOOD, 3), (STONE, 3)), end_vp=7),
    Card(93, "improving-the-roads", cost=((COIN, 4), (SERVANT, 3)), action=(PRODUCTION_ACTION, 3), end_vp=5),
    Card(94, "sacred-war", military=(15, 8), immediate=((FAITH, 4),), end_vp=8),
    Card(95, "support-to-the-pope", cost=((COIN, 4), (WOOD, 3), (STONE, 3)), military=(10, 5),
         immediate=((FAITH, 2),), end_vp=10),
)
# fmt: on

CARD_WORDS: Final = tuple([card.word for card in CARDS])
NUMBER_OF: Final = {card.word: card.number for card in CARDS}
STONEMASON: Final = NUMBER_OF["stonemason"]
PREACHER: Final = NUMBER_OF["preacher"]

# Every exchange of the buildings: (card, which of its trades), and its word.
TRADES: Final = tuple([(card.number, which) for card in CARDS for which in range(len(card.trades))])
TRADE_WORDS: Final = tuple(
    [CARDS[card].word if len(CARDS[card].trades) == 1 else f"{CARDS[card].word}-{which + 1}" for card, which in TRADES]
)
FIRST_TRADE: Final = tuple([TRADES.index((card.number, 0)) if card.trades else -1 for card in CARDS])
