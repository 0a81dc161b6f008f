"""The page of another site could replace the visitor's session: arriving, logging in and resuming had no guard."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.house import House, in_thread

PATHS = [
    ("/guests", {"name": "Mallory"}),
    ("/login", {"login": "mallory", "password": "mallory's own"}),
    ("/resume", {"token": "a token of mallory"}),
    ("/password", {"token": "a token of mallory", "password": "mallory's own"}),
]
ELSEWHERE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "https://other.games.example"},
    {"sec-fetch-site": "cross-site", "origin": "http://127.0.0.1"},  # whatever else it says
    {"sec-fetch-site": "SAME-ORIGIN"},  # as no browser writes it
    {"origin": ""},
]


@pytest.mark.parametrize(("path", "body"), PATHS, ids=[path for path, _ in PATHS])
def test_no_session_comes_from_another_site(house: House, path: str, body: dict[str, str]) -> None:
    for headers in ELSEWHERE:
        stranger = house.stranger()
        stranger.http.headers.update(headers)
        answer = stranger.send("POST", path, body)
        assert answer.status_code == 403
        assert answer.json()["error"] == "server-other-site"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(("path", "body"), PATHS, ids=[path for path, _ in PATHS])
def test_a_form_of_another_site_cannot_send_what_sets_a_cookie(house: House, path: str, body: dict[str, str]) -> None:
    """A form can be sent without a question, but not as JSON."""
    odd = ("application/jsonx", "text/plain; application/json", "application/json, text/plain", "multipart/form-data")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", *odd):
        stranger = house.stranger()
        stranger.http.headers["content-type"] = kind
        assert stranger.refused("POST", path, json.dumps(body).encode()) == "server-not-json"


def test_our_own_page_and_programs_come_in(house: House) -> None:
    for headers in ({}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": house.urls[0]}):
        stranger = house.stranger()
        stranger.http.headers.update(headers)
        answer = stranger.http.post(f"{house.urls[0]}/api/guests", json={"name": "Ada"})
        assert answer.status_code == 200, answer.text
        assert "signoria=" in answer.headers["set-cookie"]


# --- browsers that do not say Sec-Fetch-Site --------------------------------------------------------------------------


def came_in(house: House, **headers: str) -> bool:
    """Whether a page may arrive and open a WebSocket: both are decided alike."""
    stranger = house.stranger()
    stranger.http.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
    answer = stranger.http.post(f"{house.urls[0]}/api/guests", json={"name": "Ada"})
    assert answer.status_code in (200, 403), answer.text
    sent = {name.replace("_", "-"): value for name, value in headers.items() if name != "host"}
    opened = True
    live = f"{house.urls[0].replace('http', 'ws')}/api/live"
    try:
        with connect(live, additional_headers=sent, proxy=None):
            pass
    except InvalidStatus:
        opened = False
    assert opened == answer.is_success or "host" in headers
    return answer.is_success


def test_another_scheme_or_port_is_another_site(house: House) -> None:
    """A page that somebody on the line wrote into plain http could act on the https of the same name."""
    port = urlsplit(house.urls[0]).port
    assert came_in(house, origin=f"http://127.0.0.1:{port}")
    for origin in (
        f"https://127.0.0.1:{port}",
        "http://127.0.0.1",
        f"http://127.0.0.1:{port}0",
        f"ftp://127.0.0.1:{port}",
    ):
        assert not came_in(house, origin=origin)
    for origin in ("http://127.0.0.1:nothing", "http://[", "http://", f"http://127.0.0.1:{port}@evil.example"):
        assert not came_in(house, origin=origin)


def test_where_people_find_the_server_is_our_site_whatever_stands_in_between(house: House) -> None:
    assert came_in(house, origin="https://games.example")  # as the settings of these tests say
    assert not came_in(house, origin="http://games.example")
    assert not came_in(house, origin="https://games.example:8443")


def test_behind_a_proxy_the_scheme_is_that_of_the_proxy(house: House) -> None:
    port = urlsplit(house.urls[0]).port
    https = {"x_forwarded_proto": "https"}
    assert came_in(house, origin=f"https://127.0.0.1:{port}", **https)
    assert not came_in(house, origin=f"http://127.0.0.1:{port}", **https)
    named = {"host": "club.example", **https}
    assert came_in(house, origin="https://club.example", **named)
    assert not came_in(house, origin="http://club.example", **named)
    assert not came_in(house, origin="https://club.example:8443", **named)


def test_who_is_no_proxy_of_ours_does_not_say_what_the_scheme_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with in_thread(str(tmp_path / "direct.db")) as alone:
        port = urlsplit(alone.urls[0]).port
        assert not came_in(alone, origin=f"https://127.0.0.1:{port}", x_forwarded_proto="https")
        assert came_in(alone, origin=f"http://127.0.0.1:{port}", x_forwarded_proto="https")
