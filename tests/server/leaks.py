"""What the leak test needs: a server with a table on it, everybody who looks at it, and a hand behind the table.

    python -m tests.server.leaks --minutes 5

looks at one random moment after the other, deeper in the games than the test does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import re
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
import uvicorn
from sqlalchemy import Connection, delete, insert, select, update
from websockets.sync.client import connect

from signoria.engine import record
from signoria.engine.event import EVERYONE, Chance
from signoria.engine.game import Game
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import Entry, Session
from signoria.engine.state import State
from signoria.server import admin
from signoria.server.store.info import plan_text
from signoria.server.store.schema import ENTRIES, NOTES, SEATS, SNAPSHOTS, TABLES, USERS
from signoria.server.table.game_log import saved
from signoria.server.table.hall import Hall
from signoria.server.table.replay import whole_session
from tests.server.games import find, games
from tests.server.house import PATIENCE, Player, answers, eventually
from tests.server.postgres import free_port, temporary_postgres
from tests.server.worker import application

T = TypeVar("T")
ASKED_ABOUT = 16  # options that somebody asks about
LOOKED_BACK = 5  # past positions
SPECTATOR = -1


class Variant(NamedTuple):
    """A game as it is agreed before it starts."""

    name: str
    game: Game
    edition: str = ""
    options: dict[str, Any] = {}  # noqa: RUF012  nobody changes it


def variants() -> list[Variant]:
    """Every game on offer, and whatever can be agreed that hides more of it."""
    found = [
        Variant(f"{game.meta.id} {edition}", game, edition)
        for game in games().values()
        for edition in game.meta.editions
    ]
    lorenzo, sample = games()["lorenzo"], games()["sample"]
    return [
        *found,
        Variant("sample with sealed offers", sample, "long", {"sealed": True, "purse": "full"}),
        Variant("lorenzo with leaders dealt", lorenzo, "advanced", {"leaders": "dealt"}),
    ]


class Eyes(NamedTuple):
    """Somebody who looks: the seat whose knowledge they have, and how they ask."""

    name: str
    seat: int
    player: Player
    bot: str = ""  # the token of the seat


class Bench:
    """A table on a server of this process."""

    def __init__(self, url: str, hall: Hall, loop: asyncio.AbstractEventLoop, variant: Variant, seed: int) -> None:
        self.url = url
        self.hall = hall
        self.loop = loop
        self.variant = variant
        self.game = variant.game
        self.rng = seeded(f"{variant.name} {seed}")
        self.players: list[Player] = []
        self.seats = [self.arrive(f"Player {seat}") for seat in range(self.game.meta.seats[0])]
        self.spectator = self.arrive("Spectator")
        self.open()

    def arrive(self, name: str) -> Player:
        """Somebody new."""
        player = self.stranger()
        player.arrive(name)
        return player

    def stranger(self) -> Player:
        """Somebody nobody knows."""
        player = Player([self.url])
        self.players.append(player)
        return player

    def close(self) -> None:
        """Send everybody home."""
        for player in self.players:
            player.http.close()

    def open(self) -> None:
        """A new table, where the game has started."""
        plan = [{"me": True}, *({} for _ in self.seats[1:])]
        body = {"game": self.game.meta.id, "seats": plan, "public": True, "title": "Leaks"}
        body |= {"edition": self.variant.edition, "options": self.variant.options}
        self.table = str(self.seats[0].post("/tables", body)["id"])
        for seat, player in enumerate(self.seats[1:], 1):
            player.want("PUT", f"/tables/{self.table}/seats/{seat}")
        self.seats[0].post(f"/tables/{self.table}/start")

    def play(self, choices: int) -> None:
        """Some random choices of those who are asked; a game that ends is followed by another, where fewer are made."""
        for _ in range(choices):
            asked = [(player, player.position(self.table)["decision"]) for player in self.seats]
            deciding = [(player, decision) for player, decision in asked if decision is not None]
            player, decision = deciding[self.rng.below(len(deciding))]
            offer = decision["offers"][self.rng.below(len(decision["offers"]))]
            body = {"number": decision["number"], "option": offer["option"]}
            if player.post(f"/tables/{self.table}/choices", body)["status"] != "running":
                self.open()
                self.play(choices // 2)
                return

    def eyes(self) -> list[Eyes]:
        """Everybody who looks."""
        found = [
            Eyes(f"seat {seat}", seat, player, player.post(f"/tables/{self.table}/seats/{seat}/token")["token"])
            for seat, player in enumerate(self.seats)
        ]
        stranger = self.stranger()
        return [*found, Eyes("a spectator", SPECTATOR, self.spectator), Eyes("a stranger", SPECTATOR, stranger)]

    def confide(self) -> None:
        """Let everybody have secrets of their own: notes, a plan, a word between seats."""
        words = self.game.vocabulary.words(0)
        for seat, player in enumerate(self.seats):
            player.want("PUT", f"/tables/{self.table}/notes", {"text": f"a note of {seat}"})
            if player.position(self.table)["decision"] is None:
                player.want("PUT", f"/tables/{self.table}/plan", {"words": [words]})
        self.seats[0].post(f"/tables/{self.table}/chat", {"text": "for all of us", "seats": True})

    # --- behind the table -----------------------------------------------------------------------------------------

    def behind(self, job: Callable[[Connection], T]) -> T:
        """Do something to the database, and let the server take everything from it anew."""

        async def do() -> T:
            done = await self.hall.store.write(job)
            self.hall.rooms.clear()
            return done

        return self.inside(do())

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something where the server does its work."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def positions(self) -> list[State]:
        """Every position of the game, whole, without the answers that wait for others: they do not stand in the log."""
        session = self.session()
        for seat in list(session.answers):
            session.undo(seat)
        return [session.at(number) for number in range(session.number + 1)]

    def lay(self, states: list[State]) -> None:
        """Make these the positions that the server finds in its database."""
        rows = [
            {"table_id": self.table, "number": number, "position": number, "state": saved(state)}
            for number, state in enumerate(states)
        ]

        def job(connection: Connection) -> None:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.table))
            connection.execute(insert(SNAPSHOTS), rows)

        self.behind(job)

    def held(self) -> str:
        """The answers that wait for others, as they stand in the database."""
        query = select(TABLES.c.answers).where(TABLES.c.id == self.table)
        return str(self.behind(lambda connection: connection.execute(query).scalar_one()))

    def hold(self, answers: str) -> None:
        """Put answers into the database."""
        values = update(TABLES).where(TABLES.c.id == self.table).values(answers=answers)
        self.behind(lambda connection: connection.execute(values))

    def answer_otherwise(self, state: State, seat: int, answers: str) -> None:
        """Let all others have answered something else that they could answer in a position."""
        drawn = []
        for other, words, at in json.loads(answers):
            options = state.options_for(other)
            drawn_words = self.game.vocabulary.words(options[self.rng.below(len(options))])
            drawn.append([other, words if other == seat else drawn_words, at])
        self.hold(json.dumps(drawn))

    def falsify(self, seat: int) -> None:
        """Change every part of the log, the plans and the notes that a seat may not know."""
        mine = ENTRIES.c.table_id == self.table

        def job(connection: Connection) -> None:
            for row in connection.execute(select(ENTRIES).where(mine)).mappings().all():
                events = [
                    event if event[2] in (EVERYONE, seat) else [event[0], [0] * len(event[1]), event[2]]
                    for event in json.loads(row["events"])
                ]
                values: dict[str, Any] = {"events": json.dumps(events), "chances": "[]", "rng_a": 1, "rng_b": 1}
                if row["seat"] != seat:
                    values["words"] = self.game.vocabulary.words(0)
                connection.execute(update(ENTRIES).where(mine, ENTRIES.c.number == row["number"]).values(values))
            others = (SEATS.c.table_id == self.table) & (SEATS.c.seat != seat) & (SEATS.c.plan != plan_text(()))
            connection.execute(update(SEATS).where(others).values(plan=plan_text(("another plan",))))
            names = select(USERS.c.id).where(USERS.c.name != f"Player {seat}")
            strangers = (NOTES.c.table_id == self.table) & NOTES.c.user_id.in_(names)
            connection.execute(update(NOTES).where(strangers).values(text="another note"))

        self.behind(job)

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """What the log, the seats, the notes and the snapshots hold."""

        def job(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            return {
                table.name: [
                    dict(row)
                    for row in connection.execute(select(table).where(table.c.table_id == self.table)).mappings()
                ]
                for table in (ENTRIES, SEATS, NOTES, SNAPSHOTS)
            }

        return self.behind(job)

    def put_back(self, rows: dict[str, list[dict[str, Any]]]) -> None:
        """Undo everything that was done behind the table."""

        def job(connection: Connection) -> None:
            for table in (ENTRIES, SEATS, NOTES, SNAPSHOTS):
                connection.execute(delete(table).where(table.c.table_id == self.table))
                if rows[table.name]:
                    connection.execute(insert(table), rows[table.name])

        self.behind(job)

    # --- everything that somebody can fetch -----------------------------------------------------------------------

    def fetch(self, eyes: Eyes) -> list[str]:
        """The answers to everything, with nothing left out but the time and what is drawn for each answer."""
        at = f"/tables/{self.table}"
        now = eyes.player.position(self.table)
        last = now["position"]
        offered = [offer["option"] for offer in (now["decision"] or {"offers": []})["offers"]]
        size = self.game.vocabulary.size
        asked = list(range(0, size, max(1, size // ASKED_ABOUT)))
        past = range(0, last + 1, max(1, last // LOOKED_BACK))
        found = [eyes.player.send("GET", path) for path in self.paths(at, last, past, asked, offered)]
        for option in asked:
            if option not in offered:
                body = {"number": now["number"] + 1, "option": option}
                found.append(eyes.player.send("POST", f"{at}/choices", body))
        for path in ("undo", "redo", "end"):
            found.append(eyes.player.send("POST", f"{at}/{path}", {"number": 0}))
        found.append(eyes.player.send("POST", f"{at}/takeback", {"number": now["number"] + 1, "position": last + 5}))
        found.append(eyes.player.send("POST", f"{at}/consent", {"yes": True}))
        if eyes.seat not in now["deciders"]:
            found.append(eyes.player.send("POST", f"{at}/hint"))
        told = [f"{answer.request.url.path} {answer.status_code} {plain(answer.text)}" for answer in found]
        assert not [one for one in told if " 500 " in one]
        told += [self.listed(eyes, mine) for mine in (False, True)]
        told += [self.fork(eyes, number) for number in {0, last // 2, last}]
        told.append(self.socket(eyes))
        if eyes.bot and now["decision"] is not None:
            told.append(self.stream(eyes))
        return told

    def paths(self, at: str, last: int, past: range, asked: list[int], offered: list[int]) -> list[str]:
        """Everything that can be asked without changing anything."""
        thing = next(verb for verb in self.game.vocabulary.verbs if verb.domain.words[0])
        return [
            *(at, f"{at}/position?previews=true", f"{at}/position?seat=-1&previews=true", f"{at}/position?seat=0"),
            *(f"{at}/entries?count=500", f"{at}/changes?view=true", f"{at}/plan", f"{at}/notes", f"{at}/invite"),
            *("/me", "/me/notifications", "/me/settings"),
            *(f"{at}/history/{number}" for number in past),
            *(f"{at}/history/{last}?seat=-1", f"{at}/history/{last}?seat=0", f"{at}/history/{last + 1}"),
            *(f"{at}/explain?option={option}" for option in asked),
            *(f"{at}/preview?option={option}" for option in (*offered[:8], *asked[:4])),
            f"{at}/wonder?thing={thing.domain.words[0]}&kinds={thing.domain.name}",
        ]

    def listed(self, eyes: Eyes, mine: bool) -> str:
        """The table as it stands in a list; there are others."""
        found = eyes.player.send("GET", "/tables", mine=str(mine).lower()).json()
        return plain(
            json.dumps([one for one in found if one["id"] == self.table] if isinstance(found, list) else found)
        )

    def fork(self, eyes: Eyes, number: int) -> str:
        """A what-if from a position: the table, and what one's own seat sees there."""
        made = eyes.player.send("POST", f"/tables/{self.table}/fork", {"position": number})
        if not made.is_success:
            return plain(made.text)
        name = made.json()["id"]
        seen = eyes.player.send("GET", f"/tables/{name}/position?seat={eyes.seat}")
        card = {key: made.json()[key] for key in ("game", "edition", "options", "seats", "status", "decider", "branch")}
        return plain(json.dumps(card) + seen.text).replace(name, "a fork")

    def socket(self, eyes: Eyes) -> str:
        """The first messages about the table, and every notification."""
        cookie = eyes.player.http.headers.get("cookie")
        headers = {"cookie": str(cookie)} if cookie else {}
        url = self.url.replace("http://", "ws://")
        told: list[str] = []
        with connect(f"{url}/api/live", additional_headers=headers, proxy=None) as socket:
            for wish in ({"watch": self.table, "view": True}, {"watch": self.table, "seat": 0}, {"watch": "nowhere"}):
                socket.send(json.dumps(wish))
                while '"beat"' in (message := str(socket.recv(timeout=PATIENCE))):
                    continue
                told.append(plain(message))
            socket.send(json.dumps({"notifications": True}))
            for _ in range(len(eyes.player.send("GET", "/me/notifications").json()) if eyes.seat >= 0 else 0):
                while '"beat"' in (message := str(socket.recv(timeout=PATIENCE))):
                    continue
                told.append(message)
        return "\n".join(told)

    def stream(self, eyes: Eyes) -> str:
        """The first decision of the stream for programs."""
        headers = {"authorization": f"Bearer {eyes.bot}"}
        with httpx.stream("GET", f"{self.url}/api/bot/stream", headers=headers, timeout=PATIENCE) as answer:
            return plain(next(line for line in answer.iter_lines() if line))

    def record(self, eyes: Eyes) -> str:
        """The record that somebody can download."""
        return eyes.player.send("GET", f"/tables/{self.table}/record").text

    def session(self) -> Session:
        """The whole game."""

        async def do() -> Session:
            return await whole_session(await admin.room_of(self.hall.store, find, self.table))

        return self.inside(do())


