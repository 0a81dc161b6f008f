"""``signoria scenario``: run scenarios, one line each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import typer

from signoria import resources
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Files, Lang
from signoria.engine import scenario as scenarios
from signoria.engine.problem import Problem


def scenario(ctx: typer.Context, paths: Files, lang: Lang = None) -> int:
    """Run every scenario in these files and folders."""
    desk: Desk = ctx.obj
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
        loaded = scenarios.load(files.read(path), desk.opening)
        check_proofs(loaded)
        result = scenarios.run(loaded)
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


def check_proofs(loaded: scenarios.Scenario) -> None:
    """Refuse a scenario that says it proves a paragraph that its rulebook does not have."""
    index = rule_index(loaded.game)
    for place, rule in enumerate(loaded.proves):
        try:
            index.find(rule)
        except Problem as problem:
            raise loaded.toml.problem(("proves", str(place)), problem) from None


rule_index = cache(resources.rule_index)
