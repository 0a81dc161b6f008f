"""L: the four victories and the patron victory."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.refusal import ALLOWED
from signoria.games.pax.data.cards import CARD_CODES
from signoria.games.pax.data.ids import (
    AB_CARD_AS_REPUBLIC_RENAISSANCE,
    AB_GREEN_PIRATES_AS_RED_SUPREMACY,
    AB_PATRON_AS_CONCESSION_GLOBALIZATION,
    AB_PATRON_AS_GREEN_BISHOP_HOLY,
    AB_PATRON_AS_LAW_RENAISSANCE,
    AB_TORCH_GLOBALIZATION,
    AB_TORCH_HOLY,
    AB_TORCH_IMPERIAL,
    BISHOP,
    BORDER_COUNT,
    CATHOLIC,
    CITY_COUNT,
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    ISLAMIC,
    ISLAMIC_PIRATE,
    LAW,
    PATRON,
    REFORMIST,
    religion_of,
    token,
)
from signoria.games.pax.data.map import BORDER_EMPIRES, CITY_EMPIRE
from signoria.games.pax.events import DECLARED, MARKET_EXHAUSTED, PATRON_VICTORY
from signoria.games.pax.query import anyone, copies, owner, prestige, silenced
from signoria.games.pax.refusals import (
    NO_SUPREMACY,
    TOO_FEW_CONCESSIONS,
    TOO_FEW_KINGS,
    TOO_FEW_REPUBLICS,
    TOO_LITTLE_DISCOVERY,
    TOO_LITTLE_FAITH,
    TOO_LITTLE_LAW,
    VICTORY_ASLEEP,
)
from signoria.games.pax.state import EMPIRE_COUNT, HOUSE, SOLITAIRE, PaxState

# Ways the game can end: a victory is 1 + its number.
BY_PATRON: Final = 5
BY_PATRON_SHARED: Final = 6
BY_BANKRUPTCY: Final = 7
BY_MARKET: Final = 8
OUTCOMES: Final = {
    1: "holy", 2: "imperial", 3: "globalization", 4: "renaissance", 5: "patron", 6: "patron-shared", 7: "bankruptcy",
    8: "market-exhausted",
}  # fmt: skip

MARGIN: Final = 2  # L4, L5, L6: by how much one must lead
MARGIN_KINGS_TWO_PLAYERS: Final = 3


def victory_cost(s: PaxState, victory: int) -> int:
    """ABILITYa: a torch makes a victory cost two actions; torches do not add up."""
    torch = -1
    if victory == HOLY:
        torch = AB_TORCH_HOLY
    elif victory == IMPERIAL:
        torch = AB_TORCH_IMPERIAL
    elif victory == GLOBALIZATION:
        torch = AB_TORCH_GLOBALIZATION
    return 2 if torch >= 0 and anyone(s, torch) else 1


def _counting(s: PaxState, seat: i64, declarer: i64, ability: i64) -> i64:
    """Copies of a victory ability that count for a seat: some only when their owner declares (ruling R6)."""
    total: i64 = 0
    for card in s.box.ability_cards[ability]:
        if owner(s, card) == seat and not silenced(s, card):
            if seat == declarer or CARD_CODES[card] not in s.edition.own_declaration:
                total += 1
    return total


def kings(s: PaxState, seat: i64) -> i64:
    """L4: squares with the king up, vassals included."""
    total: i64 = 0
    empire: i64
    for empire in range(EMPIRE_COUNT):
        if s.keeper[empire] == seat and not s.republic[empire]:
            total += 1
    return total


def republics(s: PaxState, seat: i64, declarer: i64) -> i64:
    """L6: squares with the republic up, and cards that count as one."""
    total = _counting(s, seat, declarer, AB_CARD_AS_REPUBLIC_RENAISSANCE)
    empire: i64
    for empire in range(EMPIRE_COUNT):
        if s.keeper[empire] == seat and s.republic[empire]:
            total += 1
    return total


def concessions(s: PaxState, seat: i64) -> i64:
    """L5: concessions on the map, and patrons who count as such."""
    bank: i64 = s.banks[seat]
    total = copies(s, seat, AB_PATRON_AS_CONCESSION_GLOBALIZATION)
    if total:
        total *= prestige(s, seat, PATRON)
    border: i64
    for border in range(BORDER_COUNT):
        if s.concession[border] == bank:
            total += 1
    return total


def law(s: PaxState, seat: int) -> int:
    """L6, ruling R7: law prestige, and patrons who count as such."""
    return law_with(s, seat, prestige(s, seat, LAW))


def law_with(s: PaxState, seat: int, total: int) -> int:
    """L6, ruling R7: the same, with the law prestige counted already."""
    jurists = copies(s, seat, AB_PATRON_AS_LAW_RENAISSANCE)
    return total + jurists * prestige(s, seat, PATRON) if jurists else total


def bishops(s: PaxState, declarer: int) -> list[int]:
    """L3: bishops of each religion in tableaux and thrones, and what counts as such."""
    count = [s.box.supply[token(BISHOP, religion)] - s.reserve[token(BISHOP, religion)] for religion in range(3)]
    if anyone(s, AB_PATRON_AS_GREEN_BISHOP_HOLY):
        for seat in range(s.seats):
            green = _counting(s, seat, declarer, AB_PATRON_AS_GREEN_BISHOP_HOLY)
            if green:
                count[ISLAMIC] += green * prestige(s, seat, PATRON)
    if anyone(s, AB_GREEN_PIRATES_AS_RED_SUPREMACY):
        for border in range(BORDER_COUNT):
            if s.pirate[border] == ISLAMIC_PIRATE:
                count[REFORMIST] += 1
    return count


def faithful(s: PaxState) -> list[int]:
    """L3, THEOCRACYb: tokens of each religion in their own theocracies; a pirate counts once for each it borders."""
    count = vec[i64]([0, 0, 0])
    city: i64
    for city in range(CITY_COUNT):
        found = s.city[city]
        if found >= 0:
            religion = religion_of(found)
            if s.faith[CITY_EMPIRE[city]] == religion:
                count[religion] += 1
    renegades = anyone(s, AB_GREEN_PIRATES_AS_RED_SUPREMACY)
    border: i64
    for border in range(BORDER_COUNT):
        found = s.pirate[border]
        if found >= 0:
            religion = religion_of(found)
            for empire in BORDER_EMPIRES[border]:
                if s.faith[empire] == religion:
                    count[religion] += 1
                if renegades and found == ISLAMIC_PIRATE and s.faith[empire] == REFORMIST:
                    count[REFORMIST] += 1
    return [count[CATHOLIC], count[ISLAMIC], count[REFORMIST]]


def supreme(s: PaxState, declarer: int) -> int:
    """SUPREMACY: the religion with more bishops and more tokens than both others together, or -1."""
    clergy = bishops(s, declarer)
    for religion in range(3):
        if outnumbers(clergy, religion):
            return religion if outnumbers(faithful(s), religion) else -1
    return -1


def outnumbers(count: list[int], religion: int) -> bool:
    """SUPREMACY: whether a religion has more than both others together."""
    return 2 * count[religion] > count[CATHOLIC] + count[ISLAMIC] + count[REFORMIST]


def lead(own: int, others: list[int]) -> int:
    """By how much a seat leads its best opponent."""
    best = others[0]
    for other in others:
        best = max(best, other)
    return own - best


def victory_forbidden(s: PaxState, seat: int, victory: int) -> int:
    """L2–L6: the victory must be awake and its conditions met against every opponent."""
    if not s.active[victory]:
        return VICTORY_ASLEEP
    return condition_unmet(s, seat, victory)


def rivals(s: PaxState, seat: int) -> list[int]:
    """G6: everyone else who is still in the game."""
    return [other for other in range(s.seats) if other != seat and not s.out >> other & 1]


def condition_unmet(s: PaxState, seat: int, victory: int) -> int:
    """L3–L6: which condition of a victory a seat does not meet, or ALLOWED.

    Nobody has less than nothing of anything, so a seat that has less than the margin need not be compared.
    """
    if victory == HOLY:
        religion = supreme(s, seat)
        if religion < 0:
            return NO_SUPREMACY
        own = prestige(s, seat, religion)
        if own <= 0 or lead(own, [prestige(s, other, religion) for other in rivals(s, seat)]) <= 0:
            return TOO_LITTLE_FAITH
    elif victory == IMPERIAL:
        own, margin = kings(s, seat), king_margin(s)
        if own < margin or lead(own, [kings(s, other) for other in rivals(s, seat)]) < margin:
            return TOO_FEW_KINGS
    elif victory == GLOBALIZATION:
        own = concessions(s, seat)
        if own < MARGIN or lead(own, [concessions(s, other) for other in rivals(s, seat)]) < MARGIN:
            return TOO_FEW_CONCESSIONS
        own = prestige(s, seat, DISCOVERY)
        if own <= 0 or lead(own, [prestige(s, other, DISCOVERY) for other in rivals(s, seat)]) <= 0:
            return TOO_LITTLE_DISCOVERY
    else:
        own = republics(s, seat, seat)
        if own <= 0 or lead(own, [republics(s, other, seat) for other in rivals(s, seat)]) <= 0:
            return TOO_FEW_REPUBLICS
        own = law(s, seat)
        if own < MARGIN or lead(own, [law(s, other) for other in rivals(s, seat)]) < MARGIN:
            return TOO_LITTLE_LAW
    return ALLOWED


def king_margin(s: PaxState) -> int:
    """L4, ruling R35: two kings more than anyone, three in a game of two."""
    return MARGIN_KINGS_TWO_PLAYERS if s.seats == 2 else MARGIN


def declare(s: PaxState, seat: int, victory: int) -> None:
    """E6, O6a: the game ends with this seat's victory."""
    s.emit(DECLARED, (seat, victory))
    s.finish(1 + victory, (seat,))


