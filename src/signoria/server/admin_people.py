"""Looking after people from outside, accounts and guests: list, rename, block, a new password, delete."""

from __future__ import annotations

import datetime
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from signoria.engine.problem import Problem
from signoria.server.people import own_data
from signoria.server.people.accounts import BLOCKED, SESSION, TOKENS_CHANGED, People, good_name
from signoria.server.store.database import Store
from signoria.server.store.schema import MEMBERS, NOTICES, SEATS, TABLES, TOKENS, USERS


class Person(msgspec.Struct, frozen=True):
    """Somebody in a list; a guest has no login."""

    id: str
    login: str
    name: str
    language: str
    since: str
    tables: int
    blocked: bool


async def listed(store: Store, about: str = "") -> list[Person]:
    """Every account; or all, guests included, who were at a table, or have a name, a login or an id."""
    tables = select(SEATS.c.user_id, func.count().label("tables")).group_by(SEATS.c.user_id).subquery()
    query = (
        select(USERS, tables.c.tables)
        .join(tables, tables.c.user_id == USERS.c.id, isouter=True)
        .order_by(USERS.c.login.is_(None), USERS.c.login, USERS.c.created.desc())
    )
    if not about:
        query = query.where(USERS.c.login.is_not(None))
    else:
        at_it = (
            select(SEATS.c.user_id).where(SEATS.c.table_id == about),
            select(MEMBERS.c.user_id).where(MEMBERS.c.table_id == about),
            select(NOTICES.c.user_id).where(NOTICES.c.table_id == about),
            select(TABLES.c.owner).where(TABLES.c.id == about),
        )
        named = (
            (USERS.c.id == about) | (USERS.c.login == about.lower()) | USERS.c.name.icontains(about, autoescape=True)
        )
        query = query.where(or_(named, *(USERS.c.id.in_(some) for some in at_it)))
    found = [row._mapping for row in await store.rows(query)]
    return [
        Person(
            row["id"],
            row["login"] or "",
            row["name"],
            row["language"],
            day(row["created"]),
            row["tables"] or 0,
            row["blocked"],
        )
        for row in found
    ]


def day(seconds: float) -> str:
    """The day of a moment, if it is one."""
    try:
        return datetime.datetime.fromtimestamp(seconds, datetime.UTC).date().isoformat()
    except (OverflowError, OSError, TypeError, ValueError):
        return "–"


async def id_of(store: Store, who: str) -> str:
    """Who has an id, which nobody chooses for themselves, or else a login."""
    for named in (USERS.c.id == who, USERS.c.login == who.lower()):
        row = await store.row(select(USERS.c.id).where(named))
        if row is not None:
            return str(row._mapping["id"])
    raise Problem("server-nobody", who=who)


async def rename(store: Store, who: str, name: str) -> None:
    """Give somebody another name, as others see it at once, also at tables that are in use."""
    good_name(name)
    user = await id_of(store, who)
    job = update(USERS).where(USERS.c.id == user).values(name=name)
    await store.write(lambda connection: connection.execute(job), TOKENS_CHANGED, (user,))
    for row in await store.rows(select(SEATS.c.table_id).where(SEATS.c.user_id == user).distinct()):
        table = str(row._mapping["table_id"])
        again = update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1)
        await store.write(partial(Connection.execute, statement=again), table)


async def block(store: Store, who: str, blocked: bool) -> None:
    """Let somebody no longer come in, or again; who is blocked is out at once.

    A session is kept so that the browser can be told why. A guest, who has nothing else to come back with, gets it
    back; who has an account logs in again.
    """
    user = await id_of(store, who)
    theirs = TOKENS.c.user_id == user

    def job(connection: Connection) -> None:
        found = update(USERS).where(USERS.c.id == user).values(blocked=blocked).returning(USERS.c.login)
        guest = connection.execute(found).scalar() is None
        if blocked:
            connection.execute(update(TOKENS).where(theirs, TOKENS.c.kind == SESSION).values(kind=BLOCKED))
            connection.execute(delete(TOKENS).where(theirs, TOKENS.c.kind != BLOCKED))
        elif guest:
            connection.execute(update(TOKENS).where(theirs, TOKENS.c.kind == BLOCKED).values(kind=SESSION))
        else:
            connection.execute(delete(TOKENS).where(theirs, TOKENS.c.kind == BLOCKED))

    await store.write(job, TOKENS_CHANGED, (user,))


async def reset(store: Store, login: str) -> str:
    """What lets somebody choose a new password, once and within an hour."""
    row = await store.row(select(USERS.c.blocked).where(USERS.c.login == login.lower()))
    if row is None:
        raise Problem("server-no-login", login=login)
    found = await People(store).reset_token(login)
    if found is None:
        raise Problem("server-login-blocked", login=login)
    return found[1]


async def forget(store: Store, who: str) -> None:
    """Delete somebody and everything that is theirs alone."""
    user = await id_of(store, who)
    for table in await store.write(lambda connection: own_data.forgotten(connection, user), TOKENS_CHANGED, (user,)):
        await store.write(lambda _: None, table)
