"""Every kind of event of Pax Renaissance: its number, its name, and what its numbers mean."""

from __future__ import annotations

from typing import Final

from signoria.engine.event import FORCED, EventKind
from signoria.engine.tally import Tally

TURN_BEGUN: Final = 1
BOUGHT: Final = 2
DREW: Final = 3
VICTORY_ACTIVATED: Final = 4
PLAYED: Final = 5
OLD_MAID: Final = 6
DEPLOYED: Final = 7
REPRESSED_AT: Final = 8
KILLED_AT: Final = 9
BISHOP_ENTERED: Final = 10
DIET_OF_WORMS: Final = 11
PACIFIED: Final = 12
RECALLED: Final = 13
FLIPPED: Final = 14
TAKEN_SQUARE: Final = 15
TAKEN_AS_VASSAL: Final = 16
EMANCIPATED: Final = 17
GOLDEN_LIBERTY: Final = 18
WAR_BEGUN: Final = 19
BATTLE_WON: Final = 20
BATTLE_LOST: Final = 21
FELL: Final = 22
BECAME_THEOCRACY: Final = 23
SETTLED: Final = 24
REPRESSED_AFTER: Final = 25
CROWNED: Final = 26
APOSTATE: Final = 27
DISCARDED_CARD: Final = 28
TO_THRONE: Final = 29
ROUTE_SHIFTED: Final = 30
SOLD: Final = 31
FAIR_HELD: Final = 32
SUBSIDY: Final = 33
PROFIT: Final = 34
PIRATE_PROFIT: Final = 35
FAIR_ENDED: Final = 36
LEVY_RAISED: Final = 37
DECLARED: Final = 38
PATRON_VICTORY: Final = 39
BISHOP_MOVED: Final = 40
TOOK_FLORIN: Final = 41
BEHEADED_CARD: Final = 42
TAX_PAID: Final = 43
TAX_YIELDED: Final = 44
VOTED: Final = 45
SAILED: Final = 46
CAMPAIGN_BEGUN: Final = 47
OP_USED: Final = 48
OPS_RUN: Final = 49
PROCLAIMED: Final = 50
RUINED: Final = 51
DISCARDED_FROM_HAND: Final = 52
SOLD_FACE_DOWN: Final = 53
BECAME_MEDIEVAL: Final = 54
SENT_BACK: Final = 55
VICTORY_QUENCHED: Final = 56
MARKET_EXHAUSTED: Final = 60

