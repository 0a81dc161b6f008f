"""Live: changes as they come, over one WebSocket a client, by long polling, or as a stream of decisions for bots.

All three read from a cursor on: the numbers of the newest entry and notice that the client has. All that comes after it
is sent in order, once; a client that was away goes on from the cursor it had.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, QueryParameter
from litestar.response import Stream
from sqlalchemy.exc import DBAPIError

from signoria.engine.problem import Problem
from signoria.server.api.compressed import as_json
from signoria.server.api.crowds import Crowds, news, rang
from signoria.server.api.errors import failure, language_of
from signoria.server.api.notifications import NotificationCard, notification_cards
from signoria.server.api.people import Asked, known
from signoria.server.api.play import LINES_OF_ONE
from signoria.server.api.presence import Here, Presence
from signoria.server.api.security import Door, address, same_origin
from signoria.server.api.tables import Id, hall_of, visited
from signoria.server.api.views import BEGINNING, parse_cursor, position_card, told
from signoria.server.frames import CAST, Said
from signoria.server.notify import preferences
from signoria.server.notify.wakeup import Bells
from signoria.server.people.accounts import User
from signoria.server.store.info import OPEN, RUNNING
from signoria.server.table import lifecycle
from signoria.server.table.hall import Hall
from signoria.server.table.room import Room
from signoria.server.wire import Changes, Failure

BEAT: Final = 20.0  # seconds between two signs of life
LONGEST_WAIT: Final = 25
MOST_WATCHED: Final = 20
MOST_MESSAGE: Final = 2_000
FAILED: Final = 1011  # a socket is closed with it if something of ours goes wrong
RETRY: Final = 1.0  # seconds until a watcher asks a database again that did not answer

Socket = WebSocket[User | None, str | None, State]


class Gone(ConnectionError):
    """The other end of a WebSocket is."""


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: begin to watch a table from a cursor on, or stop; begin to hear of notifications."""

    watch: Annotated[str, msgspec.Meta(max_length=32)] = ""
    leave: Annotated[str, msgspec.Meta(max_length=32)] = ""
    after: Annotated[str, msgspec.Meta(max_length=20)] = BEGINNING
    seat: int | None = None
    view: bool = False
    presence: bool = False  # also who else has the table open
    notifications: bool = False


class Beat(msgspec.Struct, frozen=True):
    """A sign of life: the time of the server."""

    beat: float


class Notified(msgspec.Struct, frozen=True):
    """A notification that has not been read yet."""

    notification: NotificationCard


# What goes over the WebSocket beside ``Changes``, for the OpenAPI document, which knows only requests and answers.
MESSAGES: Final = (Watch, Beat, Notified, Here, Failure)


def cursor_of(text: str) -> tuple[int, int]:
    """A cursor that a client sent."""
    found = parse_cursor(text)
    if found is None:
        raise Problem("server-bad-cursor")
    return found


async def wait(seconds: float, *bells: asyncio.Event) -> bool:
    """Wait for the first of some bells, but not for ever; whether one rang."""
    waiting = [asyncio.create_task(bell.wait()) for bell in bells]
    try:
        done, _ = await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
    return bool(done)


