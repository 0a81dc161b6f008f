"""At the door: who is asking, whether it is really them, not too often, and what every answer carries for safety."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import Message, Scope

from signoria.engine.problem import Problem
from signoria.server import plain_text
from signoria.server.people.accounts import LIFETIME, SEAT, SESSION, People, User, csrf_of, same
from signoria.server.people.limits import HOUSE, REMEMBERED, Guard, network_of

COOKIE: Final = "signoria"
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_TOKEN: Final = 200
COMING_BACK: Final = frozenset({"/api/login", "/api/resume", "/api/password"})  # as somebody else, perhaps
OUR_SITE: Final = frozenset({"same-origin", "none"})  # "none": typed into the browser
SCHEMES: Final = {"ws": "http", "wss": "https"}  # of a WebSocket, and of the page that opens it
PORTS: Final = {"http": 80, "https": 443}
TRUSTED_FOR: Final = 30.0  # seconds for which a token that was good is not looked up again, unless tokens change

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


RAW_HEADERS: Final = tuple((name.encode(), value.encode()) for name, value in HEADERS.items())
NOT_KEPT: Final = ((b"cache-control", b"no-store"),)


async def secure(message: Message, scope: Scope) -> None:
    """Put the headers on every answer; nothing that the API says is kept in a cache."""
    if message["type"] == "http.response.start":
        wanted = RAW_HEADERS + NOT_KEPT if scope["path"].startswith("/api") else RAW_HEADERS
        has = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(one for one in wanted if one[0] not in has)]


class Asking(Protocol):
    """What the door looks at: as much of a connection as a short way has, too."""

    @property
    def scope(self) -> Any:
        """As the protocol gave it."""

    @property
    def headers(self) -> Mapping[str, str]:
        """By their names in small letters."""

    @property
    def cookies(self) -> Mapping[str, str]:
        """By their names."""


class Door:
    """Knows the people, and how often each may ask."""

    def __init__(self, people: People, guard: Guard, url: str = "") -> None:
        self.people = people
        self.guard = guard
        self.url = url  # where people find this server
        self._trusted: OrderedDict[str, tuple[User, float, str]] = OrderedDict()
        self._asking: dict[tuple[str, str], asyncio.Task[User | None]] = {}

    async def user(self, token: str, kind: str) -> User | None:
        """Whose token this is."""
        if not 0 < len(token) <= MOST_TOKEN or not token.isascii():
            return None
        found = self._trusted.get(token)
        if found is not None and found[1] > time.monotonic() and found[2] == kind:
            return found[0]
        asking = self._asking.get((token, kind))
        if asking is None:  # many requests of one person may come at once: one of them looks, for all
            asking = self._asking[token, kind] = asyncio.create_task(self._look_up(token, kind))
        return await asyncio.shield(asking)

    async def _look_up(self, token: str, kind: str) -> User | None:
        mine = asyncio.current_task()
        try:
            user = await self.people.who(token, kind)
            # Tokens may have changed since this began: what was found then is not trusted any longer than now.
            if user is not None and self._asking.get((token, kind)) is mine:
                self._trusted[token] = (user, time.monotonic() + TRUSTED_FOR, kind)
                if len(self._trusted) > REMEMBERED:
                    self._trusted.popitem(last=False)
            return user
        finally:
            if self._asking.get((token, kind)) is mine:
                del self._asking[token, kind]

    async def void(self, *people: str) -> None:
        """Tokens of some people were made void with other changes: nobody trusts theirs without looking again."""
        if people:
            self.forget(people)
            await self.people.changed(*people)

    async def still(self, connection: Asking) -> bool:
        """Whether the token that something began with is still good; a stranger has none."""
        bearer = connection.headers.get("authorization", "").partition(" ")[2].strip()
        if bearer:
            return await self.user(bearer, SEAT) is not None
        token = connection.cookies.get(COOKIE, "")
        return connection.scope.get("user") is None or await self.user(token, SESSION) is not None

    def forget(self, people: Collection[str] = ()) -> None:
        """Look the tokens of some people up again, which may be void now; if none is named, those of all.

        Who is forgotten shares the limit of an address for a moment: nobody may do that to everybody else.
        """
        if people:
            self._trusted = OrderedDict(one for one in self._trusted.items() if one[1][0].id not in people)
        else:
            self._trusted.clear()
        self._asking.clear()

    def check_every(self, connection: Asking, token: str) -> None:
        """Refuse if somebody asks too often; a client that is not known yet shares the limit of its address.

        All who are known at one address have a limit together, too: nobody gets more by being many guests. So have the
        files of the page, which a whole club may open at the same moment.
        """
        found, house = self._trusted.get(token), address(connection)
        if found is not None:
            self.count(found[0], house)
        elif connection.scope["path"].startswith("/api"):
            self.guard.every(house)
        else:
            self.guard.every_in(f"page {house}")

    def count(self, user: User | None, house: str) -> None:
        """One more request or message of somebody at an address."""
        self.guard.every(house if user is None else user.id)
        if user is not None:
            self.guard.every_in(house)

    def charge(self, connection: Asking, count: int) -> None:
        """A request cost as much as so many more: who looks far back again and again may do so less often."""
        user, house = connection.scope.get("user"), address(connection)
        self.guard.more(house if user is None else user.id, house, count)

    async def check_dear(self, connection: Asking) -> None:
        """Refuse if an address logs in, arrives or is invited too often."""
        await self.guard.take("dear", address(connection))

    async def check_heavy(self, connection: Asking, user: User) -> None:
        """Refuse if somebody opens tables, brings records or asks for hints too often."""
        await self.guard.each("heavy", user.id, address(connection))

    async def check_pack(self, connection: Asking, user: User) -> None:
        """Refuse if somebody keeps too many data packs: they stay on the disk."""
        await self.guard.each("packs", user.id, address(connection))

    async def check_replay(self, connection: Asking) -> None:
        """Refuse if somebody has whole games played again too often, by what changes little at a table."""
        user = connection.scope.get("user")
        house = address(connection)
        await self.guard.each("heavy", house if user is None else user.id, house)

    def check_watchdog(self, connection: Asking) -> None:
        """Refuse if an address asks too often whether all is well; that takes nothing from people."""
        self.guard.every(f"watchdog {address(connection)}")

    def check_site(self, connection: Asking) -> None:
        """Refuse what the page of another site made a browser send: it must not even change who one is here."""
        site = connection.headers.get("sec-fetch-site")
        if site is not None and site not in OUR_SITE:
            raise Problem("server-other-site")
        if site is None and not same_origin(connection, self.url):
            raise Problem("server-other-site")

    async def let_in(self, connection: Asking) -> tuple[User | None, str | None]:
        """The user with the token of their session, or nobody; also in the scope, for the sentence about what is wrong.

        What changes something by a cookie must prove that it comes from our page.
        """
        scope, headers = connection.scope, connection.headers
        scope["user"] = None
        bearer = headers.get("authorization", "")
        token = connection.cookies.get(COOKIE, "")
        self.check_every(connection, bearer.partition(" ")[2].strip() or token)
        if scope["path"].startswith("/api"):
            plain_text.check(scope["path"])
        plain_text.check_query(scope["query_string"])
        changing = scope["type"] == ScopeType.HTTP and scope.get("method") not in SAFE
        if changing and not bearer:
            self.check_site(connection)
        if bearer:
            scheme, _, value = bearer.partition(" ")
            user = await self.user(value.strip(), SEAT) if scheme.lower() == "bearer" else None
            if user is None:
                raise Problem("server-bad-token")
            return user, None
        user = await self.user(token, SESSION) if token else None
        if user is None:
            await self.check_blocked(scope["path"], token)
            return None, None
        scope["user"] = user
        if changing and not same(headers.get(CSRF_HEADER, ""), csrf_of(token)):
            raise Problem("server-no-csrf")
        return user, token

    async def check_blocked(self, path: str, token: str) -> None:
        """Refuse who was blocked, with a sentence that says so; somebody else may log in with the same browser."""
        asking = path.startswith("/api") and path not in COMING_BACK and 0 < len(token) <= MOST_TOKEN
        if asking and token.isascii() and await self.people.barred(token):
            raise Problem("server-blocked")

    @contextmanager
    def socket(self, connection: Asking) -> Iterator[bool]:
        """One more WebSocket of somebody; whether it is not one too many."""
        user = connection.scope.get("user")
        open_now, limits, house = self.guard.sockets, self.guard.limits, address(connection)
        most = {house: limits.sockets}
        if user is not None:
            most = {user.id: limits.sockets, f"{HOUSE}{house}": limits.sockets * limits.house}
        open_now.update(most.keys())
        try:
            yield all(open_now[who] <= many for who, many in most.items())
        finally:
            for who in most:
                open_now[who] -= 1
                if not open_now[who]:
                    del open_now[who]

    @contextmanager
    def held(self, connection: Asking) -> Iterator[None]:
        """One more request of somebody that stays open; they count like WebSockets. A Problem if it is one too many."""
        with self.socket(connection) as allowed:
            if not allowed:
                self.guard.refuse("sockets")
            yield


def address(connection: Asking) -> str:
    """Where a request comes from; behind a proxy uvicorn puts the real address there."""
    client = connection.scope.get("client")
    return network_of(client[0]) if client is not None else ""


class Authentication(AbstractAuthenticationMiddleware):
    """Finds out who is asking: by the cookie of a browser or the token of a seat."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """The user, or nobody."""
        door: Door = connection.app.state.door
        user, token = await door.let_in(connection)
        return AuthenticationResult(user=user, auth=token)


def same_origin(connection: Asking, url: str = "") -> bool:
    """Whether a request was made by our own page, or by a program that is no browser.

    An origin is a scheme, a host and a port. How the server is reached behind a proxy, uvicorn says in the scope, as
    far as the proxy is trusted; otherwise it is known from the ``url`` that the settings give.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scope = connection.scope
    reached = f"{SCHEMES.get(scope['scheme'], scope['scheme'])}://{connection.headers.get('host', '')}"
    theirs = origin_of(origin)
    return theirs is not None and theirs in (origin_of(reached), origin_of(url))


def origin_of(url: str) -> tuple[str, str, int] | None:
    """The scheme, host and port of an address; nothing if it has none that a page could come from."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None


def only_json(connection: Asking) -> None:
    """What sets a cookie takes JSON alone: a form of another site could send anything else without asking."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("server-not-json")


def session_cookie(token: str, secure_only: bool) -> Cookie:
    """The cookie of a session: no script can read it, no other site can send it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=int(LIFETIME) if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure_only,
        path="/",
    )
