"""What kind of puzzle it is: puzzles that ask for the same thing by the same means are alike.

There are two ways to look at it. One is what the solution does, verb by verb, whatever it does it with. The other is
what brings most (where nothing is counted: how it begins), and of what there is most more afterwards.
"""

from __future__ import annotations

from itertools import pairwise

from signoria.engine.phrase import Phrase
from signoria.engine.state import State
from signoria.puzzles.puzzle import POINTS, Puzzle


def kinds_of(puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
    """Its kind in either way."""
    return verbs_of(puzzle), kind_of(puzzle)


def verbs_of(puzzle: Puzzle) -> tuple[str, ...]:
    """What its solution does, without the things it does it with."""
    verb_of = puzzle.game.vocabulary.verb_of
    return tuple(verb_of(option).name for option in puzzle.solution)


def kind_of(puzzle: Puzzle) -> tuple[str, str]:
    """The verb that brings most, and what it brings: a category of the reckoning, or the way of winning."""
    verbs = verbs_of(puzzle)
    course = list(along(puzzle))
    if puzzle.note.goal != POINTS:
        return verbs[0], puzzle.game.outcomes[course[-1].ended]
    scores = [puzzle.game.scores(state)[puzzle.seat] for state in course]
    gains = [after - before for before, after in pairwise(scores)]
    brought = gained(puzzle, course[-1])
    return verbs[gains.index(max(gains))], brought[0][0].key if brought else POINTS


def along(puzzle: Puzzle) -> list[State]:
    """The positions of a solution, the first and the last among them."""
    state = puzzle.start()
    course = [state]
    for option in puzzle.solution:
        state = state.clone()
        state.choose(option)
        course.append(state)
    return course


def gained(puzzle: Puzzle, state: State) -> list[tuple[Phrase, int]]:
    """What a turn has brought of all that the points of the seat are made of, the most first; also what it has cost."""
    before = {phrase.key: counts[puzzle.seat] for phrase, counts in puzzle.game.reckoning(puzzle.state)}
    later = {phrase.key: counts[puzzle.seat] for phrase, counts in puzzle.game.reckoning(state)}
    changed = {key: later.get(key, 0) - before.get(key, 0) for key in sorted({*before, *later})}
    found = [(Phrase(key), number) for key, number in changed.items() if number]
    return sorted(found, key=lambda pair: -pair[1])
