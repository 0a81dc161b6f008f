"""At the door: who is asking, whether it is really them, not too often, and what every answer carries for safety."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import Message, Scope

from signoria.engine.problem import Problem
from signoria.server.people import LIFETIME, SEAT, SESSION, People, User, csrf_of, same

COOKIE: Final = "signoria"
CSRF_HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_TOKEN: Final = 200
REMEMBERED: Final = 20_000
TRUSTED_FOR: Final = 5.0  # seconds for which a token that was good is not looked up again, unless tokens change

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


async def secure(message: Message, scope: Scope) -> None:
    """Put the headers on every answer; nothing that the API says is kept in a cache."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


class Limit(msgspec.Struct, frozen=True):
    """How often: so many at once, and so many a second in the long run."""

    burst: float
    rate: float


class Buckets:
    """Counts requests, each kind with its own limit; forgets whoever was quiet the longest."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        left, at = self._left.pop(who, (self.limit.burst, now))
        left = min(self.limit.burst, left + (now - at) * self.limit.rate)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Door:
    """Knows the people, and how often each may ask."""

    def __init__(self, people: People, every: Limit | None, dear: Limit | None) -> None:
        self.people = people
        self.every = Buckets(every) if every is not None else None
        self.dear = Buckets(dear) if dear is not None else None  # what costs much or could be guessed
        self._trusted: OrderedDict[str, tuple[User, float]] = OrderedDict()

    async def user(self, token: str, kind: str) -> User | None:
        """Whose token this is."""
        if not 0 < len(token) <= MOST_TOKEN or not token.isascii():
            return None
        found = self._trusted.get(token)
        if found is not None and found[1] > time.monotonic():
            return found[0]
        user = await self.people.who(token, kind)
        if user is not None:
            self._trusted[token] = (user, time.monotonic() + TRUSTED_FOR)
            if len(self._trusted) > REMEMBERED:
                self._trusted.popitem(last=False)
        return user

    async def void(self, *people: str) -> None:
        """Some tokens were made void with other changes: nobody trusts any without looking it up again."""
        self.forget()
        await self.people.changed(*people)

    async def still(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the token that something began with is still good; a stranger has none."""
        bearer = connection.headers.get("authorization", "").partition(" ")[2].strip()
        if bearer:
            return await self.user(bearer, SEAT) is not None
        token = connection.cookies.get(COOKIE, "")
        return connection.scope.get("user") is None or await self.user(token, SESSION) is not None

    def forget(self) -> None:
        """Look every token up again: some of them may be void now."""
        self._trusted.clear()

    def check_every(self, connection: ASGIConnection[Any, Any, Any, Any], token: str) -> None:
        """Refuse if somebody asks too often; whoever is not known yet shares the limit of the address."""
        who = token if token in self._trusted else address(connection)
        if self.every is not None and not self.every.take(who):
            raise Problem("server-too-many")

    def check_dear(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse if somebody logs in, arrives or brings records too often."""
        if self.dear is not None and not self.dear.take(address(connection)):
            raise Problem("server-too-many")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a proxy uvicorn puts the real address there."""
    return connection.client.host if connection.client is not None else ""


class Authentication(AbstractAuthenticationMiddleware):
    """Finds out who is asking: by the cookie of a browser or the token of a seat."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """The user, or nobody; what changes something by a cookie must prove that it comes from our page."""
        door: Door = connection.app.state.door
        scope = connection.scope
        scope["user"] = None
        bearer = connection.headers.get("authorization", "")
        token = connection.cookies.get(COOKIE, "")
        door.check_every(connection, bearer.partition(" ")[2].strip() or token)
        if bearer:
            scheme, _, value = bearer.partition(" ")
            user = await door.user(value.strip(), SEAT) if scheme.lower() == "bearer" else None
            if user is None:
                raise Problem("server-bad-token")
            return AuthenticationResult(user=user, auth=None)
        user = await door.user(token, SESSION) if token else None
        if user is not None:
            scope["user"] = user
            if scope["type"] == ScopeType.HTTP and scope.get("method") not in SAFE:
                sent = connection.headers.get(CSRF_HEADER, "")
                if not same(sent, csrf_of(token)):
                    raise Problem("server-no-csrf")
        return AuthenticationResult(user=user, auth=token if user is not None else None)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a WebSocket was opened by our own page, or by a program that is no browser."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


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
