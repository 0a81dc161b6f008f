"""A room: one table in the memory of this process. The database is the truth; a room can be forgotten at any time.

Everything that changes a table goes through ``enter`` (a new entry of the log) or ``change`` (anything else). Both
write first and tell afterwards, under the lock of the room. Two processes may do so at once: the second finds the table
not as it thought, changes nothing, and looks again. While the lock is held, ``line`` may be ahead of what is committed:
code that looks at it for others takes the lock, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.session import CHOICE
from signoria.engine.state import State
from signoria.server import clock
from signoria.server.notify import notifications
from signoria.server.store import info
from signoria.server.store.database import Store
from signoria.server.store.entries import Stored, whole
from signoria.server.store.info import OVER, RUNNING, Info
from signoria.server.store.schema import ENTRIES, NOTICES, SNAPSHOTS, TABLES
from signoria.server.store.worker_news import Entered, News
from signoria.server.table import append_entry
from signoria.server.table.game_log import (
    TAKEBACK,
    UNFIT,
    Line,
    Logged,
    Unreadable,
    followed,
    holding,
    numbered,
    restored,
    saved,
    worded,
)
from signoria.server.table.rebuild import Rebuilt, rebuilt

NOT_BEGUN: Final = -1  # the number of the newest entry while there is none
RECENT: Final = 64  # entries and notices kept at hand
TRIES: Final = 8
MOST_CARDS: Final = 64  # that are kept of a table: one a seat, a language and a place from where somebody reads on
# What a change does with the row of its table, and whom it gives something to be told.
Change = Callable[[Connection, Info], tuple[notifications.Told, ...] | None]


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
        self._cards: tuple[tuple[int, int], dict[Any, Any]] = ((-1, -1), {})
        self.members: set[str] = set()  # who is known to have used the invitation
        self.listeners = 0  # how many wait here for something to happen
        self.looked = time.monotonic()  # when the database was asked last whether something was missed
        self.behind: deque[Entered] = deque()  # what others wrote and nobody here looked at yet
        self.doubtful = False  # a write failed half way: look at the database before anything else
        self.bell = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.info.id

    def playing(self) -> Line:
        """The game, which must have begun."""
        if self.line is None:
            raise Problem("server-not-started")
        return self.line

    @property
    def cards(self) -> dict[Any, Any]:
        """What was built to be shown of the table as it is now; it is gone as soon as anything changes."""
        now = (self.info.version, self.noticed)
        if self._cards[0] != now or len(self._cards[1]) >= MOST_CARDS:
            self._cards = (now, {})
        return self._cards[1]

    def ring(self) -> None:
        """Wake everybody who waits for something to happen here."""
        self.bell.set()
        self.bell = asyncio.Event()

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Somebody waits here: the room is not to be forgotten meanwhile."""
        self.listeners += 1
        try:
            yield
        finally:
            self.listeners -= 1

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
        self.members.clear()
        self.entries.clear()
        self.notices.clear()
        self.notices.extend(reversed(notices))
        self.noticed = self.notices[-1]._mapping["number"] if self.notices else 0
        self.line = None
        if found.last != NOT_BEGUN:
            try:
                line = self.resumed(snapshot)
                log = [numbered(self.game, Stored.of(row)) for row in rows]
                followed(self.game, found.rules, line, log)
                self.line = holding(line, found.rules, found.answers)
            except UNFIT:
                again = await self.rebuild()
                self.info, self.line, log = again.found, again.line, again.rows
            self.entries.extend(log)
        self.doubtful = False

    def resumed(self, snapshot: Row[Any] | None) -> Line:
        """The game at a snapshot; a Problem if there is none, or if it does not fit today's game."""
        if snapshot is None:
            raise Problem("server-snapshot-old")
        at = snapshot._mapping
        begun = self.info.branch and at["number"] == 0
        return Line(self.game, restored(self.game, at["state"], begun), at["position"], at["number"])

    async def rebuild(self) -> Rebuilt:
        """Play the whole log again by its words, and write anew what is only worked out from it."""

        def look(connection: Connection) -> tuple[Info | None, list[Row[Any]], str]:
            found = info.load(connection, self.id)
            last = NOT_BEGUN if found is None else found.last
            log = select(ENTRIES).where(ENTRIES.c.table_id == self.id, ENTRIES.c.number <= last)
            first = select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == self.id, SNAPSHOTS.c.number == 0)
            rows = list(connection.execute(log.order_by(ENTRIES.c.number)).all())
            return found, rows, connection.execute(first).scalar() or "{}"

        found, rows, beginning = await self.store.read(look)
        if found is None:
            raise Problem("server-no-table")
        if not whole([row._mapping["number"] for row in rows], found.last):
            raise Problem("server-log-gaps")
        again = await asyncio.to_thread(rebuilt, self.game, found, [Stored.of(row) for row in rows], beginning)
        waiting = info.waiting(again.line.state) if found.asked else found.waiting

        def renew(connection: Connection) -> None:
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == self.id).with_for_update())
            mine = (ENTRIES.c.table_id == self.id) & (ENTRIES.c.number == bindparam("entry"))
            told = [{"entry": number, "told": events} for number, events in again.events.items()]
            if told:
                connection.execute(update(ENTRIES).where(mine).values(events=bindparam("told")), told)
            old = (SNAPSHOTS.c.table_id == self.id) & (SNAPSHOTS.c.number <= found.last)
            connection.execute(SNAPSHOTS.delete().where(old))
            names = ("number", "position", "state")
            kept = [{"table_id": self.id, **dict(zip(names, one, strict=True))} for one in again.snapshots]
            if kept:
                connection.execute(insert(SNAPSHOTS), kept)
            if waiting != found.waiting:
                as_read = (TABLES.c.last == found.last) & (TABLES.c.answers == info.json_text(found.answers))
                values = {**msgspec.structs.asdict(waiting), "version": TABLES.c.version + 1}
                connection.execute(update(TABLES).where(TABLES.c.id == self.id, as_read).values(values))

        await self.store.write(renew)
        return msgspec.structs.replace(again, found=replaced(found, msgspec.structs.asdict(waiting)))

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
        try:
            if found.players != self.info.players:  # somebody was deleted: what is kept here still has the name
                raise Problem("server-stale", number=found.last + 1)
            if any(row._mapping["kind"] == TAKEBACK for row in rows) or found.last < line.last:
                raise Problem("server-stale", number=found.last + 1)
            log = [numbered(self.game, Stored.of(row)) for row in rows]
            if log:
                line.hold(())  # answers that waited here stand in the log now
            followed(self.game, found.rules, line, log)
            holding(line, found.rules, found.answers)
        except UNFIT:
            await self.load()
        else:
            self.info = found
            self.members.clear()
            self.hear(notices)
            self.entries.extend(log)
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
                with contextlib.suppress(*UNFIT):  # another version wrote it: the log tells more
                    row = numbered(self.game, one.row)
                    self.line.follow(row)
                    if one.kept:
                        self.line.since = 0
                    self.entries.append(row)
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
            newer = takewhile(lambda row: row.number > number, reversed(self.entries))  # mostly one of very many
            return [row for row in newer if row.number <= (last if up_to is None else up_to)][::-1]
        query = select(ENTRIES).where(ENTRIES.c.table_id == self.id, ENTRIES.c.number > number)
        query = query.where(ENTRIES.c.number <= (last if up_to is None else up_to))
        query = query.order_by(ENTRIES.c.number)
        try:
            return [numbered(self.game, Stored.of(row)) for row in await self.store.rows(query)]
        except Unreadable:
            await self.rebuild()
            return [numbered(self.game, Stored.of(row)) for row in await self.store.rows(query)]

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
            number = connection.execute(newest).scalar()
            if number is None:
                return None, []
            before = (SNAPSHOTS.c.table_id == self.id) & (SNAPSHOTS.c.number <= number)
            snapshot = connection.execute(
                select(SNAPSHOTS).where(before).order_by(SNAPSHOTS.c.number.desc()).limit(1)
            ).first()
            if snapshot is None:
                return None, []
            between = (ENTRIES.c.number > snapshot._mapping["number"]) & (ENTRIES.c.number <= number)
            query = select(ENTRIES).where(ENTRIES.c.table_id == self.id, between).order_by(ENTRIES.c.number)
            return snapshot, list(connection.execute(query).all())

        try:
            for attempt in range(2):
                snapshot, rows = await self.store.read(job)
                try:
                    line = self.resumed(snapshot)
                    log = [numbered(self.game, Stored.of(row)) for row in rows]
                    return followed(self.game, self.info.rules, line, log).state.clone()
                except UNFIT:
                    if attempt:
                        raise
                    await self.rebuild()
        except Problem:
            raise
        except UNFIT as error:  # no more than nonsense: a damaged row, and no mistake of ours
            raise Problem("server-log-gaps") from error
        raise AssertionError("the second attempt returns or raises")

    async def chooser(self, position: int) -> int:
        """The seat whose choice led to a position, -1 if none did."""
        made = (ENTRIES.c.table_id == self.id) & (ENTRIES.c.position == position) & (ENTRIES.c.kind == CHOICE)
        row = await self.store.row(select(ENTRIES.c.seat).where(made).order_by(ENTRIES.c.number.desc()).limit(1))
        return -1 if row is None else int(row._mapping["seat"])

    # --- writing ------------------------------------------------------------------------------------------------------

    async def enter(
        self,
        do: Callable[[Line, float], list[Logged]],
        also: Callable[[Connection, float], None] | None = None,
        by: str = "",
    ) -> int:
        """Do something in the game: committed first, told afterwards. The lock must be held. The number of its entry.

        While others must answer the same question there is no entry yet, and the answer is kept beside the log: the
        number of the decision stays the same for all. Everybody is told who has answered, if that is no secret.
        ``also`` is done in the same commit; ``by`` is the person who did it by hand, and need not be notified.
        """
        line = self.playing()
        now = time.time()
        before = self.info
        rows = do(line, now)
        self.doubtful = True
        values = self._values(line, rows, now)
        told: tuple[notifications.Told, ...] = ()
        if rows:
            deciders = line.state.deciders()
            told = notifications.after_entry(before, deciders, rows[-1].number, bool(line.state.ended), by)
        stored = [worded(self.game, row) for row in rows]
        due = bool(rows) and line.snapshot_due(rows[-1])
        state = saved(line.state) if due else ""

        def job(connection: Connection) -> None:
            where = {"table_id": self.id, "before": before.last, "held": info.json_text(before.answers)}
            if append_entry.MOVE.run(connection, {**info.coded(values), **where}) != 1:
                raise Stale
            for row in stored:
                append_entry.LOG.run(connection, row.values(self.id))
            if due:
                at = {"number": rows[-1].number, "position": rows[-1].position}
                connection.execute(insert(SNAPSHOTS).values({"table_id": self.id, **at, "state": state}))
            notifications.put(connection, self.id, told, now)
            if not rows and not before.secret:
                self._answered(connection, values["answers"], now)
            if also is not None:
                also(connection, now)

        people = {one.user for one in told}
        try:
            if self.store.shared and also is None and len(stored) == 1 and not before.answers:
                await self._enter_quickly(Entered.of(stored[0], values, due), state, told)
                if people:
                    self.store.on_people(people)
            else:
                await self.store.write(job, self.id, people)
        except (Stale, IntegrityError):
            await self.sync()
            common = not rows or before.answers
            if common and self.info.last == before.last and self.info.status == RUNNING:
                return await self.enter(do, also, by)  # somebody else has answered the same question meanwhile
            raise self.stale() from None
        if due:
            line.since = 0
        self.entries.extend(rows)
        if also is None and rows:
            self.info = replaced(before, values)
        else:
            await self.catch_up()  # more than the row of the table has changed, and nobody sees a half of it
        self.doubtful = False
        self.ring()
        return rows[0].number if rows else before.last + 1

    def _values(self, line: Line, rows: list[Logged], now: float) -> dict[str, Any]:
        """The row of the table after new entries; or, without any, after an answer that waits for others."""
        before, settings = self.info, self.info.settings
        answers: tuple[info.Answer, ...] = ()
        if held := line.held():
            known = {(answer.seat, answer.words): answer for answer in before.answers}
            said = [(seat, self.game.vocabulary.words(option)) for seat, option in held.items()]
            answers = tuple(known.get((seat, words), info.Answer(seat, words, now)) for seat, words in said)
        left = list(before.clocks)
        moved = now if rows else before.moved
        if rows and not before.secret:
            thought = {answer.seat: answer.at for answer in before.answers}
            for seat in dict.fromkeys(row.seat for row in rows):
                left = clock.spent(settings.clock, left, seat, thought.get(seat, now) - before.moved)
        waiting = info.waiting(line.state)
        return {
            "version": before.version + 1,
            "last": rows[-1].number if rows else before.last,
            **msgspec.structs.asdict(waiting),
            "answers": answers,
            "moved": moved,
            "deadline": clock.deadline(settings.clock, settings.pace, left, waiting.seats, moved, waiting.secret),
            "clocks": tuple(left),
            "pending": None if rows else before.pending,
            "status": OVER if line.state.ended else RUNNING,
        }

    def _answered(self, connection: Connection, answers: tuple[info.Answer, ...], now: float) -> None:
        """Tell that a seat has answered, or has changed its mind; never what."""
        had, has = ({answer.seat for answer in known} for known in (self.info.answers, answers))
        for seat in had ^ has:
            kind = "answered" if seat in has else "reconsidered"
            who = self.info.seats[seat]
            info.notice(connection, self.id, kind, now, seat=seat, name=who.name, by=who.user)

    async def _enter_quickly(self, one: Entered, state: str, told: tuple[notifications.Told, ...]) -> None:
        """The same in one statement."""
        if not await self.store.at_once(append_entry.STATEMENT, append_entry.arguments(self.id, one, state, told)):
            raise Stale
        self.store.tell(News(self.store.name, self.id, tuple({each.user for each in told}), one))

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
            people.update(notifications.put(connection, self.id, job(connection, found) or (), time.time()))
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
            self.members.clear()
            self.hear(notices)
            if self.line is not None:
                holding(self.line, found.rules, found.answers)

    def stale(self) -> Problem:
        """What somebody hears who chose on an older position."""
        if self.info.status != RUNNING:
            return Problem("server-not-running")
        return Problem("server-stale", number=self.info.last + 1)


def replaced(found: Info, values: dict[str, Any]) -> Info:
    """The table after its row was changed."""
    return msgspec.structs.replace(found, **values)
