"""Game: a rule set without any state of its own. Everything else finds a game through this one interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from signoria.engine import observation
from signoria.engine.advice import Advice
from signoria.engine.effort import Effort
from signoria.engine.event import EventKind
from signoria.engine.former import Former
from signoria.engine.odds import odds, settled
from signoria.engine.pack import Pack
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import NOT_ASKED, Refusal
from signoria.engine.rng import Rng
from signoria.engine.sheet import Layout, Sheet
from signoria.engine.state import State
from signoria.engine.step import Step
from signoria.engine.tally import NO_EVENT, Tally
from signoria.engine.term import Term
from signoria.engine.threat import Threat
from signoria.engine.vocabulary import NO_THING, Domain, Vocabulary, unknown

CERTAINTY: Final = 0.1  # what one more of an evaluation says about who wins, where a game does not know better


class Meta(msgspec.Struct, frozen=True):
    """What is known of a game before it starts."""

    id: str
    editions: tuple[str, ...]
    seats: tuple[int, int]  # fewest, most
    rules_version: int  # goes up when a rule fix can make an older record illegal
    complete: bool  # every rule of the index has a test
    place: int = 100  # where it stands in a list of games; those with the same place go by their ids
    solo: str = ""  # the bot that the rules themselves put into the other seat of a table for one; '' if there is none
    solo_option: str = ""  # the option that says how hard that is


class Way(msgspec.Struct, frozen=True):
    """How somebody gets a thing that others have, or nobody: a sentence, and the paragraph that it rests on."""

    phrase: Phrase
    rule: str


@cache
def fields_of(options: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The options of a game one by one. Working them out takes longer than a game at random, so it is done once."""
    return msgspec.structs.fields(options)


