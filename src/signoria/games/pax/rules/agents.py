"""E2.2: placing the agents of a card, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import ALONE, Step
from signoria.games.pax.data.ids import (
    ANY_PAWN,
    BISHOP,
    CITY_COUNT,
    FIRST_PAWN,
    PAWN,
    PIRATE,
    piece_of,
)
from signoria.games.pax.data.map import BORDER_EMPIRES, BORDER_SEA, CITY_EMPIRE, LOCATION_EMPIRES
from signoria.games.pax.events import DEPLOYED, KILLED_AT, REPRESSED_AT
from signoria.games.pax.query import (
    BORDERS_AT,
    CITIES_AT,
    LOCATION_BORDERS,
    LOCATION_CITIES,
    SHARED,
    city_exists,
    city_takes,
    location,
    own_pawn,
    protected,
)
from signoria.games.pax.refusals import (
    AGENT_COMPULSORY,
    BUSTED,
    COSTS_A_FLORIN,
    KNIGHTS_OF_VENICE,
    LAND_BORDER,
    NO_BISHOP_THERE,
    NOT_A_BORDER,
    NOT_A_CITY,
    NOT_THIS_BORDER,
    OTHER_EMPIRE,
    OTHER_LOCATION,
    PIRATE_THERE,
    SAME_CARD_TWICE,
    SAME_PLACE_TWICE,
)
from signoria.games.pax.rules.bishops import can_hold_bishop, enter, pulpits
from signoria.games.pax.rules.tokens import can_stand_in_city, provide
from signoria.games.pax.state import (
    PaxState,
    changed,
    fill_city,
    kill_concession,
    kill_pirate,
    repress,
    repress_concession,
    stock_of,
)
from signoria.games.pax.vocabulary import CARD, DECLINE, LOCATE, ORDAIN, PUT, TOKEN

# By location: its cities and its borders as places. For reading only.
CITY_SPOTS: Final[list[list[int]]] = [list(cities) for cities in LOCATION_CITIES]
BORDER_SPOTS: Final[list[list[int]]] = [[CITY_COUNT + border for border in borders] for borders in LOCATION_BORDERS]


def agents_of(s: PaxState, seat: int, card: int) -> tuple[int, ...]:
    """AGENT: the pieces printed on a card; a grey pawn is one of the player's own."""
    return tuple([own_pawn(s, seat) if token == ANY_PAWN else token for token in s.box.card_agents[card]])


def occupied(s: PaxState, token: i64, place: i64) -> bool:
    """Whether somebody would have to be repressed to make room (pirates kill instead)."""
    if place < CITY_COUNT:
        return s.city[place] >= 0
    return piece_of(token) == PAWN and s.concession[place - CITY_COUNT] >= 0


def spot_forbidden(s: PaxState, florins: i64, where: i64, token: i64, place: i64) -> i64:
    """E2.2b-d: a knight or rook into a city, a pirate onto a sea border, a pawn onto a border without a pirate.

    Also CITY, ruling R50.
    """
    piece = piece_of(token)
    if place < CITY_COUNT:
        if not can_stand_in_city(token):
            return NOT_A_BORDER
        if not CITIES_AT[where] >> place & 1:
            return OTHER_LOCATION
        if not city_exists(s, place):
            return BUSTED
        if not city_takes(s, place, token):
            return KNIGHTS_OF_VENICE
    else:
        border = place - CITY_COUNT
        if piece != PIRATE and piece != PAWN:
            return NOT_A_CITY
        if not BORDERS_AT[where] >> border & 1:
            return NOT_THIS_BORDER
        if piece == PIRATE and not BORDER_SEA[border]:
            return LAND_BORDER
        if piece == PAWN and s.pirate[border] >= 0:
            return PIRATE_THERE
    if florins < 1 and occupied(s, token, place):
        return COSTS_A_FLORIN
    return ALLOWED


def spots(where: i64, token: i64) -> list[int]:
    """The cities or borders of a location, as the piece needs."""
    return CITY_SPOTS[where] if can_stand_in_city(token) else BORDER_SPOTS[where]


