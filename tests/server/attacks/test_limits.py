"""Limits were counted in each worker and by address alone, and an account could be guessed at from many addresses."""

from __future__ import annotations

import asyncio
import json
import uuid
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from signoria.engine.problem import Problem
from signoria.server.api.play import LINES_OF_ONE
from signoria.server.app import Settings
from signoria.server.people.limits import HOUSE, UNLIMITED, Buckets, Guard, Limit, Limits, network_of
from signoria.server.store.database import Store
from tests.server.house import House, Player, in_processes, in_thread, seated
from tests.server.postgres import another_database
from tests.server.test_live import received, socket_of
from tests.server.worker import FREE


def limited(**limits: Limit | int) -> Settings:
    """Settings with no other limits than these."""
    return replace(FREE, limits=replace(UNLIMITED, **limits))


def test_a_house_is_one_whatever_address_it_takes() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"


def test_what_is_spent_at_one_worker_is_missing_at_the_other() -> None:
    one, other = Buckets(Limit(10, 0.0001)), Buckets(Limit(10, 0.0001))
    assert [one.take("ada") for _ in range(8)] == [True] * 8
    other.told(one.spent.items())
    assert [other.take("ada") for _ in range(4)] == [True, True, False, False]
    assert other.take("bea")


def test_two_workers_count_arrivals_together(postgres: str) -> None:
    database = another_database(postgres)
    with in_processes(database, settings=limited(dear=Limit(5, 0.0001))) as house:
        tried = [house.stranger().send("POST", "/guests", {"name": "Ada"}).status_code for _ in range(9)]
    assert sorted(tried) == [200] * 5 + [429] * 4


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_account_is_not_guessed_at_for_ever(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "login.db") if kind == "sqlite" else another_database(request.getfixturevalue("postgres"))
    with in_thread(database, limited(login=Limit(4, 0.0001))) as house:
        login = f"ada-{uuid.uuid4().hex[:8]}"
        ada = house.guest()
        ada.post("/account", {"login": login, "password": "a long password"})
        wrong = {"login": login, "password": "not the password"}
        assert [house.stranger().refused("POST", "/login", wrong) for _ in range(4)] == ["server-login-wrong"] * 4
        assert house.stranger().refused("POST", "/login", {**wrong, "login": login.upper()}) == "server-too-many"
        other = {"login": "somebody-else", "password": "not the password"}
        assert house.stranger().refused("POST", "/login", other) == "server-login-wrong"
        assert ada.get("/me")["account"]  # who is here already stays


def test_messages_over_the_socket_count_like_requests(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "limits.db"), limited(every=Limit(40, 0.0001))) as house:
        table, (ada, _) = seated(house, "Ada", "Bea")
        with socket_of(ada) as socket:
            for _ in range(60):
                socket.send(json.dumps({"leave": table}))
            assert received(socket)["error"] == "server-too-many"
        assert house.guest("Cleo").get("/me")["name"] == "Cleo"


def test_nobody_opens_sockets_without_end(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "limits.db"), limited(sockets=3)) as house:
        ada, bea = house.guest("Ada"), house.guest("Bea")
        with ExitStack() as held:
            for _ in range(3):
                held.enter_context(socket_of(ada))
            with pytest.raises((ConnectionClosed, InvalidStatus)), socket_of(ada) as socket:
                socket.recv(timeout=60)
            with socket_of(bea) as socket:
                socket.recv(timeout=60)


def test_nobody_makes_others_share_the_limit_of_an_address(tmp_path: Path) -> None:
    """A person who took another name made all others unknown for a moment, and those of one house share a limit."""
    with in_thread(str(tmp_path / "limits.db"), limited(every=Limit(30, 0.0001))) as house:
        ada, bea = house.guest("Ada"), house.guest("Bea")
        assert [player.get("/me")["name"] for player in (ada, bea)] == ["Ada", "Bea"]  # both are known by now
        stranger = house.stranger()
        while stranger.send("GET", "/bots").status_code == 200:
            pass
        assert stranger.refused("GET", "/bots") == "server-too-many"
        bea.want("PATCH", "/me", {"name": "Ida"})
        assert ada.get("/me")["name"] == "Ada"


def at(house: House, address: str, name: str = "Ada") -> Player:
    """Somebody who comes from an address, as the proxy in front of the server says."""
    player = house.stranger()
    player.http.headers["x-forwarded-for"] = address
    player.arrive(name)
    return player


def test_who_is_many_guests_asks_no_more_often(tmp_path: Path) -> None:
    """Each guest had a whole person's share: who made many of them at one address had the server alone."""
    limits = limited(every=Limit(20, 0.0001), house=2)
    with in_thread(str(tmp_path / "limits.db"), limits) as house:
        many = [at(house, "192.0.2.1", f"Mallory {number}") for number in range(4)]
        asked = [[player.send("GET", "/bots").status_code for _ in range(15)] for player in many]
        assert sum(codes.count(200) for codes in asked) <= 2 * 20 + len(many)  # nobody knows them at first
        assert asked[3].count(429) >= 14
        bea = at(house, "2001:db8::1", "Bea")
        assert [bea.send("GET", "/bots").status_code for _ in range(15)] == [200] * 15


