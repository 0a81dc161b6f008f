"""Playing: choices, undo, what needs the consent of others, resigning, absent players, plans."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, update

from signoria import bots
from signoria.engine.problem import Problem
from signoria.server import clock
from signoria.server.notify.notifications import Told, everybody
from signoria.server.people.accounts import User
from signoria.server.store import info
from signoria.server.store.info import OVER, RUNNING, Info
from signoria.server.store.schema import SEATS, TABLES
from signoria.server.table.game_log import Line, Logged, fresh
from signoria.server.table.hall import Hall
from signoria.server.table.lifecycle import acting, in_status, seat_at, seats_of
from signoria.server.table.room import Room
from signoria.server.wire import Pending


async def current(room: Room, number: int) -> None:
    """The next entry must have this number; if it has not, perhaps another worker was faster. The lock must be held.

    Where several answer the same question, its number stays the same while answers come and go.
    """
    room.follow_others()
    found = room.info
    common = bool(found.answers) or len(found.waiting.seats) > 1
    if room.doubtful or (room.store.shared and (common or number != found.last + 1)):
        await room.sync()
    in_status(room.info, RUNNING)
    if number != room.info.last + 1:
        raise room.stale()


def option_of(room: Room, option: int | None, words: str) -> int:
    """The option that was named by its number or by its words."""
    if option is not None:
        room.game.vocabulary.verb_of(option)
        return option
    return room.game.vocabulary.parse(words)


async def choose(
    hall: Hall, room: Room, user: User, number: int, option: int, usual: bool = False, instead: bool = False
) -> int:
    """Take an option."""
    async with room.lock:
        seat = acting(room.info, user)
        await current(room, number)
        seat = acting(room.info, user)
        if room.info.seats[seat].bot:
            raise Problem("server-bot-plays")
        return await hall.move(room, seat, option, by=user.id, usual=usual, instead=instead)


async def undo(hall: Hall, room: Room, user: User, number: int, usual: bool = False, again: bool = False) -> int:
    """Take back one's last choice at once, as far as the engine allows; or make it again."""
    async with room.lock:
        await current(room, number)
        seats = seats_of(room.info, user)
        if not seats:
            raise Problem("server-not-seated")
        session = room.playing().session
        able = [seat for seat in seats if (session.can_redo(seat) if again else session.can_undo(seat))]
        seat = playing_by_hand(room.info, able[0] if able else seats[0])

        def do(line: Line, now: float) -> list[Logged]:
            return line.redo(seat, now, usual) if again else line.undo(seat, now, usual)

        made = await room.enter(do, by=user.id)
    hall.attend(room)
    return made


def playing_by_hand(found: Info, seat: int) -> int:
    """A seat whose player decides: no bot plays it, and nobody has given it up."""
    here = found.seats[seat]
    if here.resigned:
        raise Problem("server-resigned")
    if here.bot:
        raise Problem("server-bot-plays")
    return seat


# --- what others must agree to ----------------------------------------------------------------------------------------


def concerned(found: Info, asker: int) -> set[int]:
    """The seats whose consent is needed: those of all other people who still play, also while a bot stands in."""
    user = found.seats[asker].user
    return {seat.seat for seat in found.seats if seat.user not in (None, user) and not seat.resigned}


async def propose(hall: Hall, room: Room, user: User, kind: str, number: int, position: int) -> None:
    """Ask all others to agree to a take-back or to an early end; with nobody to ask it happens at once."""
    async with room.lock:
        await current(room, number)
        seat = with_a_say(room.info, user)
        if kind == "takeback":
            if not 0 <= position < room.playing().position:
                raise Problem("no-such-number", number=position, last=room.playing().position - 1)
            position = await beginning(room, position)
        asked = Pending("takeback" if kind == "takeback" else "end", seat, room.info.last, position, ())

        def job(connection: Connection, found: Info) -> tuple[Told, ...]:
            in_status(found, RUNNING)
            if found.pending is not None:
                raise Problem("server-already-asked")
            info.set_pending(connection, found.id, asked)
            notice(connection, found, f"{kind}-asked", seat, position=position)
            return tuple(
                Told(str(found.seats[one].user), "question", one, found.last, found.seats[seat].name, kind)
                for one in sorted(concerned(found, seat), reverse=True)
            )

        await room.change(job, held=True)
        await do_what_was_agreed(room, user)
    hall.attend(room)


def with_a_say(found: Info, user: User) -> int:
    """The seat for which somebody asks: who has resigned has no say."""
    acting(found, user)
    mine = [seat for seat in seats_of(found, user) if not found.seats[seat].resigned]
    if not mine:
        raise Problem("server-resigned")
    return next((seat for seat in found.waiting.seats if seat in mine), mine[0])


async def beginning(room: Room, position: int) -> int:
    """Where a take-back to a position leads: among answers to one question, to before the first of them."""
    while position > 0:
        here, before = (await room.at(position)).common(), (await room.at(position - 1)).common()
        if here is None or before is None or (here.name, here.asked) != (before.name, before.asked):
            break
        if len(here.owing()) + 1 != len(before.owing()):
            break
        position -= 1
    return position


