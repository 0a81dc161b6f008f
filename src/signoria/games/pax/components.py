"""What a client draws and nobody changes during a game: cards, squares, map, banks, and the words to be explained.

``components(box, edition)`` speaks the words of records and views. Where a person reads, it has a ``Phrase``, which the
server says in the reader's language:

    cards       by word: side, location ("nowhere" for a queen or a comet), set, queen, comet, agents (tokens, "pawn"
                for one of the owner's), ops (op, and what its icon shows: religion, side or pieces), prestige (one word
                an icon), oneshot (its word, "" for none, with emporium or religions), suitors, abilities, and
                text: one sentence (said) each of the above, with what it is about and whether it is ``known``: in the
                first edition much is not, and the second stands in for it
    squares     by empire, then "king" and "republic": name, ops, prestige, text. ``promo`` has both sides of a square
                that another one replaces with the promos, ``faiths`` the kings that a theocracy changes
    empires     by word: side, row, column, cities, borders
    cities      by word: empire, capital, emporium ("white", "black" or ""), levies by state that the empire can have,
                and which of them are ``known``
    borders     by word: empires, sea
    banks       by word: border of its first concession
    supply      by token: pieces in the box
    names       of kinds of things that no option or event is about: location, piece, state of an empire
    glossary    by kind (op, oneshot, prestige, victory), then by word: name, text, and its rule
"""

from __future__ import annotations

from typing import Final

from signoria.engine.phrase import Phrase
from signoria.engine.sheet import RECONSTRUCTED, Sheet
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARD_CODES, CARD_SET, CARD_SIDE, IS_COMET, IS_QUEEN
from signoria.games.pax.data.ids import (
    ABILITIES,
    ANY_PAWN,
    BANKS,
    CATHOLIC,
    COLOURS,
    COMMERCE,
    CORSAIR,
    INQUISITOR,
    ISLAMIC,
    KING,
    LOCATIONS,
    NO_ONE_SHOT,
    ONE_SHOTS,
    OPS,
    PAPAL_STATES,
    PIECES,
    PRESTIGE,
    REFORMIST,
    RELIGIONS,
    REPRESS,
    SETS,
    SIDES,
    SQUARE_SIDES,
    STATES,
    VICTORIES,
    VOTE,
)
from signoria.games.pax.data.map import (
    BORDER_EMPIRES,
    BORDER_SEA,
    BORDERS_OF,
    CITIES_OF,
    CITY_CAPITAL,
    CITY_EMPIRE,
    EMPIRE_COLUMN,
    EMPIRE_ROW,
    EMPIRE_SIDE,
    EMPORIUM_AT,
    EMPORIUM_COLOUR,
)
from signoria.games.pax.edition import Edition
from signoria.games.pax.effects import effects, square_effects
from signoria.games.pax.vocabulary import BORDER, CITY, EMPIRE, EMPORIUM, TOKEN

Ops = tuple[tuple[int, int], ...]
Told = dict[str, object]

# The column of its sheet that a sentence is about; what stands in no column is a rule.
CARD_COLUMNS: Final[dict[str, str]] = {
    "where": "location",
    "agents": "agents",
    **dict.fromkeys(("trade-shift", "coronation", "apostasy", "civil-war", "religious-war"), "one-shot"),
    **dict.fromkeys(OPS, "ops"),
    "prestige": "prestige",
    "ability": "abilities",
}
SQUARE_COLUMNS: Final[tuple[dict[str, str], ...]] = (
    {"prestige": "king.prestige"},
    {**dict.fromkeys(OPS, "republic.ops"), "prestige": "republic.prestige"},
)
APART: Final = ("ops", "republic.ops", "abilities")  # told one by one, not all in one sentence

# The paragraph that explains a word of the glossary.
OP_RULES: Final = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9")
ONE_SHOT_RULES: Final = ("H1", "I1", "J1", "J2", "K1", "K1", "K1", "K3")
PRESTIGE_RULES: Final = ("L3", "L3", "L3", "LAW", "DISCOVERY", "PATRON")
VICTORY_RULES: Final = ("L3", "L4", "L5", "L6", "L2a")


