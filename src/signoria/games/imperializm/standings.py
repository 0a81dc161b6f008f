"""How things stand: the final scoring if the game ended now, category by category, and how far off a requirement is."""

from __future__ import annotations

from typing import Final

from signoria.engine.phrase import Phrase
from signoria.engine.threat import Threat
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    ARMY,
    CATEGORIES,
    DESIGNS,
    DUCATS,
    FLEET,
    GLORY,
    MEASURES,
    PRESTIGE,
    SEATS,
    Pairs,
)
from signoria.games.imperializm.query import card_strength, measure, strength_parts
from signoria.games.imperializm.rules.scoring import faithful, final_points, places
from signoria.games.imperializm.state import NOBODY, WIDTH, ImperializmState

END: Final = "end"
FEW_DUCATS: Final = 5  # so few are soon earned
STRENGTH_PARTS: Final = ("level", "power", "faith", "authority")


def forecast(s: ImperializmState) -> dict[str, object]:
    """R13.2: the end scoring as it would be now: value and points of every seat in every category."""
    points = final_points(s)
    return {
        "categories": [
            {
                "category": MEASURES[number],
                "values": [measure(s, seat, number) for seat in range(s.count)],
                "points": places(s, number),
            }
            for number in CATEGORIES
        ],
        "glory": [int(s.board[seat * WIDTH + GLORY]) for seat in range(s.count)],
        "faithful": [faithful(s, seat) for seat in range(s.count)],
        "total": points,
        "leading": [SEATS[seat] for seat in range(s.count) if points[seat] == max(points)],
    }


def reckoning(s: ImperializmState) -> tuple[tuple[Phrase, tuple[int, ...]], ...]:
    """R13.2: what the final score of every seat is made of; what brought nobody anything is left out."""
    rows = [
        (Phrase(f"measure-{MEASURES[GLORY]}"), tuple([int(s.board[seat * WIDTH + GLORY]) for seat in range(s.count)]))
    ]
    rows += [(Phrase(f"measure-{MEASURES[number]}"), tuple(places(s, number))) for number in CATEGORIES]
    rows.append((Phrase("reckoning-faithful"), tuple([faithful(s, seat) for seat in range(s.count)])))
    return tuple([(what, points) for what, points in rows if any(points)])


def threats(s: ImperializmState) -> list[dict[str, object]]:
    """R13.1, R12.1: who meets or nearly meets the end field or an achievement: who, what, and what is lacking.

    The end is near when one achievement that lies open could bring it; an achievement, when one step or few ducats do.
    """
    open_goals = [goal for goal in s.goals if goal >= 0]
    reach = max([s.box.achievement_glory[goal] for goal in open_goals], default=s.box.win_glory)
    found: list[dict[str, object]] = []
    for seat in range(s.count):
        lacks = s.box.end[s.count] - int(s.board[seat * WIDTH + GLORY])
        if s.ender == seat or (s.ender == NOBODY and lacks <= reach):
            found.append({"seat": SEATS[seat], "of": END, "lacks": max(lacks, 0), "measure": MEASURES[GLORY]})
        for goal in open_goals:
            number, amount, owned = lacking(s, seat, nearest(s, seat, goal))
            near = FEW_DUCATS if number == DUCATS else 1
            if number < 0:
                found.append({"seat": SEATS[seat], "of": ACHIEVEMENTS[goal], "lacks": 0, "measure": ""})
            elif missing(s, seat, nearest(s, seat, goal)) <= near:
                lacks = amount - owned
                found.append(
                    {"seat": SEATS[seat], "of": ACHIEVEMENTS[goal], "lacks": lacks, "measure": MEASURES[number]}
                )
    return found


def endings(s: ImperializmState) -> tuple[Threat, ...]:
    """R13.1: who has brought the end, or could with one achievement, to be said."""
    found: list[Threat] = []
    for one in threats(s):
        if one["of"] == END:
            seat, lacks = SEATS.index(str(one["seat"])), int(str(one["lacks"]))
            key = "threat-end" if lacks else "threat-ending"
            told = Phrase(key, {"seat": s.game.seat_phrase(s, seat), "lacks": lacks, "left": s.left})
            found.append(Threat(seat, END, END, lacks, told, "R13.1"))
    return tuple(found)


def needs_of(s: ImperializmState, territory: int) -> Pairs:
    """R6.1: the levels a territory asks for."""
    box = s.box
    asked = (
        (ARMY, box.territory_army[territory]),
        (FLEET, box.territory_fleet[territory]),
        (PRESTIGE, box.territory_prestige[territory]),
    )
    return tuple([(number, amount) for number, amount in asked if amount])


def against(s: ImperializmState, seat: int, needs: Pairs) -> list[dict[str, object]]:
    """What is asked for, and how much of it a seat has."""
    return [
        {"measure": MEASURES[number], "needed": amount, "owned": measure(s, seat, number)} for number, amount in needs
    ]


def lacking(s: ImperializmState, seat: int, needs: Pairs) -> tuple[int, int, int]:
    """The first thing of which a seat has too little: its number, what is needed, what there is; -1 if nothing is."""
    for number, amount in needs:
        owned = measure(s, seat, number)
        if owned < amount:
            return number, amount, owned
    return -1, 0, 0


def missing(s: ImperializmState, seat: int, needs: Pairs) -> int:
    """How many steps a seat lacks in all."""
    return sum([max(amount - measure(s, seat, number), 0) for number, amount in needs])


def nearest(s: ImperializmState, seat: int, goal: int) -> Pairs:
    """R12.2: of the ways to meet an achievement the one that lacks least."""
    ways = s.box.achievement_needs[goal]
    return min(ways, key=lambda way: missing(s, seat, way))


def strength_of(s: ImperializmState, seat: int, foe: int, kind: int, cards: list[int]) -> list[list[object]]:
    """R7.3: what the strength of a seat in a war is made of: words with numbers, the war cards last."""
    standing = zip(STRENGTH_PARTS, strength_parts(s, seat, foe, kind), strict=True)
    parts: list[list[object]] = [[word, number] for word, number in standing if number or word == "level"]
    return parts + [[DESIGNS[card], card_strength(s, card, kind)] for card in cards]


def margin(levels: list[int]) -> int:
    """R4.3: by how many levels the first is ahead of the second; 0 if nobody leads."""
    first, second = sorted(levels, reverse=True)[:2]
    return first - second
