"""The server for the browser tests: ``python -m tests.browser.worker PORT DATABASE``. It sets no limits on requests."""

from __future__ import annotations

import sys

import uvicorn

from signoria.server.app import Settings, create
from signoria.server.people.limits import UNLIMITED

if __name__ == "__main__":
    uvicorn.run(
        create(Settings(sys.argv[2], UNLIMITED)),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="error",
        ws_max_size=10_000,
    )
