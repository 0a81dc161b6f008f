"""``signoria explain``: why an option is not there, in a record, a scenario or a new game; without an option, what the
opponent of the rules would choose there and why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli import agreed, files, reasons, records, why
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameOptions, Lang, Seats, Seed, apart
from signoria.engine import scenario
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.state import State


def explain(
    ctx: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="[FILE] OPTION")],
    *,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    after: Annotated[int | None, typer.Option("--after", metavar="N")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    edition: Edition = None,
    seats: Seats = None,
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Find the position, then ask the guards."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    code = 0
    if game is None:
        if len(words) == 1 and not Path(words[0]).exists():
            raise Problem("cli-explain-what")
        apart(ctx, "FILE", "edition", "seats", "seed", "option")
        state, code = position_in(desk, Path(words[0]), at, after)
        asked = " ".join(words[1:])
        if not asked:
            reasons.explain(desk, state)
            return code
    else:
        apart(ctx, "--game", "at", "after")
        found = desk.boxed(game)
        of_edition = agreed.edition_of(found, edition)
        count, options = agreed.table_of(found, of_edition, seats, option or [])
        state = found.start(of_edition, count, options, seeded(agreed.seed_of(seed)))
        asked = " ".join(words)
    why.answer(desk, state, why.meant(desk, state.game, asked), None)
    return code


def position_in(desk: Desk, path: Path, at: int | None, after: int | None) -> tuple[State, int]:
    """The position of a scenario after a number of choices (none), or of a record (all of them); the exit code."""
    if path.suffix == ".toml":
        if at is not None:
            raise Problem("cli-at-scenario")
        return scenario.after(scenario.load(files.read(path), desk.boxed), after or 0), 0
    if after is not None:
        raise Problem("cli-after-record")
    session, code = records.read(desk, path, at)
    return session.at(session.number if at is None else at), code
