"""Limits were counted in each worker and by address alone, and an account could be guessed at from many addresses."""

from __future__ import annotations

import asyncio
import json
import uuid
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from signoria.engine.problem import Problem
from signoria.server.app import Settings
from signoria.server.people.limits import UNLIMITED, Buckets, Guard, Limit, Limits, network_of
from signoria.server.store.database import Store
from tests.server.house import in_processes, in_thread, seated
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