EVENTS: Final = {
    FORCED: EventKind("forced", ("seat", "seat"), ("option", "option")),
    TURN_BEGUN: EventKind("turn-begun", ("seat", "seat")),
    BOUGHT: EventKind("bought", ("seat", "seat"), ("card", "card"), ("cost", "number"), ("gained", "number")),
    DREW: EventKind("drew", ("card", "card"), ("slot", "slot")),
    VICTORY_ACTIVATED: EventKind("victory-activated", ("seat", "seat"), ("victory", "victory")),
    PLAYED: EventKind("played", ("seat", "seat"), ("card", "card")),
    OLD_MAID: EventKind("old-maid", ("seat", "seat"), ("card", "card")),
    DEPLOYED: EventKind("deployed", ("seat", "seat"), ("token", "token"), ("place", "place")),
    REPRESSED_AT: EventKind("repressed-at", ("token", "token"), ("place", "place"), ("empire", "empire")),
    KILLED_AT: EventKind("killed-at", ("token", "token"), ("place", "place")),
    BISHOP_ENTERED: EventKind("bishop-entered", ("token", "token"), ("item", "item")),
    DIET_OF_WORMS: EventKind("diet-of-worms", ("token", "token"), ("other", "token"), ("item", "item")),
    PACIFIED: EventKind("pacified", ("token", "token"), ("empire", "empire")),
    RECALLED: EventKind("recalled", ("seat", "seat"), ("token", "token")),
    FLIPPED: EventKind("flipped", ("seat", "seat"), ("empire", "empire"), ("republic", "number")),
    TAKEN_SQUARE: EventKind("taken-square", ("seat", "seat"), ("empire", "empire")),
    TAKEN_AS_VASSAL: EventKind("taken-as-vassal", ("seat", "seat"), ("empire", "empire"), ("suzerain", "empire")),
    EMANCIPATED: EventKind("emancipated", ("token", "token"), ("place", "place")),
    GOLDEN_LIBERTY: EventKind("golden-liberty", ("seat", "seat"), ("empire", "empire")),
    WAR_BEGUN: EventKind("war-begun", ("seat", "seat"), ("war", "oneshot"), ("empire", "empire")),
    BATTLE_WON: EventKind(
        "battle-won", ("seat", "seat"), ("empire", "empire"), ("attackers", "number"), ("defenders", "number")
    ),
    BATTLE_LOST: EventKind(
        "battle-lost", ("seat", "seat"), ("empire", "empire"), ("attackers", "number"), ("defenders", "number")
    ),
    FELL: EventKind("fell", ("token", "token")),
    BECAME_THEOCRACY: EventKind("became-theocracy", ("empire", "empire"), ("religion", "religion")),
    BECAME_MEDIEVAL: EventKind("became-medieval", ("seat", "seat"), ("empire", "empire")),
    SENT_BACK: EventKind("sent-back", ("token", "token"), ("empire", "empire")),
    VICTORY_QUENCHED: EventKind("victory-quenched", ("seat", "seat"), ("victory", "victory")),
    SETTLED: EventKind("settled", ("token", "token"), ("place", "place")),
    REPRESSED_AFTER: EventKind("repressed-after", ("token", "token"), ("empire", "empire")),
    CROWNED: EventKind("crowned", ("seat", "seat"), ("card", "card"), ("empire", "empire")),
    APOSTATE: EventKind("apostate", ("seat", "seat"), ("schism", "schism")),
    DISCARDED_CARD: EventKind("discarded-card", ("card", "card")),
    TO_THRONE: EventKind("to-throne", ("empire", "empire")),
    ROUTE_SHIFTED: EventKind("route-shifted", ("seat", "seat"), ("emporium", "emporium"), ("closed", "emporium")),
    SOLD: EventKind("sold", ("seat", "seat"), ("item", "item"), ("value", "number")),
    FAIR_HELD: EventKind("fair-held", ("seat", "seat"), ("side", "side"), ("florins", "number")),
    SUBSIDY: EventKind("subsidy", ("seat", "seat"), ("florins", "number")),
    PROFIT: EventKind("profit", ("seat", "seat"), ("border", "border"), ("florins", "number")),
    PIRATE_PROFIT: EventKind("pirate-profit", ("border", "border")),
    FAIR_ENDED: EventKind("fair-ended", ("side", "side"), ("left", "number")),
    LEVY_RAISED: EventKind("levy-raised", ("token", "token"), ("city", "city")),
    DECLARED: EventKind("declared", ("seat", "seat"), ("victory", "victory")),
    PATRON_VICTORY: EventKind("patron-victory", ("seat", "seat"), ("patrons", "number"), ("florins", "number")),
    BISHOP_MOVED: EventKind("bishop-moved", ("token", "token"), ("start", "item"), ("goal", "item")),
    TOOK_FLORIN: EventKind("took-florin", ("seat", "seat"), ("slot", "slot")),
    BEHEADED_CARD: EventKind("beheaded-card", ("seat", "seat"), ("acting", "item"), ("target", "item")),
    TAX_PAID: EventKind("tax-paid", ("seat", "seat"), ("border", "border")),
    TAX_YIELDED: EventKind("tax-yielded", ("seat", "seat"), ("border", "border"), ("empire", "empire")),
    VOTED: EventKind("voted", ("seat", "seat"), ("empire", "empire"), ("cost", "number")),
    SAILED: EventKind("sailed", ("token", "token"), ("start", "border"), ("goal", "border")),
    CAMPAIGN_BEGUN: EventKind(
        "campaign-begun", ("seat", "seat"), ("king", "empire"), ("empire", "empire"), ("cost", "number")
    ),
    OP_USED: EventKind("op-used", ("seat", "seat"), ("item", "item"), ("op", "op")),
    OPS_RUN: EventKind("ops-run", ("seat", "seat"), ("run", "run")),
    PROCLAIMED: EventKind("proclaimed", ("seat", "seat"), ("schism", "schism")),
    RUINED: EventKind("ruined", ("seat", "seat")),
    DISCARDED_FROM_HAND: EventKind("discarded-from-hand", ("seat", "seat"), ("card", "card")),
    SOLD_FACE_DOWN: EventKind("sold-face-down", ("seat", "seat"), ("value", "number")),
    MARKET_EXHAUSTED: EventKind("market-exhausted", ("seat", "seat")),
}

# What tuning counts.
TALLIES: Final = (
    Tally("card", ((BOUGHT, "card"), (PLAYED, "card"))),
    Tally("victory", ((DECLARED, "victory"),)),
)
