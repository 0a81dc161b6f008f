"""``signoria scenario``: run scenarios, one line each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import typer

from signoria import resources
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, Files, Lang
from signoria.engine import scenario as scenarios
from signoria.engine.problem import Problem
from signoria.text import voice


def scenario(ctx: typer.Context, paths: Files, data: Data = None, lang: Lang = None) -> int:
    """Run every scenario in these files and folders."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    codes = [outcome(desk, path) for path in expanded(paths)]
    failed = sum(map(bool, codes))
    desk.tell("scenario-sum", "bold red" if failed else "bold green", passed=len(codes) - failed, failed=failed)
    return max(codes)


def expanded(paths: list[Path]) -> Iterable[Path]:
    """The files, with every folder replaced by the scenarios in it."""
    for path in paths:
        if files.is_folder(path):
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise Problem("cli-no-scenarios", folder=str(path))
            yield from found
        else:
            yield path


def outcome(desk: Desk, path: Path) -> int:
    """Run one scenario, say what came of it, and return its exit code: 1 if it fails, 2 if it cannot be run."""
    try:
        loaded = scenarios.load(files.read(path), desk.boxed)
        scenarios.check_paragraphs(loaded, rule_index(loaded.game, loaded.edition))
        result = scenarios.run(loaded, voice(loaded.game))
    except Problem as problem:
        desk.tell("scenario-broken", "red", file=str(path), problem=desk.texts.say_problem(problem))
        return 2
    if result.ok:
        desk.tell("scenario-passed", "green", file=str(path), title=loaded.title)
        return 0
    desk.tell("scenario-failed", "red", file=str(path), title=loaded.title)
    for failure in result.failures:
        told = desk.say("scenario-failure", line=failure.line, failure=failure.phrase)
        desk.line(f"        {told}", "red")
    return 1


rule_index = cache(resources.rule_index)
