"""G: trade fairs: profits, subsidy, the voyage along the route, levies, leftovers."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import NOTHING, Step
from signoria.games.pax.data.ids import (
    AB_DOUBLE_CONCESSIONS_FAIRS_AND_VOTES,
    AB_DOUBLE_PROFIT_SPICE_ISLANDS,
    AB_EMPORIUM_SUBSIDY_2,
    BANKS,
    EMPORIUM_SPICE_ISLANDS,
)
from signoria.games.pax.data.map import CITIES_OF, CITY_EMPIRE, ROUTE_BORDERS, ROUTE_EMPIRES
from signoria.games.pax.events import FAIR_ENDED, FAIR_HELD, LEVY_RAISED, PIRATE_PROFIT, PROFIT, SUBSIDY
from signoria.games.pax.query import LOCATION_CITIES, city_exists, copies
from signoria.games.pax.refusals import BUSTED, LEVY_TAKEN, NO_FAIR_CARD, OTHER_LOCATION
from signoria.games.pax.rules.tokens import provide
from signoria.games.pax.state import BANKRUPTCY, DISCARDED, EMPIRE_COUNT, ROW, PaxState, fill_city, put_card
from signoria.games.pax.vocabulary import EMPIRE, RAISE


def fair_forbidden(s: PaxState, side: i64) -> i64:
    """E5: the face-down card of the row is discarded to hold a fair."""
    return ALLOWED if s.market[side * ROW] >= 0 else NO_FAIR_CARD


def profits(s: PaxState, side: i64) -> i64:
    """G1a, ruling R35: the florins on the face-down card, and one from China with two players, two with more."""
    return s.coins[side * ROW] + 1 if len(s.banks) <= 2 else s.coins[side * ROW] + 2


def subsidy(s: PaxState, seat: i64, florins: i64) -> i64:
    """G2b, G6: what the initiator takes first; nothing in the bankruptcy variant."""
    if s.settings & BANKRUPTCY:
        return 0
    share: i64 = 2 if copies(s, seat, AB_EMPORIUM_SUBSIDY_2) else 1
    return min(florins, share)


def payout(s: PaxState, bank: i64, emporium: i64, florins: i64) -> i64:
    """G3a, ABILITY: one florin a concession, doubled by each ability that doubles it, never more than is left.

    Also ruling R43.
    """
    seat: i64 = s.seat_of[bank]
    share: i64 = 1
    share <<= copies(s, seat, AB_DOUBLE_CONCESSIONS_FAIRS_AND_VOTES)
    if emporium == EMPORIUM_SPICE_ISLANDS:
        share <<= copies(s, seat, AB_DOUBLE_PROFIT_SPICE_ISLANDS)
    return min(florins, share)


def voyage(s: PaxState, side: i64, florins: i64) -> tuple[list[tuple[int, int, int]], int, int]:
    """G3, G5: who is paid at which border (bank -1: pirates), how many empires are reached, what is left over.

    Also G2, G2a, G3b, PIRATEb, ruling R10: a pirate beside a protected concession comes after it, or gets nothing.
    """
    emporium = s.opened[side]
    paid: list[tuple[int, int, int]] = []
    borders = ROUTE_BORDERS[emporium]
    reached: i64 = 0
    while florins != 0:
        reached += 1
        if reached > len(borders):
            break
        border: i64 = borders[reached - 1]
        bank = s.concession[border]
        if bank >= 0 and not s.out >> s.seat_of[bank] & 1:  # ruling R69: a ruined bank earns nothing
            share = payout(s, bank, emporium, florins)
            paid.append((border, bank, share))
            florins -= share
        if s.pirate[border] >= 0 and florins and (bank < 0 or s.edition.pirates_share):
            paid.append((border, -1, 1))
            florins -= 1
    return paid, reached, florins


def hold_fair(s: PaxState, seat: i64, side: i64) -> None:
    """G, G1b, L1a, rulings R28, R29: discard the card, subsidy, payments along the route, then the levies."""
    slot = side * ROW
    florins = profits(s, side)
    put_card(s, s.market[slot], DISCARDED)
    s.market[slot] = -1
    s.emit(FAIR_HELD, (seat, side, florins))
    taken = subsidy(s, seat, florins)
    if taken:
        s.florins[seat] += taken
        s.emit(SUBSIDY, (seat, taken))
    paid, reached, left = voyage(s, side, florins - taken)
    for border, bank, share in paid:
        if bank < 0:
            s.emit(PIRATE_PROFIT, (border,))
        else:
            s.florins[s.seat_of[bank]] += share
            s.emit(PROFIT, (s.seat_of[bank], border, share))
    s.coins[slot] = left
    s.emit(FAIR_ENDED, (side, left))
    route = ROUTE_EMPIRES[s.opened[side]]
    for stop in range(reached - 1, -1, -1):
        s.push(LEVIES[seat * EMPIRE_COUNT + route[stop]])


def levy_forbidden(s: PaxState, empire: i64, city: i64) -> i64:
    """G4, LEVY: an empty city of the empire that is in play."""
    if CITY_EMPIRE[city] != empire:
        return OTHER_LOCATION
    if not city_exists(s, city):
        return BUSTED
    return ALLOWED if s.city[city] < 0 else LEVY_TAKEN


class RaiseLevy(Step[PaxState]):
    """G4, F4: a levy in an empty city, of the kind and colour printed there; nothing in a saturated empire (G4b).

    Also SATURATEDa, ruling R17.
    """

    name: ClassVar[str] = "raise-levy"
    fields: ClassVar[tuple[str, ...]] = ("seat", "empire")

    def __init__(self, seat: int, empire: int) -> None:
        super().__init__(seat)
        self.empire: int = empire

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (RAISE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(CITIES_OF[self.empire])

    def options(self, s: PaxState) -> list[int]:
        """The same guard as everywhere, asked about empty cities only: a fair raises many levies."""
        found = NOTHING
        for city in LOCATION_CITIES[self.empire]:
            if s.city[city] < 0 and levy_forbidden(s, self.empire, city) == ALLOWED:
                if not found:
                    found = []
                found.append(RAISE + city)
        return found

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return levy_forbidden(s, self.empire, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        token = s.box.levy[thing][s.faith[self.empire]]
        s.push(PutLevy(self.seat, token, thing))
        provide(s, self.seat, token)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-levy", {"empire": EMPIRE.phrase(self.empire)})


# A fair raises many levies, and a step never changes: here is one of each, by seat and empire.
LEVIES: Final[list[RaiseLevy]] = [
    RaiseLevy(seat, empire) for seat in range(len(BANKS)) for empire in range(EMPIRE_COUNT)
]


class PutLevy(Step[PaxState]):
    """G4: the levy takes its place."""

    name: ClassVar[str] = "put-levy"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "city")

    def __init__(self, seat: int, token: int, city: int) -> None:
        super().__init__(seat)
        self.token: int = token
        self.city: int = city

    def resolve(self, s: PaxState) -> None:
        s.reserve[self.token] -= 1
        fill_city(s, self.city, self.token)
        s.emit(LEVY_RAISED, (self.token, self.city))
