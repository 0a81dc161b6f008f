"""Requests that were begun and never finished were waited for without end."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from signoria.server.patience import Patient
from tests.server.house import PATIENCE, in_thread

HEAD = b"POST /api/guests HTTP/1.1\r\nHost: games.example\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/ga", HEAD, HEAD + b"Content-Length: 100\r\n\r\n{"],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_who_sends_half_a_request_is_hung_up_on(half: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Patient, "patience", 0.5)
    with in_thread(str(tmp_path / "half.db")) as house:
        place = urlsplit(house.urls[0])
        with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
            line.sendall(half)
            while line.recv(1000):  # nothing more: the other side has closed
                pass
        with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
            for _ in range(2):  # whole requests on one connection are answered as before
                line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: games.example\r\n\r\n")
                with line.makefile("rb", buffering=0) as told:
                    assert told.read(12) == b"HTTP/1.1 200"
                    while told.read(65536)[-1:] != b"]":
                        pass
        ada = house.guest()
        assert ada.table("random")
