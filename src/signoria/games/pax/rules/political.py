"""F2–F6: commerce, beheading, tax, repression and vote."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import (
    AB_BEHEAD_ONLY_EAST_ANY_BISHOP,
    AB_BEHEAD_ONLY_EAST_GREEN_OR_RED_BISHOP,
    AB_BEHEAD_ONLY_WEST_RED_OR_GOLD_BISHOP,
    AB_DOUBLE_CONCESSIONS_FAIRS_AND_VOTES,
    AB_PATRON_REDUCES_VOTE_COST,
    CATHOLIC,
    CITY_COUNT,
    FIRST_PAWN,
    ISLAMIC,
    NO_TOKEN,
    PATRON,
    PAWN,
    REFORMIST,
    THE_EAST,
    THE_WEST,
    piece_of,
    religion_of,
)
from signoria.games.pax.data.map import (
    BORDER_EMPIRES,
    CITY_EMPIRE,
    EMPIRE_SIDE,
)
from signoria.games.pax.events import (
    BEHEADED_CARD,
    DISCARDED_CARD,
    REPRESSED_AT,
    TAX_PAID,
    TAX_YIELDED,
    TO_THRONE,
    TOOK_FLORIN,
    VOTED,
)
from signoria.games.pax.query import (
    BORDERS_AT,
    CITIES_AT,
    EMPIRES_AT,
    LOCATION_BORDERS,
    LOCATION_CITIES,
    SHARED,
    concessions_at,
    copies,
    location,
    owner,
    saturated,
    standing,
    tableau_prestige,
)
from signoria.games.pax.refusals import (
    BEHEADS_BISHOPS_ONLY,
    CANNOT_PAY,
    COINS_ON_SPACE,
    NO_COINS,
    NO_CONCESSION_THERE,
    NO_MAJORITY,
    NO_TOKEN_THERE,
    NOT_IN_A_TABLEAU,
    NOT_ITSELF,
    ON_THRONE,
    OTHER_LOCATION,
    OTHER_PIECE,
    OTHER_ROW,
    OTHER_SIDE,
    SATURATED,
    VASSAL,
    VOTE_TOO_DEAR,
)
from signoria.games.pax.rules.agents import lords_of
from signoria.games.pax.rules.fair import RaiseLevy
from signoria.games.pax.rules.regime import VOTED as BY_VOTE
from signoria.games.pax.rules.regime import Regime
from signoria.games.pax.state import (
    DISCARDED,
    NOBODY,
    ROW,
    SQUARE,
    THRONE,
    PaxState,
    discard_wives,
    fill_city,
    put_card,
    repress,
    repress_concession,
    repressed_count,
    to_throne,
)
from signoria.games.pax.vocabulary import BEHEADED, BORDER, CALL_VOTE, ITEM, LOCATE, PAY, REPRESSED, TAKE, TAXED, YIELD

# --- F2 commerce ----------------------------------------------------------------------------------------------------


def take_forbidden(s: PaxState, sides: i64, slot: i64) -> i64:
    """F2, ruling R32: a florin from any card of the market row that the op shows; from any space in some editions."""
    if not sides >> slot // ROW & 1:
        return OTHER_ROW
    if not s.coins[slot]:
        return NO_COINS
    return ALLOWED if s.edition.commerce_spaces or s.market[slot] >= 0 else COINS_ON_SPACE


class TakeFlorin(Step[PaxState]):
    """F2: which florin is taken. ``sides``: bits of the market rows."""

    name: ClassVar[str] = "take-florin"
    fields: ClassVar[tuple[str, ...]] = ("seat", "sides")

    def __init__(self, seat: int, sides: int) -> None:
        super().__init__(seat)
        self.sides: int = sides

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (TAKE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(2 * ROW))

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return take_forbidden(s, self.sides, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.coins[thing] -= 1
        s.florins[self.seat] += 1
        s.emit(TOOK_FLORIN, (self.seat, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-take-florin")


# --- F3 behead ------------------------------------------------------------------------------------------------------


def _in_region(where: i64, region: i64) -> bool:
    return where == region or bool(EMPIRES_AT[region] >> where & 1)


def behead_forbidden(s: PaxState, acting: i64, target: i64) -> i64:
    """F3: any other tableau card with the acting card's location; some cards may strike only where a bishop stands."""
    if target == acting:
        return NOT_ITSELF
    if owner(s, target) < 0:
        return NOT_IN_A_TABLEAU
    where = location(s, target)
    if not SHARED[location(s, acting)] >> where & 1:
        return OTHER_LOCATION
    if acting < SQUARE:
        for ability in s.box.card_abilities[acting]:
            if not _bishop_fits(s, ability, target, where):
                return BEHEADS_BISHOPS_ONLY
    return ALLOWED


