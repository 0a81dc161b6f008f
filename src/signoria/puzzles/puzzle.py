"""A puzzle: a scenario whose ``when`` is a solution, with a table ``puzzle`` that says what is to be reached.

    [puzzle]
    goal  = "points"        # or "win"
    reach = 46              # points after the turn, or 1
    ways  = 2               # positions at the end of the turn that reach it, of all
    ends  = 193
    level = "banker"        # the first level of bots that sees a way more often than not; the strongest if none does

The seat that decides in ``given`` solves it, within its turn.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from signoria.engine.scenario_read import Scenario, load
from signoria.engine.state import State
from signoria.engine.toml_write import table
from signoria.engine.vocabulary import unknown
from signoria.puzzles.search import brought

FOLDER: Final = "puzzles"
WIN: Final = "win"
POINTS: Final = "points"
NOTHING: Final = -1  # no option: what follows the last choice of a line


class Note(msgspec.Struct, frozen=True):
    """What the table ``puzzle`` says."""

    goal: str
    reach: int
    ways: int
    ends: int
    level: str


class Puzzle(msgspec.Struct, frozen=True):
    """A position, what is to be reached in one turn, and a line that does."""

    id: str
    game: Game
    edition: str
    state: State
    note: Note
    solution: tuple[int, ...]  # choices of everybody, in order

    @property
    def name(self) -> str:
        """What a table of this puzzle is known by."""
        return f"{self.game.meta.id}/{self.id}"

    @property
    def seat(self) -> int:
        """Who solves it."""
        return self.state.decider()

    def start(self) -> State:
        """The position to play on, with a generator that brings the same cards every time."""
        state = self.state.clone()
        state.rng = seeded(self.name)
        return state

    def sample(self, rng: Rng) -> State:
        """Another position that the seat cannot tell from it, with its own luck."""
        state = self.game.resample(self.state, self.seat, rng)
        state.rng = rng.fork()
        return state

    def reached(self, state: State) -> bool:
        """Whether a turn that is over has solved it."""
        return brought(state, self.seat, self.note.goal == POINTS) >= self.note.reach

    def over(self, state: State) -> bool:
        """Whether the turn is over; ``state`` was played on from the position of the puzzle."""
        return state.ended != 0 or state.turns != self.state.turns


def ends(puzzle: Puzzle, state: State, line: tuple[int, ...]) -> Iterator[State]:
    """The positions after a line; it ends early where the seat cannot make the next choice.

    Elsewhere than in the puzzle itself a rival may hold what lets them answer. So a rival whom the line does not
    know of answers in every way there is.
    """
    state = state.clone()
    for at, option in enumerate((*line, NOTHING)):
        while not puzzle.over(state) and option not in state.options():
            if state.decider() == puzzle.seat:
                yield state
                return
            first, *others = state.options()
            for other in others:
                after = state.clone()
                after.choose(other)
                yield from ends(puzzle, after, line[at:])
            state.choose(first)
        if puzzle.over(state):
            break
        state.choose(option)
    yield state


def written(state: State, line: tuple[int, ...], note: Note) -> str:
    """A puzzle as a scenario."""
    game = state.game
    who = state.seat_word(state.decider())
    title = f"{who} wins in one turn" if note.goal == WIN else f"{who} has {note.reach} points after one turn"
    given = {key: value for key, value in game.describe(state).items() if key != "edition"}
    edition = str(game.describe(state)["edition"])
    text = table({"title": title, "proves": [], "game": game.meta.id, "edition": edition})
    text += "\n" + table({"given": shortened(game, edition, given, state.digest())})
    text += "\n[[when]]\n" + table({"choose": [game.vocabulary.words(option) for option in line]})
    then = {"outcome": {"winners": [who]}} if note.goal == WIN else {"scores": {who: note.reach}}
    text += "\n" + table({"then": then})
    return text + "\n" + table({"puzzle": msgspec.to_builtins(note)})


def shortened(game: Game, edition: str, given: dict[str, Any], digest: str) -> dict[str, Any]:
    """A position in as few words as say the same: whatever is the same without being said is left out."""
    for path in list(paths(given)):
        less = copy.deepcopy(given)
        around: Any = less
        for key in path[:-1]:
            around = around.get(key, {})
        if around.pop(path[-1], None) is not None and says(game, {"edition": edition, **less}, digest):
            given = less
    return given


def paths(given: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The way to every entry of a table and of the tables in it, the outer ones first."""
    for key, value in given.items():
        yield (key,)
        if isinstance(value, dict):
            yield from ((key, *inner) for inner in paths(value))


def says(game: Game, given: dict[str, Any], digest: str) -> bool:
    """Whether a table is the position with this digest."""
    try:
        return game.position(given).digest() == digest
    except (Problem, KeyError, IndexError, ValueError):
        return False


def read(name: str, text: str, find: Any) -> Puzzle:
    """The puzzle in a TOML text; whatever cannot be used is a problem with its line."""
    scenario: Scenario = load(text, find)
    note = note_of(name, scenario.toml.data.get("puzzle"))
    line = tuple(option for when in scenario.whens for option in when.choices)
    return Puzzle(name, scenario.game, scenario.edition, scenario.start, note, line)


@cache
def names(game: Game) -> tuple[str, ...]:
    """The puzzles of a game; a game may do without."""
    folder = files(game.package) / FOLDER
    if not folder.is_dir():
        return ()
    return tuple(sorted(page.name.removesuffix(".toml") for page in folder.iterdir() if page.name.endswith(".toml")))


@cache
def notes(game: Game) -> dict[str, Note]:
    """What the table ``puzzle`` of each puzzle of a game says."""
    folder = files(game.package) / FOLDER
    texts = {name: (folder / f"{name}.toml").read_text(encoding="utf-8") for name in names(game)}
    return {name: note_of(name, tomllib.loads(text).get("puzzle")) for name, text in texts.items()}


def note_of(name: str, found: Any) -> Note:
    """What the table says."""
    try:
        return msgspec.convert(found, Note)
    except msgspec.ValidationError as error:
        raise Problem("puzzle-note", file=name, reason=str(error)) from None


@cache
def find(game: Game, name: str) -> Puzzle:
    """The puzzle of a game with this name."""
    if name not in names(game):
        raise unknown("puzzle", name, names(game))
    text = (files(game.package) / FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read(name, text, lambda _: game)
