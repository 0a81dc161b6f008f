"""Tables: opening one, inviting, sitting down and standing up, starting, rematches and what-ifs."""

from __future__ import annotations

import datetime
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from signoria import bots
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import START, Session
from signoria.engine.state import State
from signoria.engine.vocabulary import unknown
from signoria.server import info
from signoria.server.hall import Hall, running_values, write_beginning
from signoria.server.info import CLOSED, OPEN, OVER, RUNNING, Info
from signoria.server.line import Logged, rows_of, setup_row
from signoria.server.notify import Told, after_start
from signoria.server.people import User, new_id, new_token
from signoria.server.room import NOT_BEGUN, Room
from signoria.server.schema import MEMBERS, SEATS, TABLES, TOKENS
from signoria.server.wire import NewTable, SeatPlan, Settings

SPECTATOR = -1


def fresh() -> Rng:
    """A generator from nowhere; it never leaves the server."""
    return seeded(secrets.token_hex(16))


# --- who may what -----------------------------------------------------------------------------------------------------


async def visit(hall: Hall, user: User | None, table: str, fresh: bool = True) -> Room:
    """The room of a table, for somebody who may see it; to all others it is not there."""
    room = await hall.room(table, fresh)
    if user is not None and user.table is not None:
        if user.table != table:
            raise Problem("server-no-table")
        return room
    found = room.info
    if found.public or (user is not None and (found.owner == user.id or found.seats_of(user.id))):
        return room
    if user is not None:
        member = select(MEMBERS).where(MEMBERS.c.table_id == table, MEMBERS.c.user_id == user.id)
        if await hall.store.row(member) is not None:
            return room
    raise Problem("server-no-table")


def seats_of(found: Info, user: User | None) -> tuple[int, ...]:
    """Where somebody sits; the token of a seat is good for that one alone."""
    if user is None:
        return ()
    mine = found.seats_of(user.id)
    return mine if user.seat is None else tuple(seat for seat in mine if seat == user.seat)


def eyes(found: Info, user: User | None, asked: int | None = None) -> int:
    """The seat through whose eyes somebody looks: the one asked for, else the one that decides, else the first."""
    mine = seats_of(found, user)
    if asked is not None and asked != SPECTATOR:
        if asked not in mine:
            raise Problem("server-not-your-seat")
        return asked
    if asked == SPECTATOR or not mine:
        return SPECTATOR
    return found.decider if found.decider in mine else mine[0]


def acting(found: Info, user: User | None) -> int:
    """The seat that somebody acts for: the one that decides if it is theirs, else their first."""
    seat = eyes(found, user)
    if seat == SPECTATOR:
        raise Problem("server-not-seated")
    return seat


def owned(found: Info, user: User) -> None:
    """Only who opened a table may change it."""
    if found.owner != user.id or user.bound:
        raise Problem("server-not-owner")


def in_status(found: Info, *statuses: str) -> None:
    """A table must be in one of these."""
    if found.status not in statuses:
        raise Problem({OPEN: "server-not-started", RUNNING: "server-running"}.get(found.status, "server-not-running"))


# --- opening ----------------------------------------------------------------------------------------------------------


def agreed(game: Game, body: NewTable) -> tuple[str, dict[str, Any]]:
    """The edition and the options of a new table, checked."""
    edition = body.edition or game.meta.editions[0]
    game.check(edition, len(body.seats))
    fields = {field.encode_name for field in msgspec.structs.fields(game.options)}
    for name in body.options:
        if name not in fields:
            raise unknown("gameoption", name[:80], tuple(fields))
    try:
        options = msgspec.convert(body.options, game.options)
    except msgspec.ValidationError as error:
        raise Problem("server-bad-options") from error
    for seat in body.seats:
        if seat.bot:
            bots.find(seat.bot)
    whole: dict[str, Any] = msgspec.to_builtins(options)
    return edition, whole


async def create(hall: Hall, user: User, body: NewTable, **more: Any) -> Room:
    """Open a table."""
    game = hall.find(body.game)
    edition, options = agreed(game, body)
    table = new_id()
    now = time.time()
    settings = Settings(body.title.strip(), body.pace, body.clock, body.hints, body.chat)
    values = {
        "id": table,
        "owner": user.id,
        "game": game.meta.id,
        "edition": edition,
        "rules": game.meta.rules_version,
        "options": options,
        "settings": settings,
        "public": body.public,
        "invite": new_token(),
        "status": OPEN,
        "reason": "",
        "players": (),
        "date": "",
        "branch": False,
        "origin": None,
        "created": now,
        "version": 0,
        "last": NOT_BEGUN,
        "decider": -1,
        "moved": now,
        "deadline": None,
        "clocks": (),
        "pending": None,
        **more,
    }

    def job(connection: Connection) -> None:
        connection.execute(insert(TABLES).values(info.coded(**values)))
        connection.execute(
            insert(SEATS),
            [
                {
                    "table_id": table,
                    "seat": number,
                    "user_id": user.id if seat.me and not seat.bot else None,
                    "bot": seat.bot,
                    "resigned": False,
                    "plan": info.plan_text(()),
                }
                for number, seat in enumerate(body.seats)
            ],
        )
        info.notice(connection, table, "opened", now, name=user.name)

    await hall.store.write(job)
    return await hall.room(table)


