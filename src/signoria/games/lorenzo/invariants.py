"""What must hold in every position, whatever was played."""

from __future__ import annotations

from signoria.games.lorenzo.data.board import MOST_CARDS, MOST_FAITH, ROUNDS
from signoria.games.lorenzo.data.cards import CARD_WORDS
from signoria.games.lorenzo.data.ids import (
    ALL_MEMBERS,
    CARD_COUNT,
    CARDS_OF_TYPE,
    COUNCIL,
    FAITH,
    FLOORS,
    GOODS,
    PRIVILEGE,
    SPACE_COUNT,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import HAND_SIZE, LEADER_COUNT, LEADER_WORDS, NO_LEADER
from signoria.games.lorenzo.rules.actions import Pay
from signoria.games.lorenzo.state import (
    DROPPED,
    HAND,
    HOME,
    OWNED,
    PENALTY,
    PLAYED,
    USED,
    WIDTH,
    LorenzoState,
    bits,
    count_bits,
)


def broken(s: LorenzoState) -> list[str]:
    """The invariants a position breaks; none in a right program."""
    return [*goods(s), *cards(s), *members(s), *leaders(s), *order(s)]


def goods(s: LorenzoState) -> list[str]:
    """Nobody owes anything, and faith stays on its track."""
    wrong: list[str] = []
    for seat in range(s.count):
        for good in range(PRIVILEGE):
            if s.board[seat * WIDTH + good] < 0:
                wrong.append(f"seat {seat} has less than no {GOODS[good]}")
        if s.board[seat * WIDTH + FAITH] > MOST_FAITH:
            wrong.append(f"the faith of seat {seat} is off the track")
        for tile in bits(s.board[seat * WIDTH + PENALTY]):
            if tile not in list(s.tiles):
                wrong.append(f"seat {seat} lies under tile {tile}, which is not in the game")
    return wrong


def cards(s: LorenzoState) -> list[str]:
    """A card is in one place; towers hold cards of their type and of the period; no row has more than six."""
    wrong: list[str] = []
    places = [0] * CARD_COUNT
    for kind in range(len(TYPES)):
        for at in bits(s.gone[kind]):
            places[kind * CARDS_OF_TYPE + at] += 1
        for seat in range(s.count):
            owned = s.board[seat * WIDTH + OWNED + kind]
            if count_bits(owned) > MOST_CARDS:
                wrong.append(f"seat {seat} has too many cards of type {TYPES[kind]}")
            for at in bits(owned):
                places[kind * CARDS_OF_TYPE + at] += 1
    for floor in range(FLOORS):
        card = s.tower[floor]
        if card >= 0:
            places[card] += 1
            if card // CARDS_OF_TYPE != floor >> 2:
                wrong.append(f"{CARD_WORDS[card]} lies in a tower of another type")
            paying = [step for step in s.agenda if isinstance(step, Pay) and step.floor == floor]
            if s.spaces[floor] and not paying:
                wrong.append(f"somebody stands on a floor and left {CARD_WORDS[card]} there")
    wrong += [f"{CARD_WORDS[card]} is in {places[card]} places" for card in range(CARD_COUNT) if places[card] > 1]
    return wrong


def members(s: LorenzoState) -> list[str]:
    """Every member is at home or on one space; a player in the palace waits in the queue."""
    wrong: list[str] = []
    for seat in range(s.count):
        found = bits(s.board[seat * WIDTH + HOME])
        for space in range(SPACE_COUNT):
            found += bits(s.spaces[space] >> (seat * 4) & ALL_MEMBERS)
        if sorted(found) != [0, 1, 2, 3]:
            wrong.append(f"the members of seat {seat} are {found}")
        in_palace = bool(s.spaces[COUNCIL] >> (seat * 4) & ALL_MEMBERS)
        if in_palace != (seat in list(s.queue)):
            wrong.append(f"seat {seat} is in the palace or in its queue, but not in both")
    return wrong


def leaders(s: LorenzoState) -> list[str]:
    """A leader is in one place, with the seat that kept it; only played ones lie face down."""
    wrong: list[str] = []
    places = [0] * LEADER_COUNT
    for seat in range(s.count):
        base = seat * WIDTH
        held = s.board[base + HAND] | s.board[base + PLAYED] | s.board[base + DROPPED]
        for column in (HAND, PLAYED, DROPPED):
            for leader in bits(s.board[base + column]):
                places[leader] += 1
        kept = [s.picks[seat * HAND_SIZE + turn] for turn in range(HAND_SIZE)]
        if sorted(leader for leader in kept if leader != NO_LEADER) != bits(held):
            wrong.append(f"seat {seat} has leaders it never kept, or lacks one it kept")
        if s.board[base + USED] & ~s.board[base + PLAYED]:
            wrong.append(f"seat {seat} used a leader it has not played")
    wrong += [f"{LEADER_WORDS[leader]} is in {places[leader]} places" for leader in range(20) if places[leader] > 1]
    return wrong


def order(s: LorenzoState) -> list[str]:
    """Everybody has one place in the turn order, and there are six rounds."""
    wrong: list[str] = []
    if sorted(s.order) != list(range(s.count)):
        wrong.append(f"the turn order is {list(s.order)}")
    if not 0 <= s.round <= ROUNDS:
        wrong.append(f"it is round {s.round}")
    return wrong
