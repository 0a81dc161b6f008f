"""One worker process for the tests: ``python -m tests.server.worker PORT DATABASE``. It sets no limits on requests."""

from __future__ import annotations

import sys

import uvicorn
from litestar import Litestar

from signoria.server.app import Settings, create
from tests.server import games


def application(database: str) -> Litestar:
    """The server with the sample game."""
    return create(Settings(database, every=None, dear=None), games.games, games.find)


def configured(database: str, port: int) -> uvicorn.Server:
    """The server on a port of this machine."""
    config = uvicorn.Config(
        application(database), "127.0.0.1", port, log_level="error", ws_max_size=10_000, timeout_graceful_shutdown=1
    )
    return uvicorn.Server(config)


if __name__ == "__main__":
    configured(sys.argv[2], int(sys.argv[1])).run()
