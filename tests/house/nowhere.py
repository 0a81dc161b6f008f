"""The paragraphs of kind rule that no code does, by game, each with the reason why not. A range counts by number."""

from __future__ import annotations

from typing import Final

NOWHERE: Final[dict[str, dict[str, str]]] = {
    "pax-renaissance": {
        "A1d": "says which text to follow: every ability of a card is code of its own",
        "CHINA": "the supply of florins is not counted: a bank gains or loses them, and nobody has them else",
        "FLORINSa": "no florins are counted but those of the banks and of the market",
    },
    "lorenzo": {
        "Q29": "no guard of the large space looks at the small one",
    },
    "imperializm": {
        "R4.5": "Development moves no marker but those that a gain names",
        "W1-W38": "worked examples of other paragraphs",
        "A16": "no guard of a conspiracy looks at what the target has",
        "A29": "nothing takes an achievement away from a player",
        "A34": "a war card starts no event, so nobody is asked to cancel it",
        "A81": "a card taken from the discard pile is a card in hand like any other",
        "A95": "no guard of a war compares the strengths",
    },
}
