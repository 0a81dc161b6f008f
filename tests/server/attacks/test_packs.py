"""Data packs of strangers were read in the process that answers everybody: one guest made all others wait for each."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from signoria.server import admin
from signoria.server.api import packs
from signoria.server.people.limits import UNLIMITED, Limit
from signoria.server.store import packs as stored
from signoria.server.store.schema import PACKS
from signoria.server.table import hall
from tests.server.house import PATIENCE, House, Player, eventually, in_thread
from tests.server.packing import GAME, files, zipped
from tests.server.postgres import another_database
from tests.server.worker import FREE

DRAFT = {"game": GAME, "title": "My box"}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer for all that must be read before the first pack."""
    monkeypatch.setattr(hall, "LONGEST_LOOK", PATIENCE)


def here(*_: object) -> None:
    """A pack is read in the process that answers."""
    raise AssertionError("it is to be read elsewhere")


def test_packs_are_read_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_thread(str(tmp_path / "packs.db")) as house:
        ada = house.guest("Ada")
        monkeypatch.setattr(packs, "read_pack", here)
        assert ada.post("/packs/check", DRAFT)["findings"] == []
        assert ada.post("/packs/drafts", DRAFT)["title"] == "My box"
        assert ada.post("/packs/open", zipped(files()))["findings"] == []
        assert ada.refused("POST", "/packs", b"no pack at all") == "server-pack-unreadable"
        assert ada.refused("POST", "/packs/check", {**DRAFT, "game": "no-such-game"}) == "server-no-game"


def test_a_pack_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "LONGEST_LOOK", 0.0)
    with in_thread(str(tmp_path / "packs.db")) as house:
        answer = house.guest("Ada").send("POST", "/packs/check", DRAFT)
        assert (answer.status_code, answer.json()["error"]) == (503, "server-pack-slow")


def test_values_of_many_packs_are_not_read_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack that nobody has at hand is read again: who asked for many in turn kept the server busy with it."""
    limits = replace(UNLIMITED, heavy=Limit(3, 0.0001))
    with in_thread(str(tmp_path / "packs.db"), replace(FREE, limits=limits)) as house:
        ada, bea = house.guest("Ada"), house.guest("Bea")
        pack = kept(house)
        for _ in range(6):
            assert ada.get(f"/packs/{pack}")["title"] == "My box"  # at hand after the first time
        for _ in range(2):
            ada.get(f"/games/{GAME}", pack=pack)
        assert ada.refused("GET", f"/games/{GAME}", pack=pack) == "server-too-many"
        assert bea.get(f"/games/{GAME}", pack=pack)["id"] == GAME


def test_nobody_fills_the_disk_with_packs(tmp_path: Path) -> None:
    """Each other title is another pack, and all were kept for ever."""
    limits = replace(UNLIMITED, packs=Limit(3, 0.0001), house=2)
    with in_thread(str(tmp_path / "packs.db"), replace(FREE, limits=limits)) as house:
        ada, bea, cleo = (house.guest(name) for name in ("Ada", "Bea", "Cleo"))

        def tried(player: Player) -> list[int]:
            bodies = [{**DRAFT, "title": f"Box {number}"} for number in range(5)]
            return [player.send("POST", "/packs/drafts", body).status_code for body in bodies]

        assert tried(ada) == tried(bea) == [201] * 3 + [429] * 2
        assert tried(cleo) == [429] * 5  # she comes from the same address
        assert cleo.refused("POST", "/packs", zipped(files())) == "server-too-many"
        assert cleo.post("/packs/check", DRAFT)["findings"] == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_packs_that_nobody_plays_with_go_after_a_time(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = str(tmp_path / "packs.db") if kind == "sqlite" else another_database(request.getfixturevalue("postgres"))
    with in_thread(url) as house:
        ada = house.guest("Ada")
        used, again, unused = (ada.post("/packs/drafts", {**DRAFT, "title": f"Box {one}"})["id"] for one in "ABC")
        table = {"game": GAME, "seats": [{"me": True}, {}], "pack": used}
        ada.post("/tables", table)
        ada.get(f"/packs/{unused}")  # this worker has it at hand from now on

    async def later(*kept: str) -> None:
        async with admin.opened(url) as store:
            old = update(PACKS).where(PACKS.c.id.not_in(kept)).values(created=time.time() - stored.UNUSED - 1)
            await store.write(lambda connection: connection.execute(old))

    asyncio.run(later())
    with in_thread(url) as house:
        cleo = house.guest("Cleo")
        eventually(lambda: cleo.send("GET", f"/packs/{unused}").status_code == 404)
        assert cleo.refused("POST", "/tables", {**table, "pack": unused}) == "server-no-pack"
        assert cleo.get(f"/packs/{used}")["title"] == "Box A"
        assert cleo.refused("GET", f"/packs/{again}") == "server-no-pack"
        assert cleo.post("/packs/drafts", {**DRAFT, "title": "Box B"})["id"] == again


def test_a_pack_that_is_gone_is_missed_also_where_it_is_at_hand(tmp_path: Path) -> None:
    """A worker remembers packs: a table was opened with one that another had let go of, and that was a server error."""
    with in_thread(str(tmp_path / "packs.db")) as house:
        ada = house.guest("Ada")
        pack = kept(house)
        assert ada.get(f"/packs/{pack}")["title"] == "My box"

        async def gone() -> None:
            async with admin.opened(house.database) as store:
                await stored.drop(store, pack)

        asyncio.run(gone())
        body = {"game": GAME, "seats": [{"me": True}, {}], "pack": pack}
        assert ada.refused("POST", "/tables", body) == "server-no-pack"


def kept(house: House) -> str:
    """A pack that is stored."""
    edit = {"sheet": "territories", "row": "livonia", "column": "cost", "value": 6}
    return str(house.guest("Cleo").post("/packs/drafts", {**DRAFT, "edits": [edit]})["id"])
