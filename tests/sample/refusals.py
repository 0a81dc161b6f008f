"""Why an option of the Quay is not there: a number for the guards, a message and a paragraph for people."""

from __future__ import annotations

from typing import Final

from signoria.engine.refusal import ENGINE_REFUSALS, FIRST_OF_GAME, Refusal

NOTHING_TO_DRAW: Final = FIRST_OF_GAME
HAND_FULL: Final = FIRST_OF_GAME + 1
NOT_IN_HAND: Final = FIRST_OF_GAME + 2
NOT_GOODS: Final = FIRST_OF_GAME + 3
PURSE_TOO_SMALL: Final = FIRST_OF_GAME + 4
TOO_FEW_SPICES: Final = FIRST_OF_GAME + 5
NOT_A_BRAVO: Final = FIRST_OF_GAME + 6
TRUCE: Final = FIRST_OF_GAME + 7
AT_YOURSELF: Final = FIRST_OF_GAME + 8
NOBODY_THERE: Final = FIRST_OF_GAME + 9
CANNOT_PAY: Final = FIRST_OF_GAME + 10
PURSE_EMPTY: Final = FIRST_OF_GAME + 11
HAND_EMPTY: Final = FIRST_OF_GAME + 12
OFFER_TOO_HIGH: Final = FIRST_OF_GAME + 13
NO_BRAVO: Final = FIRST_OF_GAME + 14

REFUSALS: Final = {
    **ENGINE_REFUSALS,
    NOTHING_TO_DRAW: Refusal("nothing-to-draw", "Q3a"),
    HAND_FULL: Refusal("hand-full", "Q3b"),
    NOT_IN_HAND: Refusal("not-in-hand", "Q2"),
    NOT_GOODS: Refusal("not-goods", "Q4"),
    PURSE_TOO_SMALL: Refusal("purse-too-small", "Q5"),
    TOO_FEW_SPICES: Refusal("too-few-spices", "Q7"),
    NOT_A_BRAVO: Refusal("not-a-bravo", "Q6"),
    TRUCE: Refusal("truce", "Q6a"),
    AT_YOURSELF: Refusal("at-yourself", "Q6b"),
    NOBODY_THERE: Refusal("nobody-there", "Q6b"),
    CANNOT_PAY: Refusal("cannot-pay", "Q6c"),
    PURSE_EMPTY: Refusal("purse-empty", "Q6f"),
    HAND_EMPTY: Refusal("hand-empty", "Q6f"),
    OFFER_TOO_HIGH: Refusal("offer-too-high", "Q9"),
    NO_BRAVO: Refusal("no-bravo", "Q10"),
}
