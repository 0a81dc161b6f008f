"""NUL was a bug of ours on PostgreSQL; names nobody could see and text in reverse were taken."""

from __future__ import annotations

import pytest

from tests.server.house import House, seated

CONTROLS = ["a\x00b", "a\x1bb", "a\x7fb", "a\x85b", "\u202egnihtyna", "a\u2066b", "a\u2028b"]
UNSEEN = ["\u3164", "\u2800\u2800", "\u115f", "\u0301", "Z\u0300\u0301\u0302\u0303\u0304", "a\u200bb", "\uffa0"]


@pytest.mark.parametrize("text", CONTROLS, ids=ascii)
def test_controls_are_refused_wherever_there_is_text(house: House, text: str) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea", chat=True)
    wrong = {"server-bad-characters", "bad-player"}
    assert house.stranger().refused("POST", "/guests", {"name": text}) in wrong
    assert ada.refused("PATCH", "/me", {"name": text}) in wrong
    assert ada.refused("POST", f"/tables/{table}/chat", {"text": text}) in wrong
    assert ada.refused("PUT", f"/tables/{table}/notes", {"text": text}) in wrong
    assert ada.refused("POST", "/join", {"token": f"12345678{text}"}) in wrong
    assert ada.refused("POST", "/resume", {"token": f"12345678{text}"}) in wrong
    assert ada.refused("PUT", f"/tables/{table}/plan", {"words": [text]}) in wrong
    assert ada.refused("POST", f"/tables/{table}/choices", {"number": 1, "words": text}) in wrong
    opened = {"game": "sample", "seats": [{"me": True}, {}]}
    assert ada.refused("POST", "/tables", {**opened, "title": text}) in wrong
    assert ada.refused("POST", "/tables", {**opened, "options": {"purse": text}}) in wrong
    assert ada.refused("POST", "/tables", {**opened, "options": {text: 1}}) in wrong


@pytest.mark.parametrize("sign", ["\x00", "\x1b", "\x7f"], ids=ascii)
def test_controls_are_refused_in_addresses(house: House, sign: str) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    assert ada.refused("GET", f"/tables/{table}/explain", words=f"a{sign}") == "server-bad-characters"
    assert ada.refused("GET", f"/tables/{table}/wonder", thing=sign, kinds="card") == "server-bad-characters"
    assert ada.refused("GET", "/mail/confirm", token=f"12345678{sign}") == "server-bad-characters"
    for path in (f"/games/a{sign}", f"/tables/a{sign}", f"/me/webhooks/{sign}"):
        answer = ada.send("GET", path.replace(sign, f"%{ord(sign):02x}"))
        assert answer.status_code in {400, 404, 405}, answer.text
    assert ada.send("POST", "/mail/unsubscribe", token=f"12345678{sign}").status_code == 400


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_can_be_seen(house: House, name: str) -> None:
    wrong = {"server-invisible-name", "bad-player"}
    assert house.stranger().refused("POST", "/guests", {"name": name}) in wrong
    ada = house.guest()
    assert ada.refused("PATCH", "/me", {"name": name}) in wrong
    opened = {"game": "sample", "seats": [{"me": True}, {}], "title": f" {name}"}
    if any(sign.isalpha() and sign < "\u1000" for sign in name):
        assert (
            ada.post("/tables", opened)["settings"]["title"] == name
        )  # a title has more freedom, if something of it can be seen
    else:
        assert ada.refused("POST", "/tables", opened) == "server-bad-characters"


@pytest.mark.parametrize("text", ["\u200b", "\ufeff\u3164", "\u2800"], ids=ascii)
def test_what_is_said_can_be_seen(house: House, text: str) -> None:
    """Lines of chat in which there was nothing could push away what others had said."""
    table, (ada, _) = seated(house, "Ada", "Bea", chat=True)
    assert ada.refused("POST", f"/tables/{table}/chat", {"text": text}) == "server-bad-characters"
    ada.post(f"/tables/{table}/chat", {"text": "well\u200bdone 👩‍👩‍👧"})


def test_names_of_all_kinds_are_welcome(house: House) -> None:
    for name in ("Łucja Ącka", "李白", "Zoë", "Ngu̱yễn", "Ада", "דנה", "O’Neill 2", "a\u0308"):
        assert house.guest(name).get("/me")["name"] == name
    ada = house.guest()
    table = ada.table("random")
    text = "first line\n\tsecond line 👩‍👩‍👧"
    assert ada.want("PUT", f"/tables/{table}/notes", {"text": text})["text"] == text
