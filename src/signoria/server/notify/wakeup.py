"""Bells: all who wait for notifications on this worker are woken when there may be some."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager


class Bells:
    """One for each socket that waits."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, user: str) -> Iterator[asyncio.Event]:
        """A bell that rings for somebody."""
        bell = asyncio.Event()
        self._waiting.setdefault(user, set()).add(bell)
        try:
            yield bell
        finally:
            self._waiting[user].discard(bell)
            if not self._waiting[user]:
                del self._waiting[user]

    def ring(self, people: Collection[str]) -> None:
        """Ring for some people, or for everybody if nobody is named: something may have been missed."""
        for user in people or list(self._waiting):
            for bell in self._waiting.get(user, ()):
                bell.set()
