"""What a seat may know of a position as one row of small numbers (see ``engine/observation.py``)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.observation import (
    BITS_OF,
    CHAIRS,
    NUMBER,
    ONE_OF,
    Fields,
    Layout,
    capped,
    set_bits,
    write_asked,
    write_fields,
)
from signoria.games.lorenzo.data.board import ROUNDS
from signoria.games.lorenzo.data.ids import CARD_COUNT, CARDS_OF_TYPE, FLOORS, SPACE_COUNT, TYPES
from signoria.games.lorenzo.data.leaders import LEADER_COUNT
from signoria.games.lorenzo.data.tiles import BONUS_TILE_COUNT, TILES
from signoria.games.lorenzo.edition import DRAFTED, EDITIONS
from signoria.games.lorenzo.hidden import draft_turn, seen
from signoria.games.lorenzo.rules.setup import Keep, pile
from signoria.games.lorenzo.state import (
    BONUS_TILE,
    DROPPED,
    HAND,
    HOME,
    OWNED,
    PENALTY,
    PLAYED,
    RAISED,
    USED,
    WIDTH,
    LorenzoState,
    count_bits,
)

# The steps that ask something.
ASKING: Final[tuple[str, ...]] = (
    *("choose-tile", "keep", "turn", "after", "go", "servants", "take", "pay", "privileges", "trades"),
    *("report", "copy", "raise"),
)
ASKING_COUNT: Final = len(ASKING)
STEP_AT: Final = {name: at for at, name in enumerate(ASKING)}
TYPE_COUNT: Final = len(TYPES)
TILE_COUNT: Final = len(TILES)
MOST_DECK: Final = CARDS_OF_TYPE
MUCH: Final = 100  # of a good
POINTS: Final = 250

LAYOUT: Final = Layout(
    (
        ("seats", "2, 3 or 4 of them", (3,), 1),
        ("edition", "basic, advanced", (len(EDITIONS),), 1),
        ("dealt", "", (), 1),
        ("round", "round", (ROUNDS,), 1),
        ("asked", "seat", (CHAIRS,), 1),
        ("order", "place × seat", (CHAIRS, CHAIRS), 1),
        ("palace", "place × seat", (CHAIRS, CHAIRS), 1),
        ("dice", "colour × face", (3, 6), 1),
        ("goods", "seat × coin, wood, stone, servant, military, faith", (CHAIRS, 6), MUCH),
        ("points", "seat", (CHAIRS,), POINTS),
        ("home", "seat × member", (CHAIRS, 4), 1),
        ("raised", "seat × member", (CHAIRS, 4), 1),
        ("bonus-tile", "seat × tile", (CHAIRS, BONUS_TILE_COUNT), 1),
        ("tile", "excommunication tile in play", (TILE_COUNT,), 1),
        ("penalty", "seat × excommunication tile", (CHAIRS, TILE_COUNT), 1),
        ("floor", "floor of its tower × card", (4, CARD_COUNT), 1),
        ("owned", "seat × card", (CHAIRS, CARD_COUNT), 1),
        ("gone", "card", (CARD_COUNT,), 1),
        ("deck", "type: cards left", (TYPE_COUNT,), MOST_DECK),
        ("member", "space × seat × member", (SPACE_COUNT, CHAIRS, 4), 1),
        ("hand", "leader", (LEADER_COUNT,), 1),
        ("hand-size", "seat", (CHAIRS,), 4),
        ("played", "seat × leader", (CHAIRS, LEADER_COUNT), 1),
        ("face-down", "seat × leader", (CHAIRS, LEADER_COUNT), 1),
        ("dropped", "seat × leader", (CHAIRS, LEADER_COUNT), 1),
        ("copied", "leader", (LEADER_COUNT,), 1),
        ("pile", "leader before the seat in the draft", (LEADER_COUNT,), 1),
        ("seen", "leader seen in the draft, while it lasts", (LEADER_COUNT,), 1),
        ("answered", "", (), 1),
        ("step", "step that asks", (ASKING_COUNT,), 1),
        ("about-member", "member", (4,), 1),
        ("about-space", "space", (SPACE_COUNT,), 1),
        ("about-type", "type, or any", (TYPE_COUNT + 1,), 1),
        ("about-privilege", "privilege taken already", (5,), 1),
        ("about-building", "building that has traded", (CARDS_OF_TYPE,), 1),
        ("about-number", "value, privileges left", (2,), 255),
    )
)
SIZE: Final = LAYOUT.size
BLANK: Final = bytes(SIZE)

SEATS: Final = LAYOUT.start("seats")
EDITION: Final = LAYOUT.start("edition")
DEALT_OUT: Final = LAYOUT.start("dealt")
ROUND: Final = LAYOUT.start("round")
ASKED: Final = LAYOUT.start("asked")
ORDER: Final = LAYOUT.start("order")
PALACE: Final = LAYOUT.start("palace")
DICE: Final = LAYOUT.start("dice")
GOODS: Final = LAYOUT.start("goods")
POINT: Final = LAYOUT.start("points")
AT_HOME: Final = LAYOUT.start("home")
IS_RAISED: Final = LAYOUT.start("raised")
OWN_TILE: Final = LAYOUT.start("bonus-tile")
TILE: Final = LAYOUT.start("tile")
PENALTIES: Final = LAYOUT.start("penalty")
FLOOR: Final = LAYOUT.start("floor")
OWNS: Final = LAYOUT.start("owned")
GONE: Final = LAYOUT.start("gone")
DECK: Final = LAYOUT.start("deck")
MEMBER: Final = LAYOUT.start("member")
OWN_HAND: Final = LAYOUT.start("hand")
HANDS: Final = LAYOUT.start("hand-size")
HAS_PLAYED: Final = LAYOUT.start("played")
FACE_DOWN: Final = LAYOUT.start("face-down")
HAS_DROPPED: Final = LAYOUT.start("dropped")
COPIED: Final = LAYOUT.start("copied")
PILE: Final = LAYOUT.start("pile")
SEEN: Final = LAYOUT.start("seen")
ANSWERED: Final = LAYOUT.start("answered")
STEP: Final = LAYOUT.start("step")
ABOUT_MEMBER: Final = LAYOUT.start("about-member")
ABOUT_SPACE: Final = LAYOUT.start("about-space")
ABOUT_TYPE: Final = LAYOUT.start("about-type")
ABOUT_PRIVILEGE: Final = LAYOUT.start("about-privilege")
ABOUT_BUILDING: Final = LAYOUT.start("about-building")
ABOUT_NUMBER: Final = LAYOUT.start("about-number")

# What the question of a step is about.
FIELDS: Final[dict[str, Fields]] = {
    "go": (("member", ONE_OF, ABOUT_MEMBER, 4), ("value", NUMBER, ABOUT_NUMBER, 1)),
    "servants": (
        ("member", ONE_OF, ABOUT_MEMBER, 4),
        ("space", ONE_OF, ABOUT_SPACE, SPACE_COUNT),
        ("value", NUMBER, ABOUT_NUMBER, 1),
    ),
    "take": (("kind", ONE_OF, ABOUT_TYPE, TYPE_COUNT + 1), ("value", NUMBER, ABOUT_NUMBER, 1)),
    "pay": (("floor", ONE_OF, ABOUT_SPACE, FLOORS),),
    "privileges": (("left", NUMBER, ABOUT_NUMBER + 1, 1), ("taken", BITS_OF, ABOUT_PRIVILEGE, 5)),
    "trades": (("value", NUMBER, ABOUT_NUMBER, 1), ("done", BITS_OF, ABOUT_BUILDING, CARDS_OF_TYPE)),
}


def observe(s: LorenzoState, seat: i64) -> vec[u8]:
    """Everything that a seat knows, as numbers."""
    out = vec[u8](BLANK)
    count: i64 = s.count
    out[SEATS + count - 2] = 1
    out[EDITION + s.edition] = 1
    out[DEALT_OUT] = 0 if s.given_out == DRAFTED else 1
    if s.round:
        out[ROUND + s.round - 1] = 1
        for die in range(3):
            out[DICE + die * 6 + s.dice[die] - 1] = 1
    write_asked(out, ASKED, s, seat, count)
    for at in range(3):
        out[TILE + s.tiles[at]] = 1
    for at in range(count):
        out[ORDER + at * CHAIRS + (s.order[at] - seat + count) % count] = 1
        if s.queue[at] >= 0:
            out[PALACE + at * CHAIRS + (s.queue[at] - seat + count) % count] = 1
    write_seats(out, s, seat, count)
    write_table(out, s, seat, count)
    if s.copied >= 0:
        out[COPIED + s.copied] = 1
    if not s.ended:
        step = s.agenda[-1]
        out[STEP + STEP_AT[step.name]] = 1
        if isinstance(step, Keep):
            write_draft(out, s, step, seat)
        else:
            write_fields(out, step, FIELDS.get(step.name, ()), seat, count)
    return out


def write_seats(out: vec[u8], s: LorenzoState, seat: i64, count: i64) -> None:
    """What lies before each seat; leaders in hand only of the one that looks."""
    for at in range(count):
        base = (seat + at) % count * WIDTH
        for good in range(6):
            out[GOODS + at * 6 + good] = capped(s.board[base + good], MUCH)
        out[POINT + at] = capped(s.board[base + 6], POINTS)
        set_bits(out, AT_HOME + at * 4, s.board[base + HOME])
        if s.board[base + RAISED] >= 0:
            out[IS_RAISED + at * 4 + s.board[base + RAISED]] = 1
        if s.board[base + BONUS_TILE] >= 0:
            out[OWN_TILE + at * BONUS_TILE_COUNT + s.board[base + BONUS_TILE]] = 1
        set_bits(out, PENALTIES + at * TILE_COUNT, s.board[base + PENALTY])
        for kind in range(TYPE_COUNT):
            set_bits(out, OWNS + at * CARD_COUNT + kind * CARDS_OF_TYPE, s.board[base + OWNED + kind])
        out[HANDS + at] = capped(count_bits(s.board[base + HAND]), 4)
        set_bits(out, HAS_PLAYED + at * LEADER_COUNT, s.board[base + PLAYED])
        set_bits(out, FACE_DOWN + at * LEADER_COUNT, s.board[base + USED])
        set_bits(out, HAS_DROPPED + at * LEADER_COUNT, s.board[base + DROPPED])
    set_bits(out, OWN_HAND, s.board[seat * WIDTH + HAND])


def write_table(out: vec[u8], s: LorenzoState, seat: i64, count: i64) -> None:
    """Cards in the towers and out of the game, decks, and the members on all spaces."""
    for kind in range(TYPE_COUNT):
        set_bits(out, GONE + kind * CARDS_OF_TYPE, s.gone[kind])
        left: i64 = CARDS_OF_TYPE - count_bits(s.gone[kind])
        for other in range(count):
            left -= count_bits(s.board[other * WIDTH + OWNED + kind])
        for floor in range(4):
            card = s.tower[kind * 4 + floor]
            if card >= 0:
                out[FLOOR + floor * CARD_COUNT + card] = 1
                left -= 1
        out[DECK + kind] = capped(left, MOST_DECK)
    for space in range(SPACE_COUNT):
        standing = s.spaces[space]
        if standing:
            for at in range(count):
                owner = (seat + at) % count
                set_bits(out, MEMBER + (space * CHAIRS + at) * 4, standing >> (owner * 4) & 15)


def write_draft(out: vec[u8], s: LorenzoState, step: Keep, seat: int) -> None:
    """A2: the pile before the seat, and what it has seen."""
    for leader in pile(s, seat, step.turn):
        out[PILE + leader] = 1
    if draft_turn(s) >= 0:
        for leader in seen(s, seat):
            out[SEEN + leader] = 1
    if step.answer_of(seat) >= 0:
        out[ANSWERED] = 1
