"""What lies in the box and never changes, as data for a client to draw: cards, leaders, tiles, the board, the scales.

Amounts are pairs of a good's word and a number. Whatever a person reads is a ``Phrase``.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.phrase import Phrase
from signoria.games.lorenzo.data.board import (
    CHARACTER_POINTS,
    FAITH_NEEDED,
    FAITH_POINTS,
    FLOOR_AMOUNT,
    FLOOR_GOOD,
    FLOOR_VALUE,
    LARGE_SPACE,
    MARKET,
    MARKET_FOR_FOUR,
    MOST_CARDS,
    MOST_MILITARY,
    PALACE,
    PRIVILEGE_GOODS,
    RESOURCES_A_POINT,
    ROUNDS,
    SECOND_MILITARY,
    SLOT_MILITARY,
    SURCHARGE,
    TERRITORY_POINTS,
)
from signoria.games.lorenzo.data.cards import CARDS, FIRST_TRADE, NO_ACTION, PER_TWO_MILITARY, TRADE_WORDS, Card
from signoria.games.lorenzo.data.ids import (
    CATEGORIES,
    COUNCIL,
    GOODS,
    HARVEST,
    HARVEST_LARGE,
    MARKET_COINS,
    MEMBERS,
    PRIVILEGES,
    PRODUCTION,
    PRODUCTION_LARGE,
    SEATS,
    SPACES,
    TYPES,
    Goods,
)
from signoria.games.lorenzo.data.leaders import LEADERS, Leader
from signoria.games.lorenzo.data.tiles import (
    BASIC_TILE,
    BONUS_TILES,
    TILE_HARVEST,
    TILE_PRODUCTION,
    TILES,
    TILES_OF_PERIOD,
)
from signoria.games.lorenzo.edition import EDITION_NAMES, EDITIONS

# What an action does, by its number: take a card of a type or of any, harvest, produce.
ACTIONS: Final[tuple[str, ...]] = (*TYPES, "any", "harvest", "production")
# How many members a space holds: one, or as many as come.
ONE: Final = "one"
MANY: Final = "many"


def components(edition: str) -> dict[str, Any]:
    """Everything that is the same in every game of an edition."""
    rules = EDITIONS[EDITION_NAMES.index(edition)]
    return {
        "goods": list(GOODS),
        "types": list(TYPES),
        "members": list(MEMBERS),
        "seats": list(SEATS),
        "categories": list(CATEGORIES),
        "rounds": ROUNDS,
        "cards": {card.word: card_facts(card) for card in CARDS},
        "leaders": {leader.word: leader_facts(leader) for leader in LEADERS} if rules.leaders else {},
        "tiles": {word: tile_facts(number) for number, word in enumerate(TILES)},
        "bonus-tiles": {
            word: {"harvest": amounts(TILE_HARVEST[number]), "production": amounts(TILE_PRODUCTION[number])}
            for number, word in enumerate(BONUS_TILES)
            if (number != BASIC_TILE) == rules.own_tiles
        },
        "towers": [tower_facts(kind) for kind in range(len(TYPES))],
        "spaces": spaces(),
        "privileges": {word: amounts(PRIVILEGE_GOODS[number]) for number, word in enumerate(PRIVILEGES)},
        "faith": {"points": list(FAITH_POINTS), "needed": list(FAITH_NEEDED)},
        "military": {"slots": list(SLOT_MILITARY), "points": [MOST_MILITARY, SECOND_MILITARY]},
        "scales": {"territory": list(TERRITORY_POINTS), "character": list(CHARACTER_POINTS)},
        "most-cards": MOST_CARDS,
        "resources-a-point": RESOURCES_A_POINT,
        "surcharge": SURCHARGE,
    }


def amounts(goods: Goods) -> list[list[object]]:
    """Goods as pairs of word and number."""
    return [[GOODS[good], number] for good, number in goods]


def card_facts(card: Card) -> dict[str, Any]:
    """A development card; what it does not have is left out."""
    told: dict[str, Any] = {
        "number": card.number + 1,
        "type": TYPES[card.type],
        "period": card.period + 1,
        "costs": costs(card),
        "immediate": amounts(card.immediate),
        "text": [Phrase(f"text-{card.word}")],
    }
    if card.activation:
        told["activation"] = card.activation
        told["yields"] = amounts(card.yields)
    points, kind = card.points_per
    if points:
        told["points-per"] = {"points": points, "each": "two-military" if kind == PER_TWO_MILITARY else TYPES[kind]}
    if card.action != NO_ACTION:
        told["action"] = {
            "does": ACTIONS[card.action],
            "value": card.action_value,
            "cheaper": amounts(card.action_discount),
        }
    good, kind = card.yields_per
    if good >= 0:
        told["yields-per"] = {"good": GOODS[good], "each": TYPES[kind]}
    if card.trades:
        first = FIRST_TRADE[card.number]
        told["trades"] = [
            {"trade": TRADE_WORDS[first + which], "paid": amounts(paid), "gained": amounts(gained)}
            for which, (paid, gained) in enumerate(card.trades)
        ]
    if card.bonus != NO_ACTION:
        told["raises"] = {
            "does": ACTIONS[card.bonus],
            "value": card.bonus_value,
            "cheaper": amounts(card.discount),
            "wood-or-stone": card.saves_wood_or_stone,
        }
    if card.no_floor_bonus:
        told["no-floor-bonus"] = True
    if card.end_vp:
        told["end"] = card.end_vp
    return told


def costs(card: Card) -> list[dict[str, Any]]:
    """T11, T16, T17: the ways to pay as printed; none for a territory. ``own`` is the military that must be there."""
    ways: list[dict[str, Any]] = []
    if card.cost:
        ways.append({"goods": amounts(card.cost)})
    if card.needed:
        ways.append({"goods": [["military", card.spent]], "own": card.needed})
    return ways


def leader_facts(leader: Leader) -> dict[str, Any]:
    """A leader: what it asks for and what it does, in full and in a few words."""
    return {
        "needs": needs(leader),
        "once": leader.once_a_round,
        "brief": Phrase(f"brief-{leader.word}"),
        "text": [Phrase(f"rule-L{leader.number + 1}")],
        "rule": f"L{leader.number + 1}",
    }


def needs(leader: Leader) -> list[dict[str, Any]]:
    """A4: what must be owned: goods, cards of types, or so many cards of any one type."""
    asked: list[dict[str, Any]] = [{"good": GOODS[good], "number": number} for good, number in leader.goods]
    asked += [{"type": TYPES[kind], "number": number} for kind, number in enumerate(leader.cards) if number]
    if leader.of_one_type:
        asked.append({"type": "any", "number": leader.of_one_type})
    return asked


def tile_facts(number: int) -> dict[str, Any]:
    """An excommunication tile."""
    return {
        "period": number // TILES_OF_PERIOD + 1,
        "brief": Phrase(f"brief-{TILES[number]}"),
        "text": [Phrase(f"rule-X{number + 1}")],
        "rule": f"X{number + 1}",
    }


def tower_facts(kind: int) -> dict[str, Any]:
    """A tower from the ground up."""
    return {
        "type": TYPES[kind],
        "floors": [
            {
                "space": SPACES[kind * 4 + floor],
                "value": FLOOR_VALUE[floor],
                "bonus": amounts(((FLOOR_GOOD[kind], FLOOR_AMOUNT[floor]),)) if FLOOR_AMOUNT[floor] else [],
            }
            for floor in range(len(FLOOR_VALUE))
        ],
    }


def spaces() -> dict[str, dict[str, Any]]:
    """W1, W2, M1, C1: every space that is no floor: its area, its room, from how many players on, what it gives."""
    told: dict[str, dict[str, Any]] = {}
    for space in (HARVEST, HARVEST_LARGE, PRODUCTION, PRODUCTION_LARGE):
        large = space in (HARVEST_LARGE, PRODUCTION_LARGE)
        told[SPACES[space]] = {
            "area": "harvest" if space < PRODUCTION else "production",
            "room": MANY if large else ONE,
            "less": LARGE_SPACE if large else 0,
            "players": 3 if large else 2,
            "gives": [],
        }
    for number, goods in enumerate(MARKET):
        told[SPACES[MARKET_COINS + number]] = {
            "area": "market",
            "room": ONE,
            "less": 0,
            "players": 4 if MARKET_COINS + number >= MARKET_FOR_FOUR else 2,
            "gives": amounts(goods),
        }
    told[SPACES[COUNCIL]] = {"area": "council", "room": MANY, "less": 0, "players": 2, "gives": amounts(PALACE)}
    return told
