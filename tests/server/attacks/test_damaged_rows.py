"""One row that could not be read harmed everybody: the list of tables, the bots of all tables, ``admin list``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from signoria.server import admin
from signoria.server.store.schema import PREFERENCES, SEATS, TABLES
from tests.server.house import eventually, in_thread, seated
from tests.server.postgres import another_database

DAMAGE: list[dict[str, Any]] = [
    {"settings": "{"},
    {"options": "[]"},
    {"pending": '{"kind": 7}'},
    {"answers": "nonsense"},
    {"clocks": '["soon"]'},
    {"status": "asleep"},
    {"asked": 1 << 20},
    {"game": "no-such-game"},
]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return (
        str(tmp_path / "alone.db")
        if request.param == "sqlite"
        else another_database(request.getfixturevalue("postgres"))
    )


async def damage(database: str, table: str, values: dict[str, Any], of: Any = TABLES) -> None:
    """Write nonsense into the row of a table."""
    where = (of.c.id if of is TABLES else of.c.table_id) == table
    async with admin.opened(database) as store:
        await store.write(lambda connection: connection.execute(update(of).where(where).values(values)))


async def listed(database: str) -> dict[str, str]:
    """What ``admin list`` shows: the status by table."""
    async with admin.opened(database) as store:
        return {one.id: one.status for one in await admin.listed(store)}


def test_a_damaged_row_is_one_frozen_table(database: str) -> None:
    with in_thread(database) as house:
        bad = [seated(house, "Ada", "Bea", public=True)[0] for _ in DAMAGE]
        planless, _ = seated(house, "Ada", "Bea", public=True)
    for table, values in zip(bad, DAMAGE, strict=True):
        asyncio.run(damage(database, table, values))
    asyncio.run(damage(database, planless, {"plan": "{"}, SEATS))
    with in_thread(database) as house:
        cleo = house.guest("Cleo")
        good, (dora, _) = seated(house, "Dora", "Emma", public=True)
        for table in [*bad, planless]:
            answer = cleo.send("GET", f"/tables/{table}")
            assert answer.status_code == 409, answer.text
            assert answer.json()["error"] == "server-frozen"
        shown = {one["id"]: one["status"] for one in cleo.get("/tables")}
        assert shown[good] == "running"
        assert dora.choose(good, "draw")["number"] == 1
        alone = cleo.table("random")
        cleo.post(f"/tables/{alone}/start")
        while not cleo.any_choice(alone):
            pass
        eventually(lambda: cleo.position(alone)["decision"])  # bots go on to move
        found = asyncio.run(listed(database))
        assert {found[table] for table in [*bad, planless]} == {"frozen"}
        assert found[good] == "running"


def test_wishes_that_cannot_be_read_are_as_if_there_were_none(database: str) -> None:
    with in_thread(database) as house:
        ada = house.guest("Ada")
        ada.want("PATCH", "/me/settings", {"page": {"kinds": ["turn"]}})

        async def spoil() -> None:
            async with admin.opened(database) as store:
                await store.write(lambda connection: connection.execute(update(PREFERENCES).values(wants="{")))

        asyncio.run(spoil())
        assert "question" in ada.get("/me/settings")["wants"]["page"]["kinds"]
        assert ada.get("/me/notifications") == []
