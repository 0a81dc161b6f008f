"""The store: the database behind everything, SQLite or PostgreSQL, told apart only by its URL.

A write is a *job*: a function that gets a connection inside a transaction. The caller of a job hears back only when
it is committed. SQLite has one writer, which commits all jobs that wait in one transaction; on PostgreSQL every job has
a transaction of its own, and says to the other workers which table has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import stat
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.engine.problem import Problem
from signoria.server.store import migrate
from signoria.server.store.direct import Direct
from signoria.server.store.worker_news import NEWS, News, Present, said_by, word
from signoria.server.supervise import Supervisor

LOG: Final = logging.getLogger("signoria.server")
T = TypeVar("T")
Job = Callable[[Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]
Heard = Callable[[News], Awaitable[None]]

CHANNEL: Final = "signoria"
MOST_IN_ONE_COMMIT: Final = 200
CONNECTIONS: Final = 4  # of PostgreSQL that are kept for transactions
MOST_UNSAID: Final = 10_000  # words to other workers that wait; those who miss more look for themselves
SAY: Final = "SELECT count(pg_notify($1, said)) FROM unnest($2::text[]) AS said"
RETRY: Final = 0.5  # seconds until a lost connection for notifications is tried again


class Store:
    """A database that is open."""

    def __init__(self, url: str, power_cut: bool = False) -> None:
        """``power_cut``: on SQLite, a commit that was acknowledged survives a power cut, too."""
        self.url = address(url)
        self.power_cut = power_cut
        self.shared = self.url.startswith("postgresql")  # several processes may write
        pool = {"pool_size": CONNECTIONS, "max_overflow": CONNECTIONS} if self.shared else {}
        # Notes and the hashes of tokens are among the parameters: an error never shows them.
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **pool)
        # A single query needs no transaction around it, which would be two more messages to PostgreSQL.
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        # What several queries find is of one moment, as it is on SQLite.
        self._moment = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", prepare)
            event.listen(self.engine.sync_engine, "begin", begin)
        self.name = secrets.token_hex(8)  # of this worker
        self.on_people: Callable[[Collection[str]], None] = lambda _people: None  # those who have a notification
        self.on_people_elsewhere: Callable[[Collection[str]], None] = lambda _people: None  # another worker wrote it
        self.supervisor = Supervisor()
        self._jobs: asyncio.Queue[Waiting | None] = asyncio.Queue()  # nothing: no more are to come
        self._writer: asyncio.Task[None] | None = None
        self._direct: Direct | None = None  # for single statements of PostgreSQL
        self._unsaid: list[str] = []  # what the other workers are to be told next
        self._to_say = asyncio.Event()
        self._elsewhere = 0  # what SQLite counts up when another process writes

    def file(self) -> Path | None:
        """The file that SQLite keeps everything in, if it is one."""
        path = self.engine.url.database or ""
        named = not self.shared and path and path != ":memory:" and not path.startswith("file:")
        return Path(path) if named else None

    async def open(self) -> None:
        """Connect, bring the database to its present form, and start to write."""
        try:
            if not self.shared:
                own(self.file())
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate.upgrade)
        except Problem:
            await self.engine.dispose()
            raise
        except (OSError, DBAPIError) as error:
            await self.engine.dispose()
            raise Problem("server-no-database", url=self.engine.url.render_as_string(hide_password=True)) from error
        if not self.shared:
            self._writer = self.supervisor.keep("writer", self._write_on)
        else:
            _, how = self.engine.dialect.create_connect_args(self.engine.url)
            self._direct = Direct(how)
            await self._direct.open()
            self.supervisor.keep("speaking", self._speak)

    async def close(self) -> None:
        """Stop, once everything that waits to be written is."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        await self.supervisor.close()
        if self._direct is not None:
            with contextlib.suppress(OSError):
                await self._say()
            await self._direct.close()
        await self.engine.dispose()

    # --- reading ------------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a function finds in the database, all of it as of one moment."""
        async with self._moment.connect() as connection:
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
        direct = self._statements()
        try:
            return await direct.row(statement, arguments) is not None
        except direct.driver.IntegrityConstraintViolationError:
            return False

    def tell(self, news: News) -> None:
        """Tell the other workers something soon, with whatever else there is to be told then.

        What is committed with ``NOTIFY`` in its transaction is committed one after the other, by all of PostgreSQL: it
        is told by itself. If that is lost, who waits elsewhere looks after a while, and everybody else looks anyway.
        """
        if len(self._unsaid) < MOST_UNSAID:
            self._unsaid.append(word(news))
        self._to_say.set()

    async def _speak(self) -> None:
        """Tell the others, for ever."""
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            try:
                await self._say()
            except OSError as error:
                LOG.warning("what other workers are to be told waits for the database: %s", type(error).__name__)
                await asyncio.sleep(RETRY)
                self._to_say.set()

    async def _say(self) -> None:
        said, self._unsaid = self._unsaid, []
        if said:
            try:
                await self.at_once(SAY, (CHANNEL, said))
            except OSError:
                self._unsaid = said + self._unsaid
                raise

    async def tell_spent(self, spent: tuple[tuple[str, int], ...]) -> None:
        """Tell the other workers who asked how often here."""
        await self.at_once("SELECT pg_notify($1, $2)", (CHANNEL, word(News(self.name, "", (), None, spent))))

    async def tell_present(self, present: Present) -> None:
        """Tell the other workers who has a table open here."""
        said = word(News(self.name, "", (), None, (), present))
        await self.at_once("SELECT pg_notify($1, $2)", (CHANNEL, said))

    async def _write_on(self) -> None:
        """SQLite: commit whatever waits, again and again, in a thread that has the one connection that writes."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "writer") as thread:
            connection = await loop.run_in_executor(thread, writer, self.url, self.power_cut)
            if not self._elsewhere:  # the first connection; after another one everything is looked at again
                self._elsewhere = await loop.run_in_executor(thread, written_so_far, connection)
            ending = False
            while not ending:
                taken = [await self._jobs.get()]
                while not self._jobs.empty() and len(taken) < MOST_IN_ONE_COMMIT:
                    taken.append(self._jobs.get_nowait())
                batch = [one for one in taken if one is not None]
                ending = len(batch) < len(taken)
                if batch:
                    jobs = [job for job, _ in batch]
                    try:
                        done = await loop.run_in_executor(thread, commit, connection, jobs)
                    except Exception as broken:  # the connection itself is no good any more: take another
                        for _, waiting in batch:
                            answer(waiting, None, broken)
                        raise
                    for (_, waiting), (result, error) in zip(batch, done, strict=True):
                        answer(waiting, result, error)
            await loop.run_in_executor(thread, connection.close)
            await loop.run_in_executor(thread, connection.engine.dispose)

    async def written_elsewhere(self) -> bool:
        """SQLite: whether another process has written since this was asked last."""
        seen = int(await self.write(lambda connection: connection.exec_driver_sql("PRAGMA data_version").scalar_one()))
        changed, self._elsewhere = seen != self._elsewhere, seen
        return changed

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._jobs.qsize()

    async def number(self, statement: str, *arguments: Any) -> int:
        """A number that one statement of PostgreSQL finds, -1 if it finds nothing."""
        found = await self._statements().row(statement, arguments)
        return -1 if found is None else int(found[0])

    def _statements(self) -> Direct:
        if self._direct is None:
            raise OSError("the database is closed, or not PostgreSQL")
        return self._direct

    # --- several workers ----------------------------------------------------------------------------------------------

    def listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """Call ``heard`` with what another worker says, and ``lost`` when something may have been missed."""
        if self.shared:
            self.supervisor.keep("listening", lambda: self._listen(heard, lost))

    async def _listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """Listen for ever, on a connection of its own; connect again when it is lost."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    await self._listen_on(connection, heard, lost)
            except (OSError, DBAPIError) as error:
                LOG.warning("the words of other workers wait for the database: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _listen_on(self, connection: AsyncConnection, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        told: asyncio.Queue[str | None] = asyncio.Queue()
        driver.add_termination_listener(lambda _: told.put_nowait(None))
        mine = said_by(self.name)

        def hear(_connection: Any, _pid: int, _channel: str, news: str) -> None:
            if not news.startswith(mine):  # what one says oneself comes back as well
                told.put_nowait(news)

        await driver.add_listener(CHANNEL, hear)
        await lost()
        while (said := await told.get()) is not None:
            news = NEWS.decode(said)
            if news.people:
                self.on_people_elsewhere(news.people)
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
        raise Problem("server-bad-url", url=url.rpartition("@")[2]) from error
    raise Problem("server-bad-url", url=url.rpartition("@")[2])


def own(path: Path | None) -> None:
    """SQLite: nobody reads the file but who runs the server; there are notes and addresses in it."""
    if path is not None:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, stat.S_IRUSR | stat.S_IWUSR))
        for one in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if one.exists() and one.stat().st_uid == os.geteuid():
                one.chmod(one.stat().st_mode & stat.S_IRWXU)


