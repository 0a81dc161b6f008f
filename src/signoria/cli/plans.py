"""Games between bots as the command line asks for them: what all commands that play many games share."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from signoria.arena.cluster import needs_ray
from signoria.arena.match import LONGEST, Plan, check
from signoria.arena.simulate import HERE, RAY
from signoria.cli import agreed
from signoria.cli.desk import Desk
from signoria.cli.flags import apart
from signoria.engine.game import Game
from signoria.engine.problem import Problem


def plan_of(
    desk: Desk,
    name: str,
    *,
    edition: str | None,
    games: int,
    seats: int | None,
    bots: str,
    seed: str | None,
    option: list[str] | None,
    data: list[Path] | None,
    longest: int = LONGEST,
    even: bool = False,
) -> tuple[Game, Plan]:
    """The game with the values that are wanted, and the games of it to play; a problem if they cannot be played."""
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
        longest=longest,
        even=even,
    )
    check(plan, game)
    return game, plan


def check_hands(ctx: typer.Context, jobs: int, on: str) -> None:
    """Refuse, before anything is played, hands that there are not."""
    if jobs < 1:
        raise Problem("cli-jobs")
    if on not in {HERE, RAY}:
        raise Problem("cli-on", on=on)
    if on == RAY:
        apart(ctx, f"--on {RAY}", "jobs")
        needs_ray()