class Game:
    """A rule set. Subclasses fill the tables and write ``start``, ``restore``, ``position`` and ``describe``."""

    meta: Meta
    package: str  # where its texts (text/*.<language>.ftl) and its rule index (rules.toml) lie
    options: type[msgspec.Struct]  # the choices made before a game starts, each with a default
    # Defaults that changed: before which version of the rules an option that a record does not name had which value.
    old_defaults: tuple[tuple[int, str, Any], ...] = ()
    former: tuple[Former, ...] = ()  # our values of other times
    vocabulary: Vocabulary
    domains: dict[str, Domain]  # kinds of things that events and refusals name, beside those of the verbs
    refusals: dict[int, Refusal]
    events: dict[int, EventKind]
    chances: dict[int, tuple[str, Domain]]  # kind of chance -> its word and what can come up
    outcomes: dict[int, str]  # way the game ended -> its word
    steps: dict[str, Callable[..., Step[Any]]]
    layouts: tuple[Layout, ...] = ()  # the sheets of its values; a game without any cannot be played with a data pack
    pack: Pack | None = None  # the values it is played with, where records must name them
    turn_event: int = NO_EVENT  # the event that begins a turn
    sudden: bool = False  # whether a seat can win by what it does in a turn, long before the end that all see coming
    tallies: tuple[Tally, ...] = ()  # what is worth counting over many games, for tuning
    characters: tuple[str, ...] = ()  # bots that like something in this game more than it deserves (``leaning``)
    levels: dict[str, Effort] = {}  # noqa: RUF012  how hard each level of bots thinks, where the usual effort does not fit
    # What a player wants to see above every question: keys of a position, and whether its things are told in full.
    board: tuple[tuple[str, bool], ...] = ()
    unordered: frozenset[str] = frozenset()  # keys of positions and views whose lists have no order
    layout: observation.Layout  # the parts of an observation

    def __repr__(self) -> str:
        return f"<Game {self.meta.id}>"

    def start(
        self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
    ) -> State:
        """A new game, settled at its first decision. Chance comes from ``script`` while it lasts, then from ``rng``.

        The state has a sink from before the first draw on, so that the chance of the set-up is on record.
        """
        raise ValueError(f"{self.meta.id} cannot be started")

    def table(self, seats: int, options: msgspec.Struct) -> tuple[int, msgspec.Struct]:
        """The seats and options of a table as they are kept: one for a single player has a seat for the house, too."""
        return seats, options

    def house(self, options: msgspec.Struct) -> dict[int, str]:
        """The seats that the rules play themselves, with the bot that does; nobody else can take them."""
        return {}

    def advise(self, state: Any, seat: int) -> Advice:
        """What the rules themselves would do for a seat that decides, step by step with the reasons."""
        raise ValueError(f"{self.meta.id} has no opponent of its own")

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

    def values(self, state: State) -> list[float]:
        """How likely each seat is to win, from one look: together 1, or 0 where nobody has won; what ``planner`` asks.

        A game that judges all seats at once, and knows how much its judgement says, writes its own.
        """
        if state.ended:
            return settled(state.seats, state.winners)
        return odds([self.evaluate(state, seat) for seat in range(state.seats)], CERTAINTY)

    def terms(self, state: Any, seat: int) -> tuple[Term, ...]:
        """What ``values`` makes of a seat in a game that goes on, part by part: together its worth, in any position
        the same parts in the same order. None for a game that cannot tell, or a seat that is out of it.
        """
        return ()

    def leaning(self, state: State, seat: int, character: str) -> float:
        """How much more a seat of this character likes a position than it deserves, as the logarithm of the odds."""
        return 0.0

    # What looks at a state is asked of its game; what moves it, of the state. A game narrows the type of ``state``.

    def view(self, state: Any, seat: int) -> dict[str, object]:
        """What the seat may know (-1: a spectator), built from its knowledge; never the generator or hidden cards."""
        raise ValueError(f"a state of {self.meta.id} cannot be seen")

    def resample(self, state: Any, seat: int, rng: Rng) -> State:
        """Another state that the seat cannot tell from this one, with everything it may not know drawn anew."""
        raise ValueError(f"a state of {self.meta.id} cannot be resampled")

    def observe(self, state: Any, seat: int) -> vec[u8]:
        """What the seat may know as one row of small numbers, in the order of ``layout``; for programs that learn."""
        raise ValueError(f"a state of {self.meta.id} cannot be observed")

    def mask(self, state: State, seat: int) -> vec[u8]:
        """A 1 for each option of the vocabulary that the seat may choose now; none if it is not asked."""
        return observation.mask(state, seat)

    def returns(self, state: State) -> list[float]:
        """What a game is worth to each seat once it is over, together 0: from 1 for its only winner; 0 before that."""
        return observation.returns(state.seats, state.winners)

    def scores(self, state: Any) -> tuple[int, ...]:
        """A score for each seat, for games that count one."""
        return (0,) * int(state.seats)

    def money(self, state: Any) -> tuple[int, ...]:
        """The money of each seat, for games that have any."""
        return ()

    def threats(self, state: Any) -> tuple[Threat, ...]:
        """Who is about to win or to be punished by the rules, as all can see; none once the game is over."""
        return ()

    def reckoning(self, state: Any) -> tuple[tuple[Phrase, tuple[int, ...]], ...]:
        """The numbers that decided a game that is over: what was counted, and how much of it each seat had."""
        return ()

    def refusal_args(self, state: Any, option: int, refusal: int) -> dict[str, Arg]:
        """The numbers and names that the sentence of a refusal needs."""
        return {}

    def way(self, state: Any, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
        """How a seat could get a thing that is not its own, for anybody who asks; nothing where that is no question."""
        return None

    def foresee(self, state: Any, option: int) -> int:
        """Why an option not asked for now could not be taken later this turn, by the same guards; else NOT_ASKED."""
        return NOT_ASKED

    def preview(self, state: Any, option: int) -> dict[str, object]:
        """What would happen, as data for the client, where a game can tell before it is committed."""
        return {}

    def usual(self, state: Any) -> int:
        """The option that nobody needs to be asked about, since any other only wastes something; else NO_THING."""
        return NO_THING

    def about(self, state: Any, option: int) -> int:
        """The thing of the verb's ``about`` that an option concerns in this position, else NO_THING."""
        return NO_THING

    def components(self, edition: str) -> dict[str, Any]:
        """What lies in the box and never changes, for drawing it: cards, tiles, places. A phrase in it is said."""
        return {}

    @property
    def data(self) -> str:
        """The values it is played with, as a record names them: their digest, and the title of a pack."""
        return "" if self.pack is None else f"{self.pack.digest} {self.pack.title}".rstrip()

    @property
    def boxes(self) -> tuple[str, ...]:
        """The editions that have values of their own; any other is played with those of the first."""
        return self.meta.editions[:1]

    def box_of(self, edition: str) -> str:
        """The edition whose values an edition is played with."""
        return edition if edition in self.boxes else self.boxes[0]

    def book_of(self, edition: str) -> str:
        """The edition in whose words the paragraphs of an edition are told: ``rules-<book>.toml``, if it is there."""
        return edition

    def own_texts(self, edition: str = "") -> dict[str, str]:
        """The text of each sheet with our values for an edition, the first if none is named, by name of the sheet."""
        return {}

    def own_sheets(self, edition: str = "") -> dict[str, Sheet]:
        """The sheets with our values for an edition, the first if none is named."""
        return {}

    def check_sheets(self, sheets: dict[str, Sheet], edition: str = "") -> None:
        """Note in sheets, each of them right by itself, what does not fit together, or not with the edition."""

    def reworded(self) -> dict[str, Phrase]:
        """By message: what is said instead of one of our names, if the name tells a value that the pack has changed."""
        return {}

    def packed(self, pack: Pack) -> Game:
        """The same game with the values of a pack."""
        raise Problem("pack-no-values", game=self.meta.id)

    def check(self, edition: str, seats: int) -> None:
        """Refuse an edition or a number of seats the game does not have."""
        if self.pack is not None and self.box_of(edition) != self.box_of(self.pack.edition):
            known = self.box_of(self.pack.edition)
            raise Problem("pack-other-edition", title=self.pack.title, edition=edition, known=known)
        if edition not in self.meta.editions:
            raise unknown("edition", edition, self.meta.editions)
        fewest, most = self.meta.seats
        if seats == 1 and self.meta.solo:
            return
        if not fewest <= seats <= most:
            raise Problem("wrong-seats", seats=seats, fewest=fewest, most=most)

    def barred(self, edition: str) -> tuple[str, ...]:
        """The options that an edition does not offer; they keep their defaults."""
        return ()

    def check_options(self, edition: str, options: msgspec.Struct) -> None:
        """Refuse an option that the edition does not offer."""
        barred = self.barred(edition)
        for field in fields_of(self.options) if barred else ():
            if field.name in barred and getattr(options, field.name) != field.default:
                raise Problem("option-barred", name=field.encode_name, edition=edition)

    def restore_steps(self, agenda: list[list[Any]]) -> list[Step[Any]]:
        """The agenda that ``Step.to_json`` wrote."""
        return [
            self.steps[name](*(tuple(arg) if isinstance(arg, list) else arg for arg in args)) for name, *args in agenda
        ]

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
