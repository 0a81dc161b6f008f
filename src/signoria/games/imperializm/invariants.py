"""What must hold in every position, whatever was played."""

from __future__ import annotations

from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    CATHOLIC,
    DESIGN_COUNT,
    DESIGNS,
    GLORY,
    LEVELS,
    OWN_FAITH,
    RELIGION_COPIES,
    RELIGION_COUNT,
    TERRITORIES,
    TERRITORY_CARDS,
)
from signoria.games.imperializm.data.providence import COPIES
from signoria.games.imperializm.query import bits, copies
from signoria.games.imperializm.state import (
    AUTHORITY,
    DEFENCE,
    FAITH,
    GOALS,
    HAND,
    MAPS,
    NOBODY,
    OWNED,
    PURSE,
    WAR_CARD,
    WIDTH,
    WINNER,
    ImperializmState,
)


def broken(s: ImperializmState) -> list[str]:
    """The invariants a position breaks; none in a right program."""
    return [*levels(s), *providence(s), *territories(s), *achievements(s), *religions(s), *knowledge(s), *turn(s)]


def levels(s: ImperializmState) -> list[str]:
    """Nobody owes anything, and markers stay on their tracks."""
    wrong: list[str] = []
    for seat in range(s.count):
        if s.board[seat * WIDTH + PURSE] < 0:
            wrong.append(f"seat {seat} owes ducats")
        for level in range(len(LEVELS)):
            value = s.board[seat * WIDTH + level]
            if value < 0 or (level != GLORY and value > s.box.level_most[level]):
                wrong.append(f"the {LEVELS[level]} of seat {seat} is {value}")
    return wrong


def providence(s: ImperializmState) -> list[str]:
    """There are as many cards of a design as were printed; cards of a war lie on the stage."""
    wrong: list[str] = []
    for design in range(DESIGN_COUNT):
        number = copies(s.pile, design) + copies(s.stage, design)
        for seat in range(s.count):
            number += copies(s.board[seat * WIDTH + HAND], design)
            number += 1 if s.board[seat * WIDTH + AUTHORITY] == design else 0
        if number > COPIES[design]:
            wrong.append(f"{DESIGNS[design]} is in {number} places")
    if s.war and s.war[WINNER] == NOBODY:
        if not copies(s.stage, s.war[WAR_CARD]):
            wrong.append("a war is fought without its card")
        for design in range(DESIGN_COUNT):
            if copies(s.war[DEFENCE], design) > copies(s.stage, design):
                wrong.append(f"{DESIGNS[design]} defends and is elsewhere")
    return wrong


def territories(s: ImperializmState) -> list[str]:
    """A territory is in one place; only what is in the deck lies on top of it."""
    wrong: list[str] = []
    places = [0] * TERRITORY_CARDS
    for seat in range(s.count):
        for territory in bits(s.board[seat * WIDTH + MAPS]):
            places[territory] += 1
        for territory in bits(s.board[seat * WIDTH + OWNED]):
            if territory < TERRITORY_CARDS:
                places[territory] += 1
    for territory in s.display:
        if territory >= 0:
            places[territory] += 1
    for territory in bits(s.waste):
        places[territory] += 1
    for territory in range(TERRITORY_CARDS):
        if places[territory] + (s.top >> territory & 1) > 1:
            wrong.append(f"{TERRITORIES[territory]} is in several places")
    return wrong


def achievements(s: ImperializmState) -> list[str]:
    """An achievement is in one place."""
    wrong: list[str] = []
    for goal in range(len(ACHIEVEMENTS)):
        number = s.goals.count(goal)
        for seat in range(s.count):
            number += s.board[seat * WIDTH + GOALS] >> goal & 1
        if number > 1:
            wrong.append(f"{ACHIEVEMENTS[goal]} is in {number} places")
    return wrong


def religions(s: ImperializmState) -> list[str]:
    """Every religion card lies on the board or before a player."""
    wrong: list[str] = []
    faiths = [s.board[seat * WIDTH + FAITH] for seat in range(s.count)]
    for religion in range(RELIGION_COUNT):
        if s.religions[religion] + faiths.count(religion) != RELIGION_COPIES:
            wrong.append(f"cards of religion {religion} are missing")
    for faith in faiths:
        if not 0 <= faith <= OWN_FAITH and faith != CATHOLIC:
            wrong.append(f"there is no faith {faith}")
    return wrong


def knowledge(s: ImperializmState) -> list[str]:
    """Whatever is known to be in a hand is there."""
    wrong: list[str] = []
    for viewer in range(s.count):
        for owner in range(s.count):
            at = (viewer * s.count + owner) * 2
            if s.known[at + 1] & ~s.board[owner * WIDTH + MAPS]:
                wrong.append(f"seat {viewer} knows a territory that seat {owner} does not hold")
            for design in range(DESIGN_COUNT):
                if copies(s.known[at], design) > copies(s.board[owner * WIDTH + HAND], design):
                    wrong.append(f"seat {viewer} knows a card that seat {owner} does not hold")
    return wrong


def turn(s: ImperializmState) -> list[str]:
    """The end field is reached by one who stands there."""
    wrong: list[str] = []
    if s.ender != NOBODY and s.board[s.ender * WIDTH + GLORY] < s.box.end[s.count]:
        wrong.append(f"seat {s.ender} ends the game without the glory")
    if s.ender == NOBODY and s.left:
        wrong.append("last turns are counted before the end is near")
    return wrong
