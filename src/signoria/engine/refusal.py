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
    """The message of a refusal and the paragraph of the rulebook that it rests on ('' for the engine's own).

    ``also``: other paragraphs that forbid the same, such as the one that a ruling reads or the text of a card. A
    scenario may name any of them.
    """

    def __init__(self, key: str, rule: str, *also: str) -> None:
        self.key = key
        self.rule = rule
        self.also = also

    @property
    def rules(self) -> tuple[str, ...]:
        """Every paragraph that forbids it, the nearest first."""
        return (self.rule, *self.also) if self.rule else ()


ENGINE_REFUSALS: Final = {
    NOT_ASKED: Refusal("not-asked", ""),
    NOT_YOURS: Refusal("not-yours", ""),
    GAME_OVER: Refusal("game-over", ""),
    WAITING: Refusal("waiting", ""),
}
