"""What somebody has settled about notifications: letter box, browsers, webhooks, and what is wanted where."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Table, delete, insert, select, update

from signoria.engine.problem import Problem
from signoria.server.notify import notifications
from signoria.server.notify.channels import ADDRESS, Channels
from signoria.server.notify.notifications import Fact, Wants
from signoria.server.notify.postman import CONFIRM
from signoria.server.people.accounts import new_id, new_token
from signoria.server.store.database import Store
from signoria.server.store.schema import DELIVERIES, HOOKS, NOTIFICATIONS, PREFERENCES, PUSHES

MOST_TARGETS: Final = 10  # browsers or webhooks of one person
MOST_LISTED: Final = 100
LETTER_PAUSE: Final = 60.0  # seconds between two letters that ask for confirmation


class Standing(msgspec.Struct, frozen=True):
    """Everything that somebody has settled."""

    wants: Wants
    address: str
    confirmed: bool
    browsers: Sequence[Row[Any]]
    hooks: Sequence[Row[Any]]


def standing(connection: Connection, user: str) -> Standing:
    """What somebody has settled; defaults where nothing is."""
    row = connection.execute(select(PREFERENCES).where(PREFERENCES.c.user_id == user)).mappings().first()
    browsers, hooks = (
        connection.execute(select(table).where(table.c.user_id == user).order_by(table.c.created)).all()
        for table in (PUSHES, HOOKS)
    )
    if row is None:
        return Standing(Wants(), "", False, browsers, hooks)
    wants = notifications.wants_of(row["wants"])
    return Standing(wants, row["address"], row["confirmed"] is not None, browsers, hooks)


def listed(connection: Connection, user: str, unread: bool) -> list[Fact]:
    """The notifications of somebody that still hold and that the page is to show."""
    where = NOTIFICATIONS.c.user_id == user
    if unread:
        where &= NOTIFICATIONS.c.read.is_(False)
    wish = standing(connection, user).wants.page
    found = notifications.facts(connection, where)
    return [fact for fact in found if fact.holds and wish.wanted(fact.kind, fact.pace)][:MOST_LISTED]


async def mark_read(store: Store, user: str, ids: Sequence[str]) -> None:
    """Mark some as read, or all if none is named."""
    where = NOTIFICATIONS.c.user_id == user
    if ids:
        where &= NOTIFICATIONS.c.id.in_(ids)
    await store.write(lambda connection: connection.execute(update(NOTIFICATIONS).where(where).values(read=True)))


async def change(store: Store, user: str, wants: Wants) -> None:
    """Settle what is wanted where."""
    await store.write(lambda connection: keep(connection, user, wants=msgspec.json.encode(wants).decode()))


def keep(connection: Connection, user: str, **values: Any) -> None:
    """Change the preferences of somebody, who may have had none."""
    mine = PREFERENCES.c.user_id == user
    if connection.execute(update(PREFERENCES).where(mine).values(values)).rowcount == 0:
        begin = {"wants": "{}", "address": "", "confirmed": None, "code": "", "code_until": None, "stop": new_token()}
        connection.execute(insert(PREFERENCES).values({"user_id": user, **begin, **values}))


# --- letters ----------------------------------------------------------------------------------------------------------


async def ask(store: Store, channels: Channels, user: str, address: str) -> None:
    """Note an address, and send a letter there that asks whether it is right."""
    if not channels.mail:
        raise Problem("server-no-mail")
    if not ADDRESS.fullmatch(address) or "." not in address.rpartition("@")[2]:
        raise Problem("server-bad-mail-address")
    now = time.time()
    waiting = (DELIVERIES.c.user_id == user) & (DELIVERIES.c.kind == CONFIRM)

    def job(connection: Connection) -> None:
        row = connection.execute(select(PREFERENCES.c.code_until).where(PREFERENCES.c.user_id == user)).first()
        asked = None if row is None else row._mapping["code_until"]
        if asked is not None and asked - 86_400 > now - LETTER_PAUSE:
            raise Problem("server-too-many")
        keep(connection, user, address=address, confirmed=None, code="", code_until=now + 86_400)
        connection.execute(delete(DELIVERIES).where(waiting))
        values = {"id": new_id(), "user_id": user, "channel": "mail", "target": "", "kind": CONFIRM, "seat": -1}
        values |= {"number": 0, "name": "", "about": "", "at": now, "attempts": 0, "due": now, "table_id": None}
        connection.execute(insert(DELIVERIES).values(values))

    await store.write(job, "", [user])


async def confirm(store: Store, token: str) -> None:
    """What was brought back from an address confirms it."""
    code = hashlib.sha256(token.encode()).hexdigest()
    asked = (PREFERENCES.c.code == code) & (PREFERENCES.c.code_until > time.time()) & (PREFERENCES.c.address != "")

    def job(connection: Connection) -> None:
        values = {"confirmed": time.time(), "code": "", "code_until": None}
        if connection.execute(update(PREFERENCES).where(asked).values(values)).rowcount != 1:
            raise Problem("server-bad-token")

    await store.write(job)


async def stop(store: Store, *, user: str = "", token: str = "") -> None:
    """No letters any more: forget the address of somebody, or of the person who got the letter with this token."""
    mine = PREFERENCES.c.stop == token if token else PREFERENCES.c.user_id == user

    def job(connection: Connection) -> None:
        values = {"address": "", "confirmed": None, "code": ""}
        if connection.execute(update(PREFERENCES).where(mine).values(values)).rowcount != 1 and token:
            raise Problem("server-bad-token")

    await store.write(job)


# --- browsers and webhooks --------------------------------------------------------------------------------------------


async def subscribe(store: Store, user: str, endpoint: str, p256dh: str, auth: str) -> str:
    """Note a browser; it keeps its id when it comes again. The oldest of too many goes."""
    name = hashlib.sha256(f"{user} {endpoint}".encode()).hexdigest()[:32]
    values = {"id": name, "user_id": user, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": time.time()}

    def job(connection: Connection) -> None:
        connection.execute(delete(PUSHES).where(PUSHES.c.id == name))
        mine = select(PUSHES.c.id).where(PUSHES.c.user_id == user).order_by(PUSHES.c.created.desc())
        old = [row[0] for row in connection.execute(mine)][MOST_TARGETS - 1 :]
        connection.execute(delete(PUSHES).where(PUSHES.c.id.in_(old)))
        connection.execute(insert(PUSHES).values(values))

    await store.write(job)
    return name


async def hook(store: Store, user: str, url: str) -> dict[str, Any]:
    """Note a webhook, with a secret of its own."""
    values = {"id": new_id(), "user_id": user, "url": url, "secret": secrets.token_hex(32), "created": time.time()}

    def job(connection: Connection) -> None:
        mine = connection.execute(select(HOOKS.c.id).where(HOOKS.c.user_id == user)).all()
        if len(mine) >= MOST_TARGETS:
            raise Problem("server-too-many-hooks", most=MOST_TARGETS)
        connection.execute(insert(HOOKS).values(values))

    await store.write(job)
    return values


async def remove(store: Store, table: Table, user: str, name: str) -> None:
    """Forget a browser or a webhook."""
    mine = (table.c.id == name) & (table.c.user_id == user)

    def job(connection: Connection) -> None:
        if connection.execute(delete(table).where(mine)).rowcount != 1:
            raise Problem("server-nothing-here")

    await store.write(job)
