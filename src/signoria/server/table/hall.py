"""The hall: all rooms of this process. It opens and forgets them, and moves for bots and for plans."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.server import clock
from signoria.server.notify import notifications
from signoria.server.notify.notifications import Told
from signoria.server.people.accounts import TOKENS_CHANGED
from signoria.server.people.limits import UNLIMITED, Limits
from signoria.server.store import info
from signoria.server.store.database import Store
from signoria.server.store.entries import Stored
from signoria.server.store.info import FROZEN, RUNNING, Info
from signoria.server.store.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from signoria.server.store.worker_news import News, Present
from signoria.server.supervise import Supervisor
from signoria.server.table.bot_thinking import SIMPLE, Find, Thinker
from signoria.server.table.boxes import Boxes
from signoria.server.table.bringing import Reader
from signoria.server.table.game_log import UNFIT, Line, Logged
from signoria.server.table.reviewing import Reviews
from signoria.server.table.room import Room, Stale
from signoria.server.table.workshop import WorkFailed, Workshop

LOG: Final = logging.getLogger("signoria.server")
MOST_ROOMS: Final = 5_000
TICK: Final = 1.0  # seconds between two looks at tables where a bot should have moved
PATIENCE_WITH_BOTS: Final = 2  # failures until a simple bot chooses in its place
COURTESY: Final = 0.1  # seconds before bots think: what a person has just done is drawn first, on the same machine, too
MISSED: Final = 20.0  # seconds after which somebody who waits looks whether a word was lost
LONGEST_LOOK: Final = 30.0  # seconds that looking at a data pack may take
ORPHANED: Final = 3.0  # seconds after which a bot's decision is taken up by the worker that finds it


class RulesBug(Exception):
    """The rules failed on a legal choice."""


def as_problem(error: Exception) -> Problem:
    """What went wrong, as something that can be said."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, RulesBug) and isinstance(error.args[0], Problem):
        return error.args[0]
    return Problem("server-rules-failed", reason=f"{type(error).__name__}: {error}")