def ordain_forbidden(s: PaxState, card: i64, item: i64) -> i64:
    """E2.2a: a bishop onto the card just played or any card in a tableau or throne with the same location.

    Also BISHOPa, LOCATIONe.
    """
    if not can_hold_bishop(s, item):
        return NO_BISHOP_THERE
    if not SHARED[s.box.card_location[card]] >> location(s, item) & 1:
        return OTHER_LOCATION
    return ALLOWED


def deployable(s: PaxState, seat: int, card: int) -> bool:
    """E2.1: whether every agent of a card could be placed now, one after the other, with the florins at hand.

    Also ruling R25.
    """
    return _deployable(s, s.box.card_location[card], card, agents_of(s, seat, card), (), s.florins[seat])


def _deployable(
    s: PaxState, where: int, card: int, agents: tuple[int, ...], taken: tuple[int, ...], florins: int
) -> bool:
    if not agents:
        return True
    token = agents[0]
    if piece_of(token) == BISHOP:
        for item in pulpits(s):
            if item not in taken and ordain_forbidden(s, card, item) == ALLOWED:
                return _deployable(s, where, card, agents[1:], (*taken, item), florins)
        return False
    for place in spots(where, token):
        if place not in taken and spot_forbidden(s, florins, where, token, place) == ALLOWED:
            left = florins - 1 if occupied(s, token, place) else florins
            if _deployable(s, where, card, agents[1:], (*taken, place), left):
                return True
    return False


