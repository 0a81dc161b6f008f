"""How HTTP is spoken: as uvicorn does, but nobody may take for ever to send a request, or send one without end.

An answer that is there as a whole can be written at once, its head with its body: the protocol puts a function for that
into the extensions of the ASGI scope under ``WHOLE``.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

WHOLE: Final = "signoria.whole"
PATIENCE: Final = 30.0  # seconds for the head of a request, and as much again for its body
MOST_AROUND: Final = 65_536  # bytes of a request that are not its body; the body has limits of its own


class Patient(HttpToolsProtocol):
    """A connection that is closed if a request on it is half sent for too long, or is nothing but head."""

    patience: float = PATIENCE

    def connection_made(self, transport: Any) -> None:
        """Somebody connects, and must say something."""
        super().connection_made(transport)
        self._hurry: asyncio.TimerHandle | None = None
        self._half = False
        self._begun = False  # whether a request has begun in what is being read
        self._body = 0  # bytes of bodies so far
        self._around = 0  # bytes of this request that are not its body, after those with which it began
        self._look()

    def data_received(self, data: bytes) -> None:
        """More of a request has come."""
        self._begun = False
        body = self._body
        super().data_received(data)
        if not self._begun:
            self._around += len(data) - (self._body - body)
            if self._around > MOST_AROUND and not self.transport.is_closing():
                self.transport.close()
        self._look()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._begun = True
        self._around = 0

    def on_headers_complete(self) -> None:
        """The head is there; the application that it starts finds the function."""
        super().on_headers_complete()
        extensions: Any = {WHOLE: self.whole}
        self.scope["extensions"] = extensions

    def whole(self, scope: Any, status: int, headers: bytes, body: bytes) -> bool:
        """Write the answer to a request with the lines of its head; False if it must go the usual way."""
        cycle: Any = self.cycle
        if cycle.scope is not scope or cycle.response_started or not cycle.keep_alive:
            return False
        if cycle.disconnected or self.flow.write_paused or self.transport.is_closing():
            return False
        usual = [b"%b: %b\r\n" % one for one in self.server_state.default_headers]
        cycle.response_started = cycle.response_complete = True
        self.transport.write(b"".join((STATUS_LINE[status], *usual, headers, b"\r\n", body)))
        cycle.message_event.set()
        cycle.on_response()
        return True

    def on_body(self, body: bytes) -> None:
        """More of its body."""
        super().on_body(body)
        self._body += len(body)

    def on_response_complete(self) -> None:
        """A request is done; the next one may begin."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is no longer HTTP."""
        self._calm()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._calm()
        super().connection_lost(exc)

    def _look(self) -> None:
        """See whether we wait for the rest of a request; how long we do counts from where it began."""
        cycle: Any = self.cycle  # nothing before the first request
        head = cycle is None or cycle.response_complete
        kept = self.timeout_keep_alive_task is not None  # uvicorn itself waits for the next request
        half = not kept if head else cycle.more_body
        if not half or head != self._half:
            self._calm()
        if half and self._hurry is None and self.transport.get_protocol() is self:
            self._half = head
            self._hurry = self.loop.call_later(self.patience, self._enough)

    def _calm(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _enough(self) -> None:
        self._hurry = None
        if not self.transport.is_closing():
            self.transport.close()
