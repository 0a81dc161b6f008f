"""A position in words, as records and scenarios have it and clients see it; ``position`` reads the words back.

This half is compiled with the rules: the server tells a position after every choice.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain
from signoria.games.pax.data.ids import BANKS, LOCATIONS, ONE_SHOTS, SIDES, STATES, TOKEN_COUNT, VICTORIES
from signoria.games.pax.query import QUEENS
from signoria.games.pax.rules.regime import CONQUERED, VOTED
from signoria.games.pax.rules.victory import OUTCOMES
from signoria.games.pax.state import (
    ABOVE,
    ASTROLOGY,
    BANKRUPTCY,
    BELOW,
    BGG_CARDS,
    COMETS,
    DECK,
    DISCARDED,
    EMPIRE_COUNT,
    EXPANSION_CARDS,
    FAIR_EAST,
    FAIR_WEST,
    FIRST_BOX_ONLY,
    FREE_FAIR_HELD,
    HANDS_HIDDEN,
    MAID,
    MAP_1550,
    NOBODY,
    PROMOS,
    RAN_EAST,
    RAN_WEST,
    ROW,
    SOLITAIRE,
    SQUARE,
    THRONE,
    PaxState,
)
from signoria.games.pax.vocabulary import BORDER, CARD, CITY, EMPIRE, EMPORIUM, ITEM, PLACE, SCHISM, SIDE, TOKEN

# What players agree on before the game. Hands are hidden unless they are open; older positions say it either way.
SETTING: Final = {
    "astrology": ASTROLOGY,
    "bankruptcy": BANKRUPTCY,
    "map-1550": MAP_1550,
    "first-box": FIRST_BOX_ONLY,
    "promos": PROMOS,
    "solitaire": SOLITAIRE,
    "expansion": EXPANSION_CARDS,
    "bgg-promos": BGG_CARDS,
}
HANDS_OPEN: Final = "hands-open"
DONE: Final = {
    "ops-west": RAN_WEST,
    "ops-east": RAN_EAST,
    "fair-west": FAIR_WEST,
    "fair-east": FAIR_EAST,
    "free-fair": FREE_FAIR_HELD,
}
VICTORY: Final = Domain("victory", VICTORIES[:4])
COLOUR: Final = Domain("colour", ("white", "black"))
LOCATION: Final = Domain("location", LOCATIONS)
# The causes of a war or a change of regime: the one-shots, then vote and campaign.
CAUSES: Final = (*ONE_SHOTS, *[""] * (VOTED - len(ONE_SHOTS)), "vote", "campaign")
assert CAUSES[CONQUERED] == "campaign"

# What the fields of a step mean: words, or lists of words; others are numbers.
WORDS: Final[dict[str, Domain]] = {
    "card": CARD,
    "queen": CARD,
    "token": TOKEN,
    "place": PLACE,
    "city": CITY,
    "border": BORDER,
    "empire": EMPIRE,
    "king": EMPIRE,
    "item": ITEM,
    "acting": ITEM,
    "where": LOCATION,
    "emporium": EMPORIUM,
    "schism": SCHISM,
    "side": SIDE,
}
LISTS: Final[dict[str, Domain]] = {"agents": TOKEN, "pending": TOKEN}


def step_words(step: Step[Any], seats: tuple[str, ...]) -> dict[str, Any]:
    """A step in words."""
    said: dict[str, Any] = {"step": step.name}
    for field in step.fields:
        value = getattr(step, field)
        if field == "seat":
            said[field] = seats[value]
        elif field in ("war", "cause"):
            said[field] = CAUSES[value]
        elif field == "taken":  # items for a bishop, places otherwise
            said[field] = list(value)
        elif field in LISTS:
            said[field] = [LISTS[field].words[one] for one in value]
        elif field in WORDS:
            said[field] = WORDS[field].words[value] if value >= 0 else "none"
        else:
            said[field] = value
    return said


def describe(s: PaxState) -> dict[str, Any]:
    """The whole position in words; a game that is over also says how it ended and who won."""
    seats = [s.seat_word(seat) for seat in range(s.seats)]
    ended = {"ended": OUTCOMES[s.ended], "winners": [seats[seat] for seat in s.winners]} if s.ended else {}
    return {
        "edition": s.edition.name,
        "banks": seats,
        "settings": [
            *[word for word, bit in SETTING.items() if s.settings & bit],
            *([] if s.settings & HANDS_HIDDEN else [HANDS_OPEN]),
        ],
        "turn": seats[s.turn],
        "actions": s.actions,
        "done": [word for word, bit in DONE.items() if s.done & bit],
        "used": [ITEM.words[item] for item in s.used],
        "out": [seats[seat] for seat in range(s.seats) if s.out >> seat & 1],
        "florins": {word: int(s.florins[seat]) for seat, word in enumerate(seats)},
        "city": {CITY.words[at]: TOKEN.words[found] for at, found in enumerate(s.city) if found >= 0},
        "concession": {BORDER.words[at]: BANKS[found] for at, found in enumerate(s.concession) if found >= 0},
        "pirate": {BORDER.words[at]: TOKEN.words[found] for at, found in enumerate(s.pirate) if found >= 0},
        "faith": {EMPIRE.words[empire]: STATES[found] for empire, found in enumerate(s.faith)},
        "square": {EMPIRE.words[empire]: square_words(s, seats, empire) for empire in range(EMPIRE_COUNT)},
        "tableau": {
            word: {side: [ITEM.words[item] for item in s.rows[seat * 2 + at]] for at, side in enumerate(SIDES)}
            for seat, word in enumerate(seats)
        },
        "hand": {word: [CARD.words[card] for card in s.hands[seat]] for seat, word in enumerate(seats)},
        "maids": {
            word: [CARD.words[queen] for queen in QUEENS if s.place[queen] == MAID + seat]
            for seat, word in enumerate(seats)
        },
        "bishop": {ITEM.words[item]: TOKEN.words[s.bishop[item]] for item in range(SQUARE) if s.bishop[item] >= 0},
        "market": {side: [slot_word(s, at * ROW + column) for column in range(ROW)] for at, side in enumerate(SIDES)},
        "coins": {side: [int(s.coins[at * ROW + column]) for column in range(ROW)] for at, side in enumerate(SIDES)},
        "fresh": {side: [int(s.fresh[at * ROW + column]) for column in range(ROW)] for at, side in enumerate(SIDES)},
        "deck": {
            side: {
                "above": int(s.deck[at * DECK + ABOVE]),
                "below": int(s.deck[at * DECK + BELOW]),
                "comets": int(s.deck[at * DECK + COMETS]),
            }
            for at, side in enumerate(SIDES)
        },
        "ahead": {side: CARD.words[s.ahead[at]] for at, side in enumerate(SIDES) if s.ahead[at] >= 0},
        "discarded": [CARD.words[card] for card, place in enumerate(s.place) if place == DISCARDED],
        "open": {colour: EMPORIUM.words[s.opened[at]] for at, colour in enumerate(COLOUR.words)},
        "victories": [VICTORY.words[at] for at in range(4) if s.active[at]],
        "agenda": [step_words(step, tuple(seats)) for step in s.agenda],
        **ended,
    }


def square_words(s: PaxState, seats: list[str], empire: int) -> dict[str, Any]:
    """Every key is there, also with nothing behind it, so that a scenario can say that a square lost something."""
    suzerain, bishop = s.suzerain[empire], s.bishop[SQUARE + empire]
    return {
        "keeper": "throne" if s.keeper[empire] == THRONE else seats[s.keeper[empire]],
        "side": "republic" if s.republic[empire] else "king",
        "suzerain": "" if suzerain == NOBODY else EMPIRE.words[suzerain],
        "queens": [CARD.words[queen] for queen in s.wives[empire]],
        "bishop": "" if bishop < 0 else TOKEN.words[bishop],
        "repressed": repressed(s, empire),
    }


def repressed(s: PaxState, empire: int) -> list[str]:
    """The tokens under a square, as words."""
    under = s.repressed[empire * TOKEN_COUNT : (empire + 1) * TOKEN_COUNT]
    return [TOKEN.words[kind] for kind, count in enumerate(under) if count for _ in range(count)]


def slot_word(s: PaxState, slot: int) -> str:
    """The card in a place of the market."""
    return CARD.words[s.market[slot]] if s.market[slot] >= 0 else ""