class PlaceAgents(Step[PaxState]):
    """E2.1, E2.2: the agents of a card still to be placed. ``must``: the one-shot below on the agenda needs them."""

    name: ClassVar[str] = "place-agents"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "agents", "taken", "must")

    def __init__(self, seat: int, card: int, agents: tuple[int, ...], taken: tuple[int, ...], must: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.agents: tuple[int, ...] = agents
        self.taken: tuple[int, ...] = taken  # places and items already used by agents of this card (ruling R12)
        self.must: int = must

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        if not self.agents:
            return ()
        put = ORDAIN if piece_of(self.agents[0]) == BISHOP else PUT
        return (put, DECLINE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        if verb == PUT:
            return spots(s.box.card_location[self.card], self.agents[0])
        return pulpits(s) if verb == ORDAIN else ALONE

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return AGENT_COMPULSORY if self.must else ALLOWED
        if thing in self.taken:
            return SAME_CARD_TWICE if verb == ORDAIN else SAME_PLACE_TWICE
        if verb == ORDAIN:
            return ordain_forbidden(s, self.card, thing)
        if s.edition.one_empire and self.taken and apart(self.taken[0], thing):
            return OTHER_EMPIRE
        return spot_forbidden(s, s.florins[self.seat], s.box.card_location[self.card], self.agents[0], thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        token = self.agents[0]
        if verb == DECLINE:
            s.push(PlaceAgents(self.seat, self.card, self.agents[1:], self.taken, 0))
            return
        s.push(PlaceAgents(self.seat, self.card, self.agents[1:], (*self.taken, thing), self.must))
        if verb == ORDAIN:
            s.push(Ordain(self.seat, token, thing))
            provide(s, self.seat, token)
        else:
            deploy(s, self.seat, token, thing, s.box.card_location[self.card])

    def resolve(self, s: PaxState) -> None:
        """E2.1, ruling R1: an agent that cannot be placed cancels the one-shot, or is lost and the next one follows.

        If they cancel it, what can still be placed becomes optional.
        """
        if self.agents and self.must and s.edition.agents_cancel:
            s.agenda.pop()
            s.push(PlaceAgents(self.seat, self.card, self.agents, self.taken, 0))
        elif len(self.agents) > 1:
            s.push(PlaceAgents(self.seat, self.card, self.agents[1:], self.taken, self.must))

    def prompt(self, s: PaxState) -> Phrase:
        key = "prompt-agent-must" if self.must else "prompt-agent"
        return Phrase(key, {"token": TOKEN.phrase(self.agents[0]), "card": CARD.phrase(self.card)})


def apart(one: int, other: int) -> bool:
    """AGENT: whether two cities lie in different empires."""
    return one < CITY_COUNT and other < CITY_COUNT and CITY_EMPIRE[one] != CITY_EMPIRE[other]


def deploy(s: PaxState, seat: int, token: int, place: int, where: int) -> None:
    """Put a piece from the reserve on the map, asking first for the serf's empire where there are two (ruling R13)."""
    lords = lords_of(where, place - CITY_COUNT) if place >= CITY_COUNT else [CITY_EMPIRE[place]]
    if len(lords) > 1 and piece_of(token) == PAWN and occupied(s, token, place):
        s.push(SerfOf(seat, token, place))
        return
    s.push(Deploy(seat, token, place, lords[0] if len(lords) == 1 else -1))
    provide(s, seat, token)


def lords_of(where: int, border: int) -> list[int]:
    """REPRESSd, LOCATIONb-d, ruling R13: the empires of a location that can get a border's concession as a serf."""
    return [empire for empire in BORDER_EMPIRES[border] if empire in LOCATION_EMPIRES[where]]


class SerfOf(Step[PaxState]):
    """REPRESSd, ruling R13: which empire gets the serf, where both of the border's lie in the card's region."""

    name: ClassVar[str] = "serf-of"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "place")

    def __init__(self, seat: int, token: int, place: int) -> None:
        super().__init__(seat)
        self.token: int = token
        self.place: int = place

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (LOCATE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(BORDER_EMPIRES[self.place - CITY_COUNT])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALLOWED if thing in BORDER_EMPIRES[self.place - CITY_COUNT] else NOT_THIS_BORDER

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(Deploy(self.seat, self.token, self.place, thing))
        provide(s, self.seat, self.token)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-serf")


class Deploy(Step[PaxState]):
    """E2.2b-d, CONCESSION: the piece goes down; another there is repressed for a florin, or killed by a pirate."""

    name: ClassVar[str] = "deploy"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "place", "empire")

    def __init__(self, seat: int, token: int, place: int, empire: int) -> None:
        super().__init__(seat)
        self.token: int = token
        self.place: int = place
        self.empire: int = empire  # gets the token that is repressed; -1 where none can be

    def resolve(self, s: PaxState) -> None:
        token, place = self.token, self.place
        s.reserve[stock_of(s, token)] -= 1
        if place < CITY_COUNT:
            if s.city[place] >= 0:
                s.florins[self.seat] -= 1
                s.emit(REPRESSED_AT, (s.city[place], place, self.empire))
                repress(s, self.empire, s.city[place])
            fill_city(s, place, token)
        elif token >= FIRST_PAWN:
            border = place - CITY_COUNT
            if s.concession[border] >= 0:
                s.florins[self.seat] -= 1
                s.emit(REPRESSED_AT, (FIRST_PAWN + s.concession[border], place, self.empire))
                repress_concession(s, border, self.empire)
            s.concession = changed(s.concession, border, token - FIRST_PAWN)
        else:
            pirate_arrives(s, token, place - CITY_COUNT)
        s.emit(DEPLOYED, (self.seat, token, place))


def pirate_arrives(s: PaxState, token: int, border: int) -> None:
    """E2.2c, F7a, PIRATEd, PIRATEa: a pirate kills the pirate and the unprotected concession it finds."""
    if s.pirate[border] >= 0:
        s.emit(KILLED_AT, (s.pirate[border], CITY_COUNT + border))
        kill_pirate(s, border)
    bank = s.concession[border]
    if bank >= 0 and not protected(s, bank):
        s.emit(KILLED_AT, (FIRST_PAWN + bank, CITY_COUNT + border))
        kill_concession(s, border)
    s.pirate = changed(s.pirate, border, token)


class Ordain(Step[PaxState]):
    """E2.2a: a bishop from the reserve enters a card."""

    name: ClassVar[str] = "ordain"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "item")

    def __init__(self, seat: int, token: int, item: int) -> None:
        super().__init__(seat)
        self.token: int = token
        self.item: int = item

    def resolve(self, s: PaxState) -> None:
        s.reserve[self.token] -= 1
        enter(s, self.seat, self.token, self.item)
