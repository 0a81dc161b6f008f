"""``signoria explain``: why an option is not there, in a record, a scenario or a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from signoria.cli import agreed, files, records, why
from signoria.cli.desk import Desk
from signoria.cli.flags import Edition, GameOptions, Lang, Seats, Seed, apart
from signoria.engine import scenario
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.state import State


def explain(
    ctx: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="[FILE] OPTION")],
    *,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    edition: Edition = None,
    seats: Seats = None,
    seed: Seed = None,
    option: GameOptions = None,
    lang: Lang = None,
) -> int:
    """Find the position, then ask the guards."""
    desk: Desk = ctx.obj
    code = 0
    if game is None:
        apart(ctx, "FILE", "edition", "seats", "seed", "option")
        if len(words) < 2:
            raise Problem("cli-explain-what")
        state, code = position_in(desk, Path(words[0]), at)
        asked = " ".join(words[1:])
    else:
        apart(ctx, "--game", "at")
        found = desk.find(game)
        desk.open(found)
        options = msgspec.convert(agreed.options_of(found, option or []), found.options)
        of_edition, count = agreed.edition_of(found, edition), agreed.seats_of(found, seats)
        found.check(of_edition, count)
        state = found.start(of_edition, count, options, seeded(agreed.seed_of(seed)))
        asked = " ".join(words)
    why.answer(desk, state, why.meant(desk, state.game, asked), None)
    return code


def position_in(desk: Desk, path: Path, at: int | None) -> tuple[State, int]:
    """The start of a scenario, or the position of a record after a number of choices (all of them); the exit code."""
    if path.suffix == ".toml":
        if at is not None:
            raise Problem("cli-at-scenario")
        return scenario.load(files.read(path), desk.opening).start, 0
    session, code = records.read(desk, path, at)
    return session.at(session.number if at is None else at), code
