"""``signoria version``: which version, and whether its engine runs compiled."""

from __future__ import annotations

import platform
from pathlib import Path

import typer

from signoria import __version__
from signoria.cli.desk import Desk
from signoria.cli.flags import Lang
from signoria.engine import state


def version(ctx: typer.Context, lang: Lang = None) -> int:
    """Say the version, the engine and Python's version."""
    desk: Desk = ctx.obj
    engine = desk.say("engine-compiled" if compiled() else "engine-interpreted")
    desk.tell("version", version=__version__, engine=engine, python=platform.python_version())
    return 0


def compiled() -> bool:
    """Whether the engine was compiled: its modules then are not Python files."""
    return Path(str(state.__file__)).suffix != ".py"
