"""Looking after accounts from outside: list, rename, block, a new password, delete."""

from __future__ import annotations

import datetime
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from signoria.engine.problem import Problem
from signoria.server.people import own_data
from signoria.server.people.accounts import TOKENS_CHANGED, People, good_name
from signoria.server.store.database import Store
from signoria.server.store.schema import SEATS, TABLES, TOKENS, USERS


class Account(msgspec.Struct, frozen=True):
    """An account in a list."""

    login: str
    name: str
    language: str
    since: str
    tables: int
    blocked: bool


async def listed(store: Store) -> list[Account]:
    """Every account, by its login."""
    tables = select(SEATS.c.user_id, func.count().label("tables")).group_by(SEATS.c.user_id).subquery()
    query = (
        select(USERS, tables.c.tables)
        .join(tables, tables.c.user_id == USERS.c.id, isouter=True)
        .where(USERS.c.login.is_not(None))
        .order_by(USERS.c.login)
    )
    found = [row._mapping for row in await store.rows(query)]
    return [
        Account(
            row["login"],
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


async def id_of(store: Store, login: str) -> str:
    """Who has a login."""
    row = await store.row(select(USERS.c.id).where(USERS.c.login == login.lower()))
    if row is None:
        raise Problem("server-no-login", login=login)
    return str(row._mapping["id"])


async def rename(store: Store, login: str, name: str) -> None:
    """Give somebody another name, as others see it at once, also at tables that are in use."""
    good_name(name)
    user = await id_of(store, login)
    job = update(USERS).where(USERS.c.id == user).values(name=name)
    await store.write(lambda connection: connection.execute(job), TOKENS_CHANGED, (user,))
    for row in await store.rows(select(SEATS.c.table_id).where(SEATS.c.user_id == user).distinct()):
        table = str(row._mapping["table_id"])
        again = update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1)
        await store.write(partial(Connection.execute, statement=again), table)


async def block(store: Store, login: str, blocked: bool) -> None:
    """Let somebody no longer come in, or again; who is blocked is out at once."""
    user = await id_of(store, login)

    def job(connection: Connection) -> None:
        connection.execute(update(USERS).where(USERS.c.id == user).values(blocked=blocked))
        if blocked:
            connection.execute(delete(TOKENS).where(TOKENS.c.user_id == user))

    await store.write(job, TOKENS_CHANGED, (user,))


async def reset(store: Store, login: str) -> str:
    """What lets somebody choose a new password, once and within an hour."""
    found = await People(store).reset_token(login)
    if found is None:
        raise Problem("server-no-login", login=login)
    return found[1]


async def forget(store: Store, login: str) -> None:
    """Delete an account and everything that is its own."""
    user = await id_of(store, login)
    for table in await store.write(lambda connection: own_data.forgotten(connection, user), TOKENS_CHANGED, (user,)):
        await store.write(lambda _: None, table)
