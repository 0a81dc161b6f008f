"""What lies in the box and never changes, as data for a client to draw: cards, goods, tracks, what counts at the end.

Amounts are pairs of a word and a number. Whatever a person reads is a ``Phrase``. ``origins`` says of each printed
value, by its name in the sheets, where it is known from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.engine.phrase import Arg, Phrase
from signoria.engine.sheet import RECONSTRUCTED, RULEBOOK, SOURCE, VALUE, Sheet
from signoria.games.imperializm.data.box import Box
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    ACTIONS,
    CATEGORIES,
    CATHOLIC,
    DESIGNS,
    FAITHS,
    FIRST_COLONY,
    FOOD,
    GOLD,
    GOODS,
    INDUSTRIAL,
    KINDS,
    LEVELS,
    LUTHERANISM,
    MEASURES,
    ORIENTAL,
    OTTOMAN_EMPIRE,
    OWN_FAITH,
    POWERS,
    RELIGION_COPIES,
    RELIGIONS,
    RUSSIA,
    SEATS,
    SHIPYARDS,
    SPICES,
    TERMS,
    TERRITORIES,
    TERRITORY_CARDS,
    TEXTILES,
    WARS,
    WEAPONS,
    Pairs,
)
from signoria.games.imperializm.data.providence import COPIES, IS_WAR_CARD, IS_WAR_EVENT, KIND, NO_WAR

# Names the rulebook or a public page has; the others are ours.
NAMED: Final[dict[str, str]] = {
    **dict.fromkeys(("livonia", "india", "china"), RULEBOOK),
    **dict.fromkeys(("spain", "ottoman-empire", "poland", "russia", "prussia"), RULEBOOK),
    "austria": f"{SOURCE}https://gamesfanatic.pl/?p=627192",
    "sweden": f"{SOURCE}https://boardgameguys.com/?p=46274",
}


def components(box: Box) -> dict[str, Any]:
    """Everything that is the same in every game with this box."""
    sheets = box.sheets
    return {
        "seats": list(SEATS),
        "goods": {word: good_facts(box, good) for good, word in enumerate(GOODS)},
        "levels": {word: box.level_most[level] for level, word in enumerate(LEVELS)},
        "actions": list(ACTIONS),
        "wars": list(WARS),
        "terms": list(TERMS),
        "faiths": list(FAITHS),
        "cards": {word: card_facts(box, design) for design, word in enumerate(DESIGNS)},
        "territories": {word: territory_facts(box, territory) for territory, word in enumerate(TERRITORIES)},
        "powers": {word: power_facts(box, power) for power, word in enumerate(POWERS)},
        "religions": {word: religion_facts(box, religion) for religion, word in enumerate(RELIGIONS)},
        "achievements": {word: achievement_facts(box, number) for number, word in enumerate(ACHIEVEMENTS)},
        "board": {row: sheets["board"].number(row) for row in sheets["board"].layout.rows},
        "board-origins": {row: sheets["board"].origin(row, VALUE) for row in sheets["board"].layout.rows},
        "categories": [MEASURES[category] for category in CATEGORIES],
    }


def amounts(pairs: Pairs) -> list[list[object]]:
    """Levels and measures as pairs of word and number."""
    return [[MEASURES[measure], number] for measure, number in pairs]


def origins(sheet: Sheet, row: str) -> dict[str, str]:
    """Where each value of a row that is printed is known from; a value that is not printed is left out."""
    return {
        name: sheet.origin(row, name)
        for name, column in sheet.layout.columns.items()
        if column.low > 0 or sheet.cells[row][name] != column.blank
    }


def signed(number: int) -> str:
    """A number with its sign, as people write it."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def counted(key: str, number: int) -> Phrase:
    """So many of something."""
    return Phrase(key, {"number": number})


def listed(pairs: Sequence[tuple[int, Arg]]) -> Phrase:
    """Measures with a number each, in one line."""
    measure, number = pairs[0]
    one = Phrase("text-step", {"measure": Phrase(f"measure-{MEASURES[measure]}"), "number": number})
    return Phrase("text-list", {"one": one, "more": listed(pairs[1:])}) if len(pairs) > 1 else one


def needs(pairs: Pairs) -> list[Phrase]:
    """What is asked for; nothing if it is nothing."""
    return [Phrase("text-needs", {"what": listed(pairs)})] if pairs else []


def gives(pairs: Pairs) -> list[Phrase]:
    """What markers move; nothing if it is nothing."""
    moved = [(measure, signed(steps)) for measure, steps in pairs]
    return [Phrase("text-gives", {"what": listed(moved)})] if moved else []


