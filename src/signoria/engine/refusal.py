"""Refusals: why an option is not there. A guard returns one of these numbers, or ALLOWED.

The list of options, the sentence a player reads and the tests all come from the same guards. Numbers below
FIRST_OF_GAME belong to the engine; each game numbers its own from there and names the paragraph of each.
"""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
NOT_ASKED: Final = 1  # the decision on the table is about something else
NOT_YOURS: Final = 2  # somebody else is asked
GAME_OVER: Final = 3
WAITING: Final = 4  # several seats decide at once, and this one does not, or has answered already
FIRST_OF_GAME: Final = 10


class Refusal:
    """The message of a refusal and the paragraph of the rulebook that it rests on ('' for the engine's own)."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


ENGINE_REFUSALS: Final = {
    NOT_ASKED: Refusal("not-asked", ""),
    NOT_YOURS: Refusal("not-yours", ""),
    GAME_OVER: Refusal("game-over", ""),
    WAITING: Refusal("waiting", ""),
}
