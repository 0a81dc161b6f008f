"""``signoria tune``: many games between bots over a pack, and one page about what its values did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from signoria.arena.match import LONGEST
from signoria.arena.page import page
from signoria.arena.simulate import HERE
from signoria.arena.tuning import tune as watched
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Jobs, Journal, Json, Lang, On, Seats, Seed
from signoria.cli.plans import check_hands, plan_of
from signoria.cli.simulate import keep, progress_bar


def tune(
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
    even: Annotated[bool, typer.Option("--even")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Play the games and write the page; an exit code of 1 if one of them does not come to an end."""
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
        even=even,
    )
    path = Path(f"tuning-{game.meta.id}-{plan.seats}.html") if out is None else out
    with progress_bar(desk, plan.games) as progress:
        tuning = watched(plan, desk.find, jobs, progress, on, journal)
    files.write(path, page(tuning, desk.texts))
    if as_json:
        desk.line(json.dumps(tuning.to_json(), indent=2, ensure_ascii=False))
    else:
        desk.tell("page-written", file=str(path))
    for failed in tuning.statistics.unfinished:
        keep(desk, plan, failed)
    return 1 if tuning.statistics.unfinished else 0
