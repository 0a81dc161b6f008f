"""Tables: opening one, inviting, sitting down and standing up, starting and rematches."""

from __future__ import annotations

import datetime
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from signoria import bots
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.engine.vocabulary import unknown
from signoria.server.notify.notifications import Told, after_start
from signoria.server.people.accounts import User, new_id, new_token
from signoria.server.store import info, packs
from signoria.server.store.info import OPEN, OVER, RUNNING, Info
from signoria.server.store.schema import MEMBERS, SEATS, TABLES, TOKENS
from signoria.server.table.bringing import Brought
from signoria.server.table.game_log import fresh, saved, setup_row, worded
from signoria.server.table.hall import Hall, running_values, write_beginning
from signoria.server.table.room import NOT_BEGUN, Room
from signoria.server.wire import NewTable, SeatPlan, Settings

SPECTATOR = -1
NO_PLAN = info.plan_text(())


# --- who may what -----------------------------------------------------------------------------------------------------


async def visit(hall: Hall, user: User | None, table: str, fresh: bool = True) -> Room:
    """The room of a table, for somebody who may see it; to all others it is not there."""
    room = await hall.room(table, fresh)
    if may_see(room, user):
        return room
    if user is not None and user.table is None:
        member = select(MEMBERS).where(MEMBERS.c.table_id == table, MEMBERS.c.user_id == user.id)
        if await hall.store.row(member) is not None:
            room.members.add(user.id)
            return room
    raise Problem("server-no-table")


def may_see(room: Room, user: User | None) -> bool:
    """Whether we know that a person may see a table. A person who used the invitation may not be known yet."""
    found = room.info
    if user is not None and user.table is not None:
        return user.table == found.id
    if found.public:
        return True
    return user is not None and (found.owner == user.id or user.id in room.members or bool(found.seats_of(user.id)))


def seats_of(found: Info, user: User | None) -> tuple[int, ...]:
    """Where somebody sits; the token of a seat is good for that one alone."""
    if user is None:
        return ()
    mine = found.seats_of(user.id)
    return mine if user.seat is None else tuple([seat for seat in mine if seat == user.seat])


class Sight(NamedTuple):
    """Through whose eyes somebody looks, and all seats that are theirs."""

    seat: int
    mine: tuple[int, ...]


def sight(found: Info, user: User | None, asked: int | None = None) -> Sight:
    """The seat through whose eyes somebody looks: the one asked for, else the one that decides, else the first."""
    mine = seats_of(found, user)
    if asked is not None and asked != SPECTATOR:
        if asked not in mine:
            raise Problem("server-not-your-seat")
        return Sight(asked, mine)
    if asked == SPECTATOR or not mine:
        return Sight(SPECTATOR, mine)
    for seat in info.seats_in(found.asked):
        if seat in mine:
            return Sight(seat, mine)
    return Sight(mine[0], mine)


def eyes(found: Info, user: User | None, asked: int | None = None) -> int:
    """That seat alone."""
    return sight(found, user, asked).seat


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


def agreed(game: Game, body: NewTable) -> tuple[str, dict[str, Any], list[SeatPlan]]:
    """The edition, the options and the seats of a new table, checked; the house has its seats from the beginning."""
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
    game.check_options(edition, options)
    for seat in body.seats:
        if seat.bot:
            bots.for_game(seat.bot, game)
    count, options = game.table(len(body.seats), options)
    house = game.house(options)
    seats = [
        SeatPlan(bot=house[seat]) if seat in house else body.seats[min(seat, len(body.seats) - 1)]
        for seat in range(count)
    ]
    whole: dict[str, Any] = msgspec.to_builtins(options)
    return edition, whole, seats


def not_the_house(game: Game, found: Info, seat: int) -> None:
    """A seat that the rules play themselves is nobody's to give or take."""
    if seat in game.house(msgspec.convert(found.options, game.options)):
        raise Problem("server-house", seat=seat + 1)


async def create(hall: Hall, user: User, body: NewTable, **more: Any) -> Room:
    """Open a table."""
    game = await hall.boxes.game(body.game, body.pack)
    edition, options, seats = agreed(game, body)
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
        "pack": body.pack or None,
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
        **msgspec.structs.asdict(info.NOBODY),
        "answers": (),
        "moved": now,
        "deadline": None,
        "clocks": (),
        "pending": None,
        **more,
    }

    def job(connection: Connection) -> None:
        if body.pack:
            packs.must_be_there(connection, body.pack)
        connection.execute(insert(TABLES).values(info.coded(values)))
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
                for number, seat in enumerate(seats)
            ],
        )
        info.notice(connection, table, "opened", now, name=user.name, by=user.id)

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
        kind = "returned" if back else "sat"
        info.notice(connection, found.id, kind, time.time(), seat=seat, name=user.name, by=user.id)

    await room.change(job)
    hall.attend(room)


