"""REGIME: a change of regime: the square moves or turns, then concession, emancipation and golden liberty."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import (
    CITY_COUNT,
    CONSTANTINOPLE_1,
    CONSTANTINOPLE_2,
    CONSTANTINOPLE_3,
    CORONATION,
    FIRST_PAWN,
    MEDIEVAL,
    NO_TOKEN,
    OTTOMAN,
    TOKEN_COUNT,
)
from signoria.games.pax.data.map import BORDER_EMPIRES, BORDERS_OF, CITIES_OF, CITY_EMPIRE
from signoria.games.pax.events import EMANCIPATED, FLIPPED, GOLDEN_LIBERTY, TAKEN_AS_VASSAL, TAKEN_SQUARE
from signoria.games.pax.query import border_empty, city_empty, city_takes, own_pawn
from signoria.games.pax.refusals import (
    KNIGHTS_OF_VENICE,
    NO_ROOM,
    NONE_REPRESSED,
    NOT_CONSTANTINOPLE,
    NOT_EMPTY,
    OTHER_LOCATION,
    PLACE_SETTLED,
)
from signoria.games.pax.rules.agents import deploy, spot_forbidden
from signoria.games.pax.rules.tokens import can_stand_in_city
from signoria.games.pax.state import (
    NOBODY,
    SQUARE,
    THRONE,
    PaxState,
    changed,
    discard_wives,
    drop_bishop,
    enter_row,
    fill_city,
    free_vassals,
    release,
    unseat,
)
from signoria.games.pax.vocabulary import ARRANGE, DECLINE, DONE, EMANCIPATE, EMPIRE, LIBERATE, PUT, TOKEN

CONSTANTINOPLE: Final[tuple[int, ...]] = (CONSTANTINOPLE_1, CONSTANTINOPLE_2, CONSTANTINOPLE_3)

VOTED: Final = 20  # causes of a regime change are the one-shots, and these two
CONQUERED: Final = 21
SAME: Final = -2  # no token, and not the lack of one either


class Regime(Step[PaxState]):
    """REGIME: ``seat`` brings down the regime of ``empire``; ``king`` is the conqueror of a campaign, else -1.

    Also F6c, VASSALe, rulings R52, R55.
    """

    name: ClassVar[str] = "regime"
    fields: ClassVar[tuple[str, ...]] = ("seat", "empire", "cause", "king")

    def __init__(self, seat: int, empire: int, cause: int, king: int) -> None:
        super().__init__(seat)
        self.empire: int = empire
        self.cause: int = cause
        self.king: int = king

    def resolve(self, s: PaxState) -> None:
        seat, empire = self.seat, self.empire
        if self.cause == VOTED and s.edition.golden_liberty and s.faith[empire] != MEDIEVAL:
            s.push(GoldenLiberty(seat, empire))
        if s.edition.freed_first:
            s.push(Concession(seat, empire))
            s.push(Emancipation(seat, empire))
        else:
            s.push(Emancipation(seat, empire))
            s.push(Concession(seat, empire))
        if s.keeper[empire] != seat or self.cause == CONQUERED:
            move_square(s, seat, empire, self.king)
        elif self.cause != CORONATION:
            flip(s, seat, empire)


def flip(s: PaxState, seat: int, empire: int) -> None:
    """STRAWMAN, REGIMEd: one's own square turns over; bishop, queen and vassals go, a vassal leaves its suzerain.

    Also E2.2f, E4e, REPUBLIC, REGIMEf, rulings R51, R53.
    """
    discard_wives(s, empire)
    if not s.edition.regime_bishops:
        drop_bishop(s, SQUARE + empire)
    free_vassals(s, empire)
    if s.suzerain[empire] != NOBODY:
        s.suzerain = changed(s.suzerain, empire, NOBODY)
        enter_row(s, seat, empire)
    s.republic = changed(s.republic, empire, 1 - s.republic[empire])
    s.stirred = True
    s.emit(FLIPPED, (seat, empire, s.republic[empire]))


def move_square(s: PaxState, seat: int, empire: int, king: int) -> None:
    """REGIMEd, REGIMEe: the square comes, king up: from a throne with all, from a rival without queen or bishop.

    Also F9g, F9h, F9j, I1d, VASSAL, VASSALb, REGIMEf, rulings R51, R54.
    """
    if s.keeper[empire] != THRONE:
        discard_wives(s, empire)
        if not s.edition.regime_bishops:
            drop_bishop(s, SQUARE + empire)
        free_vassals(s, empire)
        unseat(s, empire)
    elif king >= 0 and not s.edition.conquered_queens:
        discard_wives(s, empire)
    s.keeper = changed(s.keeper, empire, seat)
    s.stirred = True
    if king < 0:
        enter_row(s, seat, empire)
        s.emit(TAKEN_SQUARE, (seat, empire))
    else:
        suzerain = king if s.suzerain[king] == NOBODY else s.suzerain[king]
        s.suzerain = changed(s.suzerain, empire, suzerain)
        s.emit(TAKEN_AS_VASSAL, (seat, empire, suzerain))


class OfEmpire(Step[PaxState]):
    """A question about one empire."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "empire")

    def __init__(self, seat: int, empire: int) -> None:
        super().__init__(seat)
        self.empire: int = empire


