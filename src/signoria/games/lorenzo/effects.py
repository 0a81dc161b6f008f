"""What cards, leaders and tiles do, in our own words, built from the values that the rules use."""

from __future__ import annotations

from signoria.engine.phrase import Arg, Phrase
from signoria.games.lorenzo.data import board
from signoria.games.lorenzo.data.box import Box
from signoria.games.lorenzo.data.cards import CARDS, NO_ACTION, PER_TWO_MILITARY, TRADES, Card
from signoria.games.lorenzo.data.ids import GOODS, MARKET_COINS, PRIVILEGE, STONE, TERRITORY, TYPES, VP, WOOD, Goods
from signoria.games.lorenzo.data.leaders import Leader
from signoria.games.lorenzo.data.sheets import ACTIONS, TILE_VALUES
from signoria.games.lorenzo.data.tiles import BONUS_TILES, TILE_HARVEST, TILE_PRODUCTION, TILES
from signoria.games.lorenzo.vocabulary import BONUS_TILE, CARD, GOOD, PRIVILEGE_CHOICE, SPACE, TRADE_CHOICE, TYPE


def card_text(card: Card) -> Phrase:
    """Everything printed on a development card: cost, immediate effect, action, what it does from then on, the end."""
    said: list[Phrase] = []
    if card.cost or card.needed:
        said.append(Phrase("effect-costs", {"cost": _cost(card)}))
    if card.immediate:
        said.append(Phrase("effect-immediate", {"goods": _gains(card.immediate)}))
    points, kind = card.points_per
    if points:
        each = "two-military" if kind == PER_TWO_MILITARY else TYPES[kind]
        said.append(Phrase(f"effect-points-{each}", {"goods": _amount(VP, points)}))
    if card.activation:
        work = "harvest" if card.type == TERRITORY else "production"
        gives = _yields(card)
        if gives is not None:
            said.append(Phrase(f"effect-{work}", {"value": card.activation, "goods": gives}))
    if card.bonus != NO_ACTION:
        said.append(_raises(card))
    if card.no_floor_bonus:
        said.append(Phrase("effect-no-floor-bonus"))
    if card.action != NO_ACTION:
        cheaper: dict[str, Arg] = {"cheaper": _goods(card.action_discount)} if card.action_discount else {}
        key = f"effect-action-{ACTIONS[card.action]}" + ("-cheaper" if cheaper else "")
        said.append(Phrase(key, {"value": card.action_value, **cheaper}))
    if card.end_vp:
        said.append(Phrase("effect-end", {"goods": _amount(VP, card.end_vp)}))
    return _joined(said) if said else Phrase("effect-nothing")


def leader_text(box: Box, leader: Leader) -> Phrase:
    """What a leader asks for and does, in words."""
    asks = Phrase("leader-asks", {"needs": _needs(leader)})
    return _joined([asks, Phrase(f"leader-does-{leader.word}", _leader_numbers(box, leader))])


def leader_brief(box: Box, leader: Leader) -> Phrase:
    """What a leader does in a few words."""
    if not leader.gain:
        return Phrase(f"brief-{leader.word}", {"value": box.leader_value[leader.number]})
    parts = [Phrase(f"brief-good-{GOODS[good]}", {"count": count}) for good, count in leader.gain]
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Phrase("and-more", {"first": part, "rest": whole})
    return whole


def tile_text(box: Box, tile: int) -> Phrase:
    """What an excommunication tile does, in words."""
    if TILES[tile] in TILE_VALUES:
        return Phrase(f"tile-does-{TILES[tile]}", _tile_numbers(box, tile))
    return Phrase(f"rule-X{tile + 1}")


def tile_brief(box: Box, tile: int) -> Phrase:
    """What a tile does in a few words."""
    return Phrase(f"brief-{TILES[tile]}", _tile_numbers(box, tile))


def _amount(good: int, count: int) -> Phrase:
    return Phrase("amount", {"count": count, "good": GOOD.phrase(good)})


def _goods(goods: Goods) -> Phrase:
    """Goods with commas between them."""
    return _listed([_amount(good, count) for good, count in goods])


def _gains(goods: Goods) -> Phrase:
    """Goods that are gained; several privileges of one source differ."""
    return _listed(
        [
            Phrase("effect-privileges", {"count": count}) if good == PRIVILEGE and count > 1 else _amount(good, count)
            for good, count in goods
        ]
    )


