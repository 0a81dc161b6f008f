"""Pax Renaissance as the engine sees it: tables, options, start, positions."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from signoria.engine.advice import Advice
from signoria.engine.event import Sink
from signoria.engine.game import Meta, Way
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.term import Term
from signoria.engine.threat import Threat
from signoria.games.pax import observation, position
from signoria.games.pax.boxed import BoxedGame
from signoria.games.pax.components import components
from signoria.games.pax.data.ids import BANKS
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.evaluation import DREAMS, evaluate, leaning, values
from signoria.games.pax.events import EVENTS, TALLIES, TURN_BEGUN
from signoria.games.pax.explain import foresee, refusal_args
from signoria.games.pax.explain.ways import way
from signoria.games.pax.invariants import broken
from signoria.games.pax.levels import EFFORTS
from signoria.games.pax.preview import preview
from signoria.games.pax.query import about
from signoria.games.pax.refusals import REFUSALS
from signoria.games.pax.rules import setup
from signoria.games.pax.rules.market import DRAW, resample
from signoria.games.pax.rules.one_seat import SEATS, check_solitaire, solitaire_banks
from signoria.games.pax.rules.setup import DEAL_BANK, FIRST_SEAT, SOLITAIRE_ABOVE
from signoria.games.pax.rules.victory import OUTCOMES
from signoria.games.pax.rules.watch import uphold
from signoria.games.pax.solitaire import advise
from signoria.games.pax.standings import reckoning, threats
from signoria.games.pax.state import (
    ASTROLOGY,
    BANKRUPTCY,
    BGG_CARDS,
    EXPANSION_CARDS,
    FIRST_BOX_ONLY,
    HANDS_HIDDEN,
    HOUSE,
    MAP_1550,
    PROMOS,
    SOLITAIRE,
    PaxState,
    empty_table,
    restore,
)
from signoria.games.pax.steps import STEPS
from signoria.games.pax.terms import terms
from signoria.games.pax.view import view
from signoria.games.pax.vocabulary import BANK, CARD, CHAIR, DOMAINS, VOCABULARY
from signoria.games.pax.wording import describe

NOT_SOLITAIRE: Final = "no"


class PaxOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game (C1c, C2, C5c, G6, rulings R18, R19, R66)."""

    # One for each seat; none: at random.
    banks: Annotated[tuple[str, ...], msgspec.Meta(max_length=4, extra={"domain": BANK.name})] = ()
    astrology: bool = False
    bankruptcy: bool = False
    map_1550: bool = False
    first_box: bool = False
    promos: bool = False
    hands_hidden: bool = True
    # Part O: the dial of a solitaire game, in cards on top of each deck.
    solitaire: Literal["no", "6", "7", "8", "9", "10", "12", "16", "20", "24"] = NOT_SOLITAIRE
    expansion: bool = False
    bgg_promos: bool = False


CHANCES: Final = {DRAW: ("draw", CARD), DEAL_BANK: ("bank", BANK), FIRST_SEAT: ("first", CHAIR)}
SETTINGS: Final = {
    "astrology": ASTROLOGY,
    "bankruptcy": BANKRUPTCY,
    "map_1550": MAP_1550,
    "first_box": FIRST_BOX_ONLY,
    "promos": PROMOS,
    "hands_hidden": HANDS_HIDDEN,
    "expansion": EXPANSION_CARDS,
    "bgg_promos": BGG_CARDS,
}


