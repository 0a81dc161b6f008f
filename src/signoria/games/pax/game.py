"""Pax Renaissance as the engine sees it: tables, options, start, positions."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from signoria.engine.event import Sink
from signoria.engine.game import Game, Meta
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.games.pax import position
from signoria.games.pax.components import components
from signoria.games.pax.data.ids import BANKS
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.evaluation import evaluate
from signoria.games.pax.events import EVENTS
from signoria.games.pax.explain import foresee, refusal_args
from signoria.games.pax.invariants import broken
from signoria.games.pax.preview import preview
from signoria.games.pax.refusals import REFUSALS
from signoria.games.pax.rules import setup
from signoria.games.pax.rules.market import DRAW, redraw_hands
from signoria.games.pax.rules.setup import DEAL_BANK, FIRST_SEAT
from signoria.games.pax.rules.victory import OUTCOMES
from signoria.games.pax.rules.watch import uphold
from signoria.games.pax.state import (
    ASTROLOGY,
    BANKRUPTCY,
    FIRST_BOX_ONLY,
    HANDS_HIDDEN,
    MAP_1550,
    PROMOS,
    PaxState,
    empty_table,
    restore,
)
from signoria.games.pax.steps import STEPS
from signoria.games.pax.view import view
from signoria.games.pax.vocabulary import BANK, CARD, CHAIR, DOMAINS, VOCABULARY


class PaxOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game (C1c, C2, C5c, G6, rulings R18, R19, R66)."""

    # One for each seat; none: at random.
    banks: Annotated[tuple[str, ...], msgspec.Meta(max_length=4, extra={"domain": BANK.name})] = ()
    astrology: bool = False
    bankruptcy: bool = False
    map_1550: bool = False
    first_box: bool = False
    promos: bool = False
    hands_hidden: bool = False


CHANCES: Final = {DRAW: ("draw", CARD), DEAL_BANK: ("bank", BANK), FIRST_SEAT: ("first", CHAIR)}
SETTINGS: Final = {
    "astrology": ASTROLOGY,
    "bankruptcy": BANKRUPTCY,
    "map_1550": MAP_1550,
    "first_box": FIRST_BOX_ONLY,
    "promos": PROMOS,
    "hands_hidden": HANDS_HIDDEN,
}


class PaxRenaissance(Game):
    """Pax Renaissance."""

    meta = Meta(id="pax-renaissance", editions=("2e",), seats=(2, 4), rules_version=1, complete=True)
    package = "signoria.games.pax"
    options = PaxOptions
    vocabulary = VOCABULARY
    domains = DOMAINS
    refusals = REFUSALS
    events = EVENTS
    chances = CHANCES
    outcomes = OUTCOMES
    steps = STEPS

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> PaxState:
        """C: a new game, at the first player's first decision."""
        assert isinstance(options, PaxOptions)
        self.check(edition, seats)
        settings = sum(bit for name, bit in SETTINGS.items() if getattr(options, name))
        sink = Sink()
        table = empty_table(self, EDITIONS[edition], settings, (), rng)
        table.sink, table.script = sink, script
        banks = chosen_banks(options.banks, seats) if options.banks else setup.deal_banks(table, seats)
        state = empty_table(self, EDITIONS[edition], settings, banks, rng)
        state.sink, state.script = sink, table.script
        setup.set_up(state)
        state.settle()
        return state

    def restore(self, data: dict[str, Any]) -> PaxState:
        """The state that was saved."""
        state = empty_table(self, EDITIONS[data["edition"]], data["settings"], tuple(data["banks"]), Rng(*data["rng"]))
        restore(state, data)
        state.agenda = self.restore_steps(data["agenda"])
        state.script = tuple((kind, thing) for kind, thing in data["script"])
        state.ended = data["ended"]
        state.winners = tuple(data["winners"])
        return state

    def position(self, given: dict[str, Any]) -> PaxState:
        """A position from words."""
        return position.position(self, given)

    def describe(self, state: State) -> dict[str, Any]:
        """A position in words."""
        assert isinstance(state, PaxState)
        return position.describe(state)

    def broken(self, state: State) -> list[str]:
        """The invariants that a position breaks."""
        assert isinstance(state, PaxState)
        return broken(state)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a bank."""
        assert isinstance(state, PaxState)
        return evaluate(state, seat)

    def components(self, edition: str) -> dict[str, Any]:
        """All that is printed, for a client to draw."""
        self.check(edition, self.meta.seats[0])
        return components(edition)

    # What a position asks of its rules.

    def redraw_hands(self, state: PaxState, seat: int) -> None:
        """Other hands than that of the seat, from what it may take them for."""
        redraw_hands(state, seat)

    def uphold(self, state: PaxState) -> None:
        """The rules that hold at every moment."""
        uphold(state)

    def view(self, state: PaxState, seat: int) -> dict[str, object]:
        """What a seat may know."""
        return view(state, seat)

    def preview(self, state: PaxState, option: int) -> dict[str, object]:
        """What an option would bring about."""
        return preview(state, option)

    def refusal_args(self, state: PaxState, option: int, refusal: int) -> dict[str, Arg]:
        """What the sentence of a refusal needs."""
        return refusal_args(state, option, refusal)

    def foresee(self, state: PaxState, option: int) -> int:
        """Why an option could not be taken later this turn."""
        return foresee(state, option)

    def seat_name(self, word: str) -> Phrase:
        """The name of a bank, to be said."""
        return Phrase(f"bank-{word}")


def chosen_banks(words: tuple[str, ...], seats: int) -> tuple[int, ...]:
    """C2, ruling R21: the banks the players chose, each once."""
    banks = tuple(BANK.find(word) for word in words)
    if len(banks) != seats or len(set(banks)) != seats:
        raise Problem("wrong-banks", seats=seats, banks=", ".join(BANKS))
    return banks
