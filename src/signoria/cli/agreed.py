"""What is agreed before a game starts: game, edition, seats, options and who plays, as given on the command line."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from signoria import bots
from signoria.engine.agreed import agreed
from signoria.engine.game import Game
from signoria.engine.problem import Problem

HUMAN = "human"


def edition_of(game: Game, asked: str | None) -> str:
    """The edition asked for, else the first."""
    return game.meta.editions[0] if asked is None else asked


def seats_of(game: Game, asked: int | None) -> int:
    """The number of seats asked for, else the fewest."""
    return game.meta.seats[0] if asked is None else asked


def table_of(game: Game, edition: str, seats: int | None, given: list[str]) -> tuple[int, msgspec.Struct]:
    """The seats and options of a table as it is kept: one for a single player has a seat for the house."""
    count = seats_of(game, seats)
    game.check(edition, count)
    return game.table(count, msgspec.convert(options_of(game, given), game.options))


def seed_of(asked: str | None) -> str:
    """The seed asked for, else a new one, short enough to be copied by hand."""
    return str(secrets.randbelow(10**9)) if asked is None else asked


def options_of(game: Game, given: list[str]) -> dict[str, Any]:
    """The game's options from ``name=value`` pairs, those left out at their defaults."""
    values: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem("cli-option-form", text=pair)
        if name in values:
            raise Problem("cli-option-twice", name=name)
        values[name] = value
    whole: dict[str, Any] = msgspec.to_builtins(agreed(game, values, typed=True))
    return whole


def bots_of(given: str, game: Game, also: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names in a list with commas; each is a bot, or one of the words that are allowed as well."""
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    if not names:
        raise Problem("cli-no-bots")
    for name in names:
        if name not in also:
            bots.for_game(name, game, measured=True)
    return names
