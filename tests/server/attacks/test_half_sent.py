"""Requests that were begun and never finished were waited for without end."""

from __future__ import annotations

import logging
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from signoria.server.patience import Patient
from tests.server.house import PATIENCE, in_thread

LINES = 30_000  # more than what fits into all buffers on the way
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: games.example\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/ga", HEAD, HEAD + b"Content-Length: 100\r\n\r\n{"],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_who_sends_half_a_request_is_hung_up_on(
    half: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
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
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []  # no mistake of ours


def test_who_sends_a_head_without_end_is_hung_up_on(tmp_path: Path) -> None:
    word = b"x" * 1000
    line = b"X-More: " + word + b"\r\n"
    chunks = HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"
    with in_thread(str(tmp_path / "endless.db")) as house:
        place = urlsplit(house.urls[0])
        for begins, goes_on in ((b"GET /", word), (HEAD, line), (HEAD + b"X-More: ", word), (chunks, line)):
            with socket.create_connection((place.hostname, place.port), PATIENCE) as link:
                link.sendall(begins)
                with pytest.raises(ConnectionError):  # long before all of it
                    link.sendall(goes_on * LINES)
        assert house.guest().table("random")