def _bishop_fits(s: PaxState, ability: i64, target: i64, where: i64) -> bool:
    """AB-behead-only-*: the region and the colours of the bishop that the target must carry."""
    if ability == AB_BEHEAD_ONLY_WEST_RED_OR_GOLD_BISHOP:
        region, colours = THE_WEST, 1 << REFORMIST | 1 << CATHOLIC
    elif ability == AB_BEHEAD_ONLY_EAST_GREEN_OR_RED_BISHOP:
        region, colours = THE_EAST, 1 << ISLAMIC | 1 << REFORMIST
    elif ability == AB_BEHEAD_ONLY_EAST_ANY_BISHOP:
        region, colours = THE_EAST, 1 << CATHOLIC | 1 << ISLAMIC | 1 << REFORMIST
    else:
        return True
    token = s.bishop[standing(s, target)]
    return token >= 0 and _in_region(where, region) and bool(colours >> religion_of(token) & 1)


class ChooseHead(Step[PaxState]):
    """F3: whom the acting card beheads."""

    name: ClassVar[str] = "choose-head"
    fields: ClassVar[tuple[str, ...]] = ("seat", "acting")

    def __init__(self, seat: int, acting: int) -> None:
        super().__init__(seat)
        self.acting: int = acting

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (BEHEADED,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return in_tableaux(s)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return behead_forbidden(s, self.acting, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.emit(BEHEADED_CARD, (self.seat, self.acting, thing))
        behead(s, self.acting, thing)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-head", {"card": ITEM.phrase(self.acting)})


def in_tableaux(s: PaxState) -> list[int]:
    """Every card and square in any tableau."""
    items: list[int] = []
    for row in s.rows:
        for item in row:
            if item < SQUARE:
                items.append(item)
    for empire in range(10):
        if s.keeper[empire] != THRONE:
            items.append(SQUARE + empire)
            items.extend(s.wives[empire])
    return items


def behead(s: PaxState, acting: int, target: int) -> None:
    """F3, F3a, I1c: a card is discarded; a king goes to his throne, and his assassin dies too, as his queens may.

    Also ruling R57.
    """
    if target < SQUARE:
        put_card(s, target, DISCARDED)
        s.emit(DISCARDED_CARD, (target,))
        return
    empire = target - SQUARE
    if not s.edition.widows_return:
        discard_wives(s, empire)
    to_throne(s, empire)
    s.emit(TO_THRONE, (empire,))
    if acting < SQUARE and s.place[acting] != DISCARDED:
        put_card(s, acting, DISCARDED)
        s.emit(DISCARDED_CARD, (acting,))


# --- F4 tax ---------------------------------------------------------------------------------------------------------


def levies_at(s: PaxState, where: i64, empire: i64) -> bool:
    """F4a, F4b: whether a tax at the acting card's location could raise a levy in the empire."""
    return bool(EMPIRES_AT[where] >> empire & 1) and not saturated(s, empire)


def taxable(s: PaxState, where: int, border: int) -> list[int]:
    """F4a, F4b: the empires at a border in which a tax there could raise a levy."""
    return [empire for empire in BORDER_EMPIRES[border] if levies_at(s, where, empire)]


def tax_forbidden(s: PaxState, where: i64, border: i64) -> i64:
    """F4, F4a: a concession bordering the card's location, where a city is empty."""
    if not BORDERS_AT[where] >> border & 1:
        return OTHER_LOCATION
    if s.concession[border] < 0:
        return NO_CONCESSION_THERE
    for empire in BORDER_EMPIRES[border]:
        if levies_at(s, where, empire):
            return ALLOWED
    return SATURATED


class ChooseTax(Step[PaxState]):
    """F4: which concession is taxed."""

    name: ClassVar[str] = "choose-tax"
    fields: ClassVar[tuple[str, ...]] = ("seat", "where")

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where: int = where

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (TAXED,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(LOCATION_BORDERS[self.where])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return tax_forbidden(s, self.where, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(TaxWhere(self.seat, self.where, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-tax")


class WhichEmpire(Step[PaxState]):
    """Which empire of a border is meant, of those in the location of the op."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "where", "border")

    def __init__(self, seat: int, where: int, border: int) -> None:
        super().__init__(seat)
        self.where: int = where
        self.border: int = border

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (LOCATE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(BORDER_EMPIRES[self.border])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALLOWED if thing in lords_of(self.where, self.border) else OTHER_LOCATION


class TaxWhere(WhichEmpire):
    """F4b: the taxing player names the empire that gets the levy."""

    name: ClassVar[str] = "tax-where"

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        refusal = super().forbidden(s, verb, thing)
        return SATURATED if refusal == ALLOWED and saturated(s, thing) else refusal

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(TaxDue(s.seat_of[s.concession[self.border]], self.border, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-tax-where", {"border": BORDER.phrase(self.border)})


class TaxDue(Step[PaxState]):
    """F4: the owner of the concession pays a florin or lets it be repressed, and places the levy.

    For a ruined bank, which cannot pay, the taxing player places it (ruling R69).
    Also REPRESSc, rulings R28, R67.
    """

    name: ClassVar[str] = "tax-due"
    fields: ClassVar[tuple[str, ...]] = ("seat", "border", "empire")

    def __init__(self, seat: int, border: int, empire: int) -> None:
        super().__init__(seat)
        self.border: int = border
        self.empire: int = empire

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (PAY, YIELD)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return CANNOT_PAY if verb == PAY and s.florins[self.seat] < 1 else ALLOWED

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == PAY:
            s.florins[self.seat] -= 1
            s.emit(TAX_PAID, (self.seat, self.border))
        else:
            repress_concession(s, self.border, self.empire)
            s.emit(TAX_YIELDED, (self.seat, self.border, self.empire))
        s.push(RaiseLevy(s.turn if s.out >> self.seat & 1 else self.seat, self.empire))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-tax-due", {"border": BORDER.phrase(self.border)})


# --- F5 repress -----------------------------------------------------------------------------------------------------


def repress_forbidden(s: PaxState, where: i64, pieces: i64, place: i64) -> i64:
    """F5, PIRATEb: a knight, rook or concession, as the op shows, at the acting card's location."""
    if place < CITY_COUNT:
        if not CITIES_AT[where] >> place & 1:
            return OTHER_LOCATION
        token = s.city[place]
        if token < 0:
            return NO_TOKEN_THERE
        return ALLOWED if pieces >> piece_of(token) & 1 else OTHER_PIECE
    border = place - CITY_COUNT
    if not BORDERS_AT[where] >> border & 1:
        return OTHER_LOCATION
    if s.concession[border] < 0:
        return NO_TOKEN_THERE
    return ALLOWED if pieces >> PAWN & 1 else OTHER_PIECE


def repress_spots(where: int) -> list[int]:
    """The cities and borders of a location."""
    return [*LOCATION_CITIES[where], *[CITY_COUNT + border for border in LOCATION_BORDERS[where]]]


class ChooseRepressed(Step[PaxState]):
    """F5: who is repressed. ``pieces``: bits of the kinds of piece."""

    name: ClassVar[str] = "choose-repressed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "where", "pieces")

    def __init__(self, seat: int, where: int, pieces: int) -> None:
        super().__init__(seat)
        self.where: int = where
        self.pieces: int = pieces

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (REPRESSED,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return repress_spots(self.where)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return repress_forbidden(s, self.where, self.pieces, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        """F5b, REPRESSb: a florin from China for the player who uses the op."""
        s.florins[self.seat] += 1
        if thing >= CITY_COUNT:
            s.push(RepressTo(self.seat, self.where, thing - CITY_COUNT))
            return
        token = s.city[thing]
        fill_city(s, thing, NO_TOKEN)
        repress(s, CITY_EMPIRE[thing], token)
        s.emit(REPRESSED_AT, (token, thing, CITY_EMPIRE[thing]))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-repressed")


class RepressTo(WhichEmpire):
    """REPRESSd, ruling R13: the location of the op says whose serf a concession becomes; a regional card may choose."""

    name: ClassVar[str] = "repress-to"

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.emit(REPRESSED_AT, (FIRST_PAWN + s.concession[self.border], CITY_COUNT + self.border, thing))
        repress_concession(s, self.border, thing)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-repress-to", {"border": BORDER.phrase(self.border)})


# --- F6 vote --------------------------------------------------------------------------------------------------------


def votes(s: PaxState, seat: i64, empire: i64) -> i64:
    """F6b: concessions around the empire, doubled by card 131X."""
    return concessions_at(s, seat, empire) << copies(s, seat, AB_DOUBLE_CONCESSIONS_FAIRS_AND_VOTES)


def has_majority(s: PaxState, seat: i64, empire: i64) -> bool:
    """F6b: more concessions around the empire than every other player."""
    own = votes(s, seat, empire)
    if not own:
        return False
    other: i64
    for other in range(len(s.banks)):
        if other != seat and votes(s, other, empire) >= own:
            return False
    return True


def vote_cost(s: PaxState, seat: int, empire: int) -> int:
    """F6a: a florin for each repressed token, less the voter's patrons with card 166X."""
    cost = repressed_count(s, empire)
    lobbies = copies(s, seat, AB_PATRON_REDUCES_VOTE_COST)
    return max(0, cost - lobbies * tableau_prestige(s, seat, PATRON)) if lobbies else cost


def vote_forbidden(s: PaxState, seat: i64, sides: i64, empire: i64) -> i64:
    """F6: a vote changes the regime of an empire that stands in a tableau on the op's side and is nobody's vassal."""
    if not sides >> EMPIRE_SIDE[empire] & 1:
        return OTHER_SIDE
    if s.keeper[empire] == THRONE:
        return ON_THRONE
    if s.suzerain[empire] != NOBODY:
        return VASSAL
    if not has_majority(s, seat, empire):
        return NO_MAJORITY
    if s.florins[seat] < vote_cost(s, seat, empire):
        return VOTE_TOO_DEAR
    return ALLOWED


class ChooseVote(Step[PaxState]):
    """F6: where the vote is called. ``sides``: bits of the sides the op reaches."""

    name: ClassVar[str] = "choose-vote"
    fields: ClassVar[tuple[str, ...]] = ("seat", "sides")

    def __init__(self, seat: int, sides: int) -> None:
        super().__init__(seat)
        self.sides: int = sides

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (CALL_VOTE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(10))

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return vote_forbidden(s, self.seat, self.sides, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        cost = vote_cost(s, self.seat, thing)
        s.florins[self.seat] -= cost
        s.emit(VOTED, (self.seat, thing, cost))
        s.push(Regime(self.seat, thing, BY_VOTE, -1))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-choose-vote")
