"""What must hold in every position of Pax Renaissance, whatever was chosen."""

from __future__ import annotations

from signoria.games.pax.data.cards import CARD_CODES, CARD_SIDE, IS_COMET, IS_QUEEN
from signoria.games.pax.data.ids import (
    BANKS,
    BISHOP,
    BORDER_COUNT,
    CITY_COUNT,
    FIRST_PAWN,
    KNIGHT,
    PIRATE,
    ROOK,
    TOKEN_COUNT,
    TOKEN_NAMES,
    piece_of,
)
from signoria.games.pax.data.map import BORDER_SEA, BORDERS, CITY_NAMES, EMPIRE_SIDE, EMPORIUM_COLOUR
from signoria.games.pax.query import city_exists, protected
from signoria.games.pax.rules.market import deck_fits
from signoria.games.pax.state import (
    AHEAD,
    CARD_COUNT,
    EMPIRE_COUNT,
    HAND,
    MAID,
    MARKET,
    NOBODY,
    ROW,
    SQUARE,
    TABLEAU,
    THRONE,
    UNSEEN,
    WED,
    PaxState,
    repressed_count,
    stock_of,
    supply,
)


def broken(s: PaxState) -> list[str]:
    """Every invariant that does not hold, as a sentence for the person who mends it."""
    return [*_tokens(s), *_cards(s), *_decks(s), *_squares(s), *_money(s), *_turn(s)]


def dismissing(s: PaxState) -> bool:
    """Whether a token is about to leave the second place of Venice (G4c)."""
    return any(step.name == "dismiss" for step in s.agenda)


def _tokens(s: PaxState) -> list[str]:
    """Pieces are conserved by kind and colour, and stand only where they may."""
    wrong: list[str] = []
    count = [int(number) for number in s.reserve]
    for city in range(CITY_COUNT):
        found = s.city[city]
        if found >= 0:
            count[found] += 1
            if piece_of(found) not in (KNIGHT, ROOK):
                wrong.append(f"{TOKEN_NAMES[found]} in the city {CITY_NAMES[city]}")
            if not city_exists(s, city) and not dismissing(s):
                wrong.append(f"a token in {CITY_NAMES[city]}, which is out of play")
    for border in range(BORDER_COUNT):
        bank, pirate = s.concession[border], s.pirate[border]
        if bank >= 0:
            count[FIRST_PAWN + bank] += 1
        if pirate >= 0:
            count[stock_of(s, pirate)] += 1
            if piece_of(pirate) != PIRATE or not BORDER_SEA[border]:
                wrong.append(f"no pirate may be on {BORDERS[border]}")
            if bank >= 0 and not protected(s, bank):
                wrong.append(f"a pirate beside an unprotected concession on {BORDERS[border]}")
    for at, number in enumerate(s.repressed):
        count[at % TOKEN_COUNT] += number
        if number < 0 or (number and piece_of(at % TOKEN_COUNT) in (PIRATE, BISHOP)):
            wrong.append(f"{number} {TOKEN_NAMES[at % TOKEN_COUNT]} repressed")
    for item, found in enumerate(s.bishop):
        if found >= 0:
            count[found] += 1
            if piece_of(found) != BISHOP:
                wrong.append(f"{TOKEN_NAMES[found]} on a card")
            if item >= SQUARE and s.keeper[item - SQUARE] == THRONE and not s.edition.thrones_hold_bishops:
                wrong.append(f"a bishop on the throne of empire {item - SQUARE}")
            if item < SQUARE and not TABLEAU <= s.place[item] < MAID:
                wrong.append(f"a bishop on {CARD_CODES[item]}, which is in no tableau")
    for kind in range(TOKEN_COUNT):
        if count[kind] != supply(s, kind) or s.reserve[kind] < 0:
            wrong.append(f"{count[kind]} pieces {TOKEN_NAMES[kind]}, not {supply(s, kind)}")
    return wrong


