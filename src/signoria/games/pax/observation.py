"""What a bank may know of a position as one row of small numbers (see ``engine/observation.py``).

Banks at the table are counted from the one that looks, and so are their pawns among the tokens.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.observation import (
    BITS_OF,
    CHAIRS,
    EACH_OF,
    NUMBER,
    ONE_OF,
    Fields,
    Layout,
    capped,
    set_bits,
    write_asked,
    write_fields,
)
from signoria.games.pax.data.ids import (
    BORDER_COUNT,
    CATHOLIC_BISHOP,
    CATHOLIC_PIRATE,
    CITY_COUNT,
    FIRST_PAWN,
    TOKEN_COUNT,
)
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.query import QUEENS
from signoria.games.pax.state import (
    AHEAD,
    CARD_COUNT,
    DECK,
    DISCARDED,
    EMPIRE_COUNT,
    HAND,
    HANDS_HIDDEN,
    ITEM_COUNT,
    MAID,
    ROW,
    TABLEAU,
    UNSEEN,
    WED,
    PaxState,
)
from signoria.games.pax.steps import STEPS

STEP_NAMES: Final[tuple[str, ...]] = tuple(STEPS)
STEP_COUNT: Final = len(STEP_NAMES)
STEP_AT: Final = {name: at for at, name in enumerate(STEP_NAMES)}
EDITION_AT: Final = {name: at for at, name in enumerate(EDITIONS)}
QUEEN_COUNT: Final = len(QUEENS)
QUEEN_AT: Final[tuple[int, ...]] = tuple(
    [list(QUEENS).index(card) if card in QUEENS else -1 for card in range(CARD_COUNT)]
)
RICH: Final = 60  # florins beyond these make no difference
MANY: Final = 20

LAYOUT: Final = Layout(
    (
        ("seats", "2, 3 or 4 of them", (3,), 1),
        ("edition", "2e, 2e-living, 1e", (len(EDITIONS),), 1),
        ("settings", "bit of the settings", (9,), 1),
        ("asked", "seat", (CHAIRS,), 1),
        ("turn", "seat", (CHAIRS,), 1),
        ("actions", "", (), 4),
        ("done", "bit of what the turn has seen", (6,), 1),
        ("bank", "seat × bank", (CHAIRS, 4), 1),
        ("florins", "seat", (CHAIRS,), RICH),
        ("hand-size", "seat", (CHAIRS,), MANY),
        ("out", "seat", (CHAIRS,), 1),
        ("market", "card: 1 + its column", (CARD_COUNT,), ROW),
        ("ahead", "card", (CARD_COUNT,), 1),
        ("discarded", "card", (CARD_COUNT,), 1),
        ("hand", "seat × card", (CHAIRS, CARD_COUNT), 1),
        ("tableau", "seat × card", (CHAIRS, CARD_COUNT), 1),
        ("maid", "seat × queen", (CHAIRS, QUEEN_COUNT), 1),
        ("wife", "empire × queen", (EMPIRE_COUNT, QUEEN_COUNT), 1),
        ("coins", "market slot", (2 * ROW,), MANY),
        ("fresh", "market slot", (2 * ROW,), 1),
        ("deck", "side × above the comets, among them, comets", (2, DECK), 100),
        ("victory", "victory that is awake", (4,), 1),
        ("emporium", "emporium that is open", (6,), 1),
        ("faith", "empire × state", (EMPIRE_COUNT, 4), 1),
        ("keeper", "empire × seat", (EMPIRE_COUNT, CHAIRS), 1),
        ("republic", "empire", (EMPIRE_COUNT,), 1),
        ("suzerain", "vassal × empire", (EMPIRE_COUNT, EMPIRE_COUNT), 1),
        ("repressed", "empire × token", (EMPIRE_COUNT, TOKEN_COUNT), MANY),
        ("city", "city × token", (CITY_COUNT, TOKEN_COUNT), 1),
        ("concession", "border × seat", (BORDER_COUNT, CHAIRS), 1),
        ("pirate", "border × religion", (BORDER_COUNT, 3), 1),
        ("bishop", "card or square × religion", (ITEM_COUNT, 3), 1),
        ("used", "card or square", (ITEM_COUNT,), 1),
        ("reserve", "token", (TOKEN_COUNT,), 40),
        ("step", "step on top of the agenda", (STEP_COUNT,), 1),
        ("agenda", "step: how often beneath", (STEP_COUNT,), 20),
        ("about-item", "card or square", (ITEM_COUNT,), 1),
        ("about-empire", "empire", (EMPIRE_COUNT,), 1),
        ("about-king", "empire", (EMPIRE_COUNT,), 1),
        ("about-place", "city, then border", (CITY_COUNT + BORDER_COUNT,), 1),
        ("about-location", "empire, the East, the West, nowhere", (13,), 1),
        ("about-token", "token: how many", (TOKEN_COUNT,), MANY),
        ("about-emporium", "emporium", (6,), 1),
        ("about-schism", "schism", (3,), 1),
        ("about-side", "side", (2,), 1),
        ("about-religion", "religion", (3,), 1),
        ("about-state", "state", (4,), 1),
        ("about-piece", "kind of piece", (5,), 1),
        ("about-cause", "cause of a war or regime", (16,), 1),
        ("about-number", "must, ran, rooks, won, sold, left", (6,), 255),
    )
)
SIZE: Final = LAYOUT.size
BLANK: Final = bytes(SIZE)

SEATS: Final = LAYOUT.start("seats")
EDITION: Final = LAYOUT.start("edition")
SETTINGS: Final = LAYOUT.start("settings")
ASKED: Final = LAYOUT.start("asked")
TURN: Final = LAYOUT.start("turn")
ACTIONS: Final = LAYOUT.start("actions")
DONE: Final = LAYOUT.start("done")
BANK: Final = LAYOUT.start("bank")
FLORINS: Final = LAYOUT.start("florins")
HAND_SIZE: Final = LAYOUT.start("hand-size")
OUT: Final = LAYOUT.start("out")
MARKET: Final = LAYOUT.start("market")
LIES_AHEAD: Final = LAYOUT.start("ahead")
GONE: Final = LAYOUT.start("discarded")
HELD: Final = LAYOUT.start("hand")
IN_TABLEAU: Final = LAYOUT.start("tableau")
OLD_MAID: Final = LAYOUT.start("maid")
WIFE: Final = LAYOUT.start("wife")
COINS: Final = LAYOUT.start("coins")
FRESH: Final = LAYOUT.start("fresh")
DECKS: Final = LAYOUT.start("deck")
AWAKE: Final = LAYOUT.start("victory")
OPENED: Final = LAYOUT.start("emporium")
FAITH: Final = LAYOUT.start("faith")
KEEPER: Final = LAYOUT.start("keeper")
REPUBLIC: Final = LAYOUT.start("republic")
SUZERAIN: Final = LAYOUT.start("suzerain")
REPRESSED: Final = LAYOUT.start("repressed")
CITY: Final = LAYOUT.start("city")
CONCESSION: Final = LAYOUT.start("concession")
PIRATES: Final = LAYOUT.start("pirate")
BISHOPS: Final = LAYOUT.start("bishop")
USED: Final = LAYOUT.start("used")
RESERVE: Final = LAYOUT.start("reserve")
STEP: Final = LAYOUT.start("step")
AGENDA: Final = LAYOUT.start("agenda")
ABOUT_TOKEN: Final = LAYOUT.start("about-token")
ABOUT_PLACE: Final = LAYOUT.start("about-place")
ABOUT_NUMBER: Final = LAYOUT.start("about-number")


def _of(name: str, way: int) -> tuple[int, int, int]:
    feature = LAYOUT.by_name[name]
    return way, feature.start, feature.size


# How the fields of steps are written; what is not here follows from the rest, or matters to nobody.
WAYS: Final[dict[str, tuple[int, int, int]]] = {
    **dict.fromkeys(("card", "queen", "item", "acting"), _of("about-item", ONE_OF)),
    "empire": _of("about-empire", ONE_OF),
    "visited": _of("about-empire", BITS_OF),
    "king": _of("about-king", ONE_OF),
    **dict.fromkeys(("place", "city"), _of("about-place", ONE_OF)),
    "border": (ONE_OF, ABOUT_PLACE + CITY_COUNT, BORDER_COUNT),
    "where": _of("about-location", ONE_OF),
    "token": _of("about-token", ONE_OF),
    **dict.fromkeys(("agents", "pending"), _of("about-token", EACH_OF)),
    "emporium": _of("about-emporium", ONE_OF),
    "schism": _of("about-schism", ONE_OF),
    "side": _of("about-side", ONE_OF),
    "sides": _of("about-side", BITS_OF),
    "religions": _of("about-religion", BITS_OF),
    "faiths": _of("about-state", BITS_OF),
    "pieces": _of("about-piece", BITS_OF),
    **dict.fromkeys(("war", "cause"), _of("about-cause", ONE_OF)),
    **{name: (NUMBER, ABOUT_NUMBER + at, 1) for at, name in enumerate(("must", "ran", "rooks", "won", "sold", "left"))},
}
FIELDS: Final[dict[str, Fields]] = {
    name: tuple([(field, *WAYS[field]) for field in step.fields if field in WAYS]) for name, step in STEPS.items()
}


def observe(s: PaxState, seat: i64) -> vec[u8]:
    """Everything that a bank knows, as numbers."""
    out = vec[u8](BLANK)
    count: i64 = len(s.banks)
    out[SEATS + count - 2] = 1
    out[EDITION + EDITION_AT[s.edition.name]] = 1
    set_bits(out, SETTINGS, s.settings)
    write_asked(out, ASKED, s, seat, count)
    turn: i64 = s.turn
    out[TURN + (turn - seat + count) % count] = 1
    out[ACTIONS] = capped(s.actions, 4)
    set_bits(out, DONE, s.done)
    write_banks(out, s, seat, count)
    write_cards(out, s, seat, count)
    write_map(out, s, seat, count)
    if not s.ended:
        write_agenda(out, s, seat, count)
    return out


def token_for(s: PaxState, token: i64, seat: i64, count: i64) -> i64:
    """A token, the pawns in the order of the seats; -1 for those of banks that do not play."""
    if token < FIRST_PAWN:
        return token
    owner: i64 = s.seat_of[token - FIRST_PAWN]
    return FIRST_PAWN + (owner - seat + count) % count if owner >= 0 else -1


def write_banks(out: vec[u8], s: PaxState, seat: i64, count: i64) -> None:
    """FLORINSb: what lies in front of each bank."""
    for at in range(count):
        other = (seat + at) % count
        out[BANK + at * 4 + s.banks[other]] = 1
        out[FLORINS + at] = capped(s.florins[other], RICH)
        out[HAND_SIZE + at] = capped(len(s.hands[other]), MANY)
        if s.out >> other & 1:
            out[OUT + at] = 1
    for item in s.used:
        out[USED + item] = 1
    for token in range(TOKEN_COUNT):
        at = token_for(s, token, seat, count)
        if at >= 0:
            out[RESERVE + at] = capped(s.reserve[token], 40)


def write_cards(out: vec[u8], s: PaxState, seat: i64, count: i64) -> None:
    """Where each card is, as far as the seat knows: other hands and what left the game only where hands are open."""
    hidden = s.settings & HANDS_HIDDEN != 0
    card: i64
    for card in range(CARD_COUNT):
        place: i64 = i64(s.place[card])
        if place == UNSEEN:
            continue
        if place >= WED:
            out[WIFE + (place - WED) * QUEEN_COUNT + QUEEN_AT[card]] = 1
        elif place >= MAID:
            out[OLD_MAID + (place - MAID - seat + count) % count * QUEEN_COUNT + QUEEN_AT[card]] = 1
        elif place >= TABLEAU:
            out[IN_TABLEAU + (place - TABLEAU - seat + count) % count * CARD_COUNT + card] = 1
        elif place >= HAND:
            if place == HAND + seat or not hidden:
                out[HELD + (place - HAND - seat + count) % count * CARD_COUNT + card] = 1
        elif place == AHEAD:
            out[LIES_AHEAD + card] = 1
        elif place == DISCARDED and not hidden:
            out[GONE + card] = 1
    for slot in range(2 * ROW):
        lying: i64 = s.market[slot]
        if lying >= 0:
            out[MARKET + lying] = u8(1 + slot % ROW)
        out[COINS + slot] = capped(s.coins[slot], MANY)
        out[FRESH + slot] = capped(s.fresh[slot], 1)
    for at in range(2 * DECK):
        out[DECKS + at] = capped(s.deck[at], 100)
    for victory in range(4):
        out[AWAKE + victory] = capped(s.active[victory], 1)


def write_map(out: vec[u8], s: PaxState, seat: i64, count: i64) -> None:
    """Empires, cities, borders and the bishops."""
    out[OPENED + s.opened[0]] = 1
    out[OPENED + s.opened[1]] = 1
    for empire in range(EMPIRE_COUNT):
        out[FAITH + empire * 4 + s.faith[empire]] = 1
        keeper = s.keeper[empire]
        if keeper >= 0:
            out[KEEPER + empire * CHAIRS + (keeper - seat + count) % count] = 1
        out[REPUBLIC + empire] = capped(s.republic[empire], 1)
        if s.suzerain[empire] >= 0:
            out[SUZERAIN + empire * EMPIRE_COUNT + s.suzerain[empire]] = 1
        for token in range(TOKEN_COUNT):
            lying = s.repressed[empire * TOKEN_COUNT + token]
            if lying:
                at = token_for(s, token, seat, count)
                out[REPRESSED + empire * TOKEN_COUNT + at] = capped(lying, MANY)
    for city in range(CITY_COUNT):
        standing = s.city[city]
        if standing >= 0:
            out[CITY + city * TOKEN_COUNT + token_for(s, standing, seat, count)] = 1
    for border in range(BORDER_COUNT):
        bank = s.concession[border]
        if bank >= 0:
            owner: i64 = s.seat_of[bank]
            out[CONCESSION + border * CHAIRS + (owner - seat + count) % count] = 1
        pirate = s.pirate[border]
        if pirate >= 0:
            out[PIRATES + border * 3 + pirate - CATHOLIC_PIRATE] = 1
    for item in range(ITEM_COUNT):
        bishop = s.bishop[item]
        if bishop >= 0:
            out[BISHOPS + item * 3 + bishop - CATHOLIC_BISHOP] = 1


def write_agenda(out: vec[u8], s: PaxState, seat: i64, count: i64) -> None:
    """The question on the table, what it is about, and what is still to be done beneath it."""
    last = len(s.agenda) - 1
    for at in range(last):
        beneath: i64 = AGENDA + STEP_AT[s.agenda[at].name]
        out[beneath] = capped(i64(out[beneath]) + 1, 20)
    step = s.agenda[last]
    out[STEP + STEP_AT[step.name]] = 1
    fields = FIELDS[step.name]
    if fields:
        write_fields(out, step, fields, seat, count)
        turn_pawns(out, s, seat, count)


def turn_pawns(out: vec[u8], s: PaxState, seat: i64, count: i64) -> None:
    """Put the pawns that the question is about in the order of the seats."""
    found = vec[u8]([0] * CHAIRS)
    for bank in range(CHAIRS):
        found[bank] = out[ABOUT_TOKEN + FIRST_PAWN + bank]
    for bank in range(CHAIRS):
        out[ABOUT_TOKEN + FIRST_PAWN + bank] = 0
    for bank in range(CHAIRS):
        if found[bank]:
            out[ABOUT_TOKEN + token_for(s, FIRST_PAWN + bank, seat, count)] = found[bank]
