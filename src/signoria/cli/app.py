"""The commands together: parse, run one, and turn whatever is wrong with the input into one sentence."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Final

import typer
from typer.main import get_command

from signoria.cli import (
    admin,
    bench,
    data,
    dataset,
    explain,
    files,
    games,
    play,
    puzzles,
    record,
    replay,
    report,
    review,
    rules,
    scenario,
    serve,
    simulate,
    tournament,
    tune,
    version,
)
from signoria.cli.desk import Desk
from signoria.cli.flags import Lang
from signoria.cli.help import Command, Commands
from signoria.cli.language import language_of
from signoria.cli.usage import problem_of
from signoria.engine.problem import Problem

COMMANDS: Final[dict[str, Callable[..., int]]] = {
    "games": games.games,
    "play": play.play,
    "serve": serve.serve,
    "admin": admin.admin,
    "simulate": simulate.simulate,
    "tournament": tournament.tournament,
    "ladder": tournament.ladder,
    "report": report.report,
    "tune": tune.tune,
    "dataset": dataset.dataset,
    "puzzles": puzzles.puzzles,
    "replay": replay.replay,
    "review": review.review,
    "scenario": scenario.scenario,
    "explain": explain.explain,
    "rules": rules.rules,
    "record": record.record,
    "data": data.data,
    "bench": bench.bench,
    "version": version.version,
}
WRONG_INPUT: Final = 2


def build() -> typer.Typer:
    """The typer application."""
    app = typer.Typer(name="signoria", cls=Commands, add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(signoria)
    for name, function in COMMANDS.items():
        app.command(name, cls=Command)(function)
    return app


def signoria(
    ctx: typer.Context, show_version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = None
) -> None:
    """What stands before the command, or alone."""
    if show_version:
        raise typer.Exit(version.version(ctx))
    if ctx.invoked_subcommand is None:
        ctx.get_help()


def run(arguments: Sequence[str], desk: Desk) -> int:
    """Run one command line and return its exit code (130 for one that was interrupted)."""
    forgive_letters()
    try:
        desk.speak(language_of(arguments))
        command = get_command(build())
        code = command.main(list(arguments) or ["--help"], prog_name="signoria", standalone_mode=False, obj=desk)
    except Problem as problem:
        desk.complain(problem)
        return WRONG_INPUT
    except typer.TyperException as error:
        desk.complain(problem_of(error))
        return WRONG_INPUT
    except OSError as error:
        return unprinted(desk, error)
    return code if isinstance(code, int) else 0


def forgive_letters() -> None:
    """Let a question mark stand for whatever a terminal, a pipe or a keyboard cannot spell."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


def unprinted(desk: Desk, error: OSError) -> int:
    """Files are looked after where they are named, so this is about the output: the disk behind it may be full."""
    try:
        sys.stdout.flush()
    except OSError:
        # What is left in the buffer would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with contextlib.suppress(OSError):
        desk.complain(Problem("cli-cannot-print", reason=files.reason(error)))
    return WRONG_INPUT
