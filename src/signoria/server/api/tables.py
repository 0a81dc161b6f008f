"""The API of tables: list, open, invite, sit, start, leave; chat, notes, records."""

from __future__ import annotations

import io
import time
from functools import lru_cache
from typing import Annotated, Any

import segno
from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, RawBody
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Connection, func, insert, select, true

from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.server import plain_text
from signoria.server.api.people import Asked, door, known, person
from signoria.server.api.security import address
from signoria.server.api.views import table_card
from signoria.server.people.accounts import SEAT
from signoria.server.store import info
from signoria.server.store.info import OVER, Info
from signoria.server.store.schema import MEMBERS, NOTES, SEATS, TABLES
from signoria.server.table import before, lifecycle
from signoria.server.table.hall import Hall
from signoria.server.table.replay import whole_session
from signoria.server.table.room import Room
from signoria.server.wire import Altered, Came, Invitation, NewTable, Notes, NotesCard, Replace, Say, Secret, TableCard

MOST_LISTED = 100
MOST_OF_ONE = 5  # public tables of one person in the list of all: nobody pushes away those of others
MOST_DRAWN = 500  # links that are kept as pictures
RECORD_BYTES = 2_000_000
Id = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=11)]


def hall_of(request: Request[Any, Any, Any]) -> Hall:
    """The hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


async def visited(request: Asked, table: str, fresh: bool = True) -> Room:
    """The room of a table, if the person who asks may see it; errors are said in the words of its game from here on."""
    room = await lifecycle.visit(hall_of(request), request.user, table, fresh)
    request.state.game = room.game
    return room


def shown(request: Asked, room: Room) -> TableCard:
    """The table as the person who asks sees it."""
    return table_card(room.info, request.user, None if room.line is None else room.line.state)


def base_of(request: Asked) -> str:
    """Where links lead to."""
    return str(request.base_url).rstrip("/")


@get("/tables", summary="Public tables, or mine")
async def list_tables(request: Asked, mine: FromQuery[bool] = False) -> list[TableCard]:
    """The newest public tables that are open or running, a few of each person who opened them.

    With ``mine``, those where I sit, whatever they are doing.
    """
    if mine:
        user = known(request).id
        sits = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        joined = select(MEMBERS.c.table_id).where(MEMBERS.c.user_id == user)
        where = TABLES.c.id.in_(sits) | TABLES.c.id.in_(joined) | (TABLES.c.owner == user)
    else:
        where = TABLES.c.public & TABLES.c.status.in_((info.OPEN, info.RUNNING))
    if request.user is not None and request.user.table is not None:
        where = where & (TABLES.c.id == request.user.table)
    owner = func.coalesce(TABLES.c.owner, TABLES.c.id)  # who was deleted owns nothing
    place = func.row_number().over(partition_by=owner, order_by=TABLES.c.moved.desc()).label("place")
    found = select(TABLES.c.id, TABLES.c.moved, place).where(where).subquery()
    shares = true() if mine else found.c.place <= MOST_OF_ONE
    query = select(found.c.id).where(shares).order_by(found.c.moved.desc()).limit(MOST_LISTED)

    def job(connection: Connection) -> list[Info]:
        return info.load_all(connection, [row[0] for row in connection.execute(query)])

    return [table_card(one, request.user) for one in await hall_of(request).store.read(job)]


@post("/tables", summary="Open a table")
async def create(request: Asked, data: JSONBody[NewTable]) -> TableCard:
    """Choose game, edition, options, seats for people and bots, public or by link, pace and clock."""
    await door(request).check_heavy(request, person(request))
    return shown(request, await lifecycle.create(hall_of(request), person(request), data))


@get("/tables/{table:str}", summary="A table")
async def look(request: Asked, table: Id) -> TableCard:
    """The table, its seats and what it is doing."""
    return shown(request, await visited(request, table))


@patch("/tables/{table:str}", summary="Change the options of a table that has not begun")
async def alter(request: Asked, table: Id, data: JSONBody[Altered]) -> TableCard:
    """Only for the player who opened it; everybody who sits there is told."""
    room = await visited(request, table)
    await before.alter(room, person(request), data)
    return shown(request, room)


@delete("/tables/{table:str}", summary="Close a table that has not begun", status_code=HTTP_200_OK)
async def call_off(request: Asked, table: Id) -> TableCard:
    """Only for the player who opened it."""
    room = await visited(request, table)
    await before.call_off(room, person(request))
    return shown(request, room)


@post("/join", summary="Use an invitation", status_code=HTTP_200_OK)
async def join(request: Asked, data: JSONBody[Came]) -> TableCard:
    """From now on the table can be seen, and a seat taken."""
    await door(request).check_dear(request)
    return shown(request, await lifecycle.join(hall_of(request), person(request), data.token))


def inviting(request: Asked, room: Room) -> Invitation:
    """The invitation, for those who sit at the table or own it."""
    user = person(request)
    if room.info.owner != user.id and not room.info.seats_of(user.id):
        raise Problem("server-not-seated")
    return Invitation(room.info.invite, f"{base_of(request)}/join#{room.info.invite}")


@get("/tables/{table:str}/invite", summary="The link to a table")
async def invite(request: Asked, table: Id) -> Invitation:
    """Everybody who has the link may watch and take an empty seat."""
    return inviting(request, await visited(request, table))


@get("/tables/{table:str}/invite.svg", summary="The link to a table as a QR code", media_type="image/svg+xml")
async def invite_code(request: Asked, table: Id) -> Response[bytes]:
    """For the phone of somebody at the same real table."""
    link = inviting(request, await visited(request, table)).link
    return Response(drawn(link), media_type="image/svg+xml")


@lru_cache(MOST_DRAWN)
def drawn(link: str) -> bytes:
    """A link as a QR code, which takes longer to be drawn than most answers."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=6, dark="black", light="white")
    return picture.getvalue()