async def consent(hall: Hall, room: Room, user: User, yes: bool) -> None:
    """Answer the question on the table, for all of one's seats; a no ends it."""
    async with room.lock:
        mine = seats_of(room.info, user)

        def job(connection: Connection, found: Info) -> None:
            in_status(found, RUNNING)
            asked = found.pending
            if asked is None or asked.number != found.last:
                raise Problem("server-nothing-asked")
            say = {seat for seat in mine if not found.seats[seat].resigned}
            answering = (say & concerned(found, asked.seat)) if yes else say
            if not answering:
                raise Problem("server-nothing-asked")
            if yes:
                consents = tuple(sorted({*asked.consents, *answering}))
                agreed = Pending(asked.kind, asked.seat, asked.number, asked.position, consents)
                info.set_pending(connection, found.id, agreed)
            else:
                info.set_pending(connection, found.id, None)
            notice(connection, found, f"{asked.kind}-{'granted' if yes else 'refused'}", min(answering))

        await room.change(job, held=True)
        await do_what_was_agreed(room, user)
    hall.attend(room)


async def do_what_was_agreed(room: Room, user: User) -> None:
    """Do what was asked for, once everybody agreed. The lock must be held."""
    found = room.info
    asked = found.pending
    if asked is None or asked.number != found.last or not concerned(found, asked.seat) <= set(asked.consents):
        return
    if asked.kind == "end":
        await finish(room, "agreed", "ended-by-agreement", asked.seat, user)
        return
    state = await room.at(asked.position)
    state.rng = fresh()  # what was drawn after it is known by now: the future is another one

    def do(line: Line, now: float) -> list[Logged]:
        return line.take_back(asked.seat, asked.position, state, now)

    await room.enter(do, by=user.id)


async def finish(room: Room, reason: str, kind: str, seat: int, user: User) -> None:
    """End a game otherwise than by its rules."""

    def job(connection: Connection, found: Info) -> tuple[Told, ...]:
        if found.status != RUNNING:
            return ()
        values = {"status": OVER, "reason": reason, "deadline": None, "answers": ()}
        values |= msgspec.structs.asdict(info.NOBODY)
        connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(info.coded(values)))
        info.set_pending(connection, found.id, None)
        notice(connection, found, kind, seat)
        return everybody(found, "over", found.last, user.id)

    await room.change(job, held=True)


def notice(connection: Connection, found: Info, kind: str, seat: int, **data: int | str) -> None:
    """A notice of something a seat did."""
    who = found.seats[seat]
    info.notice(connection, found.id, kind, time.time(), seat=seat, name=who.name, by=who.user, data=data)


# --- leaving the game to others ---------------------------------------------------------------------------------------


async def resign(hall: Hall, room: Room, user: User) -> None:
    """Give up. With two seats left in play that ends the game; with more, a bot plays on in one's place."""
    async with room.lock:
        seat = acting(room.info, user)

        def job(connection: Connection, found: Info) -> None:
            in_status(found, RUNNING)
            if found.seats[seat].resigned:
                raise Problem("server-resigned")
            mine = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
            bot = found.seats[seat].bot or "greedy"
            connection.execute(update(SEATS).where(mine).values(resigned=True, bot=bot, plan=info.plan_text(())))
            info.set_pending(connection, found.id, None)  # who is asked is another matter now
            notice(connection, found, "resigned", seat)

        await room.change(job, held=True)
        playing = [one for one in room.info.seats if not one.resigned]
        if len(playing) < 2 or not any(one.user is not None for one in playing):
            await finish(room, "resigned", "ended-by-resignation", seat, user)
    hall.attend(room)


async def replace(hall: Hall, room: Room, user: User, seat: int, bot: str) -> None:
    """Let a bot choose for somebody who used up the time that the pace of the table allows."""
    bots.for_game(bot, room.game)
    async with room.lock:

        def job(connection: Connection, found: Info) -> None:
            in_status(found, RUNNING)
            here = seat_at(found, seat)
            if not seats_of(found, user):
                raise Problem("server-not-seated")
            if here.bot:
                raise Problem("server-seat-taken", seat=seat + 1)
            now = time.time()
            until = patience(found, seat)
            if until is None or until > now:
                left = 0 if until is None else int(until - now) + 1
                raise Problem("server-not-absent", seat=seat + 1, seconds=left)
            mine = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(mine).values(bot=bot))
            notice(connection, found, "replaced", seat, bot=bot)

        await room.change(job, held=True)
    hall.attend(room)


def patience(found: Info, seat: int) -> float | None:
    """Until when a seat may think; nothing if it is not asked. Where that is a secret, it is the same for all."""
    if found.secret:
        return found.deadline
    if seat not in found.waiting.seats:
        return None
    settings = found.settings
    return clock.deadline(settings.clock, settings.pace, list(found.clocks), (seat,), found.moved)


async def plan(hall: Hall, room: Room, user: User, words: list[str]) -> None:
    """Options to be taken one after the other as soon as each is offered; an empty list drops the plan."""
    for one in words:
        room.game.vocabulary.parse(one)
    async with room.lock:
        seat = acting(room.info, user)

        def job(connection: Connection, found: Info) -> None:
            in_status(found, RUNNING)
            playing_by_hand(found, seat)
            mine = (SEATS.c.table_id == found.id) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(mine).values(plan=info.plan_text(tuple(words))))

        await room.change(job, held=True)
    hall.attend(room)
