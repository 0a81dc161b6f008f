"""What can happen in Lorenzo il Magnifico, and what the numbers of each event mean."""

from __future__ import annotations

from typing import Final

from signoria.engine.event import FORCED, EventKind
from signoria.engine.tally import Tally

ROUND_BEGAN: Final = 1
CARD_LAID: Final = 2
ROLLED: Final = 3
ORDERED: Final = 4
PLACED: Final = 5
SERVANTS_SPENT: Final = 6
SURCHARGED: Final = 7
PAID: Final = 8
GAINED: Final = 9
TOOK_CARD: Final = 10
HARVESTED: Final = 11
PRODUCED: Final = 12
TRADED: Final = 13
CLAIMED: Final = 14
PASSED: Final = 15
DECLINED: Final = 16
SUPPORTED: Final = 17
EXCOMMUNICATED: Final = 18
CONSOLED: Final = 19
TILE_CHOSEN: Final = 20
LEADER_KEPT: Final = 21
LEADER_KEPT_SECRETLY: Final = 22
LEADER_DEALT: Final = 23
LEADER_PLAYED: Final = 24
LEADER_DISCARDED: Final = 25
LEADER_USED: Final = 26
LEADER_COPIED: Final = 27
RAISED: Final = 28
SCORED: Final = 29
TURN_LOST: Final = 30
TILE_DRAWN: Final = 31

_SEAT: Final = ("seat", "seat")

EVENTS: Final = {
    FORCED: EventKind("forced", _SEAT, ("option", "option")),
    ROUND_BEGAN: EventKind("round-began", ("round", "number")),
    CARD_LAID: EventKind("card-laid", ("card", "card"), ("floor", "space")),
    ROLLED: EventKind("rolled", ("white", "number"), ("black", "number"), ("orange", "number")),
    ORDERED: EventKind("ordered", _SEAT, ("place", "number")),
    PLACED: EventKind("placed", _SEAT, ("member", "member"), ("space", "space"), ("value", "number")),
    SERVANTS_SPENT: EventKind("servants-spent", _SEAT, ("number", "number")),
    SURCHARGED: EventKind("surcharged", _SEAT, ("number", "number")),
    PAID: EventKind("paid", _SEAT, ("number", "number"), ("good", "good")),
    GAINED: EventKind("gained", _SEAT, ("number", "number"), ("good", "good")),
    TOOK_CARD: EventKind("took-card", _SEAT, ("card", "card")),
    HARVESTED: EventKind("harvested", _SEAT, ("value", "number")),
    PRODUCED: EventKind("produced", _SEAT, ("value", "number")),
    TRADED: EventKind("traded", _SEAT, ("trade", "trade")),
    CLAIMED: EventKind("claimed", _SEAT, ("privilege", "privilege")),
    PASSED: EventKind("passed", _SEAT),
    DECLINED: EventKind("declined", _SEAT),
    SUPPORTED: EventKind("supported", _SEAT, ("points", "number")),
    EXCOMMUNICATED: EventKind("excommunicated", _SEAT, ("tile", "tile")),
    CONSOLED: EventKind("consoled", _SEAT, ("points", "number")),
    TILE_CHOSEN: EventKind("tile-chosen", _SEAT, ("tile", "bonus-tile")),
    LEADER_KEPT: EventKind("leader-kept", _SEAT),
    LEADER_KEPT_SECRETLY: EventKind("leader-kept-secretly", _SEAT, ("leader", "leader")),
    LEADER_DEALT: EventKind("leader-dealt", _SEAT, ("leader", "leader")),
    LEADER_PLAYED: EventKind("leader-played", _SEAT, ("leader", "leader")),
    LEADER_DISCARDED: EventKind("leader-discarded", _SEAT, ("leader", "leader")),
    LEADER_USED: EventKind("leader-used", _SEAT, ("leader", "leader")),
    LEADER_COPIED: EventKind("leader-copied", _SEAT, ("leader", "leader")),
    RAISED: EventKind("raised", _SEAT, ("member", "member")),
    SCORED: EventKind("scored", _SEAT, ("category", "category"), ("points", "number")),
    TURN_LOST: EventKind("turn-lost", _SEAT),
    TILE_DRAWN: EventKind("tile-drawn", ("period", "number"), ("tile", "tile")),
}

# What tuning counts.
TALLIES: Final = (
    Tally("card", ((TOOK_CARD, "card"),)),
    Tally("leader", ((LEADER_PLAYED, "leader"),)),
    Tally("bonus-tile", ((TILE_CHOSEN, "tile"),)),
)
