"""Whether a puzzle is still one under the rules of today."""

from __future__ import annotations

from collections import Counter
from typing import Final

from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.puzzles.grade import level_of
from signoria.puzzles.puzzle import Puzzle, ends
from signoria.puzzles.search import TurnSearch

SAMPLES: Final = 3  # of what is hidden, beside the position that is played
LIMIT: Final = 200_000  # positions of one turn that are looked at


def solved(puzzle: Puzzle) -> Phrase | None:
    """Quick: why its solution no longer solves it, here or with other hidden things and luck; nothing if it does."""
    rng = seeded(f"{puzzle.name} check")
    worlds: list[State] = [puzzle.start(), *(puzzle.sample(rng) for _ in range(SAMPLES))]
    for world in worlds:
        for after in ends(puzzle, world, puzzle.solution):
            if not puzzle.over(after):
                return Phrase("puzzle-dead-illegal")
            if not puzzle.reached(after):
                return Phrase("puzzle-dead-misses")
    return None


def exhausted(puzzle: Puzzle) -> Phrase | None:
    """Thorough: why every way to play the turn no longer says what the puzzle says; nothing if it does."""
    search = TurnSearch(puzzle.start(), LIMIT, puzzle.note.reach)
    best = search.run().best
    values = Counter(search.ends.values())
    if best != puzzle.note.reach or max(values) != best:
        return Phrase("puzzle-dead-other", {"best": max(values), "reach": puzzle.note.reach})
    counted = (values[best], sum(values.values()))
    if counted != (puzzle.note.ways, puzzle.note.ends):
        return Phrase("puzzle-dead-counts", {"ways": counted[0], "ends": counted[1]})
    return None


def regraded(puzzle: Puzzle) -> Phrase | None:
    """Why it is not as hard as it says, for the levels of today; nothing if it is."""
    level = level_of(puzzle)
    return (
        None if level == puzzle.note.level else Phrase("puzzle-dead-level", {"level": level, "said": puzzle.note.level})
    )
