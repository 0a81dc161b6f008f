"""The store: the database behind everything, SQLite or PostgreSQL, told apart only by its URL.

A write is a *job*: a function that gets a connection inside a transaction. Whoever hands in a job hears back only when
it is committed. SQLite has one writer, which commits all jobs that wait in one transaction; on PostgreSQL every job has
a transaction of its own, and says to the other workers which table has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import secrets
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.engine.problem import Problem
from signoria.server import migrate
from signoria.server.news import NEWS, News, word

T = TypeVar("T")
Job = Callable[[Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]
Heard = Callable[[News], Awaitable[None]]

CHANNEL: Final = "signoria"
MOST_IN_ONE_COMMIT: Final = 200
CONNECTIONS: Final = 4  # of PostgreSQL that are kept: for transactions, and as many for single statements
RETRY: Final = 0.5  # seconds until a lost connection for notifications is tried again


class Store:
    """A database that is open."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.shared = self.url.startswith("postgresql")  # several processes may write
        pool = {"pool_size": CONNECTIONS, "max_overflow": CONNECTIONS} if self.shared else {}
        self.engine: AsyncEngine = create_async_engine(self.url, **pool)
        # A single query needs no transaction around it, which would be two more messages to PostgreSQL.
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", prepare)
            event.listen(self.engine.sync_engine, "begin", begin)
        self.name = secrets.token_hex(8)  # of this worker
        self.on_people: Callable[[Collection[str]], None] = lambda _people: None  # those who have a notification
        self._jobs: asyncio.Queue[Waiting | None] = asyncio.Queue()  # nothing: no more are to come
        self._writer: asyncio.Task[None] | None = None
        self._quick: Any = None  # connections of PostgreSQL for single statements
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect, bring the database to its present form, and start to write."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate.upgrade)
        except Problem:
            await self.engine.dispose()
            raise
        except (OSError, DBAPIError) as error:
            await self.engine.dispose()
            raise Problem("server-no-database", url=self.engine.url.render_as_string(hide_password=True)) from error
        if not self.shared:
            self._writer = asyncio.create_task(self._write_on())
        else:
            _, how = self.engine.dialect.create_connect_args(self.engine.url)
            driver = importlib.import_module("asyncpg")
            self._quick = await driver.create_pool(min_size=1, max_size=CONNECTIONS, reset=as_it_is, **how)

    async def close(self) -> None:
        """Stop, once everything that waits to be written is."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        if self._quick is not None:
            await self._quick.close()
        await self.engine.dispose()

    # --- reading ------------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a function finds in the database."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def rows(self, query: Executable) -> list[Row[Any]]:
        """The rows of a query."""
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).all())

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row of a query."""
        found = await self.rows(query)
        return found[0] if found else None

    # --- writing ------------------------------------------------------------------------------------------------------

    async def write(self, job: Callable[[Connection], T], table: str = "", people: Collection[str] = ()) -> T:
        """Run a job and wait until it is committed.

        ``table`` is the one that others must look at again, ``people`` (which the job may fill) have a notification.
        """
        if self.shared:
            async with self.engine.begin() as connection:
                done = await connection.run_sync(job)
                if table:
                    told = {"channel": CHANNEL, "told": self.news(table, people)}
                    await connection.execute(text("SELECT pg_notify(:channel, :told)"), told)
        else:
            waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._jobs.put_nowait((job, waiting))
            done = await waiting
        if people:
            self.on_people(people)
        return done

    def news(self, table: str, people: Collection[str]) -> str:
        """What the other workers are told."""
        return word(News(self.name, table, tuple(people)))

    async def at_once(self, statement: str, arguments: tuple[Any, ...]) -> bool:
        """Commit one statement of PostgreSQL, in one message; whether it found a row."""
        driver = importlib.import_module("asyncpg")
        try:
            return await self._quick.fetchrow(statement, *arguments) is not None
        except driver.IntegrityConstraintViolationError:
            return False
        except (driver.PostgresError, driver.InterfaceError) as error:
            raise OSError("the database failed") from error

    async def _write_on(self) -> None:
        """SQLite: commit whatever waits, again and again, in a thread that has the one connection that writes."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "writer") as thread:
            connection = await loop.run_in_executor(thread, writer, self.url)
            ending = False
            while not ending:
                taken = [await self._jobs.get()]
                while not self._jobs.empty() and len(taken) < MOST_IN_ONE_COMMIT:
                    taken.append(self._jobs.get_nowait())
                batch = [one for one in taken if one is not None]
                ending = len(batch) < len(taken)
                if batch:
                    jobs = [job for job, _ in batch]
                    done = await loop.run_in_executor(thread, commit, connection, jobs)
                    for (_, waiting), (result, error) in zip(batch, done, strict=True):
                        answer(waiting, result, error)
            await loop.run_in_executor(thread, connection.close)
            await loop.run_in_executor(thread, connection.engine.dispose)

    async def number(self, statement: str, *arguments: Any) -> int:
        """A number that one statement of PostgreSQL finds, -1 if it finds nothing."""
        driver = importlib.import_module("asyncpg")
        try:
            found = await self._quick.fetchval(statement, *arguments)
        except (driver.PostgresError, driver.InterfaceError) as error:
            raise OSError("the database failed") from error
        return -1 if found is None else int(found)

    # --- several workers ----------------------------------------------------------------------------------------------

    def listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """Call ``heard`` with what another worker says, and ``lost`` when something may have been missed."""
        if self.shared:
            self._tasks.append(asyncio.create_task(self._listen(heard, lost)))

    async def _listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """Listen for ever, on a connection of its own; connect again when it is lost."""
        while True:
            with contextlib.suppress(OSError, DBAPIError):
                async with self.engine.connect() as connection:
                    await self._listen_on(connection, heard, lost)
            await asyncio.sleep(RETRY)

    async def _listen_on(self, connection: AsyncConnection, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        told: asyncio.Queue[str | None] = asyncio.Queue()
        driver.add_termination_listener(lambda _: told.put_nowait(None))
        await driver.add_listener(CHANNEL, lambda _connection, _pid, _channel, news: told.put_nowait(news))
        await lost()
        while (said := await told.get()) is not None:
            news = NEWS.decode(said)
            if news.writer != self.name:
                if news.people:
                    self.on_people(news.people)
                await heard(news)
        await connection.invalidate()


def address(url: str) -> str:
    """The URL as the drivers want it: a plain ``postgresql://`` or a path of a file will do."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
        if parsed.get_backend_name() in ("postgresql", "postgres"):
            return parsed.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    except (ArgumentError, NoSuchModuleError) as error:
        raise Problem("server-bad-url", url=url.partition("@")[2] or url) from error
    raise Problem("server-bad-url", url=url.partition("@")[2] or url)


