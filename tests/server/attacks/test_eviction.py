"""A watcher went silent for ever when its room was forgotten because too many tables were in memory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.server.table import hall
from tests.server.house import House, in_thread, seated
from tests.server.test_live import received, socket_of


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """Nothing yet: a hall that has space for two rooms."""
    monkeypatch.setattr(hall, "MOST_ROOMS", 2)
    return House([], str(tmp_path / "small.db"))


def test_who_watches_hears_of_everything_although_other_tables_come(small: House) -> None:
    with in_thread(small.database) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        with socket_of(bea) as socket:
            socket.send(json.dumps({"watch": table, "view": True}))
            received(socket)
            others = [seated(house, "Cleo", "Dora") for _ in range(5)]
            for other, (cleo, _) in others:
                cleo.choose(other, "draw")
            ada.choose(table, "stow 1")
            assert [entry["number"] for entry in received(socket)["entries"]] == [1]


def test_a_room_that_was_forgotten_while_nobody_waited_is_found_again(small: House) -> None:
    with in_thread(small.database) as house:
        tables = [seated(house, "Ada", "Bea") for _ in range(5)]
        for table, (ada, _) in tables:
            assert ada.choose(table, "stow 1")["number"] == 1
        for table, (_, bea) in tables:
            assert bea.get(f"/tables/{table}/changes", after="0.0")["entries"][0]["number"] == 1
