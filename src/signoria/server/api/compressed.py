"""Packed: large answers, compressed. One that is always the same is encoded once; a browser that has it gets 304."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response

from signoria.server.frames import Said

WORTH_PACKING: Final = 1000  # bytes; less is not worth the work
AGAIN: Final = "no-cache"  # ask again, with the tag
FOREVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content

T = TypeVar("T")


def accepts(request: Any, coding: str = "gzip") -> bool:
    """Whether the client can unpack this coding."""
    offered = request.headers.get("accept-encoding", "").split(",")
    return coding in {one.partition(";")[0].strip() for one in offered}


def as_json(request: Request[Any, Any, Any], said: Said, status: int = 200) -> Response[Any]:
    """An answer that is encoded already, compressed if it is large."""
    body, headers = coded(request, said)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def coded(request: Any, said: Said) -> tuple[bytes, dict[str, str]]:
    """The body that suits the client, and the headers that say so."""
    headers = {"vary": "accept-encoding"}
    if len(said.body) < WORTH_PACKING or not accepts(request):
        return said.body, headers
    headers["content-encoding"] = "gzip"
    return said.zipped(), headers


def small(request: Request[Any, Any, Any], content: T) -> Response[T]:
    """An answer that may be large and is said once, compressed if it is."""
    return as_json(request, Said(msgspec.json.encode(content)))


class Packed(msgspec.Struct, frozen=True):
    """A body, plain and compressed; ``smallest`` is in Brotli, where the build of the client has made it."""

    plain: bytes
    small: bytes | None
    smallest: bytes | None
    media_type: str
    tag: str
    keep: str

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The answer that suits the browser."""
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.plain
        for coding, short in (("br", self.smallest), ("gzip", self.small)):
            if short is not None and accepts(request, coding):
                body = short
                headers["content-encoding"] = coding
                break
        return Response(body, headers=headers, media_type=self.media_type)


def packed(body: bytes, media_type: str, keep: str = AGAIN, smallest: bytes | None = None) -> Packed:
    """A body, compressed where that helps."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_PACKING else None
    worth = small is not None and len(small) < len(body)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Packed(body, small if worth else None, smallest, media_type, tag, keep)
