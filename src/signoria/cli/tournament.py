"""``signoria tournament``: bots against each other in every order of seats, and how strong each of them is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from signoria.arena.rating import Rating, ratings
from signoria.arena.tournament import Cup, planned, results
from signoria.cli import agreed
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Json, Lang, Seats, Seed
from signoria.cli.simulate import progress_bar, table
from signoria.engine.problem import Problem


def tournament(
    ctx: typer.Context,
    name: GameName,
    *,
    edition: Edition = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N")] = 10,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "apprentice,merchant,greedy,random",
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
    ledger: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Play what is not in the file yet, and print the table."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    game = desk.boxed(name)
    cup = Cup(
        game=game.meta.id,
        edition=agreed.edition_of(game, edition),
        seats=agreed.seats_of(game, seats),
        games=0,
        seed=agreed.seed_of(seed),
        bots=agreed.bots_of(bots, game=game),
        options=agreed.options_of(game, option or []),
        data=desk.pack_files.get(name, {}),
        values=game.data,
        deals=deals,
    )
    if jobs < 1:
        raise Problem("cli-jobs")
    total = planned(cup, game)
    path = Path(f"tournament-{game.meta.id}-{cup.seats}.jsonl") if ledger is None else ledger
    try:
        with progress_bar(desk, total) as progress:
            found = results(cup, desk.find, path, jobs, progress)
    except OSError as error:
        raise Problem("tournament-file", file=str(path)) from error
    table_of = ratings(found, cup.seed)
    if as_json:
        told = {"games": len(found), "seed": cup.seed, "ratings": msgspec.to_builtins(table_of)}
        desk.line(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        report(desk, table_of)
        desk.tell("tournament-done", games=len(found), seed=cup.seed, file=str(path))
    return 0


def report(desk: Desk, found: list[Rating]) -> None:
    """The ratings as a table."""
    shown = table(desk, "column-who", "column-rating", "column-interval", "column-wins", "column-games")
    for one in found:
        shown.add_row(one.bot, f"{one.rating:.0f}", f"{one.low:.0f} – {one.high:.0f}", f"{one.wins:g}", str(one.games))
    desk.show(shown)
