"""A log with a damaged beginning, behind a snapshot that is sound, was a failure of the server at each look back."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from signoria.server import admin
from signoria.server.store.schema import ENTRIES, SNAPSHOTS
from tests.server.house import House, Player, in_thread, seated
from tests.server.postgres import another_database

ENOUGH = 60  # entries: there is a snapshot behind the beginning
DAMAGE: list[dict[str, Any]] = [
    {"kind": "nonsense"},
    {"position": 7_000},
    {"chances": "{"},
    {"chances": '[["no-such-chance", 1]]'},
    {"events": "[[1]]"},
    {"words": "no such words"},
    {"number": -5},
    {"seat": 9},
]
LOOKS = ("position", "history/0", "history/1", "history/2", "entries", "record", "reasons/1", "changes")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "alone.db")
    return another_database(request.getfixturevalue("postgres"))


def long_one(house: House) -> tuple[str, Player]:
    """A table with a long log, and who sits there."""
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    ada.choose(table, "stow 1")
    number = ada.get(f"/tables/{table}")["number"]
    assert ada.position(table)["undo"]
    for step in range(ENOUGH):
        way = "redo" if step % 2 else "undo"
        ada.post(f"/tables/{table}/{way}", {"number": number + step + 1})
    return table, ada


async def spoil(database: str, table: str, entry: int, values: dict[str, Any]) -> None:
    """Damage an entry and the snapshot of the beginning, which would help."""
    async with admin.opened(database) as store:
        hit = update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == entry).values(values)
        first = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number == 0).values(state="{")
        for order in (hit, first):
            await store.write(partial(Connection.execute, statement=order))


def test_a_damaged_beginning_is_no_failure_of_the_server(database: str) -> None:
    with in_thread(database) as house:
        hits = [(entry, values) for entry in (0, 3) for values in DAMAGE]
        tables = [long_one(house) for _ in hits]
        people = [dict(player.http.headers) for _, player in tables]
    for (entry, values), (table, _) in zip(hits, tables, strict=True):
        asyncio.run(spoil(database, table, entry, values))
    wrong = []
    with in_thread(database) as house:
        for hit, (table, _), headers in zip(hits, tables, people, strict=True):
            ada = house.stranger()
            ada.http.headers.update(headers)
            for path in LOOKS:
                answer = ada.send("GET", f"/tables/{table}/{path}")
                if answer.status_code >= 500:
                    wrong.append((hit, path, answer.text[:200]))
            answer = ada.send("POST", f"/tables/{table}/fork", {"position": 0})
            if answer.status_code >= 500:
                wrong.append((hit, "fork", answer.text[:200]))
    assert wrong == []