class PaxRenaissance(BoxedGame):
    """Pax Renaissance."""

    meta = Meta(
        id="pax-renaissance",
        editions=tuple(EDITIONS),
        seats=(2, 4),
        rules_version=3,
        complete=True,
        place=1,
        solo="solitaire",
        solo_option="solitaire",
    )
    package = "signoria.games.pax"
    options = PaxOptions
    old_defaults = ((2, "hands_hidden", False),)
    vocabulary = VOCABULARY
    domains = DOMAINS
    refusals = REFUSALS
    events = EVENTS
    chances = CHANCES
    turn_event = TURN_BEGUN
    sudden = True
    tallies = TALLIES
    characters = tuple(DREAMS)
    levels = EFFORTS
    outcomes = OUTCOMES
    steps = STEPS
    board = (
        ("florins", False),
        ("city", False),
        ("concession", False),
        ("pirate", False),
        ("tableau", False),
        ("coins", False),
        ("hand", True),
        ("market", True),
    )
    unordered = position.UNORDERED
    layout = observation.LAYOUT

    def table(self, seats: int, options: msgspec.Struct) -> tuple[int, msgspec.Struct]:
        """Ob: a table with one seat is a solitaire game; the opponent has a bank of its own."""
        assert isinstance(options, PaxOptions)
        if seats == 1:
            dial = str(SOLITAIRE_ABOVE) if options.solitaire == NOT_SOLITAIRE else options.solitaire
            return SEATS, msgspec.structs.replace(options, solitaire=dial)
        if options.solitaire != NOT_SOLITAIRE and seats != SEATS:
            raise Problem("solitaire-seats", seats=seats)
        return seats, options

    def house(self, options: msgspec.Struct) -> dict[int, str]:
        """Ob: the seat of the solitaire opponent, and who plays it."""
        assert isinstance(options, PaxOptions)
        return {} if options.solitaire == NOT_SOLITAIRE else {HOUSE: self.meta.solo}

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> PaxState:
        """C: a new game, at the first player's first decision."""
        seats, options = self.table(seats, options)
        assert isinstance(options, PaxOptions)
        self.check(edition, seats)
        self.check_options(edition, options)
        settings = sum(bit for name, bit in SETTINGS.items() if getattr(options, name))
        solitaire = options.solitaire != NOT_SOLITAIRE
        settings |= SOLITAIRE if solitaire else 0
        sink = Sink()
        table = empty_table(self, EDITIONS[edition], settings, (), rng)
        table.sink, table.script = sink, script
        if solitaire:
            banks = solitaire_banks(tuple(map(BANK.find, options.banks)))
            check_solitaire(EDITIONS[edition], settings, banks)
        else:
            banks = chosen_banks(options.banks, seats) if options.banks else setup.deal_banks(table, seats)
        state = empty_table(self, EDITIONS[edition], settings, banks, rng)
        state.sink, state.script = sink, table.script
        setup.set_up(state, int(options.solitaire) if solitaire else 0)
        state.settle()
        return state

    def restore(self, data: dict[str, Any]) -> PaxState:
        """The state that was saved."""
        state = empty_table(self, EDITIONS[data["edition"]], data["settings"], tuple(data["banks"]), Rng(*data["rng"]))
        restore(state, data)
        state.agenda = self.restore_steps(data["agenda"])
        state.script = tuple((kind, thing) for kind, thing in data["script"])
        began = data.get("opening")
        state.opening = None if began is None else self.restore(began)
        state.since = tuple(data.get("since", ()))
        state.ended = data["ended"]
        state.winners = tuple(data["winners"])
        return state

    def position(self, given: dict[str, Any]) -> PaxState:
        """A position from words."""
        return position.position(self, given)

    def describe(self, state: State) -> dict[str, Any]:
        """A position in words."""
        assert isinstance(state, PaxState)
        return describe(state)

    def broken(self, state: State) -> list[str]:
        """The invariants that a position breaks."""
        assert isinstance(state, PaxState)
        return broken(state)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a bank."""
        assert isinstance(state, PaxState)
        return evaluate(state, seat)

    def values(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, PaxState)
        return values(state)

    def terms(self, state: PaxState, seat: int) -> tuple[Term, ...]:
        """What the expectation of a seat is made of."""
        return terms(state, seat)

    def barred(self, edition: str) -> tuple[str, ...]:
        """The options that an edition does not offer."""
        return EDITIONS[edition].barred

    def components(self, edition: str) -> dict[str, Any]:
        """All that is printed, for a client to draw."""
        self.check(edition, self.meta.seats[0])
        return components(self.box(edition), EDITIONS[edition])

    # The rules that hold at every moment. They are asked after every step, and no interpreted code stands in between.
    uphold = staticmethod(uphold)

    def reckoning(self, state: PaxState) -> tuple[tuple[Phrase, tuple[int, ...]], ...]:
        """L2a, L3–L6: what the victory counts by which the game was won."""
        return reckoning(state)

    def view(self, state: PaxState, seat: int) -> dict[str, object]:
        """What a seat may know."""
        return view(state, seat)

    def observe(self, state: PaxState, seat: int) -> vec[u8]:
        """What a seat may know, as numbers."""
        return observation.observe(state, seat)

    def resample(self, state: PaxState, seat: int, rng: Rng) -> PaxState:
        """Another state, with all drawn anew that a seat may not know."""
        return resample(state, seat, rng)

    def about(self, state: PaxState, option: int) -> int:
        """The card or piece that an option concerns."""
        return about(state, option)

    def preview(self, state: PaxState, option: int) -> dict[str, object]:
        """What an option would bring about."""
        return preview(state, option)

    def leaning(self, state: State, seat: int, character: str) -> float:
        """What a bank sees in its favourite victory, which its character names."""
        assert isinstance(state, PaxState)
        return leaning(state, seat, DREAMS[character])

    def money(self, state: PaxState) -> tuple[int, ...]:
        """The florins of each bank."""
        return tuple([int(state.florins[seat]) for seat in range(state.seats)])

    def threats(self, state: PaxState) -> tuple[Threat, ...]:
        """L2–L6: who is about to declare a victory."""
        return () if state.ended else threats(state)

    def refusal_args(self, state: PaxState, option: int, refusal: int) -> dict[str, Arg]:
        """What the sentence of a refusal needs."""
        return refusal_args(state, option, refusal)

    def way(self, state: PaxState, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
        """How a bank gets a square or a card of others."""
        return way(state, kinds, word, seat)

    def foresee(self, state: PaxState, option: int) -> int:
        """Why an option could not be taken later this turn."""
        return foresee(state, option)

    def advise(self, state: PaxState, seat: int) -> Advice:
        """O: what the solitaire opponent would do for a seat, and why."""
        return advise(state, seat)

    def seat_name(self, word: str) -> Phrase:
        """The name of a bank, to be said."""
        return Phrase(f"bank-{word}")


def chosen_banks(words: tuple[str, ...], seats: int) -> tuple[int, ...]:
    """C2, ruling R21: the banks the players chose, each once."""
    banks = tuple(BANK.find(word) for word in words)
    if len(banks) != seats or len(set(banks)) != seats:
        raise Problem("wrong-banks", seats=seats, banks=", ".join(BANKS))
    return banks


GAME: Final = PaxRenaissance()
