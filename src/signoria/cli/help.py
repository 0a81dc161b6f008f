"""The help of every command, in the user's language: what it does, what it takes, and an example.

The texts are ``cli-about-<command>``, ``cli-takes-<parameter>`` (a parameter means the same in every command) and
``cli-example-<command>``.
"""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.table import Table
from typer.core import TyperCommand, TyperGroup

from signoria.cli.desk import Desk
from signoria.engine.vocabulary import unknown


class Command(TyperCommand):
    """One command."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        desk: Desk = ctx.obj
        params: list[Any] = list(self.get_params(ctx))
        arguments = [param for param in params if param.param_type_name == "argument"]
        flags = [param for param in params if param.param_type_name != "argument"]
        usage = [ctx.command_path, *(placeholder(param) for param in arguments), desk.say("help-flags-placeholder")]
        desk.tell("help-usage", usage=" ".join(usage))
        desk.out.print()
        desk.tell(f"about-{self.name}")
        desk.out.print()
        explained(desk, [*arguments, *flags])
        desk.out.print()
        desk.tell("help-example")
        example = desk.say(f"example-{self.name}", game=next(iter(desk.games())))
        desk.line(f"  {example}", "bold")


class Commands(TyperGroup):
    """All commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print what there is."""
        desk: Desk = ctx.obj
        desk.tell("help-usage", usage=f"{ctx.command_path} {desk.say('help-command-placeholder')}")
        desk.out.print()
        desk.tell("about-signoria")
        desk.out.print()
        rows(desk, [(name, desk.say(f"about-{name}")) for name in self.commands])
        desk.out.print()
        explained(desk, list(self.get_params(ctx)))
        desk.out.print()
        desk.tell("help-more", example="signoria play --help")

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command with this name."""
        if args[0] not in self.commands:
            raise unknown("command", args[0], tuple(self.commands))
        return super().resolve_command(ctx, args)


def placeholder(param: Any) -> str:
    """An argument as it stands in the usage line."""
    name = str(param.metavar or param.name.upper())
    return name if param.required or name.startswith("[") else f"[{name}]"


def explained(desk: Desk, params: list[Any]) -> None:
    """What each parameter means and what it is if it is left out."""
    table = []
    for param in params:
        names = ", ".join(name for name in param.opts if name.startswith("-")) or str(
            param.metavar or param.name.upper()
        )
        if names.startswith("-") and not param.is_flag:
            names = f"{names} {param.metavar or 'N'}"
        meaning = desk.say(f"takes-{param.name.replace('_', '-')}")
        default = param.default
        if default not in (None, False, "", ()) and not callable(default):
            meaning = desk.say("help-default", meaning=meaning, default=str(default))
        table.append((names, meaning))
    rows(desk, table)


def rows(desk: Desk, pairs: list[tuple[str, str]]) -> None:
    """Two columns, the first in bold."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for name, meaning in pairs:
        table.add_row(name, meaning)
    desk.show(Padding(table, (0, 0, 0, 2)))
