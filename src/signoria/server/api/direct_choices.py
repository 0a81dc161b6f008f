"""A short way for choices, which are most of what people send: they do not go through the framework.

Requests and answers are the same as in ``play.choose``, which documents them: the same door lets people in, the same
function chooses, and the same table of errors tells what went wrong. Only the work of the framework between them is
left out. A request that is not quite plain goes to the framework, such as a body in pieces or one that does not decode.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from signoria.engine.problem import Problem
from signoria.server.api.compressed import coded
from signoria.server.api.errors import answer_to, language_of
from signoria.server.api.play import chosen
from signoria.server.api.security import NOT_KEPT, RAW_HEADERS, Door
from signoria.server.observed import ID_HEADER, REQUEST_ID, STATUS
from signoria.server.patience import WHOLE
from signoria.server.table import lifecycle
from signoria.server.table.hall import Hall
from signoria.server.wire import Chosen

CHOICES: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/choices")
TEMPLATE: Final = "/api/tables/{table}/choices"
MOST_BYTES: Final = 2_000  # more than any choice has
MADE: Final = 201
SECURED: Final = b"".join([b"%b: %b\r\n" % one for one in RAW_HEADERS + NOT_KEPT])
BODY: Final = msgspec.json.Decoder(Chosen)


class Plain:
    """A request without anything unusual: its headers and cookies, read once."""

    __slots__ = ("cookies", "headers", "scope")
    query_params: Final[Mapping[str, str]] = {}

    def __init__(self, scope: Scope, headers: dict[str, str]) -> None:
        self.scope = scope
        self.headers = headers
        pairs = [pair.partition("=") for pair in headers.get("cookie", "").split(";")]
        self.cookies = {name.strip(): value.strip() for name, _, value in pairs}


class DirectChoices:
    """The application, with a way of their own for choices."""

    def __init__(self, app: ASGIApp, hall: Hall, door: Door) -> None:
        self.app = app
        self.hall = hall
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A choice goes its own way, everything else to the framework."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST" or scope["query_string"]:
            await self.app(scope, receive, send)
            return
        asked = CHOICES.fullmatch(scope["path"])
        request = None if asked is None else plain(scope)
        if asked is None or request is None:
            await self.app(scope, receive, send)
            return
        first = await receive()
        data = decoded(first)
        if data is None:
            await self.app(scope, again(first, receive), send)
            return
        scope["path_template"] = TEMPLATE
        await self.choose(asked[1], data, request, receive, send)

    async def choose(self, table: str, data: Chosen, request: Plain, receive: Receive, send: Send) -> None:
        """Make a choice and answer it."""
        scope = request.scope
        try:
            user, _ = await self.door.let_in(request)
            scope["user"] = user
            if user is None:
                raise Problem("server-not-known")
            room = await lifecycle.visit(self.hall, user, table, fresh=False)  # the write itself finds out
            scope["state"]["game"] = room.game
            said = await chosen(self.hall, room, user, data, language_of(request))
            body, headers = coded(request, said)
        except Exception as error:  # noqa: BLE001  each has its answer, as everywhere else
            whole: Request[Any, Any, Any] = Request(scope, receive, send)
            answer = answer_to(whole, error).to_asgi_response(None, whole)
            await answer(scope, receive, send)
            return
        headers |= {"content-type": "application/json", "content-length": str(len(body))}
        if wrote(scope, headers, body):
            return
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": MADE, "headers": raw})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def wrote(scope: Scope, headers: dict[str, str], body: bytes) -> bool:
    """Write an answer with its head at once, where the protocol can; with what every answer of ours carries."""
    extensions: Any = scope.get("extensions") or {}
    whole = extensions.get(WHOLE)
    if whole is None:
        return False
    lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
    head = "".join((*lines, f"{ID_HEADER.decode()}: {REQUEST_ID.get()}\r\n")).encode()
    if not whole(scope, MADE, head + SECURED, body):
        return False
    scope["state"][STATUS] = MADE
    return True


def plain(scope: Scope) -> Plain | None:
    """A request whose body is announced as JSON, without any coding, and is short; no cookie of it is in quotes."""
    headers: dict[str, str] = {}
    for name, value in scope["headers"]:
        headers.setdefault(name.decode("latin-1"), value.decode("latin-1"))  # of several, the first counts
    length, cookie = headers.get("content-length", ""), headers.get("cookie", "")
    if headers.get("content-type") != "application/json" or "content-encoding" in headers:
        return None
    if not length.isdecimal() or int(length) > MOST_BYTES or "%" in cookie or '"' in cookie:
        return None
    return Plain(scope, headers)


def decoded(message: Any) -> Chosen | None:
    """The choice, if it came as a whole and is one."""
    if message["type"] != "http.request" or message.get("more_body", False):
        return None
    try:
        return BODY.decode(message["body"])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Problem):
        return None


def again(first: Any, receive: Receive) -> Receive:
    """What was received already, once more, and then what comes."""
    messages = [first]

    async def both() -> Any:
        return messages.pop() if messages else await receive()

    return both
