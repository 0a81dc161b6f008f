"""The hall: all rooms of this process. It opens and forgets them, and moves for bots and for plans."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.server import clock, info, notify
from signoria.server.info import FROZEN, RUNNING, Info
from signoria.server.line import Line, Logged, saved, to_row
from signoria.server.news import News
from signoria.server.notify import Told
from signoria.server.people import TOKENS_CHANGED
from signoria.server.room import Room, Stale, coded
from signoria.server.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from signoria.server.store import Store
from signoria.server.thinking import Find, Thinker

LOG: Final = logging.getLogger("signoria.server")
MOST_ROOMS: Final = 5_000
TICK: Final = 1.0  # seconds between two looks at tables where a bot should have moved
COURTESY: Final = 0.1  # seconds before bots think: what a person has just done is drawn first, on the same machine, too
ORPHANED: Final = 3.0  # seconds after which a bot's decision is taken up by whoever finds it


class RulesBug(Exception):
    """The rules failed on a legal choice."""


class Hall:
    """Every table that is in use."""

    def __init__(self, store: Store, find: Find) -> None:
        self.store = store
        self.find = find
        self.thinker = Thinker(find)
        self.rooms: dict[str, Room] = {}
        self.on_tokens: Callable[[], None] = lambda: None
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen and to look after the bots."""
        self.store.listen(self.heard, self.lost)
        self.spawn(self.tick())

    async def close(self) -> None:
        """Stop everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinker.close()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def room(self, table: str, fresh: bool = True) -> Room:
        """The room of a table; if it need not be ``fresh``, another worker may have changed it a moment ago."""
        room = self.rooms.get(table)
        if room is None:
            async with self._opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table) or await self._load(table)
            self._opening.pop(table, None)
        room.used = time.monotonic()
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
        room = Room(self.store, self.game(found), found)
        try:
            await room.load()
        except (Problem, ValueError, KeyError, IndexError, TypeError) as error:
            if found.status in (FROZEN, info.CLOSED):
                raise Problem("server-frozen") from None
            # The reason may name what is hidden: it is for whoever runs the server, in the database and not in a log.
            LOG.warning("table %s no longer replays and is frozen", table)
            await self.freeze(table, str(error))
            raise Problem("server-frozen") from None
        while len(self.rooms) >= MOST_ROOMS:
            idle = min(self.rooms.values(), key=lambda one: one.used)
            del self.rooms[idle.id]
        self.rooms[table] = room
        self.attend(room)
        return room

    def game(self, found: Info) -> Game:
        """The rules of a table."""
        return self.find(found.game)

    async def freeze(self, table: str, reason: str) -> None:
        """Stop a table that the rules of today cannot go on with; its log stays as it is."""
        values = {"status": FROZEN, "reason": reason[:500], "version": TABLES.c.version + 1}
        await self.store.write(
            lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(values)), table
        )

    # --- others -------------------------------------------------------------------------------------------------------

    async def heard(self, news: News) -> None:
        """Another worker changed a table, or made tokens void. It looks after the bots and plans itself."""
        if news.table == TOKENS_CHANGED:
            self.on_tokens()
        room = self.rooms.get(news.table)
        if room is not None and news.entered is not None:
            room.told(news.entered)
        elif room is not None:
            await self.refresh(room)

    async def lost(self) -> None:
        """Notifications may have been missed: look at every room again."""
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

    def forget(self, room: Room) -> None:
        """Drop a room; whoever waits in it finds the new one."""
        self.rooms.pop(room.id, None)
        room.doubtful = True
        room.ring()

    # --- bots and plans -----------------------------------------------------------------------------------------------

    def attend(self, room: Room) -> None:
        """If nobody needs to be asked for the decision on the table, see that it is taken."""
        if room.line is None or room.info.status != RUNNING or (room.driver is not None and not room.driver.done()):
            return
        if self.unattended(room):
            room.driver = self.spawn(self.drive(room))

    def unattended(self, room: Room) -> bool:
        """Whether a bot or a plan decides now."""
        decider = room.info.decider
        if not 0 <= decider < len(room.info.seats):
            return False
        seat = room.info.seats[decider]
        return bool(seat.bot or seat.plan)

    async def drive(self, room: Room) -> None:
        """Move for bots and plans until somebody must be asked."""
        await asyncio.sleep(COURTESY)
        try:
            while room.info.status == RUNNING and self.unattended(room):
                async with room.lock:
                    if not self.unattended(room):
                        continue
                    last, state = room.playing().last, room.playing().state
                    seat = room.info.seats[room.info.decider]
                option = -1 if seat.plan else await self.thinker.choose(seat.bot, state)
                async with room.lock:
                    if room.doubtful:
                        await room.sync()
                    if room.playing().last != last or room.info.seats[room.info.decider] != seat:
                        continue
                    if seat.plan:
                        await self.follow_plan(room, seat)
                    else:
                        await self.move(room, seat.seat, option)
                await asyncio.sleep(0)
        except (Problem, Stale, DBAPIError, OSError) as error:
            LOG.info("table %s: a bot's choice was not taken: %s", room.id, type(error).__name__)

    async def move(
        self,
        room: Room,
        seat: int,
        option: int,
        also: Callable[[Connection, float], None] | None = None,
        by: str = "",
    ) -> Logged:
        """Take an option for a seat; a bug of the rules freezes the table rather than to fail again and again."""

        def do(line: Line, now: float) -> Logged:
            try:
                return line.choose(option, seat, now)
            except Problem:
                raise
            except Exception as error:
                LOG.error("table %s: a bug of the rules, the table is frozen", room.id)
                raise RulesBug(f"{type(error).__name__}: {error}") from error

        try:
            row = await room.enter(do, also, by)
        except RulesBug as bug:
            await self.freeze(room.id, str(bug))
            await room.load()
            room.ring()
            raise Problem("server-frozen") from bug
        self.attend(room)
        return row

    async def follow_plan(self, room: Room, seat: info.Seat) -> None:
        """Take the next planned option if it is offered; if it is not, the plan is void."""
        line = room.playing()
        offered = {line.game.vocabulary.words(option): option for option in line.state.options()}
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
                    data={"words": seat.plan[0]},
                )

        if option is None:

            def void(connection: Connection, found: Info) -> tuple[Told, ...]:
                shorten(connection, time.time())
                return notify.turn(found, seat.seat, found.last, "")

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
        if self.store.shared or not self.rooms:
            return
        stopped = (info.CLOSED, FROZEN)
        for row in await self.store.rows(select(TABLES.c.id).where(TABLES.c.status.in_(stopped))):
            room = self.rooms.get(row._mapping["id"])
            if room is not None and room.info.status not in stopped and not room.lock.locked():
                await self.refresh(room)

    async def take_up(self) -> None:
        """Open every running table where a bot or a plan should have moved some time ago."""
        waiting = (TABLES.c.status == RUNNING) & (TABLES.c.moved < time.time() - ORPHANED)
        by_itself = (SEATS.c.bot != "") | (SEATS.c.plan != info.plan_text(()))
        query = (
            select(TABLES.c.id)
            .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.decider))
            .where(waiting, by_itself)
            .limit(200)
        )
        for row in await self.store.rows(query):
            with contextlib.suppress(Problem):
                room = await self.room(row._mapping["id"])
                async with room.lock:
                    await room.sync()
                self.attend(room)


def write_beginning(
    connection: Connection, found: Info, rows: list[Logged], states: dict[int, tuple[int, Any]], values: dict[str, Any]
) -> None:
    """Write the log that a table begins with, its snapshots by number as (position, state), and its row."""
    connection.execute(insert(ENTRIES), [to_row(found.id, row) for row in rows])
    connection.execute(
        insert(SNAPSHOTS),
        [
            {"table_id": found.id, "number": number, "position": position, "state": saved(state)}
            for number, (position, state) in states.items()
        ],
    )
    connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(coded(values)))


def running_values(found: Info, decider: int, last: int, now: float, over: bool) -> dict[str, Any]:
    """The row of a table whose game starts or goes on now."""
    settings = found.settings
    left = clock.banks(settings.clock, len(found.seats))
    return {
        "status": info.OVER if over else RUNNING,
        "last": last,
        "decider": decider,
        "moved": now,
        "clocks": tuple(left),
        "deadline": clock.deadline(settings.clock, settings.pace, left, decider, now),
    }
