"""The arguments and flags that several commands share, so that they look and mean the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from signoria.engine.problem import Problem

# The language is settled before the command line is parsed (see language.py); commands only declare the flag.
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pl")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="NAME")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Data = Annotated[list[Path] | None, typer.Option("--data", metavar="DIR")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N")]
On = Annotated[str, typer.Option("--on", metavar="here|ray")]
Journal = Annotated[Path | None, typer.Option("--keep", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]


def apart(ctx: typer.Context, flag: str, *others: str) -> None:
    """Refuse parameters (by name) that would mean nothing beside a flag: nothing that is typed is ignored."""
    for param in ctx.command.params:
        source = ctx.get_parameter_source(param.name or "")
        if param.name in others and source is not None and source.name == "COMMANDLINE":
            raise Problem("cli-flags-apart", flag=flag, other=shown(param))


def shown(param: Any) -> str:
    """A flag or argument as it stands in the help."""
    flags = [name for name in param.opts if name.startswith("--")]
    return str(flags[0] if flags else param.metavar or param.name.upper())
