"""One game between bots, from its number alone: the same plan and number give the same game on any machine."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria import bots
from signoria.bots import Sight
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.state import State


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: everything that a worker process needs to know."""

    game: str
    edition: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]  # fewer than seats: they are repeated
    options: dict[str, Any] = {}

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bot in each seat of a game; they move one seat on with every game, so that no seat favours one."""
        return tuple(self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats))


class Played(msgspec.Struct, frozen=True):
    """What is left of a finished game."""

    number: int
    lineup: tuple[str, ...]
    outcome: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: int
    digest: str


def check(plan: Plan, game: Game) -> None:
    """Refuse a plan that cannot be played."""
    game.check(plan.edition, plan.seats)
    for name in plan.bots:
        bots.find(name)
    if len(plan.bots) > plan.seats:
        raise Problem("too-many-bots", bots=len(plan.bots), seats=plan.seats)
    if plan.games < 1:
        raise Problem("no-games")
    started(plan, game, 0)


def started(plan: Plan, game: Game, number: int) -> State:
    """The start of a game of the plan."""
    options = msgspec.convert(plan.options, game.options)
    state = game.start(plan.edition, plan.seats, options, seeded(f"{plan.seed}/{number}"))
    state.sink = None  # nobody listens, and telling takes time
    return state


def play(plan: Plan, game: Game, number: int) -> Played:
    """Play one game of the plan to its end."""
    state = started(plan, game, number)
    lineup = plan.lineup(number)
    players = [bots.find(name) for name in lineup]
    rngs = [seeded(f"{plan.seed}/{number}/{seat}") for seat in range(plan.seats)]
    choices = 0
    while not state.ended:
        sight = Sight(state)
        option = players[sight.seat].choose(sight, rngs[sight.seat])
        if option not in sight.options:
            raise ValueError(f"{lineup[sight.seat]} chose {option}, which is not offered")
        state.choose(option)
        choices += 1
    return Played(number, lineup, game.outcomes[state.ended], state.winners, state.scores(), choices, state.digest())
