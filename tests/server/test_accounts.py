"""Accounts: passwords, sessions, one's own data, and what an administrator does about them."""

from __future__ import annotations

import json
import re
import uuid
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import PATIENCE, House, Player, eventually, seated
from tests.server.receivers import Mailbox
from tests.server.test_admin import Admin, admin  # noqa: F401  a fixture
from tests.server.test_live import closed, socket_of

PASSWORD = "a long password"


def account(house: House, name: str = "Ada") -> tuple[Player, str]:
    """Somebody with an account."""
    player, login = house.guest(name), f"{name.lower()}-{uuid.uuid4().hex[:10]}"
    player.post("/account", {"login": login, "password": PASSWORD})
    return player, login


def elsewhere(house: House, login: str, password: str = PASSWORD) -> Player:
    """The same person with another browser."""
    player = house.stranger()
    player.be(player.send("POST", "/login", {"login": login, "password": password}))
    return player


def letters(mailbox: Mailbox, address: str) -> str:
    """The text of all letters to an address."""
    return "".join(str(letter.get_content()) for letter in mailbox.to(address))


def out(player: Player) -> None:
    """Wait until no worker knows a session any more."""
    for _ in player.urls:
        eventually(lambda: player.send("GET", "/me").status_code == 401)


def test_a_changed_password_ends_every_other_session(house: House) -> None:
    ada, login = account(house)
    phone = elsewhere(house, login)
    body = {"old": "not the password", "new": "another password"}
    assert ada.refused("POST", "/me/password", body) == "server-password-wrong"
    ada.be(ada.send("POST", "/me/password", {**body, "old": PASSWORD}))
    assert ada.get("/me")["account"]
    out(phone)
    stranger = house.stranger()
    assert stranger.refused("POST", "/login", {"login": login, "password": PASSWORD}) == "server-login-wrong"
    elsewhere(house, login, "another password")
    assert house.guest().refused("POST", "/me/password", body) == "server-no-account"


def test_all_sessions_and_links_end_at_once(house: House) -> None:
    ada, login = account(house)
    phone = elsewhere(house, login)
    link = ada.post("/me/resume")["token"]
    assert ada.send("POST", "/logout/everywhere").status_code == 204
    out(ada)
    out(phone)
    assert house.stranger().refused("POST", "/resume", {"token": link}) == "server-bad-token"
    assert elsewhere(house, login).get("/me")["account"]


def test_a_forgotten_password_is_chosen_anew_by_a_letter(house: House, mailbox: Mailbox) -> None:
    ada, login = account(house)
    address = f"{login}@mail.example"
    ada.want("PUT", "/me/mail", {"address": address})
    link = eventually(lambda: re.search(r"/api(/mail/confirm)\?token=(\S+)", letters(mailbox, address)))
    assert ada.send("POST", link[1], token=link[2]).is_success
    for name in (login, "nobody-has-this-login"):
        assert house.stranger().send("POST", "/password/forgotten", {"login": name}).status_code == 204
    token = eventually(lambda: re.search(r"/reset#(\S+)", letters(mailbox, address)))[1]
    fresh = house.stranger()
    fresh.be(fresh.send("POST", "/password", {"token": token, "password": "a new password"}))
    assert fresh.get("/me")["id"]
    assert house.stranger().refused("POST", "/password", {"token": token, "password": PASSWORD}) == "server-bad-token"
    out(ada)


def test_ones_own_data_is_whole_and_without_secrets(house: House) -> None:
    ada, login = account(house)
    table = ada.table("random", chat=True)
    ada.want("PUT", f"/tables/{table}/notes", {"text": "only for me"})
    ada.post(f"/tables/{table}/chat", {"text": "for all"})
    found = ada.get("/me/data")
    assert found["users"][0]["login"] == login
    assert found["notes"][0]["text"] == "only for me"
    assert found["said"][0]["text"] == "for all"
    assert [one["id"] for one in found["tables"]] == [table]
    assert "argon2" not in str(found)
    assert "password" not in found["users"][0]


