"""Game: a rule set without any state of its own. Everything else finds a game through this one interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from signoria.engine.event import EventKind
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import Refusal
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, Vocabulary, unknown


class Meta(msgspec.Struct, frozen=True):
    """What is known of a game before it starts."""

    id: str
    editions: tuple[str, ...]
    seats: tuple[int, int]  # fewest, most
    rules_version: int  # goes up when a rule fix can make an older record illegal
    complete: bool  # every rule of the index has a test


class Game:
    """A rule set. Subclasses fill the tables and write ``start``, ``restore``, ``position`` and ``describe``."""

    meta: Meta
    package: str  # where its texts (text/*.<language>.ftl) and its rule index (rules.toml) lie
    options: type[msgspec.Struct]  # the choices made before a game starts, each with a default
    vocabulary: Vocabulary
    domains: dict[str, Domain]  # kinds of things that events and refusals name, beside those of the verbs
    refusals: dict[int, Refusal]
    events: dict[int, EventKind]
    chances: dict[int, tuple[str, Domain]]  # kind of chance -> its word and what can come up
    outcomes: dict[int, str]  # way the game ended -> its word
    steps: dict[str, Callable[..., Step[Any]]]

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> State:
        """A new game, settled at its first decision. Chance comes from ``script`` while it lasts, then from ``rng``.

        The state has a sink from before the first draw on, so that the chance of the set-up is on record.
        """
        raise ValueError(f"{self.meta.id} cannot be started")

    def restore(self, data: dict[str, Any]) -> State:
        """The state that ``State.to_json`` wrote."""
        raise ValueError(f"{self.meta.id} cannot be restored")

    def position(self, given: dict[str, Any]) -> State:
        """A state from the ``given`` block of a scenario, in words."""
        raise ValueError(f"{self.meta.id} has no positions")

    def describe(self, state: State) -> dict[str, Any]:
        """The whole position in words: what a ``given`` block says, and what ``then`` compares with."""
        raise ValueError(f"{self.meta.id} has no positions")

    def broken(self, state: State) -> list[str]:
        """The invariants of the game that this state breaks; none in a right program."""
        return []

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for a seat, higher is better; what ``greedy`` looks at."""
        return 0.0

    def components(self, edition: str) -> dict[str, Any]:
        """What lies in the box and never changes, for drawing it: cards, tiles, places. A phrase in it is said."""
        return {}

    def check(self, edition: str, seats: int) -> None:
        """Refuse an edition or a number of seats the game does not have."""
        if edition not in self.meta.editions:
            raise unknown("edition", edition, self.meta.editions)
        fewest, most = self.meta.seats
        if not fewest <= seats <= most:
            raise Problem("wrong-seats", seats=seats, fewest=fewest, most=most)

    def restore_steps(self, agenda: list[list[Any]]) -> tuple[Step[Any], ...]:
        """The agenda that ``Step.to_json`` wrote."""
        return tuple(
            self.steps[name](*(tuple(arg) if isinstance(arg, list) else arg for arg in args)) for name, *args in agenda
        )

    def things(self, state: State) -> dict[str, tuple[Phrase, ...]]:
        """The phrase of every thing of every domain, for rendering events; seats get the words of this state."""
        return {**self.phrases, "seat": tuple(self.seat_phrase(state, seat) for seat in range(state.seats))}

    @cached_property
    def phrases(self) -> dict[str, tuple[Phrase, ...]]:
        """The phrase of every thing of every domain and of every option, worked out once."""
        said = {name: tuple(map(domain.phrase, range(len(domain.words)))) for name, domain in self.domains.items()}
        said["option"] = tuple(map(self.vocabulary.phrase, range(self.vocabulary.size)))
        return said

    def seat_phrase(self, state: State, seat: int) -> Phrase:
        """The name of a seat, to be said."""
        return self.seat_name(state.seat_word(seat))

    def seat_name(self, word: str) -> Phrase:
        """The name of a seat by its word."""
        return Phrase("seat", {"word": word})
