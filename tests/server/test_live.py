"""Polling, the WebSocket, and the stream for bots."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.house import PATIENCE, ROOT, House, Player, eventually, seated


def socket_of(player: Player, place: int = 0, **headers: str) -> ClientConnection:
    """A WebSocket to one of the workers."""
    url = player.urls[place % len(player.urls)].replace("http://", "ws://")
    cookie = player.http.headers.get("cookie")
    extra = {"cookie": str(cookie)} if cookie else {}
    return connect(f"{url}/api/live", additional_headers={**extra, **headers}, proxy=None)


def received(socket: ClientConnection) -> dict[str, Any]:
    """The next message that is no sign of life."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if "beat" not in message:
            return message


def closed(socket: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code


def heard_until(socket: ClientConnection, seats: list[int]) -> None:
    """Until these seats are said to be there."""
    while received(socket).get("seats") != seats:
        pass


def test_people_at_a_table_are_told_who_has_it_open(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    wish = json.dumps({"watch": table, "presence": True})
    with socket_of(ada) as one:
        one.send(wish)
        heard_until(one, [0])
        with socket_of(bea, 1) as other, socket_of(bea) as again:  # on another worker, if there is one
            other.send(wish)
            heard_until(other, [0, 1])
            heard_until(one, [0, 1])
            again.send(json.dumps({"watch": table}))
            assert "seats" not in received(again)  # who does not want to know is not told
        heard_until(one, [0])


def test_polling_from_a_cursor_brings_each_thing_once(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    first = bea.get(f"/tables/{table}/changes")
    assert [entry["number"] for entry in first["entries"]] == [0]
    assert [notice["kind"] for notice in first["notices"]] == ["opened", "sat", "started"]
    nothing = bea.get(f"/tables/{table}/changes", after=first["cursor"])
    assert (nothing["entries"], nothing["notices"], nothing["cursor"]) == ([], [], first["cursor"])
    ada.choose(table, "stow 1")
    ada.post(f"/tables/{table}/chat", {"text": "Your move soon"})
    news = bea.get(f"/tables/{table}/changes", after=first["cursor"])
    assert [entry["number"] for entry in news["entries"]] == [1]
    assert [notice["data"]["text"] for notice in news["notices"]] == ["Your move soon"]
    assert bea.refused("GET", f"/tables/{table}/changes", after="yesterday") == "server-bad-cursor"


def test_a_long_poll_answers_when_something_happens_on_any_worker(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    cursor = bea.get(f"/tables/{table}/changes")["cursor"]
    for _ in house.urls:
        found: list[Any] = []
        waiting = threading.Thread(
            target=lambda cursor=cursor, found=found: found.append(
                bea.get(f"/tables/{table}/changes", after=cursor, wait=20, view="true")
            )
        )
        waiting.start()
        done = ada.choose(table, "stow 1")
        waiting.join()
        assert [entry["number"] for entry in found[0]["entries"]] == [done["number"]]
        assert found[0]["position"]["seat"] == 1
        cursor = found[0]["cursor"]


def test_a_socket_brings_everything_and_goes_on_after_a_break(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    seen: list[int] = []
    with socket_of(bea) as socket:
        socket.send(json.dumps({"watch": table, "view": True}))
        first = received(socket)
        seen += [entry["number"] for entry in first["entries"]]
        ada.choose(table, "stow 1")
        second = received(socket)
        seen += [entry["number"] for entry in second["entries"]]
        assert second["position"]["view"]["seats"][0]["chest"] == 1
    ada.choose(table, "rest")
    with socket_of(bea, 1) as socket:
        socket.send(json.dumps({"watch": table, "after": second["cursor"]}))
        third = received(socket)
        seen += [entry["number"] for entry in third["entries"]]
        assert third["decider"] == 1
        bea.choose(table, "rest")
        seen += [entry["number"] for entry in received(socket)["entries"]]
    assert seen == [0, 1, 2, 3]


def test_one_socket_watches_several_tables_and_leaves_them(house: House) -> None:
    ada = house.guest()
    tables = [ada.table("random", public=True) for _ in range(2)]
    with socket_of(ada) as socket:
        assert "beat" in json.loads(socket.recv(timeout=PATIENCE))
        for table in tables:
            socket.send(json.dumps({"watch": table}))
        assert {received(socket)["table"], received(socket)["table"]} == set(tables)
        socket.send(json.dumps({"leave": tables[0]}))
        ada.post(f"/tables/{tables[0]}/chat", {"text": "unheard"})
        ada.post(f"/tables/{tables[1]}/chat", {"text": "heard"})
        news = received(socket)
        assert (news["table"], news["notices"][0]["data"]["text"]) == (tables[1], "heard")


def test_a_socket_answers_nonsense_with_a_sentence(house: House) -> None:
    ada, stranger = house.guest(), house.stranger()
    table = ada.table("random")
    with socket_of(stranger) as socket:
        for sent, problem in (
            ("not json", "server-bad-request"),
            ('{"watch": 7}', "server-bad-request"),
            ('{"watch": "nowhere"}', "server-no-table"),
            (json.dumps({"watch": table}), "server-no-table"),
            (json.dumps({"watch": table, "after": "x"}), "server-bad-cursor"),
            ('{"watch": "' + "x" * 3000 + '"}', "server-too-big"),
        ):
            socket.send(sent)
            assert received(socket)["error"] == problem
    with pytest.raises(InvalidStatus):
        socket_of(ada, origin="https://elsewhere.example")


def test_a_socket_ends_with_the_session_that_opened_it(house: House) -> None:
    for place in range(2):
        table, (ada, bea) = seated(house, "Ada", "Bea")
        with socket_of(bea, place) as socket, socket_of(ada, place) as other:
            for one in (socket, other):
                one.send(json.dumps({"watch": table}))
                assert received(one)["table"] == table
            bea.post("/logout")
            assert closed(socket) == 4401
            ada.choose(table, "stow 1")
            assert received(other)["number"] == 1


def test_the_socket_and_the_stream_of_a_program_end_with_its_token(house: House) -> None:
    for place in range(2):
        table, (ada, bea) = seated(house, "Ada", "Bea")
        token = bea.post(f"/tables/{table}/seats/1/token")["token"]
        robot = house.stranger()
        headers = {"authorization": f"Bearer {token}"}
        url = house.urls[place % len(house.urls)]
        with (
            socket_of(robot, place, **headers) as socket,
            robot.http.stream("GET", f"{url}/api/bot/stream", headers=headers) as stream,
        ):
            socket.send(json.dumps({"watch": table}))
            assert received(socket)["table"] == table
            ada.choose(table, "rest")
            lines = stream.iter_lines()
            assert json.loads(next(line for line in lines if line))["decision"]["number"] == 2
            bea.want("DELETE", f"/tables/{table}/seats/1/token")
            assert [line for line in lines if line] == []
            assert closed(socket) == 4401


def test_a_long_poll_ends_with_its_token(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    token = bea.post(f"/tables/{table}/seats/1/token")["token"]
    robot = house.stranger()
    robot.http.headers["authorization"] = f"Bearer {token}"
    cursor = robot.get(f"/tables/{table}/changes")["cursor"]
    answers: list[int] = []
    waiting = threading.Thread(
        target=lambda: answers.append(robot.send("GET", f"/tables/{table}/changes", after=cursor, wait=25).status_code)
    )
    waiting.start()
    bea.want("DELETE", f"/tables/{table}/seats/1/token")
    # The other worker hears of it a moment later.
    eventually(lambda: all(robot.send("GET", f"/tables/{table}").status_code == 401 for _ in house.urls))
    ada.choose(table, "stow 1")
    waiting.join()
    assert answers == [401]


def test_the_example_bot_plays_a_game_to_its_end(house: House) -> None:
    ada = house.guest()
    table = ada.table("random")
    secret = ada.post(f"/tables/{table}/seats/0/token")
    ada.post(f"/tables/{table}/start")
    command = [sys.executable, "examples/bot.py", house.urls[0], table, secret["token"]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert "over" in done.stdout
    assert ada.get(f"/tables/{table}")["status"] == "over"


def test_the_token_of_a_seat_is_good_for_that_seat_alone_and_can_be_revoked(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    other, _ = seated(house, "Cleo", "Dora", public=True)
    token = bea.post(f"/tables/{table}/seats/1/token")["token"]
    assert ada.refused("POST", f"/tables/{table}/seats/1/token") == "server-not-your-seat"
    robot = house.stranger()
    robot.http.headers["authorization"] = f"Bearer {token}"
    assert robot.position(table)["seat"] == 1
    assert robot.refused("GET", f"/tables/{table}/position", seat=0) == "server-not-your-seat"
    assert robot.refused("GET", f"/tables/{other}") == "server-no-table"
    assert robot.refused("PATCH", "/me", {"name": "Robot"}) == "server-only-person"
    assert robot.refused("POST", "/tables", {"game": "sample", "seats": [{}, {}]}) == "server-only-person"
    assert robot.refused("POST", f"/tables/{table}/seats/1/token") == "server-only-person"
    bea.want("DELETE", f"/tables/{table}/seats/1/token")
    eventually(lambda: all(robot.send("GET", f"/tables/{table}").status_code == 401 for _ in house.urls))
    assert ada.refused("GET", "/bot/stream") == "server-only-seat"
