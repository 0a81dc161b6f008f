"""The Quay as the engine sees it: tables, and a few functions that make and judge states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.event import FORCED, EventKind, Sink
from signoria.engine.game import Game, Meta
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.step import Step
from signoria.engine.term import Term
from tests.sample import data, observation, position
from tests.sample.explain import foresee, refusal_args
from tests.sample.preview import preview_of
from tests.sample.refusals import REFUSALS
from tests.sample.state import SampleState
from tests.sample.steps import Ambush, Answer, Booty, Market, Target, Turn
from tests.sample.view import resample, view_of

DOMAINS: Final = {"card": data.CARDS}

EVENTS: Final = {
    FORCED: EventKind("forced", ("seat", "seat"), ("option", "option")),
    data.DREW: EventKind("drew", ("seat", "seat")),
    data.DREW_CARD: EventKind("drew-card", ("seat", "seat"), ("card", "card")),
    data.SHUFFLED: EventKind("shuffled"),
    data.SOLD: EventKind("sold", ("seat", "seat"), ("card", "card"), ("florins", "number")),
    data.STOWED: EventKind("stowed", ("seat", "seat"), ("florins", "number")),
    data.RESTED: EventKind("rested", ("seat", "seat")),
    data.ATTACKED: EventKind("attacked", ("seat", "seat"), ("target", "seat"), ("card", "card")),
    data.YIELDED: EventKind("yielded", ("seat", "seat"), ("attacker", "seat"), ("florins", "number")),
    data.RESISTED: EventKind("resisted", ("seat", "seat"), ("card", "card")),
    data.ROLLED: EventKind("rolled", ("pips", "number")),
    data.WON: EventKind("won", ("seat", "seat"), ("loser", "seat")),
    data.SEIZED_FLORINS: EventKind("seized-florins", ("seat", "seat"), ("loser", "seat"), ("florins", "number")),
    data.SEIZED_CARD: EventKind("seized-card", ("seat", "seat"), ("loser", "seat")),
    data.SEIZED_THAT_CARD: EventKind("seized-that-card", ("card", "card")),
    data.CORNERED: EventKind("cornered", ("seat", "seat")),
    data.ENDED: EventKind("ended"),
    data.OFFERED: EventKind("offered", ("seat", "seat"), ("florins", "number")),
    data.BOUGHT: EventKind("bought", ("seat", "seat")),
    data.AMBUSHED: EventKind("ambushed", ("seat", "seat"), ("card", "card"), ("winner", "seat")),
}

CHANCES: Final = {
    data.DRAWN_CARD: ("draw", data.CARDS),
    data.STOLEN_CARD: ("theft", data.CARDS),
    data.ROLL: ("roll", data.DIE),
}

OUTCOMES: Final = {
    data.BY_CORNER: "corner",
    data.BY_FORTUNE: "fortune",
    data.BY_SEASON: "season",
    data.BY_TIE: "tie",
}

STEPS: Final[dict[str, Callable[..., Step[Any]]]] = {
    "turn": Turn,
    "target": Target,
    "answer": Answer,
    "booty": Booty,
    "market": Market,
    "ambush": Ambush,
}


class SampleOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a game of the Quay."""

    truce: bool = False
    purse: Literal["lean", "full"] = "lean"
    sealed: bool = False


