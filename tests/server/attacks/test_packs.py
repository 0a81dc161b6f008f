"""Data packs of strangers were read in the process that answers everybody: one guest made all others wait for each."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from signoria.server.api import packs
from signoria.server.people.limits import UNLIMITED, Limit
from signoria.server.table import hall
from tests.server.house import House, in_thread
from tests.server.packing import GAME, files, zipped
from tests.server.worker import FREE

DRAFT = {"game": GAME, "title": "My box"}


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


def kept(house: House) -> str:
    """A pack that is stored."""
    edit = {"sheet": "territories", "row": "livonia", "column": "cost", "value": 6}
    return str(house.guest("Cleo").post("/packs/drafts", {**DRAFT, "edits": [edit]})["id"])