def patron_scores(s: PaxState) -> list[tuple[int, int]]:
    """L2a, L2b, ruling R39: patron prestige and florins of each seat; an eliminated one is below all (ruling R36)."""
    return patron_standing(s, [prestige(s, seat, PATRON) for seat in range(s.seats)])


def patron_standing(s: PaxState, patrons: list[int]) -> list[tuple[int, int]]:
    """L2a, L2b, ruling R39: the same, with the patron prestige of each seat counted already."""
    return [(-1, -1) if s.out >> seat & 1 else (patrons[seat], int(s.florins[seat])) for seat in range(s.seats)]


def market_exhausted(s: PaxState) -> None:
    """L2a, O6b, Oc: the game ends when a market space stays empty; in a solitaire game the opponent has won."""
    if s.settings & SOLITAIRE:
        s.emit(MARKET_EXHAUSTED, (HOUSE,))
        s.finish(BY_MARKET, (HOUSE,))
    else:
        patron_victory(s)


def patron_victory(s: PaxState) -> None:
    """L2a, L2b: most patron prestige, then most florins, else shared."""
    scores = patron_scores(s)
    best = max(scores)
    winners = tuple([seat for seat in range(s.seats) if scores[seat] == best])
    for seat in winners:
        s.emit(PATRON_VICTORY, (seat, best[0], best[1]))
    s.finish(BY_PATRON if len(winners) == 1 else BY_PATRON_SHARED, winners)
