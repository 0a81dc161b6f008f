"""Why an option of Lorenzo il Magnifico is not there: a number for the guards, a message and a paragraph for people."""

from __future__ import annotations

from typing import Final

from signoria.engine.refusal import ENGINE_REFUSALS, FIRST_OF_GAME, Refusal

MEMBER_AWAY: Final = FIRST_OF_GAME
MEMBER_TOO_WEAK: Final = FIRST_OF_GAME + 1
MUST_PLACE: Final = FIRST_OF_GAME + 2
SPACE_COVERED: Final = FIRST_OF_GAME + 3
FLOOR_TAKEN: Final = FIRST_OF_GAME + 4
WORK_TAKEN: Final = FIRST_OF_GAME + 5
MARKET_TAKEN: Final = FIRST_OF_GAME + 6
NO_CARD: Final = FIRST_OF_GAME + 7
COLOUR_IN_TOWER: Final = FIRST_OF_GAME + 8
COLOUR_AT_WORK: Final = FIRST_OF_GAME + 9
ROW_FULL: Final = FIRST_OF_GAME + 10
SLOT_NEEDS_MILITARY: Final = FIRST_OF_GAME + 11
TOWER_VALUE: Final = FIRST_OF_GAME + 12
WORK_VALUE: Final = FIRST_OF_GAME + 13
SPACE_VALUE: Final = FIRST_OF_GAME + 14
SURCHARGE_SHORT: Final = FIRST_OF_GAME + 15
SURCHARGE_BONUS: Final = FIRST_OF_GAME + 16
COST_SHORT: Final = FIRST_OF_GAME + 17
MILITARY_SHORT: Final = FIRST_OF_GAME + 18
MARKET_CLOSED: Final = FIRST_OF_GAME + 19
SERVANTS_SHORT: Final = FIRST_OF_GAME + 20
SERVANTS_OWED: Final = FIRST_OF_GAME + 21
NOT_A_COST: Final = FIRST_OF_GAME + 22
NO_STONEMASON: Final = FIRST_OF_GAME + 23
PRIVILEGE_TWICE: Final = FIRST_OF_GAME + 24
OTHER_TOWER: Final = FIRST_OF_GAME + 25
NOT_YOUR_BUILDING: Final = FIRST_OF_GAME + 26
BUILDING_VALUE: Final = FIRST_OF_GAME + 27
TRADED_ALREADY: Final = FIRST_OF_GAME + 28
TRADE_SHORT: Final = FIRST_OF_GAME + 29
TRADE_FRESH: Final = FIRST_OF_GAME + 30
NOT_IN_HAND: Final = FIRST_OF_GAME + 31
LEADER_NEEDS_GOODS: Final = FIRST_OF_GAME + 32
LEADER_NEEDS_CARDS: Final = FIRST_OF_GAME + 33
LEADER_NEEDS_A_ROW: Final = FIRST_OF_GAME + 34
NOBODY_TO_COPY: Final = FIRST_OF_GAME + 35
NOT_PLAYED: Final = FIRST_OF_GAME + 36
ALWAYS_ON: Final = FIRST_OF_GAME + 37
USED_THIS_ROUND: Final = FIRST_OF_GAME + 38
NOBODY_TO_RAISE: Final = FIRST_OF_GAME + 39
NOT_OF_ANOTHER: Final = FIRST_OF_GAME + 40
RAISE_NEUTRAL: Final = FIRST_OF_GAME + 41
RAISE_AWAY: Final = FIRST_OF_GAME + 42
NOT_BEFORE_YOU: Final = FIRST_OF_GAME + 43
TILE_TAKEN: Final = FIRST_OF_GAME + 44
TILE_BASIC: Final = FIRST_OF_GAME + 45
SMALL_WORK_VALUE: Final = FIRST_OF_GAME + 46
BONUS_WORK_VALUE: Final = FIRST_OF_GAME + 47

