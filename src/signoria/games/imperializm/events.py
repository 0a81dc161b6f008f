"""What can happen in Imperializm, and what the numbers of each event mean."""

from __future__ import annotations

from typing import Final

from signoria.engine.event import FORCED, EventKind
from signoria.engine.tally import Tally

POWER_DEALT: Final = 1
POWER_REVEALED: Final = 2
RAISED: Final = 3
LOWERED: Final = 4
GAINED: Final = 5
PAID: Final = 6
ROBBED: Final = 7
SHORT: Final = 8
TURN_BEGAN: Final = 9
ACTED: Final = 10
DISCARDED: Final = 11
TOOK_TERRITORY: Final = 12
DREW: Final = 13
DREW_CARD: Final = 14
TURNED_UP: Final = 15
SHUFFLED: Final = 16
SHUFFLED_TERRITORIES: Final = 17
GOAL_TURNED_UP: Final = 18
RELEASED: Final = 19
TRADED: Final = 20
LED: Final = 21
FETCHED: Final = 22
PLAYED: Final = 23
PLAYED_ON: Final = 24
CANCELLED: Final = 25
PUT_DOWN: Final = 26
REMOVED: Final = 27
MOVED: Final = 28
LOOKED: Final = 29
SEIZED: Final = 30
SEIZED_CARD: Final = 31
CONVERTED: Final = 32
CONQUERED: Final = 33
WAR_DECLARED: Final = 34
DEFENDED: Final = 35
WAR_WON: Final = 36
SETTLED: Final = 37
CARD_RETURNED: Final = 38
TRIBUTE_PAID: Final = 39
CEDED: Final = 40
BOWED: Final = 41
GAVE_ALL: Final = 42
PLUNDERED: Final = 43
CLAIMED: Final = 44
BLOOMED: Final = 45
BLOOM_SCORED: Final = 46
END_NEAR: Final = 47
SCORED: Final = 48
DECLINED: Final = 49
ASKS_AGAIN: Final = 50
LAST_TURNS: Final = 51

_SEAT: Final = ("seat", "seat")
_TARGET: Final = ("target", "seat")
_CARD: Final = ("card", "design")
_NUMBER: Final = ("number", "number")
_LEVEL: Final = ("level", "measure")

EVENTS: Final = {
    FORCED: EventKind("forced", _SEAT, ("option", "option")),
    POWER_DEALT: EventKind("power-dealt", _SEAT, ("power", "power")),
    POWER_REVEALED: EventKind("power-revealed", _SEAT, ("power", "power")),
    RAISED: EventKind("raised", _SEAT, _LEVEL, _NUMBER),
    LOWERED: EventKind("lowered", _SEAT, _LEVEL, _NUMBER),
    GAINED: EventKind("gained", _SEAT, _NUMBER),
    PAID: EventKind("paid", _SEAT, _NUMBER),
    ROBBED: EventKind("robbed", _SEAT, _TARGET, _NUMBER),
    SHORT: EventKind("short", _SEAT, _NUMBER),
    TURN_BEGAN: EventKind("turn-began", _SEAT),
    ACTED: EventKind("acted", _SEAT, ("action", "action")),
    DISCARDED: EventKind("discarded", _SEAT, ("card", "card")),
    TOOK_TERRITORY: EventKind("took-territory", _SEAT, ("territory", "territory")),
    DREW: EventKind("drew", _SEAT, ("providence", "number"), ("territories", "number")),
    DREW_CARD: EventKind("drew-card", _SEAT, ("card", "card")),
    TURNED_UP: EventKind("turned-up", ("territory", "territory")),
    SHUFFLED: EventKind("shuffled"),
    SHUFFLED_TERRITORIES: EventKind("shuffled-territories"),
    GOAL_TURNED_UP: EventKind("goal-turned-up", ("achievement", "achievement")),
    RELEASED: EventKind("released", _SEAT, _CARD, _NUMBER),
    TRADED: EventKind("traded", _SEAT, ("good", "good"), _NUMBER),
    LED: EventKind("led", _SEAT, ("good", "good")),
    FETCHED: EventKind("fetched", _SEAT, _CARD),
    PLAYED: EventKind("played", _SEAT, _CARD),
    PLAYED_ON: EventKind("played-on", _SEAT, _CARD, _TARGET),
    CANCELLED: EventKind("cancelled", _SEAT, _CARD),
    PUT_DOWN: EventKind("put-down", _SEAT, _CARD, _TARGET),
    REMOVED: EventKind("removed", _SEAT, _CARD),
    MOVED: EventKind("moved", _CARD, ("from", "seat"), ("to", "seat")),
    LOOKED: EventKind("looked", _SEAT, _TARGET),
    SEIZED: EventKind("seized", _SEAT, _TARGET),
    SEIZED_CARD: EventKind("seized-card", _SEAT, _TARGET, ("card", "card")),
    CONVERTED: EventKind("converted", _SEAT, ("religion", "religion")),
    CONQUERED: EventKind("conquered", _SEAT, ("territory", "territory"), _NUMBER),
    WAR_DECLARED: EventKind("war-declared", _SEAT, _TARGET, ("war", "war"), _CARD),
    DEFENDED: EventKind("defended", _SEAT, _CARD),
    WAR_WON: EventKind("war-won", _SEAT, _TARGET, ("attack", "number"), ("defence", "number")),
    SETTLED: EventKind("settled", _SEAT, _TARGET),
    CARD_RETURNED: EventKind("card-returned", _SEAT, _CARD),
    TRIBUTE_PAID: EventKind("tribute-paid", _SEAT, _TARGET, _NUMBER),
    CEDED: EventKind("ceded", _SEAT, _TARGET, ("territory", "territory")),
    BOWED: EventKind("bowed", _SEAT, _NUMBER),
    GAVE_ALL: EventKind("gave-all", _SEAT, _TARGET, _NUMBER),
    PLUNDERED: EventKind("plundered", _SEAT, _NUMBER),
    CLAIMED: EventKind("claimed", _SEAT, ("achievement", "achievement")),
    BLOOMED: EventKind("bloomed", _SEAT),
    BLOOM_SCORED: EventKind("bloom-scored", _SEAT, _NUMBER),
    END_NEAR: EventKind("end-near", _SEAT, _NUMBER),
    SCORED: EventKind("scored", _SEAT, _NUMBER, ("bonus", "number")),
    DECLINED: EventKind("declined", _SEAT),
    ASKS_AGAIN: EventKind("asks-again", _SEAT),
    LAST_TURNS: EventKind("last-turns", _NUMBER),
}

# What tuning counts.
TALLIES: Final = (
    Tally("power", ((POWER_REVEALED, "power"),), ((POWER_DEALT, "power"),), sole=True),
    Tally("action", ((ACTED, "action"),)),
    Tally("good", ((TRADED, "good"),)),
    Tally("territory", ((CONQUERED, "territory"),)),
    Tally("achievement", ((CLAIMED, "achievement"),)),
    Tally("religion", ((CONVERTED, "religion"),)),
    Tally(
        "design",
        (
            *((PLAYED, "card"), (PLAYED_ON, "card"), (PUT_DOWN, "card")),
            *((WAR_DECLARED, "card"), (DEFENDED, "card")),
        ),
    ),
)
