"""What a seat may know of a position, as data for a client. All but the decks and the hands of others is public.

``view(s, seat)`` speaks the words of ``wording.describe`` (the words of scenarios) under the same keys: ``edition``,
``banks``, ``settings``, ``turn``, ``actions``, ``done``, ``used``, ``out``, ``florins``, ``city``, ``concession``,
``pirate``, ``faith``, ``square``, ``tableau``, ``hand``, ``maids``, ``bishop``, ``market``, ``coins``, ``fresh``,
``ahead``, ``discarded``, ``open``, ``victories``, ``agenda``. Unless hands are open, ``hand`` of another bank is the
number of its cards and ``discarded`` the number of cards that left the game. Beyond that:

    viewer      the bank that looks, "" for a spectator
    asked       the bank that decides now, "" when the game is over
    deck        by side: cards left, and how many of them are comets
    seats       by bank: florins, pawns in reserve, hand (cards) and limit of the hand (0: none), maids, prestige by
                kind, out, and the tableau by side: what lies there from the board outwards (below)
    slots       by side, from the face-down card: slot, card, florins, price (0 for the fair card), hidden, fresh
    fairs       by side: emporium where the voyage starts, profits a fair would have, held (already this turn)
    empires     by empire: side of the map, faith, keeper, square (below), cities (city, token, levy: what a levy there
                would be, capital, emporium: "open", "busted" or "", exists, empty), saturated
    borders     by border: empires, sea, concession, pirate
    routes      by colour: emporium, empires, borders, in the order of the voyage
    reserve     by token: how many are left; pirates are not among them where they are rooks
    waiting     what the question on the table is about: the empire ("" for none), the tokens that wait beside the map
                (agents, fighters, survivors), and the piece that would be put down now ("" for none)
    standings   see ``standings``
    outcome     nothing while the game runs, else kind and winners

What lies in a tableau is an ``item`` with its ``bishop``, whether it is ``silenced`` and whether it was ``used`` this
turn. A square also has its ``side``, ``queens`` (items), ``vassals`` (squares) and ``repressed`` tokens.
"""

from __future__ import annotations

from typing import Final

from signoria.games.pax.data.ids import BANKS, BORDER_COUNT, COLOURS, PRESTIGE, SIDES, STATES, TOKEN_COUNT
from signoria.games.pax.data.map import (
    BORDER_EMPIRES,
    BORDER_SEA,
    CITIES_OF,
    CITY_CAPITAL,
    EMPIRE_SIDE,
    EMPORIUM_AT,
    ROUTE_BORDERS,
    ROUTE_EMPIRES,
)
from signoria.games.pax.query import (
    QUEENS,
    city_empty,
    city_exists,
    hand_limit,
    items_of,
    own_pawn,
    prestiges,
    saturated,
    silenced,
    standing,
)
from signoria.games.pax.rules.fair import profits
from signoria.games.pax.rules.market import cards_left
from signoria.games.pax.rules.turn import FAIRS
from signoria.games.pax.standings import standings
from signoria.games.pax.state import (
    COMETS,
    DECK,
    EMPIRE_COUNT,
    HANDS_HIDDEN,
    MAID,
    NOBODY,
    ROW,
    SQUARE,
    THRONE,
    PaxState,
    stock_of,
    vassals_of,
)
from signoria.games.pax.vocabulary import BORDER, CARD, CITY, EMPIRE, EMPORIUM, ITEM, SLOTS, TOKEN
from signoria.games.pax.wording import describe, repressed, step_words

UNLIMITED: Final = 100  # more than any hand can hold


def view(s: PaxState, seat: int) -> dict[str, object]:
    """The position as the seat knows it (-1: a spectator)."""
    words = describe(s)
    banks = [s.seat_word(other) for other in range(s.seats)]
    words["hand"] = {banks[other]: hand(s, seat, other) for other in range(s.seats)}
    if s.settings & HANDS_HIDDEN:
        words["discarded"] = len(words["discarded"])
    words["viewer"] = banks[seat] if seat >= 0 else ""
    words["asked"] = banks[s.decider()] if not s.ended else ""
    words["deck"] = {
        SIDES[side]: {"cards": cards_left(s, side), "comets": int(s.deck[side * DECK + COMETS])} for side in range(2)
    }
    words["seats"] = {banks[other]: bank(s, seat, other) for other in range(s.seats)}
    words["slots"] = {SIDES[side]: [slot(s, side, column) for column in range(ROW)] for side in range(2)}
    words["fairs"] = {SIDES[side]: fair(s, side) for side in range(2)}
    words["empires"] = {EMPIRE.words[empire]: empire_view(s, empire) for empire in range(EMPIRE_COUNT)}
    words["borders"] = {BORDER.words[border]: border_view(s, border) for border in range(BORDER_COUNT)}
    words["routes"] = {COLOURS[colour]: route(s, colour) for colour in range(2)}
    own = [token for token in range(TOKEN_COUNT) if stock_of(s, token) == token]
    words["reserve"] = {TOKEN.words[token]: int(s.reserve[token]) for token in own}
    words["waiting"] = waiting(s)
    words["standings"] = standings(s)
    words["outcome"] = outcome(s)
    return words


def hand(s: PaxState, viewer: int, seat: int) -> list[str] | int:
    """R66: the cards of a hand, or only how many where the players hide them."""
    if s.settings & HANDS_HIDDEN and viewer != seat:
        return len(s.hands[seat])
    return [CARD.words[card] for card in s.hands[seat]]


