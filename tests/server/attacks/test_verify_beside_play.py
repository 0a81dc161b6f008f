"""``admin verify`` beside a running server froze healthy games: it read the log, and then the newer room."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import update

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.server import admin
from signoria.server.store.schema import ENTRIES, TABLES
from tests.server import games
from tests.server.house import Player, eventually, in_thread, seated
from tests.server.postgres import another_database

ROUNDS = 12  # of verifying while others play


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return (
        str(tmp_path / "alone.db")
        if request.param == "sqlite"
        else another_database(request.getfixturevalue("postgres"))
    )


async def verified(database: str) -> list[str]:
    """The tables in which a verification finds something."""
    async with admin.opened(database) as store:
        return [one.table async for one in admin.verify(store, games.find) if one.problem is not None]


def test_a_game_that_is_played_meanwhile_is_not_frozen(database: str) -> None:
    with in_thread(database) as house:
        tables = [seated(house, "Ada", "Bea", edition="long") for _ in range(3)]
        done = threading.Event()

        def play(table: str, players: list[Player]) -> None:
            while not done.is_set() and any(player.any_choice(table) for player in players):
                pass

        threads = [threading.Thread(target=play, args=one) for one in tables]
        for thread in threads:
            thread.start()
        try:
            for _ in range(ROUNDS):
                assert asyncio.run(verified(database)) == []
        finally:
            done.set()
            for thread in threads:
                thread.join()
        for table, (ada, _) in tables:
            assert ada.get(f"/tables/{table}")["status"] in {"running", "over"}


def test_a_disagreement_that_passes_freezes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong once may be a moment between two writes; it must be wrong twice."""
    judged = admin.judged
    gaps, other = admin.Replayed(Problem("server-log-gaps")), admin.Replayed(Problem("server-not-over"))
    said = iter([gaps, admin.Replayed(), gaps, other])
    with in_thread(database) as house:
        table, (ada, _) = seated(house, "Ada", "Bea")
        monkeypatch.setattr(admin, "judged", lambda *_: next(said))
        assert asyncio.run(verified(database)) == []
        assert asyncio.run(verified(database)) == []
        monkeypatch.setattr(admin, "judged", judged)
        assert ada.choose(table, "draw")["number"] == 1


def test_a_frozen_table_goes_on_when_it_is_mended(database: str) -> None:
    with in_thread(database) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        ada.choose(table, "draw")
        ada.choose(table, "stow 1")
        asyncio.run(spoil(database, table, "yield"))
        assert asyncio.run(verified(database)) == [table]
        stopped(table, ada)
        with pytest.raises(Problem, match="server-still-frozen"):
            asyncio.run(thawed(database, table))
        asyncio.run(spoil(database, table, "stow 1"))
        reason = asyncio.run(thawed(database, table))
        assert isinstance(reason, Phrase)
        assert reason.key == "problem-record-broken"
        with pytest.raises(Problem, match="server-not-frozen"):
            asyncio.run(thawed(database, table))

        def running() -> bool:
            answer = ada.send("GET", f"/tables/{table}")
            return answer.is_success and answer.json()["status"] == "running"

        eventually(running)
        bea.choose(table, "rest")


def test_a_table_that_waited_for_the_wrong_seat_waits_for_the_right_one_when_it_goes_on(database: str) -> None:
    """It used to go on as it was: with a row that waited for one seat, and a game that took choices of another."""
    with in_thread(database) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        ada.choose(table, "draw")
        ada.choose(table, "stow 1")  # it is Bea's turn now
        asyncio.run(wait_for_seat(database, table, 0))
        assert asyncio.run(verified(database)) == [table]
        stopped(table, ada)
        reason = asyncio.run(thawed(database, table))
        assert isinstance(reason, Phrase)
        assert reason.key == "problem-server-decider-differs"
        assert asyncio.run(verified(database)) == []

        def waits_for_bea() -> bool:
            answer = ada.send("GET", f"/tables/{table}")
            return answer.is_success and answer.json()["status"] == "running" and answer.json()["decider"] == 1

        eventually(waits_for_bea)
        bea.choose(table, "rest")


async def wait_for_seat(database: str, table: str, seat: int) -> None:
    """Write into the row of a table that it waits for another seat."""
    job = update(TABLES).where(TABLES.c.id == table).values(decider=seat, asked=1 << seat)
    async with admin.opened(database) as store:
        await store.write(lambda connection: connection.execute(job))


def stopped(table: str, ada: Player) -> None:
    """Wait until the server knows that a table is frozen."""

    def frozen() -> bool:
        answer = ada.send("GET", f"/tables/{table}")
        return bool(answer.status_code == 409 or answer.json()["status"] == "frozen")

    eventually(frozen)


async def thawed(database: str, table: str) -> Phrase | str:
    """Unfreeze a table."""
    async with admin.opened(database) as store:
        return await admin.unfreeze(store, games.find, table)


async def spoil(database: str, table: str, words: str) -> None:
    """Write other words for a choice in the log."""
    job = update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == 2)
    async with admin.opened(database) as store:
        await store.write(lambda connection: connection.execute(job.values(words=words)))
