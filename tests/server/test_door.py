"""Who somebody is, is looked up once for all who ask at the same time, and again as soon as tokens change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from signoria.server.api.security import Door
from signoria.server.people.accounts import SEAT, SESSION, People
from signoria.server.people.limits import UNLIMITED, Guard
from signoria.server.store.database import Store


@asynccontextmanager
async def door(path: Path) -> AsyncIterator[tuple[Door, list[str]]]:
    """A door on an empty database, and every look at tokens since."""
    store = Store(str(path / "door.db"))
    await store.open()
    looks: list[str] = []

    def seen(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        if statement.startswith("SELECT") and "tokens" in statement:
            looks.append(statement)

    event.listen(store.engine.sync_engine, "before_cursor_execute", seen)
    try:
        yield Door(People(store), Guard(store, UNLIMITED)), looks
    finally:
        await store.close()


def test_many_requests_at_once_look_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with door(tmp_path) as (at, looks):
            user, token = await at.people.arrive("Ada", "en")
            found = await asyncio.gather(*(at.user(token, SESSION) for _ in range(20)))
            assert found == [user] * 20
            assert len(looks) == 1
            assert await at.user(token, SESSION) == user
            assert len(looks) == 1
            assert await at.user(token, SEAT) is None  # what is trusted as a session is no token of a seat
            assert len(looks) == 2

    asyncio.run(play())


def test_what_was_found_before_tokens_changed_is_not_trusted_afterwards(tmp_path: Path) -> None:
    async def play() -> None:
        async with door(tmp_path) as (at, looks):
            user, token = await at.people.arrive("Ada", "en")
            asking = asyncio.create_task(at.user(token, SESSION))
            await asyncio.sleep(0)  # it has begun to look
            at.forget()
            assert await asking == user
            await at.people.revoke(user.id, token=token)
            assert await at.user(token, SESSION) is None
            assert len(looks) == 2

    asyncio.run(play())
