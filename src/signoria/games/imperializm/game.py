"""Imperializm as the engine sees it: tables, and a few functions that make and judge states."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.event import Sink
from signoria.engine.game import Meta, Way
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.term import Term
from signoria.engine.threat import Threat
from signoria.engine.vocabulary import NO_THING
from signoria.games.imperializm import edition as editions
from signoria.games.imperializm import explain, hidden, invariants, observation, position, preview, view
from signoria.games.imperializm.boxed import BoxedGame
from signoria.games.imperializm.evaluation import CHARACTERS, evaluate, leaning, values
from signoria.games.imperializm.events import EVENTS, TALLIES, TURN_BEGAN
from signoria.games.imperializm.levels import EFFORTS
from signoria.games.imperializm.refusals import REFUSALS
from signoria.games.imperializm.rules.achievements import Duty
from signoria.games.imperializm.rules.act import Act
from signoria.games.imperializm.rules.authority import Diplomat, Discover, Inspect, Shift, To
from signoria.games.imperializm.rules.conquest import Drive
from signoria.games.imperializm.rules.development import Gains, Goods, Second
from signoria.games.imperializm.rules.effects import Choose, Rising, Seize
from signoria.games.imperializm.rules.exchange import Exchange
from signoria.games.imperializm.rules.intrigue import More, Sequel, Target
from signoria.games.imperializm.rules.late import Again, Late, Perform, Reaction, Round
from signoria.games.imperializm.rules.own import Finish, Intercept
from signoria.games.imperializm.rules.payments import Buy, Fetch, Improve
from signoria.games.imperializm.rules.reactions import Carry, Objection, Shed
from signoria.games.imperializm.rules.religion import Invite
from signoria.games.imperializm.rules.scoring import final_points
from signoria.games.imperializm.rules.setup import ChooseForce, ChoosePower, set_up
from signoria.games.imperializm.rules.turns import Close, Turn, watch
from signoria.games.imperializm.rules.war import Aftermath, Battle, Defence, Enemy, Peace, Plunder, Wage
from signoria.games.imperializm.standings import endings, reckoning
from signoria.games.imperializm.state import (
    AUTHORITY,
    COUNTER_REFORMATION_IS_CATHOLIC,
    PURSE,
    SETTLEMENT_RETURNS_CARD,
    SPECIAL_COLONIES_TAXED,
    STRICT_ACHIEVEMENTS,
    WAR_CARD_NEEDS_MODIFIER,
    WIDTH,
    ImperializmState,
    empty_table,
)
from signoria.games.imperializm.terms import terms
from signoria.games.imperializm.vocabulary import CHANCES, DOMAINS, OUTCOMES, SHIFT, VERB_OF, VOCABULARY

SCALARS: Final = (
    *("turn_number", "active", "before", "claimed", "bloom", "developed", "settled", "ender", "left", "pile"),
    *("waste", "top", "mixed", "stage"),
)
TUPLES: Final = ("display", "goals", "religions", "war")


class ImperializmGame(BoxedGame):
    """The rules of Imperializm."""

    meta = Meta(
        id="imperializm", editions=editions.EDITION_NAMES, seats=(2, 4), rules_version=4, complete=True, place=3
    )
    package = "signoria.games.imperializm"
    options = editions.ImperializmOptions
    vocabulary = VOCABULARY
    domains = DOMAINS
    refusals = REFUSALS
    events = EVENTS
    chances = CHANCES
    outcomes = OUTCOMES
    turn_event = TURN_BEGAN
    board = (
        ("ducats", False),
        ("levels", False),
        ("territories", False),
        ("available", True),
        ("display", True),
        ("hand", True),
    )
    unordered = position.UNORDERED
    layout = observation.LAYOUT
    tallies = TALLIES
    characters = CHARACTERS
    levels = EFFORTS
    steps = {  # noqa: RUF012  (a table nobody changes)
        step.name: step
        for step in (
            *(ChoosePower, ChooseForce, Turn, Exchange, Act, Finish, Late, Duty, Close, Goods, Second, Buy, Improve),
            *(Fetch, More, Target, Choose, Sequel, Shed, Carry, Objection, Intercept, Seize, Rising, Diplomat, Inspect),
            *(Discover, Shift, To, Invite, Drive, Enemy, Wage, Defence, Battle, Aftermath, Peace, Plunder, Reaction),
            *(Again, Perform, Round, Gains),
        )
    }

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> ImperializmState:
        """Section 2: a new game, settled at its first decision."""
        assert isinstance(options, editions.ImperializmOptions)
        self.check(edition, seats)
        s = empty_table(self, self.box(), seats, rulings_of(options), rng)
        s.sink = Sink()
        s.script = script
        set_up(s)
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> ImperializmState:
        """A state from plain data."""
        s = empty_table(self, self.box(), data["count"], data["rulings"], Rng(*data["rng"]))
        s.board = vec[i64](data["board"])
        s.known = vec[i64](data["known"])
        for field in SCALARS:
            setattr(s, field, data[field])
        for field in TUPLES:
            setattr(s, field, tuple(data[field]))
        s.agenda = self.restore_steps(data["agenda"])
        s.script = tuple((kind, thing) for kind, thing in data["script"])
        s.ended, s.winners = data["ended"], tuple(data["winners"])
        return s

    def position(self, given: dict[str, Any]) -> ImperializmState:
        """A position from words."""
        count, rulings = position.seats_and_rulings(given)
        s = empty_table(self, self.box(), count, rulings, Rng(1, 2))
        position.fill(s, given)
        return s

    def describe(self, state: State) -> dict[str, Any]:
        """A position in words."""
        assert isinstance(state, ImperializmState)
        return position.describe(state)

    def broken(self, state: State) -> list[str]:
        """What is wrong with a position."""
        assert isinstance(state, ImperializmState)
        return invariants.broken(state)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat."""
        assert isinstance(state, ImperializmState)
        return evaluate(state, seat)

    def values(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, ImperializmState)
        return values(state)

    def terms(self, state: ImperializmState, seat: int) -> tuple[Term, ...]:
        """What the expectation of a seat is made of."""
        return terms(state, seat)

    # What a state is asked and answers through its game.

    def watch(self, state: ImperializmState) -> None:
        """A2, strict: what must be done at every moment."""
        watch(state)

    def scores(self, state: ImperializmState) -> tuple[int, ...]:
        """R13.2: the points of each seat if the game ended now."""
        return tuple(final_points(state))

    def leaning(self, state: State, seat: int, character: str) -> float:
        """What a seat sees in what its character likes."""
        assert isinstance(state, ImperializmState)
        return leaning(state, seat, character)

    def money(self, state: ImperializmState) -> tuple[int, ...]:
        """The ducats of each seat."""
        return tuple([int(state.board[seat * WIDTH + PURSE]) for seat in range(state.count)])

    def threats(self, state: ImperializmState) -> tuple[Threat, ...]:
        """R13.1: who is about to bring the end of the game."""
        return () if state.ended else endings(state)

    def reckoning(self, state: ImperializmState) -> tuple[tuple[Phrase, tuple[int, ...]], ...]:
        """R13.2: the glory of each seat, and what every category added."""
        return reckoning(state)

    def view(self, state: ImperializmState, seat: int) -> dict[str, object]:
        """What a seat may know."""
        return view.view(state, seat)

    def observe(self, state: ImperializmState, seat: int) -> vec[u8]:
        """What a seat may know, as numbers."""
        return observation.observe(state, seat)

    def resample(self, state: ImperializmState, seat: int, rng: Rng) -> ImperializmState:
        """Deal anew what a seat cannot know."""
        return hidden.resample(state, seat, rng)

    def about(self, state: ImperializmState, option: int) -> int:
        """The authority card that an option would move."""
        verb = VERB_OF[option]
        if verb == SHIFT and option - verb < state.count:
            return state.board[(option - verb) * WIDTH + AUTHORITY]
        return NO_THING

    def preview(self, state: ImperializmState, option: int) -> dict[str, object]:
        """What an option would cost and bring."""
        return preview.preview(state, option)

    def refusal_args(self, state: ImperializmState, option: int, refusal: int) -> dict[str, Arg]:
        """The numbers and names in the sentence of a refusal."""
        return explain.refusal_args(state, option, refusal)

    def way(self, state: ImperializmState, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
        """How a territory that is not one's own, or an achievement, is got."""
        return explain.way(state, kinds, word, seat)

    def foresee(self, state: ImperializmState, option: int) -> int:
        """Why an option could not be taken once it is asked for."""
        return explain.foresee(state, option)

    def seat_name(self, word: str) -> Phrase:
        """A seat goes by its colour."""
        return Phrase(f"colour-{word}")


def rulings_of(options: editions.ImperializmOptions) -> int:
    """The bits of the readings that were agreed."""
    return (
        STRICT_ACHIEVEMENTS * options.strict_achievements
        + COUNTER_REFORMATION_IS_CATHOLIC * options.counter_reformation_is_catholic
        + WAR_CARD_NEEDS_MODIFIER * options.war_card_needs_modifier
        + SETTLEMENT_RETURNS_CARD * options.settlement_returns_card
        + SPECIAL_COLONIES_TAXED * options.special_colonies_taxed
    )


GAME: Final = ImperializmGame()
