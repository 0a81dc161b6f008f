"""Signoria: a table for Renaissance strategy games. docs/library.md says what a program does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.engine.problem import Problem
    from signoria.library import Option, Play, Reason, find, game_names, load, replay, start

__version__ = "0.1.0"
__all__ = ["Option", "Play", "Problem", "Reason", "__version__", "find", "game_names", "load", "replay", "start"]


if not TYPE_CHECKING:  # else a type checker would take any name for one of ours

    def __getattr__(name: str) -> object:
        """The library, once somebody asks for it: every command and every part of the package imports this module."""
        if name not in __all__:
            raise AttributeError(f"module 'signoria' has no attribute {name!r}")
        from signoria import library  # noqa: PLC0415 - not before it is wanted

        return getattr(library, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
