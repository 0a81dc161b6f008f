"""Data packs in folders: reading one for a command, and writing one out."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Final

from signoria.cli import files
from signoria.engine.problem import Problem

MOST_FILES: Final = 50  # that are looked at in the folder of a pack


def content(folder: Path) -> dict[str, str]:
    """The TOML files of a folder, by name."""
    if not files.is_folder(folder):
        raise Problem("cli-no-pack", folder=str(folder))
    try:
        found = sorted(path for path in itertools.islice(folder.glob("*.toml"), MOST_FILES) if path.is_file())
    except OSError as error:
        raise Problem("cli-cannot-read", file=str(folder), reason=files.reason(error)) from error
    return {path.name: files.read(path) for path in found}


def write(folder: Path, pack: dict[str, str]) -> None:
    """Write the files of a pack into a folder where none of them is yet."""
    for name in pack:
        files.unused(folder / name)
    for name, text in pack.items():
        files.write(folder / name, text)
