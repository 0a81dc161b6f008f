"""Drawing a link as a QR code takes longer than most answers: one guest who asked for many made all others wait."""

from __future__ import annotations

from pathlib import Path

import pytest
import segno
from msgspec.structs import replace

from signoria.server.people.limits import UNLIMITED, Limit
from tests.server.house import in_thread, seated
from tests.server.worker import FREE


def test_an_invitation_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_thread(str(tmp_path / "pictures.db")) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        made, make = list[str](), segno.make

        def noted(link: str, error: str) -> segno.QRCode:
            made.append(link)
            return make(link, error=error)

        monkeypatch.setattr(segno, "make", noted)
        pictures = {player.send("GET", f"/tables/{table}/invite.svg").text for player in (ada, bea) * 3}
        assert len(pictures) == len(made) == 1
        ada.post(f"/tables/{table}/invite")
        assert ada.send("GET", f"/tables/{table}/invite.svg").text not in pictures


def test_new_links_are_not_made_without_end(tmp_path: Path) -> None:
    """Each was a row of the database for ever, or a picture to be drawn."""
    limits = replace(UNLIMITED, heavy=Limit(6, 0.0001))
    with in_thread(str(tmp_path / "pictures.db"), replace(FREE, limits=limits)) as house:
        ada = house.guest("Ada")
        table = ada.table("")  # the first of six
        for _ in range(3):
            assert ada.post("/me/resume")["token"]
        for _ in range(2):
            ada.post(f"/tables/{table}/invite")
        assert ada.refused("POST", "/me/resume") == "server-too-many"
        assert ada.refused("POST", f"/tables/{table}/invite") == "server-too-many"
        assert ada.get("/me")["name"] == "Ada"
