"""``signoria dataset``: positions of games between bots as Parquet, for programs that learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.arena.simulate import HERE
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.extra import needs_research
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Jobs, Lang, On, Seats, Seed
from signoria.cli.plans import check_hands, plan_of
from signoria.cli.simulate import progress_bar
from signoria.engine.problem import Problem


def dataset(
    ctx: typer.Context,
    name: GameName,
    *,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "greedy",
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    jobs: Jobs = 1,
    on: On = HERE,
    positions: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    lang: Lang = None,
) -> int:
    """Play what is not in the folder yet, and write it there."""
    needs_research()
    from signoria.research import dataset as made  # noqa: PLC0415  pyarrow is an extra that may not be there

    desk: Desk = ctx.obj
    check_hands(ctx, jobs, on)
    game, plan = plan_of(
        desk,
        name,
        edition=edition,
        games=games,
        seats=seats,
        bots=bots,
        seed=seed,
        option=option,
        data=data,
    )
    into = Path(f"dataset-{game.meta.id}-{plan.edition}-{plan.seats}") if positions is None else positions
    try:
        with progress_bar(desk, plan.games) as progress:
            found = made.write(plan, desk.find, into, jobs, progress, on=on)
    except OSError as error:
        raise Problem("dataset-unwritten", folder=str(into), reason=files.reason(error)) from error
    desk.tell("dataset-done", positions=found.positions, games=found.games, seed=plan.seed, folder=str(into))
    return 0
