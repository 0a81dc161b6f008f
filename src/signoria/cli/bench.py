"""``signoria bench``: how fast the installed engine is here, in random play."""

from __future__ import annotations

import time
import tracemalloc
from typing import Final

import typer
from rich.table import Table

from signoria.cli.desk import Desk
from signoria.cli.flags import Lang, MaybeGame
from signoria.cli.games import name_of
from signoria.engine.game import Game
from signoria.engine.rng import Rng, seeded
from signoria.engine.state import State
from signoria.resources import compiled

SECONDS: Final = 1.0  # of play for each game
CLONES: Final = 2000


def bench(ctx: typer.Context, name: MaybeGame = None, lang: Lang = None) -> int:
    """Measure one game, or all of them."""
    desk: Desk = ctx.obj
    games = list(desk.games().values()) if name is None else [desk.find(name)]
    desk.tell("engine", engine=desk.say("engine-compiled" if compiled() else "engine-interpreted"))
    table = Table(desk.say("column-game"))
    for key in ("column-speed", "column-clone", "column-bytes"):
        table.add_column(desk.say(key), justify="right")
    for game in games:
        desk.open(game)
        middle = midgame(game)
        table.add_row(
            name_of(desk, game), f"{speed(game):.0f}", desk.decimal(clone_time(middle), 2), str(clone_bytes(middle))
        )
    desk.show(table)
    return 0


def fresh(game: Game, number: int) -> tuple[State, Rng]:
    """A new game, and a generator for the players."""
    seats = game.meta.seats[0]
    state = game.start(game.meta.editions[0], seats, game.options(), seeded(f"bench/{number}"))
    state.sink = None  # nobody listens
    return state, seeded(f"bench/{number}/choices")


def speed(game: Game) -> float:
    """Decisions a second, in whole games one after the other."""
    decisions = number = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS:
        state, rng = fresh(game, number)
        number += 1
        decisions += state.play_out(rng)
    return decisions / elapsed


def midgame(game: Game) -> State:
    """A position from the middle of a random game."""
    state, rng = fresh(game, 0)
    passed = [state.clone()]
    while not state.ended:
        options = state.options()
        state.choose(options[rng.below(len(options))])
        passed.append(state.clone())
    return passed[len(passed) // 2]


def clone_time(state: State) -> float:
    """Microseconds for a copy."""
    started = time.perf_counter()
    for _ in range(CLONES):
        state.clone()
    return (time.perf_counter() - started) / CLONES * 1e6


def clone_bytes(state: State) -> int:
    """Memory that a copy takes beside the one it is made from."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)
