"""``signoria simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.arena.match import Plan, check
from signoria.arena.simulate import simulate as played
from signoria.arena.simulate import workers
from signoria.arena.statistics import PERCENTILES, Rate, Statistics
from signoria.cli import agreed
from signoria.cli.desk import Desk
from signoria.cli.flags import Edition, GameName, GameOptions, Json, Lang, Seats, Seed
from signoria.cli.games import edition_name, name_of
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem


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
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Play the games and print the statistics."""
    desk: Desk = ctx.obj
    game = desk.opening(name)
    plan = Plan(
        game=game.meta.id,
        edition=agreed.edition_of(game, edition),
        seats=agreed.seats_of(game, seats),
        games=games,
        seed=agreed.seed_of(seed),
        bots=agreed.bots_of(bots),
        options=agreed.options_of(game, option or []),
    )
    check(plan, game)
    if jobs < 1:
        raise Problem("cli-jobs")
    started = time.perf_counter()
    statistics = with_progress(desk, plan, jobs)
    seconds = time.perf_counter() - started
    if as_json:
        speed = {
            "seconds": round(seconds, 3),
            "jobs": workers(plan, jobs),
            "decisions_per_second": round(statistics.choices / seconds),
        }
        desk.line(json.dumps({**statistics.to_json(), "speed": speed}, indent=2, ensure_ascii=False))
    else:
        title = desk.say("simulated", game=name_of(desk, game), edition=edition_name(desk, game, plan.edition))
        desk.line(title, "bold")
        report(desk, statistics, seconds)
    return 0


def with_progress(desk: Desk, plan: Plan, jobs: int) -> Statistics:
    """Play, with a bar on the error stream, where it is in nobody's way."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        task = progress.add_task(desk.say("simulating"), total=plan.games)
        return played(plan, desk.find, jobs, lambda so_far: progress.update(task, completed=so_far.games))


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
