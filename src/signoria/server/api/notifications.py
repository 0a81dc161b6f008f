"""The API of notifications: what I was told, what I want to hear where, and how I am reached."""

from __future__ import annotations

import html
from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, door, person
from signoria.server.api.tables import hall_of
from signoria.server.notify import preferences, public_requests, web_push
from signoria.server.notify.channels import Channels
from signoria.server.notify.notifications import Fact, Kind, Wants, Wish
from signoria.server.notify.sentences import words_of
from signoria.server.store.schema import HOOKS, PUSHES
from signoria.server.table.hall import Hall
from signoria.server.texts import texts
from signoria.server.wire import Body

Name = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Brought = Annotated[str, QueryParameter(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Url = Annotated[str, msgspec.Meta(min_length=8, max_length=public_requests.LONGEST_URL)]


class Read(Body):
    """Notifications that were read, by their ids; without any, all."""

    ids: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=32)], ...], msgspec.Meta(max_length=500)] = ()


class Wishes(Body):
    """What is wanted where; a channel that is left out stays as it is."""

    page: Wish | None = None
    push: Wish | None = None
    mail: Wish | None = None
    webhook: Wish | None = None


class Address(Body):
    """Where letters go."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class Keys(msgspec.Struct):
    """The keys of a browser."""

    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=40)]


class Browser(msgspec.Struct):
    """What ``PushSubscription.toJSON()`` gives in a browser; what else it has is ignored."""

    endpoint: Url
    keys: Keys


class Hook(Body):
    """A webhook."""

    url: Url


class NotificationCard(msgspec.Struct, frozen=True):
    """Something to know about a table; it is shown only while it is true."""

    id: str
    kind: Kind
    table: str
    game: str
    title: str
    text: str
    seat: int
    number: int
    at: float
    read: bool


class BrowserCard(msgspec.Struct, frozen=True):
    """A browser that is told."""

    id: str
    created: float


class HookCard(msgspec.Struct, frozen=True):
    """A webhook; its secret is shown only when it is made."""

    id: str
    url: str
    created: float
    secret: str = ""


class SettingsCard(msgspec.Struct, frozen=True):
    """What I want to hear where, and how I am reached."""

    wants: Wants
    mail: bool  # whether this server sends letters
    address: str
    confirmed: bool
    push_key: str  # for PushManager.subscribe; '' if this server reaches no browsers
    browsers: tuple[BrowserCard, ...]
    webhooks: tuple[HookCard, ...]


def channels_of(request: Request[Any, Any, Any]) -> Channels:
    """The channels of the application."""
    found: Channels = request.app.state.channels
    return found


def notification_cards(hall: Hall, facts: Iterable[Fact], language: str) -> list[NotificationCard]:
    """Notifications as their person sees them; of a game that is not here nothing can be said."""
    cards = []
    for fact in facts:
        with suppress(Problem):
            words = words_of(fact, hall.find(fact.game), language)
            kind: Any = fact.kind
            about = (fact.table, fact.game, words.title, words.text, fact.seat, fact.number, fact.at, fact.read)
            cards.append(NotificationCard(fact.id, kind, *about))
    return cards


async def settled(request: Asked) -> SettingsCard:
    """How the settings of the person who asks stand now."""
    channels, user = channels_of(request), person(request)
    found = await hall_of(request).store.read(lambda connection: preferences.standing(connection, user.id))
    return SettingsCard(
        found.wants,
        channels.mail,
        found.address,
        found.confirmed,
        web_push.public_key(channels.vapid_key) if channels.push else "",
        tuple(BrowserCard(row._mapping["id"], row._mapping["created"]) for row in found.browsers),
        tuple(HookCard(row._mapping["id"], row._mapping["url"], row._mapping["created"]) for row in found.hooks),
    )


@get("/me/notifications", summary="What I was told")
async def listed(request: Asked, unread: FromQuery[bool] = False) -> list[NotificationCard]:
    """The newest first. A turn that has passed and a question that is settled are no longer there."""
    user, hall = person(request), hall_of(request)
    found = await hall.store.read(lambda connection: preferences.listed(connection, user.id, unread))
    return notification_cards(hall, found, language_of(request))


@post("/me/notifications/read", summary="Mark notifications as read", status_code=HTTP_204_NO_CONTENT)
async def read(request: Asked, data: JSONBody[Read]) -> None:
    """By their ids; without any, all of them."""
    await preferences.mark_read(hall_of(request).store, person(request).id, data.ids)


@get("/me/settings", summary="My settings for notifications")
async def look(request: Asked) -> SettingsCard:
    """What I want to hear where, and how I am reached."""
    return await settled(request)


@patch("/me/settings", summary="Choose what I want to hear where")
async def wish(request: Asked, data: JSONBody[Wishes]) -> SettingsCard:
    """For each channel the kinds that are wanted, and whether of live games, too."""
    user, store = person(request), hall_of(request).store
    before = (await store.read(lambda connection: preferences.standing(connection, user.id))).wants
    after = Wants(
        data.page or before.page, data.push or before.push, data.mail or before.mail, data.webhook or before.webhook
    )
    await preferences.change(store, user.id, after)
    return await settled(request)


# --- letters ----------------------------------------------------------------------------------------------------------


@put("/me/mail", summary="Give an address for letters")
async def give_address(request: Asked, data: JSONBody[Address]) -> SettingsCard:
    """A letter with a link is sent there; nothing else is before the link was used."""
    await door(request).check_dear(request)
    await door(request).guard.take("login", f"letter {data.address.lower()}")
    await preferences.ask(hall_of(request).store, channels_of(request), person(request).id, data.address)
    return await settled(request)


@delete("/me/mail", summary="No letters any more", status_code=HTTP_200_OK)
async def forget_address(request: Asked) -> SettingsCard:
    """The address is forgotten."""
    await preferences.stop(hall_of(request).store, user=person(request).id)
    return await settled(request)


def page(request: Asked, key: str, token: str = "") -> Response[str]:
    """A page of one sentence, and a button if there is something to be sent back: letters lead here."""
    said = texts(language_of(request))
    sentence = html.escape(said.say(Phrase(f"notify-page-{key}")))
    button = html.escape(said.say(Phrase("notify-page-yes")))
    form = f'<form method="post" action="?token={quote(token)}"><button>{button}</button></form>' if token else ""
    text = (
        f'<!doctype html><html lang="{language_of(request)}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Signoria</title><p>{sentence}</p>{form}</html>'
    )
    return Response(text, media_type=MediaType.HTML)


@get("/mail/confirm", summary="Where the letter leads that asks for confirmation", media_type=MediaType.HTML)
async def ask_confirm(request: Asked, token: Brought) -> Response[str]:
    """A page with a button."""
    return page(request, "confirm", token)


@post(
    "/mail/confirm",
    summary="Confirm an address",
    status_code=HTTP_200_OK,
    media_type=MediaType.HTML,
    exclude_from_auth=True,
)
async def confirm(request: Asked, token: Brought) -> Response[str]:
    """The token came with the letter, so nobody needs to be known here."""
    await door(request).check_dear(request)
    await preferences.confirm(hall_of(request).store, token)
    return page(request, "confirmed")


@get("/mail/unsubscribe", summary="Where every letter leads that one wants to be the last", media_type=MediaType.HTML)
async def ask_unsubscribe(request: Asked, token: Brought) -> Response[str]:
    """A page with a button."""
    return page(request, "unsubscribe", token)


@post(
    "/mail/unsubscribe",
    summary="No letters any more, by a token",
    status_code=HTTP_200_OK,
    media_type=MediaType.HTML,
    exclude_from_auth=True,
)
async def unsubscribe(request: Asked, token: Brought) -> Response[str]:
    """By the page, or at once by a program for mail (RFC 8058)."""
    await door(request).check_dear(request)
    await preferences.stop(hall_of(request).store, token=token)
    return page(request, "unsubscribed")


# --- browsers and webhooks --------------------------------------------------------------------------------------------


@post("/me/push", summary="Tell this browser", status_code=HTTP_200_OK)
async def subscribe(request: Asked, data: JSONBody[Browser]) -> SettingsCard:
    """What ``PushSubscription.toJSON()`` gives; again and again does no harm."""
    user, channels = person(request), channels_of(request)
    await door(request).check_dear(request)
    if not channels.push:
        raise Problem("server-no-push")
    if not web_push.good_browser(data.keys.p256dh, data.keys.auth):
        raise Problem("server-bad-request-at", where="keys")
    await public_requests.resolved(data.endpoint, channels.internal)
    await preferences.subscribe(hall_of(request).store, user.id, data.endpoint, data.keys.p256dh, data.keys.auth)
    return await settled(request)


@delete("/me/push/{name:str}", summary="Tell a browser no longer", status_code=HTTP_200_OK)
async def unsubscribe_browser(request: Asked, name: Name) -> SettingsCard:
    """By its id in the settings."""
    await preferences.remove(hall_of(request).store, PUSHES, person(request).id, name)
    return await settled(request)


@post("/me/webhooks", summary="Add a webhook")
async def add_hook(request: Asked, data: JSONBody[Hook]) -> HookCard:
    """An https address on the public Internet; the secret that signs what is sent there is shown only now."""
    user = person(request)
    await door(request).check_dear(request)
    await public_requests.resolved(data.url, channels_of(request).internal)
    made = await preferences.hook(hall_of(request).store, user.id, data.url)
    return HookCard(made["id"], made["url"], made["created"], made["secret"])


@delete("/me/webhooks/{name:str}", summary="Remove a webhook", status_code=HTTP_200_OK)
async def remove_hook(request: Asked, name: Name) -> SettingsCard:
    """By its id."""
    await preferences.remove(hall_of(request).store, HOOKS, person(request).id, name)
    return await settled(request)


HANDLERS: list[Any] = [
    listed,
    read,
    look,
    wish,
    give_address,
    forget_address,
    ask_confirm,
    confirm,
    ask_unsubscribe,
    unsubscribe,
    subscribe,
    unsubscribe_browser,
    add_hook,
    remove_hook,
]
