"""Modules that need an extra say so, in one sentence, where it is not installed."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Final

THREADS: Final = "OPENBLAS_NUM_THREADS"


def needs(extra: str, *packages: str) -> None:
    """Refuse unless these packages are there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise ModuleNotFoundError(
            f"This needs the package {missing[0]}: install signoria[{extra}] to get it.", name=missing[0]
        )


def one_thread() -> None:
    """Let NumPy compute in one thread, if it is not there yet and nobody has said otherwise.

    The matrices of a small network are so small that more threads do nothing but wait for each other.
    """
    os.environ.setdefault(THREADS, "1")