def test_who_is_deleted_leaves_no_name_and_the_game_goes_on(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada Lovelace", "Bea", chat=True)
    ada.post(f"/tables/{table}/chat", {"text": "what Ada said"})
    other = bea.table("", public=True, chat=True)
    ada.want("PUT", f"/tables/{other}/seats/1")
    ada.post(f"/tables/{other}/chat", {"text": "what Ada said while she sat there"})
    ada.want("PATCH", "/me", {"name": "Augusta King"})
    ada.want("DELETE", f"/tables/{other}/seats/1")
    ada.post(f"/tables/{other}/chat", {"text": "what Ada said while she watched"})
    cleo = house.guest("Cleo")
    cleo.want("PUT", f"/tables/{other}/seats/1")
    cleo.post(f"/tables/{other}/chat", {"text": "what Cleo said on the same seat"})
    assert len(ada.get("/me/data")["said"]) == 3
    assert [one["text"] for one in cleo.get("/me/data")["said"]] == ["what Cleo said on the same seat"]
    ada.post(f"/tables/{table}/end", {"number": 1})  # Bea is told who asks
    assert "Augusta" in str(bea.get("/me/notifications"))
    login = f"ada-{uuid.uuid4().hex[:10]}"
    ada.post("/account", {"login": login, "password": PASSWORD})
    assert ada.refused("POST", "/me/delete", {"password": "not the password"}) == "server-password-wrong"
    assert ada.send("POST", "/me/delete", {"password": PASSWORD}).status_code == 204
    out(ada)
    stranger = house.stranger()
    assert stranger.refused("POST", "/login", {"login": login, "password": PASSWORD}) == "server-login-wrong"

    def nameless() -> bool:
        return all(bea.get(f"/tables/{table}")["seats"][0]["name"] == "" for _ in house.urls)

    eventually(nameless)
    assert bea.get(f"/tables/{table}")["seats"][0]["bot"]
    eventually(lambda: bea.position(table)["decision"])  # a bot plays on
    text = bea.send("GET", f"/tables/{table}/record").text
    told = str(bea.get(f"/tables/{table}/changes")["notices"])
    told += str(bea.get(f"/tables/{other}/changes")["notices"]) + str(bea.get("/me/data"))
    assert not re.search("what Ada said|Lovelace|Augusta", text + told)
    assert "what Cleo said on the same seat" in told


# --- signoria admin ---------------------------------------------------------------------------------------------------


def test_an_administrator_lists_renames_blocks_and_deletes(house: House, admin: Admin) -> None:  # noqa: F811
    ada, login = account(house)
    code, told, _ = admin(house.database, "people")
    assert code == 0
    assert login in told
    assert admin(house.database, "rename", login, "Augusta Ada")[0] == 0
    eventually(lambda: all(ada.get("/me")["name"] == "Augusta Ada" for _ in house.urls))
    assert admin(house.database, "rename", login, "\u3164")[0] == 2
    assert admin(house.database, "rename", login)[0] == 2
    assert admin(house.database, "block", login)[0] == 0
    eventually(lambda: all(ada.send("GET", "/me").status_code == 403 for _ in house.urls))
    stranger = house.stranger()
    assert stranger.refused("POST", "/login", {"login": login, "password": PASSWORD}) == "server-blocked"
    assert admin(house.database, "unblock", login)[0] == 0
    _, told, _ = admin(house.database, "password", login)
    token = told.split("/reset#")[1].strip()
    stranger.be(stranger.send("POST", "/password", {"token": token, "password": "a new password"}))
    assert admin(house.database, "forget", login)[0] == 0
    out(stranger)
    code, _, problem = admin(house.database, "block", login)
    assert code == 2
    assert login in problem


def guest_at_a_table(house: House, admin: Admin, **more: Any) -> tuple[str, str, Player, Player]:  # noqa: F811
    """A table of two guests, and the id that an administrator finds of the second."""
    table, (ada, bea) = seated(house, "Ada", f"Bea {uuid.uuid4().hex[:8]}", **more)
    code, told, _ = admin(house.database, "people", table)
    assert code == 0
    assert "guest" in told
    who = bea.get("/me")["id"]
    assert who in told
    assert ada.get("/me")["id"] in told
    named = admin(house.database, "people", bea.get("/me")["name"].upper())[1]
    assert (who in named, ada.get("/me")["id"] in named) == (True, False)
    assert who not in admin(house.database, "people")[1]  # without a word it is accounts alone
    return table, who, ada, bea


def test_an_administrator_renames_a_guest(house: House, admin: Admin) -> None:  # noqa: F811
    table, who, ada, bea = guest_at_a_table(house, admin)
    assert admin(house.database, "rename", who, "Somebody")[0] == 0
    eventually(lambda: all(bea.get("/me")["name"] == "Somebody" for _ in house.urls))
    eventually(lambda: all(ada.get(f"/tables/{table}")["seats"][1]["name"] == "Somebody" for _ in house.urls))
    assert admin(house.database, "rename", who, "\u3164")[0] == 2


def test_a_guest_who_is_blocked_hears_one_sentence_and_is_out_at_once(house: House, admin: Admin) -> None:  # noqa: F811
    table, who, ada, bea = guest_at_a_table(house, admin)
    link = bea.post("/me/resume")["token"]
    program = bea.post(f"/tables/{table}/seats/1/token")["token"]
    with socket_of(bea) as socket:
        assert "beat" in json.loads(socket.recv(timeout=PATIENCE))  # it is let in
        assert admin(house.database, "block", who)[0] == 0
        assert closed(socket) == 4401
    eventually(lambda: all(bea.send("GET", "/me").status_code == 403 for _ in house.urls))
    number = ada.get(f"/tables/{table}")["number"] + 1
    for method, path, body in (
        ("GET", "/me", None),
        ("GET", "/games", None),
        ("GET", f"/tables/{table}/position", None),
        ("POST", "/guests", {"name": "Bea again"}),
        ("POST", f"/tables/{table}/choices", {"number": number, "words": "rest"}),
        ("POST", "/logout", None),
    ):
        for _ in house.urls:
            assert bea.refused(method, path, body) == "server-blocked"
    assert "blocked" in bea.send("GET", "/me").json()["message"]
    with pytest.raises(InvalidStatus), socket_of(bea):
        pass
    stranger = house.stranger()
    assert stranger.refused("POST", "/resume", {"token": link}) == "server-bad-token"
    stranger.http.headers["authorization"] = f"Bearer {program}"
    assert stranger.refused("GET", f"/tables/{table}/position") == "server-bad-token"
    cleo, login = account(house, "Cleo")  # somebody else comes to the same browser
    assert bea.send("POST", "/login", {"login": login, "password": PASSWORD}).status_code == 200
    assert cleo.get("/me")["account"]
    # A guest has nothing but the cookie to come back with.
    assert admin(house.database, "unblock", who)[0] == 0
    eventually(lambda: all(bea.send("GET", "/me").status_code == 200 for _ in house.urls))
    ada.choose(table, "rest")
    assert bea.choose(table, "rest")["number"] == number + 1


def test_a_session_from_before_an_account_was_blocked_does_not_come_back(house: House, admin: Admin) -> None:  # noqa: F811
    ada, login = account(house)
    assert admin(house.database, "block", login)[0] == 0
    eventually(lambda: all(ada.send("GET", "/me").status_code == 403 for _ in house.urls))
    assert ada.refused("GET", "/me") == "server-blocked"
    assert "blocked" in admin(house.database, "password", login)[2]
    assert admin(house.database, "unblock", login)[0] == 0
    out(ada)
    elsewhere(house, login)


def test_nobody_takes_a_login_to_be_taken_for_another(house: House, admin: Admin) -> None:  # noqa: F811
    """What an administrator names is an id before it is a login."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    ada.post("/account", {"login": bea.get("/me")["id"].replace("_", "-"), "password": PASSWORD})
    assert admin(house.database, "block", bea.get("/me")["id"])[0] == 0
    eventually(lambda: all(bea.send("GET", "/me").status_code == 403 for _ in house.urls))
    assert ada.get("/me")["account"]


def test_another_name_is_seen_at_tables_in_use(house: House, admin: Admin) -> None:  # noqa: F811
    """Everybody went on to see the name that an administrator did not want to be seen."""
    ada, login = account(house)
    table = ada.table("", public=True)
    bea = house.guest("Bea")
    bea.want("PUT", f"/tables/{table}/seats/1")
    ada.post(f"/tables/{table}/start")

    def name() -> str:
        return str(bea.get(f"/tables/{table}")["seats"][0]["name"])

    before = name()
    assert before == name()  # every worker has seen it
    assert admin(house.database, "rename", login, "Augusta")[0] == 0
    eventually(lambda: [name() for _ in house.urls] == ["Augusta"] * len(house.urls))
    ada.choose(table, "rest")
    assert bea.choose(table, "rest")["number"] == 2


def test_a_deleted_table_is_gone(house: House, admin: Admin) -> None:  # noqa: F811
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    assert admin(house.database, "delete", table)[0] == 0
    assert admin(house.database, "delete", table)[0] == 2
    eventually(lambda: all(ada.send("GET", f"/tables/{table}").status_code == 404 for _ in house.urls))