def components(box: Box, edition: Edition) -> Told:
    """All that is printed."""
    return {
        "cards": {word: card_facts(box, card, edition) for card, word in enumerate(CARD_CODES)},
        "squares": {word: square_facts(box, empire) for empire, word in enumerate(EMPIRE.words)},
        "empires": {word: empire_facts(empire) for empire, word in enumerate(EMPIRE.words)},
        "cities": {word: city_facts(box, city) for city, word in enumerate(CITY.words)},
        "borders": {
            word: {"empires": [EMPIRE.words[at] for at in BORDER_EMPIRES[border]], "sea": BORDER_SEA[border]}
            for border, word in enumerate(BORDER.words)
        },
        "banks": {word: {"border": BORDER.words[box.start_border[bank]]} for bank, word in enumerate(BANKS)},
        "supply": dict(zip(TOKEN.words, box.supply, strict=True)),
        "names": {
            "location": {word: Phrase(f"location-{word}") for word in LOCATIONS},
            "piece": {word: Phrase(f"piece-{word}") for word in PIECES},
            "state": {word: Phrase(f"state-{word}") for word in STATES},
        },
        "glossary": glossary(),
    }


def card_facts(box: Box, card: int, edition: Edition) -> Told:
    """A card as printed."""
    shot, emporium = box.card_one_shot[card], box.card_emporium[card]
    return {
        "side": SIDES[CARD_SIDE[card]],
        "location": LOCATIONS[box.card_location[card]],
        "set": SETS[CARD_SET[card]],
        "queen": IS_QUEEN[card],
        "comet": IS_COMET[card],
        "agents": ["pawn" if agent == ANY_PAWN else TOKEN.words[agent] for agent in box.card_agents[card]],
        "ops": printed_ops(box.card_ops[card]),
        "prestige": [PRESTIGE[kind] for kind in box.card_icons[card]],
        "oneshot": "" if shot == NO_ONE_SHOT else ONE_SHOTS[shot],
        "emporium": EMPORIUM.words[emporium] if emporium >= 0 else "",
        "religions": [RELIGIONS[at] for at in box.card_religions[card]],
        "suitors": [EMPIRE.words[empire] for empire in box.card_suitors[card]],
        "abilities": [ABILITIES[at] for at in box.card_abilities[card]],
        "text": lines(effects(box, card, edition), box.sheets["cards"], CARD_CODES[card], CARD_COLUMNS),
    }


def lines(said: list[Phrase], sheet: Sheet, row: str, columns: dict[str, str]) -> list[Told]:
    """Sentences, each with what it is about, so that a client can put the right icon beside it, and if it is known."""
    told: list[Told] = []
    passed = dict.fromkeys(APART, 0)
    for phrase in said:
        about = phrase.key.removeprefix("effect-")
        column = columns.get(about, "")
        if column in passed:
            is_known = sheet.origin(row, column, passed[column]) != RECONSTRUCTED
            passed[column] += 1
        else:
            is_known = not column or known(sheet, row, column)
        told.append({"about": about, "said": phrase, "known": is_known})
    return told


def known(sheet: Sheet, row: str, column: str) -> bool:
    """Whether a source has all of a cell."""
    cell = sheet.cells[row][column]
    places = len(cell) if isinstance(cell, tuple) else 1
    return all(sheet.origin(row, column, at) != RECONSTRUCTED for at in range(places))


def printed_ops(ops: Ops) -> list[Told]:
    """Op icons from top to bottom, each with what it shows."""
    return [{"op": OPS[op], "shows": shown(op, argument)} for op, argument in ops]


def shown(op: int, argument: int) -> list[str]:
    """F: the religion, the side or the pieces of an icon."""
    if op in (INQUISITOR, CORSAIR):
        return [RELIGIONS[argument]]
    if op in (COMMERCE, VOTE):
        return [SIDES[argument]]
    if op == REPRESS:
        return [word for at, word in enumerate(PIECES) if argument >> at & 1]
    return []