def _listed(parts: list[Phrase]) -> Phrase:
    if not parts:
        return Phrase("goods-none")
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Phrase("goods-more", {"first": part, "rest": whole})
    return whole


def _joined(said: list[Phrase]) -> Phrase:
    """Sentences one after the other."""
    whole = said[-1]
    for one in reversed(said[:-1]):
        whole = Phrase("effect-and", {"first": one, "rest": whole})
    return whole


def _cost(card: Card) -> Phrase:
    """T16, T17: goods, or military points of which some are paid, or either."""
    if not card.needed:
        return _goods(card.cost)
    military = Phrase("effect-military", {"spent": card.spent, "needed": card.needed})
    return Phrase("effect-either", {"one": _goods(card.cost), "other": military}) if card.cost else military


def _yields(card: Card) -> Phrase | None:
    """W5, W7: what a work brings: goods, a good for each card of a type, or an exchange."""
    if card.yields:
        return _gains(card.yields)
    good, kind = card.yields_per
    if good >= 0:
        return Phrase(f"effect-each-{TYPES[kind]}", {"goods": _amount(good, 1)})
    if not card.trades:
        return None
    first = Phrase("effect-trade", {"paid": _goods(card.trades[0][0]), "gained": _gains(card.trades[0][1])})
    if len(card.trades) == 1:
        return first
    paid, gained = card.trades[1]
    return Phrase("effect-or-trade", {"first": first, "paid": _goods(paid), "gained": _gains(gained)})


def _raises(card: Card) -> Phrase:
    """T24: an action that is worth more, and sometimes cheaper."""
    said: dict[str, Arg] = {"value": card.bonus_value}
    key = f"effect-raises-{ACTIONS[card.bonus]}"
    if card.saves_wood_or_stone:
        return Phrase("effect-raises-either", {"raises": Phrase(key, said)})
    if card.discount:
        return Phrase("effect-raises-cheaper", {"raises": Phrase(key, said), "cheaper": _goods(card.discount)})
    return Phrase("effect-raises", {"raises": Phrase(key, said)})


def _needs(leader: Leader) -> Phrase:
    parts = [_amount(good, count) for good, count in leader.goods]
    parts += [
        Phrase("effect-cards", {"count": count, "type": TYPE.phrase(kind)})
        for kind, count in enumerate(leader.cards)
        if count
    ]
    if leader.of_one_type:
        parts.append(Phrase("effect-one-type", {"count": leader.of_one_type}))
    return _listed(parts)


def _leader_numbers(box: Box, leader: Leader) -> dict[str, Arg]:
    if leader.gain:
        return {"goods": _gains(leader.gain)}
    return {"value": box.leader_value[leader.number]}


def _tile_numbers(box: Box, tile: int) -> dict[str, Arg]:
    word = TILES[tile]
    if word not in TILE_VALUES:
        return {}
    number = box.sheets["excommunications"].number(word)
    return {"number": number, "wood": _amount(WOOD, number), "stone": _amount(STONE, number)}


def reworded(box: Box) -> dict[str, Phrase]:
    """By message: names that tell what is gained, where the values of this box differ from ours."""
    said: dict[str, Phrase] = {}
    for trade, (number, which) in enumerate(TRADES):
        paid, gained = box.cards[number].trades[which]
        if (paid, gained) != CARDS[number].trades[which]:
            words: dict[str, Arg] = {"card": CARD.phrase(number), "paid": _goods(paid), "gained": _gains(gained)}
            said[TRADE_CHOICE.keys[trade]] = Phrase("trade-says", words)
    for choice, goods in enumerate(box.privilege_goods):
        if goods != board.PRIVILEGE_GOODS[choice]:
            said[PRIVILEGE_CHOICE.keys[choice]] = _goods(goods)
    for place, goods in enumerate(box.market):
        if goods != board.MARKET[place]:
            said[SPACE.keys[MARKET_COINS + place]] = Phrase("space-market-says", {"goods": _gains(goods)})
    for tile in range(1, len(BONUS_TILES)):
        harvest, production = box.tile_harvest[tile], box.tile_production[tile]
        if (harvest, production) != (TILE_HARVEST[tile], TILE_PRODUCTION[tile]):
            gives: dict[str, Arg] = {"harvest": _gains(harvest), "production": _gains(production)}
            said[BONUS_TILE.keys[tile]] = Phrase("bonus-tile-says", gives)
    return said
