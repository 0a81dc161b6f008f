"""What failed behind a WebSocket left it open and silent for ever: no news, no signs of life, no end."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from signoria.server.api import live
from signoria.server.api.crowds import Crowds
from signoria.server.api.security import Door
from signoria.server.store.database import Store
from tests.server.house import PATIENCE, in_thread, seated
from tests.server.test_live import socket_of

OUTAGES = 2  # times that each of them finds the database away


def refusing(patch: pytest.MonkeyPatch, where: Any, name: str, left: Counter[str]) -> None:
    """Let something fail a few times as it does while PostgreSQL starts again, once somebody watches."""
    really: Callable[..., Awaitable[Any]] = getattr(where, name)

    async def job(*arguments: Any, **more: Any) -> Any:
        if left[name] > 0:
            left[name] -= 1
            raise ConnectionRefusedError
        return await really(*arguments, **more)

    patch.setattr(where, name, job)


def ended_with(socket: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    assert socket.protocol.close_code is not None
    return socket.protocol.close_code


def test_a_watcher_outlives_a_database_that_refuses_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: Counter[str] = Counter()
    refusing(monkeypatch, Crowds, "stand", left)
    refusing(monkeypatch, Door, "still", left)
    refusing(monkeypatch, Store, "read", left)
    monkeypatch.setattr(live, "RETRY", 0.01)
    with in_thread(str(tmp_path / "away.db")) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        with socket_of(bea) as socket:
            left.update(stand=OUTAGES, still=OUTAGES)
            socket.send(json.dumps({"watch": table, "view": True}))
            while "entries" not in json.loads(socket.recv(PATIENCE)):
                pass
            left.update(read=OUTAGES)
            socket.send(json.dumps({"notifications": True}))
            while left["read"] > 0:
                pass
            ada.choose(table, "stow 1")
            bea_hears: set[str] = set()
            while not {"entries", "notification"} <= bea_hears:
                bea_hears |= set(json.loads(socket.recv(PATIENCE)))
            bea.post("/logout/everywhere")
            assert ended_with(socket) == 4401
            assert +left == Counter()


def test_a_socket_is_closed_when_what_it_waits_for_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise KeyError("a mistake of ours")

    with in_thread(str(tmp_path / "broken.db")) as house:
        table, (_, bea) = seated(house, "Ada", "Bea")
        with socket_of(bea) as socket:
            monkeypatch.setattr(live, "told", broken)
            socket.send(json.dumps({"watch": table}))
            assert ended_with(socket) == live.FAILED