# --- coming and going -------------------------------------------------------------------------------------------------


async def join(hall: Hall, user: User, invite: str) -> Room:
    """Use an invitation: from now on the table can be seen, and a seat taken."""
    row = await hall.store.row(select(TABLES.c.id).where(TABLES.c.invite == invite))
    if row is None:
        raise Problem("server-no-invitation")
    table = row._mapping["id"]
    mine = (MEMBERS.c.table_id == table) & (MEMBERS.c.user_id == user.id)

    def job(connection: Connection) -> None:
        if connection.execute(select(MEMBERS).where(mine)).first() is None:
            connection.execute(insert(MEMBERS).values(table_id=table, user_id=user.id))

    await hall.store.write(job)
    return await hall.room(table)


async def renew(room: Room, user: User) -> None:
    """Make the invitation void and write a new one."""

    def job(connection: Connection, found: Info) -> None:
        owned(found, user)
        connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(invite=new_token()))

    await room.change(job)


async def sit(hall: Hall, room: Room, user: User, seat: int) -> None:
    """Take an empty seat; in a running game, one's own back from the bot that stood in."""

    def job(connection: Connection, found: Info) -> None:
        in_status(found, OPEN, RUNNING)
        here = seat_at(found, seat)
        back = here.user == user.id and here.bot and not here.resigned
        if not back and (here.user is not None or here.bot):
            raise Problem("server-seat-taken", seat=seat + 1)
        where = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(where).values(user_id=user.id, bot=""))
        info.notice(connection, found.id, "returned" if back else "sat", time.time(), seat=seat, name=user.name)

    await room.change(job)
    hall.attend(room)


async def stand(room: Room, user: User, seat: int) -> None:
    """Stand up before the game starts, or send somebody away from a table of one's own."""

    def job(connection: Connection, found: Info) -> None:
        in_status(found, OPEN)
        here = seat_at(found, seat)
        if here.user != user.id:
            owned(found, user)
        where = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(where).values(user_id=None, bot=""))
        void_token(connection, found.id, seat)
        info.notice(connection, found.id, "stood", time.time(), seat=seat, name=here.name)

    await room.change(job)


async def place_bot(room: Room, user: User, seat: int, bot: str) -> None:
    """Put a bot on an empty seat."""
    bots.find(bot)

    def job(connection: Connection, found: Info) -> None:
        owned(found, user)
        in_status(found, OPEN)
        if seat_at(found, seat).user is not None:
            raise Problem("server-seat-taken", seat=seat + 1)
        where = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(where).values(bot=bot))
        info.notice(connection, found.id, "bot", time.time(), seat=seat, name=bot)

    await room.change(job)


async def leave(hall: Hall, room: Room, user: User) -> None:
    """Leave for good: one's seats are empty before the game, and a bot's while it runs."""

    def job(connection: Connection, found: Info) -> None:
        for seat in found.seats_of(user.id):
            where = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
            if found.status == OPEN:
                connection.execute(update(SEATS).where(where).values(user_id=None, bot=""))
            elif found.status == RUNNING:
                connection.execute(update(SEATS).where(where).values(bot=found.seats[seat].bot or "greedy"))
            void_token(connection, found.id, seat)
            info.notice(connection, found.id, "left", time.time(), seat=seat, name=user.name)
        mine = (MEMBERS.c.table_id == found.id) & (MEMBERS.c.user_id == user.id)
        connection.execute(MEMBERS.delete().where(mine))

    await room.change(job)
    hall.attend(room)


def seat_at(found: Info, seat: int) -> info.Seat:
    """A seat of a table."""
    if not 0 <= seat < len(found.seats):
        raise Problem("server-no-seat", seat=seat + 1)
    return found.seats[seat]


def void_token(connection: Connection, table: str, seat: int) -> None:
    """Whoever had a token for a seat has it no longer."""
    connection.execute(TOKENS.delete().where(TOKENS.c.table_id == table, TOKENS.c.seat == seat))


# --- starting ---------------------------------------------------------------------------------------------------------


