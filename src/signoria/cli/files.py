"""Files that people name, and the folder where games that were left are kept."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.record.lines import MOST_BYTES

ENDING: Final = ".signoria"
REASONS: Final = {
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENAMETOOLONG: "long-name",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
}


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return content(path).decode()
    except UnicodeDecodeError as error:
        raise Problem("cli-not-text", file=str(path)) from error


def content(path: Path) -> bytes:
    """The bytes of a file; of one that is too big to be a record or scenario no more than shows that."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise Problem("cli-no-file", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Problem("cli-cannot-read", file=str(path), reason=reason(error)) from error
    if len(found) > MOST_BYTES:
        raise Problem("cli-too-big", file=str(path), megabytes=MOST_BYTES // 1_000_000)
    return found


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        half = path.with_name(f"{path.name}.half")
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, "utf-8")
        half.replace(path)
    except (OSError, ValueError) as error:
        raise Problem("cli-cannot-write", file=str(path), reason=reason(error)) from error


def unused(path: Path) -> Path:
    """A path that somebody named for a new file: nothing that is there is written over."""
    try:
        there = path.exists()
    except (OSError, ValueError) as error:
        raise Problem("cli-cannot-write", file=str(path), reason=reason(error)) from error
    if there:
        raise Problem("cli-file-exists", file=str(path))
    return path


def is_folder(path: Path) -> bool:
    """Whether a path that somebody named is a folder; one that cannot be looked at is taken for a file."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def reason(error: OSError | ValueError) -> Phrase:
    """Why the system does not do something with a file; only a name that no file can have is a ValueError."""
    if isinstance(error, ValueError):
        return Phrase("cli-reason-name")
    word = REASONS.get(error.errno or 0)
    if word is None:
        return Phrase("cli-reason-other", {"code": errno.errorcode.get(error.errno or 0, "?")})
    return Phrase(f"cli-reason-{word}")


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
