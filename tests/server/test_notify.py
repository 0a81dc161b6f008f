"""Notifications: in the page, by letter, by push message and by webhook."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import struct
import uuid
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from signoria.server.notify import web_push
from signoria.server.notify.postman import LONGEST_PAUSE, pause_after
from tests.server.house import House, Player, eventually, seated
from tests.server.receivers import Got, Mailbox, Receiver
from tests.server.test_live import received, socket_of


def kinds(player: Player, **params: Any) -> list[str]:
    """What somebody was told, the oldest first."""
    return [one["kind"] for one in reversed(player.get("/me/notifications", **params))]


def path() -> str:
    """A path nobody used before."""
    return uuid.uuid4().hex


# --- in the page ------------------------------------------------------------------------------------------------------


def test_the_players_who_did_not_do_it_are_told(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", title="Friday night")
    assert kinds(ada) == []
    assert kinds(bea) == ["started"]
    ada.choose(table, "rest")
    assert kinds(bea) == ["started", "turn"]
    (turn, started) = bea.get("/me/notifications")
    assert (turn["table"], turn["seat"], turn["number"], turn["read"]) == (table, 1, 1, False)
    assert turn["text"] == "It is your turn at “Friday night”."
    assert started["text"] == "Ada has started the game at “Friday night”."
    bea.post(f"/tables/{table}/end", {"number": 2})
    assert kinds(ada) == ["question"]
    assert ada.get("/me/notifications")[0]["text"] == "Bea offers at “Friday night” to end the game here."
    ada.post(f"/tables/{table}/consent", {"yes": True})
    assert kinds(ada) == []
    assert kinds(bea) == ["over"]


def test_a_turn_that_has_passed_is_told_no_longer(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "rest")
    assert "turn" in kinds(bea)
    bea.choose(table, "rest")
    assert "turn" not in kinds(bea)
    assert kinds(ada) == ["turn"]
    ada.choose(table, "stow 1")
    assert kinds(ada) == []


def test_a_question_that_is_settled_is_told_no_longer(house: House) -> None:
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.choose(table, "draw")
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})
    assert "question" in kinds(bea)
    assert "question" in kinds(cleo)
    bea.post(f"/tables/{table}/consent", {"yes": True})
    assert "question" not in kinds(bea)
    cleo.post(f"/tables/{table}/consent", {"yes": False})
    assert "question" not in kinds(cleo)


def test_a_plan_that_is_void_makes_it_ones_turn(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", pace="slow")
    bea.want("PUT", f"/tables/{table}/plan", {"words": ["stow 1"]})
    ada.choose(table, "rest")
    found = eventually(lambda: [one for one in bea.get("/me/notifications") if one["kind"] == "turn"])
    assert found[0]["number"] == 2
    bea.want("PUT", f"/tables/{table}/plan", {"words": ["stow 5"]})
    eventually(lambda: bea.get(f"/tables/{table}/plan")["words"] == [])
    assert "turn" in kinds(bea)


def test_notifications_are_marked_as_read(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "rest")
    turn, _ = bea.get("/me/notifications")
    bea.post("/me/notifications/read", {"ids": [turn["id"]]})
    assert kinds(bea, unread=True) == ["started"]
    ada.post("/me/notifications/read", {})
    assert kinds(bea, unread=True) == ["started"]
    bea.post("/me/notifications/read", {})
    assert kinds(bea, unread=True) == []
    assert kinds(bea) == ["started", "turn"]


def test_everybody_chooses_what_to_hear_in_the_page(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    after = bea.want("PATCH", "/me/settings", {"page": {"kinds": ["turn"], "live": True}})
    assert after["wants"]["page"] == {"kinds": ["turn"], "live": True}
    assert after["wants"]["mail"]["live"] is False
    assert kinds(bea) == []
    ada.choose(table, "rest")
    assert kinds(bea) == ["turn"]
    bea.want("PATCH", "/me/settings", {"page": {"kinds": ["turn"], "live": False}})
    assert kinds(bea) == []
    assert bea.refused("PATCH", "/me/settings", {"page": {"kinds": ["dinner"]}}) == "server-bad-request-at"


def test_a_socket_brings_each_notification_once_on_any_worker(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    for place in range(2):
        with socket_of(bea, place) as socket:
            socket.send(json.dumps({"notifications": True}))
            assert received(socket)["notification"]["kind"] == "started"
            ada.choose(table, "rest")
            told = received(socket)["notification"]
            assert (told["kind"], told["table"]) == ("turn", table)
            bea.choose(table, "rest")
            ada.choose(table, "stow 1")
            ada.post(f"/tables/{table}/end", {"number": ada.get(f"/tables/{table}")["number"] + 1})
            assert received(socket)["notification"]["kind"] == "question"
            bea.post(f"/tables/{table}/consent", {"yes": False})
            ada.choose(table, "rest")
            assert received(socket)["notification"]["kind"] == "turn"
            bea.choose(table, "rest")
    with socket_of(house.stranger()) as socket:
        socket.send(json.dumps({"notifications": True}))
        assert received(socket)["error"] == "server-not-known"


def test_the_token_of_a_seat_hears_of_no_notifications(house: House) -> None:
    table, (_, bea) = seated(house, "Ada", "Bea")
    robot = house.stranger()
    robot.http.headers["authorization"] = f"Bearer {bea.post(f'/tables/{table}/seats/1/token')['token']}"
    assert robot.refused("GET", "/me/notifications") == "server-only-person"
    assert robot.refused("GET", "/me/settings") == "server-only-person"
    assert robot.refused("POST", "/me/webhooks", {"url": "https://games.example/hook"}) == "server-only-person"


# --- letters ----------------------------------------------------------------------------------------------------------


def link_in(letter: Any) -> str:
    """The path of the first link of a letter, without the address of the server."""
    found = re.search(r"https://games\.example/api(\S+)", letter.get_content())
    assert found is not None
    return found[1]


def with_address(player: Player, mailbox: Mailbox) -> str:
    """Give somebody an address, and confirm it."""
    address = f"{path()}@mail.example"
    player.want("PUT", "/me/mail", {"address": address})
    (letter,) = eventually(lambda: mailbox.to(address))
    player.http.post(f"{player.urls[0]}/api{link_in(letter)}", headers={"cookie": ""})
    assert player.get("/me/settings")["confirmed"]
    mailbox.letters.remove(letter)
    return address


def test_nothing_is_sent_to_an_address_before_it_is_confirmed(house: House, mailbox: Mailbox) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", pace="slow")
    address = f"{path()}@mail.example"
    assert not bea.want("PUT", "/me/mail", {"address": address})["confirmed"]
    (asked,) = eventually(lambda: mailbox.to(address))
    assert asked["subject"] == "Signoria: is this your address?"
    ada.choose(table, "rest")
    assert bea.refused("PUT", "/me/mail", {"address": address}) == "server-too-many"
    stranger = house.stranger()
    page = stranger.send("GET", link_in(asked))
    assert "<form method" in page.text
    assert not bea.get("/me/settings")["confirmed"]
    assert stranger.refused("POST", "/mail/confirm?token=wrong-token") == "server-bad-token"
    assert stranger.send("POST", link_in(asked)).is_success
    assert bea.get("/me/settings")["confirmed"]
    assert stranger.refused("POST", link_in(asked)) == "server-bad-token"
    bea.choose(table, "rest")
    ada.choose(table, "rest")
    first, second = eventually(lambda: mailbox.to(address) if len(mailbox.to(address)) > 1 else None)
    assert (first, second["auto-submitted"]) == (asked, "auto-generated")
    assert second.get_content().startswith("It is your turn at “")
    assert f"https://games.example/table/{table}" in second.get_content()


def test_letters_tell_of_slow_games_alone_unless_one_wants_more(house: House, mailbox: Mailbox) -> None:
    bea, ada = house.guest("Bea"), house.guest("Ada", "pl")
    address = with_address(ada, mailbox)
    tables = {}
    for pace in ("live", "slow"):
        tables[pace] = bea.table("", pace=pace, public=True, title=pace)
        ada.want("PUT", f"/tables/{tables[pace]}/seats/1")
        bea.post(f"/tables/{tables[pace]}/start")
        bea.choose(tables[pace], "rest")
    eventually(lambda: len(mailbox.to(address)) == 2)
    assert {letter.get_content().splitlines()[0] for letter in mailbox.to(address)} == {
        "Gra przy stole „slow” się zaczęła; rozpoczyna ją Bea.",
        "Twoja kolej przy stole „slow”.",
    }
    ada.want("PATCH", "/me/settings", {"mail": {"kinds": ["turn"], "live": True}})
    ada.choose(tables["live"], "rest")
    bea.choose(tables["live"], "rest")
    eventually(lambda: len(mailbox.to(address)) == 3)
    assert "„live”" in mailbox.to(address)[-1].get_content()


def test_a_letter_can_be_the_last(house: House, mailbox: Mailbox) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", pace="slow")
    address = with_address(bea, mailbox)
    ada.choose(table, "rest")
    (letter,) = eventually(lambda: mailbox.to(address))
    stop = str(letter["list-unsubscribe"]).strip("<>").removeprefix("https://games.example/api")
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert "<form" in house.stranger().send("GET", stop).text
    assert house.stranger().send("POST", stop, b"List-Unsubscribe=One-Click").is_success
    assert (bea.get("/me/settings")["address"], bea.get("/me/settings")["confirmed"]) == ("", False)
    bea.choose(table, "rest")
    other = with_address(ada, mailbox)
    ada.choose(table, "stow 1")
    ada.want("DELETE", "/me/mail")
    assert ada.get("/me/settings")["address"] == ""
    ada.choose(table, "rest")
    bea.choose(table, "rest")
    witness, (_, dora) = seated(house, "Cleo", "Dora", pace="slow")
    known = with_address(dora, mailbox)
    dora.post(f"/tables/{witness}/end", {"number": 1})
    dora.post(f"/tables/{witness}/consent", {"yes": False})
    assert mailbox.to(other) == []
    assert mailbox.to(known) == []
    assert len(mailbox.to(address)) == 1


def test_addresses_that_are_none(house: House, mailbox: Mailbox) -> None:
    ada = house.guest()
    for address in ("nowhere", "a@b", "a b@mail.example", "ł@mail.example"):
        assert ada.refused("PUT", "/me/mail", {"address": address}) == "server-bad-mail-address"
    two = "a@mail.example\nBcc: c@mail.example"
    assert ada.refused("PUT", "/me/mail", {"address": two}) == "server-bad-characters"
    assert mailbox.to("a@mail.example") == []


# --- webhooks ---------------------------------------------------------------------------------------------------------


def hooked(player: Player, receiver: Receiver, where: str) -> str:
    """Give somebody a webhook that hears of turns; its secret."""
    player.want("PATCH", "/me/settings", {"webhook": {"kinds": ["turn"], "live": True}})
    return str(player.post("/me/webhooks", {"url": f"{receiver.url}{where}"})["secret"])


def signed(got: Got, secret: str) -> bool:
    """Whether the signature is right, worked out as docs/server.md tells."""
    said = got.headers["signoria-timestamp"].encode() + b"." + got.body
    return got.headers["signoria-signature"] == "v1=" + hmac.new(secret.encode(), said, hashlib.sha256).hexdigest()


def test_a_webhook_is_signed_and_tells_what_happened(house: House, receiver: Receiver) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", title="Hooks")
    where = f"/{path()}"
    secret = hooked(bea, receiver, where)
    assert [one["url"] for one in bea.get("/me/settings")["webhooks"]] == [receiver.url + where]
    assert bea.get("/me/settings")["webhooks"][0]["secret"] == ""
    ada.choose(table, "rest")
    (got,) = eventually(lambda: receiver.at(where))
    assert signed(got, secret)
    assert not signed(got._replace(body=got.body + b" "), secret)
    told = json.loads(got.body)
    assert (told["kind"], told["table"], told["seat"], told["number"]) == ("turn", table, 1, 1)
    assert told["id"] == got.headers["signoria-delivery"]
    assert told["link"] == f"https://games.example/table/{table}"
    bea.want("DELETE", f"/me/webhooks/{bea.get('/me/settings')['webhooks'][0]['id']}")
    assert bea.get("/me/settings")["webhooks"] == []


def test_a_webhook_that_fails_is_tried_again_ever_later(house: House, receiver: Receiver) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    where = f"/503x3/{path()}"
    hooked(bea, receiver, where)
    ada.choose(table, "rest")
    eventually(lambda: len(receiver.at(where)) == 4)
    pauses = [pause_after(failures, 10) for failures in range(20)]
    assert pauses[:4] == [10, 20, 40, 80]
    assert pauses[-1] == LONGEST_PAUSE
    assert len({got.headers["signoria-delivery"] for got in receiver.at(where)}) == 1


def test_nobody_is_told_of_a_turn_that_passed_while_it_could_not_be_told(house: House, receiver: Receiver) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    where = f"/503/{path()}"
    hooked(bea, receiver, where)
    ada.choose(table, "rest")
    eventually(lambda: receiver.at(where))
    bea.choose(table, "rest")
    good = f"/{path()}"
    hooked(bea, receiver, good)
    ada.choose(table, "rest")
    eventually(lambda: receiver.at(good))
    assert {json.loads(got.body)["number"] for got in receiver.at(good)} == {3}
    eventually(lambda: [got for got in receiver.at(where) if json.loads(got.body)["number"] == 3])
    numbers = [json.loads(got.body)["number"] for got in receiver.at(where)]
    assert numbers == sorted(numbers)


def test_a_webhook_that_is_gone_is_forgotten_and_nobody_is_redirected(house: House, receiver: Receiver) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    gone, moved = f"/410/{path()}", f"/302/{path()}"
    for where in (gone, moved):
        hooked(bea, receiver, where)
    ada.choose(table, "rest")
    eventually(lambda: receiver.at(gone) and len(receiver.at(moved)) > 1)
    eventually(lambda: [one["url"] for one in bea.get("/me/settings")["webhooks"]] == [receiver.url + moved])
    assert receiver.at("/redirected") == []
    assert len(receiver.at(gone)) == 1
    bea.choose(table, "rest")


def test_two_workers_never_send_one_twice(house: House, receiver: Receiver) -> None:
    bea = house.guest("Bea")
    where = f"/{path()}"
    hooked(bea, receiver, where)
    tables = []
    for _ in range(12):
        ada = house.guest()
        tables.append(ada.table("", public=True))
        bea.want("PUT", f"/tables/{tables[-1]}/seats/1")
        ada.post(f"/tables/{tables[-1]}/start")
        ada.choose(tables[-1], "rest")

    def told() -> list[str]:
        return sorted(json.loads(got.body)["table"] for got in receiver.at(where))

    eventually(lambda: len(set(told())) == len(tables))
    assert told() == sorted(tables)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.2/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1/x",
        "https://172.16.0.1/x",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://240.0.0.1/x",
        "https://255.255.255.255/x",
        "https://[fe80::1]/x",
        "https://[fc00::1]/x",
        "https://[ff02::1]/x",
        "https://2130706434/x",
        "https://0x7f.0.0.2/x",
    ],
)
def test_a_webhook_leads_to_nothing_inside(house: House, url: str) -> None:
    assert house.guest().refused("POST", "/me/webhooks", {"url": url}) == "server-internal-address"


@pytest.mark.parametrize(
    "url",
    ["ftp://games.example/", "https://", "http://93.184.215.14/", "https://me@93.184.215.14/", "https://x:99999/"],
)
def test_what_is_no_address_of_a_webhook(house: House, url: str) -> None:
    assert house.guest().refused("POST", "/me/webhooks", {"url": url}) in {
        "server-bad-address",
        "server-bad-request-at",
    }


# --- push messages ----------------------------------------------------------------------------------------------------


class Browser:
    """A browser that can be told something."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = uuid.uuid4().bytes

    def subscription(self) -> dict[str, Any]:
        """What a page sends."""
        keys = {"p256dh": web_push.coded(web_push.point(self.key)), "auth": web_push.coded(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def opened(self, body: bytes) -> Any:
        """The message, decrypted as RFC 8291 tells a browser to."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        theirs, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + web_push.point(self.key) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, content, None)
        assert plain.rstrip(b"\0").endswith(b"\x02")
        return json.loads(plain.rstrip(b"\0")[:-1])


def proven(header: str, audience: str) -> dict[str, Any]:
    """What the Authorization header of RFC 8292 claims, if its signature is right."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature, key = found.groups()
    raw = web_push.decoded(signature)
    coded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), web_push.decoded(key))
    public.verify(coded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(web_push.decoded(claims))
    assert said["aud"] == audience
    return {**said, "k": key}


def test_a_push_message_is_read_by_its_browser_alone(house: House, receiver: Receiver) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    where = f"/{path()}"
    browser = Browser(receiver.url + where)
    bea.want("PATCH", "/me/settings", {"push": {"kinds": ["turn"], "live": True}})
    for _ in range(2):
        after = bea.post("/me/push", browser.subscription())
    assert len(after["browsers"]) == 1
    ada.choose(table, "rest")
    (got,) = eventually(lambda: receiver.at(where))
    told = browser.opened(got.body)
    assert (told["kind"], told["table"], told["seat"]) == ("turn", table, 1)
    assert table.encode() not in got.body
    assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
    claims = proven(got.headers["authorization"], receiver.url)
    assert (claims["sub"], claims["k"]) == ("mailto:games@games.example", after["push_key"])
    assert claims["exp"] < got.at + 86_400
    bea.want("DELETE", f"/me/push/{after['browsers'][0]['id']}")
    assert bea.refused("DELETE", f"/me/push/{after['browsers'][0]['id']}") == "server-nothing-here"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: House, receiver: Receiver, status: int) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    where = f"/{status}/{path()}"
    bea.post("/me/push", Browser(receiver.url + where).subscription())
    ada.choose(table, "rest")
    eventually(lambda: receiver.at(where))
    eventually(lambda: bea.get("/me/settings")["browsers"] == [])


def test_what_is_no_browser(house: House, receiver: Receiver) -> None:
    ada = house.guest()
    good = Browser(f"{receiver.url}/x").subscription()
    for keys in ({**good["keys"], "p256dh": "A" * 87}, {**good["keys"], "auth": "A" * 30}):
        assert ada.refused("POST", "/me/push", {**good, "keys": keys}) == "server-bad-request-at"
    assert ada.refused("POST", "/me/push", {**good, "endpoint": "https://10.0.0.1/"}) == "server-internal-address"