REFUSALS: Final = {
    **ENGINE_REFUSALS,
    MEMBER_AWAY: Refusal("member-away", "R3"),
    MEMBER_TOO_WEAK: Refusal("member-too-weak", "R8"),
    MUST_PLACE: Refusal("must-place", "R4", "R3", "Q53"),
    SPACE_COVERED: Refusal("space-covered", "S5"),
    FLOOR_TAKEN: Refusal("floor-taken", "T2"),
    WORK_TAKEN: Refusal("work-taken", "W1"),
    MARKET_TAKEN: Refusal("market-taken", "M1"),
    NO_CARD: Refusal("no-card", "T2"),
    COLOUR_IN_TOWER: Refusal("colour-in-tower", "T7"),
    COLOUR_AT_WORK: Refusal("colour-at-work", "W3"),
    ROW_FULL: Refusal("row-full", "T9"),
    SLOT_NEEDS_MILITARY: Refusal("slot-needs-military", "T12", "Q9"),
    TOWER_VALUE: Refusal("tower-value", "T1"),
    WORK_VALUE: Refusal("work-value", "W2", "W4", "Q54"),
    SMALL_WORK_VALUE: Refusal("work-value", "R8", "W4", "W2", "Q54"),
    BONUS_WORK_VALUE: Refusal("work-value", "W6", "W4", "W2", "Q48"),
    SPACE_VALUE: Refusal("space-value", "R8", "C1", "M1"),
    SURCHARGE_SHORT: Refusal("surcharge-short", "T5", "Q31"),
    SURCHARGE_BONUS: Refusal("surcharge-bonus", "T6", "T5", "Q31"),
    COST_SHORT: Refusal("cost-short", "T8", "Q32"),
    MILITARY_SHORT: Refusal("military-short", "T17", "T8", "T16", "Q9"),
    MARKET_CLOSED: Refusal("market-closed", "X12"),
    SERVANTS_SHORT: Refusal("servants-short", "R7"),
    SERVANTS_OWED: Refusal("servants-owed", "T8"),
    NOT_A_COST: Refusal("not-a-cost", "T16"),
    NO_STONEMASON: Refusal("no-stonemason", "T24"),
    PRIVILEGE_TWICE: Refusal("privilege-twice", "C4"),
    OTHER_TOWER: Refusal("other-tower", "T20"),
    NOT_YOUR_BUILDING: Refusal("not-your-building", "W5"),
    BUILDING_VALUE: Refusal("building-value", "W5"),
    TRADED_ALREADY: Refusal("traded-already", "T26"),
    TRADE_SHORT: Refusal("trade-short", "W7", "T26"),
    TRADE_FRESH: Refusal("trade-fresh", "W7", "Q11"),
    NOT_IN_HAND: Refusal("not-in-hand", "A3"),
    LEADER_NEEDS_GOODS: Refusal("leader-needs-goods", "A4"),
    LEADER_NEEDS_CARDS: Refusal("leader-needs-cards", "A4"),
    LEADER_NEEDS_A_ROW: Refusal("leader-needs-a-row", "A4", "L13"),
    NOBODY_TO_COPY: Refusal("nobody-to-copy", "L15", "Q45"),
    NOT_PLAYED: Refusal("not-played", "A5", "A3"),
    ALWAYS_ON: Refusal("always-on", "A5"),
    USED_THIS_ROUND: Refusal("used-this-round", "A5"),
    NOBODY_TO_RAISE: Refusal("nobody-to-raise", "L4", "Q42"),
    NOT_OF_ANOTHER: Refusal("not-of-another", "L15", "Q45"),
    RAISE_NEUTRAL: Refusal("raise-neutral", "L4", "Q42"),
    RAISE_AWAY: Refusal("raise-away", "L4", "Q42"),
    NOT_BEFORE_YOU: Refusal("not-before-you", "A2"),
    TILE_TAKEN: Refusal("tile-taken", "A1"),
    TILE_BASIC: Refusal("tile-basic", "A1"),
}
