"""A table and its seats as they stand in the database, decoded."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import lru_cache
from math import isfinite
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.server import clock
from signoria.server.store.schema import NOTICES, PACKS, SEATS, TABLES, USERS
from signoria.server.wire import Pending, Settings, Status

LOG: Final = logging.getLogger("signoria.server")
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
FROZEN: Final = "frozen"
CLOSED: Final = "closed"

ALL: Final = -1  # the audience of a notice: everybody who may see the table
SEATED: Final = -2  # only those who sit at it
MOST_BITS: Final = 4096  # ways in which some of twelve seats can be asked


class Seat(msgspec.Struct, frozen=True):
    """A seat: who sits there, and which bot chooses in their place."""

    seat: int
    user: str | None
    name: str
    bot: str
    resigned: bool
    plan: tuple[str, ...]
    shown: bool = False  # whether others may look at the profile of who sits there


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has answered while others still decide, in words as in the log, and when."""

    seat: int
    words: str
    at: float


class Waiting(msgspec.Struct, frozen=True):
    """Whom a table waits for: the first of them, the bits of all, and whether that is a secret."""

    decider: int
    asked: int
    secret: bool

    @property
    def seats(self) -> tuple[int, ...]:
        """All of them."""
        return seats_in(self.asked)


@lru_cache(MOST_BITS)
def seats_in(asked: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(asked.bit_length()) if asked >> seat & 1)


NOBODY: Final = Waiting(-1, 0, False)


def waiting(state: State) -> Waiting:
    """Whom a position waits for."""
    step = state.common()
    asked = sum(1 << seat for seat in state.deciders())
    return Waiting(state.decider(), asked, step is not None and step.discreet)


class Info(msgspec.Struct, frozen=True):
    """Everything about a table but its game in progress."""

    id: str
    owner: str | None
    game: str
    edition: str
    rules: int
    options: dict[str, Any]
    pack: str | None
    pack_title: str | None
    settings: Settings
    public: bool
    invite: str
    status: Status
    reason: str
    players: tuple[str, ...]
    date: str
    branch: bool
    origin: str | None
    created: float
    version: int
    last: int
    decider: int
    asked: int
    secret: bool
    answers: tuple[Answer, ...]
    moved: float
    deadline: float | None
    clocks: tuple[float, ...]
    pending: Pending | None
    seats: tuple[Seat, ...]
    tallied: bool = False
    damaged: bool = False  # something of it cannot be read

    @property
    def waiting(self) -> Waiting:
        """Whom the table waits for. Not for everybody to know."""
        return Waiting(self.decider, self.asked, self.secret)

    def deciders(self, mine: tuple[int, ...]) -> tuple[int, ...]:
        """Whom the table waits for, as far as somebody with these seats may know."""
        seats = seats_in(self.asked)
        return tuple(seat for seat in seats if seat in mine) if self.secret else seats

    def seats_of(self, user: str) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple([seat.seat for seat in self.seats if seat.user == user])


JSON_FIELDS: Final[dict[str, Any]] = {
    "options": dict[str, Any],
    "settings": Settings,
    "players": tuple[str, ...],
    "clocks": tuple[float, ...],
    "answers": tuple[Answer, ...],
    "pending": Pending | None,
}
# What stands in the place of something that cannot be read; its table is frozen, and all others go on.
UNREADABLE: Final[dict[str, Any]] = {
    "options": {},
    "settings": Settings(),
    "players": (),
    "clocks": (),
    "answers": (),
    "pending": None,
    "plan": (),
}
# What has no inner structure. SQLite keeps anything in any column.
PLAIN_FIELDS: Final = (
    *((name, str) for name in ("game", "edition", "status", "reason", "date", "invite")),
    *((name, int) for name in ("rules", "version", "last", "decider", "asked")),
    *((name, float) for name in ("created", "moved")),
)
MOST_ENTRIES: Final = 10_000_000
NOT_JSON: Final = (msgspec.DecodeError, UnicodeError, TypeError, RecursionError)  # what comes up where it is nonsense
DAMAGED: Final = Problem("server-row-damaged")
STATUSES: Final = frozenset(get_args(Status))
AT_ONCE: Final = 500  # tables that one query asks for


