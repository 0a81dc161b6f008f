"""The application: everything put together. ``create`` takes what a test or a command wants otherwise."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Reference, Schema
from sqlalchemy.exc import DBAPIError

from signoria import __version__, catalogue
from signoria.engine.game import Game
from signoria.server.api import (
    campaign,
    health,
    learn,
    live,
    notifications,
    packs,
    people,
    play,
    profiles,
    puzzles,
    reviews,
    site,
    tables,
)
from signoria.server.api import games as offers
from signoria.server.api.crowds import Crowds
from signoria.server.api.direct_choices import DirectChoices
from signoria.server.api.errors import HANDLERS
from signoria.server.api.presence import Presence
from signoria.server.api.security import Authentication, Door, secure
from signoria.server.notify.channels import Channels
from signoria.server.notify.notifications import Fact
from signoria.server.notify.postman import Postman
from signoria.server.notify.sentences import Words, words_of
from signoria.server.notify.wakeup import Bells
from signoria.server.observed import Observed
from signoria.server.people.accounts import People
from signoria.server.people.limits import Guard, Limits
from signoria.server.store import packs as stored_packs
from signoria.server.store.database import Store
from signoria.server.table.bot_thinking import Find
from signoria.server.table.hall import Hall
from signoria.server.table.tally import Tally
from signoria.server.texts import texts
from signoria.text import LANGUAGES

LOG: Final = logging.getLogger("signoria.server")
BODY_BYTES: Final = 64_000
SIGN_IN: Final = 5.0  # seconds between two signs of life in the database
COLLECTED_EVERY: Final = (20_000, 20, 20)  # objects of Python, and how often its generations
REFUSAL: Final = "Refused"
API: Final = (offers, packs, learn, puzzles, people, profiles, notifications, tables, play, reviews, campaign, live)


class Settings(msgspec.Struct, frozen=True):
    """What can be told to the application."""

    database: str = "signoria.db"
    limits: Limits = Limits()
    channels: Channels = Channels()
    power_cut: bool = False  # whether SQLite waits for the disk at each commit
    profiles: bool = True  # whether results and ratings are kept and shown


def create(
    settings: Settings, games: Callable[[], dict[str, Game]] = catalogue.games, find: Find = catalogue.find
) -> Litestar:
    """The ASGI application on a database, with some games on offer."""
    store = Store(settings.database, settings.power_cut)
    hall = Hall(store, find, settings.limits)
    guard = Guard(store, settings.limits)
    door = Door(People(store), guard, settings.channels.url)
    hall.on_tokens = door.forget
    hall.on_spent = guard.told
    bells = Bells()

    def word(fact: Fact, language: str) -> Words:
        return words_of(fact, find(fact.game), language)

    postman = Postman(store, settings.channels, word)

    def notified(people: Collection[str]) -> None:
        bells.ring(people)
        postman.ring()

    store.on_people = notified
    store.on_people_elsewhere = bells.ring  # the postman of the worker that wrote it takes it away

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        await hall.open()
        # Reading the texts takes a moment; nobody should wait for it in the middle of a game.
        hall.supervisor.once(asyncio.to_thread(warm, games))
        hall.supervisor.keep("postman", postman.run)
        hall.supervisor.keep("limits", guard.run)
        hall.supervisor.keep("packs", lambda: stored_packs.tidying(store))
        if settings.profiles:
            hall.supervisor.keep("tally", Tally(hall).run)
        hall.supervisor.keep("workers", lambda: signing_in(app))
        try:
            yield
        finally:
            await hall.close()
            await store.close()

    handlers = [handler for part in API for handler in part.HANDLERS]
    app = Litestar(
        route_handlers=[Router("/api", route_handlers=handlers), *health.HANDLERS, *site.handlers(site.folder())],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Authentication, exclude="^/(schema|health|metrics)")],
        exception_handlers=HANDLERS,
        before_send=[secure],
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig("Signoria", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        state=State(
            {
                "hall": hall,
                "door": door,
                "games": games,
                "bells": bells,
                "crowds": Crowds(hall),
                "presence": Presence(hall),
                "channels": settings.channels,
                "profiles": settings.profiles,
            }
        ),
        logging_config=None,
    )
    app.state.observed = app.asgi_handler = Observed(DirectChoices(app.asgi_handler, hall, door))
    document(app)
    return app


async def signing_in(app: Litestar) -> None:
    """Say again and again that this worker is alive."""
    while True:
        try:
            await health.sign_in(app)
        except (DBAPIError, OSError) as error:
            LOG.warning("signing in waits for the database: %s", type(error).__name__)
        await asyncio.sleep(SIGN_IN)


def warm(games: Callable[[], dict[str, Game]]) -> None:
    """Read the texts of every game in every language."""
    for game in games().values():
        for language in LANGUAGES:
            texts(language, game)
    # What is there now stays: the collector need not look at it again and again while games are played.
    gc.collect()
    gc.freeze()
    # An answer has a thousand parts, and none of them is garbage in a circle: the collector need not look after each.
    gc.set_threshold(*COLLECTED_EVERY)


def document(app: Litestar) -> None:
    """Tell in the OpenAPI what every refusal looks like: all have one form. And what goes over the WebSocket."""
    described: dict[str, Any] = app.openapi_schema.components.schemas
    _, forms = msgspec.json.schema_components(live.MESSAGES, ref_template="#/components/schemas/{name}")
    described |= {form.__name__: one_of(forms[form.__name__]) for form in live.MESSAGES}
    text, anything = Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.OBJECT)
    form = Schema(
        type=OpenAPIType.OBJECT,
        properties={"error": text, "message": text, "details": anything},
        required=["error", "message", "details"],
    )
    app.openapi_schema.components.schemas["Failure"] = form
    named = Reference(ref="#/components/schemas/Failure")
    refusal = OpenAPIResponse(description=REFUSAL, content={"application/json": OpenAPIMediaType(schema=named)})
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.put, path.post, path.delete, path.patch):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = refusal


def one_of(form: Any) -> Any:
    """A schema in the manner of the rest of the document: a value has one of several forms, not any."""
    if isinstance(form, dict):
        return {"oneOf" if key == "anyOf" else key: one_of(value) for key, value in form.items()}
    return [one_of(value) for value in form] if isinstance(form, list) else form
