"""Which workers there are, and what each has counted: in the database, where all of them can look."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.server.store.info import NOT_JSON
from signoria.server.store.schema import DELIVERIES, TABLES, WORKERS

ALIVE: Final = 15.0  # seconds after which a worker that says nothing is gone

Count = dict[str, float]


class Counted(msgspec.Struct):
    """What a worker has counted, by the name of the series and its labels."""

    series: dict[str, Count] = {}

    def put(self, name: str, counts: dict[Any, Any]) -> None:
        """One series."""
        self.series[name] = {str(label): float(count) for label, count in counts.items()}


def sign_in(connection: Connection, name: str, counted: Counted) -> None:
    """Say that a worker is alive, and what it has counted; forget those that are gone.

    It may be said twice at the same moment: by the worker itself, and because somebody asks.
    """
    now = time.time()
    mine = WORKERS.c.name == name
    connection.execute(delete(WORKERS).where(~mine & (WORKERS.c.seen < now - ALIVE)))
    values = {"seen": now, "counted": msgspec.json.encode(counted).decode()}
    again = update(WORKERS).where(mine).values(values)
    if connection.execute(again).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(WORKERS).values(name=name, **values))
    except IntegrityError:
        connection.execute(again)


def read(text: str) -> Counted:
    """What a worker has counted; nothing if its row cannot be read."""
    try:
        return msgspec.json.decode(text, type=Counted)
    except NOT_JSON:
        return Counted()


def everything(connection: Connection) -> tuple[int, dict[str, Count]]:
    """How many workers there are, and what all of them have counted together."""
    rows = connection.execute(select(WORKERS.c.counted).where(WORKERS.c.seen >= time.time() - ALIVE)).all()
    total: dict[str, Count] = {}
    for (text,) in rows:
        for name, counts in read(text).series.items():
            into = total.setdefault(name, {})
            for label, count in counts.items():
                into[label] = into.get(label, 0.0) + count
    tables = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status)).all()
    total["tables"] = {str(status): float(count) for status, count in tables}
    total["deliveries"] = {"": float(connection.execute(select(func.count()).select_from(DELIVERIES)).scalar_one())}
    return len(rows), total
