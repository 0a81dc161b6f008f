"""Why something is not allowed in Imperializm, with the paragraph each rests on."""

from __future__ import annotations

from typing import Final

from signoria.engine.refusal import ENGINE_REFUSALS, FIRST_OF_GAME, Refusal
from signoria.games.imperializm.data.ids import (
    COLONIAL_DRIVE,
    DESIGNS,
    DIPLOMATIC_MOVE,
    EXCEPTIONAL_YEAR,
    INTERCEPTED_PLANS,
    PIRATES,
    RISE_OF_THE_BURGHERS,
    SETTLEMENT,
    SPECIAL,
)
from signoria.games.imperializm.data.providence import IS_WAR_EVENT, KIND

NOT_DEALT: Final = FIRST_OF_GAME
NOT_IN_HAND: Final = FIRST_OF_GAME + 1
ONE_A_TURN: Final = FIRST_OF_GAME + 2
NOT_AVAILABLE: Final = FIRST_OF_GAME + 3
GOAL_NOT_MET: Final = FIRST_OF_GAME + 4
NOT_YOUR_TURN: Final = FIRST_OF_GAME + 5
NOTHING_TO_RELEASE: Final = FIRST_OF_GAME + 6
RELEASE_TOO_LATE: Final = FIRST_OF_GAME + 7
RELEASE_SHORT: Final = FIRST_OF_GAME + 8
HIGHEST_ARMY: Final = FIRST_OF_GAME + 9
MOST_GLORY: Final = FIRST_OF_GAME + 10
ENOUGH_DISCARDED: Final = FIRST_OF_GAME + 11
HAND_FULL: Final = FIRST_OF_GAME + 12
HAND_OVER: Final = FIRST_OF_GAME + 13
HAND_NOT_FULL: Final = FIRST_OF_GAME + 14
NOT_FACE_UP: Final = FIRST_OF_GAME + 15
TOO_MANY_DRAWN: Final = FIRST_OF_GAME + 16
DECK_SHORT: Final = FIRST_OF_GAME + 17
SAME_ACTION: Final = FIRST_OF_GAME + 18
WAR_SETTLED: Final = FIRST_OF_GAME + 19
SAME_KIND: Final = FIRST_OF_GAME + 21
INTRIGUE_MOMENT: Final = FIRST_OF_GAME + 22
FAITH_STAYS: Final = FIRST_OF_GAME + 23
CHANGED_ALREADY: Final = FIRST_OF_GAME + 24
RELIGION_GONE: Final = FIRST_OF_GAME + 25
RELIGION_NEEDS: Final = FIRST_OF_GAME + 26
TERRITORY_NOT_HELD: Final = FIRST_OF_GAME + 27
TERRITORY_NEEDS: Final = FIRST_OF_GAME + 28
COST_SHORT: Final = FIRST_OF_GAME + 29
THERE_ALREADY: Final = FIRST_OF_GAME + 30
ONLY_COLONY_CARDS: Final = FIRST_OF_GAME + 31
NO_WAR_CARD: Final = FIRST_OF_GAME + 32
WAR_FORBIDDEN: Final = FIRST_OF_GAME + 33
NO_MODIFIER: Final = FIRST_OF_GAME + 34
NO_MODIFIER_HERE: Final = FIRST_OF_GAME + 71
NOT_YOURSELF: Final = FIRST_OF_GAME + 35
NOT_PLAYING: Final = FIRST_OF_GAME + 36
INDUSTRIAL_GATE: Final = FIRST_OF_GAME + 37
NOT_AS_SECOND: Final = FIRST_OF_GAME + 38
PRICE_SHORT: Final = FIRST_OF_GAME + 39
TRACK_END: Final = FIRST_OF_GAME + 40
OTHER_GOOD: Final = FIRST_OF_GAME + 41
NOT_IN_PILE: Final = FIRST_OF_GAME + 42
OTHER_KIND: Final = FIRST_OF_GAME + 43
ORIENTAL_SHORT: Final = FIRST_OF_GAME + 45
NOT_IN_THAT_HAND: Final = FIRST_OF_GAME + 46
ONLY_EVENTS: Final = FIRST_OF_GAME + 47
HAND_EMPTY: Final = FIRST_OF_GAME + 48
NO_AUTHORITY: Final = FIRST_OF_GAME + 49
STAYS_THERE: Final = FIRST_OF_GAME + 50
PLACE_TAKEN: Final = FIRST_OF_GAME + 51
ENOUGH_DEFENCE: Final = FIRST_OF_GAME + 52
SETTLEMENT_OVER: Final = FIRST_OF_GAME + 53
TRIBUTE_SHORT: Final = FIRST_OF_GAME + 54
NOT_YOUR_TERRITORY: Final = FIRST_OF_GAME + 55
OTHER_TERRITORY: Final = FIRST_OF_GAME + 56
NEVER_CEDED: Final = FIRST_OF_GAME + 57
PRESTIGE_SHORT: Final = FIRST_OF_GAME + 58
NOTHING_TO_PLAY: Final = FIRST_OF_GAME + 59
NOT_A_REACTION: Final = FIRST_OF_GAME + 60
NOT_A_WAR_EVENT: Final = FIRST_OF_GAME + 61
LAND_WAR_ONLY: Final = FIRST_OF_GAME + 62
NOT_AGAINST_YOURSELF: Final = FIRST_OF_GAME + 63
FLEET_NOT_HIGHER: Final = FIRST_OF_GAME + 64
TOOK_PART: Final = FIRST_OF_GAME + 65
NOT_WON_ATTACK: Final = FIRST_OF_GAME + 66
NOT_INVOLVED: Final = FIRST_OF_GAME + 67
OTHER_QUESTION: Final = FIRST_OF_GAME + 68
NOTHING_SILENCED: Final = FIRST_OF_GAME + 69
ALREADY_MOVED: Final = FIRST_OF_GAME + 70
ONE_ACTION: Final = FIRST_OF_GAME + 72
CARDS_OR_RELIGION: Final = FIRST_OF_GAME + 73
EXCHANGE_OVER: Final = FIRST_OF_GAME + 74
YEAR_MOMENT: Final = FIRST_OF_GAME + 75
DRIVE_MOMENT: Final = FIRST_OF_GAME + 76
PLANS_MOMENT: Final = FIRST_OF_GAME + 77
PIRATES_MOMENT: Final = FIRST_OF_GAME + 78
SETTLEMENT_MOMENT: Final = FIRST_OF_GAME + 79
MOVE_MOMENT: Final = FIRST_OF_GAME + 80
BURGHERS_MOMENT: Final = FIRST_OF_GAME + 81
WAR_EVENT_MOMENT: Final = FIRST_OF_GAME + 82
SPECIAL_MOMENT: Final = FIRST_OF_GAME + 83
PLANS_AMID: Final = FIRST_OF_GAME + 84
CLAIM_AMID: Final = FIRST_OF_GAME + 85
NO_DEFENCE_CARD: Final = FIRST_OF_GAME + 86
NOT_BEFORE_YOURSELF: Final = FIRST_OF_GAME + 87
NO_WAR_ON_YOURSELF: Final = FIRST_OF_GAME + 88
OTHER_GOOD_OF_CARD: Final = FIRST_OF_GAME + 89
OTHER_GOOD_OF_FAITH: Final = FIRST_OF_GAME + 90
WAR_FORBIDDEN_BY_REVOLUTION: Final = FIRST_OF_GAME + 91
NO_CARD_TO_DECLARE: Final = FIRST_OF_GAME + 92
NO_CARD_TO_DEFEND: Final = FIRST_OF_GAME + 93
NO_CARD_TO_DISCARD: Final = FIRST_OF_GAME + 94
NO_EVENT: Final = FIRST_OF_GAME + 95
RELEASE_SHORT_OF_BUREAUCRAT: Final = FIRST_OF_GAME + 96
SAME_KIND_EVENTS: Final = FIRST_OF_GAME + 97
NO_WAR_CARD_FOR_ADVENTURER: Final = FIRST_OF_GAME + 98
NO_EVENT_FOR_OFFICIALS: Final = FIRST_OF_GAME + 99
FIRST_NOT_FOR_INTRIGUE: Final = FIRST_OF_GAME + 100  # one for each design, see ``not_for_intrigue``
FIRST_NOT_COUNTED: Final = FIRST_OF_GAME + 150  # one for each design, see ``not_counted``

