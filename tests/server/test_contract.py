"""The API keeps to its OpenAPI, whatever is thrown at it: no server error, and every answer as it is described."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import connect

from signoria.server.api.live import Beat
from signoria.server.wire import Changes
from tests.server.house import PATIENCE, House, Player, in_thread, seated
from tests.server.postgres import another_database
from tests.server.worker import application

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
# The stream of decisions goes on for as long as the game does.
ENDLESS = "/api/bot/stream"
# After these nobody is known any more by the same cookie: each of them is for somebody new.
FAREWELLS = frozenset({"/api/logout", "/api/logout/everywhere", "/api/me/delete"})

described = schemathesis.openapi.from_dict(json.loads(encode_json(application("unused.db").openapi_schema.to_schema())))


class Target:
    """A server, somebody known to it, and a table where the game runs."""

    def __init__(self, house: House, player: Player, table: str) -> None:
        self.house = house
        self.url = house.urls[0]
        self.player = player
        self.table = table
        self.headers = credentials(player)


def credentials(player: Player) -> dict[str, str]:
    """What a browser sends along for somebody."""
    return {name: player.http.headers[name] for name in ("cookie", "x-csrf-token")}


@contextlib.contextmanager
def at_a_table(database: str) -> Iterator[Target]:
    """A server on a database, and somebody at a table."""
    with in_thread(database) as house:
        table, (ada, _) = seated(house, "Ada", "Bea", public=True)
        yield Target(house, ada, table)
        house.close()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with at_a_table(str(tmp_path_factory.mktemp("contract") / "contract.db")) as found:
        yield found


@pytest.fixture(scope="module")
def on_postgres(postgres: str) -> Iterator[Target]:
    with at_a_table(another_database(postgres)) as found:
        yield found


def thrown(examples: int) -> settings:
    """So many requests at each address, the same ones each time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@described.exclude(path=ENDLESS).parametrize()
@thrown(12)
def test_every_answer_is_as_described(case: Any, target: Target) -> None:
    throw(case, target)


@described.exclude(path=ENDLESS).parametrize()
@thrown(3)
def test_every_answer_is_as_described_on_postgres_too(case: Any, on_postgres: Target) -> None:
    """What differs there is what can be stored and asked for; the rest was proved above."""
    throw(case, on_postgres)


def throw(case: Any, target: Target) -> None:
    """Send a request and look at its answer."""
    # Half of the requests are about a table that is there, by somebody who sits at it.
    if "table" in case.path_parameters and len(str(case.body or case.query or "")) % 2 == 0:
        case.path_parameters["table"] = target.table
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    headers = credentials(target.house.guest()) if case.path in FAREWELLS else target.headers
    case.call_and_validate(base_url=target.url, headers=headers, checks=CHECKS, timeout=PATIENCE)


@pytest.mark.parametrize("path", sorted(FAREWELLS))
def test_a_farewell_is_empty_and_takes_the_cookie_along(path: str, target: Target) -> None:
    response = described.raw_schema["paths"][path]["post"]["responses"]["204"]
    assert "content" not in response
    player = target.house.guest()
    answer = player.send("POST", path.removeprefix("/api"), {} if path == "/api/me/delete" else None)
    assert (answer.status_code, answer.content) == (204, b"")
    assert "content-type" not in answer.headers
    assert answer.headers["set-cookie"].startswith('signoria=""; HttpOnly; Max-Age=0')
    assert player.refused("GET", "/me") == "server-not-known"


def test_what_goes_over_the_socket_is_described(target: Target) -> None:
    forms = application("unused.db").openapi_schema.to_schema()["components"]["schemas"]
    assert {"Watch", "Beat", "Notified", "Changes", "Failure", "NotificationCard"} <= set(forms)
    assert forms["Notified"]["properties"]["notification"] == {"$ref": "#/components/schemas/NotificationCard"}
    with connect(target.url.replace("http", "ws") + "/api/live", additional_headers=target.headers) as socket:
        socket.send(json.dumps({"watch": target.table, "view": True}))
        told = [json.loads(socket.recv(timeout=PATIENCE)) for _ in range(2)]
        socket.send("{")
        told.append(json.loads(socket.recv(timeout=PATIENCE)))
    for form, message in zip((Beat, Changes), sorted(told[:2], key=len), strict=True):
        msgspec.convert(message, form)
        assert set(message) == set(forms[form.__name__]["properties"])
    assert set(told[2]) == {"error", "message", "details"}


def test_the_table_is_still_sound(target: Target) -> None:
    log = target.player.get(f"/tables/{target.table}/entries", count=500)
    assert [entry["number"] for entry in log] == list(range(len(log)))