def bank(s: PaxState, viewer: int, seat: int) -> dict[str, object]:
    """FLORINSb: everything in front of one player."""
    limit = hand_limit(s, seat)
    return {
        "florins": int(s.florins[seat]),
        "pawns": int(s.reserve[own_pawn(s, seat)]),
        "hand": hand(s, viewer, seat),
        "limit": limit if limit < UNLIMITED else 0,
        "maids": [CARD.words[queen] for queen in QUEENS if s.place[queen] == MAID + seat],
        "prestige": dict(zip(PRESTIGE, prestiges(s, seat, items_of(s, seat, 0), items_of(s, seat, 1)), strict=True)),
        "out": bool(s.out >> seat & 1),
        "tableau": {SIDES[side]: [item_view(s, item) for item in s.rows[seat * 2 + side]] for side in range(2)},
    }


def item_view(s: PaxState, item: int) -> dict[str, object]:
    """A card or square as it lies there, with all that stands on and under it."""
    bishop = s.bishop[standing(s, item)]
    told: dict[str, object] = {
        "item": ITEM.words[item],
        "bishop": TOKEN.words[bishop] if bishop >= 0 else "",
        "silenced": silenced(s, item),
        "used": item in s.used,
    }
    if item >= SQUARE:
        empire = item - SQUARE
        told["side"] = "republic" if s.republic[empire] else "king"
        told["queens"] = [item_view(s, queen) for queen in s.wives[empire]]
        told["vassals"] = [item_view(s, SQUARE + vassal) for vassal in vassals_of(s, empire)]
        told["repressed"] = repressed(s, empire)
    return told


def slot(s: PaxState, side: int, column: int) -> dict[str, object]:
    """E1b, D2a: a place of the market. The fair card lies face down, but everyone saw it come."""
    at = side * ROW + column
    return {
        "slot": SLOTS[at],
        "card": CARD.words[s.market[at]] if s.market[at] >= 0 else "",
        "florins": int(s.coins[at]),
        "price": column,
        "hidden": column == 0,
        "fresh": bool(s.fresh[at]),
    }


def fair(s: PaxState, side: int) -> dict[str, object]:
    """G1a: what a fair of this side would start with."""
    return {
        "emporium": EMPORIUM.words[s.opened[side]],
        "profits": int(profits(s, side)),
        "held": bool(s.done & FAIRS[side]),
    }


def empire_view(s: PaxState, empire: int) -> dict[str, object]:
    """An empire of the map with its square, wherever that lies."""
    return {
        "side": SIDES[EMPIRE_SIDE[empire]],
        "faith": STATES[s.faith[empire]],
        "keeper": "throne" if s.keeper[empire] == THRONE else s.seat_word(s.keeper[empire]),
        "suzerain": "" if s.suzerain[empire] == NOBODY else EMPIRE.words[s.suzerain[empire]],
        "square": item_view(s, SQUARE + empire),
        "cities": [city_view(s, empire, city) for city in CITIES_OF[empire]],
        "saturated": saturated(s, empire),
    }


def city_view(s: PaxState, empire: int, city: int) -> dict[str, object]:
    """A city: who stands there and whom it would levy."""
    levy = s.box.levy[city][s.faith[empire]]
    exists = city_exists(s, city)
    emporium = "" if EMPORIUM_AT[city] < 0 else "open" if exists else "busted"
    return {
        "city": CITY.words[city],
        "token": TOKEN.words[s.city[city]] if s.city[city] >= 0 else "",
        "levy": TOKEN.words[levy] if levy >= 0 else "",
        "capital": CITY_CAPITAL[city],
        "emporium": emporium,
        "exists": exists,
        "empty": city_empty(s, city),
    }


def border_view(s: PaxState, border: int) -> dict[str, object]:
    """BORDER: a border and who holds it; a protected concession may share it with a pirate."""
    return {
        "empires": [EMPIRE.words[empire] for empire in BORDER_EMPIRES[border]],
        "sea": BORDER_SEA[border],
        "concession": BANKS[s.concession[border]] if s.concession[border] >= 0 else "",
        "pirate": TOKEN.words[s.pirate[border]] if s.pirate[border] >= 0 else "",
    }


def route(s: PaxState, colour: int) -> dict[str, object]:
    """TRADEROUTE: the route that is open, from its emporium to its arrowhead."""
    emporium = s.opened[colour]
    return {
        "emporium": EMPORIUM.words[emporium],
        "empires": [EMPIRE.words[empire] for empire in ROUTE_EMPIRES[emporium]],
        "borders": [BORDER.words[border] for border in ROUTE_BORDERS[emporium]],
    }


def waiting(s: PaxState) -> dict[str, object]:
    """E2.2, BATTLEi, REGIME: the pieces that lie beside the map while somebody says where they go or who dies."""
    if s.ended:
        return {"empire": "", "tokens": [], "piece": ""}
    step = s.agenda[-1]
    told = step_words(step, tuple([s.seat_word(seat) for seat in range(s.seats)]))
    tokens = told.get("agents") or told.get("pending") or ([told["token"]] if "token" in told else [])
    piece = ""
    if step.name == "concession":
        piece = TOKEN.words[own_pawn(s, step.seat)]
    elif step.name == "sail-to":
        piece = TOKEN.words[s.pirate[BORDER.find(told["border"])]]
    elif "token" in told or step.name == "place-agents":
        piece = tokens[0]
    return {"empire": told.get("empire", "").replace("none", ""), "tokens": tokens, "piece": piece}


def outcome(s: PaxState) -> dict[str, object] | None:
    """How the game ended."""
    ended = s.outcome
    if ended is None:
        return None
    return {"kind": ended.kind, "winners": [s.seat_word(seat) for seat in ended.winners]}
