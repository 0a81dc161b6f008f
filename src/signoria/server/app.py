"""The application: everything put together. ``create`` takes what a test or a command wants otherwise."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema

from signoria import __version__, catalogue
from signoria.engine.game import Game
from signoria.server import api_games, api_learn, api_notify, api_people, api_play, api_tables, live, site
from signoria.server.bells import Bells
from signoria.server.cards import texts
from signoria.server.config import Channels
from signoria.server.errors import HANDLERS
from signoria.server.guard import Authentication, Door, Limit, secure
from signoria.server.hall import Hall
from signoria.server.notify import Fact
from signoria.server.people import People
from signoria.server.postman import Postman
from signoria.server.store import Store
from signoria.server.thinking import Find
from signoria.server.words import Words, words_of
from signoria.text import LANGUAGES

BODY_BYTES: Final = 64_000
REFUSAL: Final = "Refused"


class Settings(msgspec.Struct, frozen=True):
    """What can be told to the application."""

    database: str = "signoria.db"
    every: Limit | None = Limit(burst=200, rate=40)  # requests of one client
    dear: Limit | None = Limit(burst=20, rate=0.2)  # arrivals, logins and records from one address
    channels: Channels = Channels()


def create(
    settings: Settings, games: Callable[[], dict[str, Game]] = catalogue.games, find: Find = catalogue.find
) -> Litestar:
    """The ASGI application on a database, with some games on offer."""
    store = Store(settings.database)
    hall = Hall(store, find)
    door = Door(People(store), settings.every, settings.dear)
    hall.on_tokens = door.forget
    bells = Bells()

    def word(fact: Fact, language: str) -> Words:
        return words_of(fact, find(fact.game), language)

    postman = Postman(store, settings.channels, word)

    def notified(people: Collection[str]) -> None:
        bells.ring(people)
        postman.ring()

    store.on_people = notified

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        await hall.open()
        # Reading the texts takes a second; nobody should wait for it in the middle of a game.
        hall.spawn(asyncio.to_thread(warm, games))
        hall.spawn(postman.run())
        try:
            yield
        finally:
            await hall.close()
            await store.close()

    rooms = (api_games, api_learn, api_people, api_notify, api_tables, api_play, live)
    handlers = [handler for room in rooms for handler in room.HANDLERS]
    app = Litestar(
        route_handlers=[Router("/api", route_handlers=handlers), *site.handlers(site.folder())],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Authentication, exclude="^/schema")],
        exception_handlers=HANDLERS,
        before_send=[secure],
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig("Signoria", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        state=State({"hall": hall, "door": door, "games": games, "bells": bells, "channels": settings.channels}),
        logging_config=None,
    )
    document(app)
    return app


def warm(games: Callable[[], dict[str, Game]]) -> None:
    """Read the texts of every game in every language."""
    for game in games().values():
        for language in LANGUAGES:
            texts(language, game)
    # What is there now stays: the collector need not look at it again and again while games are played.
    gc.collect()
    gc.freeze()


def document(app: Litestar) -> None:
    """Tell in the OpenAPI what every refusal looks like: all have one form."""
    text, anything = Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.OBJECT)
    form = Schema(
        type=OpenAPIType.OBJECT,
        properties={"error": text, "message": text, "details": anything},
        required=["error", "message", "details"],
    )
    refusal = OpenAPIResponse(description=REFUSAL, content={"application/json": OpenAPIMediaType(schema=form)})
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.put, path.post, path.delete, path.patch):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = refusal