# --- polling ----------------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/changes", summary="What happened since a cursor")
async def poll(
    request: Asked,
    table: Id,
    after: Annotated[str, QueryParameter(max_length=20)] = BEGINNING,
    pause: Annotated[int, QueryParameter(name="wait", ge=0, le=LONGEST_WAIT)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=11)] = None,
    view: FromQuery[bool] = False,
) -> Response[Changes]:
    """Entries and notices after the cursor; with ``wait``, the answer comes when there are some or time is up."""
    cursor = cursor_of(after)
    room = await visited(request, table)
    ends = time.monotonic() + pause
    door: Door = request.app.state.door
    with door.held(request) if pause else contextlib.nullcontext():
        while True:
            bell = room.bell
            with room.listening():
                if news(room, cursor) or not await rang(bell, max(0.0, ends - time.monotonic())):
                    break
            if not await door.still(request):
                raise Problem("server-bad-token")
            room = await visited(request, table)
    if pause and not await door.still(request):  # the token may have ended while news came, or nothing did
        raise Problem("server-bad-token")
    said, newer = await told(room, request.user, language_of(request), cursor, asked=seat, view=view)
    door.charge(request, (newer[0] - max(0, cursor[0])) // LINES_OF_ONE)
    return as_json(request, said)


# --- one socket a client ----------------------------------------------------------------------------------------------


class Client:
    """A WebSocket and the tables it watches."""

    def __init__(self, socket: Socket, hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.crowds: Crowds = socket.app.state.crowds
        self.presence: Presence = socket.app.state.presence
        self.user = socket.user
        self.language = language_of(socket)
        self.watching: dict[str, asyncio.Task[None]] = {}
        self.informing: asyncio.Task[None] | None = None
        self._sending = asyncio.Lock()
        extensions: Any = socket.scope.get("extensions") or {}
        self._cast: Callable[[Said], bool] | None = extensions.get(CAST)

    async def send(self, message: Any) -> None:
        """Send one message."""
        await self.pass_on(Said(msgspec.json.encode(message)))

    async def pass_on(self, said: Said) -> None:
        """Send what is encoded already; several tables may want to at once."""
        async with self._sending:
            try:
                await self.socket.send_text(said.body.decode())
            except (WebSocketDisconnect, ConnectionError, RuntimeError) as error:
                raise Gone from error

    def cast(self, said: Said) -> bool:
        """Send it at once, if the line is free."""
        return self._cast is not None and self._cast(said)

    async def run(self) -> None:
        """Serve until the client goes away."""
        beat = self.keep(self.beat)
        try:
            while True:
                await self.obey(await self.socket.receive_text())
        except (WebSocketDisconnect, Gone):
            pass
        finally:
            tasks = [beat, *self.watching.values(), *([self.informing] if self.informing is not None else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def keep(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Do something until the client is gone. While the database is away, wait for it.

        If it fails otherwise, the socket is closed: a client comes again, but it would wait for ever for what nobody
        sends any more.
        """

        async def run() -> None:
            while True:
                try:
                    return await work()
                except Gone:
                    return None
                except (DBAPIError, OSError):
                    await asyncio.sleep(RETRY)
                except Exception as error:  # noqa: BLE001  whatever it is, the client must hear of it
                    self.hall.supervisor.failed("socket", error)
                    with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
                        await self.socket.close(code=FAILED)
                    return None

        return asyncio.create_task(run())

    async def obey(self, text: str) -> None:
        """Begin or cease to watch."""
        door: Door = self.socket.app.state.door
        try:
            door.count(self.user, address(self.socket))
            if len(text) > MOST_MESSAGE:
                raise Problem("server-too-big")
            wish = msgspec.json.decode(text, type=Watch)
            if wish.leave:
                self.stop(wish.leave)
            if wish.notifications and self.informing is None:
                if self.user is None or self.user.bound:
                    raise Problem("server-not-known" if self.user is None else "server-only-person")
                self.informing = self.keep(Informing(self, self.user).run)
            if wish.watch:
                after = cursor_of(wish.after)
                room = await lifecycle.visit(self.hall, self.user, wish.watch)
                lifecycle.eyes(room.info, self.user, wish.seat)
                self.stop(wish.watch)
                if len(self.watching) >= MOST_WATCHED:
                    raise Problem("server-too-many")
                self.watching[wish.watch] = self.keep(Following(self, wish, after).run)
        except Problem as problem:
            await self.send(failure(problem, self.language))
        except (msgspec.DecodeError, UnicodeDecodeError):
            await self.send(failure(Problem("server-bad-request"), self.language))

    def stop(self, table: str) -> None:
        """Cease to watch a table."""
        task = self.watching.pop(table, None)
        if task is not None:
            task.cancel()

    async def beat(self) -> None:
        """A sign of life every so often, with the time of the server; the end as soon as the token is void."""
        door: Door = self.socket.app.state.door
        bells: Bells = self.socket.app.state.bells
        with bells.listening("" if self.user is None else self.user.id) as bell:
            rang = False
            while True:
                bell.clear()
                if not await door.still(self.socket):
                    with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
                        await self.socket.close(code=4401)
                    return
                if not rang:
                    await self.send(Beat(time.time()))
                rang = await wait(BEAT, bell)


class Following:
    """What happens at a table, from a cursor on."""

    def __init__(self, client: Client, wish: Watch, after: tuple[int, int]) -> None:
        self.client = client
        self.wish = wish
        self.after = after
        self.first = True

    async def run(self) -> None:
        """Send it to the client."""
        client, wish = self.client, self.wish
        with client.presence.watching(wish.watch, client, wish.presence):
            try:
                while True:
                    room = await lifecycle.visit(client.hall, client.user, wish.watch)
                    with room.listening():
                        while self.first or (client.hall.here(room) and lifecycle.may_see(room, client.user)):
                            await self.step(room)
            except Problem as problem:
                await client.send(failure(problem, client.language))

    async def step(self, room: Room) -> None:
        """Send what is new, or wait for something new."""
        client, wish = self.client, self.wish
        if self.first or news(room, self.after):
            said, newer = await told(room, client.user, client.language, self.after, asked=wish.seat, view=wish.view)
            await client.pass_on(said)
            self.first, self.after = False, newer
            client.presence.tell(wish.watch)  # perhaps somebody has sat down
        else:
            self.after = await client.crowds.stand(room, client, wish, self.after)


class Informing:
    """The notifications of somebody that are not read yet, each sent once."""

    def __init__(self, client: Client, user: User) -> None:
        self.client = client
        self.user = user
        self.sent: set[str] = set()

    async def run(self) -> None:
        """Send them to the client."""
        client, user = self.client, self.user
        bells: Bells = client.socket.app.state.bells
        with bells.listening(user.id) as bell:
            while True:
                bell.clear()
                found = await client.hall.store.read(
                    lambda connection: preferences.listed(connection, user.id, unread=True)
                )
                new = [fact for fact in reversed(found) if fact.id not in self.sent]
                for card in notification_cards(client.hall, new, client.language):
                    await client.send(Notified(card))
                self.sent = {fact.id for fact in found}
                await bell.wait()


@websocket("/live")
async def live(socket: Socket) -> None:
    """One socket for all tables that a client watches."""
    door: Door = socket.app.state.door
    if not same_origin(socket, door.url):
        await socket.close(code=4403)
        return
    with door.socket(socket) as allowed:
        if not allowed:
            await socket.close(code=4429)
            return
        await socket.accept()
        await Client(socket, socket.app.state.hall).run()


# --- bots -------------------------------------------------------------------------------------------------------------


@get("/bot/stream", summary="The decisions of one seat, one JSON line each", media_type="application/x-ndjson")
async def stream(request: Asked) -> Stream:
    """For the token of a seat: a line with the position for each decision it must take, until the game is over.

    An empty line is a sign of life.
    """
    user = known(request)
    if user.table is None:
        raise Problem("server-only-seat")
    await visited(request, user.table)
    door: Door = request.app.state.door
    with door.held(request):  # the stream itself begins only when this has been answered
        pass
    return Stream(decisions(request, user, user.table), media_type="application/x-ndjson")


async def decisions(request: Asked, user: User, table: str) -> AsyncIterator[bytes]:
    """A line for each decision of the seat, for as long as the token is good."""
    bells: Bells = request.app.state.bells
    door: Door = request.app.state.door
    with bells.listening(user.id) as tokens, door.socket(request):
        async for line in lines(request, user, table, tokens):
            yield line


async def lines(request: Asked, user: User, table: str, tokens: asyncio.Event) -> AsyncIterator[bytes]:
    """The lines; whenever a token of this person may have changed, it is looked at again."""
    newest = -1
    hall, language = hall_of(request), language_of(request)
    door: Door = request.app.state.door
    while True:
        tokens.clear()
        if not await door.still(request):
            return
        room = await lifecycle.visit(hall, user, table)
        bell = room.bell
        if room.info.status not in (OPEN, RUNNING):
            async with room.lock:
                yield msgspec.json.encode(position_card(room, user, language, user.seat)) + b"\n"
            return
        if room.behind:
            continue
        if room.line is not None and user.seat in room.info.waiting.seats and room.info.last > newest:
            async with room.lock:
                card = position_card(room, user, language, user.seat)
            if card.decision is not None:
                newest = card.number
                yield msgspec.json.encode(card) + b"\n"
                continue
        if not await wait(BEAT, bell, tokens):
            yield b"\n"


HANDLERS: list[Any] = [poll, live, stream]
