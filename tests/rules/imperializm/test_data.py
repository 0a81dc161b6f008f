"""The printed facts hang together, and each says where it is known from."""

from __future__ import annotations

from collections import Counter

from signoria.engine.sheet import RECONSTRUCTED, RULEBOOK
from signoria.games.imperializm.data import ids, providence
from signoria.games.imperializm.data.box import BOX, LAYOUTS, SHEETS
from signoria.games.imperializm.data.ids import (
    ARMY,
    FLEET,
    FOOD,
    GLORY,
    LIVONIA,
    OTTOMAN_EMPIRE,
    POWERS,
    PRESTIGE,
    PRUSSIA,
    RUSSIA,
)


def test_the_box_holds_128_cards() -> None:
    by_kind = Counter[int]()
    for kind, copies in zip(providence.KIND, providence.COPIES, strict=True):
        by_kind[kind] += copies
    assert by_kind == {ids.POSITIVE: 8, ids.NEGATIVE: 4, ids.CONSPIRACY: 12, ids.EVENT: 22, ids.SPECIAL: 4}
    assert sum(providence.COPIES) == ids.PROVIDENCE_COUNT
    assert ids.TERRITORY_CARDS - ids.FIRST_COLONY == 16
    cards = ids.PROVIDENCE_COUNT + ids.TERRITORY_CARDS + ids.POWER_COUNT + ids.ACHIEVEMENT_COUNT
    assert cards + ids.RELIGION_COUNT * ids.RELIGION_COPIES == 128


def test_every_number_is_the_place_of_its_word() -> None:
    groups = (ids.LEVELS, ids.MEASURES, ids.POWERS, ids.DESIGNS, ids.TERRITORIES, ids.ACHIEVEMENTS, ids.FAITHS)
    for words in groups:
        assert len(set(words)) == len(words)
        for number, word in enumerate(words):
            name = word.upper().replace("-", "_").replace("TERRITORIES", "TERRITORIES_HELD")
            assert getattr(ids, name) == number, word
    assert len(ids.CARDS) == ids.CARD_COUNT
    assert ids.CARDS[ids.FIRST_TERRITORY] == ids.TERRITORIES[0]


def test_what_the_rulebook_states_is_in_the_tables() -> None:
    assert BOX.profit[FOOD][2] == 4
    needs = (BOX.territory_army[LIVONIA], BOX.territory_fleet[LIVONIA], BOX.territory_cost[LIVONIA])
    assert needs == (3, 2, 5)
    assert dict(BOX.territory_gives[LIVONIA]) == {FLEET: 1, FOOD: 1, PRESTIGE: 1}
    assert dict(BOX.territory_moves[LIVONIA]) == {FLEET: 1, FOOD: 1}
    assert BOX.end == (0, 0, 40, 29, 20)
    assert BOX.open_territories == (0, 0, 4, 5, 6)
    assert BOX.open_achievements == (0, 0, 5, 5, 6)
    # Prussia attacks with 9: army 1, a ruler of 3, a card of 5, and nothing of its own.
    prussia = dict(BOX.power_gives[PRUSSIA])[ARMY] + BOX.power_land[PRUSSIA]
    ruler, card = BOX.rules_land[ids.OUTSTANDING_COMMANDER], BOX.war_land[ids.BRIBED_ADVISERS]
    assert prussia + ruler + card == 9
    glory = {power for power in range(ids.POWER_COUNT) if dict(BOX.power_gives[power]).get(GLORY) == 2}
    assert glory == {RUSSIA, OTTOMAN_EMPIRE}


def test_every_power_brings_an_army_and_a_fleet_and_starts_at_a_place_of_its_own() -> None:
    for power, word in enumerate(POWERS):
        assert dict(BOX.power_gives[power]).get(ARMY, 0) >= 1, word
        assert dict(BOX.power_gives[power]).get(FLEET, 0) >= 1, word
    assert len(set(BOX.power_start)) == ids.POWER_COUNT


def test_the_cards_of_war_are_those_with_a_value_of_plunder() -> None:
    assert [plunder > 0 for plunder in BOX.war_plunder] == list(providence.IS_WAR_CARD)
    assert all(providence.KIND[design] == ids.EVENT for design in providence.WAR_EVENTS)


def test_achievements_are_six_of_each_value() -> None:
    assert Counter(BOX.achievement_glory) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert all(way for ways in BOX.achievement_needs for way in ways)
    assert all(BOX.achievement_gives)


def test_every_value_says_where_it_is_known_from() -> None:
    origins = Counter[str]()
    for layout in LAYOUTS:
        sheet = SHEETS[layout.name]
        for row in layout.rows:
            for name, column in layout.columns.items():
                for place in range(len(sheet.numbers(row, name)) if column.most else 1):
                    origins[sheet.origin(row, name, place).partition(":")[0]] += 1
    assert set(origins) == {"rulebook", "reconstructed", "source"}
    assert SHEETS["goods"].origin("food", "profit", 2) == RULEBOOK
    assert SHEETS["goods"].origin("food", "profit", 3) == RECONSTRUCTED
    assert SHEETS["territories"].origin("livonia", "gives.fleet") == RULEBOOK
    assert SHEETS["territories"].origin("livonia", "starting") == RECONSTRUCTED
    assert SHEETS["powers"].origin("poland", "gives.food").startswith("source:https://")
    assert SHEETS["powers"].origin("prussia", "gives.army") == RULEBOOK
    assert SHEETS["religions"].origin("calvinism", "gives.food") == RULEBOOK
    assert SHEETS["religions"].origin("calvinism", "needs.food") == RECONSTRUCTED
    assert {SHEETS["providence"].origin(row, "price") for row in ids.DESIGNS} == {RULEBOOK}
