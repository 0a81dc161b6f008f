"""``signoria report``: many games between bots, and one page with plots about what came of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from signoria.arena.export import needs_parquet, write_csv, write_parquet
from signoria.arena.match import LONGEST
from signoria.arena.report import report as told
from signoria.arena.report_page import report_page
from signoria.arena.simulate import HERE
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Jobs, Journal, Json, Lang, On, Seats, Seed
from signoria.cli.plans import check_hands, plan_of
from signoria.cli.simulate import keep, progress_bar
from signoria.engine.problem import Problem


def report(
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
    journal: Journal = None,
    longest: Annotated[int, typer.Option("--longest", metavar="N")] = LONGEST,
    report_out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="DIR")] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="DIR")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Play the games and write the page and the tables; an exit code of 1 if a game does not come to an end."""
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
        longest=longest,
    )
    if parquet is not None:
        needs_parquet()
    path = Path(f"report-{game.meta.id}-{plan.seats}.html") if report_out is None else report_out
    with progress_bar(desk, plan.games) as progress:
        found = told(plan, desk.find, jobs, progress, on, journal)
    files.write(path, report_page(found, desk.texts))
    try:
        if csv is not None:
            write_csv(found, csv)
        if parquet is not None:
            write_parquet(found, parquet)
    except OSError as error:
        raise Problem("report-tables", folder=str(error.filename)) from error
    if as_json:
        desk.line(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        desk.tell("page-written", file=str(path))
    for failed in found.statistics.unfinished:
        keep(desk, plan, failed)
    return 1 if found.statistics.unfinished else 0
