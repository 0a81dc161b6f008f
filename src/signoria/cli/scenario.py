"""``signoria scenario``: run scenarios, one line each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import typer

from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Files, Lang
from signoria.engine import scenario as scenarios
from signoria.engine.problem import Problem


def scenario(ctx: typer.Context, paths: Files, lang: Lang = None) -> int:
    """Run every scenario in these files and folders."""
    desk: Desk = ctx.obj
    passed = failed = 0
    for path in expanded(paths):
        if passes(desk, path):
            passed += 1
        else:
            failed += 1
    desk.tell("scenario-sum", "bold red" if failed else "bold green", passed=passed, failed=failed)
    return 1 if failed else 0


def expanded(paths: list[Path]) -> Iterable[Path]:
    """The files, with every folder replaced by the scenarios in it."""
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise Problem("cli-no-scenarios", folder=str(path))
            yield from found
        else:
            yield path


def passes(desk: Desk, path: Path) -> bool:
    """Run one scenario and say what came of it."""
    try:
        loaded = scenarios.load(files.read(path), desk.opening)
        result = scenarios.run(loaded)
    except Problem as problem:
        desk.tell("scenario-broken", "red", file=str(path), problem=desk.texts.say_problem(problem))
        return False
    if result.ok:
        desk.tell("scenario-passed", "green", file=str(path), title=loaded.title)
        return True
    first, *more = result.failures
    desk.tell(
        "scenario-failed",
        "red",
        file=str(path),
        title=loaded.title,
        line=first.line,
        failure=desk.texts.say(first.phrase),
        more=len(more),
    )
    return False
