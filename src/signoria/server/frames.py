"""How WebSockets are spoken: as uvicorn does, but what goes to many is made into a frame once.

A frame to a client is the same for everybody who has agreed on the same compression, if each message is compressed by
itself. So the server asks for that, and an application may write a whole frame: the protocol puts a function into the
extensions of the ASGI scope under ``CAST``.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

CAST: Final = "signoria.cast"
QUICKLY: Final = 2  # level of compression for what is said once: half the time of level 4, and a tenth more bytes
WINDOW: Final = 15  # bits; nothing is kept between two messages, so that a large one costs no memory
CLIENT_WINDOW: Final = 12
TAIL: Final = b"\x00\x00\xff\xff"  # what each compressed message would end with


class Said:
    """Something encoded that may go to many: its body, and what was made of it."""

    __slots__ = ("_frames", "_zipped", "body")

    def __init__(self, body: bytes) -> None:
        self.body = body
        self._zipped: bytes | None = None
        self._frames: dict[int, bytes] = {}

    def zipped(self) -> bytes:
        """As an answer over HTTP, compressed."""
        if self._zipped is None:
            self._zipped = gzip.compress(self.body, QUICKLY, mtime=0)
        return self._zipped

    def frame(self, window: int) -> bytes:
        """As a frame of a WebSocket, compressed with a window of so many bits; plain with 0."""
        found = self._frames.get(window)
        if found is None:
            data = self.body
            if window:
                deflate = zlib.compressobj(QUICKLY, zlib.DEFLATED, -window)
                data = (deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)
            found = self._frames[window] = head(len(data), bool(window)) + data
        return found


def head(length: int, compressed: bool) -> bytes:
    """What stands before the data of a whole text message to a client (RFC 6455 5.2, RFC 7692 6)."""
    kind = 0xC1 if compressed else 0x81
    if length < 126:
        return bytes((kind, length))
    return struct.pack("!BBH", kind, 126, length) if length < 1 << 16 else struct.pack("!BBQ", kind, 127, length)


class Casting(WebSocketsSansIOProtocol):
    """A WebSocket to which a frame can be written that was made for many."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_no_context_takeover=True,
                    server_max_window_bits=WINDOW,
                    client_max_window_bits=CLIENT_WINDOW,
                    compress_settings={"level": QUICKLY},
                )
            ]

    def handle_connect(self, event: Any) -> None:
        """A handshake; the application that it starts finds the function."""
        super().handle_connect(event)
        self._window: int | None = None  # bits of the compression that was agreed on; 0 for none
        extensions: Any = self.scope["extensions"] if hasattr(self, "scope") else {}  # none if it was refused
        extensions[CAST] = self.cast

    def cast(self, said: Said) -> bool:
        """Write a message at once; False if the client is too slow for that, or gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if self._window is None:
            agreed = [one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)]
            self._window = agreed[0].local_max_window_bits if agreed else 0
        self.transport.write(said.frame(self._window))
        return True
