"""How good a position is for a seat: its points if the game ended now, and what it has for the turns to come.

The numbers are worth in glory points, found by playing; only their order of size means anything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.odds import odds, settled
from signoria.games.imperializm.data.ids import ARMY, FLEET, GLORY, GOOD_COUNT, PRESTIGE, RELIGION_COUNT
from signoria.games.imperializm.query import bits, count_bits, measure, size
from signoria.games.imperializm.rules.scoring import final_points
from signoria.games.imperializm.state import (
    AUTHORITY,
    FAITH,
    HAND,
    MAPS,
    NOBODY,
    OWNED,
    POWER,
    PURSE,
    WIDTH,
    ImperializmState,
)

WON: Final = 1000.0

# What a lead of one point says about who will win (see docs/bots.md), as the logarithm of the odds.
SAYS: Final = 0.3

CHARACTERS: Final = ("trader", "warlord", "builder")
LIKED: Final = 0.1  # of one more of what a character likes, in the same measure

# By level, goods first: what one step is worth while there is much left to do with it.
WORTH: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.45, 0.45, 0.5, 0.5, 0.5, 0.75, 0.75, 0.3)
DUCAT: Final = 0.09
RICH: Final = 25  # ducats beyond which more are worth half, and less and less: there is so much to be bought
CARD: Final = 0.15
MAP: Final = 0.35
TERRITORY: Final = 0.35
BONUS: Final = 0.3  # of the points added at the end, which can still change
GOAL: Final = 0.45  # of the glory of an achievement that is nearly met
RIVAL: Final = 0.35  # how much the best rival counts
LIMIT: Final = 0.8  # of one card more in every hand
STRENGTH: Final = 0.12  # of one point in every war of a kind, or against every dissenter
YIELD: Final = 0.15  # of one ducat with every Development


def evaluate(s: ImperializmState, seat: int) -> float:
    """What a seat has, less a part of what the best of the others has."""
    if s.ended:
        points = final_points(s)
        best = max([points[other] for other in range(s.count) if other != seat])
        return (WON if seat in s.winners else -WON) + points[seat] - best
    left = turns_left(s)
    points = final_points(s)
    best_rival = 0.0
    for other in range(s.count):
        if other != seat:
            best_rival = max(best_rival, worth(s, other, points[other], left))
    return worth(s, seat, points[seat], left) + hand_worth(s, seat, left) - RIVAL * best_rival


def values(s: ImperializmState) -> list[float]:
    """How likely each seat is to win."""
    if s.ended:
        return settled(s.count, s.winners)
    left = turns_left(s)
    points = final_points(s)
    worths: list[float] = []
    for seat in range(s.count):
        worths.append(worth(s, seat, points[seat], left) + hand_worth(s, seat, left))
    return odds(worths, SAYS)


def leaning(s: ImperializmState, seat: int, character: str) -> float:
    """What a seat sees in what its character likes: trade, war or building."""
    base = seat * WIDTH
    if character == "trader":
        goods: i64 = 0
        for good in range(GOOD_COUNT):
            goods += s.board[base + good]
        return LIKED * (float(goods) + 0.2 * float(s.board[base + PURSE]))
    if character == "warlord":
        return LIKED * (float(s.board[base + ARMY] + s.board[base + FLEET]) + count_bits(s.board[base + OWNED]))
    return LIKED * (float(s.board[base + PRESTIGE]) + 2.0 * goals_worth(s, seat))


def turns_left(s: ImperializmState) -> float:
    """How much of the game is left, from 1 down to 0, by the glory of the first."""
    if s.ender != NOBODY:
        return 0.1
    most: i64 = 0
    for seat in range(s.count):
        most = max(most, s.board[seat * WIDTH + GLORY])
    return max(1.0 - float(most) / s.box.end[s.count], 0.1)


def worth(s: ImperializmState, seat: i64, points: int, left: float) -> float:
    """Glory, levels, ducats and territories of a seat."""
    total = glory_worth(s, seat, points, left)
    total += levels_worth(s, seat, left)
    total += purse_worth(s, seat, left)
    total += lands_worth(s, seat, left)
    return total + goals_worth(s, seat) + standing_worth(s, seat) * left


def glory_worth(s: ImperializmState, seat: i64, points: int, left: float) -> float:
    """Glory, and a part of the points added at the end: the less is left, the more of them."""
    glory = float(s.board[seat * WIDTH + GLORY])
    return glory + BONUS * (points - glory) + (1.0 - BONUS) * (points - glory) * (1.0 - left)


def fading(left: float) -> float:
    """How much of what can still be used is worth something."""
    return 0.25 + 0.75 * left


def levels_worth(s: ImperializmState, seat: i64, left: float, first: i64 = 0, last: i64 = PRESTIGE) -> float:
    """The levels of a seat, goods first: all of them, or some."""
    base = seat * WIDTH
    total = 0.0
    for level in range(first, last + 1):
        total += WORTH[level] * float(s.board[base + level])
    return total * fading(left)


def purse_worth(s: ImperializmState, seat: i64, left: float) -> float:
    """Ducats: the first ones buy most."""
    ducats = float(s.board[seat * WIDTH + PURSE])
    more = max(ducats - RICH, 0.0)
    return DUCAT * (min(ducats, RICH) + 0.5 * RICH * more / (RICH + more)) * fading(left)


def lands_worth(s: ImperializmState, seat: i64, left: float) -> float:
    """Territories of a seat."""
    return TERRITORY * count_bits(s.board[seat * WIDTH + OWNED]) * fading(left)


def standing_worth(s: ImperializmState, seat: i64) -> float:
    """What the cards of power and religion do all through the game: a larger hand, strength, ducats."""
    box = s.box
    total = 0.0
    power: int = s.board[seat * WIDTH + POWER]
    if power >= 0:
        total += LIMIT * box.power_hand[power] + STRENGTH * (box.power_land[power] + box.power_sea[power])
        total += STRENGTH * box.power_dissenters[power]
    faith: int = s.board[seat * WIDTH + FAITH]
    if faith < RELIGION_COUNT:
        total += LIMIT * box.religion_hand[faith] + STRENGTH * box.religion_dissenters[faith]
        total += YIELD * box.religion_development[faith]
    return total


def goals_worth(s: ImperializmState, seat: i64) -> float:
    """How near a seat is to the achievements that can be taken."""
    total = 0.0
    for goal in s.goals:
        if goal < 0:
            continue
        best = 0.0
        for way in s.box.achievement_needs[goal]:
            asked = 0.0
            have = 0.0
            for number, amount in way:
                share = GOOD_COUNT / 2.0 / amount if number > GLORY else 1.0
                asked += amount * share
                owned: int = measure(s, seat, number)
                have += min(owned, amount) * share
            best = max(best, have / max(asked, 0.01))
        total += GOAL * s.box.achievement_glory[goal] * best * best * best
    return total


def hand_worth(s: ImperializmState, seat: i64, left: float) -> float:
    """Cards in hand, territories by how soon they can be conquered; an authority card by what it does."""
    base = seat * WIDTH
    box = s.box
    total = CARD * float(size(s.board[base + HAND]))
    for territory in bits(s.board[base + MAPS]):
        lacks = max(0, box.territory_army[territory] - s.board[base + ARMY])
        lacks += max(0, box.territory_fleet[territory] - s.board[base + FLEET])
        lacks += max(0, box.territory_prestige[territory] - s.board[base + PRESTIGE])
        total += MAP * (2.0 if lacks == 0 else 1.0 / (1.0 + float(lacks))) * left
    authority: int = s.board[base + AUTHORITY]
    if authority >= 0:
        total += STRENGTH * (box.rules_land[authority] + box.rules_sea[authority])
        total += 0.75 * LIMIT * box.rules_hand[authority]
        total += YIELD * box.rules_development[authority] + STRENGTH * box.rules_dissenters[authority]
    return total