def load(connection: Connection, table: str) -> Info | None:
    """A table with its seats."""
    found = load_all(connection, [table])
    return found[0] if found else None


def load_all(connection: Connection, tables: Sequence[str]) -> list[Info]:
    """Some tables with their seats, in this order, in a number of queries that does not grow with them."""
    titled = select(TABLES, PACKS.c.title.label("pack_title")).join(PACKS, PACKS.c.id == TABLES.c.pack, isouter=True)
    found: dict[str, Info] = {}
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        seats = (
            select(SEATS, USERS.c.name, USERS.c.shown)
            .join(USERS, USERS.c.id == SEATS.c.user_id, isouter=True)
            .where(SEATS.c.table_id.in_(some))
            .order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        sits: dict[str, list[Row[Any]]] = {}
        for seat in connection.execute(seats):
            sits.setdefault(seat._mapping["table_id"], []).append(seat)
        for row in connection.execute(titled.where(TABLES.c.id.in_(some))):
            one = row._mapping["id"]
            found[one] = info_of(row, sits.get(one, []))
    return [found[table] for table in tables if table in found]


def info_of(row: Row[Any], sits: Sequence[Row[Any]]) -> Info:
    """A table from its row and its seats. One that cannot be read is a frozen table, with the reason."""
    values = dict(row._mapping)
    damaged = [field for field in JSON_FIELDS if not readable(values, field, JSON_FIELDS[field])]
    seats = []
    for seat in sits:
        of = dict(seat._mapping)
        if not readable(of, "plan", tuple[str, ...]):
            damaged.append("plan")
        who = (of["seat"], of["user_id"], of["name"] or "", of["bot"], of["resigned"], of["plan"])
        seats.append(Seat(*who, bool(of["shown"])))
    damaged += [field for field, kind in PLAIN_FIELDS if type(values[field]) is not kind]
    if not damaged:
        damaged = unfit(values, seats)
    if damaged:
        if values["status"] != FROZEN:
            LOG.warning("table %s is damaged and counts as frozen: %s", values["id"], ", ".join(damaged))
            values["reason"] = frozen_text(DAMAGED, str(values["status"]), str(values["reason"]))
        values |= {"status": FROZEN, "deadline": None, **msgspec.structs.asdict(NOBODY)}
        values |= {field: kind() for field, kind in PLAIN_FIELDS if type(values[field]) is not kind}
        seats = [whole_seat(place, seat) for place, seat in enumerate(seats)]
    return Info(**values, seats=tuple(seats), damaged=bool(damaged))


def unfit(values: dict[str, Any], seats: list[Seat]) -> list[str]:
    """What of a table can be read and still makes no sense."""
    count = len(seats)
    seated = range(count)
    wrong = []
    if not count or any(type(seat.bot) is not str or seat.seat != place for place, seat in enumerate(seats)):
        wrong.append("seats")
    if values["status"] not in STATUSES or not 0 <= values["asked"] < 1 << count:
        wrong.append("status")
    if not -1 <= values["last"] < MOST_ENTRIES or not isfinite(values["moved"]):
        wrong.append("last")
    if values["deadline"] is not None and type(values["deadline"]) is not float:
        wrong.append("deadline")
    if len(values["clocks"]) not in (0, count) or any(answer.seat not in seated for answer in values["answers"]):
        wrong.append("answers")
    if values["pending"] is not None and values["pending"].seat not in seated:
        wrong.append("pending")
    return wrong


def whole_seat(place: int, seat: Seat) -> Seat:
    """A seat of a damaged table, as far as it can be shown."""
    return Seat(place, seat.user, str(seat.name), str(seat.bot), bool(seat.resigned), seat.plan, seat.shown)


def readable(values: dict[str, Any], field: str, kind: Any) -> bool:
    """Decode a field that has an inner structure, and say whether that was possible."""
    try:
        values[field] = msgspec.json.decode(values[field], type=kind)
    except NOT_JSON:
        values[field] = UNREADABLE[field]
        return False
    return True


def coded(values: dict[str, Any]) -> dict[str, Any]:
    """Values for the row of a table, those with an inner structure as JSON."""
    return {name: json_text(value) if name in JSON_FIELDS else value for name, value in values.items()}


def json_text(value: Any) -> str:
    """A value with an inner structure, for the database."""
    return msgspec.json.encode(value).decode()


def freeze(connection: Connection, table: str, reason: Problem, *statuses: str) -> None:
    """Stop a table that is in one of these statuses. Its log stays as it is, and the reason is kept to be said."""
    going = (TABLES.c.id == table) & TABLES.c.status.not_in((FROZEN, CLOSED))
    if statuses:
        going &= TABLES.c.status.in_(statuses)
    row = connection.execute(select(TABLES.c.status, TABLES.c.reason).where(going).with_for_update()).first()
    if row is None:
        return
    values = {"status": FROZEN, "reason": frozen_text(reason, *row), "deadline": None}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values, version=TABLES.c.version + 1))
    notice(connection, table, "frozen", time.time())


