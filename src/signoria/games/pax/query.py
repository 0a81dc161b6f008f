"""What can be read off a position: owners, locations, abilities, silence, prestige. Derived, stored nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.vocabulary import NO_THING
from signoria.games.pax.data.cards import CARDS, IS_QUEEN
from signoria.games.pax.data.ids import (
    AB_CONCESSIONS_IMMUNE_TO_PIRATES,
    AB_CONDOTTIERE_VENICE,
    AB_IMMUNE_TO_SILENCING,
    AB_PORTUGAL_FRANCE_NOT_ADJACENT,
    AB_UNLIMITED_HAND,
    CATHOLIC,
    CATHOLIC_KNIGHT,
    CITY_COUNT,
    FIRST_PAWN,
    FRANCE,
    KING,
    LOCATIONS,
    MEDIEVAL,
    NOWHERE,
    PAPAL_STATES,
    PORTUGAL,
    PRESTIGE,
    VENICE,
    VENICE_2,
)
from signoria.games.pax.data.map import (
    ADJACENT,
    BORDER_EMPIRES,
    CITIES_OF,
    EMPORIUM_AT,
    EMPORIUM_COLOUR,
    LOCATION_EMPIRES,
)
from signoria.games.pax.state import EMPIRE_COUNT, MAID, NOBODY, PROMOS, SQUARE, TABLEAU, WED, PaxState
from signoria.games.pax.vocabulary import BESIEGE, BUY, DISMISS, LOSE_AT, REPRESSED, TAXED, VERB_OF

QUEENS: Final[vec[i64]] = vec[i64]([card.id for card in CARDS if IS_QUEEN[card.id]])
HAND_LIMIT: Final = 2


def _shares(one: int, other: int) -> bool:
    """LOCATION, LOCATIONc, F1e: an empire, or a region and any of its empires, or the same region twice."""
    if one == NOWHERE or other == NOWHERE:
        return False
    return one == other or one in LOCATION_EMPIRES[other] or other in LOCATION_EMPIRES[one]


def _bits(members: Iterable[int]) -> int:
    return sum([1 << member for member in members])


# By location, as bits: the locations it shares, and its empires.
SHARED: Final[vec[i64]] = vec[i64](
    [_bits([other for other in range(len(LOCATIONS)) if _shares(one, other)]) for one in range(len(LOCATIONS))]
)
EMPIRES_AT: Final[vec[i64]] = vec[i64]([_bits(empires) for empires in LOCATION_EMPIRES])

# The borders and cities of every empire of a location, each once; an empire is a location, too.
LOCATION_BORDERS: Final[tuple[vec[i64], ...]] = tuple(
    [
        vec[i64]([border for border, (one, other) in enumerate(BORDER_EMPIRES) if one in empires or other in empires])
        for empires in LOCATION_EMPIRES
    ]
)
LOCATION_CITIES: Final[tuple[vec[i64], ...]] = tuple(
    [vec[i64]([city for empire in empires for city in CITIES_OF[empire]]) for empires in LOCATION_EMPIRES]
)
# The same as bits.
BORDERS_AT: Final[vec[i64]] = vec[i64]([_bits(borders) for borders in LOCATION_BORDERS])
CITIES_AT: Final[vec[i64]] = vec[i64]([_bits(cities) for cities in LOCATION_CITIES])

# The neighbours of an empire, as bits.
ADJACENT_BITS: Final[vec[i64]] = vec[i64]([_bits(others) for others in ADJACENT])


# --- owners and locations -------------------------------------------------------------------------------------------


def owner(s: PaxState, item: i64) -> i64:
    """The seat in whose tableau a card or square lies; -1 for none (old maids lie outside of it)."""
    if item >= SQUARE:
        return s.keeper[item - SQUARE]
    place = i64(s.place[item])
    if place >= WED:
        return s.keeper[place - WED]
    if place >= TABLEAU and place < MAID:
        return place - TABLEAU
    return NOBODY


def location(s: PaxState, item: i64) -> i64:
    """LOCATION, I1a: printed on the card; a married queen lives with her king."""
    if item >= SQUARE:
        return item - SQUARE
    place = i64(s.place[item])
    return place - WED if place >= WED else s.box.card_location[item]


def standing(s: PaxState, item: i64) -> i64:
    """Where a bishop on this item stands: a royal couple has one place for both (ruling R2)."""
    if item < SQUARE:
        place = i64(s.place[item])
        if place >= WED:
            return SQUARE + place - WED
    return item


def items_of(s: PaxState, seat: int, side: int) -> tuple[int, ...]:
    """B4, I1b, VASSALa: every card and square on one side of a tableau, with queens and vassals beside their king."""
    row = s.rows[seat * 2 + side]
    for item in row:
        if item >= SQUARE:
            return _with_couples(s, row)
    return row


def _with_couples(s: PaxState, row: tuple[int, ...]) -> tuple[int, ...]:
    items: list[int] = []
    for item in row:
        items.append(item)
        if item >= SQUARE:
            empire = item - SQUARE
            for queen in s.wives[empire]:
                items.append(queen)
            for vassal in range(EMPIRE_COUNT):
                if s.suzerain[vassal] == empire:
                    items.append(SQUARE + vassal)
                    for queen in s.wives[vassal]:
                        items.append(queen)
    return tuple(items)


def ops_of(s: PaxState, item: int) -> tuple[tuple[int, int], ...]:
    """Ruling R45: the ops printed on a card or on the side of a square that is up."""
    if item < SQUARE:
        return s.box.card_ops[item]
    empire = item - SQUARE
    table = s.box.promo_square_ops if s.settings & PROMOS else s.box.square_ops
    return table[empire][s.republic[empire]]


# --- abilities and silence ------------------------------------------------------------------------------------------


def immune(s: PaxState, seat: i64) -> bool:
    """AB-immune-to-silencing: no card of this seat is silenced; the ability itself never is (F1g)."""
    for card in s.box.ability_cards[AB_IMMUNE_TO_SILENCING]:
        if owner(s, card) == seat:
            return True
    return False


def silenced(s: PaxState, item: i64) -> bool:
    """F1f, F1g, I1e, BISHOPb: a bishop on the card, or on either half of the couple, silences it."""
    if s.bishop[standing(s, item)] < 0:
        return False
    seat = owner(s, item)
    return seat < 0 or not immune(s, seat)


def copies(s: PaxState, seat: i64, ability: i64) -> i64:
    """HANDb: how many working copies of an ability a seat has in its tableau."""
    total: i64 = 0
    at: i64
    for at in range(s.box.ability_from[ability], s.box.ability_from[ability + 1]):
        card = s.box.ability_row[at]
        # Most cards lie in no tableau: that is seen before anybody asks whose it is.
        if s.place[card] >= TABLEAU and owner(s, card) == seat and not silenced(s, card):
            total += 1
    return total


def anyone(s: PaxState, ability: i64) -> bool:
    """ABILITYa: whether a working copy lies in any tableau."""
    at: i64
    for at in range(s.box.ability_from[ability], s.box.ability_from[ability + 1]):
        card = s.box.ability_row[at]
        if s.place[card] >= TABLEAU and owner(s, card) >= 0 and not silenced(s, card):
            return True
    return False


def hand_limit(s: PaxState, seat: i64) -> i64:
    """E1a, HAND: two cards, unless an ability lifts the limit."""
    return 1000 if copies(s, seat, AB_UNLIMITED_HAND) else HAND_LIMIT


def hand_full(s: PaxState, seat: i64) -> bool:
    """E1a, HAND: whether a hand has no room for another card."""
    held = len(s.hands[seat])
    return held >= HAND_LIMIT and held >= hand_limit(s, seat)


def protected(s: PaxState, bank: int) -> bool:
    """PIRATEd: pirates do not kill this bank's concessions."""
    return copies(s, s.seat_of[bank], AB_CONCESSIONS_IMMUNE_TO_PIRATES) > 0