def square_facts(box: Box, empire: int) -> Told:
    """Both sides of an empire square, and what the promos change about them."""
    word = EMPIRE.words[empire]
    told: Told = {
        side: side_facts(box, empire, at, f"square-{word}-{side}", False) for at, side in enumerate(SQUARE_SIDES)
    }
    told["promo"] = {
        side: side_facts(box, empire, at, f"square-promo-{word}-{side}", True)
        for at, side in enumerate(SQUARE_SIDES)
        if box.promo_square_ops[empire] != box.square_ops[empire]
        or box.promo_square_prestige[empire] != box.square_prestige[empire]
    }
    told["faiths"] = (
        {
            RELIGIONS[faith]: side_facts(box, empire, KING, f"square-promo-{word}-king-{RELIGIONS[faith]}", True, faith)
            for faith in (ISLAMIC, REFORMIST)
        }
        if empire == PAPAL_STATES
        else {}
    )
    return told


def side_facts(box: Box, empire: int, side: int, name: str, promos: bool, faith: int = CATHOLIC) -> Told:
    """One side of a square; of the promos' popes each theocracy has its own."""
    counts = (box.promo_square_prestige if promos else box.square_prestige)[empire][side]
    if promos and empire == PAPAL_STATES and side == KING:
        counts = box.promo_papal_king_prestige[faith]
    return {
        "name": Phrase(name),
        "ops": printed_ops((box.promo_square_ops if promos else box.square_ops)[empire][side]),
        "prestige": [PRESTIGE[kind] for kind, count in enumerate(counts) for _ in range(count)],
        "text": lines(
            square_effects(box, empire, side, faith, promos),
            box.sheets["empires"],
            EMPIRE.words[empire],
            {} if promos else SQUARE_COLUMNS[side],
        ),
    }


def empire_facts(empire: int) -> Told:
    """Where an empire lies and what belongs to it."""
    return {
        "side": SIDES[EMPIRE_SIDE[empire]],
        "row": EMPIRE_ROW[empire],
        "column": EMPIRE_COLUMN[empire],
        "cities": [CITY.words[city] for city in CITIES_OF[empire]],
        "borders": [BORDER.words[border] for border in BORDERS_OF[empire]],
    }


def city_facts(box: Box, city: int) -> Told:
    """A city: what it would levy in each state that its empire can have."""
    emporium, empire = EMPORIUM_AT[city], CITY_EMPIRE[city]
    only = box.other_side[empire]
    states = range(len(STATES)) if only < 0 else sorted((box.start_state[empire], only))
    sheet, row = box.sheets["cities"], CITY.words[city]
    return {
        "empire": EMPIRE.words[empire],
        "capital": CITY_CAPITAL[city],
        "emporium": COLOURS[EMPORIUM_COLOUR[emporium]] if emporium >= 0 else "",
        "levies": {STATES[at]: TOKEN.words[box.levy[city][at]] if box.levy[city][at] >= 0 else "" for at in states},
        "known": [STATES[at] for at in states if known(sheet, row, f"levy.{STATES[at]}")],
    }


def glossary() -> Told:
    """Every icon by name, with a sentence and the paragraph it comes from."""
    return {
        "op": entries("op", OPS, OP_RULES),
        "oneshot": entries("oneshot", ONE_SHOTS[1:], ONE_SHOT_RULES),
        "prestige": entries("prestige", PRESTIGE, PRESTIGE_RULES),
        "victory": entries("victory", VICTORIES, VICTORY_RULES),
    }


def entries(kind: str, words: tuple[str, ...], rules: tuple[str, ...]) -> Told:
    """Words of one kind with the digests of their paragraphs."""
    return {
        word: {"name": Phrase(f"{kind}-{word}"), "text": Phrase(f"rule-{rule}"), "rule": rule}
        for word, rule in zip(words, rules, strict=True)
    }
