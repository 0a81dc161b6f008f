"""People: guests and accounts, and the tokens that stand for them. Of a token only its hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from signoria.engine.problem import Problem
from signoria.engine.session import check_name
from signoria.server import plain_text
from signoria.server.store.database import Store
from signoria.server.store.schema import PREFERENCES, TOKENS, USERS
from signoria.server.wire import Language
from signoria.text import LANGUAGES

T = TypeVar("T")
SESSION: Final = "session"
RESUME: Final = "resume"
SEAT: Final = "seat"
RESET: Final = "reset"  # lets somebody choose a new password
BLOCKED: Final = "blocked"  # what was a session of somebody who may not come in: it says so, and nothing else
RESET_LIFETIME: Final = 3600.0
TOKENS_CHANGED: Final = "tokens"  # what other workers hear when they must look every token up again
PASSWORDS: Final = ThreadPoolExecutor(2, "passwords")
LIFETIME: Final = 180 * 86_400.0
HASHER: Final = PasswordHasher()
NOBODY: Final = HASHER.hash(secrets.token_hex())  # so that a login nobody has takes as long as one that exists


class User(msgspec.Struct, frozen=True):
    """Somebody who is known. ``table`` and ``seat`` bind a token that is good for one seat only."""

    id: str
    name: str
    language: Language
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


async def hashing(work: Callable[..., T], *arguments: Any) -> T:
    """Work on a password, in threads that do nothing else: it takes long, and nobody else waits for it."""
    return await asyncio.get_running_loop().run_in_executor(PASSWORDS, partial(work, *arguments))


def good_name(name: str) -> None:
    """Refuse a name that could not stand in a record, or that nobody could see."""
    check_name(name)
    plain_text.check_name(name)


class People:
    """Everybody who is known to the server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def arrive(self, name: str, language: Language) -> tuple[User, str]:
        """A new guest, with the token of the first session."""
        good_name(name)
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
            .where(TOKENS.c.hash == hashed(token), TOKENS.c.kind.in_(kinds), USERS.c.blocked.is_(False))
            .where(or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > time.time()))
        )
        row = await self.store.row(query)
        return None if row is None else user_of(row)

    async def barred(self, token: str) -> bool:
        """Whether this was the session of somebody who is blocked now."""
        query = select(TOKENS.c.hash).where(TOKENS.c.hash == hashed(token), TOKENS.c.kind == BLOCKED)
        return await self.store.row(query.where(TOKENS.c.expires > time.time())) is not None

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
            good_name(name)
        after = msgspec.structs.replace(user, name=name or user.name, language=language or user.language)
        values = {"name": after.name, "language": after.language}
        await self.store.write(
            lambda connection: connection.execute(update(USERS).where(USERS.c.id == user.id).values(values)),
            TOKENS_CHANGED,
            (user.id,),
        )
        return after

    async def shares(self, user: User) -> bool:
        """Whether somebody lets finished games be used for research."""
        row = await self.store.row(select(USERS.c.shares).where(USERS.c.id == user.id))
        return row is not None and row._mapping["shares"] is not None

    async def share(self, user: User, shared: bool) -> None:
        """Say yes or no to that; who says yes again has said so from now on."""
        job = update(USERS).where(USERS.c.id == user.id).values(shares=time.time() if shared else None)
        await self.store.write(lambda connection: connection.execute(job))

    async def keep(self, user: User, login: str, password: str) -> User:
        """Turn a guest into an account; everything else stays as it is."""
        if user.account:
            raise Problem("server-account-already")
        coded = await hashing(HASHER.hash, password)

        def job(connection: Connection) -> None:
            mine = (USERS.c.id == user.id) & USERS.c.login.is_(None)
            done = connection.execute(update(USERS).where(mine).values(login=login.lower(), password=coded))
            if done.rowcount != 1:
                raise Problem("server-account-already")

        try:
            await self.store.write(job, TOKENS_CHANGED, (user.id,))
        except IntegrityError as error:
            raise Problem("server-login-taken", login=login) from error
        return msgspec.structs.replace(user, account=True)

    async def login(self, login: str, password: str) -> tuple[User, str]:
        """Come back to an account; a new session."""
        row = await self.store.row(select(USERS).where(USERS.c.login == login.lower()))
        coded = NOBODY if row is None else row._mapping["password"]
        good = await hashing(fits, coded, password)
        if row is None or not good:
            raise Problem("server-login-wrong")
        if row._mapping["blocked"]:
            raise Problem("server-blocked")
        user = user_of(row)
        return user, await self.token(user.id, SESSION)

    # --- passwords ----------------------------------------------------------------------------------------------------

    async def check(self, user: User, password: str) -> None:
        """See that this is the password of an account; a guest has none."""
        row = await self.store.row(select(USERS.c.password).where(USERS.c.id == user.id))
        coded = None if row is None else row._mapping["password"]
        if coded is not None and not await hashing(fits, coded, password):
            raise Problem("server-password-wrong")

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Another password for an account; every other session ends."""
        if not user.account:
            raise Problem("server-no-account")
        await self.check(user, old)
        await self.set_password(user.id, new)

    async def set_password(self, user: str, password: str) -> None:
        """Set the password of an account. Every session that began with the old one ends."""
        coded = await hashing(HASHER.hash, password)

        def job(connection: Connection) -> None:
            connection.execute(update(USERS).where(USERS.c.id == user).values(password=coded))
            connection.execute(delete(TOKENS).where(TOKENS.c.user_id == user))

        await self.store.write(job, TOKENS_CHANGED, (user,))

    async def end_sessions(self, user: str) -> None:
        """Make every token of somebody void, whatever it is good for."""
        job = delete(TOKENS).where(TOKENS.c.user_id == user)
        await self.store.write(lambda connection: connection.execute(job), TOKENS_CHANGED, (user,))

    async def reset_token(self, login: str) -> tuple[User, str] | None:
        """What lets somebody choose a new password for an account; nothing if there is no such account."""
        row = await self.store.row(select(USERS).where(USERS.c.login == login.lower(), USERS.c.blocked.is_(False)))
        if row is None:
            return None
        user, token = user_of(row), new_token()

        def job(connection: Connection) -> None:
            connection.execute(delete(TOKENS).where(TOKENS.c.user_id == user.id, TOKENS.c.kind == RESET))
            connection.execute(insert(TOKENS).values(token_row(token, user.id, RESET, RESET_LIFETIME)))

        await self.store.write(job)
        return user, token

    async def address(self, user: str) -> str:
        """The confirmed address of somebody for letters, '' if there is none."""
        query = select(PREFERENCES.c.address).where(PREFERENCES.c.user_id == user, PREFERENCES.c.confirmed.is_not(None))
        row = await self.store.row(query)
        return "" if row is None else str(row._mapping["address"])


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
    language: Language = found["language"] if found["language"] in LANGUAGES else "en"
    return User(found["id"], found["name"], language, account, found.get("table_id"), found.get("seat"))


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
