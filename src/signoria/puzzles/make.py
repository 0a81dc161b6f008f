"""Finds puzzles: positions of games between bots, every way to play the turn looked at, graded by bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from signoria import bots
from signoria.bots import Kept, Sight
from signoria.bots.lines import Growth, always
from signoria.bots.reply import Meter
from signoria.engine.game import Game
from signoria.engine.rng import Rng, seeded
from signoria.engine.state import State
from signoria.puzzles.check import solved
from signoria.puzzles.grade import level_of
from signoria.puzzles.kind import kinds_of
from signoria.puzzles.puzzle import POINTS, WIN, Note, Puzzle, ends
from signoria.puzzles.search import WON, Found, TooLarge, TurnSearch, counts_points

LOOK: Final = 400  # expansions that look for a victory before everything is looked at
WIDTH: Final = 6
EVERY: Final = 3  # turns of a game that counts points, of which one is looked at
FEWEST_ENDS: Final = 40  # ways that a turn must be able to end
MOST_WAYS: Final = 0.04  # of them that solve it
MOST_LUCK: Final = 0.05  # how likely somebody who chooses at random may solve it
CLEARLY: Final = 2  # points that it must bring more than anything else
MUCH: Final = 4  # points; where a turn brings so many, one more than anything else is clear enough
SHORTEST: Final = 2  # choices of a solution
SAMPLES: Final = 12  # of what is hidden, in each of which it must be solved
ALIKE: Final = 8  # puzzles of a kind
UNKNOWN: Final = Note(WIN, WON, 0, 0, "")
QUICK: Final = 6  # options that are looked at for an answer of somebody else in the middle of the turn


class Plan(msgspec.Struct, frozen=True):
    """Where puzzles are looked for."""

    game: Game
    edition: str
    seats: int
    seed: str
    bot: str
    limit: int  # positions of one turn that are looked at


def turns(plan: Plan, number: int) -> Iterator[State]:
    """The positions of a game between bots in which a turn begins."""
    game = plan.game
    state = game.start(plan.edition, plan.seats, game.options(), seeded(f"{plan.seed}/{number}"))
    state.sink = None
    bot = bots.for_game(plan.bot, game)
    rng = seeded(f"{plan.seed}/{number}/bots")
    kept: dict[int, Kept] = {}
    last = state.turns
    while not state.ended:
        seat = state.decider()
        if state.turns != last and state.mover == seat and state.common() is None:
            last = state.turns
            yield state.clone()
        option, kept[seat] = bot.go_on(Sight(state, seat), rng, kept.get(seat, Kept()))
        state.choose(option)


def promising(state: State, rng: Rng) -> bool:
    """Whether a turn is worth looking at as a whole."""
    if counts_points(state):
        return rng.below(EVERY) == 0
    growth = Growth(Meter(LOOK, 0.0), state.game, state.decider(), WIDTH, QUICK, rng, enough=always)
    growth.grow(state.clone(), LOOK)
    return growth.last is not None


def puzzle_at(state: State, name: str, limit: int, rng: Rng) -> Puzzle | None:
    """The puzzle that a turn is, if it is one. The search has the same luck as the player who will solve it."""
    described = state.game.describe(state)  # only what can be written down counts
    puzzle = Puzzle(name, state.game, str(described["edition"]), state.game.position(described), UNKNOWN, ())
    try:
        found = examined(puzzle.start(), limit)
    except TooLarge:
        return None
    if found is None:
        return None
    best, note = found
    puzzle = msgspec.structs.replace(puzzle, note=note, solution=best.line)
    return puzzle if sure(puzzle, rng) else None


def examined(state: State, limit: int) -> tuple[Found, Note] | None:
    """The best way to play a turn and how rare it is; nothing if there is no puzzle in it."""
    search = TurnSearch(state, limit)
    best = search.run()
    values = Counter(search.ends.values())
    ways, ends = values[best.best], sum(values.values())
    own = sum(1 for _ in best.line)
    if best.best != max(values) or own < SHORTEST or ends < FEWEST_ENDS or ways > MOST_WAYS * ends:
        return None
    if search.counts:
        ranks = sorted(values)
        gained = best.best - state.game.scores(state)[search.seat]
        if len(ranks) < 2 or gained < 1 or ranks[-1] - ranks[-2] < (1 if gained >= MUCH else CLEARLY):
            return None
        luck = TurnSearch(state, limit, best.best).run().luck
    else:
        luck = best.luck
        if best.best != WON:
            return None
    if luck > MOST_LUCK:
        return None
    return best, Note(POINTS if search.counts else WIN, best.best, ways, ends, "")


def sure(puzzle: Puzzle, rng: Rng) -> bool:
    """Whether the solution needs no luck: it does the same with other hidden things and other cards to come."""
    if solved(puzzle) is not None:  # what is found must pass the check that it is to pass ever after
        return False
    worlds = [puzzle.sample(rng) for _ in range(SAMPLES)]
    return all(puzzle.reached(after) for world in worlds for after in ends(puzzle, world, puzzle.solution))


def puzzles(plan: Plan, first: int, games: int) -> Iterator[Puzzle]:
    """The puzzles in some games, no more than one of each, and few that are alike; the number of a game names it."""
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(first, first + games):
        rng = seeded(f"{plan.seed}/{number}/puzzles")
        for state in turns(plan, number):
            if not promising(state, rng):
                continue
            puzzle = puzzle_at(state, f"{plan.seats}-{number:04}", plan.limit, rng)
            if puzzle is None or any(found[kind] >= ALIKE for kind in kinds_of(puzzle)):
                continue
            found.update(kinds_of(puzzle))
            note = msgspec.structs.replace(puzzle.note, level=level_of(puzzle))
            yield msgspec.structs.replace(puzzle, note=note)
            break
