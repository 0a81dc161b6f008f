"""The write that happens most: an entry of the log. On PostgreSQL it is one statement and so one message.

It does what ``Room.enter`` does elsewhere in a transaction of several: the row of the table moves on if it is where it
was thought to be, and with it come the entry, a snapshot if one is due, notifications, and the word to other workers.
The word carries the entry itself, so that they need not ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import text

from signoria.server.news import Entered
from signoria.server.notify import Told
from signoria.server.people import new_id

STATEMENT: Final = """
WITH moved AS (
    UPDATE tables SET version = version + 1, last = $2, decider = $3, moved = $4, deadline = $5, clocks = $6,
        pending = 'null', status = $7
    WHERE id = $1 AND last = $2 - 1 AND status = 'running'
    RETURNING id
), logged AS (
    INSERT INTO entries
        (table_id, number, kind, seat, option, words, position, informed, chances, events, rng_a, rng_b, at)
    SELECT id, $2, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $4 FROM moved
), kept AS (
    INSERT INTO snapshots (table_id, number, position, state)
    SELECT id, $2, $12, $18 FROM moved WHERE $18 <> ''
), told AS (
    INSERT INTO notifications (user_id, table_id, kind, id, seat, number, name, about, at, read, spread)
    SELECT one.user_id, moved.id, one.kind, one.id, one.seat, $2, '', '', $4, false, false
    FROM moved, unnest($19::text[], $20::text[], $21::text[], $22::int[]) AS one (user_id, kind, id, seat)
    ON CONFLICT (user_id, table_id, kind) DO UPDATE SET id = excluded.id, seat = excluded.seat,
        number = excluded.number, name = '', about = '', at = excluded.at, read = false, spread = false
)
SELECT pg_notify($23, $24) FROM moved
"""

# The same in a transaction, for SQLite and where more belongs to it; written out, since putting them together each time
# would take longer than doing them.
MOVE: Final = text("""
UPDATE tables SET version = version + 1, last = :last, decider = :decider, moved = :moved, deadline = :deadline,
    clocks = :clocks, pending = :pending, status = :status
WHERE id = :table_id AND last = :last - 1 AND status = 'running'
""")
LOG: Final = text("""
INSERT INTO entries
    (table_id, number, kind, seat, option, words, position, informed, chances, events, rng_a, rng_b, at)
VALUES
    (:table_id, :number, :kind, :seat, :option, :words, :position, :informed, :chances, :events, :rng_a, :rng_b, :at)
""")


def arguments(
    table: str, one: Entered, snapshot: str, told: Sequence[Told], channel: str, said: str
) -> tuple[Any, ...]:
    """The values of the statement, in its order."""
    row = one.row
    return (
        table,
        row.number,
        one.decider,
        row.at,
        one.deadline,
        msgspec.json.encode(one.clocks).decode(),
        one.status,
        row.kind,
        row.seat,
        row.option,
        row.words,
        row.position,
        row.informed,
        msgspec.json.encode(row.chances).decode(),
        msgspec.json.encode(row.events).decode(),
        row.rng_a,
        row.rng_b,
        snapshot,
        [each.user for each in told],
        [each.kind for each in told],
        [new_id() for _ in told],
        [each.seat for each in told],
        channel,
        said,
    )
