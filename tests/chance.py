"""Chance that is the same in every run, so that what is wrong today is wrong tomorrow.

Another SIGNORIA_SEED deals other games.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from types import SimpleNamespace

from signoria.engine.rng import seeded
from signoria.server.table import bot_thinking, game_log, lifecycle

Put = Callable[[object, str, object], None]  # setattr, or one that is taken back later
SEED = os.environ.get("SIGNORIA_SEED", "1")


def deal(put: Put) -> None:
    """Let every game of a server in this process begin alike; what is drawn anew later is another every time."""
    put(lifecycle, "fresh", lambda: seeded(SEED))


def settle(put: Put) -> None:
    """Let everything that is drawn by a server in this process be the same: deals, what is drawn anew, bots."""
    for module in (bot_thinking, game_log):
        put(module, "secrets", SimpleNamespace(token_hex=lambda _length: SEED))