# --- the map --------------------------------------------------------------------------------------------------------


def city_exists(s: PaxState, city: i64) -> bool:
    """EMPORIUM, G4c: a busted emporium is out of play; Venice has a second place while condottieri serve there.

    Also B6d, C1a.
    """
    emporium = EMPORIUM_AT[city]
    if emporium >= 0:
        return s.opened[EMPORIUM_COLOUR[emporium]] == emporium
    if city == VENICE_2:
        faith = s.faith[PAPAL_STATES]
        if s.edition.condottieri_knights:
            knights = faith == CATHOLIC and s.city[VENICE] == CATHOLIC_KNIGHT
            return knights and anyone(s, AB_CONDOTTIERE_VENICE)
        return (faith == CATHOLIC or faith == MEDIEVAL) and anyone(s, AB_CONDOTTIERE_VENICE)
    return True


def city_empty(s: PaxState, city: i64) -> bool:
    """Whether a token could be put into the city without repressing anyone."""
    return s.city[city] < 0 and city_exists(s, city)


def city_takes(s: PaxState, city: i64, token: i64) -> bool:
    """G4c: the second place of Venice may be for Catholic knights only."""
    return city != VENICE_2 or token == CATHOLIC_KNIGHT or not s.edition.condottieri_knights


def saturated(s: PaxState, empire: i64) -> bool:
    """SATURATED, G4b, SATURATEDb, G4a: every city of the empire is taken."""
    for city in LOCATION_CITIES[empire]:
        if city_empty(s, city):
            return False
    return True


