"""Reviews over the wire: begun once, followed while they are made, kept in both languages, and a page to share."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.server.admin import opened
from signoria.server.store.database import Store
from signoria.server.store.info import Info
from signoria.server.store.schema import REVIEWS
from signoria.server.supervise import Supervisor
from signoria.server.table.bot_thinking import Thinker
from signoria.server.table.reviewing import Reviews
from tests.sample.game import GAME
from tests.server.house import House, eventually, seated


def test_a_review_is_made_once_and_kept_in_both_languages(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    assert ada.refused("POST", f"/tables/{table}/review") == "server-running"
    for _ in range(2):
        ada.any_choice(table)
        bea.any_choice(table)
    ada.post(f"/tables/{table}/resign")
    assert ada.refused("GET", f"/tables/{table}/review.html") == "server-no-review"
    stranger = house.guest("Dan")
    for method, path in (("POST", "review"), ("GET", "review.html")):
        assert stranger.refused(method, f"/tables/{table}/{path}") == "server-no-table"

    told: list[dict[str, Any]] = []

    def made() -> bool:
        told.append(ada.post(f"/tables/{table}/review"))
        return told[-1]["review"] is not None

    eventually(made)
    assert all(0 <= one["done"] <= one["every"] for one in told)
    assert told[0]["review"] is None
    review = told[-1]["review"]
    assert review["players"] == ["Ada", "Bea"]
    assert review["ending"] == ["The game did not come to its end."]
    assert len(review["values"]) == len(review["positions"]) == len(review["turns"])
    polish = bea.post(f"/tables/{table}/review", language="pl")["review"]
    assert polish["positions"] == review["positions"]
    assert polish["title"].startswith("Omówienie")

    page = bea.send("GET", f"/tables/{table}/review.html", language="pl")
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert '<html lang="pl">' in page.text
    assert "Bea" in page.text
    fork = ada.post(f"/tables/{table}/fork", {"position": 1})["id"]
    ada.post(f"/tables/{fork}/resign")
    assert ada.refused("POST", f"/tables/{fork}/review") == "record-of-branch"


def test_a_review_that_cannot_be_read_is_made_again(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.any_choice(table)
    ada.post(f"/tables/{table}/resign")

    def made() -> Any:
        return ada.post(f"/tables/{table}/review")["review"]

    first = eventually(made)
    for broken in ("not even JSON", '{"of": "another form"}'):
        asyncio.run(spoil(house.database, table, broken))
        assert eventually(made) == first


async def spoil(database: str, table: str, text: str) -> None:
    """Put something else in place of every review of a table."""
    job = update(REVIEWS).where(REVIEWS.c.table_id == table).values(review=text)
    async with opened(database) as store:
        await store.write(lambda connection: connection.execute(job))


def lost(name: str) -> Any:
    """Finds no game: whatever a process wants to do fails."""
    raise RuntimeError(name)


def test_a_review_that_fails_is_told_once_and_can_be_begun_again() -> None:
    session = Session(GAME, "short", 2, GAME.options(), seeded("review"))
    session.choose(session.state.options()[0])

    async def fail() -> None:
        thinker = Thinker(lost)
        reviews = Reviews(Store("sqlite:///unused.db"), thinker, supervisor := Supervisor())
        try:
            making = reviews.begin(table("one"), session, "ada")
            with pytest.raises(Problem, match="server-review-waits"):
                reviews.begin(table("two"), session, "ada")
            reviews.begin(table("two"), session, "bea")
            while not making.failed:
                await asyncio.sleep(0.02)
            with pytest.raises(Problem, match="server-review-failed"):
                reviews.begun("one")
            assert reviews.begun("one") is None
            assert not reviews.begin(table("one"), session, "ada").failed
            assert not supervisor.failures
        finally:
            await supervisor.close()
            thinker.close()

    asyncio.run(fail())


def table(name: str) -> Info:
    """A table, as far as it matters here."""
    blank: dict[str, Any] = {field.name: None for field in msgspec.structs.fields(Info) if field.required}
    return Info(**{**blank, "id": name})