async def as_it_is(_connection: Any) -> None:
    """A connection that does single statements has nothing to be reset, which would be one more message each time."""


def answer(waiting: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Tell whoever waits what came of a job."""
    if waiting.done():
        return
    if error is not None:
        waiting.set_exception(error)
    else:
        waiting.set_result(result)


def writer(url: str) -> Connection:
    """SQLite: the connection that writes."""
    engine = create_engine(make_url(url).set(drivername="sqlite"))
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine.connect().execution_options(writer=True)


def commit(connection: Connection, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
    """Commit some jobs together; if one of them fails, none is done yet, and each is tried by itself."""
    try:
        done = [job(connection) for job in jobs]
        connection.commit()
    except Exception as error:  # noqa: BLE001  whatever a job met belongs to whoever waits for it
        connection.rollback()
        if len(jobs) == 1:
            return [(None, error)]
        return [one for job in jobs for one in commit(connection, [job])]
    return [(result, None) for result in done]


def prepare(connection: Any, _record: Any) -> None:
    """SQLite: readers do not stop the writer, and a commit survives the death of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    # The driver would begin transactions by itself, and not all of them.
    connection.isolation_level = None


def begin(connection: Connection) -> None:
    """SQLite: a transaction that begins here, where the driver begins none."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writer") else "BEGIN")
