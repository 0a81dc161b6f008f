"""Notifications: what somebody is told of a table while away from it. It is their turn, there is a question for them,
the game has started, the game is over.

One is written in the same commit as what it tells of, and kept until a newer one of its kind takes its place. The
server looks whether it still holds whenever it is shown or sent: nobody is told of a turn that has passed. Nothing in
it is hidden from anybody at the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, get_args

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, FromClause, RowMapping, Table, select

from signoria.server.people.accounts import new_id
from signoria.server.store.info import NOT_JSON, OVER, RUNNING, Info, plan_text, readable
from signoria.server.store.schema import NOTIFICATIONS, SEATS, TABLES
from signoria.server.store.written import Written
from signoria.server.wire import Pending, Settings

Kind = Literal["turn", "question", "started", "over"]
Channel = Literal["page", "push", "mail", "webhook"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
NO_PLAN: Final = plan_text(())
KEY: Final = ("user_id", "table_id", "kind")


class Told(msgspec.Struct, frozen=True):
    """Something to tell somebody."""

    user: str
    kind: Kind
    seat: int
    number: int
    name: str = ""
    about: str = ""


class Fact(msgspec.Struct, frozen=True):
    """A notification or a delivery, with what its table is doing now."""

    id: str
    user: str
    kind: str
    table: str
    seat: int
    number: int
    name: str
    about: str
    at: float
    read: bool
    game: str
    title: str
    pace: str
    holds: bool


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to hear on a channel, and whether of live games as well as slow ones."""

    kinds: tuple[Kind, ...] = KINDS
    live: bool = True

    def wanted(self, kind: str, pace: str) -> bool:
        """Whether this is to be told."""
        return kind in self.kinds and (self.live or pace == "slow")


class Wants(msgspec.Struct, frozen=True):
    """What somebody wants to hear where."""

    page: Wish = Wish()
    push: Wish = Wish()
    mail: Wish = Wish(live=False)
    webhook: Wish = Wish()

    def of(self, channel: str) -> Wish:
        """What is wanted on a channel."""
        wish: Wish = getattr(self, channel)
        return wish


def wants_of(text: str) -> Wants:
    """What somebody has settled; what usually holds if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=Wants)
    except NOT_JSON:
        return Wants()


# --- what is to be told -----------------------------------------------------------------------------------------------


def turn(found: Info, deciders: tuple[int, ...], number: int, by: str) -> tuple[Told, ...]:
    """All who must decide now, unless a bot does it for them or they did what led here themselves; each once."""
    told: dict[str, Told] = {}
    for seat in [found.seats[decider] for decider in deciders]:
        if seat.user is not None and not seat.bot and seat.user != by:
            told.setdefault(seat.user, Told(seat.user, "turn", seat.seat, number))
    return tuple(told.values())


def everybody(found: Info, kind: Kind, number: int, by: str, name: str = "") -> tuple[Told, ...]:
    """All people who sit at the table, but for the one who did it."""
    seats = {seat.user: seat.seat for seat in reversed(found.seats) if seat.user not in (None, by)}
    return tuple(Told(str(user), kind, seat, number, name) for user, seat in seats.items())


def after_entry(found: Info, deciders: tuple[int, ...], number: int, over: bool, by: str) -> tuple[Told, ...]:
    """What an entry of the log gives to tell."""
    return everybody(found, "over", number, by) if over else turn(found, deciders, number, by)


def after_start(found: Info, deciders: tuple[int, ...], number: int, by: str, name: str) -> tuple[Told, ...]:
    """What the start of a game gives to tell: those who decide hear that alone."""
    first = turn(found, deciders, number, by)
    asked = {one.user for one in first}
    return (*first, *(one for one in everybody(found, "started", number, by, name) if one.user not in asked))


def put(connection: Connection, table: str, told: Iterable[Told], now: float) -> set[str]:
    """Write what is to be told, in the commit of what it tells of; whom."""
    rows = [row(table, one, now) for one in told]
    for one in rows:
        NEWEST.run(connection, one)
    return {one["user_id"] for one in rows}


def row(table: str, told: Told, now: float) -> dict[str, Any]:
    """A row for the database."""
    return {
        "user_id": told.user,
        "table_id": table,
        "kind": told.kind,
        "id": new_id(),
        "seat": told.seat,
        "number": told.number,
        "name": told.name,
        "about": told.about,
        "at": now,
        "read": False,
        "spread": False,
    }


# A notification takes the place of the one before of its kind.
COLUMNS: Final = tuple(column.name for column in NOTIFICATIONS.c)
NEWEST: Final = Written(f"""
INSERT INTO notifications ({", ".join(COLUMNS)}) VALUES ({", ".join(f":{name}" for name in COLUMNS)})
ON CONFLICT ({", ".join(KEY)}) DO UPDATE
SET {", ".join(f"{name} = excluded.{name}" for name in COLUMNS if name not in KEY)}
""")


# --- what still holds -------------------------------------------------------------------------------------------------


def facts(connection: Connection, where: ColumnElement[bool], of: Table = NOTIFICATIONS, most: int = 500) -> list[Fact]:
    """Notifications or deliveries with what has become of their tables, the newest first."""
    columns: list[Column[Any]] = [of.c[name] for name in ("id", *KEY, "seat", "number", "name", "about", "at")]
    joined: FromClause = of.join(TABLES, TABLES.c.id == of.c.table_id).join(
        SEATS, (SEATS.c.table_id == of.c.table_id) & (SEATS.c.seat == of.c.seat)
    )
    now = (TABLES.c.game, TABLES.c.settings, TABLES.c.status, TABLES.c.last, TABLES.c.asked, TABLES.c.pending)
    sits = (SEATS.c.user_id.label("sitter"), SEATS.c.bot, SEATS.c.plan)
    read = (of.c.read,) if "read" in of.c else ()
    query = select(*columns, *read, *now, *sits).select_from(joined).where(where).order_by(of.c.at.desc()).limit(most)
    return [fact(one) for one in connection.execute(query).mappings()]


def fact(one: RowMapping) -> Fact:
    """One of them, from its row."""
    about = dict(one)
    readable(about, "settings", Settings)  # of a table that is damaged, nothing is told but its id
    settings: Settings = about["settings"]
    return Fact(
        one["id"],
        one["user_id"],
        one["kind"],
        one["table_id"],
        one["seat"],
        one["number"],
        one["name"],
        one["about"],
        one["at"],
        bool(one.get("read", False)),
        one["game"],
        settings.title,
        settings.pace,
        still(one),
    )


def still(one: RowMapping) -> bool:
    """Whether it still holds; of a table that is damaged, nothing does."""
    try:
        return holds(one)
    except (TypeError, ValueError):
        return False


def holds(one: RowMapping) -> bool:
    """Whether a notification is still true."""
    if one["kind"] == "turn":
        mine = one["sitter"] == one["user_id"] and not one["bot"] and one["plan"] == NO_PLAN
        now = one["status"] == RUNNING and one["last"] == one["number"] and one["asked"] >> one["seat"] & 1
        return bool(mine and now)
    if one["kind"] == "question":
        about = dict(one)
        readable(about, "pending", Pending | None)
        asked: Pending | None = about["pending"]
        open_now = one["status"] == RUNNING and asked is not None and asked.number == one["last"] == one["number"]
        return open_now and asked is not None and one["seat"] not in asked.consents
    return bool(one["status"] == (OVER if one["kind"] == "over" else RUNNING))