def answer(waiting: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Tell the caller what came of a job."""
    if waiting.done():
        return
    if error is not None:
        waiting.set_exception(error)
    else:
        waiting.set_result(result)


def writer(url: str, power_cut: bool = False) -> Connection:
    """SQLite: the connection that writes."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    connection = engine.connect().execution_options(writer=True)
    if power_cut:
        connection.connection.cursor().execute("PRAGMA synchronous=FULL")
    return connection


def written_so_far(connection: Connection) -> int:
    """SQLite: what it counts up when another process writes, without a transaction."""
    return int(connection.connection.cursor().execute("PRAGMA data_version").fetchone()[0])


def commit(connection: Connection, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
    """Commit some jobs together; if one of them fails, none is done yet, and each is tried by itself."""
    try:
        done = [job(connection) for job in jobs]
        connection.commit()
    except Exception as error:  # noqa: BLE001  what a job met belongs to its caller
        connection.rollback()
        connection.exec_driver_sql("SELECT 1")  # if not even that works, the writer takes another connection
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
    # One text that is no text any more would fail every query that meets its row.
    getattr(connection, "driver_connection", connection).text_factory = lambda raw: raw.decode("utf-8", "replace")


def begin(connection: Connection) -> None:
    """SQLite: a transaction that begins here, where the driver begins none."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writer") else "BEGIN")