@post("/tables/{table:str}/invite", summary="Make a new link; the old one is void", status_code=HTTP_200_OK)
async def renew(request: Asked, table: Id) -> Invitation:
    """Only for the player who opened the table."""
    await door(request).check_heavy(request, person(request))
    room = await visited(request, table)
    await lifecycle.renew(room, person(request))
    return inviting(request, room)


@put("/tables/{table:str}/seats/{seat:int}", summary="Sit down")
async def sit(request: Asked, table: Id, seat: SeatNumber) -> TableCard:
    """Take an empty seat, or one's own back from the bot that stood in."""
    room = await visited(request, table)
    await lifecycle.sit(hall_of(request), room, person(request), seat)
    return shown(request, room)


@delete("/tables/{table:str}/seats/{seat:int}", summary="Stand up", status_code=HTTP_200_OK)
async def stand(request: Asked, table: Id, seat: SeatNumber) -> TableCard:
    """Leave a seat before the game starts; the owner may empty any."""
    room = await visited(request, table)
    sat = [one.user for one in room.info.seats if one.seat == seat and one.user is not None]
    await lifecycle.stand(room, person(request), seat)
    await door(request).void(*sat)
    return shown(request, room)


@put("/tables/{table:str}/seats/{seat:int}/bot", summary="Put a bot on an empty seat")
async def place_bot(request: Asked, table: Id, seat: SeatNumber, data: JSONBody[Replace]) -> TableCard:
    """Before the game starts, by the player who opened the table."""
    room = await visited(request, table)
    await lifecycle.place_bot(room, person(request), seat, data.bot)
    return shown(request, room)


@post("/tables/{table:str}/seats/{seat:int}/token", summary="A token for a program that plays my seat")
async def seat_token(request: Asked, table: Id, seat: SeatNumber) -> Secret:
    """Good for this one seat, until it is revoked or made anew; see docs/server.md for the bot API."""
    room = await visited(request, table)
    user = person(request)
    if seat not in room.info.seats_of(user.id):
        raise Problem("server-not-your-seat")
    token = await door(request).people.token(user.id, SEAT, table, seat)
    door(request).forget((user.id,))
    return Secret(token, f"{base_of(request)}/api/bot/stream")


@delete("/tables/{table:str}/seats/{seat:int}/token", summary="Revoke the token of my seat")
async def revoke_token(request: Asked, table: Id, seat: SeatNumber) -> None:
    """A program that has it can do nothing more with it."""
    room = await visited(request, table)
    user = person(request)
    if seat not in room.info.seats_of(user.id):
        raise Problem("server-not-your-seat")
    await door(request).people.revoke_seat(user.id, table, seat)
    door(request).forget((user.id,))


@post("/tables/{table:str}/start", summary="Start the game", status_code=HTTP_200_OK)
async def start(request: Asked, table: Id) -> TableCard:
    """When every seat is taken."""
    room = await visited(request, table)
    await lifecycle.start(hall_of(request), room, person(request))
    return shown(request, room)


