"""``signoria version``: which version, and whether its engine runs compiled."""

from __future__ import annotations

import platform

import typer

from signoria import __version__
from signoria.cli.desk import Desk
from signoria.cli.flags import Lang
from signoria.resources import compiled


def version(ctx: typer.Context, lang: Lang = None) -> int:
    """Say the version, the engine and Python's version."""
    desk: Desk = ctx.obj
    engine = desk.say("engine-compiled" if compiled() else "engine-interpreted")
    desk.tell("version", version=__version__, engine=engine, python=platform.python_version())
    return 0
