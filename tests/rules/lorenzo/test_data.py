"""The printed facts hang together."""

from __future__ import annotations

from collections import Counter

from signoria.games.lorenzo.data.board import FAITH_POINTS, START_COINS
from signoria.games.lorenzo.data.box import Box
from signoria.games.lorenzo.data.cards import CARDS, NO_ACTION, TRADES
from signoria.games.lorenzo.data.ids import BUILDING, CHARACTER, COIN, MILITARY, TERRITORY, TYPES, VENTURE, VP
from signoria.games.lorenzo.data.leaders import LEADERS
from signoria.games.lorenzo.data.sheets import own_sheets
from signoria.games.lorenzo.data.tiles import BONUS_TILES, FEWER, TILE_HARVEST, TILE_PRODUCTION, TILES


def test_there_are_eight_cards_of_each_type_and_period() -> None:
    assert Counter((card.type, card.period) for card in CARDS) == {
        (kind, period): 8 for kind in range(len(TYPES)) for period in range(3)
    }
    assert [card.number for card in CARDS] == list(range(96))
    assert len({card.word for card in CARDS}) == 96


def test_each_type_has_what_belongs_to_it() -> None:
    for card in CARDS:
        assert bool(card.activation) == (card.type in (TERRITORY, BUILDING)), card.word
        assert bool(card.end_vp) == (card.type == VENTURE), card.word
        assert bool(card.cost or card.needed) == (card.type != TERRITORY), card.word
        if card.type == CHARACTER:
            assert [good for good, _ in card.cost] == [COIN], card.word
        if card.type == BUILDING:
            assert bool(card.yields) + bool(card.trades) + (card.yields_per[0] >= 0) == 1, card.word
            assert VP in dict(card.immediate) or card.word == "chapel"


def test_values_of_activation_are_those_of_dice() -> None:
    by_period = Counter((card.type, card.activation) for card in CARDS if card.activation)
    assert {activation for _, activation in by_period} == {1, 2, 3, 4, 5, 6}


def test_military_costs_ask_for_more_than_they_take() -> None:
    costs = {card.word: (card.needed, card.spent) for card in CARDS if card.needed}
    assert len(costs) == 9
    assert all(needed > spent > 0 for needed, spent in costs.values())
    assert [word for word in costs if next(card for card in CARDS if card.word == word).cost] == [
        "support-to-the-bishop",
        "support-to-the-cardinal",
        "support-to-the-pope",
    ]


def test_eight_characters_raise_actions_and_eleven_cards_grant_one() -> None:
    assert sum(len(row) for row in Box(own_sheets()).bonuses) == 8
    assert sum(card.action != NO_ACTION for card in CARDS) == 11
    assert len(TRADES) == 21


def test_twenty_leaders_ask_for_something_and_do_something() -> None:
    assert [leader.number for leader in LEADERS] == list(range(20))
    for leader in LEADERS:
        assert leader.goods or any(leader.cards) or leader.of_one_type
        assert leader.once_a_round or not leader.gain
    assert sum(leader.once_a_round for leader in LEADERS) == 10


def test_there_are_seven_tiles_a_period_and_four_ways_to_be_personal() -> None:
    assert len(TILES) == len(set(TILES)) == 21
    assert len(FEWER) == VP + 1
    assert len(BONUS_TILES) == len(TILE_HARVEST) == len(TILE_PRODUCTION) == 5
    assert all(sum(amount for _, amount in tile) == 3 for tile in (*TILE_HARVEST, *TILE_PRODUCTION))


def test_tracks_only_rise() -> None:
    assert list(FAITH_POINTS) == sorted(FAITH_POINTS)
    assert len(FAITH_POINTS) == 16
    assert START_COINS == (5, 6, 7, 8)
    assert MILITARY == 4
