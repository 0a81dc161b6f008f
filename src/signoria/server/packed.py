"""Packed: large answers, compressed. One that is always the same is encoded once; a browser that has it gets 304."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import Request, Response

WORTH_PACKING: Final = 1000  # bytes; less is not worth the work
AGAIN: Final = "no-cache"  # ask again, with the tag
QUICKLY: Final = 4  # level of compression for what is said once
FOREVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content

T = TypeVar("T")


def accepts(request: Request[Any, Any, Any]) -> bool:
    """Whether whoever asks can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def small(request: Request[Any, Any, Any], content: T) -> Response[T]:
    """An answer that may be large and is said once, compressed if it is."""
    body, headers = msgspec.json.encode(content), {"vary": "accept-encoding"}
    if len(body) >= WORTH_PACKING and accepts(request):
        body = gzip.compress(body, QUICKLY, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(cast("T", body), headers=headers, media_type="application/json")


class Packed(msgspec.Struct, frozen=True):
    """A body, plain and compressed."""

    plain: bytes
    small: bytes | None
    media_type: str
    tag: str
    keep: str

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The answer that suits the browser."""
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.plain
        if self.small is not None and accepts(request):
            body = self.small
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.media_type)


def packed(body: bytes, media_type: str, keep: str = AGAIN) -> Packed:
    """A body, compressed where that helps."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_PACKING else None
    worth = small is not None and len(small) < len(body)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Packed(body, small if worth else None, media_type, tag, keep)
