"""Plain data as TOML that a person likes to read: short tables on one line, long ones under a header."""

from __future__ import annotations

import json
import re
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDTH: Final = 100


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {inline(child)}" for key, child in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return str(value)


def table(data: dict[str, Any], path: tuple[str, ...] = ()) -> str:
    """A table with its sub-tables: a sub-table that is too long for a line gets a header of its own."""
    lines: list[str] = []
    deeper: list[str] = []
    for key, value in data.items():
        name = _key(key)
        line = f"{name} = {inline(value)}"
        if isinstance(value, dict) and value and (len(line) > WIDTH or not path):
            deeper.append(table(value, (*path, name)))
        elif isinstance(value, list | tuple) and len(line) > WIDTH:
            lines += [f"{name} = [", *(f"  {inline(item)}," for item in value), "]"]
        else:
            lines.append(line)
    header = [f"[{'.'.join(path)}]"] if path and (lines or not deeper) else []
    body = "\n".join([*header, *lines])
    return "\n".join([*([f"{body}\n"] if body else []), *deeper])


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _quoted(key)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")  # the one character JSON lets through
