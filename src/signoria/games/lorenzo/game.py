"""Lorenzo il Magnifico as the engine sees it: tables, and a few functions that make and judge states."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.engine.common import OWED
from signoria.engine.event import Sink
from signoria.engine.game import Meta, Way
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.term import Term
from signoria.engine.threat import Threat
from signoria.engine.vocabulary import NO_THING
from signoria.games.lorenzo import edition as editions
from signoria.games.lorenzo import explain, hidden, invariants, observation, position, preview, view
from signoria.games.lorenzo.boxed import BoxedGame
from signoria.games.lorenzo.data.ids import CATEGORIES, COIN, FLOORS
from signoria.games.lorenzo.data.leaders import HAND_SIZE, NO_LEADER
from signoria.games.lorenzo.evaluation import evaluate, values
from signoria.games.lorenzo.events import EVENTS, TALLIES
from signoria.games.lorenzo.levels import EFFORTS
from signoria.games.lorenzo.refusals import REFUSALS
from signoria.games.lorenzo.rules.actions import Go, Pay, Servants, Take, usual
from signoria.games.lorenzo.rules.goods import Privileges
from signoria.games.lorenzo.rules.leaders import Copy, Raise
from signoria.games.lorenzo.rules.rounds import BeginRound, EndRound
from signoria.games.lorenzo.rules.scoring import forecast, total
from signoria.games.lorenzo.rules.setup import ChooseTile, Deal, Keep, set_up
from signoria.games.lorenzo.rules.turns import After, Turn, Turns
from signoria.games.lorenzo.rules.vatican import Report
from signoria.games.lorenzo.rules.work import Trades
from signoria.games.lorenzo.standings import threats
from signoria.games.lorenzo.state import HAND, WIDTH, LorenzoState, empty_table
from signoria.games.lorenzo.terms import terms
from signoria.games.lorenzo.vocabulary import CHANCES, DOMAINS, GO, KEEP, OUTCOMES, TAKE, VERB_OF, VOCABULARY


class LorenzoGame(BoxedGame):
    """The rules of Lorenzo il Magnifico."""

    meta = Meta(id="lorenzo", editions=editions.EDITION_NAMES, seats=(2, 4), rules_version=1, complete=True, place=2)
    package = "signoria.games.lorenzo"
    options = editions.LorenzoOptions
    vocabulary = VOCABULARY
    domains = DOMAINS
    refusals = REFUSALS
    events = EVENTS
    chances = CHANCES
    tallies = TALLIES
    levels = EFFORTS
    outcomes = OUTCOMES
    board = (("round", False), ("dice", False), ("goods", False), ("hand", True), ("towers", True))
    unordered = position.UNORDERED
    layout = observation.LAYOUT
    steps = {  # noqa: RUF012  (a table nobody changes)
        step.name: step
        for step in (
            *(Go, Take, Servants, Pay, Privileges, Trades, Copy, Raise, Turns, Turn, After, Report),
            *(BeginRound, EndRound, ChooseTile, Deal, Keep),
        )
    }

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> LorenzoState:
        """S1-S8: a new game, settled at its first decision."""
        assert isinstance(options, editions.LorenzoOptions)
        self.check(edition, seats)
        given_out = editions.GIVEN_OUT.index(options.leaders)
        s = empty_table(self, seats, editions.EDITION_NAMES.index(edition), given_out, rng)
        s.script = script
        s.sink = Sink()
        set_up(s, editions.EXCOMMUNICATIONS.index(options.excommunications))
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> LorenzoState:
        """The state that was saved."""
        s = empty_table(self, data["count"], data["edition"], data["given_out"], Rng(*data["rng"]))
        s.round = data["round"]
        s.copied = data["copied"]
        for field in LorenzoState.fields:
            if isinstance(data[field], list):
                setattr(s, field, vec[i64](data[field]))
        s.agenda = self.restore_steps(drafted_at_once(s, data["agenda"]))
        s.script = tuple([(kind, thing) for kind, thing in data["script"]])
        s.ended = data["ended"]
        s.winners = tuple(data["winners"])
        return s

    def position(self, given: dict[str, Any]) -> LorenzoState:
        """A position from words."""
        edition = editions.EDITION_NAMES.index(given["edition"])
        count, given_out = position.seats_and_leaders(given)
        s = empty_table(self, count, edition, given_out, Rng(1, 2))
        position.fill(s, given)
        return s

    def describe(self, state: State) -> dict[str, Any]:
        """A position in words."""
        assert isinstance(state, LorenzoState)
        return position.describe(state)

    def broken(self, state: State) -> list[str]:
        """What is wrong with a position."""
        assert isinstance(state, LorenzoState)
        return invariants.broken(state)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat."""
        assert isinstance(state, LorenzoState)
        return evaluate(state, seat)

    def values(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, LorenzoState)
        return values(state)

    def terms(self, state: LorenzoState, seat: int) -> tuple[Term, ...]:
        """What the expectation of a seat is made of."""
        return terms(state, seat)

    def scores(self, state: LorenzoState) -> tuple[int, ...]:
        """F6: the points of each seat if the game ended now."""
        return tuple([total(state, seat) for seat in range(state.count)])

    def money(self, state: LorenzoState) -> tuple[int, ...]:
        """The coins of each seat."""
        return tuple([int(state.board[seat * WIDTH + COIN]) for seat in range(state.count)])

    def reckoning(self, state: LorenzoState) -> tuple[tuple[Phrase, tuple[int, ...]], ...]:
        """F1-F5: what every category brought to each seat."""
        parts = [forecast(state, seat) for seat in range(state.count)]
        return tuple(
            [
                (Phrase(f"category-{CATEGORIES[at]}"), tuple([int(one[at]) for one in parts]))
                for at in range(len(CATEGORIES))
                if any(one[at] for one in parts)
            ]
        )

    def view(self, state: LorenzoState, seat: int) -> dict[str, object]:
        """What a seat may know."""
        return view.view(state, seat)

    def observe(self, state: LorenzoState, seat: int) -> vec[u8]:
        """What a seat may know, as numbers."""
        return observation.observe(state, seat)

    def resample(self, state: LorenzoState, seat: int, rng: Rng) -> LorenzoState:
        """Another state, with all dealt anew that a seat cannot know."""
        new = state.clone()
        hidden.resample(new, seat, rng)
        return new

    def usual(self, state: LorenzoState) -> int:
        """R7: no more servants than needed, where more of them bring nothing."""
        return usual(state)

    def about(self, state: LorenzoState, option: int) -> int:
        """The card on the floor that an option goes to."""
        verb = VERB_OF[option]
        floor = option - verb
        return state.tower[floor] if verb in (GO, TAKE) and floor < FLOORS else NO_THING

    def preview(self, state: LorenzoState, option: int) -> dict[str, object]:
        """What an option would cost and bring."""
        return preview.preview(state, option)

    def threats(self, state: LorenzoState) -> tuple[Threat, ...]:
        """V2: who will be excommunicated unless faith comes in."""
        return threats(state)

    def refusal_args(self, state: LorenzoState, option: int, refusal: int) -> dict[str, Arg]:
        """The numbers and names in the sentence of a refusal."""
        return explain.refusal_args(state, option, refusal)

    def way(self, state: LorenzoState, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
        """How a card on a floor, or what a leader of others can do, is got."""
        return explain.way(state, kinds, word, seat)

    def foresee(self, state: LorenzoState, option: int) -> int:
        """Why an option could not be taken once it is asked for."""
        return explain.foresee(state, option)

    def seat_name(self, word: str) -> Phrase:
        """A seat goes by its colour."""
        return Phrase(f"colour-{word}")


def drafted_at_once(s: LorenzoState, agenda: list[list[Any]]) -> list[list[Any]]:
    """A2: an agenda saved when seats drafted one after the other: their steps of a turn become a common one."""
    turns: dict[int, set[int]] = {}
    steps: list[list[Any]] = []
    for name, *args in agenda:
        if name != Keep.name or len(args) > 2:
            steps.append([name, *args])
            continue
        seat, turn = args
        if turn not in turns:
            steps.append([name, list(range(s.count)), [], turn])
        turns.setdefault(turn, set()).add(seat)
    if turns:
        now = min(turns)
        if len(turns[now]) < s.count:
            steps[-1][2] = [OWED if seat in turns[now] else withdrawn(s, seat, now) for seat in range(s.count)]
    return steps


def withdrawn(s: LorenzoState, seat: int, turn: int) -> int:
    """The leader a seat kept in a turn goes back to its pile; the option that was."""
    leader = s.picks[seat * HAND_SIZE + turn]
    s.picks[seat * HAND_SIZE + turn] = NO_LEADER
    s.board[seat * WIDTH + HAND] &= ~(1 << leader)
    return KEEP + leader


GAME: Final = LorenzoGame()