TIMES = re.compile(r'"now": ?[0-9.]+')


def plain(text: str) -> str:
    """A text without the time of the server."""
    return TIMES.sub("", text)


def disguised(session: Session, seat: int, rng: Rng) -> Session:
    """The same game with everything put otherwise that a seat may not know: results of chance and secret choices."""
    session.setup = otherwise(session, session.setup, seat, rng)
    session._entries = [otherwise(session, entry, seat, rng) for entry in session.entries]
    return session


def otherwise(session: Session, entry: Entry, seat: int, rng: Rng) -> Entry:
    """An entry whose hidden parts are others."""
    game = session.game
    chances = tuple(
        chance
        if chance.audience in (EVERYONE, seat)
        else Chance(chance.kind, rng.below(len(game.chances[chance.kind][1].words)), chance.audience)
        for chance in entry.chances
    )
    option = entry.option
    if option >= 0 and entry.seat != seat and game.vocabulary.verb_of(option).secret:
        verb = game.vocabulary.verb_of(option)
        option = verb.number + rng.below(len(verb.domain.words))
    return msgspec.structs.replace(entry, chances=chances, option=option)


@contextlib.contextmanager
def bench(database: str, variant: Variant, seed: int) -> Iterator[Bench]:
    """A server in a thread of this process, and a table on it."""
    app = application(database)
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", port, log_level="error", timeout_graceful_shutdown=1))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve()), daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{port}"
    try:
        eventually(lambda: answers(url))
        with contextlib.closing(Bench(url, app.state.hall, loop, variant, seed)) as table:
            yield table
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        loop.close()


