"""C: setting up: banks, map, decks, market, florins, first player."""

from __future__ import annotations

from typing import Final

from signoria.games.pax.data.ids import BANKS, FUGGER, TOKEN_COUNT
from signoria.games.pax.data.map import (
    CITY_CAPITAL,
    CITY_EMPIRE,
)
from signoria.games.pax.query import own_pawn
from signoria.games.pax.rules.market import refill
from signoria.games.pax.rules.turn import begin_turn
from signoria.games.pax.state import ABOVE, BELOW, COMETS, DECK, HOUSE, MAP_1550, SOLITAIRE, PaxState, supply

DEAL_BANK: Final = 1  # kinds of chance, besides the draw of a card
FIRST_SEAT: Final = 2

BELOW_CARDS: Final = 12  # C5a: cards shuffled with the comets
BELOW_COMETS: Final = 2
ABOVE_PER_PLAYER: Final = 4

SOLITAIRE_BELOW: Final = 8  # Ob: cards shuffled with the comets in a solitaire game
SOLITAIRE_ABOVE: Final = 8  # Ob: cards on top of them, unless the dial says otherwise


def deal_banks(s: PaxState, seats: int) -> tuple[int, ...]:
    """C2: every player gets a bank at random."""
    left = list(range(len(BANKS)))
    banks: list[int] = []
    for _ in range(seats):
        bank = s.draw(DEAL_BANK, left)
        left.remove(bank)
        banks.append(bank)
    return tuple(banks)


def set_up(s: PaxState, above: int = SOLITAIRE_ABOVE) -> None:
    """C, C6a, C7b: everything in its place, and the first player's turn. ``above``: the dial of a solitaire game."""
    populate_map(s)
    build_decks(s, above)
    refill(s)
    first = first_seat(s)
    for place in range(s.seats):
        s.florins[(first + place) % s.seats] = s.box.starting_florins[place]
    begin_turn(s, first)


def populate_map(s: PaxState) -> None:
    """C1, C2, C4: states, open emporia, a token in each capital, a concession for each bank.

    Also B2b, C1a, C2a, C2b, C2c, C2d, C3a, C4a, rulings R16, R46.
    """
    states = s.box.start_state_1550 if s.settings & MAP_1550 else s.box.start_state
    for kind in range(TOKEN_COUNT):
        s.reserve[kind] = supply(s, kind)
    for empire, state in enumerate(states):
        s.faith[empire] = state
    for city, capital in enumerate(CITY_CAPITAL):
        empire = CITY_EMPIRE[city]
        token = s.box.start_token[city]
        if token >= 0 and capital and states[empire] != s.box.start_state[empire]:
            token = s.box.levy[city][states[empire]]
        if token >= 0:
            s.city[city] = token
            s.reserve[token] -= 1
    for colour, emporium in enumerate(s.box.start_open):
        s.opened[colour] = emporium
    for start, border in enumerate(s.box.start_border):
        seat = s.seat_of[start]
        if seat < 0 and s.settings & SOLITAIRE:
            seat = HOUSE  # Ob: the opponent owns all the other starting concessions
        if seat >= 0:
            s.concession[border] = s.banks[seat]
            s.reserve[own_pawn(s, seat)] -= 1


def build_decks(s: PaxState, above: int = SOLITAIRE_ABOVE) -> None:
    """C5, C5b, Ob: four cards for each player lie above twelve cards shuffled with two comets, in each deck.

    In a solitaire game the comets are among eight cards, and the dial says how many lie above (ruling S2).
    """
    solitaire = bool(s.settings & SOLITAIRE)
    for side in range(2):
        s.deck[side * DECK + ABOVE] = above if solitaire else ABOVE_PER_PLAYER * s.seats
        s.deck[side * DECK + BELOW] = (SOLITAIRE_BELOW if solitaire else BELOW_CARDS) + BELOW_COMETS
        s.deck[side * DECK + COMETS] = BELOW_COMETS


def first_seat(s: PaxState) -> int:
    """C7, ruling R37: Fugger begins; without Fugger anyone may."""
    if s.seat_of[FUGGER] >= 0:
        return s.seat_of[FUGGER]
    return s.draw(FIRST_SEAT, list(range(s.seats)))
