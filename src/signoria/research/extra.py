"""Modules that need an extra say so, in one sentence, where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec


def needs(extra: str, *packages: str) -> None:
    """Refuse unless these packages are there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise ModuleNotFoundError(
            f"This needs the package {missing[0]}: install signoria[{extra}] to get it.", name=missing[0]
        )
