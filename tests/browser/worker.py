"""The server for the browser tests: ``python -m tests.browser.worker PORT DATABASE``. It sets no limits on requests.

Chance is settled: ``tests.chance``.
"""

from __future__ import annotations

import sys

import uvicorn

from signoria.server.app import Settings, create
from signoria.server.frames import Casting
from signoria.server.patience import Patient
from signoria.server.people.limits import UNLIMITED
from signoria.server.table import bringing
from tests import chance

PATIENCE = 300.0  # seconds: the machine may have much else to do

if __name__ == "__main__":
    chance.settle(setattr)
    bringing.LONGEST = PATIENCE  # type: ignore[misc]
    uvicorn.run(
        create(Settings(sys.argv[2], UNLIMITED)),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="error",
        ws_max_size=10_000,
        http=Patient,
        ws=Casting,
    )
