"""The log speaks in words: games go on when everything has another number, or are frozen with a sentence."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from signoria.engine import record
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.server import admin
from signoria.server.people.accounts import People
from signoria.server.store.database import Store
from signoria.server.store.info import FROZEN, OVER, RUNNING
from signoria.server.store.schema import ENTRIES, SNAPSHOTS, TABLES
from signoria.server.table import branches, lifecycle
from signoria.server.table.hall import Hall
from signoria.server.table.replay import whole_session
from signoria.server.table.room import Room
from signoria.server.wire import NewTable, SeatPlan
from signoria.text import Texts
from tests.sample.game import GAME
from tests.server.conftest import KINDS
from tests.server.postgres import another_database
from tests.server.renumbered import Edits, changed, renumbered

# A later version whose players hoard florins instead of stowing them.
HOARD: Edits = {"data.py": (('Verb(STOW, "stow", AMOUNTS)', 'Verb(STOW, "hoard", AMOUNTS)'),)}
MORE_RULES: Edits = {"game.py": (("rules_version=1", "rules_version=2"),)}
NEXT_RULES: Edits = {**HOARD, **MORE_RULES}
OTHER_EVENT: Edits = {"game.py": (('EventKind("stowed",', 'EventKind("rested-in-chest",'),)}


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "words.db")
    else:
        yield another_database(request.getfixturevalue("postgres"))


def under(database: str, game: Game, work: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    """Do something on a server of the version that has this game."""

    async def whole() -> None:
        async with admin.opened(database) as store:
            hall = Hall(store, lambda _: game)
            try:
                await work(hall)
            finally:
                await hall.close()

    asyncio.run(whole())


async def started(hall: Hall, options: dict[str, Any] | None = None) -> Room:
    """A running game of the long edition, with both seats for one person."""
    user, _ = await People(hall.store).arrive("Ada", "en")
    room = await lifecycle.create(hall, user, NewTable("sample", [SeatPlan(me=True)] * 2, "long", options or {}))
    await lifecycle.start(hall, room, user)
    return room


async def choose(hall: Hall, room: Room, words: str) -> None:
    """Make a choice, in words."""
    async with room.lock:
        await hall.move(room, room.playing().state.decider(), hall.find("sample").vocabulary.parse(words))


async def play(hall: Hall, room: Room, choices: int, dice: random.Random) -> None:
    """So many choices at random, or fewer if the game is over then."""
    for _ in range(choices):
        if room.info.status == RUNNING:
            options = room.playing().state.options()
            await choose(hall, room, hall.find("sample").vocabulary.words(dice.choice(options)))


def without_alum(position: dict[str, Any]) -> str:
    """A position in words, without the card that the later version has in its deck."""
    return json.dumps(position, sort_keys=True).replace('"alum-1", ', "").replace('"alum-1"', "")


def test_a_running_game_goes_on_when_everything_has_another_number(database: str, tmp_path: Path) -> None:
    later = renumbered(tmp_path)
    assert later.vocabulary.parse("stow 3") != GAME.vocabulary.parse("stow 3")
    then: dict[str, Any] = {}

    async def before(hall: Hall) -> None:
        room = await started(hall)
        then["table"] = room.id
        for words in ("stow 2", "rest"):
            await choose(hall, room, words)
        async with room.lock:
            await room.enter(lambda line, now: line.undo(0, now))
        await choose(hall, room, "draw")
        await play(hall, room, 5, random.Random(5))
        then["position"] = GAME.describe(room.playing().state)
        then["words"] = [row.words for row in await room.entries_after(-1)]
        then["told"] = [[GAME.events[kind].name for kind, _, _ in row.events] for row in await room.entries_after(-1)]
        user = await People(hall.store).arrive("Bea", "en")
        fork = await branches.fork(hall, room, user[0], room.playing().position)
        then["fork"], then["begun"] = fork.id, GAME.describe(fork.playing().state)

    async def after(hall: Hall) -> None:
        room = await hall.room(then["table"])
        log = await room.entries_after(-1)
        assert without_alum(later.describe(room.playing().state)) == without_alum(then["position"])
        assert [row.words for row in log] == then["words"]
        assert [[later.events[kind].name for kind, _, _ in row.events] for row in log] == then["told"]
        assert [later.vocabulary.words(row.option) for row in log if row.option >= 0] == [
            words for words in then["words"] if words
        ]
        fork = await hall.room(then["fork"])
        assert without_alum(later.describe(fork.playing().state)) == without_alum(then["begun"])
        for one in (room, fork):
            await play(hall, one, 1_000, random.Random(6))
            assert one.info.status == OVER
        session = await whole_session(room)
        assert [entry.words for entry in session.entries][: len(then["words"]) - 1] == then["words"][1:]
        assert record.read(record.write(session), lambda _: later).state.digest() == session.state.digest()
        assert [verdict.problem async for verdict in admin.verify(hall.store, lambda _: later)] == [None, None]

    under(database, GAME, before)
    under(database, later, after)


def test_an_answer_that_waits_for_others_means_the_same_under_another_number(database: str, tmp_path: Path) -> None:
    later = renumbered(tmp_path)
    assert later.vocabulary.parse("offer 2") != GAME.vocabulary.parse("offer 2")
    table = ""

    async def before(hall: Hall) -> None:
        nonlocal table
        room = await started(hall, {"sealed": True, "purse": "full"})
        table = room.id
        for words in ("rest", "rest", "offer 2"):
            await choose(hall, room, words)
        assert [(answer.seat, answer.words) for answer in room.info.answers] == [(0, "offer 2")]

    async def after(hall: Hall) -> None:
        room = await hall.room(table)
        assert room.playing().held() == {0: later.vocabulary.parse("offer 2")}
        assert (await whole_session(room)).answers == room.playing().held()
        await choose(hall, room, "offer 1")
        assert [row.words for row in await room.entries_after(2)] == ["offer 2", "offer 1"]
        assert room.info.answers == ()
        assert [verdict.problem async for verdict in admin.verify(hall.store, lambda _: later)] == [None]

    under(database, GAME, before)
    under(database, later, after)


@pytest.mark.parametrize(
    ("edits", "sentence"),
    [
        (HOARD, "Choice 1 cannot be played again. "),
        (NEXT_RULES, "Choice 1 cannot be played again by rules version 2 (it was made by version 1). "),
    ],
    ids=["same rules", "next rules"],
)
def test_a_log_that_no_longer_fits_freezes_its_table_with_the_sentence_of_a_record(
    database: str, edits: Edits, sentence: str, tmp_path: Path
) -> None:
    later = changed(tmp_path, edits)
    table = ""

    async def before(hall: Hall) -> None:
        nonlocal table
        room = await started(hall)
        table = room.id
        for words in ("stow 2", "rest"):
            await choose(hall, room, words)

    async def after(hall: Hall) -> None:
        with pytest.raises(Problem, match="record-"):
            await admin.exported(hall.store, lambda _: later, table)
        for _ in range(2):
            with pytest.raises(Problem, match="server-frozen"):
                await hall.room(table)
        (listed,) = await admin.listed(hall.store)
        assert listed.status == FROZEN
        assert isinstance(listed.reason, Phrase)
        said = Texts("en", later).say(listed.reason)
        assert said.startswith(sentence), said
        assert "stow" in said

    under(database, GAME, before)
    under(database, later, after)


def test_an_export_tells_the_rules_that_a_game_was_begun_under(database: str, tmp_path: Path) -> None:
    later = changed(tmp_path, MORE_RULES)
    table = ""

    async def before(hall: Hall) -> None:
        nonlocal table
        room = await started(hall)
        table = room.id
        await choose(hall, room, "stow 2")

    async def after(hall: Hall) -> None:
        told = await admin.exported(hall.store, lambda _: later, table)
        assert "\nrules: 1\n" in told
        assert "\n1 red: stow 2\n" in told

    under(database, GAME, before)
    under(database, later, after)


def test_events_that_have_another_name_are_worked_out_again(database: str, tmp_path: Path) -> None:
    later = changed(tmp_path, OTHER_EVENT)
    table = ""

    async def before(hall: Hall) -> None:
        nonlocal table
        room = await started(hall)
        table = room.id
        for words in ("stow 1", "stow 1", "rest"):
            await choose(hall, room, words)

    async def after(hall: Hall) -> None:
        room = await hall.room(table)
        names = [[later.events[kind].name for kind, _, _ in row.events] for row in await room.entries_after(0)]
        assert names[:2] == [["rested-in-chest"], ["rested-in-chest"]]
        query = select(ENTRIES.c.events).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        assert all("stowed" not in row[0] for row in await hall.store.rows(query))

    under(database, GAME, before)
    under(database, later, after)


def test_a_snapshot_that_does_not_fit_is_worked_out_again_from_the_log(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await started(hall)
        await play(hall, room, 8, random.Random(2))
        digest, log = room.playing().state.digest(), [row.words for row in await room.entries_after(-1)]
        middle = (await room.at(3)).digest()
        for spoil in ("{}", '{"position": {}, "numbers": {}}', '{"position": {"round": "never"}, "numbers": {}}'):
            await spoilt(hall.store, room.id, spoil)
            other = Hall(hall.store, hall.find)
            again = await other.room(room.id)
            assert (again.playing().state.digest(), await texts_of(again)) == (digest, log)
            await spoilt(hall.store, room.id, spoil)
            assert (await again.at(3)).digest() == middle
            kept = await hall.store.rows(select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == room.id))
            assert all(json.loads(row[0])["position"]["purse"] for row in kept)
            await other.close()

    under(database, GAME, work)


def test_a_take_back_is_followed_when_everything_is_worked_out_again(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await started(hall)
        dice = random.Random(4)
        await play(hall, room, 6, dice)
        state = await room.at(2)
        async with room.lock:
            await room.enter(lambda line, now: line.take_back(0, 2, state, now))
        await play(hall, room, 4, dice)
        digest = room.playing().state.digest()
        await spoilt(hall.store, room.id, "{}")
        other = Hall(hall.store, hall.find)
        again = await other.room(room.id)
        assert again.playing().state.digest() == digest
        assert again.playing().position == room.playing().position
        assert (await again.at(2)).digest() == state.digest()
        numbers = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == room.id).order_by(SNAPSHOTS.c.number)
        assert [row[0] for row in await hall.store.rows(numbers)][:2] == [0, 7]
        await other.close()

    under(database, GAME, work)


def test_what_a_what_if_began_with_is_nowhere_else(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await started(hall)
        user, _ = await People(hall.store).arrive("Bea", "en")
        fork = await branches.fork(hall, room, user, 0)
        await spoilt(hall.store, fork.id, '{"rng": [1, 2]}')
        other = Hall(hall.store, hall.find)
        with pytest.raises(Problem, match="server-frozen"):
            await other.room(fork.id)
        reasons = await hall.store.rows(select(TABLES.c.reason).where(TABLES.c.id == fork.id))
        assert "problem-server-snapshot-old" in reasons[0][0]
        await other.close()

    under(database, GAME, work)


def test_the_log_in_the_database_can_be_read_by_people(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await started(hall)
        await choose(hall, room, "draw")
        rows = await hall.store.rows(select(ENTRIES).where(ENTRIES.c.table_id == room.id).order_by(ENTRIES.c.number))
        setup, drawn = (row._mapping for row in rows)
        assert [words.split()[0] for words, _ in json.loads(setup["chances"])] == ["draw"] * 6
        (chance,) = json.loads(drawn["chances"])
        card = chance[0].removeprefix("draw ")
        assert card in GAME.domains["card"].words
        assert drawn["words"] == "draw"
        assert json.loads(drawn["events"]) == [["drew", [0], -1], ["drew-card", [0, card], 0]]

    under(database, GAME, work)


def test_snapshots_are_made_as_often_when_everything_is_worked_out_again(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await started(hall)
        await play(hall, room, 1_000, random.Random(1))
        numbers = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == room.id).order_by(SNAPSHOTS.c.number)
        made = [row[0] for row in await hall.store.rows(numbers)]
        assert made[-1] == room.info.last
        again = await admin.room_of(hall.store, hall.find, room.id)
        await again.rebuild()
        assert [row[0] for row in await hall.store.rows(numbers)] == made

    under(database, GAME, work)


async def spoilt(store: Store, table: str, text: str) -> None:
    """Put something else in place of every snapshot of a table."""
    job = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).values(state=text)
    await store.write(lambda connection: connection.execute(job))


async def texts_of(room: Room) -> list[str]:
    """The words of a log."""
    return [row.words for row in await room.entries_after(-1)]
