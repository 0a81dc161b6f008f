"""Webhooks of one guest to a receiver that never answers kept the letters and webhooks of everybody waiting."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from signoria.server.app import Settings
from signoria.server.notify import public_requests
from signoria.server.notify.channels import Channels
from signoria.server.notify.postman import AT_ONCE, SHARE
from signoria.server.notify.preferences import MOST_TARGETS
from tests.server.house import PATIENCE, eventually, in_thread, seated
from tests.server.postgres import another_database
from tests.server.receivers import Receiver
from tests.server.test_notify import hooked
from tests.server.worker import FREE


class Tarpit:
    """Takes every connection, and never says a word."""

    def __init__(self) -> None:
        self.held: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._take, daemon=True).start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def _take(self) -> None:
        while True:
            try:
                self.held.append(self._door.accept()[0])
            except OSError:
                return

    def close(self) -> None:
        """Let everybody go."""
        self._door.close()
        for line in self.held:
            line.close()


@pytest.fixture
def tarpit() -> Iterator[Tarpit]:
    found = Tarpit()
    yield found
    found.close()


def settings() -> Settings:
    """Webhooks may lead to this machine, and go out at once."""
    return msgspec.structs.replace(FREE, channels=Channels(internal=("127.0.0.1",), waits={}, pause=0.2))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_who_never_answers_keeps_only_its_own_person_waiting(
    kind: str,
    tarpit: Tarpit,
    receiver: Receiver,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(public_requests, "PATIENCE", 10 * PATIENCE)  # nothing ends while others wait
    database = str(tmp_path / "post.db") if kind == "sqlite" else another_database(request.getfixturevalue("postgres"))
    with in_thread(database, settings()) as house:
        mallory = house.guest("Mallory")
        mallory.want("PATCH", "/me/settings", {"webhook": {"kinds": ["turn"], "live": True}})
        for number in range(MOST_TARGETS):
            mallory.post("/me/webhooks", {"url": f"{tarpit.url}/{number}"})
        bella = house.guest("Bella")
        for _ in range(AT_ONCE // MOST_TARGETS + 1):  # more turns than there are deliveries at once
            table = mallory.table("")
            bella.post("/join", {"token": mallory.get(f"/tables/{table}/invite")["token"]})
            bella.want("PUT", f"/tables/{table}/seats/1")
            bella.post(f"/tables/{table}/start")
            mallory.choose(table, "rest")
            bella.choose(table, "rest")
        eventually(lambda: len(tarpit.held) >= SHARE)
        table, (ada, bea) = seated(house, "Ada", "Bea")
        hooked(bea, receiver, f"/{kind}-tarpit")
        ada.choose(table, "rest")
        eventually(lambda: receiver.at(f"/{kind}-tarpit"))
        assert len(tarpit.held) == SHARE
        tarpit.close()
