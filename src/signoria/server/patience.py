"""How HTTP is spoken: as uvicorn does, but nobody may take for ever to send a request."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 30.0  # seconds for the head of a request, and as much again for its body


class Patient(H11Protocol):
    """A connection that is closed if a request on it is half sent for too long."""

    patience: float = PATIENCE

    def connection_made(self, transport: Any) -> None:
        """Somebody connects, and must say something."""
        super().connection_made(transport)
        self._hurry: asyncio.TimerHandle | None = None
        self._half = False
        self._look()

    def data_received(self, data: bytes) -> None:
        """More of a request has come."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """A request is done; the next one may begin."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is no longer HTTP."""
        self._calm()
        super().handle_websocket_upgrade(event)

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
        upgraded = self.transport.get_protocol() is not self
        if not half or upgraded or head != self._half:
            self._calm()
        if half and not upgraded and self._hurry is None:
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
