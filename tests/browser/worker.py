"""The server for the browser tests: ``python -m tests.browser.worker PORT DATABASE``. It sets no limits on requests.

Chance is the same at every table and in every run, so that a page that is wrong today is wrong tomorrow. Another
SIGNORIA_SEED deals other games.
"""

from __future__ import annotations

import os
import sys
from types import SimpleNamespace

import uvicorn

from signoria.server.app import Settings, create
from signoria.server.frames import Casting
from signoria.server.patience import Patient
from signoria.server.people.limits import UNLIMITED
from signoria.server.table import bot_thinking, bringing, game_log

PATIENCE = 300.0  # seconds: the machine may have much else to do
SEED = os.environ.get("SIGNORIA_SEED", "1")

if __name__ == "__main__":
    for room in (bot_thinking, game_log):
        room.secrets = SimpleNamespace(token_hex=lambda _length: SEED)  # type: ignore[attr-defined]
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
