"""C: setting up: banks, map, decks, market, florins, first player."""

from __future__ import annotations

from typing import Final

from signoria.games.pax.data.ids import BANKS, FIRST_PAWN, FUGGER, PIRATE
from signoria.games.pax.data.ids import token as token_of
from signoria.games.pax.data.map import (
    CITY_CAPITAL,
    CITY_EMPIRE,
    LEVY,
    START_BORDER,
    START_OPEN,
    START_STATE,
    START_STATE_1550,
    START_TOKEN,
    STARTING_FLORINS,
)
from signoria.games.pax.query import own_pawn
from signoria.games.pax.rules.market import refill
from signoria.games.pax.rules.turn import begin_turn
from signoria.games.pax.state import ABOVE, BELOW, COMETS, DECK, MAP_1550, PaxState

DEAL_BANK: Final = 1  # kinds of chance, besides the draw of a card
FIRST_SEAT: Final = 2

BELOW_CARDS: Final = 12  # C5a: cards shuffled with the comets
BELOW_COMETS: Final = 2
ABOVE_PER_PLAYER: Final = 4


def deal_banks(s: PaxState, seats: int) -> tuple[int, ...]:
    """C2: every player gets a bank at random."""
    left = list(range(len(BANKS)))
    banks: list[int] = []
    for _ in range(seats):
        bank = s.draw(DEAL_BANK, left)
        left.remove(bank)
        banks.append(bank)
    return tuple(banks)


def set_up(s: PaxState) -> None:
    """C1–C7: everything in its place, and the first player's turn."""
    populate_map(s)
    build_decks(s)
    refill(s)
    first = first_seat(s)
    for place in range(s.seats):
        s.florins[(first + place) % s.seats] = STARTING_FLORINS[place]
    begin_turn(s, first)


def populate_map(s: PaxState) -> None:
    """C1, C2, C4: states, open emporia, a token in each capital, a concession for each bank."""
    states = START_STATE_1550 if s.settings & MAP_1550 else START_STATE
    for religion in range(3):
        s.reserve[token_of(PIRATE, religion)] = s.edition.pirates[religion]
    for empire, state in enumerate(states):
        s.faith[empire] = state
    for city, capital in enumerate(CITY_CAPITAL):
        empire = CITY_EMPIRE[city]
        token = START_TOKEN[city]
        if token >= 0 and capital and states[empire] != START_STATE[empire]:
            token = LEVY[city][states[empire]]
        if token >= 0:
            s.city[city] = token
            s.reserve[token] -= 1
    for colour, emporium in enumerate(START_OPEN):
        s.opened[colour] = emporium
    for seat in range(s.seats):
        bank = s.banks[seat]
        s.concession[START_BORDER[bank]] = bank
        s.reserve[own_pawn(s, seat)] -= 1
    for bank in range(len(BANKS)):
        if s.seat_of[bank] < 0:
            s.reserve[FIRST_PAWN + bank] = 0


def build_decks(s: PaxState) -> None:
    """C5: four cards for each player lie above twelve cards shuffled with two comets, in each deck."""
    for side in range(2):
        s.deck[side * DECK + ABOVE] = ABOVE_PER_PLAYER * s.seats
        s.deck[side * DECK + BELOW] = BELOW_CARDS + BELOW_COMETS
        s.deck[side * DECK + COMETS] = BELOW_COMETS


def first_seat(s: PaxState) -> int:
    """C7, ruling R37: Fugger begins; without Fugger anyone may."""
    if s.seat_of[FUGGER] >= 0:
        return s.seat_of[FUGGER]
    return s.draw(FIRST_SEAT, list(range(s.seats)))
