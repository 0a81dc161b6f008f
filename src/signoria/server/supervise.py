"""Work that goes on for ever: if it fails, it is told in the log, counted, and begun again after a pause."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

LOG: Final = logging.getLogger("signoria.server")
FIRST_PAUSE: Final = 0.5  # seconds; twice as long after each failure
LONGEST_PAUSE: Final = 30.0
STEADY: Final = 60.0  # seconds without a failure after which pauses are short again


class Supervisor:
    """All work of a process that nobody waits for."""

    def __init__(self) -> None:
        self.failures: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Do something for ever, again and again if it fails; if it ends by itself, it is done."""
        return self.once(self._keep(name, work))

    def once(self, work: Any) -> asyncio.Task[None]:
        """Do something beside everything else; a failure is told, and that is all."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def failed(self, name: str, error: BaseException) -> None:
        """Count and tell a failure."""
        self.failures[name] += 1
        LOG.error("%s failed, for the time number %d", name, self.failures[name], exc_info=error)

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await work()
            except Exception as error:  # noqa: BLE001  whatever it is, the work must go on
                self.failed(name, error)
            else:
                return
            pause = FIRST_PAUSE if time.monotonic() - began > STEADY else pause
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed("task", error)

    async def close(self) -> None:
        """Stop everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