OWN_REFUSALS: Final = {
    NOT_DEALT: Refusal("not-dealt", "R2.7"),
    NOT_IN_HAND: Refusal("not-in-hand", "R1.3"),
    NO_CARD_TO_DECLARE: Refusal("not-in-hand", "R7.1", "R1.3"),
    NO_CARD_TO_DEFEND: Refusal("not-in-hand", "R7.2", "R1.3"),
    NO_CARD_TO_DISCARD: Refusal("not-in-hand", "R3.3", "R1.3"),
    ONE_A_TURN: Refusal("one-a-turn", "R12.1", "R3.1", "A3"),
    NOT_AVAILABLE: Refusal("not-available", "R12.1", "A3"),
    GOAL_NOT_MET: Refusal("goal-not-met", "R12.1", "R12.2"),
    NOT_YOUR_TURN: Refusal("not-your-turn", "R12.4", "R12.1"),
    NOTHING_TO_RELEASE: Refusal("nothing-to-release", "R3.2"),
    RELEASE_TOO_LATE: Refusal("release-too-late", "A88", "R3.2"),
    RELEASE_SHORT: Refusal("release-short", "R3.2", "C-madman"),
    RELEASE_SHORT_OF_BUREAUCRAT: Refusal("release-short", "R3.2", "C-bureaucrat"),
    HIGHEST_ARMY: Refusal("highest-army", "C-madman", "A19", "R3.2"),
    MOST_GLORY: Refusal("most-glory", "C-bureaucrat", "A19", "R3.2"),
    ENOUGH_DISCARDED: Refusal("enough-discarded", "R3.3"),
    HAND_FULL: Refusal("hand-full", "R3.4", "R3.6"),
    HAND_OVER: Refusal("hand-over", "A7", "R3.4", "R3.6"),
    HAND_NOT_FULL: Refusal("hand-not-full", "R3.4", "R3.6"),
    NOT_FACE_UP: Refusal("not-face-up", "R3.4"),
    TOO_MANY_DRAWN: Refusal("too-many-drawn", "R3.4", "R3.6"),
    DECK_SHORT: Refusal("deck-short", "A41", "R3.4"),
    SAME_ACTION: Refusal("same-action", "R3.7"),
    WAR_SETTLED: Refusal("war-settled", "A24", "C-settlement", "R3.7"),
    SAME_KIND: Refusal("same-kind", "R5.2"),
    SAME_KIND_EVENTS: Refusal("same-kind", "R5.2", "A14"),
    INTRIGUE_MOMENT: Refusal("intrigue-moment", "R5.2"),
    FAITH_STAYS: Refusal("faith-stays", "R5.6"),
    CHANGED_ALREADY: Refusal("changed-already", "R5.7", "A69"),
    RELIGION_GONE: Refusal("religion-gone", "R5.7"),
    RELIGION_NEEDS: Refusal("religion-needs", "R5.7"),
    TERRITORY_NOT_HELD: Refusal("territory-not-held", "R6.1"),
    TERRITORY_NEEDS: Refusal("territory-needs", "R6.1"),
    COST_SHORT: Refusal("cost-short", "R6.1", "A62"),
    THERE_ALREADY: Refusal("there-already", "R6.3"),
    ONLY_COLONY_CARDS: Refusal("only-colony-cards", "A70", "C-open-to-discoveries"),
    NO_WAR_CARD: Refusal("no-war-card", "R7.1"),
    WAR_FORBIDDEN: Refusal("war-forbidden", "C-civil-war", "A43"),
    WAR_FORBIDDEN_BY_REVOLUTION: Refusal("war-forbidden", "C-bourgeois-revolution", "A43"),
    NO_MODIFIER: Refusal("no-modifier", "A22"),
    NO_MODIFIER_HERE: Refusal("no-modifier-here", "A22"),
    NOT_YOURSELF: Refusal("not-yourself", "R5.3"),
    NOT_PLAYING: Refusal("not-playing", "R1.1"),
    INDUSTRIAL_GATE: Refusal("industrial-gate", "G-industrial", "R4.1"),
    NOT_AS_SECOND: Refusal("not-as-second", "G-oriental", "A57", "R4.3"),
    PRICE_SHORT: Refusal("price-short", "A62"),
    TRACK_END: Refusal("track-end", "A39"),
    OTHER_GOOD: Refusal("other-good", "G-industrial", "R4.4"),
    NOT_IN_PILE: Refusal("not-in-pile", "R4.7", "A52"),
    OTHER_KIND: Refusal("other-kind", "R4.7", "G-weapons"),
    NO_EVENT: Refusal("other-kind", "R4.7", "G-shipyards"),
    NO_WAR_CARD_FOR_ADVENTURER: Refusal("other-kind", "C-adventurer", "R4.7"),
    NO_EVENT_FOR_OFFICIALS: Refusal("other-kind", "C-corrupt-officials", "R4.7"),
    ORIENTAL_SHORT: Refusal("oriental-short", "C-exceptional-year", "R11.1"),
    NOT_IN_THAT_HAND: Refusal("not-in-that-hand", "A66"),
    ONLY_EVENTS: Refusal("only-events", "C-intercepted-plans", "R11.3", "A66"),
    HAND_EMPTY: Refusal("hand-empty", "A66", "C-great-diplomat"),
    NO_AUTHORITY: Refusal("no-authority", "A20", "C-scion-of-a-great-dynasty"),
    STAYS_THERE: Refusal("stays-there", "A20", "C-scion-of-a-great-dynasty"),
    PLACE_TAKEN: Refusal("place-taken", "A20", "C-scion-of-a-great-dynasty", "R5.4"),
    ENOUGH_DEFENCE: Refusal("enough-defence", "R7.2"),
    SETTLEMENT_OVER: Refusal("settlement-over", "A77", "R11.5", "C-settlement"),
    TRIBUTE_SHORT: Refusal("tribute-short", "A26", "R7.7"),
    NOT_YOUR_TERRITORY: Refusal("not-your-territory", "R7.7"),
    OTHER_TERRITORY: Refusal("other-territory", "R7.7"),
    NEVER_CEDED: Refusal("never-ceded", "R7.7", "R6.3"),
    PRESTIGE_SHORT: Refusal("prestige-short", "R7.7", "A25"),
    NOTHING_TO_PLAY: Refusal("nothing-to-play", "A79"),
    NOT_A_REACTION: Refusal("not-a-reaction", "R11.6"),
    NOT_A_WAR_EVENT: Refusal("not-a-war-event", "R7.10"),
    LAND_WAR_ONLY: Refusal("land-war-only", "R7.10"),
    NOT_AGAINST_YOURSELF: Refusal("not-against-yourself", "A32", "R7.10", "C-naval-blockade"),
    FLEET_NOT_HIGHER: Refusal("fleet-not-higher", "C-naval-blockade", "R7.10", "A80"),
    TOOK_PART: Refusal("took-part", "A32", "R7.10", "C-armed-intervention"),
    NOT_WON_ATTACK: Refusal("not-won-attack", "C-ruthless-looting", "R7.10"),
    NOT_INVOLVED: Refusal("not-involved", "C-patriotic-rising", "R7.10"),
    OTHER_QUESTION: Refusal("other-question", "A79"),
    NOTHING_SILENCED: Refusal("nothing-silenced", "A79"),
    ALREADY_MOVED: Refusal("already-moved", "A20", "C-scion-of-a-great-dynasty"),
    ONE_ACTION: Refusal("one-action", "R3.7", "R3.1"),
    CARDS_OR_RELIGION: Refusal("cards-or-religion", "R5.1"),
    EXCHANGE_OVER: Refusal("exchange-over", "R3.1", "R3.4"),
    YEAR_MOMENT: Refusal("year-moment", "R11.1", "C-exceptional-year"),
    DRIVE_MOMENT: Refusal("drive-moment", "R11.2", "C-colonial-drive"),
    PLANS_MOMENT: Refusal("plans-moment", "R11.3", "C-intercepted-plans", "A83"),
    PIRATES_MOMENT: Refusal("pirates-moment", "R11.4", "C-pirates"),
    SETTLEMENT_MOMENT: Refusal("settlement-moment", "R11.5", "C-settlement", "A77"),
    MOVE_MOMENT: Refusal("move-moment", "R11.6", "C-diplomatic-move"),
    BURGHERS_MOMENT: Refusal("burghers-moment", "R11.7", "C-rise-of-the-burghers", "R5.2"),
    WAR_EVENT_MOMENT: Refusal("war-event-moment", "R7.10"),
    SPECIAL_MOMENT: Refusal("special-moment", "R7.11"),
    PLANS_AMID: Refusal("plans-amid", "A83", "R11.3"),
    CLAIM_AMID: Refusal("claim-amid", "A85", "R12.1"),
    NO_DEFENCE_CARD: Refusal("no-war-card", "R7.2"),
    NOT_BEFORE_YOURSELF: Refusal("not-yourself", "R5.4"),
    NO_WAR_ON_YOURSELF: Refusal("not-yourself", "R7.1"),
    OTHER_GOOD_OF_CARD: Refusal("other-good", "R5.5"),
    OTHER_GOOD_OF_FAITH: Refusal("other-good", "R5.9"),
}

