"""Results that are written down as they come, one line each, so that a run that was interrupted goes on from there.

The first line says what is played. A line that was cut off is taken away, and its game is played again.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from signoria.engine.problem import Problem


def kept(path: Path, heading: dict[str, Any], kind: Any, former: tuple[str, ...] = ()) -> list[Any]:
    """The results that a file with the same heading holds already, each of this type.

    ``former`` names what the headings of older files said as well and what makes no difference.
    """
    try:
        text = path.read_bytes() if path.exists() else b""
        if not text:
            return []
        whole = text[: text.rfind(b"\n") + 1]
        first, *lines = whole.splitlines()
        found = msgspec.json.decode(first, type=dict[str, Any])
        for name in former:
            found.pop(name, None)
        same = found == msgspec.json.decode(msgspec.json.encode(heading))
        told = [msgspec.json.decode(line, type=kind) for line in lines] if same else []
        if same and len(whole) != len(text):
            os.truncate(path, len(whole))
    except (OSError, ValueError, msgspec.DecodeError) as error:
        raise Problem("results-file", file=str(path)) from error
    if not same:
        raise Problem("results-other", file=str(path))
    return told


def begun(path: Path) -> dict[str, Any]:
    """The heading of a file with results."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError) as error:
        raise Problem("results-file", file=str(path)) from error


@contextlib.contextmanager
def noting(path: Path, heading: dict[str, Any]) -> Iterator[Callable[[Any], None]]:
    """What writes one result more, so that it is there even if the machine stops."""
    try:
        file = path.open("ab")
    except OSError as error:
        raise Problem("results-file", file=str(path)) from error

    def note(result: Any) -> None:
        try:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        except OSError as error:
            raise Problem("results-file", file=str(path)) from error

    with file:
        if not file.tell():
            note(heading)
        yield note