def border_empty(s: PaxState, border: i64) -> bool:
    """BORDER: neither concession nor pirate."""
    return s.concession[border] < 0 and s.pirate[border] < 0


def adjacent(s: PaxState, one: i64, other: i64) -> bool:
    """ADJACENT, AB-portugal-france-not-adjacent: a common border or corner; one ability parts Portugal and France."""
    if not ADJACENT_BITS[one] >> other & 1:
        return False
    if (one == PORTUGAL and other == FRANCE) or (one == FRANCE and other == PORTUGAL):
        return not anyone(s, AB_PORTUGAL_FRANCE_NOT_ADJACENT)
    return True


def concessions_at(s: PaxState, seat: i64, empire: i64) -> i64:
    """How many concessions of a seat lie on the borders of an empire."""
    bank: i64 = s.banks[seat]
    total: i64 = 0
    for border in LOCATION_BORDERS[empire]:
        if s.concession[border] == bank:
            total += 1
    return total


def own_pawn(s: PaxState, seat: int) -> int:
    """The pawn token of a seat."""
    return FIRST_PAWN + s.banks[seat]


# --- prestige -------------------------------------------------------------------------------------------------------


def square_prestige(s: PaxState, empire: int) -> tuple[int, ...]:
    """Ruling R45: the prestige of the side of a square that is up, counted by kind."""
    side = s.republic[empire]
    if s.settings & PROMOS:
        if empire == PAPAL_STATES and side == KING:
            return s.box.promo_papal_king_prestige[s.faith[empire]]
        return s.box.promo_square_prestige[empire][side]
    return s.box.square_prestige[empire][side]


def item_prestige(s: PaxState, item: int, kind: int) -> int:
    """PRESTIGE: the icons of one kind on a card or square; silence never hides them (F1g)."""
    if item < SQUARE:
        return s.box.card_prestige[item][kind]
    return square_prestige(s, item - SQUARE)[kind]


def tableau_prestige(s: PaxState, seat: int, kind: int) -> int:
    """Ruling R58: the prestige of one kind in a tableau, old maids left out."""
    total: i64 = 0
    for side in range(2):
        for item in items_of(s, seat, side):
            total += item_prestige(s, item, kind)
    return total


def prestige(s: PaxState, seat: int, kind: int) -> int:
    """I2b: the prestige of one kind that counts for victory: tableau and old maids."""
    total = tableau_prestige(s, seat, kind)
    for queen in QUEENS:
        if s.place[queen] == MAID + seat:
            total += s.box.card_prestige[queen][kind]
    return total


def prestiges(s: PaxState, seat: int, west: tuple[int, ...], east: tuple[int, ...]) -> list[int]:
    """I2b: what ``prestige`` counts, of every kind at once, with the items of both sides of the tableau at hand."""
    total = [0] * len(PRESTIGE)
    for items in (west, east):
        for item in items:
            counts = s.box.card_prestige[item] if item < SQUARE else square_prestige(s, item - SQUARE)
            for kind in range(len(PRESTIGE)):
                total[kind] += counts[kind]
    for queen in QUEENS:
        if s.place[queen] == MAID + seat:
            for kind in range(len(PRESTIGE)):
                total[kind] += s.box.card_prestige[queen][kind]
    return total


def about(s: PaxState, option: int) -> int:
    """What an option concerns, of the kind that its verb names: the card or the piece that is there."""
    verb = VERB_OF[option]
    thing = option - verb
    if verb == BUY:
        return s.market[thing]
    if verb == TAXED:
        return s.concession[thing]
    if verb == DISMISS or (verb in (REPRESSED, BESIEGE, LOSE_AT) and thing < CITY_COUNT):
        return s.city[thing]
    if verb == REPRESSED:
        return FIRST_PAWN + s.concession[thing - CITY_COUNT]
    if verb in (BESIEGE, LOSE_AT):
        return s.pirate[thing - CITY_COUNT]
    return NO_THING
