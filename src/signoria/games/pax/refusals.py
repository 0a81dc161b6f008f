"""Every refusal of Pax Renaissance: its number, the key of its sentence, and the paragraphs it rests on.

Where a search over many targets fails, the refusal with the highest number is told: keep the order of the guards.
"""

from __future__ import annotations

from typing import Final

from signoria.engine.refusal import ENGINE_REFUSALS, Refusal

NOT_IN_HAND: Final = 10
NOT_YOUR_CARD: Final = 11
NOT_AN_OPPONENTS: Final = 12
NO_ACTION_LEFT: Final = 13
MUST_ACT: Final = 14
TWO_ACTIONS: Final = 15
NO_SUCH_ABILITY: Final = 16
FACE_DOWN: Final = 17
EMPTY_SLOT: Final = 18
USURY: Final = 19
TOO_DEAR: Final = 20
HAND_FULL: Final = 21
ALREADY_ACTIVE: Final = 22
EMPORIUM_OPEN: Final = 23
NEEDS_DISCOVERY: Final = 24
NOBODY_STRUCK: Final = 25
NO_SUITOR: Final = 26
NOT_A_SUITOR: Final = 27
NOT_A_KING: Final = 28
KING_MARRIED: Final = 29
KING_ELSEWHERE: Final = 30
NO_BELIEVERS: Final = 31
NO_HERETICS: Final = 32
AGENTS_STUCK: Final = 33
AGENT_COMPULSORY: Final = 34
SAME_PLACE_TWICE: Final = 35
SAME_CARD_TWICE: Final = 36
NOT_A_CITY: Final = 37
NOT_A_BORDER: Final = 38
NOT_THIS_BORDER: Final = 39
LAND_BORDER: Final = 40
PIRATE_THERE: Final = 41
BUSTED: Final = 42
COSTS_A_FLORIN: Final = 43
NO_BISHOP_THERE: Final = 44
NOT_IN_A_TABLEAU: Final = 45
NOT_ITSELF: Final = 46
OTHER_LOCATION: Final = 47
BEHEADS_BISHOPS_ONLY: Final = 48
SOLD_AS_COUPLE: Final = 49
NOT_WESTERN: Final = 50
NONE_REPRESSED: Final = 51
NO_ROOM: Final = 52
NOT_EMPTY: Final = 53
LEVY_TAKEN: Final = 54
NOT_PENDING: Final = 55
NOT_A_CASUALTY: Final = 56
NOT_CONSTANTINOPLE: Final = 57
NOT_VENICE: Final = 58
TOKEN_NOT_THERE: Final = 59
REPRESSED_FIRST: Final = 60
ALREADY_RAN: Final = 61
NOTHING_TO_RUN: Final = 62
MUST_RUN_ONE: Final = 63
ALREADY_USED: Final = 64
OTHER_TABLEAU_SIDE: Final = 65
NO_SUCH_OP: Final = 66
NOT_POLITICAL: Final = 67
SILENCED: Final = 68
ALREADY_FAIR: Final = 69
NO_FAIR_CARD: Final = 70
NO_BISHOP_HERE: Final = 71
OTHER_RELIGION: Final = 72
BISHOP_STUCK: Final = 73
SAME_CARD: Final = 74
THRONE_TO_THRONE: Final = 75
BISHOP_TOO_FAR: Final = 76
ACROSS_THE_BOARD: Final = 77
OTHER_ROW: Final = 78
NO_COINS: Final = 79
NO_CONCESSION_THERE: Final = 80
SATURATED: Final = 81
CANNOT_PAY: Final = 82
NO_TOKEN_THERE: Final = 83
OTHER_PIECE: Final = 84
OTHER_SIDE: Final = 85
ON_THRONE: Final = 86
VASSAL: Final = 87
NO_MAJORITY: Final = 88
VOTE_TOO_DEAR: Final = 89
NO_PIRATE_THERE: Final = 90
OTHER_PIRATE: Final = 91
SAME_BORDER: Final = 92
SEA_TOO_FAR: Final = 93
SAME_COLOUR_PIRATE: Final = 94
NOWHERE_TO_SAIL: Final = 95
NOT_ADJACENT: Final = 96
PARTED: Final = 97
CAMPAIGN_OWN: Final = 98
NO_KNIGHTS: Final = 99
CAMPAIGN_TOO_DEAR: Final = 100
VICTORY_ASLEEP: Final = 101
NO_SUPREMACY: Final = 102
TOO_LITTLE_FAITH: Final = 103
TOO_FEW_KINGS: Final = 104
TOO_FEW_CONCESSIONS: Final = 105
TOO_LITTLE_DISCOVERY: Final = 106
TOO_FEW_REPUBLICS: Final = 107
TOO_LITTLE_LAW: Final = 108
NOT_FOR_SALE: Final = 109
PLACE_SETTLED: Final = 110
ALL_IMMUNE: Final = 111
EMPIRE_VISITED: Final = 112
KNIGHTS_OF_VENICE: Final = 113
OTHER_EMPIRE: Final = 114
COINS_ON_SPACE: Final = 115
OWN_SUZERAIN: Final = 116
MAID_STAYS: Final = 117
OTHER_CREED: Final = 118
SAME_CREED: Final = 119

