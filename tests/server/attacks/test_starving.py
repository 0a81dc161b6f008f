"""One guest within the limits could starve the rest: lists, records, bots, hints and what-ifs without end."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from signoria.engine import record
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.server.people.limits import UNLIMITED
from signoria.server.store import info
from signoria.server.store.database import Store
from signoria.server.table import bringing
from signoria.server.table.bot_thinking import Thinker
from signoria.server.table.bringing import Reader
from signoria.server.table.workshop import MOST_WAITING, WorkFailed, Workshop
from tests.sample.game import GAME, SampleOptions
from tests.server import games
from tests.server.house import PATIENCE, House, Player, eventually, in_thread, seated
from tests.server.worker import FREE


def test_a_list_of_tables_takes_as_many_queries_however_long_it_is(tmp_path: Path) -> None:
    database = str(tmp_path / "list.db")
    with in_thread(database) as house:
        tables = [seated(house, "Ada", "Bea")[0] for _ in range(6)]

    async def queries(wanted: list[str]) -> int:
        store = Store(database)
        await store.open()
        asked: list[str] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        found = await store.read(lambda connection: info.load_all(connection, wanted))
        await store.close()
        assert [one.id for one in found] == wanted
        return sum("SELECT" in one for one in asked)

    assert asyncio.run(queries(tables)) == asyncio.run(queries(tables[:1])) == 2


# --- processes for long work ------------------------------------------------------------------------------------------


def test_who_asks_for_much_waits_behind_others() -> None:
    """Jobs of four people and two tables come in turns, although one of them asked for ten before the others came."""

    async def run() -> list[str]:
        shop, done = Workshop(1, 60), list[str]()

        async def ask(person: str, table: str) -> None:
            await shop.do(os.getpid, person, table)
            done.append(f"{person} {table}")

        first = asyncio.create_task(ask("greedy", "a"))
        await asyncio.sleep(0)
        many = [asyncio.create_task(ask("greedy", "a")) for _ in range(6)]
        many += [asyncio.create_task(ask("greedy", "b"))]
        await asyncio.sleep(0)
        others = [asyncio.create_task(ask(person, "x")) for person in ("ada", "bea", "cleo")]
        await asyncio.gather(first, *many, *others)
        shop.close()
        return done

    done = asyncio.run(run())
    assert done[0] == "greedy a"
    assert {"ada x", "bea x", "cleo x"} <= set(done[1:6])
    assert done.index("greedy b") < len(done) - 3  # among the tables of a person in turns, too


def test_games_among_bots_alone_stand_back_behind_people() -> None:
    """Twenty guests of one address, with three games among bots each, kept a person waiting for a turn of them all."""

    async def run() -> list[str]:
        shop, done = Workshop(1, 60), list[str]()

        async def ask(person: str, hurry: bool) -> None:
            await shop.do(os.getpid, person, "", hurry)
            done.append(person)

        crowd = [asyncio.create_task(ask(f"guest {number}", hurry=False)) for number in range(20)]
        await asyncio.sleep(0)
        ada = asyncio.create_task(ask("ada", hurry=True))
        await asyncio.sleep(0)
        assert shop.waiting == 20
        await asyncio.gather(*crowd, ada)
        shop.close()
        return done

    done = asyncio.run(run())
    assert done.index("ada") == 1  # one of the others was being done
    assert len(done) == 21


def test_warnings_stand_back_behind_moves() -> None:
    """Who looked again and again for what rivals may do kept the bots of everybody else waiting for each look."""
    state = Session(GAME, "long", 2, SampleOptions(), seeded(1)).state

    async def run() -> list[str]:
        thinker, done = Thinker(games.find), list[str]()
        thinker.workshop = Workshop(1, 60)

        async def watch(person: str) -> None:
            await thinker.watch_out(state, 0, "seed", person, "")
            done.append(person)

        crowd = [asyncio.create_task(watch(f"guest {number}")) for number in range(5)]
        await asyncio.sleep(0)
        await thinker.choose("greedy", state, state.decider(), "ada", "")
        done.append("ada")
        await asyncio.gather(*crowd)
        thinker.close()
        return done

    assert asyncio.run(run()).index("ada") == 1  # one look was being taken


def test_nobody_has_work_without_end_waiting() -> None:
    async def run() -> None:
        shop = Workshop(1, 60)
        jobs = [asyncio.create_task(shop.do(partial(time.sleep, 0.01), "ada")) for _ in range(MOST_WAITING + 5)]
        await asyncio.sleep(0)
        refused = [job for job in await asyncio.gather(*jobs, return_exceptions=True) if isinstance(job, Problem)]
        assert len(refused) == 4  # one was being done
        shop.close()

    asyncio.run(run())


def test_work_that_takes_too_long_or_dies_ends_alone() -> None:
    async def run() -> None:
        shop = Workshop(1, 5)
        assert await shop.do(os.getpid, "ada") != os.getpid()
        shop.seconds = 0.5
        with pytest.raises(WorkFailed, match="no answer"):
            await shop.do(partial(time.sleep, 3600), "ada")
        shop.seconds = 60
        with pytest.raises(WorkFailed, match="died"):
            await shop.do(partial(os._exit, 7), "ada")
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await shop.do(partial(divmod, 1, 0), "ada")
        assert await shop.do(os.getpid, "ada")
        assert (shop.done, shop.failures, shop.waiting) == (5, 3, 0)
        shop.close()

    asyncio.run(run())


def test_where_no_process_can_be_started_the_next_job_may_find_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        shop = Workshop(1, 60)
        with monkeypatch.context() as full:
            full.setattr(SpawnProcess, "_Popen", staticmethod(no_room))
            with pytest.raises(WorkFailed, match="died"):
                await shop.do(os.getpid, "ada")
            shop.close()  # the server can end all the same
        shop = Workshop(1, 60)
        assert await shop.do(os.getpid, "ada")
        shop.close()

    asyncio.run(run())


def no_room(_process: object) -> object:
    """What the system says when there are too many processes."""
    raise BlockingIOError("no more processes")


def test_a_record_is_bounded_in_lines() -> None:
    async def run() -> None:
        reader = Reader(games.find)
        with pytest.raises(Problem, match="server-too-long"):
            await reader.read(b"x\n" * (bringing.MOST_LINES + 1), "a house", "ada")
        with pytest.raises(Problem, match="record"):
            await reader.read(b"no record at all", "a house", "ada")
        reader.close()

    asyncio.run(run())


def find_for_ever(name: str) -> Game:
    """No game: the thread that looks for one never comes back."""
    threading.Event().wait()
    raise AssertionError(name)


def test_a_record_that_is_never_read_to_its_end_is_given_up_alone() -> None:
    """One and the same record, with and without something in it that takes for ever; the reader reads on afterwards."""
    session = Session(GAME, "long", 2, SampleOptions(), seeded(1), players=("Ada", "Bea"))
    content = record.write(session).encode()

    async def run() -> None:
        reader = Reader(find_for_ever)
        reader.workshop.seconds = 0.5
        async with asyncio.timeout(PATIENCE):  # without a bound of its own it would come to this one
            with pytest.raises(Problem, match="server-record-slow") as refused:
                await reader.read(content, "a house", "ada")
        assert isinstance(refused.value.__cause__, WorkFailed)
        assert "no answer" in str(refused.value.__cause__)
        reader.find, reader.workshop.seconds = games.find, bringing.LONGEST
        assert (await reader.read(content, "a house", "ada")).players == ("Ada", "Bea")
        reader.close()

    asyncio.run(run())


# --- quotas -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> House:
    """Nothing yet: where a house with small quotas keeps its tables."""
    return House([], str(tmp_path / "quota.db"))


def test_games_among_bots_alone_are_few(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried: dict[str, bool] = {}
    choose = Thinker.choose

    async def noted(self: Thinker, bot: str, state: Any, seat: int, person: str, table: str, hurry: bool) -> int:
        hurried[table] = hurry
        return await choose(self, bot, state, seat, person, table, hurry)

    monkeypatch.setattr(Thinker, "choose", noted)
    settings = replace(FREE, limits=replace(UNLIMITED, bot_tables=2, branches=3))
    with in_thread(strict.database, settings) as house:
        ada, bea = house.guest("Ada"), house.guest("Bea")

        def start(player: Player, *seats: dict[str, Any]) -> str:
            return str(player.post("/tables", {"game": "pax-renaissance", "seats": seats})["id"])

        bots: tuple[dict[str, Any], ...] = ({"bot": "greedy"}, {"bot": "greedy"})
        alone = [start(ada, *bots) for _ in range(2)]
        for table in alone:
            ada.post(f"/tables/{table}/start")
        third = start(ada, *bots)
        assert ada.refused("POST", f"/tables/{third}/start") == "server-too-many-bot-tables"
        bea.post(f"/tables/{start(bea, *bots)}/start")
        left = start(ada, {"me": True}, {"bot": "greedy"})
        ada.post(f"/tables/{left}/start")

        def asked() -> bool:
            ada.any_choice(left)
            return left in hurried

        eventually(asked)
        assert hurried[left]
        assert not any(hurried[table] for table in alone if table in hurried)
        assert ada.post(f"/tables/{left}/leave")["status"] == "closed"


def test_games_that_were_brought_are_among_those_few(strict: House) -> None:
    """Who brought records instead of opening tables had as many games among bots alone as they liked."""
    session = Session(GAME, "long", 2, SampleOptions(), seeded(1), players=("Ada", "Bea"))
    content = record.write(session).encode()
    settings = replace(FREE, limits=replace(UNLIMITED, bot_tables=0))
    with in_thread(strict.database, settings) as house:
        ada = house.guest("Ada")
        table = str(ada.post("/records", content)["id"])
        for seat in range(2):
            ada.want("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
        assert ada.refused("POST", f"/tables/{table}/start") == "server-too-many-bot-tables"
        ada.want("DELETE", f"/tables/{table}/seats/0")
        ada.want("PUT", f"/tables/{table}/seats/0")
        assert ada.post(f"/tables/{table}/start")["status"] == "running"  # with a person it is a game like any other


def test_bots_do_not_play_on_for_somebody_who_is_deleted(strict: House) -> None:
    """They played on for nobody, at as many tables as the guest had opened before."""
    with in_thread(strict.database) as house:
        ada = house.guest("Ada")
        alone = [ada.table("greedy", "greedy", public=True, edition="long") for _ in range(3)]
        for table in alone:
            ada.post(f"/tables/{table}/start")
        left = ada.table("greedy", public=True)  # it has not begun, and nobody could begin it any more
        shared, (cleo, dora) = seated(house, "Cleo", "Dora")
        ada.post("/me/delete", {"password": ""})
        assert {dora.get(f"/tables/{table}")["status"] for table in [*alone, left]} == {"closed"}
        cleo.post("/me/delete", {"password": ""})
        assert dora.get(f"/tables/{shared}")["status"] == "running"


def test_of_many_what_ifs_the_oldest_are_closed(strict: House) -> None:
    settings = replace(FREE, limits=replace(UNLIMITED, branches=3))
    with in_thread(strict.database, settings) as house:
        table, (ada, _) = seated(house, "Ada", "Bea")
        forks = [ada.post(f"/tables/{table}/fork", {"position": 0})["id"] for _ in range(5)]
        status = [ada.get(f"/tables/{fork}")["status"] for fork in forks]
        assert status == ["closed", "closed", "running", "running", "running"]