class Hall:
    """Every table that is in use."""

    def __init__(self, store: Store, find: Find, limits: Limits = UNLIMITED) -> None:
        self.store = store
        self.find = find
        self.boxes = Boxes(store, find)
        self.thinker = Thinker(find)
        self.reader = Reader(find)
        self.looker = Workshop(1, LONGEST_LOOK)  # looks at data packs of strangers
        self.writing = asyncio.Lock()  # whole games are played again one at a time
        self.most_rooms = MOST_ROOMS
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # that used last comes last
        self.limits = limits
        self.on_tokens: Callable[[Collection[str]], None] = lambda _people: None
        self.on_spent: Callable[[tuple[tuple[str, int], ...]], None] = lambda _spent: None
        self.on_present: Callable[[str, Present], None] = lambda _writer, _present: None
        self.supervisor = Supervisor()
        self.reviews = Reviews(store, self.thinker, self.supervisor)
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Begin to listen and to look after the bots."""
        self.store.listen(self.heard, self.lost)
        self.supervisor.keep("tick", self.tick)

    async def close(self) -> None:
        """Stop everything."""
        await self.supervisor.close()
        self.thinker.close()
        self.reader.close()
        self.looker.close()

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def room(self, table: str, fresh: bool = True) -> Room:
        """The room of a table; if it need not be ``fresh``, another worker may have changed it a moment ago."""
        room = self.rooms.get(table)
        if room is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    room = self.rooms.get(table) or await self._load(table)
            finally:
                self._opening.pop(table, None)
        if table in self.rooms:
            self.rooms.move_to_end(table)
        if room.behind:
            async with room.lock:
                room.follow_others()
        asking = fresh and self.store.shared  # elsewhere nobody else writes
        if room.doubtful or (asking and await self.version(table) != room.info.version):
            async with room.lock:
                if room.doubtful or (asking and await self.version(table) != room.info.version):
                    await room.sync()
        return room

    async def version(self, table: str) -> int:
        """How often a table of PostgreSQL has changed."""
        return await self.store.number("SELECT version FROM tables WHERE id = $1", table)

    async def _load(self, table: str) -> Room:
        found = await self.store.read(lambda connection: info.load(connection, table))
        if found is None:
            raise Problem("server-no-table")
        if found.damaged:
            await self.freeze(table, info.DAMAGED)
            raise Problem("server-frozen")
        for attempt in range(2):
            try:
                room = Room(self.store, await self.boxes.game(found.game, found.pack), found)
                await room.load()
                self.by_itself(room)
                break
            except UNFIT as error:
                if found.status in (FROZEN, info.CLOSED):
                    raise Problem("server-frozen") from None
                if attempt:  # it is frozen for what is wrong twice, and not for what another writes meanwhile
                    # The reason may name what is hidden: it is for who runs the server, and not in a log.
                    LOG.warning("table %s no longer replays and is frozen", table)
                    await self.freeze(table, as_problem(error))
                    raise Problem("server-frozen") from None
        self.rooms[table] = room
        self.make_space()
        self.attend(room)
        return room

    def here(self, room: Room) -> bool:
        """Whether a room can be used as it is: it was not forgotten, and nothing of it is in doubt."""
        return self.rooms.get(room.id) is room and not room.doubtful

    def make_space(self) -> None:
        """Forget the rooms that were used longest ago; where somebody waits or a bot thinks, it goes on."""
        too_many = len(self.rooms) - self.most_rooms
        for room in list(self.rooms.values()) if too_many > 0 else ():
            busy = room.listeners or room.lock.locked() or (room.driver is not None and not room.driver.done())
            if not busy:
                self.forget(room)
                too_many -= 1
            if too_many <= 0:
                return

    async def freeze(self, table: str, reason: Problem) -> None:
        """Stop a table that the rules of today cannot go on with; its log stays as it is."""
        await self.store.write(lambda connection: info.freeze(connection, table, reason), table)

    # --- others -------------------------------------------------------------------------------------------------------

    async def heard(self, news: News) -> None:
        """Another worker changed a table, or made tokens void. It looks after the bots and plans itself."""
        if news.table == TOKENS_CHANGED:
            self.on_tokens(news.people)
        self.on_spent(news.spent)
        if news.present is not None:
            self.on_present(news.writer, news.present)
        room = self.rooms.get(news.table)
        if room is not None and news.entered is not None:
            room.told(news.entered)
        elif room is not None:
            await self.refresh(room)

    async def look_again(self, tables: list[str]) -> None:
        """Tables were changed beside their rooms: every worker looks at them again."""
        for table in tables:
            await self.store.write(lambda _: None, table)
            if table in self.rooms:
                await self.refresh(self.rooms[table])
                if table in self.rooms:
                    self.attend(self.rooms[table])

    async def lost(self) -> None:
        """Notifications may have been missed: look at every room and every token again."""
        self.on_tokens(())
        self.store.on_people(())
        for room in list(self.rooms.values()):
            await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        """Catch up with the database; a room that cannot is forgotten, and opened anew when it is wanted."""
        try:
            async with room.lock:
                await room.sync()
        except (Problem, DBAPIError, OSError):
            self.forget(room)
        except Exception as error:  # noqa: BLE001  one table must not keep the others from hearing
            self.supervisor.failed("table", error)
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Drop a room; all who wait in it find the new one."""
        self.rooms.pop(room.id, None)
        room.doubtful = True
        room.ring()

    # --- bots and plans -----------------------------------------------------------------------------------------------

    def attend(self, room: Room) -> None:
        """If nobody needs to be asked for the decision on the table, see that it is taken."""
        if room.line is None or room.info.status != RUNNING or (room.driver is not None and not room.driver.done()):
            return
        if self.unattended(room):
            room.driver = self.supervisor.once(self.drive(room))

    def unattended(self, room: Room) -> bool:
        """Whether a bot or a plan decides now."""
        return self.by_itself(room) is not None

    def by_itself(self, room: Room) -> info.Seat | None:
        """The first seat for which a bot or a plan decides now."""
        deciding = (room.info.seats[seat] for seat in room.info.waiting.seats)
        return next((seat for seat in deciding if seat.bot or seat.plan), None)

    async def drive(self, room: Room) -> None:
        """Move for bots and plans until somebody must be asked."""
        await asyncio.sleep(COURTESY)
        failures = 0
        try:
            while room.info.status == RUNNING and self.unattended(room):
                async with room.lock:
                    seat = self.by_itself(room)
                    if seat is None:
                        continue
                    last, state = room.playing().last, room.playing().state
                try:
                    option = -1 if seat.plan else await self.thought(room, seat, state, failures)
                except (Problem, DBAPIError, OSError):
                    raise
                except Exception as error:  # noqa: BLE001  a bot may fail in any way, and its table alone suffers
                    failures += 1
                    self.supervisor.failed("bot", error)
                    if failures > PATIENCE_WITH_BOTS:
                        await self.freeze(room.id, Problem("server-bot-failed", bot=seat.bot, seat=seat.seat + 1))
                        await self.refresh(room)
                    continue
                failures = 0
                async with room.lock:
                    if room.doubtful:
                        await room.sync()
                    asked = seat.seat in room.info.waiting.seats
                    if room.playing().last != last or not asked or room.info.seats[seat.seat] != seat:
                        continue
                    if seat.plan:
                        await self.follow_plan(room, seat)
                    else:
                        await self.move(room, seat.seat, option)
                await asyncio.sleep(0)
        except (Problem, Stale, DBAPIError, OSError) as error:
            LOG.info("table %s: a bot's choice was not taken: %s", room.id, type(error).__name__)

    async def thought(self, room: Room, seat: info.Seat, state: State, failures: int) -> int:
        """What the bot of a seat chooses; one that failed twice is helped out by a simple one."""
        bot = seat.bot if failures < PATIENCE_WITH_BOTS else SIMPLE
        hurry = any(one.user is not None and not one.resigned for one in room.info.seats)  # not among bots alone
        option = await self.thinker.choose(bot, state, seat.seat, room.info.owner or "", room.id, hurry)
        if option not in state.options_for(seat.seat):
            raise WorkFailed(f"{bot} chose an option that is not offered")
        return option

    async def move(
        self,
        room: Room,
        seat: int,
        option: int,
        also: Callable[[Connection, float], None] | None = None,
        by: str = "",
        usual: bool = False,
        instead: bool = False,
    ) -> int:
        """Take an option for a seat; a bug of the rules freezes the table rather than to fail again and again."""

        def do(line: Line, now: float) -> list[Logged]:
            try:
                return line.choose(option, seat, now, usual, instead)
            except Problem:
                raise
            except Exception as error:
                LOG.error("table %s: a bug of the rules, the table is frozen", room.id)
                raise RulesBug(as_problem(error)) from error

        try:
            number = await room.enter(do, also, by)
        except RulesBug as bug:
            await self.freeze(room.id, as_problem(bug))
            await room.load()
            room.ring()
            raise Problem("server-frozen") from bug
        self.attend(room)
        return number

    async def follow_plan(self, room: Room, seat: info.Seat) -> None:
        """Take the next planned option if it is offered; if it is not, the plan is void."""
        line = room.playing()
        offered = {line.game.vocabulary.words(option): option for option in line.state.options_for(seat.seat)}
        option = offered.get(seat.plan[0])

        def shorten(connection: Connection, now: float) -> None:
            left = () if option is None else seat.plan[1:]
            mine = (SEATS.c.table_id == room.id) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(mine).values(plan=info.plan_text(left)))
            if option is None:
                info.notice(
                    connection,
                    room.id,
                    "plan-void",
                    now,
                    seat=seat.seat,
                    audience=seat.seat,
                    by=seat.user,
                    data={"words": seat.plan[0]},
                )

        if option is None:

            def void(connection: Connection, found: Info) -> tuple[Told, ...]:
                shorten(connection, time.time())
                return notifications.turn(found, (seat.seat,), found.last, "")

            await room.change(void, held=True)
        else:
            await self.move(room, seat.seat, option, shorten)

    async def tick(self) -> None:
        """Take up decisions of bots that nobody takes: after a restart, or when another worker died."""
        while True:
            with contextlib.suppress(DBAPIError, OSError):
                await self.take_up()
                await self.look_round()
            await asyncio.sleep(TICK)

    async def look_round(self) -> None:
        """Catch up with what an administrator changed beside a server that hears of nothing."""
        if self.store.shared or not await self.store.written_elsewhere():
            return
        self.on_tokens(())
        self.store.on_people_elsewhere(())  # all who wait look whether they are still let in
        known = list(self.rooms)
        for first in range(0, len(known), info.AT_ONCE):
            some = known[first : first + info.AT_ONCE]
            found = await self.store.rows(select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(some)))
            versions = {row._mapping["id"]: row._mapping["version"] for row in found}
            for room in [self.rooms[table] for table in some if table in self.rooms]:
                if versions.get(room.id) != room.info.version and not room.lock.locked():
                    await self.refresh(room)

    async def missed(self, room: Room) -> None:
        """Look whether something happened that nobody here was told of; once in a while for all who wait."""
        if time.monotonic() - room.looked < MISSED:
            return
        room.looked = time.monotonic()
        row = await self.store.row(select(TABLES.c.version).where(TABLES.c.id == room.id))
        if (None if row is None else row._mapping["version"]) != room.info.version:
            await self.refresh(room)

    async def take_up(self) -> None:
        """Open every running table where a bot or a plan should have moved some time ago."""
        waiting = (TABLES.c.status == RUNNING) & (TABLES.c.moved < time.time() - ORPHANED)
        asked = TABLES.c.asked.bitwise_rshift(SEATS.c.seat).bitwise_and(1) == 1
        by_itself = (SEATS.c.bot != "") | (SEATS.c.plan != info.plan_text(()))
        query = (
            select(TABLES.c.id)
            .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & asked)
            .where(waiting, by_itself)
            .order_by(TABLES.c.moved)
            .limit(200)
        )
        for row in await self.store.rows(query):
            try:
                room = await self.room(row._mapping["id"])
                async with room.lock:
                    await room.sync()
                self.attend(room)
            except Problem:
                pass  # it is frozen, or gone
            except (OperationalError, InterfaceError, OSError):
                raise
            except Exception as error:  # noqa: BLE001  one table must not keep the bots of all others waiting
                self.supervisor.failed("table", error)


def write_beginning(
    connection: Connection,
    found: Info,
    rows: list[Stored],
    snapshots: list[tuple[int, int, str]],
    values: dict[str, Any],
) -> None:
    """Write the log that a table begins with, its snapshots as (number, position, state), and its row."""
    connection.execute(insert(ENTRIES), [row.values(found.id) for row in rows])
    names = ("number", "position", "state")
    kept = [{"table_id": found.id, **dict(zip(names, one, strict=True))} for one in snapshots]
    connection.execute(insert(SNAPSHOTS), kept)
    connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(info.coded(values)))


def running_values(found: Info, waiting: info.Waiting, last: int, now: float, over: bool) -> dict[str, Any]:
    """The row of a table whose game starts or goes on now."""
    settings = found.settings
    left = clock.banks(settings.clock, len(found.seats))
    return {
        "status": info.OVER if over else RUNNING,
        "last": last,
        **msgspec.structs.asdict(waiting),
        "moved": now,
        "clocks": tuple(left),
        "deadline": clock.deadline(settings.clock, settings.pace, left, waiting.seats, now, waiting.secret),
    }
