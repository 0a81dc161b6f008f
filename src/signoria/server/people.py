"""People: guests and accounts, and the tokens that stand for them. Of a token only its hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from signoria.engine.problem import Problem
from signoria.engine.session import check_name
from signoria.server.schema import TOKENS, USERS
from signoria.server.store import Store

SESSION: Final = "session"
RESUME: Final = "resume"
SEAT: Final = "seat"
TOKENS_CHANGED: Final = "tokens"  # what other workers hear when they must look every token up again
LIFETIME: Final = 180 * 86_400.0
HASHER: Final = PasswordHasher()
NOBODY: Final = HASHER.hash(secrets.token_hex())  # so that a login nobody has takes as long as one that exists


class User(msgspec.Struct, frozen=True):
    """Somebody who is known. ``table`` and ``seat`` bind a token that is good for one seat only."""

    id: str
    name: str
    language: str
    account: bool
    table: str | None = None
    seat: int | None = None

    @property
    def bound(self) -> bool:
        """Whether this is only a seat of a table, and not the whole person."""
        return self.table is not None


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id nobody can guess either, though it is no secret; no command line takes it for a flag."""
    found = secrets.token_urlsafe(12)
    return new_id() if found.startswith("-") else found


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """The value that a page must send along with the cookie of a session; other sites cannot know it."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"signoria csrf").hexdigest()


def same(a: str, b: str) -> bool:
    """Compare without telling by the time it takes where they differ."""
    return hmac.compare_digest(a.encode(), b.encode())


class People:
    """Everybody who is known to the server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def arrive(self, name: str, language: str) -> tuple[User, str]:
        """A new guest, with the token of the first session."""
        check_name(name)
        user = User(new_id(), name, language, False)
        token = new_token()

        def job(connection: Connection) -> None:
            values = {"id": user.id, "name": name, "language": language, "created": time.time()}
            connection.execute(insert(USERS).values(values))
            connection.execute(insert(TOKENS).values(token_row(token, user.id, SESSION, LIFETIME)))

        await self.store.write(job)
        return user, token

    async def who(self, token: str, *kinds: str) -> User | None:
        """Whose token this is, if it is of one of these kinds and still good."""
        query = (
            select(USERS, TOKENS.c.table_id, TOKENS.c.seat)
            .join(TOKENS, TOKENS.c.user_id == USERS.c.id)
            .where(TOKENS.c.hash == hashed(token), TOKENS.c.kind.in_(kinds))
            .where(or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > time.time()))
        )
        row = await self.store.row(query)
        return None if row is None else user_of(row)

    async def token(self, user: str, kind: str, table: str | None = None, seat: int | None = None) -> str:
        """A new token of some kind; one for a seat takes the place of the one before."""
        token = new_token()
        lifetime = LIFETIME if kind == SESSION else None

        def job(connection: Connection) -> None:
            if kind == SEAT:
                connection.execute(delete(TOKENS).where(TOKENS.c.table_id == table, TOKENS.c.seat == seat))
            connection.execute(insert(TOKENS).values(token_row(token, user, kind, lifetime, table, seat)))

        await self.store.write(job, TOKENS_CHANGED if kind == SEAT else "", (user,) if kind == SEAT else ())
        return token

    async def changed(self, *people: str) -> None:
        """Tell the other workers that tokens have changed, and whose."""
        await self.store.write(lambda _: None, TOKENS_CHANGED, people)

    async def revoke(self, user: str, *, token: str = "", kind: str = "") -> None:
        """Make a token of somebody void, or all of a kind."""
        where = (TOKENS.c.user_id == user) & (TOKENS.c.hash == hashed(token) if token else TOKENS.c.kind == kind)
        job = delete(TOKENS).where(where)
        await self.store.write(lambda connection: connection.execute(job), TOKENS_CHANGED, (user,))

    async def revoke_seat(self, user: str, table: str, seat: int) -> None:
        """Make the token of somebody's seat void."""
        job = delete(TOKENS).where(TOKENS.c.table_id == table, TOKENS.c.seat == seat)
        await self.store.write(lambda connection: connection.execute(job), TOKENS_CHANGED, (user,))

    async def change(self, user: User, name: str | None, language: str | None) -> User:
        """Take another name or language."""
        if name is not None:
            check_name(name)
        after = msgspec.structs.replace(user, name=name or user.name, language=language or user.language)
        values = {"name": after.name, "language": after.language}
        await self.store.write(
            lambda connection: connection.execute(update(USERS).where(USERS.c.id == user.id).values(values)),
            TOKENS_CHANGED,
        )
        return after

    async def keep(self, user: User, login: str, password: str) -> User:
        """Turn a guest into an account; everything else stays as it is."""
        if user.account:
            raise Problem("server-account-already")
        coded = await asyncio.to_thread(HASHER.hash, password)

        def job(connection: Connection) -> None:
            mine = (USERS.c.id == user.id) & USERS.c.login.is_(None)
            done = connection.execute(update(USERS).where(mine).values(login=login.lower(), password=coded))
            if done.rowcount != 1:
                raise Problem("server-account-already")

        try:
            await self.store.write(job, TOKENS_CHANGED)
        except IntegrityError as error:
            raise Problem("server-login-taken", login=login) from error
        return msgspec.structs.replace(user, account=True)

    async def login(self, login: str, password: str) -> tuple[User, str]:
        """Come back to an account; a new session."""
        row = await self.store.row(select(USERS).where(USERS.c.login == login.lower()))
        coded = NOBODY if row is None else row._mapping["password"]
        good = await asyncio.to_thread(fits, coded, password)
        if row is None or not good:
            raise Problem("server-login-wrong")
        user = user_of(row)
        return user, await self.token(user.id, SESSION)


def fits(coded: str, password: str) -> bool:
    """Whether this is the password."""
    try:
        return HASHER.verify(coded, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def user_of(row: Row[Any]) -> User:
    """A user from the database."""
    found = row._mapping
    account = found["login"] is not None
    return User(found["id"], found["name"], found["language"], account, found.get("table_id"), found.get("seat"))


def token_row(
    token: str, user: str, kind: str, lifetime: float | None, table: str | None = None, seat: int | None = None
) -> dict[str, Any]:
    """A token for the database."""
    now = time.time()
    expires = None if lifetime is None else now + lifetime
    return {
        "hash": hashed(token),
        "user_id": user,
        "kind": kind,
        "table_id": table,
        "seat": seat,
        "created": now,
        "expires": expires,
    }
