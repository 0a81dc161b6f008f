"""Requests to addresses that people gave us: where they go, and where they do not."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import signal
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from signoria.engine.problem import Problem
from signoria.server import admin
from signoria.server.app import Settings
from signoria.server.notify import channels, public_requests, web_push
from signoria.server.store.schema import DELIVERIES
from tests.server.house import House, Player, answers, eventually, start_process
from tests.server.postgres import another_database, free_port
from tests.server.receivers import Receiver

KINDS = ("sqlite", "postgres")


@pytest.mark.parametrize(
    ("address", "out_there"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("::ffff:93.184.215.14", True),
        ("::ffff:127.0.0.1", False),
        ("::127.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::1", False),
        ("2001:0:a00:1::1", False),
        ("fec0::1", False),
        ("::", False),
        ("198.18.0.1", False),
        ("192.0.2.1", False),
        ("239.1.1.1", False),
        ("0.1.2.3", False),
    ],
)
def test_which_addresses_are_public(address: str, out_there: bool) -> None:
    assert public_requests.public(ipaddress.ip_address(address)) is out_there


def test_a_name_is_resolved_once_and_the_request_goes_to_the_address_that_was_checked(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    port = int(receiver.url.rpartition(":")[2])

    def changing(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        where = "127.0.0.1" if len(asked) == 1 else "127.0.0.9"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (where, port))]

    monkeypatch.setattr(socket, "getaddrinfo", changing)
    url = f"http://moving.example:{port}/rebound"
    assert asyncio.run(public_requests.send(url, {}, b"{}", ("127.0.0.1",))) == 204
    assert asked[0] == "moving.example"
    assert "moving.example" not in asked[1:]
    assert receiver.at("/rebound")[0].headers["host"] == f"moving.example:{port}"
    with pytest.raises(Problem, match="server-internal-address"):
        asyncio.run(public_requests.send(url, {}, b"{}", ("127.0.0.1",)))


def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("93.184.215.14", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(Problem, match="server-internal-address"):
        asyncio.run(public_requests.resolved("https://both.example/", ()))
    assert asyncio.run(public_requests.resolved("https://both.example/", ("both.example",))) == "93.184.215.14"
    assert asyncio.run(public_requests.resolved("https://both.example/", ("10.0.0.0/8",))) == "93.184.215.14"


def test_a_server_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_requests, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(httpx.HTTPError):
            asyncio.run(public_requests.send(url, {}, b"{}", ("127.0.0.1",)))


def test_the_environment_settles_the_channels() -> None:
    key = web_push.new_key()
    given = {
        "SIGNORIA_URL": "https://games.example/",
        "SIGNORIA_SMTP": "smtps://me:secret@mail.example",
        "SIGNORIA_MAIL_FROM": "Games <games@games.example>",
        "SIGNORIA_VAPID_KEY": key,
        "SIGNORIA_VAPID_SUBJECT": "mailto:games@games.example",
        "SIGNORIA_INTERNAL": "intranet, 10.0.0.0/8",
    }
    found = channels.from_environment(given)
    assert (found.url, found.mail, found.push) == ("https://games.example", True, True)
    assert found.internal == ("intranet", "10.0.0.0/8")
    assert channels.from_environment({}) == channels.Channels()
    for wrong in (
        {"SIGNORIA_URL": "games.example"},
        {"SIGNORIA_SMTP": "mail.example"},
        {"SIGNORIA_SMTP": "smtp://mail.example:port"},
        {"SIGNORIA_MAIL_FROM": "nobody"},
        {"SIGNORIA_MAIL_FROM": ""},
        {"SIGNORIA_URL": ""},
        {"SIGNORIA_VAPID_KEY": key[:-4]},
        {"SIGNORIA_VAPID_SUBJECT": ""},
    ):
        with pytest.raises(Problem, match="server-bad-setting"):
            channels.from_environment({**given, **wrong})


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_committed_is_sent_although_the_worker_was_killed(
    kind: str, settings: Settings, receiver: Receiver, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The worker that took the choice never gets to send: it would have had to wait an hour, and is killed before."""
    patient = msgspec.structs.replace(settings.channels, waits={"webhook": 3600.0})
    # Workers of other tests would send at once what they find in their database.
    database = (
        str(tmp_path / "killed.db") if kind == "sqlite" else another_database(request.getfixturevalue("postgres"))
    )
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    first = start_process(port, database, msgspec.structs.replace(settings, channels=patient))
    try:
        eventually(lambda: answers(url))
        players = House([url], database)
        request.addfinalizer(players.close)
        ada, bea = players.guest("Ada"), players.guest("Bea")
        where = f"/killed-{kind}-{port}"
        bea.post("/me/webhooks", {"url": receiver.url + where})
        bea.want("PATCH", "/me/settings", {"webhook": {"kinds": ["turn"], "live": True}})
        table = begun(ada, bea)
        ada.choose(table, "rest")
    finally:
        first.send_signal(signal.SIGKILL)
        first.wait()
    assert receiver.at(where) == []
    move_due(database)
    second = start_process(port, database, settings)
    try:
        eventually(lambda: receiver.at(where))
        eventually(lambda: answers(url))
        bea.choose(table, "rest")
        ada.choose(table, "rest")
        eventually(lambda: len(receiver.at(where)) == 2)
    finally:
        second.terminate()
        second.wait()
    assert [json.loads(got.body)["number"] for got in receiver.at(where)] == [1, 3]


def begun(ada: Player, bea: Player) -> str:
    """A table where two people sit, and the game has started."""
    table = ada.table("", public=True)
    bea.want("PUT", f"/tables/{table}/seats/1")
    ada.post(f"/tables/{table}/start")
    return table


def move_due(database: str) -> None:
    """Let an hour pass for everything that waits to be sent."""

    async def move() -> None:
        async with admin.opened(database) as store:
            await store.write(lambda connection: connection.execute(update(DELIVERIES).values(due=0.0)))

    asyncio.run(move())
