"""Crowds: all who watch a table over a WebSocket and have seen everything. One task tells them all.

Those who look with the same eyes and in the same language are a group and get the same frame, which is made once. A
client that is too slow, and everybody when more than the log changes, leaves the crowd and goes on by itself from the
cursor it has.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from signoria.engine.problem import Problem
from signoria.server.api.views import told
from signoria.server.frames import Said
from signoria.server.people.accounts import User
from signoria.server.table.hall import MISSED, Hall
from signoria.server.table.lifecycle import seats_of
from signoria.server.table.room import Room

Cursor = tuple[int, int]


class Watcher(Protocol):
    """Somebody at the other end of a WebSocket."""

    user: User | None
    language: str

    def cast(self, said: Said) -> bool:
        """Send a message at once; False if that cannot be."""


class Wish(Protocol):
    """What of a table somebody wants to see."""

    seat: int | None
    view: bool


class Member:
    """Somebody in a crowd, and how far they have read."""

    def __init__(self, watcher: Watcher, after: Cursor) -> None:
        self.watcher = watcher
        self.after = after
        self.left = asyncio.Event()


class Crowd:
    """The crowd around one table."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall = hall
        self.room = room
        self.seats = room.info.seats  # another one as soon as anything but the log changes
        self.groups: dict[tuple[Any, ...], dict[Member, None]] = {}

    def fits(self) -> bool:
        """Whether the table is still the one around which the crowd stands."""
        return self.hall.here(self.room) and self.room.info.seats is self.seats

    async def run(self) -> None:
        """Tell everybody whatever happens, until nobody is left or the crowd fits no more."""
        room = self.room
        try:
            while self.groups and self.fits():
                bell = room.bell
                late = [key for key, group in self.groups.items() if news(room, next(iter(group)).after)]
                for key in late:
                    await self.tell(key)
                if not late and not await rang(bell, MISSED):
                    await self.hall.missed(room)
        except Problem:
            pass  # each of them finds out by itself, and is told so
        finally:
            for group in self.groups.values():
                for member in group:
                    member.left.set()
            self.groups.clear()

    async def tell(self, key: tuple[Any, ...]) -> None:
        """Tell one group what is new for it."""
        members = self.groups.get(key)
        if not members:
            return
        first = next(iter(members))
        after, (_, asked, language, view) = first.after, key
        said, cursor = await told(self.room, first.watcher.user, language, after, asked=asked, view=view)
        for member in [one for one in members if one.after == after]:
            if member.watcher.cast(said):
                member.after = cursor
            else:
                self.leave(key, member)
                member.left.set()

    def leave(self, key: tuple[Any, ...], member: Member) -> None:
        """One less."""
        group = self.groups.get(key, {})
        group.pop(member, None)
        if not group:
            self.groups.pop(key, None)


class Crowds:
    """All crowds of this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._crowds: dict[Room, Crowd] = {}

    async def stand(self, room: Room, watcher: Watcher, wish: Wish, after: Cursor) -> Cursor:
        """Be told with the others, or at least wait until something happens; how far one has read afterwards."""
        crowd = self._crowds.get(room) or self._gather(room)
        key = (seats_of(room.info, watcher.user), wish.seat, watcher.language, wish.view)
        group = crowd.groups.setdefault(key, {})
        member = Member(watcher, after)
        if not crowd.fits() or any(one.after != after for one in list(group)[:1]):  # it is being told just now
            crowd.leave(key, member)
            await rang(room.bell, MISSED)
            return after
        group[member] = None
        try:
            await member.left.wait()
        finally:
            crowd.leave(key, member)
        return member.after

    def _gather(self, room: Room) -> Crowd:
        crowd = self._crowds[room] = Crowd(self.hall, room)

        async def run() -> None:
            try:
                await crowd.run()
            finally:
                del self._crowds[room]

        self.hall.supervisor.once(run())
        return crowd


def news(room: Room, after: Cursor) -> bool:
    """Whether something came after a cursor."""
    return bool(room.behind) or room.info.last > after[0] or room.noticed > after[1]


async def rang(bell: asyncio.Event, seconds: float) -> bool:
    """Wait for a bell, but not for ever; whether it rang."""
    try:
        async with asyncio.timeout(seconds):
            await bell.wait()
    except TimeoutError:
        return False
    return True