# The events that have a moment of their own.
MOMENTS: Final = {
    EXCEPTIONAL_YEAR: YEAR_MOMENT,
    COLONIAL_DRIVE: DRIVE_MOMENT,
    INTERCEPTED_PLANS: PLANS_MOMENT,
    PIRATES: PIRATES_MOMENT,
    SETTLEMENT: SETTLEMENT_MOMENT,
    DIPLOMATIC_MOVE: MOVE_MOMENT,
    RISE_OF_THE_BURGHERS: BURGHERS_MOMENT,
}


def not_now(card: int) -> int:
    """Why a card cannot be played at this moment: each is played at another one."""
    if IS_WAR_EVENT[card]:
        return WAR_EVENT_MOMENT
    if KIND[card] == SPECIAL:
        return SPECIAL_MOMENT
    return MOMENTS.get(card, INTRIGUE_MOMENT)


def not_for_intrigue(card: int) -> int:
    """R5.2: why a card is no card of an Intrigue: each is played at another moment."""
    return FIRST_NOT_FOR_INTRIGUE + card


def not_counted(card: int) -> int:
    """A17: why a card does not count a thing: its text names others."""
    return FIRST_NOT_COUNTED + card


def _of_designs() -> dict[int, Refusal]:
    """R5.2, beside the paragraph that says when each card is played; A17, beside its text."""
    found: dict[int, Refusal] = {}
    for card in range(len(KIND)):
        moments = [rule for rule in OWN_REFUSALS[not_now(card)].rules if rule != "R5.2"]
        found[not_for_intrigue(card)] = Refusal("not-for-intrigue", "R5.2", *moments)
        found[not_counted(card)] = Refusal("not-counted", f"C-{DESIGNS[card]}", "A17")
    return found


REFUSALS: Final = ENGINE_REFUSALS | OWN_REFUSALS | _of_designs()
