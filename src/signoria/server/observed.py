"""What a worker has seen: requests by route and outcome, how long they took, and lines for the log.

Nothing of it is personal: a route is the pattern of an address and not the address, and nobody's name or network is
kept. Every request has an id, which is in its answer and in each line of the log that it caused.
"""

from __future__ import annotations

import logging
import random
import re
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOG: Final = logging.getLogger("signoria.server")
ACCESS: Final = logging.getLogger("signoria.access")
LEVELS: Final = ("debug", "info", "warning", "error")
ID_HEADER: Final = b"x-request-id"
GOOD_ID: Final = re.compile(rb"[A-Za-z0-9_-]{8,64}")
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
STATUS: Final = "status"  # in the state of a request: that of an answer which was written as a whole
# PostgreSQL quotes the row that it refuses, with notes and all; it ends where the statement or the next error begins.
QUOTED: Final = re.compile(
    r"\nDETAIL:.*?(?=\n\[SQL: |\n\nThe\sabove\sexception\swas\s|\n\nDuring\shandling\sof\s|\Z)", re.DOTALL
)
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST_ID.get():
            line["request"] = REQUEST_ID.get()
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = QUOTED.sub("\nDETAIL: …", self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Write everything from a level on to the standard error, a JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("signoria").setLevel(level.upper())


class Observed:
    """The application, watched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.requests: Counter[str] = Counter()  # by method, route and status, with blanks between
        self.seconds: Counter[str] = Counter()  # by the bound of a bucket
        self.total = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        number = given_id(scope) or f"{random.getrandbits(64):016x}"  # no secret: the system need not be asked for it
        REQUEST_ID.set(number)
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if not any(name == ID_HEADER for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], (ID_HEADER, number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self.count(scope, status or scope["state"].get(STATUS, 0), time.perf_counter() - began)

    def count(self, scope: Mapping[str, Any], status: int, took: float) -> None:
        """Note a request that is done."""
        route = str(scope.get("path_template") or "other")
        method = scope["method"] if route != "other" else "other"
        self.requests[f"{method} {route} {status}"] += 1
        place = bisect_left(BUCKETS, took)
        self.seconds[str(BUCKETS[place]) if place < len(BUCKETS) else "+Inf"] += 1
        self.total += took
        if ACCESS.isEnabledFor(logging.INFO):
            fields = {"method": method, "route": route, "status": status, "ms": round(1000 * took, 1)}
            ACCESS.info("request", extra={"fields": fields})


def given_id(scope: Scope) -> str:
    """The id that a proxy has given to a request, if it is one."""
    for name, value in scope["headers"]:
        if name == ID_HEADER and GOOD_ID.fullmatch(value):
            return value.decode()
    return ""