def good_facts(box: Box, good: int) -> dict[str, Any]:
    """A good: what trade in it brings, level by level, and the paragraph that tells its gains."""
    word = GOODS[good]
    sheet = box.sheets["goods"]
    return {
        "profit": list(box.profit[good]),
        "origins": [sheet.origin(word, "profit", level) for level in range(len(box.profit[good]))],
        **printed_gains(box)[good],
        "text": [Phrase(f"rule-G-{word}")],
        "rule": f"G-{word}",
    }


def printed_gains(box: Box) -> dict[int, dict[str, Any]]:
    """What the board prints beside each good: ``leader``, what the leader gains, and ``pay``, what more may be had."""
    by_prestige = {"ducats": 1, "each": ["prestige", 1], "most": box.leader_most}
    return {
        GOLD: {"leader": {"gain": ["hand", 1]}, "pay": {"lose": ["prestige", box.gold_penalty]}},
        FOOD: {"leader": by_prestige, "pay": {"price": box.food_price, "gain": "army"}},
        TEXTILES: {"leader": by_prestige, "pay": {"price": box.textiles_price, "gain": "fleet"}},
        SPICES: {"leader": {"gain": ["prestige", 1]}, "pay": {}},
        ORIENTAL: {"leader": {"price": box.oriental_price, "gain": ["development", 1]}, "pay": {}},
        INDUSTRIAL: {"leader": {"gain": ["prestige", 1]}, "pay": {"price": box.industrial_price, "gain": "good"}},
        WEAPONS: {"leader": {"ducats": 1, "each": ["army", box.army_a_ducat]}, "pay": {"gain": "war-card"}},
        SHIPYARDS: {"leader": {"ducats": 1, "each": ["fleet", box.fleet_a_ducat]}, "pay": {"gain": "event"}},
    }


def card_facts(box: Box, design: int) -> dict[str, Any]:
    """A providence card; what it does not have is left out."""
    word = DESIGNS[design]
    told: dict[str, Any] = {
        "kind": KINDS[KIND[design]],
        "copies": COPIES[design],
        "copies-origin": RECONSTRUCTED,
        "text": [Phrase(f"text-{word}", card_numbers(box, design))],
        "rule": f"C-{word}",
        "origins": origins(box.sheets["providence"], word),
        "name-origin": RULEBOOK,
    }
    if IS_WAR_CARD[design]:
        values = {"land": box.war_land[design], "sea": box.war_sea[design], "plunder": box.war_plunder[design]}
        told["war"] = values
        said: dict[str, Arg] = {"land": signed(values["land"]), "sea": signed(values["sea"])}
        told["text"].append(Phrase("text-war-card", {**said, "plunder": values["plunder"]}))
    if IS_WAR_EVENT[design]:
        told["war-event"] = True
    if design in NO_WAR:
        told["no-war"] = True
    standing = {
        "land": box.rules_land[design],
        "sea": box.rules_sea[design],
        "dissenters": box.rules_dissenters[design],
        "hand": box.rules_hand[design],
        "development": box.rules_development[design],
    }
    if any(standing.values()):
        told["rules"] = {name: number for name, number in standing.items() if number}
    return told


def card_numbers(box: Box, design: int) -> dict[str, Arg]:
    """The numbers in the text of a card. One that the text does not use is not looked at."""
    numbers: dict[str, Arg] = {
        "land": signed(box.rules_land[design]),
        "sea": signed(box.rules_sea[design]),
        "dissenters": signed(box.rules_dissenters[design]),
        "hand": signed(box.rules_hand[design]),
        "development": counted("ducats", box.rules_development[design]),
        "price": counted("ducats", box.card_price[design]),
        "most": counted("ducats", box.card_most[design]),
        "ducats": counted("ducats", box.card_ducats[design]),
        "prestige": counted("prestige-points", box.card_prestige[design]),
        "release": counted("prestige-points", box.card_release[design]),
        "glory": counted("glory-points", box.card_glory[design]),
        "oriental": box.card_oriental[design],
        "margin": box.card_margin[design],
    }
    for measure in MEASURES[:-1]:
        numbers[f"each_{measure}"] = counted(
            "ducats", box.sheets["providence"].number(DESIGNS[design], f"per.{measure}")
        )
    return numbers