def look(table: Bench, most: int) -> None:
    """At a random moment, compare what everybody can fetch before and after what they may not know was drawn anew."""
    table.play(1 + table.rng.below(most))
    table.confide()
    real = table.positions()
    table.lay(real)
    before, held = table.rows(), table.held()
    for eyes in table.eyes():
        seen = table.fetch(eyes)
        others = [state.game.resample(state, eyes.seat, table.rng) for state in real]
        table.lay(others)
        table.falsify(eyes.seat)
        table.answer_otherwise(others[-1], eyes.seat, held)
        told = [pair for pair in zip(seen, table.fetch(eyes), strict=True) if pair[0] != pair[1]]
        assert told == [], f"{eyes.name}: {told[0]}"
        assert table.rows()["snapshots"] != before["snapshots"]
        table.put_back(before)
        table.hold(held)
        masked = table.record(eyes)
        assert "for: " in masked
        assert record.write(disguised(table.session(), eyes.seat, table.rng), eyes.seat) == masked, eyes.name


def main() -> None:
    """The long run."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--most", type=int, default=60, help="choices from the start to a moment")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="of the first moment")
    wanted = parser.parse_args()
    ends = time.monotonic() + 60 * wanted.minutes
    with temporary_postgres() as url, tempfile.TemporaryDirectory() as folder:
        databases = {"sqlite": str(Path(folder) / "leaks.db"), "postgres": url}
        for seed in itertools.count(wanted.seed):
            for variant, (kind, database) in itertools.product(variants(), databases.items()):
                if time.monotonic() > ends:
                    return
                print(f"{variant.name} on {kind}, seed {seed}", flush=True)
                with bench(database, variant, seed) as table:
                    look(table, wanted.most)


if __name__ == "__main__":
    main()
