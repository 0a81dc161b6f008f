"""Guests without end could each have a letter sent to the same address of somebody who never asked for any."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from signoria.server.app import Settings
from signoria.server.people.limits import UNLIMITED, Limit
from tests.server.house import in_thread
from tests.server.receivers import Mailbox


def test_nobody_is_drowned_in_letters(tmp_path: Path, mailbox: Mailbox, settings: Settings) -> None:
    limits = replace(UNLIMITED, login=Limit(3, 0.0001))
    with in_thread(str(tmp_path / "letters.db"), replace(settings, limits=limits)) as house:
        for name in ("Ada", "Bea", "Cleo"):
            house.guest(name).want("PUT", "/me/mail", {"address": "victim@mail.example"})
        dora = house.guest("Dora")
        assert dora.refused("PUT", "/me/mail", {"address": "Victim@mail.example"}) == "server-too-many"
        assert not dora.want("PUT", "/me/mail", {"address": "dora@mail.example"})["confirmed"]
