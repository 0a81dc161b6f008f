"""What a worker process runs: the application on the database that the environment names."""

from __future__ import annotations

import os
from typing import Final

import uvicorn
from litestar import Litestar

from signoria.server.app import Settings, create
from signoria.server.config import from_environment

DATABASE: Final = "SIGNORIA_DATABASE"


def application() -> Litestar:
    """The application of one worker."""
    return create(Settings(os.environ[DATABASE], channels=from_environment(os.environ)))


def run(database: str, host: str, port: int, workers: int) -> None:
    """Serve with so many processes until interrupted."""
    os.environ[DATABASE] = database
    uvicorn.run(
        f"{__name__}:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        server_header=False,
        ws_max_size=10_000,
    )