def _cards(s: PaxState) -> list[str]:
    """Every card is in one place, and every list of cards agrees with it."""
    wrong: list[str] = []
    listed: dict[int, int] = {}
    for seat in range(s.seats):
        for card in s.hands[seat]:
            listed[card] = HAND + seat
        for side in range(2):
            for item in s.rows[seat * 2 + side]:
                if item < SQUARE:
                    listed[item] = TABLEAU + seat
                    if CARD_SIDE[item] != side:
                        wrong.append(f"{CARD_CODES[item]} on the wrong side")
    for empire in range(EMPIRE_COUNT):
        for queen in s.wives[empire]:
            listed[queen] = WED + empire
    for slot in range(2 * ROW):
        if s.market[slot] >= 0:
            listed[s.market[slot]] = MARKET
    for side in range(2):
        if s.ahead[side] >= 0:
            listed[s.ahead[side]] = AHEAD
    for card in range(CARD_COUNT):
        place = s.place[card]
        unlisted = place in (UNSEEN, 1) or MAID <= place < WED
        if unlisted == (card in listed) or (card in listed and listed[card] != place):
            wrong.append(f"{CARD_CODES[card]} is in place {place} and listed in {listed.get(card)}")
        if (place >= WED or MAID <= place < WED) and not IS_QUEEN[card]:
            wrong.append(f"{CARD_CODES[card]} is no queen")
        if TABLEAU <= place < MAID and IS_QUEEN[card]:
            wrong.append(f"{CARD_CODES[card]} is a queen in a row")
        if place >= HAND and IS_COMET[card]:
            wrong.append(f"the comet {CARD_CODES[card]} is in place {place}")
    return wrong


def _decks(s: PaxState) -> list[str]:
    """The decks are made of cards nobody has seen; what lies open on one is of its side; each colour has its route."""
    wrong = [f"deck {side} promises more cards than are unseen" for side in range(2) if not deck_fits(s, side)]
    for side in range(2):
        if s.ahead[side] >= 0 and CARD_SIDE[s.ahead[side]] != side:
            wrong.append(f"{CARD_CODES[s.ahead[side]]} lies on the wrong deck")
        if EMPORIUM_COLOUR[s.opened[side]] != side:
            wrong.append(f"emporium {s.opened[side]} is open for the wrong colour")
    return wrong


def _squares(s: PaxState) -> list[str]:
    """Every square is in exactly one place; vassals are kings under kings of the same keeper; thrones hold kings."""
    wrong: list[str] = []
    rows = [item - SQUARE for row in s.rows for item in row if item >= SQUARE]
    for empire in range(EMPIRE_COUNT):
        keeper, suzerain = s.keeper[empire], s.suzerain[empire]
        expected = 1 if keeper != THRONE and suzerain == NOBODY else 0
        if rows.count(empire) != expected:
            wrong.append(f"the square of empire {empire} lies {rows.count(empire)} times in a tableau")
        if expected and SQUARE + empire not in s.rows[keeper * 2 + EMPIRE_SIDE[empire]]:
            wrong.append(f"the square of empire {empire} lies in the wrong row")
        if keeper == THRONE and (s.republic[empire] or suzerain != NOBODY):
            wrong.append(f"the throne of empire {empire} holds no free king")
        if keeper == THRONE and s.edition.bare_thrones and (s.wives[empire] or repressed_count(s, empire)):
            wrong.append(f"the throne of empire {empire} holds something")
        if s.box.other_side[empire] >= 0 and s.faith[empire] not in (
            s.box.start_state[empire],
            s.box.other_side[empire],
        ):
            wrong.append(f"the map card of empire {empire} has no such side")
        if s.republic[empire] and (s.wives[empire] or suzerain != NOBODY):
            wrong.append(f"the republic of empire {empire} has a queen or a suzerain")
        if suzerain != NOBODY:
            if s.republic[suzerain] or s.suzerain[suzerain] != NOBODY or s.keeper[suzerain] != keeper:
                wrong.append(f"empire {empire} is vassal of something that is no free king of the same bank")
    return wrong


def _money(s: PaxState) -> list[str]:
    """Florins never go below zero, in banks or on the market."""
    wrong = [f"{BANKS[s.banks[seat]]} has {s.florins[seat]} florins" for seat in range(s.seats) if s.florins[seat] < 0]
    if min(s.coins) < 0:
        wrong.append("a market space has less than no florins")
    return wrong


def _turn(s: PaxState) -> list[str]:
    """A game that goes on has a turn at the bottom of its agenda, of a bank that is in the game, and another bank."""
    if s.ended:
        return []
    wrong: list[str] = []
    if not s.agenda or s.agenda[0].name not in ("turn", "refresh") or s.agenda[0].seat != s.turn:
        wrong.append("the agenda does not begin with the turn")
    if sum([s.out >> seat & 1 for seat in range(s.seats)]) > s.seats - 2:
        wrong.append("the game goes on with a single bank")
    return wrong
