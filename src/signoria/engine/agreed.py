"""What is agreed before a game starts: its options, checked one by one, so that a wrong one is named."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown

LONGEST = 80  # letters of a wrong value that are repeated to its author


def agreed(game: Game, given: dict[str, Any], *, typed: bool = False) -> msgspec.Struct:
    """The options of a game with these values, the rest at their defaults. ``typed``: values are texts as typed."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.options)}
    for name, value in given.items():
        if name not in fields:
            raise unknown("gameoption", str(name)[:LONGEST], tuple(fields))
        kind = fields[name].type
        try:
            msgspec.convert(spelt(kind, value) if typed else value, kind, strict=not typed)
        except msgspec.ValidationError:
            shown = str(value)[:LONGEST]
            raise Problem("option-value", name=name, value=shown, values=allowed(kind)) from None
    values = {name: spelt(fields[name].type, value) if typed else value for name, value in given.items()}
    return msgspec.convert(values, game.options, strict=not typed)


def spelt(kind: Any, value: str) -> str | list[str]:
    """A value as it was typed; that of an option with several values has commas between them."""
    if msgspec.json.schema(kind).get("type") != "array":
        return value
    return [part.strip() for part in value.split(",") if part.strip()]


def as_typed(value: Any) -> str:
    """A value as it would be typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def allowed(kind: Any) -> str:
    """The values that an option may have, as they are typed."""
    described: dict[str, Any] = msgspec.json.schema(kind)
    if "enum" in described:
        return ", ".join(str(value) for value in kind.__args__)  # the schema sorts them as text
    if "minimum" in described and "maximum" in described:
        return f"{described['minimum']}–{described['maximum']}"
    return {"boolean": "true, false", "integer": "0, 1, 2, …", "array": "…,…"}.get(described["type"], "…")
