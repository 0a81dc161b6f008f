"""The API of games: what is on offer, and what lies in the box of each, ready to be drawn."""

from __future__ import annotations

import asyncio
import typing
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter, QueryParameter

from signoria import bots
from signoria.comparison import differences
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.lessons.lesson import lessons
from signoria.resources import rule_index
from signoria.server.api.compressed import Packed, packed, small
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, door
from signoria.server.table.hall import Hall
from signoria.server.texts import say, texts
from signoria.server.wire import BotCard, Box, Edition, GameCard, Language, OptionCard

Id = Annotated[str, PathParameter(max_length=80)]
REMEMBERED: Final = 64  # boxes: those of data packs, too
Kind = Literal["flag", "choice", "list"]


@get("/games", summary="The games on offer", sync_to_thread=False)
def list_games(request: Asked, language: FromQuery[Language | None] = None) -> Response[list[GameCard]]:
    """Every game with its editions, its seats and its options explained."""
    spoken = language or language_of(request)
    return small(request, [game_card(game, spoken) for game in request.app.state.games().values()])


@get("/bots", summary="The bots that can take a seat", sync_to_thread=False)
def list_bots(request: Asked, language: FromQuery[Language | None] = None) -> list[BotCard]:
    """Every bot, the best first."""
    said = texts(language or language_of(request))
    games = request.app.state.games().values()
    named = ((bot, Phrase(f"bot-{bot.name}")) for bot in bots.ranked())
    return [
        BotCard(
            bot.name,
            said.say(name),
            said.say_attribute(name, "about"),
            tuple(game.meta.id for game in games if bot.plays(game)),
        )
        for bot, name in named
    ]


@get(
    "/games/{game:str}",
    summary="What lies in the box of a game",
    responses={200: ResponseSpec(Box, description="The box, in one language", generate_examples=False)},
)
async def box(
    request: Asked,
    game: Id,
    language: FromQuery[Language | None] = None,
    edition: Annotated[str, QueryParameter(max_length=80)] = "",
    pack: Annotated[str, QueryParameter(max_length=32)] = "",
) -> Response[bytes]:
    """The name of every thing and all that is printed on cards, tiles and places, by us or by a data pack."""
    found: Game | None = request.app.state.games().get(game)
    if found is None:
        raise Problem("server-no-game")
    if pack:
        hall: Hall = request.app.state.hall
        await door(request).check_replay(request)
        found = await hall.boxes.game(game, pack)
    chosen = edition or found.meta.editions[0]
    found.check(chosen, found.meta.seats[0])
    made = await asyncio.to_thread(packed_box, found, language or language_of(request), chosen)
    return made.answer(request)


@lru_cache(REMEMBERED)
def packed_box(game: Game, language: str, edition: str) -> Packed:
    """A box, encoded and compressed once."""
    names = {
        kind: {word: say(game, language, phrase) for word, phrase in zip(game.domains[kind].words, said, strict=True)}
        for kind, said in game.phrases.items()
        if kind in game.domains
    }
    # What a kind of chance brings to light, for saying why a choice cannot be taken back.
    names["chance"] = {word: say(game, language, Phrase(f"chance-{word}")) for word, _ in game.chances.values()}
    # A paragraph that the edition has in words of its own is told in those.
    own = {msgspec.structs.replace(rule, edition="").key: rule.key for rule in rule_index(game, edition).rules}
    content = Box(game.meta.id, names, spoken(game, language, game.components(edition), own))
    return packed(msgspec.json.encode(content), "application/json")


def spoken(game: Game, language: str, tree: Any, own: dict[str, str]) -> Any:
    """Plain data with every phrase in it said, some of them by a message of their own."""
    if isinstance(tree, Phrase):
        return say(game, language, Phrase(own[tree.key]) if tree.key in own else tree)
    if isinstance(tree, dict):
        return {key: spoken(game, language, value, own) for key, value in tree.items()}
    if isinstance(tree, list | tuple):
        return [spoken(game, language, value, own) for value in tree]
    return tree


def game_card(game: Game, language: str) -> GameCard:
    """A game on offer."""
    meta, said = game.meta, texts(language, game)
    name = Phrase(f"game-{meta.id}")
    return GameCard(
        meta.id,
        said.say(name),
        said.say_attribute(name, "authors"),
        len(lessons(game)),
        tuple(chapter.name for lesson in lessons(game)[:1] for chapter in lesson.chapters),
        tuple(edition_card(game, one, language) for one in meta.editions),
        meta.seats[0],
        meta.seats[1],
        meta.solo,
        meta.solo_option,
        tuple(option_card(game, field, language) for field in msgspec.structs.fields(game.options)),
        msgspec.json.schema(game.options),
        game.boxes if game.layouts else (),
    )


@lru_cache(REMEMBERED)
def edition_card(game: Game, edition: str, language: str) -> Edition:
    """An edition, and how far it is from the first."""
    said = texts(language, game)
    differ = differences(game, game.meta.editions[0], edition, said)
    name = said.say(Phrase(f"edition-{game.meta.id}-{edition}"))
    return Edition(edition, name, len(differ), game.barred(edition))


def option_card(game: Game, field: msgspec.structs.FieldInfo, language: str) -> OptionCard:
    """An option, explained."""
    key, said = f"gameoption-{game.meta.id}-{field.encode_name}", texts(language, game)
    kind, values, names = kind_of(game, key, field.type)
    return OptionCard(
        field.encode_name,
        kind,
        field.default,
        values,
        tuple(map(said.say, names)),
        said.say(Phrase(key)),
        said.say_attribute(Phrase(key), "help"),
    )


def kind_of(game: Game, key: str, asked: Any) -> tuple[Kind, tuple[str, ...], tuple[Phrase, ...]]:
    """How an option is chosen, between which words, and their names. A list says whose words it takes."""
    if typing.get_origin(asked) is Literal:
        words = typing.get_args(asked)
        return "choice", words, tuple(Phrase(f"{key}-{word}") for word in words)
    if typing.get_origin(asked) is Annotated:
        domain = game.domains[typing.get_args(asked)[1].extra["domain"]]
        return "list", domain.words, tuple(map(domain.phrase, range(len(domain.words))))
    return "flag", (), ()


HANDLERS: Final[list[Any]] = [list_games, list_bots, box]