@post("/tables/{table:str}/leave", summary="Leave a table for good", status_code=HTTP_200_OK)
async def leave(request: Asked, table: Id) -> TableCard:
    """One's seats are empty before the game, and played by a bot while it runs."""
    room = await visited(request, table)
    await lifecycle.leave(hall_of(request), room, person(request))
    await door(request).void(person(request).id)
    return shown(request, room)


@post("/tables/{table:str}/rematch", summary="Open a table like this one")
async def rematch(request: Asked, table: Id) -> TableCard:
    """Everybody who sat here may come."""
    room = await visited(request, table)
    await door(request).check_heavy(request, person(request))
    return shown(request, await lifecycle.rematch(hall_of(request), room, person(request)))


# --- chat and notes ---------------------------------------------------------------------------------------------------


@post("/tables/{table:str}/chat", summary="Say something", status_code=HTTP_200_OK)
async def chat(request: Asked, table: Id, data: JSONBody[Say]) -> None:
    """For everybody at the table or for the seats alone; strangers only where the table lets them."""
    room = await visited(request, table)
    user = known(request)
    mine = lifecycle.seats_of(room.info, user)
    text = data.text.strip()
    if not mine and (data.seats or not room.info.settings.chat):
        raise Problem("server-no-chat")
    if not text:
        raise Problem("server-bad-request-at", where="text")
    plain_text.check_title(text)  # something of it can be seen
    await door(request).check_heavy(request, user)  # it is kept for ever, and told to everybody there
    audience = info.SEATED if data.seats else info.ALL
    seat = mine[0] if mine else -1

    def job(connection: Connection, found: Info) -> None:
        said: dict[str, Any] = {"seat": seat, "audience": audience, "name": user.name, "by": user.id}
        info.notice(connection, found.id, "chat", time.time(), **said, data={"text": text})

    await room.change(job)


@get("/tables/{table:str}/notes", summary="My private notes")
async def notes(request: Asked, table: Id) -> NotesCard:
    """Nobody else sees them."""
    await visited(request, table)
    mine = (NOTES.c.table_id == table) & (NOTES.c.user_id == person(request).id)
    row = await hall_of(request).store.row(select(NOTES.c.text).where(mine))
    return NotesCard("" if row is None else row._mapping["text"])


@put("/tables/{table:str}/notes", summary="Write my private notes")
async def write_notes(request: Asked, table: Id, data: JSONBody[Notes]) -> NotesCard:
    """The whole text takes the place of the one before."""
    await visited(request, table)
    user = person(request).id
    mine = (NOTES.c.table_id == table) & (NOTES.c.user_id == user)

    def job(connection: Connection) -> None:
        connection.execute(NOTES.delete().where(mine))
        connection.execute(insert(NOTES).values(table_id=table, user_id=user, text=data.text, at=time.time()))

    await hall_of(request).store.write(job)
    return NotesCard(data.text)


# --- records ----------------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/record", summary="Download the record", media_type="text/plain")
async def download(request: Asked, table: Id) -> Response[str]:
    """The whole record once the game is over; while it runs, with everything masked that one may not know."""
    room = await visited(request, table)
    eyes = None if room.info.status == OVER else lifecycle.eyes(room.info, request.user)
    async with room.lock, hall_of(request).writing:  # one after the other, and each once as long as nothing changes
        if ("record", eyes) not in room.cards:
            await door(request).check_replay(request)
            room.cards["record", eyes] = record.write(await whole_session(room), eyes)
        text = str(room.cards["record", eyes])
    name = f"{room.info.game}-{room.id}.signoria"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/records", summary="Bring a record", request_max_body_size=RECORD_BYTES)
async def upload(request: Asked, body: RawBody) -> TableCard:
    """A private table with this game: to look at if it is over, else to go on with."""
    user = person(request)
    await door(request).check_dear(request)
    await door(request).check_heavy(request, user)
    hall = hall_of(request)
    pack, files = await hall.boxes.named(body)
    played = await hall.reader.read(body, address(request), user.id, files)
    return shown(request, await lifecycle.bring(hall, user, played, pack))


HANDLERS: list[Any] = [
    list_tables,
    create,
    look,
    alter,
    call_off,
    join,
    invite,
    invite_code,
    renew,
    sit,
    stand,
    place_bot,
    seat_token,
    revoke_token,
    start,
    leave,
    rematch,
    chat,
    notes,
    write_notes,
    download,
    upload,
]
