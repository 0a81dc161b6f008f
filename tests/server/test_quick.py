"""A choice takes a shorter way than other requests. It is answered as the framework would, whatever is asked."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.house import House, Player, seated

# What differs between any two answers.
PASSING = frozenset({"x-request-id", "date", "content-length"})
# Nobody is asked in another language by it, but an address with something behind it goes the long way.
LONG = {"language": "en"}


def both(player: Player, table: str, body: Any, **headers: str) -> tuple[httpx.Response, httpx.Response]:
    """The same choice by the short way and by the long one."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    first, second = (
        player.http.post(
            f"{player.urls[0]}/api/tables/{table}/choices",
            params=params,
            content=content,
            headers={"content-type": "application/json", **headers},
        )
        for params in (None, LONG)
    )
    return first, second


def heads(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in PASSING}


@pytest.mark.parametrize("brief", [False, True])
def test_a_choice_has_the_same_form_and_headers_on_both_ways(house: House, brief: bool) -> None:
    table, players = seated(house, "Ada", "Bea", game="pax-renaissance")
    answers = []
    for way in (None, LONG):
        decider = players[0].get(f"/tables/{table}")["decider"]
        decision = players[decider].position(table)["decision"]
        body = {"number": decision["number"], "option": decision["offers"][0]["option"], "brief": brief}
        answer = players[decider].http.post(
            f"{players[decider].urls[0]}/api/tables/{table}/choices", params=way, json=body
        )
        assert answer.status_code == 201
        assert answer.json()["number"] == decision["number"]
        answers.append(answer)
    short, long = answers
    assert heads(short) == heads(long)
    assert short.headers.get("content-encoding", "") == ("" if brief else "gzip")
    assert (short.json()["position"] is None, set(short.json())) == (brief, set(long.json()))


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        ({"number": 99, "option": 0}, {}),
        ({"number": 1, "option": 999_999}, {}),
        ({"number": 1, "words": "no such words"}, {}),
        ({"number": 1}, {}),
        ({"number": "one"}, {}),
        (b"{", {}),
        (b"[" * 1500, {}),
        (b'{"number": 1, "words": "' + b"x" * 3000 + b'"}', {}),
        (b'{"number": 1, "words": "\\u0000"}', {}),
        ({"number": 1, "option": 0}, {"x-csrf-token": "wrong"}),
        ({"number": 1, "option": 0}, {"sec-fetch-site": "cross-site"}),
        ({"number": 1, "option": 0}, {"origin": "https://elsewhere.example"}),
        ({"number": 1, "option": 0}, {"cookie": ""}),
        ({"number": 1, "option": 0}, {"authorization": "Bearer nobody"}),
        ({"number": 99, "option": 0}, {"content-type": "text/plain"}),
    ],
)
def test_what_is_refused_is_refused_alike(house: House, body: Any, headers: dict[str, str]) -> None:
    table, players = seated(house, "Ada", "Bea")
    for asker, where in ((players[0], table), (house.guest("Cis"), table), (players[0], "nowhere")):
        short, long = both(asker, where, body, **headers)
        assert 400 <= short.status_code < 500
        assert (short.status_code, short.json(), heads(short)) == (long.status_code, long.json(), heads(long))
    assert players[0].get(f"/tables/{table}")["number"] == 0


def test_choices_are_counted_under_one_address(house: House) -> None:
    table, players = seated(house, "Ada", "Bea")
    both(players[0], table, {"number": 99, "option": 0})
    told = players[0].http.get(f"{players[0].urls[0]}/metrics").text
    [line] = [one for one in told.splitlines() if "/choices" in one and "409" in one]
    assert line.split()[-1] not in ("0", "1")
