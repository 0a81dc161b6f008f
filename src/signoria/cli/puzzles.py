"""``signoria puzzles``: find positions in games between bots in which few ways to play a turn win, or check some."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli import agreed, files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameName, Lang, Seats, Seed, apart
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.puzzles import check as checks
from signoria.puzzles import make
from signoria.puzzles.puzzle import Puzzle, names, written
from signoria.puzzles.puzzle import find as find_puzzle


def puzzles(
    ctx: typer.Context,
    name: GameName,
    *,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 20,
    seats: Seats = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "greedy",
    seed: Seed = None,
    limit: Annotated[int, typer.Option("--limit", metavar="N")] = 12_000,
    target: Annotated[Path, typer.Option("--out", metavar="DIR")] = Path("puzzles"),
    data: Data = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> int:
    """Write each puzzle that is found as a scenario; with ``--check``, look at all that the game has."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    game = desk.boxed(name)
    if check:
        apart(ctx, "--check", "edition", "games", "seats", "bot", "seed", "limit", "target", "data")
        return checked(desk, game)
    if games < 1:
        raise Problem("no-games")
    plan = make.Plan(
        game,
        agreed.edition_of(game, edition),
        agreed.seats_of(game, seats),
        agreed.seed_of(seed),
        agreed.bots_of(bot, game)[0],
        limit,
    )
    count = 0
    for puzzle in make.puzzles(plan, 0, games):
        path = target / f"{puzzle.id}.toml"
        files.write(path, written(puzzle.state, puzzle.solution, puzzle.note))
        tell(desk, puzzle, str(path))
        count += 1
    desk.tell("puzzles-found", "bold", count=count, games=games, seed=plan.seed)
    return 0


def tell(desk: Desk, puzzle: Puzzle, path: str) -> None:
    """One line about a puzzle."""
    words = "; ".join(puzzle.game.vocabulary.words(option) for option in puzzle.solution)
    note = puzzle.note
    desk.tell("puzzle-found", file=path, level=note.level, ways=note.ways, ends=note.ends, words=words)


def checked(desk: Desk, game: Game) -> int:
    """Look at every way to play the turn of each puzzle of a game."""
    dead = 0
    for name in names(game):
        try:
            puzzle = find_puzzle(game, name)
            why = checks.solved(puzzle) or checks.exhausted(puzzle) or checks.regraded(puzzle)
        except Problem as problem:
            desk.tell("puzzle-dead", "red", name=name, why=desk.texts.say_problem(problem))
            dead += 1
            continue
        if why is not None:
            desk.tell("puzzle-dead", "red", name=name, why=why)
            dead += 1
    desk.tell("puzzles-checked", "bold red" if dead else "bold green", count=len(names(game)), dead=dead)
    return 1 if dead else 0
