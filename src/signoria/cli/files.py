"""Files that people name, and the folder where games that were left are kept."""

from __future__ import annotations

import os
from pathlib import Path

from signoria.engine.problem import Problem

ENDING = ".signoria"


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return content(path).decode()
    except UnicodeDecodeError as error:
        raise Problem("cli-not-text", file=str(path)) from error


def content(path: Path) -> bytes:
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise Problem("cli-no-file", file=str(path)) from error
    except OSError as error:
        raise Problem("cli-cannot-read", file=str(path), reason=error.strerror or "") from error


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    half = path.with_name(f"{path.name}.half")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, "utf-8")
        half.replace(path)
    except OSError as error:
        raise Problem("cli-cannot-write", file=str(path), reason=error.strerror or "") from error


def unused(path: Path) -> Path:
    """A path that somebody named for a new file: nothing that is there is written over."""
    if path.exists():
        raise Problem("cli-file-exists", file=str(path))
    return path


def saved_games() -> Path:
    """The folder of saved games: $SIGNORIA_GAMES, else the usual place for a program's data."""
    own = os.environ.get("SIGNORIA_GAMES")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "signoria" / "games"


def new_name(game: str, date: str) -> Path:
    """A file in that folder that is not there yet."""
    folder = saved_games()
    number = 1
    while (path := folder / f"{game}-{date}-{number}{ENDING}").exists():
        number += 1
    return path
