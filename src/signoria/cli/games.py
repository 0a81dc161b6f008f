"""``signoria games``: which games there are, and what can be agreed before each."""

from __future__ import annotations

import msgspec
import typer
from rich.table import Table

from signoria.cli.desk import Desk
from signoria.cli.flags import Lang, MaybeGame
from signoria.engine.agreed import allowed, as_typed
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase


def games(ctx: typer.Context, name: MaybeGame = None, lang: Lang = None) -> int:
    """List the games, or one of them with its options."""
    desk: Desk = ctx.obj
    if name is None:
        table = Table(
            desk.say("column-game"),
            desk.say("column-name"),
            desk.say("column-editions"),
            desk.say("column-seats"),
            desk.say("column-state"),
        )
        for game in desk.games().values():
            desk.open(game)
            state = desk.say("game-complete") if game.meta.complete else desk.say("game-growing")
            table.add_row(game.meta.id, name_of(desk, game), ", ".join(game.meta.editions), seats(game), state)
        desk.show(table)
        desk.tell("games-more", example="signoria games " + next(iter(desk.games())))
    else:
        one(desk, desk.find(name))
    return 0


def one(desk: Desk, game: Game) -> None:
    """What can be agreed before a game."""
    desk.open(game)
    desk.line(name_of(desk, game), "bold")
    desk.tell("game-seats", seats=seats(game))
    desk.tell("game-editions")
    for edition in game.meta.editions:
        desk.line(f"  {edition}: {edition_name(desk, game, edition)}")
    fields = msgspec.structs.fields(game.options)
    if fields:
        desk.tell("game-options")
        table = Table.grid(padding=(0, 2))
        for field in fields:
            phrase = Phrase(f"gameoption-{game.meta.id}-{field.encode_name}")
            pair = f"  {field.encode_name}={as_typed(field.default)}"
            table.add_row(pair, f"({allowed(field.type)})", desk.texts.say_attribute(phrase, "help"))
        desk.show(table)


def name_of(desk: Desk, game: Game) -> str:
    """The name of a game."""
    return desk.texts.say(Phrase(f"game-{game.meta.id}"))


def edition_name(desk: Desk, game: Game, edition: str) -> str:
    """The name of an edition of a game."""
    return desk.texts.say(Phrase(f"edition-{game.meta.id}-{edition}"))


def seats(game: Game) -> str:
    """How many may play; one alone where the rules play the other seat."""
    fewest, most = game.meta.seats
    fewest = 1 if game.meta.solo else fewest
    return str(most) if fewest == most else f"{fewest}–{most}"