def territory_facts(box: Box, territory: int) -> dict[str, Any]:
    """A territory: its kind, what it asks for and brings. India and China are no cards."""
    word = TERRITORIES[territory]
    asked = (
        ("army", box.territory_army[territory]),
        ("fleet", box.territory_fleet[territory]),
        ("prestige", box.territory_prestige[territory]),
    )
    wanted = tuple([(MEASURES.index(name), number) for name, number in asked if number])
    starting = [Phrase("text-starting")] if box.territory_starting[territory] else []
    return {
        "kind": "land" if territory < FIRST_COLONY else "colony",
        "card": territory < TERRITORY_CARDS,
        "starting": bool(box.territory_starting[territory]),
        "cost": box.territory_cost[territory],
        "needs": amounts(wanted),
        "gives": amounts(box.territory_gives[territory]),
        "text": [
            Phrase("text-cost", {"ducats": counted("ducats", box.territory_cost[territory])}),
            *needs(wanted),
            *gives(box.territory_gives[territory]),
            *starting,
        ],
        "origins": origins(box.sheets["territories"], word),
        "name-origin": NAMED.get(word, RECONSTRUCTED),
    }


def standing(land: int, sea: int, dissenters: int, hand: int) -> list[Phrase]:
    """Lasting effects on wars and on the hand, a line each."""
    lines = (("text-land-war", land), ("text-sea-war", sea), ("text-dissenters", dissenters), ("text-hand", hand))
    return [Phrase(key, {"steps": signed(steps)}) for key, steps in lines if steps]


def power_facts(box: Box, power: int) -> dict[str, Any]:
    """A power: its place in the order, its faith, what it brings."""
    word = POWERS[power]
    own = power in (RUSSIA, OTTOMAN_EMPIRE)
    ducats = box.power_ducats[power]
    return {
        "start": box.power_start[power],
        "faith": FAITHS[OWN_FAITH if own else CATHOLIC],
        "gives": amounts(box.power_gives[power]),
        "ducats": ducats,
        "hand": box.power_hand[power],
        "land": box.power_land[power],
        "sea": box.power_sea[power],
        "dissenters": box.power_dissenters[power],
        "text": [
            Phrase("text-start", {"number": box.power_start[power]}),
            *gives(box.power_gives[power]),
            *([Phrase("text-start-ducats", {"ducats": counted("ducats", ducats)})] if ducats else []),
            *standing(box.power_land[power], box.power_sea[power], box.power_dissenters[power], box.power_hand[power]),
            *([Phrase("text-own-faith")] if own else []),
        ],
        "origins": origins(box.sheets["powers"], word),
        "name-origin": NAMED.get(word, RECONSTRUCTED),
    }


def religion_facts(box: Box, religion: int) -> dict[str, Any]:
    """A religion: what it asks for and brings, and how many cards it has."""
    word = RELIGIONS[religion]
    ducats, development = box.religion_ducats[religion], box.religion_development[religion]
    return {
        "copies": RELIGION_COPIES,
        "needs": amounts(box.religion_needs[religion]),
        "gives": amounts(box.religion_gives[religion]),
        "choice": box.religion_choice[religion],
        "hand": box.religion_hand[religion],
        "ducats": ducats,
        "development": development,
        "dissenters": box.religion_dissenters[religion],
        "text": [
            *needs(box.religion_needs[religion]),
            *gives(box.religion_gives[religion]),
            *([Phrase("text-choice")] if box.religion_choice[religion] else []),
            *standing(0, 0, box.religion_dissenters[religion], box.religion_hand[religion]),
            *([Phrase("text-ducats-once", {"ducats": counted("ducats", ducats)})] if ducats else []),
            *([Phrase("text-development", {"ducats": counted("ducats", development)})] if development else []),
            *([Phrase("text-development-once")] if religion == LUTHERANISM else []),
        ],
        "rule": f"R5.{8 + religion}",
        "origins": origins(box.sheets["religions"], word),
        "name-origin": RULEBOOK,
    }


def achievement_facts(box: Box, achievement: int) -> dict[str, Any]:
    """An achievement: one or two ways to meet it, and what it brings."""
    word = ACHIEVEMENTS[achievement]
    ways = box.achievement_needs[achievement]
    asked = [*needs(ways[0])]
    for way in ways[1:]:
        asked += [Phrase("text-or"), *needs(way)]
    return {
        "glory": box.achievement_glory[achievement],
        "needs": [amounts(way) for way in ways],
        "gives": amounts(box.achievement_gives[achievement]),
        "text": [
            Phrase("text-worth", {"glory": counted("glory-points", box.achievement_glory[achievement])}),
            *asked,
            *gives(box.achievement_gives[achievement]),
        ],
        "origins": origins(box.sheets["achievements"], word),
        "name-origin": RECONSTRUCTED,
    }
