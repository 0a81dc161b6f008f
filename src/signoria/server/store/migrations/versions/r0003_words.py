"""The log in words: options, results of chance and events are no longer numbers, which mean another thing tomorrow.

Snapshots were numbers throughout. A game that was played from its set-up does without them: they are worked out again
from the log when its table is opened. The first position of a what-if or a lesson is stored nowhere else. It is put
into words if the game still has the same numbers; otherwise it stays as it is.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.server.store.migrations.numbers_0002 import NUMBERS, Numbers

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

AT_ONCE = 500
TABLES = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("branch"))
ENTRIES = sa.table(
    "entries", sa.column("table_id"), sa.column("number"), sa.column("chances"), sa.column("events"), sa.column("words")
)
SNAPSHOTS = sa.table("snapshots", sa.column("table_id"), sa.column("number"), sa.column("state"))


def upgrade() -> None:
    """To this form."""
    connection = op.get_bind()
    played = sa.select(TABLES.c.id).where(sa.not_(TABLES.c.branch))
    for game, numbers in NUMBERS.items():
        tell_logs(connection, game, Words(numbers))
        tell_beginnings(connection, game, numbers)
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id.in_(played)))
    with op.batch_alter_table("entries") as batch:
        batch.drop_column("option")


def downgrade() -> None:
    """Back to the form before, as long as there is no log that would have to be put into numbers."""
    if op.get_bind().execute(sa.select(sa.func.count()).select_from(ENTRIES)).scalar():
        raise ValueError("a log in words is not put into numbers again: restore a backup instead")
    with op.batch_alter_table("entries") as batch:
        batch.add_column(sa.Column("option", sa.Integer(), nullable=False))


class Words:
    """The words of one game for the numbers it had."""

    def __init__(self, numbers: Numbers) -> None:
        self.domains = {**numbers.things(), "option": numbers.options()}
        self.chances = {number: (word, domain) for number, word, domain in numbers.chances}
        self.events = {number: (name, domains) for number, name, domains in numbers.events}

    def thing(self, domain: str, number: int) -> int | str:
        """The word of a thing; seats and counts stay numbers."""
        known = self.domains.get(domain, ())
        return known[number] if 0 <= number < len(known) else number

    def chance(self, kind: int, thing: int, audience: int) -> tuple[str, int]:
        """A result of chance."""
        word, domain = self.chances[kind]
        return f"{word} {self.domains[domain][thing]}".rstrip(), audience

    def event(self, kind: int, args: list[int], audience: int) -> tuple[str, list[int | str], int]:
        """An event."""
        name, domains = self.events[kind]
        return name, [self.thing(domain, number) for domain, number in zip(domains, args, strict=True)], audience


def tell_logs(connection: sa.Connection, game: str, words: Words) -> None:
    """Put every log of a game into words."""
    mine = ENTRIES.c.table_id == sa.bindparam("table")
    change = (
        sa.update(ENTRIES)
        .where(mine, ENTRIES.c.number == sa.bindparam("entry"))
        .values(chances=sa.bindparam("chance"), events=sa.bindparam("told"))
    )
    for table in connection.execute(sa.select(TABLES.c.id).where(TABLES.c.game == game)).scalars().all():
        log = connection.execute(sa.select(ENTRIES).where(ENTRIES.c.table_id == table)).mappings().all()
        rows = [
            {
                "table": table,
                "entry": row["number"],
                "chance": coded([words.chance(*one) for one in msgspec.json.decode(row["chances"])]),
                "told": coded([words.event(*one) for one in msgspec.json.decode(row["events"])]),
            }
            for row in log
        ]
        for start in range(0, len(rows), AT_ONCE):
            connection.execute(change, rows[start : start + AT_ONCE])


def tell_beginnings(connection: sa.Connection, name: str, numbers: Numbers) -> None:
    """Put into words what the what-ifs and lessons of a game were begun with."""
    game = catalogue.find(name)
    if not same_numbers(game, numbers):
        return
    branches = sa.select(TABLES.c.id).where(TABLES.c.game == name, TABLES.c.branch)
    kept = connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(branches))).mappings().all()
    for row in kept:
        told = position(game, numbers, msgspec.json.decode(row["state"]))
        if told:
            mine = (SNAPSHOTS.c.table_id == row["table_id"]) & (SNAPSHOTS.c.number == row["number"])
            connection.execute(sa.update(SNAPSHOTS).where(mine).values(state=told))


def same_numbers(game: Game, numbers: Numbers) -> bool:
    """Whether the things of a game have the numbers they had."""
    verbs = {verb.domain.name: verb.domain for verb in game.vocabulary.verbs}
    today = {name: domain.words for name, domain in (verbs | game.domains).items()}
    return all(today.get(name) == words for name, words in numbers.things().items())


def position(game: Game, numbers: Numbers, data: dict[str, Any]) -> str:
    """A position in words, or nothing if today's game cannot lay it out."""
    try:
        state = game.restore(data)
        if " ".join(state.fields) != numbers.fields:
            return ""
        told = {"position": game.describe(state), "numbers": data}
    except (Problem, ValueError, KeyError, IndexError, TypeError):
        return ""
    return coded(told)


def coded(value: object) -> str:
    """JSON for the database."""
    return msgspec.json.encode(value).decode()