async def stand(room: Room, user: User, seat: int) -> None:
    """Stand up before the game starts, or send somebody away from a table of one's own."""

    def job(connection: Connection, found: Info) -> None:
        in_status(found, OPEN)
        here = seat_at(found, seat)
        not_the_house(room.game, found, seat)
        if here.user != user.id:
            owned(found, user)
        where = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(where).values(user_id=None, bot=""))
        void_token(connection, found.id, seat)
        info.notice(connection, found.id, "stood", time.time(), seat=seat, name=here.name, by=here.user)

    await room.change(job)


async def place_bot(room: Room, user: User, seat: int, bot: str) -> None:
    """Put a bot on an empty seat."""
    bots.for_game(bot, room.game)

    def job(connection: Connection, found: Info) -> None:
        owned(found, user)
        in_status(found, OPEN)
        not_the_house(room.game, found, seat)
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
                # Who leaves for good has no say any more, like one who has resigned.
                stands_in = found.seats[seat].bot or "greedy"
                info.set_pending(connection, found.id, None)  # who is asked is another matter now
                connection.execute(update(SEATS).where(where).values(bot=stands_in, resigned=True, plan=NO_PLAN))
            void_token(connection, found.id, seat)
            info.notice(connection, found.id, "left", time.time(), seat=seat, name=user.name, by=user.id)
        mine = (MEMBERS.c.table_id == found.id) & (MEMBERS.c.user_id == user.id)
        connection.execute(MEMBERS.delete().where(mine))
        others = any(seat.user not in (None, user.id) and not seat.resigned for seat in found.seats)
        owner = found.owner or user.id
        if found.status == RUNNING and not others and among_bots(connection, owner) > hall.limits.bot_tables:
            info.close(connection, found.id)  # the bots would play on for nobody

    await room.change(job)
    hall.attend(room)


def seat_at(found: Info, seat: int) -> info.Seat:
    """A seat of a table."""
    if not 0 <= seat < len(found.seats):
        raise Problem("server-no-seat", seat=seat + 1)
    return found.seats[seat]


def void_token(connection: Connection, table: str, seat: int) -> None:
    """No token for a seat is good any longer."""
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
        if all(seat.user is None for seat in found.seats) and among_bots(connection, user.id) >= hall.limits.bot_tables:
            raise Problem("server-too-many-bot-tables", most=hall.limits.bot_tables)
        info.notice(connection, found.id, "started", now, name=user.name, by=user.id)
        if found.last != NOT_BEGUN:
            values = running_values(found, found.waiting, found.last, now, over=False)
            connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(info.coded(values)))
            return after_start(found, found.waiting.seats, found.last, user.id, user.name)
        names = tuple(seat.name if seat.user is not None else seat.bot for seat in found.seats)
        options = msgspec.convert(found.options, room.game.options)
        session = Session(room.game, found.edition, len(found.seats), options, fresh(), players=names, date=today)
        state = session.state
        values = running_values(found, info.waiting(state), 0, now, bool(state.ended))
        values |= {"players": names, "date": today, "rules": room.game.meta.rules_version}
        first = worded(room.game, setup_row(session, now))
        write_beginning(connection, found, [first], [(0, 0, saved(state))], values)
        return after_start(found, state.deciders(), 0, user.id, user.name)

    await room.change(job)
    hall.attend(room)


def among_bots(connection: Connection, owner: str) -> int:
    """How many games of somebody are running in which bots alone decide."""
    by_hand = select(SEATS.c.table_id).where(
        SEATS.c.table_id == TABLES.c.id, SEATS.c.user_id.is_not(None), SEATS.c.bot == ""
    )
    running = (TABLES.c.owner == owner) & (TABLES.c.status == RUNNING) & ~by_hand.exists()
    return int(connection.execute(select(func.count()).select_from(TABLES).where(running)).scalar_one())


async def rematch(hall: Hall, room: Room, user: User) -> Room:
    """Open a table like this one; everybody who sat here may come, and the bots are there already.

    With nobody to wait for the game begins at once.
    """
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
        found.pack or "",
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
            by=user.id,
            data={"table": new.id},
        )

    await room.change(job)
    if all(seat.user is not None or seat.bot for seat in new.info.seats):
        await start(hall, new, user)
    return new


async def bring(hall: Hall, user: User, played: Brought, pack: str = "") -> Room:
    """A table for a game that was played elsewhere: to look at if it is over, else to go on with."""
    body = NewTable(played.game, [SeatPlan()] * len(played.players), played.edition, played.options, pack=pack)
    room = await create(hall, user, body)

    def job(connection: Connection, found: Info) -> None:
        values = {
            "status": OVER if played.over else OPEN,
            "last": played.rows[-1].number,
            **msgspec.structs.asdict(played.waiting),
            "answers": played.answers,
            "players": played.players,
            "date": played.date,
            "rules": played.rules,
            "tallied": True,
        }
        write_beginning(connection, found, played.rows, played.snapshots, values)

    await room.change(job)
    return room


async def close(room: Room) -> None:
    """Close a table, whatever it was doing; its log stays."""
    await room.change(lambda connection, found: info.close(connection, found.id))
