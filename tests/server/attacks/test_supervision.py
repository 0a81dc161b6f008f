"""Work in the background died for good at its first unexpected error: ticks, words of workers, letters, bots."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from signoria.engine.state import State
from signoria.server import supervise
from signoria.server.notify.postman import Postman
from signoria.server.store.database import Store
from signoria.server.supervise import Supervisor
from signoria.server.table.bot_thinking import Thinker
from signoria.server.table.hall import Hall
from tests.server.house import eventually, in_thread, seated


def test_what_fails_is_told_counted_and_begun_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervise, "FIRST_PAUSE", 0.001)
    tries: list[int] = []

    async def work() -> None:
        tries.append(1)
        if len(tries) < 4:
            raise ZeroDivisionError("not expected")

    async def run() -> Supervisor:
        supervisor = Supervisor()
        await supervisor.keep("work", work)
        await supervisor.close()
        return supervisor

    with caplog.at_level(logging.ERROR, "signoria.server"):
        found = asyncio.run(run())
    assert (len(tries), found.failures["work"]) == (4, 3)
    assert all(record.exc_info is not None for record in caplog.records)


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, times: int = 1) -> list[int]:
    """Let a method fail in a way that nobody expects, so many times; how often it was called."""
    whole, calls = getattr(owner, name), list[int]()

    async def failing(self: object, *arguments: object, **more: object) -> object:
        calls.append(1)
        if len(calls) <= times:
            raise ZeroDivisionError("not expected")
        return await whole(self, *arguments, **more)

    monkeypatch.setattr(owner, name, failing)
    return calls


def test_a_tick_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = fail_once(monkeypatch, Hall, "take_up")
    with in_thread(str(tmp_path / "tick.db")):
        eventually(lambda: len(calls) > 2)


def test_a_round_of_the_postman_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = fail_once(monkeypatch, Postman, "spread")
    with in_thread(str(tmp_path / "post.db")) as house:
        eventually(lambda: len(calls) > 1)
        table, (ada, bea) = seated(house, "Ada", "Bea")
        ada.choose(table, "rest")
        eventually(lambda: bea.get("/me/notifications"))


def test_a_writer_whose_connection_breaks_takes_another(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "writer.db"))
        await store.open()

        def break_it(connection: object) -> None:
            connection.connection.dbapi_connection.close()  # type: ignore[attr-defined]
            raise ZeroDivisionError

        with pytest.raises(Exception):  # noqa: B017, PT011  whatever the driver says of a closed connection
            await store.write(break_it)
        assert await store.write(lambda connection: connection.exec_driver_sql("SELECT 7").scalar_one()) == 7
        assert store.supervisor.failures["writer"] == 1
        await store.close()

    asyncio.run(run())


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_that_fails_gets_another_try_and_then_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = fail_once(monkeypatch, Thinker, "choose", times=2)
    with in_thread(str(tmp_path / "bot.db")) as house:
        ada = house.guest()
        table = ada.table("greedy")
        ada.post(f"/tables/{table}/start")
        ada.choose(table, "rest")
        eventually(lambda: ada.position(table)["decision"])
        assert len(calls) >= 3


def test_a_bot_that_fails_for_ever_freezes_its_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Thinker.choose

    async def failing(self: Thinker, bot: str, state: State, seat: int, person: str, table: str, *more: bool) -> int:
        if table in broken:
            raise ZeroDivisionError("not expected")
        return await choose(self, bot, state, seat, person, table, *more)

    broken: set[str] = set()
    monkeypatch.setattr(Thinker, "choose", failing)
    with in_thread(str(tmp_path / "bot.db")) as house:
        ada = house.guest()
        bad, good = ada.table("greedy"), ada.table("greedy")
        broken.add(bad)
        for table in (bad, good):
            ada.post(f"/tables/{table}/start")
            ada.choose(table, "rest")
        eventually(lambda: ada.get(f"/tables/{bad}")["status"] == "frozen")
        eventually(lambda: ada.position(good)["decision"])
