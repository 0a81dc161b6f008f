"""One game between bots, from its number alone: the same plan and number give the same game on any machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from signoria import bots
from signoria.bots import Kept, Sight
from signoria.engine import record
from signoria.engine.event import Event, Sink
from signoria.engine.game import Game
from signoria.engine.pack import with_files
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import Session
from signoria.engine.state import State

LONGEST: Final = 10_000  # decisions; a game that takes so many does not come to an end


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: everything that a worker process needs to know."""

    game: str
    edition: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]  # fewer than seats: they are repeated
    options: dict[str, Any] = {}
    data: dict[str, str] = {}  # the files of a data pack; none for our values
    values: str = ""  # and what a record would call them
    longest: int = LONGEST
    house: dict[int, str] = {}  # seats that the rules play themselves, with the bot that does
    even: bool = False  # what a seat has one of in a game is chosen at random, so that all is had equally often

    def game_of(self, find_game: Callable[[str], Game]) -> Game:
        """The game, with the values of the data pack."""
        return with_files(find_game(self.game), self.data)

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bot in each seat of a game; they move one seat on with every game, so that no seat favours one."""
        free = [seat for seat in range(self.seats) if seat not in self.house]
        moved = {
            seat: self.bots[(place + number) % len(free) % len(self.bots)] for place, seat in enumerate(free)
        }  # the house stays where it is
        return tuple(self.house.get(seat) or moved[seat] for seat in range(self.seats))


class Played(msgspec.Struct, frozen=True, tag=True):
    """What is left of a finished game."""

    number: int
    lineup: tuple[str, ...]
    outcome: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: int
    digest: str


class Unfinished(msgspec.Struct, frozen=True, tag=True):
    """A game that was broken off after as many decisions as the plan allows: a failure, with its record."""

    number: int
    lineup: tuple[str, ...]
    choices: int
    digest: str
    record: str


class Witness:
    """Looks on at a game. A subclass writes ``hear``, or ``chosen`` if nothing but the choices matters to it."""

    listens: bool = True  # whether the game has to tell what happens, which takes time

    def hear(self, state: State, events: list[Event]) -> None:
        """The events that led to a position, after the set-up and after each choice."""

    def chosen(self, state: State, seat: int, option: int) -> None:
        """A choice in a position, before it is made."""


def check(plan: Plan, game: Game) -> None:
    """Refuse a plan that cannot be played."""
    game.check(plan.edition, plan.seats)
    for name in plan.bots:
        bots.for_game(name, game, measured=True).sits(plan.edition, plan.seats)
    if len(plan.bots) > plan.seats - len(plan.house):
        raise Problem("too-many-bots", bots=len(plan.bots), seats=plan.seats - len(plan.house))
    if plan.games < 1:
        raise Problem("no-games")
    if plan.longest < 1:
        raise Problem("no-decisions")
    if plan.even and not lots(game):
        raise Problem("nothing-even")
    started(plan, game, 0)


def started(plan: Plan, game: Game, number: int, *, told: bool = False) -> State:
    """The start of a game of the plan; it tells what happens only to somebody who listens."""
    options = msgspec.convert(plan.options, game.options)
    state = game.start(plan.edition, plan.seats, options, chance_of(plan, number))
    if not told:
        state.sink = None  # nobody listens, and telling takes time
    return state


def chance_of(plan: Plan, number: int) -> Rng:
    """The generator of a game of the plan."""
    return seeded(f"{plan.seed}/{number}")


def play(plan: Plan, game: Game, number: int, witness: Witness | None = None) -> Played | Unfinished:
    """Play one game of the plan to its end, or for as long as the plan allows."""
    state = started(plan, game, number, told=witness is not None and witness.listens)
    tell(state, witness)
    lineup = plan.lineup(number)
    players = [bots.find(name) for name in lineup]
    rngs = [seeded(f"{plan.seed}/{number}/{seat}") for seat in range(plan.seats)]
    kept: list[Kept] = [Kept()] * plan.seats
    made: list[int] = []
    luck = lots(game) if plan.even else frozenset()
    while not state.ended:
        if len(made) == plan.longest:
            return Unfinished(number, lineup, len(made), state.digest(), written(plan, game, number, made))
        sight = Sight(state)
        if luck.issuperset(sight.options):
            option = sight.options[rngs[sight.seat].below(len(sight.options))]
        else:
            option, kept[sight.seat] = players[sight.seat].go_on(sight, rngs[sight.seat], kept[sight.seat])
        if option not in sight.options:
            raise ValueError(f"{lineup[sight.seat]} chose {option}, which is not offered")
        if witness is not None:
            witness.chosen(state, sight.seat, option)
        state.choose(option)
        tell(state, witness)
        made.append(option)
    outcome, scores = game.outcomes[state.ended], state.game.scores(state)
    return Played(number, lineup, outcome, state.winners, scores, len(made), state.digest())


def lots(game: Game) -> frozenset[int]:
    """The options that choose something of which a seat has exactly one in a game."""
    sole = {tally.domain for tally in game.tallies if tally.sole}
    verbs = [verb for verb in game.vocabulary.verbs if verb.domain.name in sole]
    return frozenset([verb.number + thing for verb in verbs for thing in range(len(verb.domain.words))])


def tell(state: State, witness: Witness | None) -> None:
    """Let the witness hear what has happened since it was last told."""
    if witness is not None and state.sink is not None:
        heard, state.sink = state.sink.events, Sink()
        witness.hear(state, heard)


def written(plan: Plan, game: Game, number: int, made: list[int]) -> str:
    """The record of a game of the plan with these choices."""
    options = msgspec.convert(plan.options, game.options)
    players = plan.lineup(number)
    session = Session(game, plan.edition, plan.seats, options, chance_of(plan, number), players=players)
    for option in made:
        session.choose(option)
    return record.write(session)
