"""F7–F9: corsair, siege and campaign."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import CITY_COUNT, NO_TOKEN, religion_of
from signoria.games.pax.data.map import (
    ADJACENT,
    BORDER_SEA,
    LOCATION_EMPIRES,
    SEA_NEIGHBOURS,
)
from signoria.games.pax.events import CAMPAIGN_BEGUN, KILLED_AT, SAILED
from signoria.games.pax.query import ADJACENT_BITS, BORDERS_AT, CITIES_AT, LOCATION_BORDERS, adjacent
from signoria.games.pax.refusals import (
    CAMPAIGN_OWN,
    CAMPAIGN_TOO_DEAR,
    LAND_BORDER,
    NO_KNIGHTS,
    NO_PIRATE_THERE,
    NO_TOKEN_THERE,
    NOT_ADJACENT,
    NOWHERE_TO_SAIL,
    OTHER_LOCATION,
    OTHER_PIRATE,
    OWN_SUZERAIN,
    PARTED,
    SAME_BORDER,
    SAME_COLOUR_PIRATE,
    SEA_TOO_FAR,
)
from signoria.games.pax.rules.agents import pirate_arrives
from signoria.games.pax.rules.battle import Battle, attackers
from signoria.games.pax.rules.political import repress_spots
from signoria.games.pax.rules.regime import CONQUERED
from signoria.games.pax.state import PaxState, changed, kill_city, kill_pirate
from signoria.games.pax.vocabulary import BESIEGE, BORDER, EMPIRE, INVADE, SAIL, SAIL_TO

# --- F7 corsair -----------------------------------------------------------------------------------------------------


def _reaches(s: PaxState, where: i64, start: i64, goal: i64) -> bool:
    """F7: from a sea border of the location to another one of it, or of an adjacent empire: only by sea, or any."""
    for empire in LOCATION_EMPIRES[where]:
        if BORDERS_AT[empire] >> start & 1:
            if BORDERS_AT[empire] >> goal & 1:
                return True
            for other in ADJACENT[empire] if s.edition.corsairs_overland else SEA_NEIGHBOURS[empire]:
                if BORDERS_AT[other] >> goal & 1 and adjacent(s, empire, other):
                    return True
    return False


def sail_to_forbidden(s: PaxState, where: i64, start: i64, goal: i64) -> i64:
    """F7: another sea border within reach that no pirate of the same colour holds."""
    if start == goal:
        return SAME_BORDER
    if not BORDER_SEA[goal]:
        return LAND_BORDER
    if not _reaches(s, where, start, goal):
        return SEA_TOO_FAR
    return SAME_COLOUR_PIRATE if s.pirate[goal] == s.pirate[start] else ALLOWED


def sail_forbidden(s: PaxState, where: i64, religions: i64, border: i64) -> i64:
    """F7: a pirate of the op's religion on a sea border of the acting card's location."""
    if not BORDERS_AT[where] >> border & 1:
        return OTHER_LOCATION
    if s.pirate[border] < 0:
        return NO_PIRATE_THERE
    if not religions >> religion_of(s.pirate[border]) & 1:
        return OTHER_PIRATE
    goal: i64
    for goal in range(len(BORDER_SEA)):
        if sail_to_forbidden(s, where, border, goal) == ALLOWED:
            return ALLOWED
    return NOWHERE_TO_SAIL


class ChoosePirate(Step[PaxState]):
    """F7: which pirate sails. ``religions``: bits of the religions the op may move."""

    name: ClassVar[str] = "choose-pirate"
    fields: ClassVar[tuple[str, ...]] = ("seat", "where", "religions")

    def __init__(self, seat: int, where: int, religions: int) -> None:
        super().__init__(seat)
        self.where: int = where
        self.religions: int = religions

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (SAIL,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(LOCATION_BORDERS[self.where])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return sail_forbidden(s, self.where, self.religions, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(SailTo(self.seat, self.where, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-pirate")


class SailTo(Step[PaxState]):
    """F7, F7a: where the pirate sails; it kills whom it finds there."""

    name: ClassVar[str] = "sail-to"
    fields: ClassVar[tuple[str, ...]] = ("seat", "where", "border")

    def __init__(self, seat: int, where: int, border: int) -> None:
        super().__init__(seat)
        self.where: int = where
        self.border: int = border

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (SAIL_TO,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(len(BORDER_SEA)))

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return sail_to_forbidden(s, self.where, self.border, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        token = s.pirate[self.border]
        s.pirate = changed(s.pirate, self.border, NO_TOKEN)
        s.emit(SAILED, (token, self.border, thing))
        pirate_arrives(s, token, thing)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-sail-to", {"border": BORDER.phrase(self.border)})


# --- F8 siege -------------------------------------------------------------------------------------------------------


def siege_forbidden(s: PaxState, where: i64, place: i64) -> i64:
    """F8: a knight, rook or pirate of any colour at the acting card's location."""
    if place < CITY_COUNT:
        if not CITIES_AT[where] >> place & 1:
            return OTHER_LOCATION
        return ALLOWED if s.city[place] >= 0 else NO_TOKEN_THERE
    border = place - CITY_COUNT
    if not BORDERS_AT[where] >> border & 1:
        return OTHER_LOCATION
    return ALLOWED if s.pirate[border] >= 0 else NO_TOKEN_THERE


