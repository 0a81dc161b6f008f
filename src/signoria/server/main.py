"""What a worker process runs: the application on the database that the environment names."""

from __future__ import annotations

import os
from typing import Final

from litestar import Litestar

from signoria.server.app import Settings, create

DATABASE: Final = "SIGNORIA_DATABASE"


def application() -> Litestar:
    """The application of one worker."""
    return create(Settings(os.environ[DATABASE]))
