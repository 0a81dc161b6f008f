"""A table that also remembers what happened at it, and the two ways most tests begin: running ops, playing a card."""

from __future__ import annotations

from typing import Any

from signoria.engine.event import Sink
from signoria.engine.expectation import event_words
from tests.rules.pax.seated import GAME, Table

# Two cards with nothing but a commerce on each side, and a florin for them: no op is ever forced for want of another.
IDLE = {"west": ("pren034", "pren039"), "east": ("pren121x", "pren087")}


class Witness(Table):
    """A table whose events can be read in words."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.state.sink = Sink()

    def do(self, *choices: str) -> Witness:
        """Take options one after the other; each must be offered."""
        super().do(*choices)
        return self

    def told(self, *names: str) -> list[str]:
        """What happened so far, in words; with names, only events of these kinds."""
        assert self.state.sink is not None
        words = [event_words(GAME, self.state, event) for event in self.state.sink.events]
        return [" ".join(each) for each in words if not names or each[0] in names]


def running(side: str, *cards: str, **given: Any) -> Witness:
    """Fugger runs the ops of a half with these cards, from the board outward, and the idle ones beyond them."""
    tableau = {"fugger": {side: [*cards, *IDLE[side]]}}
    for bank, halves in given.pop("tableau", {}).items():
        tableau[bank] = tableau.get(bank, {}) | halves
    coins = given.pop("coins", {side: [0, 0, 0, 0, 0, 1]})
    return Witness(tableau=tableau, coins=coins, **given).do(f"ops {side}")


def playing(card: str, **given: Any) -> Witness:
    """Fugger plays a card from his hand."""
    given["hand"] = {"fugger": [card, "pren023"]} | given.get("hand", {})
    return Witness(**given).do(f"play {card}")