class SampleGame(Game):
    """The rules of the Quay."""

    meta = Meta(id="sample", editions=data.EDITIONS, seats=(2, 4), rules_version=1, complete=True)
    package = "tests.sample"
    options = SampleOptions
    vocabulary = data.VOCABULARY
    domains = DOMAINS
    refusals = REFUSALS
    events = EVENTS
    chances = CHANCES
    outcomes = OUTCOMES
    steps = STEPS
    unordered = position.UNORDERED
    layout = observation.LAYOUT

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> SampleState:
        """Q1: everybody gets a purse and three cards; red begins."""
        assert isinstance(options, SampleOptions)
        self.check(edition, seats)
        s = SampleState(seats, data.EDITIONS.index(edition), int(options.truce), rng)
        s.sink = Sink()
        s.sealed = int(options.sealed)
        s.lay_out()
        s.script = script
        for seat in range(seats):
            s.purse[seat] = data.FLORINS[data.PURSES.index(options.purse)]
            for _ in range(data.DEALT):
                s.take_card(seat)
        s.new_turn(0)
        s.push(Turn(0, data.ACTIONS))
        s.settle()
        return s

    def restore(self, saved: dict[str, Any]) -> SampleState:
        """The state that was saved."""
        s = SampleState(saved["count"], saved["edition"], saved["truce"], Rng(*saved["rng"]))
        s.sealed = saved["sealed"]
        s.round = saved["round"]
        s.place = vec[i64](saved["place"])
        s.known = vec[i64](saved["known"])
        s.purse = vec[i64](saved["purse"])
        s.chest = vec[i64](saved["chest"])
        s.agenda = self.restore_steps(saved["agenda"])
        s.script = tuple([(kind, thing) for kind, thing in saved["script"]])
        s.ended = saved["ended"]
        s.winners = tuple(saved["winners"])
        return s

    def seat_phrase(self, state: State, seat: int) -> Phrase:
        """The colour of a seat, to be said."""
        return data.SEATS.phrase(seat)

    def position(self, given: dict[str, Any]) -> SampleState:
        """A position from words."""
        return position.position(given)

    def view(self, state: SampleState, seat: int) -> dict[str, object]:
        """What a seat knows."""
        return view_of(state, seat)

    def observe(self, state: SampleState, seat: int) -> vec[u8]:
        """What a seat knows, as numbers."""
        return observation.observe(state, seat)

    def resample(self, state: SampleState, seat: int, rng: Rng) -> SampleState:
        """A state that the seat cannot tell from this one."""
        return resample(state, seat, rng)

    def scores(self, state: SampleState) -> tuple[int, ...]:
        """The wealth of each seat."""
        return tuple([state.wealth(seat) for seat in range(state.count)])

    def preview(self, state: SampleState, option: int) -> dict[str, object]:
        """What an option would bring about."""
        return preview_of(state, option)

    def foresee(self, state: SampleState, option: int) -> int:
        """What a later step would say."""
        return foresee(state, option)

    def refusal_args(self, state: SampleState, option: int, refusal: int) -> dict[str, Arg]:
        """The numbers and names in a refusal."""
        return refusal_args(state, option, refusal)

    def describe(self, state: State) -> dict[str, Any]:
        """A position in words."""
        assert isinstance(state, SampleState)
        return position.describe(state)

    def broken(self, state: State) -> list[str]:
        """Nobody owes florins, hands are small, the holder of a card knows it, and a bravo leaves the quay again."""
        assert isinstance(state, SampleState)
        wrong = []
        for seat in range(state.seats):
            if state.purse[seat] < 0 or state.chest[seat] < 0:
                wrong.append(f"seat {seat} owes florins")
            hand = state.cards_at(seat)
            if len(hand) > data.HAND_LIMIT:
                wrong.append(f"seat {seat} holds {len(hand)} cards")
            wrong += [f"seat {seat} does not know card {card}" for card in hand if not state.knows(seat, card)]
        if len(state.cards_at(data.QUAY)) != sum(step.name in ("target", "answer") for step in state.agenda):
            wrong.append("the quay holds a bravo exactly while a duel is fought")
        return wrong

    def evaluate(self, state: State, seat: int) -> float:
        """Wealth, a little for what the hand could fetch, and a win above all."""
        assert isinstance(state, SampleState)
        if state.ended:
            return 100.0 if seat in state.winners else -100.0
        hand = sum(data.WORTH[card] for card in state.cards_at(seat))
        return state.wealth(seat) + 0.1 * float(state.chest[seat]) + 0.5 * hand

    def terms(self, state: SampleState, seat: int) -> tuple[Term, ...]:
        """The same, part by part."""
        if state.ended:
            return ()
        cards = state.cards_at(seat)
        hand = 0.5 * sum(data.WORTH[card] for card in cards)
        worth = self.evaluate(state, seat)
        return (Term("florins", state.wealth(seat), worth - hand), Term("hand", len(cards), hand))


GAME: Final = SampleGame()
