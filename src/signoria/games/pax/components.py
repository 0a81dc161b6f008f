"""What a client draws and nobody changes during a game: cards, squares, map, banks, and the words to be explained.

``components(edition)`` speaks the words of records and views. Where a person reads, it has a ``Phrase``, which the
server says in the reader's language:

    cards       by word: side, location ("nowhere" for a queen or a comet), set, queen, comet, agents (tokens, "pawn"
                for one of the owner's), ops (op, and what its icon shows: religion, side or pieces), prestige (one word
                an icon), oneshot (its word, "" for none, with emporium or religions), suitors, abilities, and
                text: one sentence (said) each of the above, with what it is about
    squares     by empire, then "king" and "republic": name, ops, prestige, text. ``promo`` has both sides of a square
                that another one replaces with the promos, ``faiths`` the kings that a theocracy changes
    empires     by word: side, row, column, cities, borders
    cities      by word: empire, capital, emporium ("white", "black" or ""), levies by state of the empire
    borders     by word: empires, sea
    banks       by word: border of its first concession
    supply      by token: pieces in the box
    names       of kinds of things that no option or event is about: location, piece, state of an empire
    glossary    by kind (op, oneshot, prestige, victory), then by word: name, text, and its rule
"""

from __future__ import annotations

from typing import Final

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.cards import CARDS, Card
from signoria.games.pax.data.ids import (
    ABILITIES,
    ANY_PAWN,
    APOSTASY,
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
    TRADE_SHIFT,
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
    LEVY,
    START_BORDER,
    SUPPLY,
)
from signoria.games.pax.data.squares import (
    PROMO_PAPAL_KING_PRESTIGE,
    PROMO_SQUARE_OPS,
    PROMO_SQUARE_PRESTIGE,
    SQUARE_OPS,
    SQUARE_PRESTIGE,
)
from signoria.games.pax.edition import EDITIONS, Edition
from signoria.games.pax.effects import effects, square_effects
from signoria.games.pax.vocabulary import BORDER, CITY, EMPIRE, EMPORIUM, TOKEN

Ops = tuple[tuple[int, int], ...]
Told = dict[str, object]

# The paragraph that explains a word of the glossary.
OP_RULES: Final = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9")
ONE_SHOT_RULES: Final = ("H1", "I1", "J1", "J2", "K1", "K1", "K1", "K3")
PRESTIGE_RULES: Final = ("L3", "L3", "L3", "LAW", "DISCOVERY", "PATRON")
VICTORY_RULES: Final = ("L3", "L4", "L5", "L6", "L2a")


def components(edition: str) -> Told:
    """All that is printed."""
    return {
        "cards": {card.code: card_facts(card, EDITIONS[edition]) for card in CARDS},
        "squares": {word: square_facts(empire) for empire, word in enumerate(EMPIRE.words)},
        "empires": {word: empire_facts(empire) for empire, word in enumerate(EMPIRE.words)},
        "cities": {word: city_facts(city) for city, word in enumerate(CITY.words)},
        "borders": {
            word: {"empires": [EMPIRE.words[at] for at in BORDER_EMPIRES[border]], "sea": BORDER_SEA[border]}
            for border, word in enumerate(BORDER.words)
        },
        "banks": {word: {"border": BORDER.words[START_BORDER[bank]]} for bank, word in enumerate(BANKS)},
        "supply": supply(EDITIONS[edition]),
        "names": {
            "location": {word: Phrase(f"location-{word}") for word in LOCATIONS},
            "piece": {word: Phrase(f"piece-{word}") for word in PIECES},
            "state": {word: Phrase(f"state-{word}") for word in STATES},
        },
        "glossary": glossary(),
    }


def card_facts(card: Card, edition: Edition) -> Told:
    """A card as printed."""
    return {
        "side": SIDES[card.side],
        "location": LOCATIONS[card.location],
        "set": SETS[card.set],
        "queen": card.queen,
        "comet": card.comet,
        "agents": ["pawn" if agent == ANY_PAWN else TOKEN.words[agent] for agent in card.agents],
        "ops": printed_ops(card.ops),
        "prestige": [PRESTIGE[kind] for kind in card.prestige],
        "oneshot": "" if card.one_shot == NO_ONE_SHOT else ONE_SHOTS[card.one_shot],
        "emporium": EMPORIUM.words[card.one_shot_args[0]] if card.one_shot == TRADE_SHIFT else "",
        "religions": [RELIGIONS[at] for at in card.one_shot_args] if card.one_shot == APOSTASY else [],
        "suitors": [EMPIRE.words[empire] for empire in card.suitors],
        "abilities": [ABILITIES[at] for at in card.abilities],
        "text": lines(effects(card.id, edition)),
    }


def lines(said: list[Phrase]) -> list[Told]:
    """Sentences, each with what it is about, so that a client can put the right icon beside it."""
    return [{"about": phrase.key.removeprefix("effect-"), "said": phrase} for phrase in said]


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


def square_facts(empire: int) -> Told:
    """Both sides of an empire square, and what the promos change about them."""
    word = EMPIRE.words[empire]
    told: Told = {side: side_facts(empire, at, f"square-{word}-{side}", False) for at, side in enumerate(SQUARE_SIDES)}
    told["promo"] = {
        side: side_facts(empire, at, f"square-promo-{word}-{side}", True)
        for at, side in enumerate(SQUARE_SIDES)
        if PROMO_SQUARE_OPS[empire] != SQUARE_OPS[empire] or PROMO_SQUARE_PRESTIGE[empire] != SQUARE_PRESTIGE[empire]
    }
    told["faiths"] = (
        {
            RELIGIONS[faith]: side_facts(empire, KING, f"square-promo-{word}-king-{RELIGIONS[faith]}", True, faith)
            for faith in (ISLAMIC, REFORMIST)
        }
        if empire == PAPAL_STATES
        else {}
    )
    return told


def side_facts(empire: int, side: int, name: str, promos: bool, faith: int = CATHOLIC) -> Told:
    """One side of a square; of the promos' popes each theocracy has its own."""
    counts = (PROMO_SQUARE_PRESTIGE if promos else SQUARE_PRESTIGE)[empire][side]
    if promos and empire == PAPAL_STATES and side == KING:
        counts = PROMO_PAPAL_KING_PRESTIGE[faith]
    return {
        "name": Phrase(name),
        "ops": printed_ops((PROMO_SQUARE_OPS if promos else SQUARE_OPS)[empire][side]),
        "prestige": [PRESTIGE[kind] for kind, count in enumerate(counts) for _ in range(count)],
        "text": lines(square_effects(empire, side, faith, promos)),
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


def city_facts(city: int) -> Told:
    """A city: what it would levy in each state of its empire."""
    emporium = EMPORIUM_AT[city]
    return {
        "empire": EMPIRE.words[CITY_EMPIRE[city]],
        "capital": CITY_CAPITAL[city],
        "emporium": COLOURS[EMPORIUM_COLOUR[emporium]] if emporium >= 0 else "",
        "levies": {STATES[at]: TOKEN.words[levy] if levy >= 0 else "" for at, levy in enumerate(LEVY[city])},
    }


def supply(edition: Edition) -> dict[str, int]:
    """B1: pieces of each kind in the box; editions differ in ships."""
    pirates = {f"{RELIGIONS[at]}-pirate": count for at, count in enumerate(edition.pirates)}
    return {**dict(zip(TOKEN.words, SUPPLY, strict=True)), **pirates}


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
