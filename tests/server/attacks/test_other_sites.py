"""The page of another site could replace the visitor's session: arriving, logging in and resuming had no guard."""

from __future__ import annotations

import json

import pytest

from tests.server.house import House

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
