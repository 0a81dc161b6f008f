"""One worker process for the tests: ``python -m tests.server.worker PORT DATABASE [SETTINGS]``.

It sets no limits on requests unless it is told to. Every game begins alike: ``tests.chance``.
"""

from __future__ import annotations

import sys

import msgspec
import uvicorn
from litestar import Litestar

from signoria.server.app import Settings, create
from signoria.server.frames import Casting
from signoria.server.main import KEEP_ALIVE
from signoria.server.patience import Patient
from signoria.server.people.limits import UNLIMITED
from tests import chance
from tests.server import games

FREE = Settings(limits=UNLIMITED)


def application(database: str, settings: Settings = FREE) -> Litestar:
    """The server with the sample game."""
    return create(msgspec.structs.replace(settings, database=database), games.games, games.find)


def configured(database: str, port: int, settings: Settings = FREE) -> uvicorn.Server:
    """The server on a port of this machine."""
    config = uvicorn.Config(
        application(database, settings),
        "127.0.0.1",
        port,
        log_level="error",
        ws_max_size=10_000,
        http=Patient,
        ws=Casting,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=KEEP_ALIVE,
    )
    return uvicorn.Server(config)


if __name__ == "__main__":
    chance.deal(setattr)
    told = msgspec.json.decode(sys.argv[3], type=Settings) if len(sys.argv) > 3 else FREE
    configured(sys.argv[2], int(sys.argv[1]), told).run()
