"""Statements without what lies around them elsewhere: they keep to their transaction, and a lost line is replaced."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from signoria import catalogue
from signoria.server import admin
from signoria.server.api.views import event_said, with_seats
from signoria.server.store.database import Store
from signoria.server.store.worker_news import NEWS, News, said_by, word
from signoria.server.store.written import Written
from signoria.server.wire import EventCard
from tests.server.house import House
from tests.server.test_admin import another

ADD = Written("INSERT INTO users (id, name, language, created) VALUES (:id, :name, 'en', :created)")
ADA = {"id": "u", "name": "Ada, who is a secret", "created": 1.0}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_written_statement_is_a_part_of_its_transaction(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    of_kind = House([], request.getfixturevalue("postgres") if kind == "postgres" else "here")

    def twice(connection: Connection) -> None:
        assert ADD.run(connection, ADA) == 1
        ADD.run(connection, ADA)

    async def work(database: str) -> list[int]:
        async with admin.opened(database) as store:
            found = []
            with pytest.raises(IntegrityError) as refused:
                await store.write(twice)
            assert "secret" not in str(refused.value)
            found.append(len(await store.rows(text("SELECT id FROM users"))))
            await store.write(lambda connection: ADD.run(connection, ADA))
            found.append(len(await store.rows(text("SELECT id FROM users"))))
            return found

    with another(of_kind, tmp_path) as database:
        assert asyncio.run(work(database)) == [0, 1]


def test_a_line_to_postgres_that_is_cut_is_replaced(postgres: str, tmp_path: Path) -> None:
    cut = "SELECT pg_terminate_backend(pg_backend_pid())"

    async def work(database: str) -> list[int]:
        async with admin.opened(database) as store:
            found = [await store.number("SELECT 1")]
            with pytest.raises(OSError, match="the database failed"):
                await store.number(cut)
            with pytest.raises(OSError, match="the database failed"):
                await store.number("SELECT 1 / 0")
            found.append(await store.number("SELECT 2"))
            found.extend(await asyncio.gather(*(store.number("SELECT $1::int", one) for one in range(20))))
            return found

    with another(House([], postgres), tmp_path) as database:
        assert asyncio.run(work(database)) == [1, 2, *range(20)]


def test_what_could_not_be_told_is_told_later_and_nobody_hears_themselves(postgres: str, tmp_path: Path) -> None:
    async def work(database: str) -> tuple[list[str], list[str]]:
        heard: dict[str, list[str]] = {"here": [], "there": []}
        ready = asyncio.Event()
        async with admin.opened(database) as here, admin.opened(database) as there:
            for name, store in (("here", here), ("there", there)):

                async def hear(news: News, name: str = name) -> None:
                    heard[name].append(news.table)
                    if news.table == "last":
                        ready.set()

                store.listen(hear, lambda: asyncio.sleep(0))
            await listening(here, 2)
            spoken = here.at_once
            failures = iter([True])

            async def failing(statement: str, arguments: tuple[object, ...]) -> bool:
                if next(failures, False):
                    raise OSError("not now")
                return await spoken(statement, arguments)

            here.at_once = failing  # type: ignore[method-assign]
            for table in ("first", "second", "last"):
                here.tell(News(here.name, table))
            async with asyncio.timeout(20):
                await ready.wait()
        return heard["here"], heard["there"]

    with another(House([], postgres), tmp_path) as database:
        assert asyncio.run(work(database)) == ([], ["first", "second", "last"])


async def listening(store: Store, count: int) -> None:
    """Wait until so many listen."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    async with asyncio.timeout(20):
        while await store.number(asked) < count:
            await asyncio.sleep(0.02)


def test_what_a_worker_says_begins_with_its_name() -> None:
    said = word(News("0123456789abcdef", "table"))
    assert said.startswith(said_by("0123456789abcdef"))
    assert not said.startswith(said_by("0123456789abcde"))
    assert NEWS.decode(said).table == "table"


def test_an_event_is_said_once_for_all_tables_with_the_same_seats_in_it() -> None:
    """Whose number is which differs from table to table; the words of the seats do not."""
    game = catalogue.find("pax-renaissance")
    kind = next(
        number for number, one in game.events.items() if [domain for _, domain in one.fields].count("seat") == 1
    )
    place = [domain for _, domain in game.events[kind].fields].index("seat")
    args = tuple(1 if at == place else 0 for at in range(len(game.events[kind].fields)))
    other = tuple(0 for _ in args)
    one = event_said(game, "en", kind, with_seats(game, kind, args, ("fugger", "medici")))
    assert event_said(game, "en", kind, with_seats(game, kind, other, ("medici", "fugger"))) is one
    assert event_said(game, "en", kind, with_seats(game, kind, other, ("fugger", "medici"))) != one
    told = msgspec.json.decode(msgspec.json.encode(one), type=EventCard)
    assert told.things[game.events[kind].fields[place][0]] == "medici"
