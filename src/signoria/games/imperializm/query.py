"""Questions about a position that many rules ask."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.step import NUMBERS
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENT_COUNT,
    ARMY,
    CATHOLIC,
    COLONIES,
    COUNTER_REFORMATION,
    DESIGN_COUNT,
    DUCATS,
    EVENT,
    FIRST_COLONY,
    FLEET,
    GLORY,
    GOLD,
    LAND_WAR,
    LANDS,
    OWN_FAITH,
    RELIGION_COUNT,
    TERRITORIES_HELD,
    TERRITORY_CARDS,
)
from signoria.games.imperializm.data.providence import COPIES, IS_WAR_CARD, KIND
from signoria.games.imperializm.state import (
    AUTHORITY,
    COUNTER_REFORMATION_IS_CATHOLIC,
    FAITH,
    GOALS,
    HAND,
    MAPS,
    OWNED,
    POWER,
    PURSE,
    WIDTH,
    ImperializmState,
)

ALL_LANDS: Final = (1 << FIRST_COLONY) - 1
ALL_CARDS: Final = (1 << TERRITORY_CARDS) - 1  # territories that are cards
ALL_ACHIEVEMENTS: Final = (1 << ACHIEVEMENT_COUNT) - 1
LOW_BITS: Final = 0x1555555555555555  # the lower one of the two bits of each design
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
BITS: Final = 62  # of the largest set
REST: Final = 67  # the powers of 2 leave different remainders by this number


def places() -> list[int]:
    """Which bit of a number with a single one is set, by its remainder."""
    found = [0] * REST
    for place in range(BITS):
        found[(1 << place) % REST] = place
    return found


PLACE: Final[vec[i64]] = vec[i64](places())


def designs_of(chosen: tuple[bool, ...]) -> int:
    """Both bits of some designs."""
    mask = 0
    for design in range(DESIGN_COUNT):
        if chosen[design]:
            mask |= 3 << (2 * design)
    return mask


def whole_deck() -> int:
    """All 50 providence cards."""
    mask = 0
    for design in range(DESIGN_COUNT):
        mask += COPIES[design] << (2 * design)
    return mask


ALL_PROVIDENCE: Final = whole_deck()
EVENT_CARDS: Final = designs_of(tuple([kind == EVENT for kind in KIND]))
WAR_CARDS: Final = designs_of(IS_WAR_CARD)
ANY_CARD: Final = EVENT_CARDS | designs_of((True,) * DESIGN_COUNT)


# --- sets -------------------------------------------------------------------------------------------------------------


def bits(mask: i64) -> list[int]:
    """The numbers whose bits are set, from the lowest."""
    found: list[int] = []
    left = mask
    while left:
        low = left & -left
        found.append(PLACE[low % REST])
        left ^= low
    return found


def count_bits(mask: i64) -> int:
    """How many bits are set."""
    pairs = mask - (mask >> 1 & LOW_BITS)
    return add_pairs(pairs)


def add_pairs(pairs: i64) -> int:
    """The sum of the numbers of two bits side by side that make up one of 62 bits."""
    fours = (pairs & FOURS) + (pairs >> 2 & FOURS)
    eights = (fours + (fours >> 4)) & EIGHTS
    sums = eights + (eights >> 8)
    sums += sums >> 16
    return (sums + (sums >> 32)) & 127


def place_of(mask: i64, number: i64) -> i64:
    """Which bit of a set has so many others below it."""
    while number:
        mask &= mask - 1
        number -= 1
    return PLACE[(mask & -mask) % REST]


def add_bits(found: list[Any], first: i64, mask: i64) -> None:
    """Append the options of one verb about the things of a set, from the lowest."""
    left = mask
    while left:
        low = left & -left
        found.append(NUMBERS[first + PLACE[low % REST]])
        left ^= low


def add_designs(found: list[Any], first: i64, mask: i64) -> None:
    """Append the options of one verb about the designs of which there is at least one, from the lowest."""
    left = (mask | mask >> 1) & LOW_BITS
    while left:
        low = left & -left
        found.append(NUMBERS[first + (PLACE[low % REST] >> 1)])
        left ^= low


def designs(mask: i64) -> list[int]:
    """The designs of which there is at least one, from the lowest."""
    found: list[int] = []
    left = (mask | mask >> 1) & LOW_BITS
    while left:
        low = left & -left
        found.append(PLACE[low % REST] >> 1)
        left ^= low
    return found


def copies(mask: int, design: int) -> int:
    """How many cards of a design there are."""
    return mask >> (2 * design) & 3


def size(mask: i64) -> int:
    """How many cards there are."""
    return add_pairs(mask)


# --- a seat -----------------------------------------------------------------------------------------------------------


def holds(s: ImperializmState, seat: i64, design: i64) -> bool:
    """Whether a card of a design is in a hand."""
    return (s.board[seat * WIDTH + HAND] >> (2 * design) & 3) != 0


def hand_size(s: ImperializmState, seat: i64) -> int:
    """How many cards a hand has."""
    return size(s.board[seat * WIDTH + HAND]) + count_bits(s.board[seat * WIDTH + MAPS])


def measure(s: ImperializmState, seat: i64, number: i64) -> i64:
    """A93: how much of something a seat has: a level, or lands, colonies, territories, ducats."""
    if number <= GLORY:
        return s.board[seat * WIDTH + number]
    if number == DUCATS:
        return s.board[seat * WIDTH + PURSE]
    owned = s.board[seat * WIDTH + OWNED]
    if number == LANDS:
        return count_bits(owned & ALL_LANDS)
    if number == COLONIES:
        return count_bits(owned >> FIRST_COLONY)
    assert number == TERRITORIES_HELD
    return count_bits(owned)


def highest(s: ImperializmState, level: int) -> int:
    """A19: the seat that is above all others in something, or -1 if nobody is."""
    best = -1
    most: i64 = -1
    for seat in range(s.count):
        value: i64 = s.board[seat * WIDTH + level]
        if value > most:
            best = seat
            most = value
        elif value == most:
            best = -1
    return best


def leads(s: ImperializmState, seat: i64, good: int) -> bool:
    """R4.3, A10: whether a seat alone has the highest level of a good, and not level 0."""
    value: i64 = s.board[seat * WIDTH + good]
    if value == 0:
        return False
    for other in range(s.count):
        if other != seat and s.board[other * WIDTH + good] >= value:
            return False
    return True


def hand_limit(s: ImperializmState, seat: i64) -> int:
    """R3.6, A8: all that raises or lowers the limit is added, then it is cut to what is allowed."""
    box = s.box
    base = seat * WIDTH
    limit = box.hand
    power: int = s.board[base + POWER]
    if power >= 0:
        limit += box.power_hand[power]
    faith: int = s.board[base + FAITH]
    if faith < RELIGION_COUNT:
        limit += box.religion_hand[faith]
    authority: int = s.board[base + AUTHORITY]
    if authority >= 0:
        limit += box.rules_hand[authority]
    if leads(s, seat, GOLD):
        limit += 1
    return max(box.hand_least, min(limit, box.hand_most))


def faith_compared(s: ImperializmState, seat: i64) -> int:
    """A21: the faith of a seat where dissenters are concerned."""
    faith: int = s.board[seat * WIDTH + FAITH]
    if faith == COUNTER_REFORMATION and s.rulings & COUNTER_REFORMATION_IS_CATHOLIC:
        return CATHOLIC
    return faith


def dissenters(s: ImperializmState, one: i64, other: i64) -> bool:
    """R5.11: whether two seats are of different faiths; a faith of its own differs from every other."""
    faith = faith_compared(s, one)
    return faith == OWN_FAITH or faith != faith_compared(s, other)


def card_strength(s: ImperializmState, design: int, kind: int) -> int:
    """R9.1: what a war card adds in a kind of war."""
    return s.box.war_land[design] if kind == LAND_WAR else s.box.war_sea[design]


def strength_parts(s: ImperializmState, seat: i64, foe: i64, kind: int) -> tuple[int, int, int, int]:
    """R7.3, R9.2, A75: what a seat has against another before any card: level, power, faith, authority."""
    box = s.box
    base = seat * WIDTH
    against = dissenters(s, seat, foe)
    level: int = s.board[base + (ARMY if kind == LAND_WAR else FLEET)]
    by_power = by_faith = by_authority = 0
    power: int = s.board[base + POWER]
    if power >= 0:
        by_power = box.power_land[power] if kind == LAND_WAR else box.power_sea[power]
        if against:
            by_power += box.power_dissenters[power]
    faith: int = s.board[base + FAITH]
    if faith < RELIGION_COUNT and against:
        by_faith = box.religion_dissenters[faith]
    authority: int = s.board[base + AUTHORITY]
    if authority >= 0:
        by_authority = box.rules_land[authority] if kind == LAND_WAR else box.rules_sea[authority]
        if against:
            by_authority += box.rules_dissenters[authority]
    return level, by_power, by_faith, by_authority


def standing_strength(s: ImperializmState, seat: i64, foe: i64, kind: int) -> int:
    """R7.3: the level of army or fleet and every modifier a seat has against another before any war card."""
    level, by_power, by_faith, by_authority = strength_parts(s, seat, foe, kind)
    return level + by_power + by_faith + by_authority


def others_from(s: ImperializmState, seat: int) -> list[int]:
    """The other seats clockwise, beginning on the left of a seat."""
    return [(seat + step) % s.count for step in range(1, s.count)]


# --- decks ------------------------------------------------------------------------------------------------------------


def providence_deck(s: ImperializmState) -> i64:
    """The providence cards that lie in the deck: all that are nowhere else."""
    out: i64 = s.pile + s.stage
    base: i64
    for base in range(0, s.count * WIDTH, WIDTH):
        out += s.board[base + HAND]
        authority: int = s.board[base + AUTHORITY]
        if authority >= 0:
            out += 1 << (2 * authority)
    return ALL_PROVIDENCE - out


def territory_deck(s: ImperializmState) -> i64:
    """The territories that lie in the deck."""
    out: i64 = s.waste
    base: i64
    for base in range(0, s.count * WIDTH, WIDTH):
        out |= s.board[base + OWNED] | s.board[base + MAPS]
    for territory in s.display:
        if territory >= 0:
            out |= 1 << territory
    return ALL_CARDS & ~out


def stack(s: ImperializmState) -> int:
    """The achievements that lie in the stack below its open top card."""
    out = 0
    for seat in range(s.count):
        out |= s.board[seat * WIDTH + GOALS]
    for goal in s.goals:
        if goal >= 0:
            out |= 1 << goal
    return ALL_ACHIEVEMENTS & ~out