class Concession(OfEmpire):
    """REGIMEa: one pawn as a concession on a border of the empire, if the seat wants it."""

    name: ClassVar[str] = "concession"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (PUT, DECLINE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return [CITY_COUNT + border for border in BORDERS_OF[self.empire]] if verb == PUT else [0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        return spot_forbidden(s, s.florins[self.seat], self.empire, own_pawn(s, self.seat), thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == PUT:
            deploy(s, self.seat, own_pawn(s, self.seat), thing, self.empire)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-concession", {"empire": EMPIRE.phrase(self.empire)})


def room_for(s: PaxState, empire: int, token: int) -> list[int]:
    """BATTLEi, REGIMEb: the empty cities (knights, rooks) or borders (pawns) of an empire."""
    if can_stand_in_city(token):
        return [city for city in CITIES_OF[empire] if city_empty(s, city) and city_takes(s, city, token)]
    return [CITY_COUNT + border for border in BORDERS_OF[empire] if border_empty(s, border)]


def free_spot_forbidden(s: PaxState, empire: int, token: int, place: int) -> int:
    """BATTLEi, REGIMEb: only an empty city or border of the empire, as the piece needs."""
    if place < CITY_COUNT:
        if CITY_EMPIRE[place] != empire or not can_stand_in_city(token):
            return OTHER_LOCATION
        if not city_takes(s, place, token):
            return KNIGHTS_OF_VENICE
        return ALLOWED if city_empty(s, place) else NOT_EMPTY
    border = place - CITY_COUNT
    if empire not in BORDER_EMPIRES[border] or can_stand_in_city(token):
        return OTHER_LOCATION
    return ALLOWED if border_empty(s, border) else NOT_EMPTY


class Emancipation(OfEmpire):
    """REGIMEb: any repressed tokens of the empire may go back to empty cities and borders of it."""

    name: ClassVar[str] = "emancipation"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (EMANCIPATE, DONE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        if verb == DONE:
            return [0]
        start = self.empire * TOKEN_COUNT
        return [token for token in range(TOKEN_COUNT) if s.repressed[start + token]]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DONE:
            return ALLOWED
        if not s.repressed[self.empire * TOKEN_COUNT + thing]:
            return NONE_REPRESSED
        return ALLOWED if room_for(s, self.empire, thing) else NO_ROOM

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == EMANCIPATE:
            s.push(Emancipation(self.seat, self.empire))
            s.push(EmancipateTo(self.seat, self.empire, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-emancipation", {"empire": EMPIRE.phrase(self.empire)})


class FreeSpot(OfEmpire):
    """Where a token goes in an empire: only to an empty place."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "empire", "token")

    def __init__(self, seat: int, empire: int, token: int) -> None:
        super().__init__(seat, empire)
        self.token: int = token

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (PUT,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return room_for(s, self.empire, self.token)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return free_spot_forbidden(s, self.empire, self.token, thing)


class EmancipateTo(FreeSpot):
    """REGIMEb: where an emancipated token goes."""

    name: ClassVar[str] = "emancipate-to"

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        release(s, self.empire, self.token)
        stand(s, self.token, thing)
        s.emit(EMANCIPATED, (self.token, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-emancipate-to", {"token": TOKEN.phrase(self.token)})


def stand(s: PaxState, token: int, place: int) -> None:
    """Put a token that is in nobody's reserve on an empty place of the map."""
    if place < CITY_COUNT:
        fill_city(s, place, token)
    elif token >= FIRST_PAWN:
        s.concession = changed(s.concession, place - CITY_COUNT, token - FIRST_PAWN)
    else:
        s.pirate = changed(s.pirate, place - CITY_COUNT, token)


class GoldenLiberty(OfEmpire):
    """F6d, REGIMEc: a successful vote may turn a theocracy back into a medieval state."""

    name: ClassVar[str] = "golden-liberty"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (LIBERATE, DECLINE)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == LIBERATE:
            s.emit(GOLDEN_LIBERTY, (self.seat, self.empire))
            change_faith(s, self.seat, self.empire, MEDIEVAL)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-golden-liberty", {"empire": EMPIRE.phrase(self.empire)})


def change_faith(s: PaxState, seat: int, empire: int, faith: int) -> None:
    """K2a, ruling R65: an empire gets another state; who changes that of the Ottomans may rearrange Constantinople."""
    s.faith = changed(s.faith, empire, faith)
    s.stirred = True
    if empire == OTTOMAN:
        s.push(Arrange(seat))


def odd_one(s: PaxState, places: tuple[int, ...]) -> int:
    """K2a: what stands on only one of these places of Constantinople, nobody before a token; SAME if nothing does."""
    stands = [s.city[city] for city in places]
    odd = SAME
    for token in stands:
        if stands.count(token) == 1 and (odd == SAME or token < odd):
            odd = token
    return odd


def move_odd(s: PaxState, places: tuple[int, ...], to: int) -> None:
    """The odd one goes to a place of its own; the others fill the rest of these places in their order."""
    odd = odd_one(s, places)
    others = [s.city[city] for city in places if s.city[city] != odd]
    for city in places:
        s.city = changed(s.city, city, odd if city == to else others.pop(0))


class Arrange(Step[PaxState]):
    """K2a, ruling R65: the player who changed the faith decides who stands on which place of Constantinople.

    The place of the one that differs tells all, be it a token or the empty place; if all three differ, the two left
    over are asked about next. Where nobody differs from the others, there is nothing to decide.
    """

    name: ClassVar[str] = "arrange"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (ARRANGE,) if odd_one(s, CONSTANTINOPLE) != SAME else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(CONSTANTINOPLE)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALLOWED if thing in CONSTANTINOPLE else NOT_CONSTANTINOPLE

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        move_odd(s, CONSTANTINOPLE, thing)
        s.push(ArrangeRest(self.seat, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return arrange_prompt(odd_one(s, CONSTANTINOPLE))


class ArrangeRest(Step[PaxState]):
    """K2a, ruling R65: who stands where on the two places of Constantinople that are left, if they differ."""

    name: ClassVar[str] = "arrange-rest"
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: int = city  # settled already

    def _places(self) -> tuple[int, ...]:
        return tuple([city for city in CONSTANTINOPLE if city != self.city])

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (ARRANGE,) if odd_one(s, self._places()) != SAME else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(self._places())

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if thing == self.city:
            return PLACE_SETTLED
        return ALLOWED if thing in CONSTANTINOPLE else NOT_CONSTANTINOPLE

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        move_odd(s, self._places(), thing)

    def prompt(self, s: PaxState) -> Phrase:
        return arrange_prompt(odd_one(s, self._places()))


def arrange_prompt(odd: int) -> Phrase:
    """The question whose place is to be chosen."""
    return Phrase("prompt-arrange-open") if odd == NO_TOKEN else Phrase("prompt-arrange", {"token": TOKEN.phrase(odd)})