async def start(hall: Hall, room: Room, user: User) -> None:
    """Start the game, or go on with one that was brought along, once every seat is taken."""
    now = time.time()
    today = datetime.datetime.now(datetime.UTC).date().isoformat()

    def job(connection: Connection, found: Info) -> tuple[Told, ...]:
        if not found.seats_of(user.id):
            owned(found, user)
        in_status(found, OPEN)
        empty = [seat.seat + 1 for seat in found.seats if seat.user is None and not seat.bot]
        if empty:
            raise Problem("server-seats-empty", seats=", ".join(map(str, empty)))
        info.notice(connection, found.id, "started", now, name=user.name)
        if found.last != NOT_BEGUN:
            values = running_values(found, found.decider, found.last, now, over=False)
            connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(info.coded(**values)))
            return after_start(found, found.decider, found.last, user.id, user.name)
        names = tuple(seat.name if seat.user is not None else seat.bot for seat in found.seats)
        options = msgspec.convert(found.options, room.game.options)
        session = Session(room.game, found.edition, len(found.seats), options, fresh(), players=names, date=today)
        state = session.state
        values = running_values(found, state.decider(), 0, now, bool(state.ended))
        values |= {"players": names, "date": today, "rules": room.game.meta.rules_version}
        write_beginning(connection, found, [setup_row(session, now)], {0: (0, state)}, values)
        return after_start(found, state.decider(), 0, user.id, user.name)

    await room.change(job)
    hall.attend(room)


async def rematch(hall: Hall, room: Room, user: User) -> Room:
    """Open a table like this one; everybody who sat here may come, and the bots are there already."""
    found = room.info
    if not found.seats_of(user.id):
        raise Problem("server-not-seated")
    if found.branch:
        raise Problem("server-branch")
    mine = set(found.seats_of(user.id))
    seats = [SeatPlan(bot="" if seat.user is not None else seat.bot, me=seat.seat in mine) for seat in found.seats]
    settings = found.settings
    body = NewTable(
        found.game,
        seats,
        found.edition,
        found.options,
        settings.title,
        found.public,
        "slow" if settings.pace == "slow" else "live",
        settings.clock,
        settings.hints,
        settings.chat,
    )
    new = await create(hall, user, body, origin=found.id)
    others = {seat.user for seat in found.seats if seat.user is not None} - {user.id}

    def job(connection: Connection, now_found: Info) -> None:
        for other in others:
            connection.execute(insert(MEMBERS).values(table_id=new.id, user_id=other))
        info.notice(
            connection,
            now_found.id,
            "rematch",
            time.time(),
            audience=info.SEATED,
            name=user.name,
            data={"table": new.id},
        )

    await room.change(job)
    return new


async def fork(hall: Hall, room: Room, user: User, position: int) -> Room:
    """A private what-if from a position: with what one's seat knows, and everything else drawn anew."""
    found = room.info
    state = await room.at(position)
    if found.status != OVER:
        state = state.resample(eyes(found, user), fresh())
    state.rng = fresh()
    state.script = ()
    body = NewTable(found.game, [SeatPlan(me=True)] * len(found.seats), found.edition, found.options)
    new = await create(hall, user, body, origin=found.id, branch=True)
    await lay(hall, new, state)
    return new


async def lay(hall: Hall, room: Room, state: State) -> None:
    """Begin a what-if with a position."""
    now = time.time()
    row = Logged(0, START, -1, -1, "", 0, True, (), (), int(state.rng.a), int(state.rng.b), now)

    def job(connection: Connection, found: Info) -> None:
        values = running_values(found, state.decider(), 0, now, bool(state.ended))
        write_beginning(connection, found, [row], {0: (0, state)}, values)

    await room.change(job)
    hall.attend(room)


async def bring(hall: Hall, user: User, session: Session) -> Room:
    """A table for a game that was played elsewhere: to look at if it is over, else to go on with."""
    header = session.header
    if header is None:
        raise Problem("server-branch")
    game = session.game
    options: dict[str, Any] = msgspec.to_builtins(header.options)
    body = NewTable(game.meta.id, [SeatPlan()] * len(header.players), header.edition, options)
    room = await create(hall, user, body)
    now = time.time()
    rows, states = rows_of(session, now)
    positions = {row.number: row.position for row in rows}
    last = rows[-1]
    over = bool(session.state.ended)

    def job(connection: Connection, found: Info) -> None:
        values = {
            "status": OVER if over else OPEN,
            "last": last.number,
            "decider": session.state.decider(),
            "players": header.players,
            "date": header.date,
            "rules": header.rules,
        }
        at = {number: (positions[number], state) for number, state in states.items()}
        write_beginning(connection, found, rows, at, values)

    await room.change(job)
    return room


async def close(room: Room, reason: str) -> None:
    """Close a table, whatever it was doing; its log stays."""

    def job(connection: Connection, found: Info) -> None:
        values = {"status": CLOSED, "reason": reason, "deadline": None}
        connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(values))
        info.notice(connection, found.id, "closed", time.time())

    await room.change(job)
