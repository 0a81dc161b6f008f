"""What a seat may know of a position as one row of small numbers (see ``engine/observation.py``)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.observation import (
    BITS_OF,
    CHAIR,
    CHAIRS,
    NUMBER,
    ONE_OF,
    Fields,
    Layout,
    capped,
    known_step,
    set_bits,
    write_asked,
    write_fields,
)
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENT_COUNT,
    DESIGN_COUNT,
    GOOD_COUNT,
    LEVEL_COUNT,
    MEASURE_COUNT,
    POWER_COUNT,
    RELIGION_COUNT,
    TERRITORY_COUNT,
)
from signoria.games.imperializm.hidden import known_hand
from signoria.games.imperializm.query import count_bits, hand_size, providence_deck, size, stack, territory_deck
from signoria.games.imperializm.state import (
    ACTION,
    ATTACK_STRENGTH,
    ATTACKER,
    AUTHORITY,
    DEALT,
    DEFENCE,
    DEFENCE_STRENGTH,
    DEFENDER,
    FAITH,
    GOALS,
    KEPT,
    KIND_OF_WAR,
    MAPS,
    OWNED,
    POWER,
    PURSE,
    QUIET,
    SPARED,
    WAR_CARD,
    WIDTH,
    WINNER,
    ImperializmState,
)

# The steps that ask something, and the one word of all that a seat may not know of.
ASKING: Final[tuple[str, ...]] = (
    *("waiting", "choose-power", "choose-force", "exchange", "act", "finish", "late", "duty", "goods", "second"),
    *("buy", "improve", "fetch", "more", "target", "choose", "objection", "intercept", "seize", "rising", "diplomat"),
    *("inspect", "discover", "shift", "to", "invite", "drive", "enemy", "wage", "defence", "peace", "plunder"),
    *("reaction", "again"),
)
ASKING_COUNT: Final = len(ASKING)
STEP_AT: Final = {name: at for at, name in enumerate(ASKING)}
RICH: Final = 200
LEVEL: Final = 60
TURNS: Final = 250

LAYOUT: Final = Layout(
    (
        ("seats", "2, 3 or 4 of them", (3,), 1),
        ("rulings", "ruling", (5,), 1),
        ("turn-number", "", (), TURNS),
        ("asked", "seat", (CHAIRS,), 1),
        ("turn", "seat", (CHAIRS,), 1),
        ("before", "action", (5,), 1),
        ("flags", "claimed, bloom, developed, settled, deck shuffled anew", (5,), 1),
        ("ender", "seat", (CHAIRS,), 1),
        ("turns-left", "", (), 10),
        ("levels", "seat × level", (CHAIRS, LEVEL_COUNT), LEVEL),
        ("ducats", "seat", (CHAIRS,), RICH),
        ("territory", "seat × territory", (CHAIRS, TERRITORY_COUNT), 1),
        ("achievement", "seat × achievement", (CHAIRS, ACHIEVEMENT_COUNT), 1),
        ("power", "seat × power", (CHAIRS, POWER_COUNT), 1),
        ("faith", "seat × faith", (CHAIRS, 5), 1),
        ("authority", "seat × design", (CHAIRS, DESIGN_COUNT), 1),
        ("last", "seat × action", (CHAIRS, 5), 1),
        ("cards", "seat", (CHAIRS,), 20),
        ("territory-cards", "seat", (CHAIRS,), 20),
        ("known", "seat × design known in hand", (CHAIRS, DESIGN_COUNT), 3),
        ("known-territory", "seat × territory known in hand", (CHAIRS, TERRITORY_COUNT), 1),
        ("shown", "design of its hand that others know", (DESIGN_COUNT,), 3),
        ("shown-territory", "territory of its hand that others know", (TERRITORY_COUNT,), 1),
        ("dealt", "power to choose from", (POWER_COUNT,), 1),
        ("quiet", "", (), 1),
        ("spared", "design", (DESIGN_COUNT,), 1),
        ("kept", "design", (DESIGN_COUNT,), 1),
        ("display", "territory", (TERRITORY_COUNT,), 1),
        ("goal", "achievement", (ACHIEVEMENT_COUNT,), 1),
        ("top-goal", "achievement", (ACHIEVEMENT_COUNT,), 1),
        ("religions", "religion: cards left", (RELIGION_COUNT,), 2),
        ("deck", "providence, territories, achievements", (3,), 60),
        ("pile", "design", (DESIGN_COUNT,), 3),
        ("waste", "territory", (TERRITORY_COUNT,), 1),
        ("stage", "design", (DESIGN_COUNT,), 3),
        ("attacker", "seat", (CHAIRS,), 1),
        ("defender", "seat", (CHAIRS,), 1),
        ("war", "land, sea", (2,), 1),
        ("war-card", "design", (DESIGN_COUNT,), 1),
        ("defence", "design", (DESIGN_COUNT,), 3),
        ("strength", "attack, defence", (2,), 100),
        ("victor", "seat", (CHAIRS,), 1),
        ("answered", "", (), 1),
        ("step", "step that asks", (ASKING_COUNT,), 1),
        ("about-card", "design", (DESIGN_COUNT,), 1),
        ("about-seat", "seat", (CHAIRS,), 1),
        ("about-measure", "measure", (MEASURE_COUNT,), 1),
        ("about-good", "good", (GOOD_COUNT,), 1),
        ("about-price", "", (), 255),
    )
)
SIZE: Final = LAYOUT.size
BLANK: Final = bytes(SIZE)

SEATS: Final = LAYOUT.start("seats")
RULINGS: Final = LAYOUT.start("rulings")
TURN_NUMBER: Final = LAYOUT.start("turn-number")
ASKED: Final = LAYOUT.start("asked")
TURN: Final = LAYOUT.start("turn")
BEFORE: Final = LAYOUT.start("before")
FLAGS: Final = LAYOUT.start("flags")
ENDER: Final = LAYOUT.start("ender")
TURNS_LEFT: Final = LAYOUT.start("turns-left")
LEVELS: Final = LAYOUT.start("levels")
DUCATS: Final = LAYOUT.start("ducats")
TERRITORY: Final = LAYOUT.start("territory")
ACHIEVEMENT: Final = LAYOUT.start("achievement")
POWERS: Final = LAYOUT.start("power")
FAITHS: Final = LAYOUT.start("faith")
AUTHORITIES: Final = LAYOUT.start("authority")
LAST: Final = LAYOUT.start("last")
CARDS: Final = LAYOUT.start("cards")
TERRITORY_CARDS: Final = LAYOUT.start("territory-cards")
KNOWN: Final = LAYOUT.start("known")
KNOWN_TERRITORY: Final = LAYOUT.start("known-territory")
SHOWN: Final = LAYOUT.start("shown")
SHOWN_TERRITORY: Final = LAYOUT.start("shown-territory")
DEALT_POWERS: Final = LAYOUT.start("dealt")
IS_QUIET: Final = LAYOUT.start("quiet")
IS_SPARED: Final = LAYOUT.start("spared")
IS_KEPT: Final = LAYOUT.start("kept")
DISPLAY: Final = LAYOUT.start("display")
GOAL: Final = LAYOUT.start("goal")
TOP_GOAL: Final = LAYOUT.start("top-goal")
RELIGIONS: Final = LAYOUT.start("religions")
DECK: Final = LAYOUT.start("deck")
PILE: Final = LAYOUT.start("pile")
WASTE: Final = LAYOUT.start("waste")
STAGE: Final = LAYOUT.start("stage")
ATTACKS: Final = LAYOUT.start("attacker")
DEFENDS: Final = LAYOUT.start("defender")
WAR: Final = LAYOUT.start("war")
CARD_OF_WAR: Final = LAYOUT.start("war-card")
PUT_DOWN: Final = LAYOUT.start("defence")
STRENGTH: Final = LAYOUT.start("strength")
VICTOR: Final = LAYOUT.start("victor")
ANSWERED: Final = LAYOUT.start("answered")
STEP: Final = LAYOUT.start("step")
ABOUT_CARD: Final = LAYOUT.start("about-card")
ABOUT_SEAT: Final = LAYOUT.start("about-seat")
ABOUT_MEASURE: Final = LAYOUT.start("about-measure")
ABOUT_GOOD: Final = LAYOUT.start("about-good")
ABOUT_PRICE: Final = LAYOUT.start("about-price")

CARD: Final = ("card", ONE_OF, ABOUT_CARD, DESIGN_COUNT)
TARGET: Final = ("target", CHAIR, ABOUT_SEAT, CHAIRS)
# What the question of a step is about.
FIELDS: Final[dict[str, Fields]] = {
    "buy": (("level", ONE_OF, ABOUT_MEASURE, MEASURE_COUNT), ("price", NUMBER, ABOUT_PRICE, 1)),
    "improve": (("goods", BITS_OF, ABOUT_GOOD, GOOD_COUNT), ("price", NUMBER, ABOUT_PRICE, 1)),
    "target": (CARD,),
    "choose": (CARD, TARGET),
    "objection": (CARD, ("player", CHAIR, ABOUT_SEAT, CHAIRS)),
    "seize": (TARGET,),
    "to": (("holder", CHAIR, ABOUT_SEAT, CHAIRS),),
    "enemy": (CARD,),
    "wage": (CARD, TARGET),
}


def observe(s: ImperializmState, seat: i64) -> vec[u8]:
    """Everything that a seat knows, as numbers."""
    out = vec[u8](BLANK)
    count: i64 = s.count
    out[SEATS + count - 2] = 1
    set_bits(out, RULINGS, s.rulings)
    out[TURN_NUMBER] = capped(s.turn_number, TURNS)
    write_asked(out, ASKED, s, seat, count)
    write_chair(out, TURN, s.active, seat, count)
    if s.before >= 0:
        out[BEFORE + s.before] = 1
    out[FLAGS] = capped(s.claimed, 1)
    out[FLAGS + 1] = capped(s.bloom, 1)
    out[FLAGS + 2] = capped(s.developed, 1)
    out[FLAGS + 3] = capped(s.settled, 1)
    out[FLAGS + 4] = capped(s.mixed, 1)
    write_chair(out, ENDER, s.ender, seat, count)
    out[TURNS_LEFT] = capped(s.left, 10)
    write_seats(out, s, seat, count)
    write_hands(out, s, seat, count)
    write_table(out, s)
    if s.war:
        write_war(out, s, seat, count)
    if not s.ended:
        write_question(out, s, seat, count)
    return out


def write_chair(out: vec[u8], start: i64, other: i64, seat: i64, count: i64) -> None:
    """A 1 at a seat, if it is one."""
    if other >= 0:
        out[start + (other - seat + count) % count] = 1


def set_designs(out: vec[u8], start: i64, mask: i64) -> None:
    """How many cards there are of each design."""
    at = start
    left = mask
    while left:
        if left & 3:
            out[at] = u8(left & 3)
        left >>= 2
        at += 1


def write_seats(out: vec[u8], s: ImperializmState, seat: i64, count: i64) -> None:
    """What lies open before each seat."""
    for at in range(count):
        base = (seat + at) % count * WIDTH
        for level in range(LEVEL_COUNT):
            out[LEVELS + at * LEVEL_COUNT + level] = capped(s.board[base + level], LEVEL)
        out[DUCATS + at] = capped(s.board[base + PURSE], RICH)
        set_bits(out, TERRITORY + at * TERRITORY_COUNT, s.board[base + OWNED])
        set_bits(out, ACHIEVEMENT + at * ACHIEVEMENT_COUNT, s.board[base + GOALS])
        if s.board[base + POWER] >= 0:
            out[POWERS + at * POWER_COUNT + s.board[base + POWER]] = 1
        out[FAITHS + at * 5 + s.board[base + FAITH]] = 1
        if s.board[base + AUTHORITY] >= 0:
            out[AUTHORITIES + at * DESIGN_COUNT + s.board[base + AUTHORITY]] = 1
        if s.board[base + ACTION] >= 0:
            out[LAST + at * 5 + s.board[base + ACTION]] = 1
        other = (seat + at) % count
        out[CARDS + at] = capped(hand_size(s, other), 20)
        out[TERRITORY_CARDS + at] = capped(count_bits(s.board[base + MAPS]), 20)


def write_hands(out: vec[u8], s: ImperializmState, seat: i64, count: i64) -> None:
    """A67: what the seat knows of each hand, what others know of its own, and what it told the table about asking."""
    for at in range(count):
        providence, maps = known_hand(s, seat, (seat + at) % count)
        set_designs(out, KNOWN + at * DESIGN_COUNT, providence)
        set_bits(out, KNOWN_TERRITORY + at * TERRITORY_COUNT, maps)
    for at in range(1, count):
        other = (seat + at) % count
        set_designs(out, SHOWN, s.known[(other * count + seat) * 2])
        set_bits(out, SHOWN_TERRITORY, s.known[(other * count + seat) * 2 + 1])
    base = seat * WIDTH
    set_bits(out, DEALT_POWERS, s.board[base + DEALT])
    out[IS_QUIET] = capped(s.board[base + QUIET], 1)
    set_bits(out, IS_SPARED, s.board[base + SPARED])
    set_bits(out, IS_KEPT, s.board[base + KEPT])


def write_table(out: vec[u8], s: ImperializmState) -> None:
    """What lies in the middle."""
    for territory in s.display:
        if territory >= 0:
            out[DISPLAY + territory] = 1
    for goal in s.goals:
        if goal >= 0:
            out[GOAL + goal] = 1
    top: i64 = s.goals[-1]
    if top >= 0:
        out[TOP_GOAL + top] = 1
    for religion in range(RELIGION_COUNT):
        out[RELIGIONS + religion] = capped(s.religions[religion], 2)
    out[DECK] = capped(size(providence_deck(s)), 60)
    out[DECK + 1] = capped(count_bits(territory_deck(s)), 60)
    out[DECK + 2] = capped(count_bits(stack(s)), 60)
    set_designs(out, PILE, s.pile)
    set_bits(out, WASTE, s.waste)
    set_designs(out, STAGE, s.stage)


def write_war(out: vec[u8], s: ImperializmState, seat: i64, count: i64) -> None:
    """R7: the war of this turn."""
    write_chair(out, ATTACKS, s.war[ATTACKER], seat, count)
    write_chair(out, DEFENDS, s.war[DEFENDER], seat, count)
    out[WAR + s.war[KIND_OF_WAR]] = 1
    out[CARD_OF_WAR + s.war[WAR_CARD]] = 1
    set_designs(out, PUT_DOWN, s.war[DEFENCE])
    out[STRENGTH] = capped(s.war[ATTACK_STRENGTH], 100)
    out[STRENGTH + 1] = capped(s.war[DEFENCE_STRENGTH], 100)
    write_chair(out, VICTOR, s.war[WINNER], seat, count)


def write_question(out: vec[u8], s: ImperializmState, seat: i64, count: i64) -> None:
    """The question on the table; of a discreet one only those who owe an answer learn more than that all wait."""
    if s.answer_of(seat) >= 0:
        out[ANSWERED] = 1
    if not known_step(s, seat):
        out[STEP] = 1
        return
    step = s.agenda[-1]
    out[STEP + STEP_AT[step.name]] = 1
    write_fields(out, step, FIELDS.get(step.name, ()), seat, count)
