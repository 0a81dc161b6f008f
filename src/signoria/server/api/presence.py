"""Presence: which people at a table have it open, told to those who want to know, and only when it changes.

Each worker counts the sockets that watch a table. When the first socket comes, the worker asks the others who is there.
It tells them when a person comes or goes. Nothing is written down. A worker that dies without a word is believed until
the last socket here has left the table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from typing import Any, Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from signoria.server.frames import Said
from signoria.server.people.accounts import User
from signoria.server.store.worker_news import Present
from signoria.server.table.hall import Hall


class Here(msgspec.Struct, frozen=True):
    """The seats of a table whose people have it open."""

    here: str
    seats: tuple[int, ...]


class Watcher(Protocol):
    """Somebody at the other end of a WebSocket."""

    user: User | None

    async def pass_on(self, said: Said) -> None:
        """Send a message."""


class Watching:
    """A socket at a table, and what it was told last."""

    def __init__(self, watcher: Watcher, wants: bool) -> None:
        self.watcher = watcher
        self.wants = wants
        self.told: tuple[int, ...] | None = None


class Presence:
    """Who is at which table, as far as anybody here wants to know."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._here: dict[str, list[Watching]] = {}
        self._elsewhere: dict[str, dict[str, tuple[str, ...]]] = {}  # by table: the people at each other worker
        self._errands: set[asyncio.Task[None]] = set()
        hall.on_present = self.heard

    @contextlib.contextmanager
    def watching(self, table: str, watcher: Watcher, wants: bool) -> Iterator[None]:
        """Be at a table for as long as one watches it."""
        one = Watching(watcher, wants)
        before = self.local(table)
        self._here.setdefault(table, []).append(one)
        self.moved(table, before, asks=not before)
        try:
            yield
        finally:
            before = self.local(table)
            self._here[table].remove(one)
            self.moved(table, before)
            if not self._here[table]:
                del self._here[table]
                self._elsewhere.pop(table, None)

    def local(self, table: str) -> tuple[str, ...]:
        """The people who have a table open at this worker."""
        users = [one.watcher.user for one in self._here.get(table, ())]
        return tuple(sorted({user.id for user in users if user is not None}))

    def moved(self, table: str, before: tuple[str, ...], asks: bool = False) -> None:
        """Somebody came or went: tell those here, and the other workers if it is news to them."""
        people = self.local(table)
        if self.hall.store.shared and (asks or people != before):
            self.run(self.hall.store.tell_present(Present(table, people, asks)))
        self.tell(table)

    def heard(self, writer: str, news: Present) -> None:
        """What another worker says; it may ask who is here."""
        if news.table not in self._here:
            return
        self._elsewhere.setdefault(news.table, {})[writer] = news.people
        if news.asks:
            self.run(self.hall.store.tell_present(Present(news.table, self.local(news.table), False)))
        self.tell(news.table)

    def tell(self, table: str) -> None:
        """Tell everybody at a table who wants to know and does not."""
        room = self.hall.rooms.get(table)
        if room is None:
            return
        people = {*self.local(table)}.union(*self._elsewhere.get(table, {}).values())
        seats = tuple([seat.seat for seat in room.info.seats if seat.user in people and not seat.bot])
        said = Said(msgspec.json.encode(Here(table, seats)))
        for one in self._here.get(table, ()):
            if one.wants and one.told != seats:
                one.told = seats
                self.run(one.watcher.pass_on(said))

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(quietly(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


async def quietly(errand: Coroutine[Any, Any, None]) -> None:
    """A socket may be gone by now, and the database away: both are noticed elsewhere."""
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await errand