def test_who_is_many_guests_opens_no_more_tables(tmp_path: Path, postgres: str) -> None:
    limits = limited(heavy=Limit(3, 0.0001), house=2)
    table = {"game": "sample", "seats": [{"me": True}, {}]}
    for database in (str(tmp_path / "limits.db"), another_database(postgres)):
        with in_thread(database, limits) as house:
            many = [at(house, f"2001:db8:0:1::{number}", f"Mallory {number}") for number in range(4)]
            opened = [player.send("POST", "/tables", table).status_code for _ in range(3) for player in many]
            assert (opened.count(201), opened.count(429)) == (6, 6)
            assert at(house, "2001:db8:0:2::1").post("/tables", table)["status"] == "open"


def test_who_is_many_guests_opens_no_more_sockets(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "limits.db"), limited(sockets=2, house=2)) as house, ExitStack() as held:
        for number in range(4):
            held.enter_context(socket_of(house.guest(f"Mallory {number}"))).recv(timeout=60)
        with pytest.raises((ConnectionClosed, InvalidStatus)), socket_of(house.guest("Mallory 4")) as socket:
            socket.recv(timeout=60)
        poll = house.guest("Mallory 5")
        table = poll.table("")
        assert poll.refused("GET", f"/tables/{table}/changes", after="99.99", wait=20) == "server-too-many"


def test_houses_are_counted_at_all_workers_together() -> None:
    def guard() -> Guard:
        return Guard(Store("unused.db"), Limits(every=Limit(10, 0.0001), house=2))

    one, other = guard(), guard()
    for _ in range(18):
        one.every_in("192.0.2.1")
    other.told([(f"{HOUSE}192.0.2.1", 18), ("ada", 8)])
    for _ in range(2):
        other.every_in("192.0.2.1")
        other.every("ada")
    with pytest.raises(Problem, match="server-too-many"):
        other.every_in("192.0.2.1")
    with pytest.raises(Problem, match="server-too-many"):
        other.every("ada")


def test_a_club_opens_the_page_at_the_same_moment(tmp_path: Path) -> None:
    """Its files counted like requests of strangers: the thirtieth telephone in the same room got half a page."""
    with in_thread(str(tmp_path / "limits.db"), limited(every=Limit(20, 0.0001), house=10)) as house:
        telephones = [house.stranger() for _ in range(12)]
        got = [one.http.get(f"{house.urls[0]}/").status_code for one in telephones for _ in range(15)]
        assert got == [200] * 180
        assert telephones[0].send("GET", "/bots").status_code == 200


def test_who_looks_far_back_asks_less_often(tmp_path: Path) -> None:
    """Five hundred lines of a log cost as much as ten positions, and counted as one request."""
    with in_thread(str(tmp_path / "limits.db"), limited(every=Limit(400, 0.0001))) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        ada.choose(table, "stow 1")
        for step in range(LINES_OF_ONE):
            ada.post(f"/tables/{table}/{'redo' if step % 2 else 'undo'}", {"number": step + 2})

        def answered(*asked: Any) -> int:
            codes = [bea.send("GET", f"/tables/{table}{path}", **how).status_code for path, how in asked]
            return codes.count(200)

        lines: tuple[Any, ...] = (("/entries", {"first": 0, "count": 500}), ("/changes", {"after": "0.0"}))
        assert 180 <= answered(*lines * 150) <= 210
        assert ada.get(f"/tables/{table}/entries", first=100)


def test_lines_of_chat_count_like_new_tables(tmp_path: Path) -> None:
    """They are kept for ever: forty thousand characters a second filled the disk."""
    with in_thread(str(tmp_path / "limits.db"), limited(heavy=Limit(5, 0.0001))) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        said = [ada.send("POST", f"/tables/{table}/chat", {"text": "x" * 1000}).status_code for _ in range(6)]
        assert said == [200] * 4 + [429] * 2  # the table was one
        bea.post(f"/tables/{table}/chat", {"text": "Hello."})


def test_a_new_name_counts_like_a_new_table(tmp_path: Path) -> None:
    """It is told at every table where somebody sits: one request was up to sixty writes."""
    with in_thread(str(tmp_path / "limits.db"), limited(heavy=Limit(2, 0.0001))) as house:
        ada = house.guest("Ada")
        for name in ("Bea", "Cleo"):
            assert ada.want("PATCH", "/me", {"name": name})["name"] == name
        assert ada.refused("PATCH", "/me", {"name": "Dora"}) == "server-too-many"
        assert ada.want("PATCH", "/me", {"name": "Cleo", "language": "pl"})["language"] == "pl"


def test_heavy_work_is_limited_by_person() -> None:
    store = Store("unused.db")
    guard = Guard(store, Limits(heavy=Limit(2, 0.0001)))

    async def take(*people: str) -> list[bool]:
        done = []
        for person in people:
            try:
                await guard.take("heavy", person)
                done.append(True)
            except Problem:
                done.append(False)
        return done

    assert asyncio.run(take("ada", "ada", "ada", "bea")) == [True, True, False, True]
    assert guard.refused["heavy"] == 1
