"""Bots that think in a process of their own, so that the server answers while they do."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from signoria import bots
from signoria.bots import Sight
from signoria.engine.game import Game
from signoria.engine.rng import seeded
from signoria.engine.state import State

QUICK: Final = frozenset({"random"})  # not worth the way to another process
NICE: Final = 10  # how far the bots stand back behind the server
Find = Callable[[str], Game]


class Thinker:
    """Asks bots."""

    def __init__(self, find: Find) -> None:
        self.find = find  # a function of a module, so that the other process can be told of it
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, state: State) -> int:
        """What a bot would do; it sees only what the seat that decides may know."""
        seed = secrets.token_hex(8)
        if bot in QUICK:
            return bots.find(bot).choose(Sight(state), seeded(seed))
        loop = asyncio.get_running_loop()
        sent = msgspec.json.encode(state.to_json())
        try:
            return await loop.run_in_executor(self._processes(), think, self.find, state.game.meta.id, sent, bot, seed)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._processes(), think, self.find, state.game.meta.id, sent, bot, seed)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=settle_in, initargs=(os.getpid(),))
        return self._pool

    def close(self) -> None:
        """Let the process go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def settle_in(parent: int) -> None:
    """Think only while nobody waits for an answer, and end with the process that started this one, however it ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=look, daemon=True).start()


def think(find: Find, game: str, sent: bytes, bot: str, seed: str) -> int:
    """In the other process: one choice."""
    state = find(game).restore(msgspec.json.decode(sent))
    return bots.find(bot).choose(Sight(state), seeded(seed))
