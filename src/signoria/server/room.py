"""A room: one table in the memory of this process. The database is the truth; a room can be forgotten at any time.

Everything that changes a table goes through ``enter`` (a new entry of the log) or ``change`` (anything else). Both
write first and tell afterwards, under the lock of the room. Two processes may do so at once: the second finds the table
not as it thought, changes nothing, and looks again. While the lock is held, ``line`` may be ahead of what is committed:
whoever looks at it for others takes the lock, too.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.server import clock, info, notify, quick
from signoria.server.info import OVER, RUNNING, Info
from signoria.server.line import TAKEBACK, Line, Logged, followed, from_row, restored, saved, to_row
from signoria.server.news import Entered, News, word
from signoria.server.schema import ENTRIES, NOTICES, SNAPSHOTS, TABLES
from signoria.server.store import CHANNEL, Store

NOT_BEGUN: Final = -1  # the number of the newest entry while there is none
RECENT: Final = 64  # entries and notices kept at hand
TRIES: Final = 8
# What a change does with the row of its table, and whom it gives something to be told.
Change = Callable[[Connection, Info], tuple[notify.Told, ...] | None]


class Stale(Exception):
    """The table is not as this process thought: another one was faster, or it was closed."""


class Room:
    """One table."""

    def __init__(self, store: Store, game: Game, found: Info) -> None:
        self.store = store
        self.game = game
        self.info = found
        self.line: Line | None = None
        self.lock = asyncio.Lock()
        self.entries: deque[Logged] = deque(maxlen=RECENT)
        self.notices: deque[Row[Any]] = deque(maxlen=RECENT)
        self.noticed = 0  # number of the newest notice
        self.behind: deque[Entered] = deque()  # what others wrote and nobody here looked at yet
        self.doubtful = False  # a write failed half way: look at the database before anything else
        self.bell = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.info.id

    def playing(self) -> Line:
        """The game, which must have begun."""
        if self.line is None:
            raise Problem("server-not-started")
        return self.line

    def ring(self) -> None:
        """Wake everybody who waits for something to happen here."""
        self.bell.set()
        self.bell = asyncio.Event()

    # --- reading ------------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take everything from the database anew."""

        def job(connection: Connection) -> tuple[Info | None, Any, list[Row[Any]], list[Row[Any]]]:
            found = info.load(connection, self.id)
            if found is None:
                return None, None, [], []
            mine = (SNAPSHOTS.c.table_id == self.id) & (SNAPSHOTS.c.number <= found.last)
            snapshot = connection.execute(
                select(SNAPSHOTS).where(mine).order_by(SNAPSHOTS.c.number.desc()).limit(1)
            ).first()
            after = -1 if snapshot is None else snapshot._mapping["number"]
            known = (ENTRIES.c.number > after) & (ENTRIES.c.number <= found.last)
            query = select(ENTRIES).where(ENTRIES.c.table_id == self.id, known)
            rows = connection.execute(query.order_by(ENTRIES.c.number)).all()
            newest = select(NOTICES).where(NOTICES.c.table_id == self.id).order_by(NOTICES.c.number.desc())
            return found, snapshot, list(rows), list(connection.execute(newest.limit(RECENT)).all())

        found, snapshot, rows, notices = await self.store.read(job)
        if found is None:
            raise Problem("server-no-table")
        self.info = found
        self.entries.clear()
        self.notices.clear()
        self.notices.extend(reversed(notices))
        self.noticed = self.notices[-1]._mapping["number"] if self.notices else 0
        self.line = None
        if snapshot is not None:
            at = snapshot._mapping
            log = [from_row(row) for row in rows]
            self.line = followed(self.game, restored(self.game, at["state"]), at["position"], at["number"], log)
            self.entries.extend(log)
        self.doubtful = False

    async def sync(self) -> None:
        """Catch up with what other processes wrote."""
        self.behind.clear()
        if self.doubtful or self.line is None:
            await self.load()
            self.ring()
            return
        line = self.line

        def job(connection: Connection) -> tuple[Info | None, list[Row[Any]], list[Row[Any]]]:
            found = info.load(connection, self.id)
            # Somebody may write between two queries: what the row of the table does not count yet is left for later.
            newest = line.last if found is None else found.last
            known = (ENTRIES.c.number > line.last) & (ENTRIES.c.number <= newest)
            entries = select(ENTRIES).where(ENTRIES.c.table_id == self.id, known)
            notices = select(NOTICES).where(NOTICES.c.table_id == self.id, NOTICES.c.number > self.noticed)
            return (
                found,
                list(connection.execute(entries.order_by(ENTRIES.c.number)).all()),
                list(connection.execute(notices.order_by(NOTICES.c.number)).all()),
            )

        found, rows, notices = await self.store.read(job)
        if found is None:
            raise Problem("server-no-table")
        log = [from_row(row) for row in rows]
        if any(row.kind == TAKEBACK for row in log) or found.last < line.last:
            await self.load()
        else:
            self.info = found
            self.hear(notices)
            for row in log:
                line.follow(row)
                self.entries.append(row)
        self.ring()

    def told(self, one: Entered) -> None:
        """Another process wrote an entry: it is followed when somebody looks here."""
        self.behind.append(one)
        if len(self.behind) > RECENT:
            self.doubtful = True
        self.ring()

    def follow_others(self) -> None:
        """Follow what other processes wrote, as far as nothing is missing. The lock must be held."""
        while self.behind and not self.doubtful:
            one = self.behind.popleft()
            number = one.row.number
            if number <= self.info.last:
                continue
            self.doubtful = True
            if self.line is not None and number == self.line.last + 1 and one.row.kind != TAKEBACK:
                self.line.follow(one.row)
                if one.kept:
                    self.line.since = 0
                self.entries.append(one.row)
                self.info = replaced(self.info, one.values(self.info.version + 1))
                self.doubtful = False

    def hear(self, notices: list[Row[Any]]) -> None:
        """Take notices in."""
        self.notices.extend(notices)
        if notices:
            self.noticed = notices[-1]._mapping["number"]

    async def entries_after(self, number: int, up_to: int | None = None) -> list[Logged]:
        """The log after an entry."""
        last = self.info.last
        if number >= last:
            return []
        if self.entries and self.entries[0].number <= number + 1:
            return [row for row in self.entries if number < row.number <= (last if up_to is None else up_to)]
        query = select(ENTRIES).where(ENTRIES.c.table_id == self.id, ENTRIES.c.number > number)
        query = query.where(ENTRIES.c.number <= (last if up_to is None else up_to))
        return [from_row(row) for row in await self.store.rows(query.order_by(ENTRIES.c.number))]

    async def notices_after(self, number: int) -> list[Row[Any]]:
        """The notices after one."""
        if number >= self.noticed:
            return []
        if self.notices and self.notices[0]._mapping["number"] <= number + 1:
            return [row for row in self.notices if row._mapping["number"] > number]
        query = select(NOTICES).where(NOTICES.c.table_id == self.id, NOTICES.c.number > number)
        return await self.store.rows(query.where(NOTICES.c.number <= self.noticed).order_by(NOTICES.c.number))

    async def at(self, position: int) -> State:
        """The position after this many choices in force, its real generator included: not for a player's eyes."""
        line = self.playing()
        if not 0 <= position <= line.position:
            raise Problem("no-such-number", number=position, last=line.position)
        if position == line.position:
            return line.state.clone()
        if position >= line.base:
            return line.session.at(position - line.base)
        made = (ENTRIES.c.table_id == self.id) & (ENTRIES.c.position == position)
        made &= ENTRIES.c.kind.in_(("choice", "redo", "start"))

        def job(connection: Connection) -> tuple[Any, list[Row[Any]]]:
            newest = select(ENTRIES.c.number).where(made).order_by(ENTRIES.c.number.desc()).limit(1)
            number = connection.execute(newest).scalar_one()
            before = (SNAPSHOTS.c.table_id == self.id) & (SNAPSHOTS.c.number <= number)
            snapshot = connection.execute(
                select(SNAPSHOTS).where(before).order_by(SNAPSHOTS.c.number.desc()).limit(1)
            ).one()
            between = (ENTRIES.c.number > snapshot._mapping["number"]) & (ENTRIES.c.number <= number)
            query = select(ENTRIES).where(ENTRIES.c.table_id == self.id, between).order_by(ENTRIES.c.number)
            return snapshot, list(connection.execute(query).all())

        snapshot, rows = await self.store.read(job)
        found = snapshot._mapping
        state = restored(self.game, found["state"])
        return followed(self.game, state, found["position"], found["number"], map(from_row, rows)).state.clone()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def enter(
        self, do: Callable[[Line, float], Logged], also: Callable[[Connection, float], None] | None = None, by: str = ""
    ) -> Logged:
        """Add an entry to the log: committed first, told afterwards. The lock must be held.

        ``also`` is done in the same commit; ``by`` is the person who did it by hand, and need not be notified.
        """
        line = self.playing()
        now = time.time()
        before = self.info
        row = do(line, now)
        self.doubtful = True
        settings = before.settings
        left = clock.spent(settings.clock, list(before.clocks), row.seat, now - before.moved)
        decider = line.state.decider()
        values = {
            "version": before.version + 1,
            "last": row.number,
            "decider": decider,
            "moved": now,
            "deadline": clock.deadline(settings.clock, settings.pace, left, decider, now),
            "clocks": tuple(left),
            "pending": None,
            "status": OVER if line.state.ended else RUNNING,
        }
        told = notify.after_entry(before, decider, row.number, bool(line.state.ended), by)
        due = line.snapshot_due(row)
        state = saved(line.state) if due else ""

        def job(connection: Connection) -> None:
            if connection.execute(quick.MOVE, {**coded(values), "table_id": self.id}).rowcount != 1:
                raise Stale
            connection.execute(quick.LOG, to_row(self.id, row))
            if due:
                snapshot = {"table_id": self.id, "number": row.number, "position": row.position, "state": state}
                connection.execute(insert(SNAPSHOTS).values(snapshot))
            notify.put(connection, self.id, told, now)
            if also is not None:
                also(connection, now)

        people = {one.user for one in told}
        try:
            if self.store.shared and also is None:
                await self._enter_quickly(Entered.of(row, values, due), state, told)
                if people:
                    self.store.on_people(people)
            else:
                await self.store.write(job, self.id, people)
        except (Stale, IntegrityError):
            await self.sync()
            raise self.stale() from None
        if due:
            line.since = 0
        self.entries.append(row)
        if also is None:
            self.info = replaced(before, values)
        else:
            await self.catch_up()  # more than the row of the table has changed, and nobody sees a half of it
        self.doubtful = False
        self.ring()
        return row

    async def _enter_quickly(self, one: Entered, state: str, told: tuple[notify.Told, ...]) -> None:
        """The same in one statement."""
        people = tuple({each.user for each in told})
        said = word(News(self.store.name, self.id, people, one))
        if not await self.store.at_once(quick.STATEMENT, quick.arguments(self.id, one, state, told, CHANNEL, said)):
            raise Stale

    async def change(self, job: Change, held: bool = False) -> None:
        """Change something about the table that is not its log; the job sees it as it is in the database now."""
        people: set[str] = set()
        if not held:
            async with self.lock:
                await self.change(job, held=True)
            return

        def whole(connection: Connection) -> None:
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == self.id).with_for_update())
            found = info.load(connection, self.id)
            if found is None:
                raise Problem("server-no-table")
            people.update(notify.put(connection, self.id, job(connection, found) or (), time.time()))
            raised = update(TABLES).where(TABLES.c.id == self.id).values(version=TABLES.c.version + 1)
            connection.execute(raised)

        for attempt in range(TRIES):
            try:
                await self.store.write(whole, self.id, people)
                break
            except IntegrityError:
                if attempt == TRIES - 1:
                    raise
        await self.catch_up()
        self.ring()

    async def catch_up(self) -> None:
        """Read again what is not the log."""

        def job(connection: Connection) -> tuple[Info | None, list[Row[Any]]]:
            notices = select(NOTICES).where(NOTICES.c.table_id == self.id, NOTICES.c.number > self.noticed)
            return info.load(connection, self.id), list(connection.execute(notices.order_by(NOTICES.c.number)).all())

        found, notices = await self.store.read(job)
        if found is None:
            raise Problem("server-no-table")
        if found.last != (NOT_BEGUN if self.line is None else self.line.last):
            await self.sync()
        else:
            self.info = found
            self.hear(notices)

    def stale(self) -> Problem:
        """What somebody hears who chose on an older position."""
        if self.info.status != RUNNING:
            return Problem("server-not-running")
        return Problem("server-stale", number=self.info.last + 1)


def coded(values: dict[str, Any]) -> dict[str, Any]:
    """Values for the row of a table."""
    return info.coded(**values)


def replaced(found: Info, values: dict[str, Any]) -> Info:
    """The table after its row was changed."""
    return msgspec.structs.replace(found, **values)
