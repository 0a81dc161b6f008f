"""Packed: an answer that is always the same, encoded and compressed once; a browser that has it gets 304."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

import msgspec
from litestar import Request, Response

WORTH_PACKING: Final = 500  # bytes; less does not get smaller
AGAIN: Final = "no-cache"  # ask again, with the tag
FOREVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content


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
        if self.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.small
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.media_type)


def packed(body: bytes, media_type: str, keep: str = AGAIN) -> Packed:
    """A body, compressed where that helps."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_PACKING else None
    worth = small is not None and len(small) < len(body)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Packed(body, small if worth else None, media_type, tag, keep)
