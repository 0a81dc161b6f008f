"""``signoria simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.arena.match import LONGEST, Plan, Unfinished
from signoria.arena.simulate import HERE, workers
from signoria.arena.simulate import simulate as played
from signoria.arena.statistics import PERCENTILES, Rate, Statistics
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Edition, GameName, GameOptions, Jobs, Journal, Json, Lang, On, Seats, Seed
from signoria.cli.games import edition_name, name_of
from signoria.cli.plans import check_hands, plan_of
from signoria.engine.phrase import Phrase


def simulate(
    ctx: typer.Context,
    name: GameName,
    *,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "random",
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    jobs: Jobs = 1,
    on: On = HERE,
    journal: Journal = None,
    longest: Annotated[int, typer.Option("--longest", metavar="N")] = LONGEST,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Play the games and print the statistics; an exit code of 1 if one of them does not come to an end."""
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
    started = time.perf_counter()
    with progress_bar(desk, plan.games) as progress:
        statistics = played(plan, desk.find, jobs, lambda so_far: progress(so_far.done), on, journal)
    seconds = time.perf_counter() - started
    if as_json:
        speed = {
            "seconds": round(seconds, 3),
            "on": on,
            "jobs": workers(plan, jobs),
            "decisions_per_second": round(statistics.choices / seconds),
        }
        desk.line(json.dumps({**statistics.to_json(), "speed": speed}, indent=2, ensure_ascii=False))
    else:
        title = desk.say("simulated", game=name_of(desk, game), edition=edition_name(desk, game, plan.edition))
        desk.line(title, "bold")
        report(desk, statistics, seconds)
    for failed in statistics.unfinished:
        keep(desk, plan, failed)
    return 1 if statistics.unfinished else 0


def keep(desk: Desk, plan: Plan, failed: Unfinished) -> None:
    """Put the record of a game that does not end into this folder, under the name of its last position, and say so."""
    path = Path(f"unfinished-{plan.game}-{failed.digest}{files.ENDING}")
    files.write(path, failed.record)
    told = desk.say("sum-unfinished", number=failed.number + 1, choices=failed.choices, file=str(path))
    desk.warn(told)


@contextlib.contextmanager
def progress_bar(desk: Desk, every: int, key: str = "simulating") -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it is in nobody's way; it is told how many games, or what else, are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        task = progress.add_task(desk.say(key), total=every)
        yield lambda done: progress.update(task, completed=done)


def report(desk: Desk, statistics: Statistics, seconds: float) -> None:
    """The statistics as tables."""
    plan = statistics.plan
    desk.tell("sum-games", games=statistics.games, seats=plan.seats, seed=plan.seed)
    outcomes = table(desk, "column-outcome", "column-games", "column-share")
    for kind, count in statistics.outcomes.most_common():
        outcomes.add_row(desk.texts.say(Phrase(f"outcome-{kind}")), str(count), desk.percent(count / statistics.games))
    desk.show(outcomes)
    winners = table(desk, "column-who", "column-wins", "column-share", "column-interval")
    for seat, rate in enumerate(statistics.seats(), 1):
        winners.add_row(desk.say("seat-number", seat=seat), *row(desk, rate))
    winners.add_section()
    for bot, rate in statistics.bots().items():
        winners.add_row(bot, *row(desk, rate))
    desk.show(winners)
    lengths = ", ".join(
        desk.say("percentile", percent=percent, length=statistics.length_at(percent)) for percent in PERCENTILES
    )
    desk.tell("sum-length", mean=desk.decimal(statistics.mean_length()), percentiles=lengths)
    desk.tell(
        "sum-speed",
        choices=statistics.choices,
        seconds=desk.decimal(seconds),
        speed=round(statistics.choices / seconds),
    )


def table(desk: Desk, who: str, *numbers: str) -> Table:
    """A table with a column of names and some of numbers."""
    made = Table(desk.say(who))
    for key in numbers:
        made.add_column(desk.say(key), justify="right")
    return made


def row(desk: Desk, rate: Rate) -> tuple[str, str, str]:
    """The cells of a win rate."""
    wins = desk.decimal(rate.successes, 0 if rate.successes.is_integer() else 1)
    interval = desk.say("interval", low=desk.percent(rate.low), high=desk.percent(rate.high))
    return wins, desk.percent(rate.rate), interval
