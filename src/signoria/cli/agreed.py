"""What is agreed before a game starts: game, edition, seats, options and who plays, as given on the command line."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from signoria import bots
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown

HUMAN = "human"


def edition_of(game: Game, asked: str | None) -> str:
    """The edition asked for, else the first."""
    return game.meta.editions[0] if asked is None else asked


def seats_of(game: Game, asked: int | None) -> int:
    """The number of seats asked for, else the fewest."""
    return game.meta.seats[0] if asked is None else asked


def seed_of(asked: str | None) -> str:
    """The seed asked for, else a new one, short enough to be copied by hand."""
    return str(secrets.randbelow(10**9)) if asked is None else asked


def options_of(game: Game, given: list[str]) -> dict[str, Any]:
    """The game's options from ``name=value`` pairs, those left out at their defaults."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.options)}
    values: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem("cli-option-form", text=pair)
        if name not in fields:
            raise unknown("gameoption", name, tuple(fields))
        if name in values:
            raise Problem("cli-option-twice", name=name)
        try:
            values[name] = msgspec.convert(spelt(fields[name].type, value), fields[name].type, strict=False)
        except msgspec.ValidationError as error:
            raise Problem("cli-option-value", name=name, value=value, values=allowed(fields[name].type)) from error
    whole: dict[str, Any] = msgspec.to_builtins(msgspec.convert(values, game.options))
    return whole


def spelt(kind: Any, value: str) -> str | list[str]:
    """A value as it was typed; that of an option with several values has commas between them."""
    if msgspec.json.schema(kind).get("type") != "array":
        return value
    return [part.strip() for part in value.split(",") if part.strip()]


def allowed(kind: Any) -> str:
    """The values that an option may have, as they are typed."""
    described: dict[str, Any] = msgspec.json.schema(kind)
    if "enum" in described:
        return ", ".join(str(value) for value in described["enum"])
    if "minimum" in described and "maximum" in described:
        return f"{described['minimum']}–{described['maximum']}"
    return {"boolean": "true, false", "integer": "0, 1, 2, …", "array": "…,…"}.get(described["type"], "…")


def typed(value: Any) -> str:
    """A value as it would be typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def bots_of(given: str, also: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names in a list with commas; each is a bot, or one of the words that are allowed as well."""
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    if not names:
        raise Problem("cli-no-bots")
    for name in names:
        if name not in also:
            bots.find(name)
    return names
