"""One row that could not be read harmed everybody: the list of tables, the bots of all tables, ``admin list``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import true, update

from signoria.server import admin
from signoria.server.store.schema import PREFERENCES, RATINGS, SEATS, SNAPSHOTS, TABLES
from tests.server import games
from tests.server.house import eventually, in_thread, seated
from tests.server.postgres import another_database
from tests.server.test_profiles import games_of, played_out

DAMAGE: list[dict[str, Any]] = [
    {"settings": "{"},
    {"options": "[]"},
    {"pending": '{"kind": 7}'},
    {"answers": "nonsense"},
    {"clocks": '["soon"]'},
    {"status": "asleep"},
    {"asked": 1 << 20},
    {"game": "no-such-game"},
    {"last": 2**31 - 1},
    {"moved": float("inf")},
    {"clocks": "[1.0]"},
    {"answers": '[[9,"rest",1.0]]'},
    {"pending": '{"kind":"end","seat":9,"number":0,"position":0,"consents":[]}'},
]
# SQLite keeps anything in any column.
ODD: list[dict[str, Any]] = [{"last": "x"}, {"asked": "x"}, {"status": b"x"}, {"version": "x"}]
OF_SEATS: list[dict[str, Any]] = [{"plan": "{"}, {"seat": 7}, {"seat": -7}]
DEEP = "[" * 2_000


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
    where &= of.c.seat == 0 if of is SEATS else true()
    async with admin.opened(database) as store:
        await store.write(lambda connection: connection.execute(update(of).where(where).values(values)))


async def verified(database: str) -> set[str]:
    """In which tables ``admin verify`` finds something wrong."""
    async with admin.opened(database) as store:
        return {one.table async for one in admin.verify(store, games.find) if one.problem is not None}


async def listed(database: str) -> dict[str, str]:
    """What ``admin list`` shows: the status by table."""
    async with admin.opened(database) as store:
        return {one.id: one.status for one in await admin.listed(store)}


def test_a_damaged_row_is_one_frozen_table(database: str) -> None:
    with in_thread(database) as house:
        odd = ODD if "://" not in database else []
        whole = [(TABLES, values) for values in [*DAMAGE, *odd]] + [(SEATS, values) for values in OF_SEATS]
        victims = [seated(house, "Ada", "Bea", public=True) for _ in [*whole, None]]
        people = [dict(ada.http.headers) for _, (ada, _) in victims]
        *bad, deep = [table for table, _ in victims]
    for table, (of, values) in zip(bad, whole, strict=True):
        asyncio.run(damage(database, table, values, of))
    asyncio.run(damage(database, deep, {"state": DEEP}, SNAPSHOTS))
    with in_thread(database) as house:
        cleo = house.guest("Cleo")
        good, (dora, _) = seated(house, "Dora", "Emma", public=True)
        assert cleo.get(f"/tables/{deep}/position")["number"] == 0  # its log tells all that it takes
        for table in bad:
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
        assert {found[table] for table in bad} == {"frozen"}
        assert found[good] == found[deep] == "running"
        written = {"status", "version"}  # when the table is frozen
        mended = {table for table, (_, values) in zip(bad, whole, strict=True) if written & values.keys()}
        assert asyncio.run(verified(database)) == set(bad) - mended
        for headers in people:  # who sits at such a table has no less of everything else
            ada = house.stranger()
            ada.http.headers.update(headers)
            assert ada.want("PATCH", "/me", {"name": "Ida"})["name"] == "Ida"
            assert ada.get("/tables", mine=True)
            assert "users" in ada.get("/me/data")
            assert ada.get("/me/notifications") == []
            ada.post("/me/delete", {"password": ""})


def test_a_damaged_rating_holds_up_no_results(database: str) -> None:
    """One that was far off the scale kept the results of all games from being written, for good."""
    with in_thread(database) as house:
        first, (ada, bea) = seated(house, "Ada", "Bea")
        played_out(first, [ada, bea])
        games_of(ada)
        asyncio.run(off_the_scale(database))
        again = ada.table("")
        bea.post("/join", {"token": ada.get(f"/tables/{again}/invite")["token"]})
        bea.want("PUT", f"/tables/{again}/seats/1")
        ada.post(f"/tables/{again}/start")
        played_out(again, [ada, bea])
        other, (cleo, dora) = seated(house, "Cleo", "Dora")
        played_out(other, [cleo, dora])
        assert games_of(cleo)[0]["counted"]
        games_of(ada, 2)
        assert all(abs(player.get("/me/profile")["standings"][0]["level"]) < 100 for player in (ada, bea))


async def off_the_scale(database: str) -> None:
    """Write nonsense into every rating."""
    async with admin.opened(database) as store:
        await store.write(lambda connection: connection.execute(update(RATINGS).values(mu=1e5)))


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
