"""The API of puzzles: what there is, the one of the day, a table with one, and what became of it."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter

from signoria.bots.hint import Link, steps
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.puzzles.kind import along, gained
from signoria.puzzles.puzzle import POINTS, Puzzle, names, notes
from signoria.puzzles.search import brought
from signoria.server.api.compressed import small
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, door, person
from signoria.server.api.tables import Id as TableId
from signoria.server.api.tables import hall_of, shown, visited
from signoria.server.table import puzzling
from signoria.server.texts import say
from signoria.server.wire import PuzzleCard, PuzzleRow, PuzzlesCard, TableCard

Id = Annotated[str, PathParameter(max_length=80)]
DAY: Final = 86_400  # seconds
HINTS: Final = 3  # each tells more; the last one everything
Told = Annotated[int, QueryParameter(ge=0, le=HINTS)]


@get("/games/{game:str}/puzzles", summary="The puzzles of a game", sync_to_thread=True)
def list_puzzles(request: Asked, game: Id) -> PuzzlesCard:
    """Each with how hard it is, and the one of the day: the same for everybody, from midnight to midnight UTC."""
    found = request.app.state.games().get(game)
    if found is None:
        raise Problem("server-no-game")
    day = int(time.time() // DAY)
    known = names(found)
    rows = tuple(PuzzleRow(name, note.level, note.goal) for name, note in notes(found).items())
    return PuzzlesCard(game, day, known[day % len(known)] if known else "", rows)


@post("/puzzles/{game:str}/{puzzle:str}", summary="Solve a puzzle")
async def begin(request: Asked, game: Id, puzzle: Id) -> TableCard:
    """A private table with its position; an earlier one of the same puzzle is closed."""
    user = person(request)
    found = puzzling.named(request.app.state.games(), f"{game}/{puzzle}")
    await door(request).check_heavy(request, user)
    return shown(request, await puzzling.begin(hall_of(request), user, found))


@get("/tables/{table:str}/puzzle", summary="What became of a puzzle")
async def judged(request: Asked, table: TableId, hints: Told = 0) -> Response[PuzzleCard]:
    """What is to be reached, whether it was once the turn is over, why, and so many hints."""
    room = await visited(request, table)
    puzzle = puzzling.named(request.app.state.games(), room.info.settings.puzzle)
    async with room.lock:
        state = await puzzling.played(room, puzzle)
    return small(request, puzzle_card(puzzle, state, language_of(request), hints))


def puzzle_card(puzzle: Puzzle, state: State, language: str, hints: int) -> PuzzleCard:
    """A puzzle as far as it is played, said."""
    game, note = puzzle.game, puzzle.note
    now = brought(puzzle.state, puzzle.seat, note.goal == POINTS)
    over = puzzle.over(state)
    right = over and puzzle.reached(state)
    own, line = solution(puzzle)
    told = [Phrase("puzzle-hint-count", {"count": len(own)}), Phrase("puzzle-hint-first", {"option": own[0]})]
    said = [say(game, language, phrase) for phrase in told]
    whole = "; ".join(say(game, language, phrase) for phrase in line)
    said.append(say(game, language, Phrase("puzzle-hint-all", {"line": whole})))
    because: list[str] = []
    if over:
        points = brought(state, puzzle.seat, note.goal == POINTS)
        key = f"puzzle-{'right' if right else 'wrong'}-{note.goal}"
        solved = along(puzzle)[-1]
        numbers: dict[str, Arg] = {"points": points, "reach": note.reach}
        if note.goal != POINTS:
            numbers = {"outcome": Phrase(f"outcome-{game.outcomes[(state if right else solved).ended]}")}
        told = [Phrase(key, numbers)]
        told += brings(puzzle, "puzzle-brought", state, language)
        if not right:
            told += brings(puzzle, "puzzle-brings", solved, language)
        told.append(Phrase("puzzle-rare", {"ways": note.ways, "ends": note.ends}))
        because = [say(game, language, phrase) for phrase in told]
    if right:
        hints = HINTS  # who missed it may try again, and asks for the solution
    goal = say(game, language, Phrase(f"puzzle-goal-{note.goal}", {"reach": note.reach, "now": now}))
    status: Literal["open", "right", "wrong"] = "right" if right else "wrong" if over else "open"
    return PuzzleCard(game.meta.id, puzzle.id, note.level, goal, status, tuple(because), tuple(said[:hints]), HINTS)


def brings(puzzle: Puzzle, key: str, state: State, language: str) -> list[Phrase]:
    """What the points come from that a turn has brought; nothing where none are counted, or none came."""
    if puzzle.note.goal != POINTS:
        return []
    parts = [
        f"{say(puzzle.game, language, what)} {number:+}".replace("-", "−") for what, number in gained(puzzle, state)
    ]
    return [Phrase(key, {"parts": ", ".join(parts)})] if parts else []


def solution(puzzle: Puzzle) -> tuple[list[Phrase], list[Phrase]]:
    """The choices of the solver, and those of everybody, each as the game names it where it is made."""
    state = puzzle.start()
    own: list[Phrase] = []
    every: list[Phrase] = []
    for option in puzzle.solution:
        (phrase,) = steps(puzzle.game, (Link(option, puzzle.game.about(state, option)),))
        every.append(phrase)
        if state.decider() == puzzle.seat:
            own.append(phrase)
        state.choose(option)
    return own, every


HANDLERS: Final[list[Any]] = [list_puzzles, begin, judged]
