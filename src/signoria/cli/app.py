"""The commands together: parse, run one, and turn whatever is wrong with the input into one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import typer
from typer.main import get_command

from signoria.cli import admin, bench, explain, games, play, record, replay, rules, scenario, serve, simulate, version
from signoria.cli.desk import Desk
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
    "replay": replay.replay,
    "scenario": scenario.scenario,
    "explain": explain.explain,
    "rules": rules.rules,
    "record": record.record,
    "bench": bench.bench,
    "version": version.version,
}
WRONG_INPUT: Final = 2


def build() -> typer.Typer:
    """The typer application."""
    app = typer.Typer(name="signoria", cls=Commands, add_completion=False, pretty_exceptions_enable=False)
    for name, function in COMMANDS.items():
        app.command(name, cls=Command)(function)
    return app


def run(arguments: Sequence[str], desk: Desk) -> int:
    """Run one command line and return its exit code (130 for one that was interrupted)."""
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
    return code if isinstance(code, int) else 0