def frozen_text(reason: Problem, was: str, before: str) -> str:
    """Why a table is frozen, with what it was doing before: for the day it goes on."""
    said = Phrase(f"problem-{reason.phrase.key}", reason.phrase.args).to_json()
    return json_text({**said, "was": was, "before": before})


def thaw(connection: Connection, found: Info, waiting: Waiting) -> None:
    """Let a frozen table go on with what it did before. The seats that decide have the whole of their time again.

    ``waiting`` is whom its log waits for: that is the truth, and the row follows it.
    """
    try:
        kept = msgspec.json.decode(found.reason, type=Frozen)
    except NOT_JSON:
        kept = Frozen()
    going = RUNNING if found.date and all(seat.user is not None or seat.bot for seat in found.seats) else OPEN
    ended = found.last >= 0 and not waiting.asked
    status = kept.was if kept.was in STATUSES - {FROZEN} else OVER if ended else going
    if status == RUNNING and ended:
        status = OVER
    now = time.time()
    settings = found.settings
    ends = clock.deadline(settings.clock, settings.pace, list(found.clocks), waiting.seats, now, waiting.secret)
    values = {"status": status, "reason": kept.before, "moved": now, "deadline": ends if status == RUNNING else None}
    if status == RUNNING:
        values |= msgspec.structs.asdict(waiting)
    connection.execute(update(TABLES).where(TABLES.c.id == found.id).values(**values, version=TABLES.c.version + 1))
    notice(connection, found.id, "thawed", now)


def set_pending(connection: Connection, table: str, asked: Pending | None) -> None:
    """Put a question on the table, or take it off."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(coded({"pending": asked})))


def reason_of(text: str) -> Phrase | str:
    """Why a table was frozen; one that an earlier version froze has its reason as it was written then."""
    try:
        return phrase_of(msgspec.json.decode(text, type=Said))
    except NOT_JSON:
        return text


class Frozen(msgspec.Struct):
    """What a table did before it was frozen."""

    was: str = ""
    before: str = ""


class Said(msgspec.Struct):
    """A phrase as it is stored."""

    key: str
    args: dict[str, int | str | Said]


def phrase_of(said: Said) -> Phrase:
    """A phrase that was stored."""
    return Phrase(said.key, {name: phrase_of(arg) if isinstance(arg, Said) else arg for name, arg in said.args.items()})


def close(connection: Connection, table: str) -> None:
    """Close a table, whatever it was doing; its log stays."""
    values = {"status": CLOSED, "deadline": None, "version": TABLES.c.version + 1}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    notice(connection, table, "closed", time.time())


def notice(
    connection: Connection,
    table: str,
    kind: str,
    at: float,
    *,
    seat: int = -1,
    audience: int = ALL,
    name: str = "",
    by: str | None = None,
    data: dict[str, Any] | None = None,
) -> None:
    """Write a notice, with the next number; ``by`` is the person of whom it tells, for the day they are deleted."""
    newest = connection.execute(select(func.max(NOTICES.c.number)).where(NOTICES.c.table_id == table)).scalar()
    row = {
        "table_id": table,
        "number": (newest or 0) + 1,
        "kind": kind,
        "seat": seat,
        "audience": audience,
        "name": name,
        "data": msgspec.json.encode(data or {}).decode(),
        "at": at,
        "user_id": by,
    }
    connection.execute(insert(NOTICES).values(row))


def plan_text(words: tuple[str, ...]) -> str:
    """A plan for the database."""
    return json_text(words)