class ChooseSiege(Step[PaxState]):
    """F8: who is killed."""

    name: ClassVar[str] = "choose-siege"
    fields: ClassVar[tuple[str, ...]] = ("seat", "where")

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where: int = where

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (BESIEGE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return repress_spots(self.where)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return siege_forbidden(s, self.where, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if thing < CITY_COUNT:
            s.emit(KILLED_AT, (s.city[thing], thing))
            kill_city(s, thing)
        else:
            s.emit(KILLED_AT, (s.pirate[thing - CITY_COUNT], thing))
            kill_pirate(s, thing - CITY_COUNT)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-siege")


# --- F9 campaign ----------------------------------------------------------------------------------------------------


def campaign_force(s: PaxState, seat: int, king: int, empire: int) -> int:
    """F9b, F9c: how many knights must ride, at a florin each."""
    return len(attackers(s, seat, CONQUERED, empire, king, (), 0))


def campaign_forbidden(s: PaxState, seat: i64, king: i64, empire: i64) -> i64:
    """F9, F9a, F9c: an adjacent empire that no ability parts, of somebody else or never one's suzerain, all paid for.

    Also E2.2f, F9j, ruling R64.
    """
    if not adjacent(s, king, empire):
        return PARTED if ADJACENT_BITS[king] >> empire & 1 else NOT_ADJACENT
    if s.keeper[empire] == seat and not s.edition.campaign_own:
        return CAMPAIGN_OWN
    force = campaign_force(s, seat, king, empire)
    if not force:
        return NO_KNIGHTS
    if s.florins[seat] < force:
        return CAMPAIGN_TOO_DEAR
    return OWN_SUZERAIN if s.suzerain[king] == empire else ALLOWED


class ChooseCampaign(Step[PaxState]):
    """F9: whom the king attacks."""

    name: ClassVar[str] = "choose-campaign"
    fields: ClassVar[tuple[str, ...]] = ("seat", "king")

    def __init__(self, seat: int, king: int) -> None:
        super().__init__(seat)
        self.king: int = king

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (INVADE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(10))

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return campaign_forbidden(s, self.seat, self.king, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        cost = campaign_force(s, self.seat, self.king, thing)
        s.florins[self.seat] -= cost
        s.emit(CAMPAIGN_BEGUN, (self.seat, self.king, thing, cost))
        s.push(Battle(self.seat, CONQUERED, thing, -1, self.king, (), 0))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-campaign", {"empire": EMPIRE.phrase(self.king)})
