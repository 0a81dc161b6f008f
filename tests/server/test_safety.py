"""Forged, malformed, oversized and too many requests: clear answers, and nothing changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from litestar.testing import TestClient

from signoria.server.app import Settings, create
from signoria.server.people.limits import Limit, Limits
from tests.server import games
from tests.server.house import House, seated


def test_a_cookie_alone_changes_nothing(house: House) -> None:
    ada = house.guest()
    token = ada.http.headers.pop("x-csrf-token")
    assert ada.refused("POST", "/tables", {"game": "sample", "seats": [{}, {}]}) == "server-no-csrf"
    ada.http.headers["x-csrf-token"] = "0" * len(token)
    assert ada.refused("POST", "/tables", {"game": "sample", "seats": [{}, {}]}) == "server-no-csrf"
    assert ada.get("/tables", mine=True) == []


def test_the_cookie_is_for_this_site_and_no_script(house: House) -> None:
    answer = house.stranger().send("POST", "/guests", {"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_every_answer_carries_the_headers(house: House) -> None:
    stranger = house.stranger()
    for path in ("/games", "/tables/nowhere", "/nothing"):
        headers = stranger.send("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"number": "one", "words": "rest"}',
        b'{"number": -1, "words": "rest"}',
        b'{"number": 1e99, "words": "rest"}',
        b'{"number": 99999999999999999999, "words": "rest"}',
        b'{"number": 1, "words": "rest", "seat": 0}',
        b'{"words": "rest"}',
        b'{"number": 1, "option": 2000000}',
        b'{"number": 1, "words": "\xff"}',
        b'{"number": 1}',
        json.dumps({"number": 1, "words": "x" * 300}).encode(),
        b"[" * 5000,
    ],
    ids=lambda body: body[:24].decode("latin-1"),
)
def test_a_malformed_choice_changes_nothing(house: House, body: bytes) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    answer = ada.send("POST", f"/tables/{table}/choices", body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]
    assert ada.get(f"/tables/{table}")["number"] == 0


def test_what_is_too_big_is_refused(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    assert ada.refused("POST", f"/tables/{table}/choices", b"x" * 100_000) == "server-too-big"
    assert ada.refused("POST", "/records", b"x" * 3_000_000) == "server-too-big"
    assert ada.refused("PUT", f"/tables/{table}/notes", {"text": "x" * 20_001}) == "server-bad-request-at"
    assert ada.refused("POST", f"/tables/{table}/chat", {"text": "x" * 1_001}) == "server-bad-request-at"


def test_a_choice_of_one_table_is_no_choice_of_another(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", public=True)
    other, (cleo, _) = seated(house, "Cleo", "Dora", public=True)
    body = {"number": 1, "words": "rest"}
    assert cleo.refused("POST", f"/tables/{table}/choices", body) == "server-not-seated"
    assert ada.refused("POST", f"/tables/{other}/choices", body) == "server-not-seated"
    for path in ("undo", "redo", "end"):
        assert cleo.refused("POST", f"/tables/{table}/{path}", {"number": 1}) == "server-not-seated"
    assert cleo.refused("POST", f"/tables/{table}/resign") == "server-not-seated"
    assert cleo.refused("POST", f"/tables/{table}/consent", {"yes": True}) == "server-nothing-asked"
    assert bea.get(f"/tables/{table}")["number"] == bea.get(f"/tables/{other}")["number"] == 0


def test_paths_and_methods_that_are_not_there(house: House) -> None:
    ada = house.guest()
    assert ada.refused("GET", "/nothing") == "server-nothing-here"
    assert ada.refused("DELETE", "/games") == "server-wrong-method"
    assert ada.refused("GET", "/tables/" + "x" * 60) == "server-bad-request-at"
    assert ada.refused("GET", "/tables/no.such.table") == "server-bad-request-at"
    ada.http.headers["authorization"] = "Bearer nonsense"
    assert ada.refused("GET", "/me") == "server-bad-token"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_too_many_requests(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "limits.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    limits = Settings(database, Limits(every=Limit(8, 0.001), dear=Limit(3, 0.001)))
    with TestClient(create(limits, games.games, games.find)) as client:

        def arrive() -> int:
            client.cookies.clear()
            return client.post("/api/guests", json={"name": "Ada"}).status_code

        assert [arrive() for _ in range(5)] == [200, 200, 200, 429, 429]
        client.cookies.clear()
        assert [client.get("/api/games").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        assert client.get("/api/games").json()["error"] == "server-too-many"
