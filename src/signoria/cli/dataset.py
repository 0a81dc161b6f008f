"""``signoria dataset``: positions of games between bots as Parquet, for programs that learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from signoria.arena.match import LONGEST, Plan, check
from signoria.cli import agreed, files
from signoria.cli.desk import Desk
from signoria.cli.extra import needs_research
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Lang, Seats, Seed
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
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
    positions: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    lang: Lang = None,
) -> int:
    """Play what is not in the folder yet, and write it there."""
    needs_research()
    from signoria.research import dataset as made  # noqa: PLC0415  pyarrow is an extra that may not be there

    desk: Desk = ctx.obj
    desk.take_packs(data)
    game = desk.boxed(name)
    of_edition = agreed.edition_of(game, edition)
    count, options = agreed.table_of(game, of_edition, seats, option or [])
    plan = Plan(
        game=game.meta.id,
        edition=of_edition,
        seats=count,
        games=games,
        seed=agreed.seed_of(seed),
        bots=agreed.bots_of(bots, game),
        options=msgspec.to_builtins(options),
        house=game.house(options),
        data=desk.pack_files.get(name, {}),
        values=game.data,
        longest=LONGEST,
    )
    check(plan, game)
    if jobs < 1:
        raise Problem("cli-jobs")
    into = Path(f"dataset-{game.meta.id}-{of_edition}-{count}") if positions is None else positions
    try:
        with progress_bar(desk, plan.games) as progress:
            found = made.write(plan, desk.find, into, jobs, progress)
    except OSError as error:
        raise Problem("dataset-unwritten", folder=str(into), reason=files.reason(error)) from error
    desk.tell("dataset-done", positions=found.positions, games=found.games, seed=plan.seed, folder=str(into))
    return 0
