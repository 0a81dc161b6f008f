"""The write that happens most: an entry of the log. On PostgreSQL it is one statement and so one message.

It does what ``Room.enter`` does elsewhere in a transaction of several statements. The row of the table moves on if
nobody else has moved it. With it come the entry, a snapshot if one is due, and notifications. The word to other workers
follows at once. It carries the entry itself, so that they need not ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from signoria.server.notify.notifications import Told
from signoria.server.people.accounts import new_id
from signoria.server.store.entries import COLUMNS
from signoria.server.store.worker_news import Entered
from signoria.server.store.written import Written

# The places of the values in the statement: the table, the entry column by column, and the rest by name.
PLACES: Final = {
    name: f"${place}"
    for place, name in enumerate(
        (
            "table",
            *COLUMNS,
            *("decider", "asked", "secret", "deadline", "clocks", "status", "snapshot"),
            *("users", "kinds", "ids", "seats"),
        ),
        1,
    )
}

STATEMENT: Final = f"""
WITH moved AS (
    UPDATE tables SET version = version + 1, last = {{number}}, decider = {{decider}}, asked = {{asked}},
        secret = {{secret}}, moved = {{at}}, deadline = {{deadline}}, clocks = {{clocks}}, pending = 'null',
        status = {{status}}
    WHERE id = {{table}} AND last = {{number}} - 1 AND status = 'running' AND answers = '[]'
    RETURNING id
), logged AS (
    INSERT INTO entries (table_id, {", ".join(COLUMNS)})
    SELECT id, {", ".join(f"{{{column}}}" for column in COLUMNS)} FROM moved
), kept AS (
    INSERT INTO snapshots (table_id, number, position, state)
    SELECT id, {{number}}, {{position}}, {{snapshot}} FROM moved WHERE {{snapshot}} <> ''
), told AS (
    INSERT INTO notifications (user_id, table_id, kind, id, seat, number, name, about, at, read, spread)
    SELECT one.user_id, moved.id, one.kind, one.id, one.seat, {{number}}, '', '', {{at}}, false, false
    FROM moved, unnest({{users}}::text[], {{kinds}}::text[], {{ids}}::text[], {{seats}}::int[])
        AS one (user_id, kind, id, seat)
    ON CONFLICT (user_id, table_id, kind) DO UPDATE SET id = excluded.id, seat = excluded.seat,
        number = excluded.number, name = '', about = '', at = excluded.at, read = false, spread = false
)
SELECT id FROM moved
""".format_map(PLACES)

# The same in a transaction, for SQLite and where more belongs to it.
MOVE: Final = Written("""
UPDATE tables SET version = version + 1, last = :last, decider = :decider, asked = :asked, secret = :secret,
    answers = :answers, moved = :moved, deadline = :deadline, clocks = :clocks, pending = :pending, status = :status
WHERE id = :table_id AND last = :before AND answers = :held AND status = 'running'
""")
LOG: Final = Written(f"""
INSERT INTO entries (table_id, {", ".join(COLUMNS)})
VALUES (:table_id, {", ".join(f":{column}" for column in COLUMNS)})
""")


def arguments(table: str, one: Entered, snapshot: str, told: Sequence[Told]) -> tuple[Any, ...]:
    """The values of the statement, in the order of their places."""
    return (
        table,
        *msgspec.structs.astuple(one.row),
        one.decider,
        one.asked,
        one.secret,
        one.deadline,
        msgspec.json.encode(one.clocks).decode(),
        one.status,
        snapshot,
        [each.user for each in told],
        [each.kind for each in told],
        [new_id() for _ in told],
        [each.seat for each in told],
    )
