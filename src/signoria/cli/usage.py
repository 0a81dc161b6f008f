"""What typer says about a wrong command line, in our words and in the user's language."""

from __future__ import annotations

import difflib

import typer

from signoria.cli.flags import shown
from signoria.engine.problem import Problem


def problem_of(error: typer.TyperException) -> Problem:
    """The problem behind a usage error. The classes of these errors are private to typer, so they go by their names."""
    match type(error).__name__:
        case "NoSuchOption":
            return no_such_flag(error)
        case "BadOptionUsage":
            return Problem("cli-flag-usage", flag=str(getattr(error, "option_name", "")))
        case "MissingParameter":
            return Problem("cli-missing", name=parameter_of(error), command=command_of(error))
        case "BadParameter":
            return Problem("cli-not-a-number", name=parameter_of(error))
    return Problem("cli-usage", command=command_of(error))


def no_such_flag(error: typer.TyperException) -> Problem:
    """A flag that the command does not have, with the nearest that it has."""
    flag = str(getattr(error, "option_name", ""))
    command = getattr(getattr(error, "ctx", None), "command", None)
    known = [name for param in getattr(command, "params", []) for name in param.opts if name.startswith("-")]
    near = difflib.get_close_matches(flag, known, 1, 0.5)
    if near:
        return Problem("cli-no-such-flag-near", flag=flag, near=near[0])
    return Problem("cli-no-such-flag", flag=flag, command=command_of(error))


def command_of(error: typer.TyperException) -> str:
    """The command that was asked for, as it is typed."""
    return str(getattr(getattr(error, "ctx", None), "command_path", "signoria"))


def parameter_of(error: typer.TyperException) -> str:
    """The flag or argument that an error is about, as it stands in the help."""
    param = getattr(error, "param", None)
    return "?" if param is None else shown(param)
