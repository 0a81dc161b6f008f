"""``signoria tournament`` and ``signoria ladder``: bots in every order of seats, and how strong each of them is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from signoria.arena.ladder import placed, rungs
from signoria.arena.rating import Rating, needs_choix, ratings
from signoria.arena.simulate import HERE
from signoria.arena.tournament import Cup, Result, others, planned, results
from signoria.bots import LEVELS
from signoria.cli import agreed, files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Jobs, Json, Lang, On, Seats, Seed
from signoria.cli.plans import check_hands
from signoria.cli.simulate import progress_bar, table
from signoria.engine.game import Game

COLUMNS: Final = ("column-who", "column-rating", "column-interval", "column-wins", "column-games")
EVERYONE: Final = ",".join((*(level.name for level in LEVELS), "greedy", "random"))
Deals = Annotated[int, typer.Option("--deals", metavar="N")]
Players = Annotated[str, typer.Option("--bots", metavar="A,B,…")]
Ledger = Annotated[Path | None, typer.Option("--out", metavar="FILE")]


def tournament(
    ctx: typer.Context,
    name: GameName,
    *,
    edition: Edition = None,
    deals: Deals = 10,
    seats: Seats = None,
    bots: Players = "apprentice,merchant,greedy,random",
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    jobs: Jobs = 1,
    on: On = HERE,
    ledger: Ledger = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Play what is not in the file yet, and print the table."""
    desk: Desk = ctx.obj
    check_hands(ctx, jobs, on)
    needs_choix()
    cup, game = agreed_cup(desk, name, edition, deals, seats, bots, seed, option, data)
    found, path = played(desk, cup, game, jobs, on, ledger)
    table_of = ratings(found, cup.seed)
    if as_json:
        told = {"games": len(found), "seed": cup.seed, "ratings": msgspec.to_builtins(table_of)}
        desk.line(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        report(desk, table_of)
        desk.tell("tournament-done", games=len(found), seed=cup.seed, file=str(path))
    return 0


def ladder(
    ctx: typer.Context,
    name: GameName,
    *,
    edition: Edition = None,
    deals: Deals = 10,
    seats: Seats = None,
    bots: Players = EVERYONE,
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    jobs: Jobs = 1,
    on: On = HERE,
    ledger: Ledger = None,
    also: Annotated[list[Path] | None, typer.Option("--also", metavar="FILE")] = None,
    document: Annotated[Path | None, typer.Option("--document", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    """The same, with the table in the place that a document keeps for it; without a document it is printed."""
    desk: Desk = ctx.obj
    check_hands(ctx, jobs, on)
    needs_choix()
    cup, game = agreed_cup(desk, name, edition, deals, seats, bots, seed, option, data)
    further = others(cup, game, also or [])
    text = ""
    if document is not None:  # before hours of play: a document without a place for the table
        text = files.read(document)
        placed(text, cup.game, cup.seats, "", str(document))
    found, path = played(desk, cup, game, jobs, on, ledger)
    found += further
    names = ", ".join(file.name for file in (path, *(also or [])))
    told = desk.say("tournament-done", games=len(found), seed=cup.seed, file=names)
    table_of = rungs(ratings(found, cup.seed), tuple(desk.say(key) for key in COLUMNS), told)
    if document is None:
        desk.line(table_of)
    else:
        files.write(document, placed(text, cup.game, cup.seats, table_of, str(document)))
        desk.tell("page-written", file=str(document))
    return 0


def agreed_cup(
    desk: Desk,
    name: str,
    edition: str | None,
    deals: int,
    seats: int | None,
    bots: str,
    seed: str | None,
    option: list[str] | None,
    data: list[Path] | None,
) -> tuple[Cup, Game]:
    """The tournament as it was asked for, and its game."""
    desk.take_packs(data)
    game = desk.boxed(name)
    cup = Cup(
        game=game.meta.id,
        edition=agreed.edition_of(game, edition),
        seats=agreed.seats_of(game, seats),
        games=0,
        seed=agreed.seed_of(seed),
        bots=agreed.bots_of(bots, game),
        options=agreed.options_of(game, option or []),
        data=desk.pack_files.get(name, {}),
        values=game.data,
        deals=deals,
    )
    return cup, game


def played(desk: Desk, cup: Cup, game: Game, jobs: int, on: str, ledger: Path | None) -> tuple[list[Result], Path]:
    """Every result, those that the file has already among them, and the file."""
    total = planned(cup, game)
    path = Path(f"tournament-{game.meta.id}-{cup.seats}.jsonl") if ledger is None else ledger
    with progress_bar(desk, total) as progress:
        return results(cup, desk.find, path, jobs, progress, on), path


def report(desk: Desk, found: list[Rating]) -> None:
    """The ratings as a table."""
    shown = table(desk, *COLUMNS)
    for one in found:
        shown.add_row(one.bot, f"{one.rating:.0f}", one.interval, f"{one.wins:g}", str(one.games))
    desk.show(shown)
