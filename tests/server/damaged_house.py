"""A house with something in every column of every table: some circles of people, and one that nothing happens to."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, select, update

from signoria.server import admin, app, backup
from signoria.server.notify import postman, web_push
from signoria.server.notify.channels import Channels
from signoria.server.store.schema import (
    DELIVERIES,
    HOOKS,
    LIMITS,
    NOTIFICATIONS,
    PREFERENCES,
    PUSHES,
    RESULTS,
    REVIEWS,
    SEATS,
    TABLES,
    WORKERS,
)
from signoria.server.table import hall, tally
from tests.server.house import House, Player, eventually, in_thread
from tests.server.packing import GAME, files
from tests.server.postgres import another_database
from tests.server.worker import FREE

CLOSED: Final = "http://127.0.0.1:9/nobody"  # a webhook that nobody answers
QUICKLY: Final = ((hall, "TICK", 0.2), (hall, "ORPHANED", 0.3), (tally, "LOOK", 0.2), (postman, "LOOK", 0.2))
CHANNELS: Final = Channels(url="https://games.example", internal=("127.0.0.1",), waits={}, pause=3600.0)
SETTINGS: Final = msgspec.structs.replace(FREE, channels=CHANNELS)


class Circle(msgspec.Struct):
    """Two people, their tables by what they are doing, and how they come in again."""

    people: list[str]
    headers: list[dict[str, str]]
    tables: dict[str, str]
    pack: str
    name: str
    number: int

    def players(self, house: House) -> list[Player]:
        """The two of them."""
        found = []
        for headers in self.headers:
            player = house.stranger()
            player.http.headers.update(headers)
            found.append(player)
        return found


@contextlib.contextmanager
def hurried() -> Iterator[None]:
    """Whatever looks round in the background does so all the time."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name, seconds in QUICKLY:
            patch.setattr(module, name, seconds)
        patch.setattr(app, "warm", lambda _games: None)  # nobody minds to wait for texts
        yield


@contextlib.contextmanager
def running(database: str) -> Iterator[House]:
    """The server on a database."""
    with hurried(), in_thread(database, SETTINGS) as house:
        yield house


def furnished(path: Path, circles: int) -> list[Circle]:
    """Fill a new file of SQLite."""
    with running(str(path)) as house:
        found = [circle(house, number) for number in range(circles)]
        for one in found:
            eventually(partial(told, one.players(house)[0]))
    asyncio.run(completed(str(path), found))
    return found


def told(player: Player) -> bool:
    """Whether both games of somebody are written down."""
    return len(player.get("/me/profile")["games"]) == 2


def circle(house: House, number: int) -> Circle:
    """Two people who have done a bit of everything."""
    ada, bea = house.guest(f"Ada {number}"), house.guest(f"Bea {number}")
    for name, player in (("ada", ada), ("bea", bea)):
        player.post("/account", {"login": f"{name}{number}", "password": "correct horse"})
        player.post("/me/webhooks", {"url": CLOSED})
        player.post("/me/resume")
        player.want("PATCH", "/me/settings", {"page": {"kinds": ["turn", "question", "over"]}})
    pack = str(ada.post("/packs", {"files": files(f"Box {number}")})["id"])
    tables = {"open": ada.table("", public=True, title=f"Open {number}")}
    tables["boxed"] = str(ada.post("/tables", {"game": GAME, "seats": [{"me": True}, {}], "pack": pack})["id"])
    for kind in ("playing", "asking", "waiting", "over", "untold"):
        tables[kind] = together(ada, bea)
    tables["bots"] = ada.table("random", public=True)
    ada.post(f"/tables/{tables['bots']}/start")
    for kind in ("over", "untold"):
        while ada.any_choice(tables[kind]) or bea.any_choice(tables[kind]):
            pass
    for kind in ("playing", "asking"):
        ada.choose(tables[kind], "draw")
    ada.post(f"/tables/{tables['playing']}/chat", {"text": "Good evening"})
    ada.want("PUT", f"/tables/{tables['playing']}/notes", {"text": "Bea bluffs"})
    ada.post(f"/tables/{tables['playing']}/seats/0/token")
    ada.post(f"/tables/{tables['asking']}/takeback", {"number": 2, "position": 0})
    people = [player.get("/me")["id"] for player in (ada, bea)]
    headers = [{name: player.http.headers[name] for name in ("cookie", "x-csrf-token")} for player in (ada, bea)]
    return Circle(people, headers, tables, pack, f"circle{number}", number)


def together(ada: Player, bea: Player) -> str:
    """A public table where both sit, and the game has started."""
    table = ada.table("", public=True)
    bea.post("/join", {"token": ada.get(f"/tables/{table}/invite")["token"]})
    bea.want("PUT", f"/tables/{table}/seats/1")
    ada.post(f"/tables/{table}/start")
    return table


async def completed(database: str, circles: list[Circle]) -> None:
    """What takes long to come about, or is over in a moment, is written by hand."""
    async with admin.opened(database) as store:
        for one in circles:
            await store.write(partial(complete, one=one))


def complete(connection: Connection, one: Circle) -> None:
    """A bot that should have moved, a result that nobody wrote down, deliveries that are due, and the rest."""
    now = time.time()
    ada, bea = one.people
    key = web_push.public_key(web_push.new_key())
    waiting, untold, playing = one.tables["waiting"], one.tables["untold"], one.tables["playing"]
    connection.execute(update(SEATS).where(SEATS.c.table_id == waiting).values(bot="random"))
    connection.execute(update(TABLES).where(TABLES.c.id == waiting).values(moved=now - 60))
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id == untold))
    connection.execute(update(TABLES).where(TABLES.c.id == untold).values(tallied=False))
    connection.execute(update(NOTIFICATIONS).where(NOTIFICATIONS.c.user_id.in_(one.people)).values(spread=False))
    settled = {"address": f"{one.name}@games.example", "confirmed": now, "code": "", "code_until": None}
    connection.execute(update(PREFERENCES).where(PREFERENCES.c.user_id == ada).values(settled))
    push: dict[str, Any] = {"endpoint": CLOSED, "p256dh": key, "auth": web_push.coded(bytes(16)), "created": now}
    connection.execute(insert(PUSHES).values(id=f"push-{one.name}", user_id=ada, **push))
    review = {"language": "en", "number": 3, "review": "{}", "at": now}
    connection.execute(insert(REVIEWS).values(table_id=one.tables["over"], **review))
    connection.execute(insert(LIMITS).values(who=secrets.token_hex(16), level=float(one.number), at=now))
    connection.execute(insert(WORKERS).values(name=one.name, seen=now + 86_400, counted='{"series":{}}'))
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.user_id.in_(one.people)))
    hook = connection.execute(select(HOOKS.c.id).where(HOOKS.c.user_id == bea)).scalar_one()
    about = {"channel": "webhook", "target": hook, "kind": "turn", "seat": 1, "number": 1, "name": "", "about": ""}
    due = {"at": now, "attempts": 0, "due": now}
    connection.execute(insert(DELIVERIES).values(id=f"due-{one.name}", user_id=bea, table_id=playing, **about, **due))


async def moved_to(database: str, file: Path, path: Path) -> None:
    """The same house on another database."""
    async with admin.opened(str(file)) as store:
        await backup.back_up(store, path)
    async with admin.opened(database) as store:
        await backup.restore(store, path)


def on_postgres(url: str, file: Path) -> str:
    """The same house on PostgreSQL."""
    database = another_database(url)
    asyncio.run(moved_to(database, file, file.with_suffix(".gz")))
    return database
