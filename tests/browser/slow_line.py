"""A slow line between browser and server: what is sent comes late, and comes slowly.

Chromium can pretend to be at the end of one, but then it stops reading now and then, and a page never comes.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

LATE = 0.05  # seconds for whatever is sent, in either direction
RATE = 400_000  # bytes a second that come to the browser, over each of its connections
PIECE = 8_192


@contextlib.contextmanager
def slow_line(url: str) -> Iterator[str]:
    """Where a server is reached over a slow line."""
    parts = urlsplit(url)
    ends: list[socket.socket] = []

    def connect(near: socket.socket) -> None:
        far = socket.create_connection((parts.hostname, parts.port))
        ends.extend((near, far))
        threading.Thread(target=carry, args=(near, far, 0.0), daemon=True).start()
        threading.Thread(target=carry, args=(far, near, 1 / RATE), daemon=True).start()

    def listen() -> None:
        with contextlib.suppress(OSError):  # it is closed in the end
            while True:
                connect(listener.accept()[0])

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=listen, daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        listener.shutdown(socket.SHUT_RDWR)
    for end in ends:
        hang_up(end)
        end.close()


def carry(source: socket.socket, target: socket.socket, seconds: float) -> None:
    """Carry bytes from one end to the other: all of them late, and each for so many seconds."""
    with contextlib.suppress(OSError):  # one of them has hung up
        while piece := source.recv(PIECE):
            time.sleep(LATE + seconds * len(piece))
            target.sendall(piece)
    hang_up(source)
    hang_up(target)


def hang_up(end: socket.socket) -> None:
    """Nothing more is sent nor heard."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
