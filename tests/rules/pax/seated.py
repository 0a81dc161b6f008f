"""A table for the rules tests: a position in words, choices in words, and what can be read off afterwards."""

from __future__ import annotations

from typing import Any

from signoria.catalogue import find
from signoria.engine.refusal import ALLOWED
from signoria.games.pax.state import PaxState

GAME = find("pax-renaissance")

# A card without one-shot and ability in each hand, so that no decision of a turn is ever forced.
SPARE = {"fugger": "pren023", "medici": "pren031"}


class Table:
    """Fugger and Medici at a position; what is not given is empty, Fugger begins with two actions."""

    def __init__(self, **given: Any) -> None:
        banks = given.get("banks", ["fugger", "medici"])
        given["hand"] = {bank: [SPARE[bank]] for bank in banks if bank in SPARE} | given.get("hand", {})
        state = GAME.position(given)
        assert isinstance(state, PaxState)
        self.state = state
        assert GAME.broken(state) == []

    def offered(self) -> list[str]:
        """The options on the table, in words."""
        return [GAME.vocabulary.words(option) for option in self.state.options()]

    def asked(self) -> str:
        """The bank that decides now."""
        return self.state.seat_word(self.state.decider())

    def do(self, *choices: str) -> Table:
        """Take options one after the other; each must be offered."""
        for words in choices:
            option = GAME.vocabulary.parse(words)
            assert option in self.state.options(), f"{words} is not offered, only {self.offered()}"
            self.state.choose(option)
            assert GAME.broken(self.state) == []
        return self

    def refused(self, words: str) -> str:
        """The paragraph that forbids an option now; it must not be offered."""
        option = GAME.vocabulary.parse(words)
        refusal = self.state.refusal(option)
        assert refusal != ALLOWED, f"{words} is allowed"
        assert option not in self.state.options()
        return GAME.refusals[refusal].rule

    def now(self, path: str) -> Any:
        """A part of the position by the keys of its description, ``florins.fugger``; None where there is nothing."""
        found: Any = GAME.describe(self.state)
        for key in path.split("."):
            found = found.get(key)
            if found is None:
                return None
        return None if found == "" else found

    def square(self, empire: str) -> dict[str, Any]:
        """What is said of an empire's square, without what it has not."""
        return {key: value for key, value in self.now(f"square.{empire}").items() if value not in ("", [])}