REFUSALS: Final = {
    **ENGINE_REFUSALS,
    NOT_IN_HAND: Refusal("not-in-hand", "E2"),
    NOT_YOUR_CARD: Refusal("not-your-card", "E4"),
    NOT_AN_OPPONENTS: Refusal("not-an-opponents", "CRYPTOGRAPHY"),
    NO_ACTION_LEFT: Refusal("no-action-left", "D1", "A2"),
    MUST_ACT: Refusal("must-act", "D1", "R26"),
    TWO_ACTIONS: Refusal("two-actions", "ABILITYa", "R44", "E6"),
    NO_SUCH_ABILITY: Refusal("no-such-ability", "ABILITY"),
    FACE_DOWN: Refusal("face-down", "D2a", "E1"),
    EMPTY_SLOT: Refusal("empty-slot", "E1"),
    USURY: Refusal("usury", "E1e"),
    TOO_DEAR: Refusal("too-dear", "E1b"),
    HAND_FULL: Refusal("hand-full", "E1a", "HAND"),
    ALREADY_ACTIVE: Refusal("already-active", "L1"),
    EMPORIUM_OPEN: Refusal("emporium-open", "H1", "R48", "D1"),
    NEEDS_DISCOVERY: Refusal("needs-discovery", "H1a", "R47", "DISCOVERY"),
    NOBODY_STRUCK: Refusal("nobody-struck", "K3", "R48", "D1"),
    ALL_IMMUNE: Refusal("all-immune", "K3", "AB-immune-to-apostasy", "R48"),
    NO_SUITOR: Refusal("no-suitor", "I", "I1", "QUEEN", "R48"),
    NOT_A_SUITOR: Refusal("not-a-suitor", "I", "QUEEN"),
    NOT_A_KING: Refusal("not-a-king", "I", "I1"),
    KING_MARRIED: Refusal("king-married", "I", "QUEEN"),
    KING_ELSEWHERE: Refusal("king-elsewhere", "I"),
    NO_BELIEVERS: Refusal("no-believers", "BELIEVER", "R15"),
    NO_HERETICS: Refusal("no-heretics", "K1c", "R48"),
    AGENTS_STUCK: Refusal("agents-stuck", "E2.1", "R1"),
    AGENT_COMPULSORY: Refusal("agent-compulsory", "E2.1", "D1.2", "ONESHOT"),
    SAME_PLACE_TWICE: Refusal("same-place-twice", "R12"),
    SAME_CARD_TWICE: Refusal("same-card-twice", "R62"),
    NOT_A_CITY: Refusal("not-a-city", "E2.2b", "CITY", "AGENT"),
    NOT_A_BORDER: Refusal("not-a-border", "AGENT", "CITY", "BORDER"),
    NOT_THIS_BORDER: Refusal("not-this-border", "LOCATIONd", "LOCATION", "E2.2"),
    LAND_BORDER: Refusal("land-border", "PIRATE", "PIRATEa", "LOCATIONd", "BORDER", "E2.2c", "F7"),
    PIRATE_THERE: Refusal("pirate-there", "E2.2d", "PIRATEd", "BORDER", "REGIMEa"),
    BUSTED: Refusal("busted", "EMPORIUM", "B6d", "C1a"),
    COSTS_A_FLORIN: Refusal("costs-a-florin", "REPRESSa", "E2.2b", "E2.2d", "REGIMEa"),
    NO_BISHOP_THERE: Refusal("no-bishop-there", "BISHOP", "F1", "F1c", "BISHOPa", "E2.2a", "PLAYERBOARD"),
    NOT_IN_A_TABLEAU: Refusal("not-in-a-tableau", "F3"),
    NOT_ITSELF: Refusal("not-itself", "F3"),
    OTHER_LOCATION: Refusal("other-location", "LOCATION", "E4d", "E2.2a", "E2.2b", "LOCATIONb", "LOCATIONc"),
    BEHEADS_BISHOPS_ONLY: Refusal(
        "beheads-bishops-only",
        "ABILITY",
        "AB-behead-only-west-red-or-gold-bishop",
        "AB-behead-only-east-green-or-red-bishop",
    ),
    SOLD_AS_COUPLE: Refusal("sold-as-couple", "E3a"),
    NOT_WESTERN: Refusal("not-western", "AB-sell-to-emancipate-west"),
    EMPIRE_VISITED: Refusal("empire-visited", "AB-sell-to-emancipate-west"),
    NONE_REPRESSED: Refusal("none-repressed", "REPRESSED", "REGIMEb", "F1b"),
    NO_ROOM: Refusal("no-room", "SATURATED", "REGIMEb", "BATTLEi"),
    NOT_EMPTY: Refusal("not-empty", "SATURATED", "REGIMEb", "BATTLEi", "CITY", "BORDER"),
    LEVY_TAKEN: Refusal("levy-taken", "LEVY", "G4", "G4b", "F4a", "CITY"),
    NOT_PENDING: Refusal("not-pending", "BATTLEi"),
    NOT_A_CASUALTY: Refusal("not-a-casualty", "BATTLE", "BATTLEc", "BATTLEf", "BATTLEh"),
    NOT_CONSTANTINOPLE: Refusal("not-constantinople", "K2a"),
    PLACE_SETTLED: Refusal("place-settled", "K2a"),
    NOT_VENICE: Refusal("not-venice", "G4c", "R5"),
    TOKEN_NOT_THERE: Refusal("token-not-there", "TOKENS", "R24"),
    REPRESSED_FIRST: Refusal("repressed-first", "TOKENS", "R24"),
    ALREADY_RAN: Refusal("already-ran", "D1", "D1.4", "D1.5"),
    NOTHING_TO_RUN: Refusal("nothing-to-run", "E4", "D1"),
    MUST_RUN_ONE: Refusal("must-run-one", "E4"),
    ALREADY_USED: Refusal("already-used", "E4", "OPS", "R63"),
    OTHER_TABLEAU_SIDE: Refusal("other-tableau-side", "E4"),
    NO_SUCH_OP: Refusal("no-such-op", "E4", "OPS"),
    NOT_POLITICAL: Refusal("not-political", "CRYPTOGRAPHY"),
    SILENCED: Refusal("silenced", "F1f", "BISHOPb", "I1e"),
    ALREADY_FAIR: Refusal("already-fair", "D1", "D1.6", "D1.7"),
    NO_FAIR_CARD: Refusal("no-fair-card", "E5"),
    NO_BISHOP_HERE: Refusal("no-bishop-here", "F1"),
    OTHER_RELIGION: Refusal("other-religion", "OPSb", "F1"),
    BISHOP_STUCK: Refusal("bishop-stuck", "F1"),
    SAME_CARD: Refusal("same-card", "F1"),
    THRONE_TO_THRONE: Refusal("throne-to-throne", "F1c"),
    BISHOP_TOO_FAR: Refusal("bishop-too-far", "F1", "ADJACENT"),
    ACROSS_THE_BOARD: Refusal("across-the-board", "F1c", "ADJACENT"),
    OTHER_ROW: Refusal("other-row", "F2", "OPSa"),
    NO_COINS: Refusal("no-coins", "F2"),
    NO_CONCESSION_THERE: Refusal("no-concession-there", "F4", "F4a"),
    SATURATED: Refusal("saturated", "F4a", "SATURATEDa"),
    CANNOT_PAY: Refusal("cannot-pay", "F4", "R67"),
    NO_TOKEN_THERE: Refusal("no-token-there", "E4b", "F5", "F8"),
    OTHER_PIECE: Refusal("other-piece", "F5", "E4b", "OPSb"),
    OTHER_SIDE: Refusal("other-side", "F6", "OPSa"),
    ON_THRONE: Refusal("on-throne", "F6"),
    VASSAL: Refusal("vassal", "VASSALc", "F6"),
    NO_MAJORITY: Refusal("no-majority", "F6b"),
    VOTE_TOO_DEAR: Refusal("vote-too-dear", "F6a"),
    NO_PIRATE_THERE: Refusal("no-pirate-there", "F7"),
    OTHER_PIRATE: Refusal("other-pirate", "OPSb", "F7"),
    SAME_BORDER: Refusal("same-border", "F7"),
    SEA_TOO_FAR: Refusal("sea-too-far", "F7"),
    SAME_COLOUR_PIRATE: Refusal("same-colour-pirate", "F7"),
    NOWHERE_TO_SAIL: Refusal("nowhere-to-sail", "F7"),
    NOT_ADJACENT: Refusal("not-adjacent", "ADJACENT", "F9", "E4d"),
    PARTED: Refusal("parted", "AB-portugal-france-not-adjacent", "ADJACENT"),
    CAMPAIGN_OWN: Refusal("campaign-own", "F9a", "E2.2f"),
    NO_KNIGHTS: Refusal("no-knights", "F9b", "R64"),
    CAMPAIGN_TOO_DEAR: Refusal("campaign-too-dear", "F9c"),
    VICTORY_ASLEEP: Refusal("victory-asleep", "L2", "E6", "A3a", "VICTORY"),
    NO_SUPREMACY: Refusal("no-supremacy", "L3", "SUPREMACY"),
    TOO_LITTLE_FAITH: Refusal("too-little-faith", "L3"),
    TOO_FEW_KINGS: Refusal("too-few-kings", "L4"),
    TOO_FEW_CONCESSIONS: Refusal("too-few-concessions", "L5"),
    TOO_LITTLE_DISCOVERY: Refusal("too-little-discovery", "L5"),
    TOO_FEW_REPUBLICS: Refusal("too-few-republics", "L6"),
    TOO_LITTLE_LAW: Refusal("too-little-law", "L6"),
    NOT_FOR_SALE: Refusal("not-for-sale", "E3"),
    KNIGHTS_OF_VENICE: Refusal("knights-of-venice", "G4c"),
    OTHER_EMPIRE: Refusal("other-empire", "AGENT"),
    COINS_ON_SPACE: Refusal("coins-on-space", "F2"),
    OWN_SUZERAIN: Refusal("own-suzerain", "F9a"),
    MAID_STAYS: Refusal("maid-stays", "I2a", "E3", "OLDMAID"),
    OTHER_CREED: Refusal("other-creed", "THEOCRACYa"),
    SAME_CREED: Refusal("same-creed", "THEOCRACYa"),
}
