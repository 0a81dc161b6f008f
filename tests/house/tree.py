"""The source tree as the house checks see it."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def files() -> tuple[Path, ...]:
    """Every file that is in the repository or about to be: nothing that .gitignore names."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    paths = (ROOT / name for name in sorted(set(listed)) if name)
    return tuple(path for path in paths if path.is_file())


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """The name and the text of every file that is text: one without a NUL byte."""
    contents = ((path.relative_to(ROOT).as_posix(), path.read_bytes()) for path in files())
    return tuple((name, content.decode("utf-8")) for name, content in contents if b"\0" not in content)


def lines() -> list[tuple[str, str]]:
    """Every line of every text, with the place where it stands: `file:number`."""
    return [
        (f"{name}:{number}", line) for name, text in texts() for number, line in enumerate(text.splitlines(), start=1)
    ]
