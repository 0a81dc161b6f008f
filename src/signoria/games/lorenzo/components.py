"""What lies in the box and never changes, as data for a client to draw: cards, leaders, tiles, the board, the scales.

Amounts are pairs of a good's word and a number. Whatever a person reads is a ``Phrase``.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lorenzo.data.board import (
    MARKET_FOR_FOUR,
    MOST_CARDS,
    ROUNDS,
)
from signoria.games.lorenzo.data.box import Box
from signoria.games.lorenzo.data.cards import FIRST_TRADE, NO_ACTION, PER_TWO_MILITARY, TRADE_WORDS, Card
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
from signoria.games.lorenzo.data.leaders import Leader
from signoria.games.lorenzo.data.sheets import ACTIONS
from signoria.games.lorenzo.data.tiles import (
    BASIC_TILE,
    BONUS_TILES,
    TILES,
    TILES_OF_PERIOD,
)
from signoria.games.lorenzo.edition import EDITION_NAMES, EDITIONS
from signoria.games.lorenzo.effects import card_text, leader_brief, leader_text, tile_brief, tile_text

# How many members a space holds: one, or as many as come.
ONE: Final = "one"
MANY: Final = "many"


def components(box: Box, edition: str) -> dict[str, Any]:
    """Everything that is the same in every game of an edition."""
    rules = EDITIONS[EDITION_NAMES.index(edition)]
    return {
        "goods": list(GOODS),
        "types": list(TYPES),
        "members": list(MEMBERS),
        "seats": list(SEATS),
        "categories": list(CATEGORIES),
        "rounds": ROUNDS,
        "cards": {card.word: card_facts(card) for card in box.cards},
        "leaders": {leader.word: leader_facts(box, leader) for leader in box.leaders} if rules.leaders else {},
        "tiles": {word: tile_facts(box, number) for number, word in enumerate(TILES)},
        "bonus-tiles": {
            word: {"harvest": amounts(box.tile_harvest[number]), "production": amounts(box.tile_production[number])}
            for number, word in enumerate(BONUS_TILES)
            if (number != BASIC_TILE) == rules.own_tiles
        },
        "towers": [tower_facts(box, kind) for kind in range(len(TYPES))],
        "spaces": spaces(box),
        "privileges": {word: amounts(box.privilege_goods[number]) for number, word in enumerate(PRIVILEGES)},
        "faith": {"points": list(box.faith_points), "needed": list(box.faith_needed)},
        "military": {"slots": list(box.slot_military), "points": [box.most_military, box.second_military]},
        "scales": {"territory": list(box.territory_points), "character": list(box.character_points)},
        "most-cards": MOST_CARDS,
        "resources-a-point": box.resources_a_point,
        "surcharge": box.surcharge,
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
        "text": [card_text(card)],
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


def leader_facts(box: Box, leader: Leader) -> dict[str, Any]:
    """A leader: what it asks for and what it does, in full and in a few words."""
    return {
        "needs": needs(leader),
        "once": leader.once_a_round,
        "brief": leader_brief(box, leader),
        "text": [leader_text(box, leader)],
        "rule": f"L{leader.number + 1}",
    }


def needs(leader: Leader) -> list[dict[str, Any]]:
    """A4: what must be owned: goods, cards of types, or so many cards of any one type."""
    asked: list[dict[str, Any]] = [{"good": GOODS[good], "number": number} for good, number in leader.goods]
    asked += [{"type": TYPES[kind], "number": number} for kind, number in enumerate(leader.cards) if number]
    if leader.of_one_type:
        asked.append({"type": "any", "number": leader.of_one_type})
    return asked


def tile_facts(box: Box, number: int) -> dict[str, Any]:
    """An excommunication tile."""
    return {
        "period": number // TILES_OF_PERIOD + 1,
        "brief": tile_brief(box, number),
        "text": [tile_text(box, number)],
        "rule": f"X{number + 1}",
    }


def tower_facts(box: Box, kind: int) -> dict[str, Any]:
    """A tower from the ground up."""
    given = box.floor_amount[kind * 4 : kind * 4 + 4]
    return {
        "type": TYPES[kind],
        "floors": [
            {
                "space": SPACES[kind * 4 + floor],
                "value": box.floor_value[floor],
                "bonus": amounts(((box.floor_good[kind], number),)) if number else [],
            }
            for floor, number in enumerate(given)
        ],
    }


def spaces(box: Box) -> dict[str, dict[str, Any]]:
    """W1, W2, M1, C1: every space that is no floor: its area, its room, from how many players on, what it gives."""
    told: dict[str, dict[str, Any]] = {}
    for space in (HARVEST, HARVEST_LARGE, PRODUCTION, PRODUCTION_LARGE):
        large = space in (HARVEST_LARGE, PRODUCTION_LARGE)
        told[SPACES[space]] = {
            "area": "harvest" if space < PRODUCTION else "production",
            "room": MANY if large else ONE,
            "less": box.large_space if large else 0,
            "players": 3 if large else 2,
            "gives": [],
        }
    for number, goods in enumerate(box.market):
        told[SPACES[MARKET_COINS + number]] = {
            "area": "market",
            "room": ONE,
            "less": 0,
            "players": 4 if MARKET_COINS + number >= MARKET_FOR_FOUR else 2,
            "gives": amounts(goods),
        }
    told[SPACES[COUNCIL]] = {"area": "council", "room": MANY, "less": 0, "players": 2, "gives": amounts(box.palace)}
    return told
