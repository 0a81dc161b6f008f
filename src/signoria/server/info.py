"""A table and its seats as they stand in the database, decoded."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, insert, select

from signoria.server.schema import NOTICES, SEATS, TABLES, USERS
from signoria.server.wire import Pending, Settings

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
FROZEN: Final = "frozen"
CLOSED: Final = "closed"

ALL: Final = -1  # the audience of a notice: everybody who may see the table
SEATED: Final = -2  # only those who sit at it


class Seat(msgspec.Struct, frozen=True):
    """A seat: who sits there, and which bot chooses in their place."""

    seat: int
    user: str | None
    name: str
    bot: str
    resigned: bool
    plan: tuple[str, ...]


class Info(msgspec.Struct, frozen=True):
    """Everything about a table but its game in progress."""

    id: str
    owner: str | None
    game: str
    edition: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    public: bool
    invite: str
    status: str
    reason: str
    players: tuple[str, ...]
    date: str
    branch: bool
    origin: str | None
    created: float
    version: int
    last: int
    decider: int
    moved: float
    deadline: float | None
    clocks: tuple[float, ...]
    pending: Pending | None
    seats: tuple[Seat, ...]

    def seats_of(self, user: str) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple(seat.seat for seat in self.seats if seat.user == user)


JSON_FIELDS: Final[dict[str, Any]] = {
    "options": dict[str, Any],
    "settings": Settings,
    "players": tuple[str, ...],
    "clocks": tuple[float, ...],
    "pending": Pending | None,
}


def load(connection: Connection, table: str) -> Info | None:
    """A table with its seats."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    query = (
        select(SEATS, USERS.c.name)
        .join(USERS, USERS.c.id == SEATS.c.user_id, isouter=True)
        .where(SEATS.c.table_id == table)
        .order_by(SEATS.c.seat)
    )
    return info_of(row, [seat_of(seat) for seat in connection.execute(query)])


def info_of(row: Row[Any], seats: list[Seat]) -> Info:
    """A table from its row and its seats."""
    values = dict(row._mapping)
    for field, kind in JSON_FIELDS.items():
        values[field] = msgspec.json.decode(values[field], type=kind)
    return Info(**values, seats=tuple(seats))


def seat_of(row: Row[Any]) -> Seat:
    """A seat from its row."""
    found = row._mapping
    plan = msgspec.json.decode(found["plan"], type=tuple[str, ...])
    return Seat(found["seat"], found["user_id"], found["name"] or "", found["bot"], found["resigned"], plan)


def coded(**values: Any) -> dict[str, Any]:
    """Values for the row of a table, those with an inner structure as JSON."""
    return {
        name: msgspec.json.encode(value).decode() if name in JSON_FIELDS else value for name, value in values.items()
    }


def notice(
    connection: Connection,
    table: str,
    kind: str,
    at: float,
    *,
    seat: int = -1,
    audience: int = ALL,
    name: str = "",
    data: dict[str, Any] | None = None,
) -> None:
    """Write a notice, with the next number."""
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
    }
    connection.execute(insert(NOTICES).values(row))


def plan_text(words: tuple[str, ...]) -> str:
    """A plan for the database."""
    return msgspec.json.encode(words).decode()
