"""Nobody can tell from anything the server sends what they may not know.

At random moments of every game, everything that each seat, a spectator and a stranger can fetch is byte for byte the
same after all that is drawn anew which they may not know: the position behind the table, and the private parts of what
happened.
"""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from signoria.engine.event import EVERYONE
from signoria.engine.game import Game
from signoria.engine.rng import Rng, seeded
from signoria.server.hall import Hall
from signoria.server.line import saved
from tests.server.games import games
from tests.server.worker import application

TIMES = re.compile(r'"now":[0-9.]+')
ASKED_ABOUT = 60


class Bench:
    """A server in this process, a table on it, and everybody who looks at it."""

    def __init__(self, folder: Path, game: Game, seed: int) -> None:
        self.path = folder / "leaks.db"
        self.game = game
        self.rng = seeded(f"{game.meta.id} {seed}")
        self.app: Litestar = application(str(self.path))
        self.http: TestClient[Litestar] = TestClient(self.app)

    def __enter__(self) -> Bench:
        self.http.__enter__()
        self.seats = [self.arrive(f"Player {seat}") for seat in range(self.game.meta.seats[0])]
        self.spectator = self.arrive("Spectator")
        self.open()
        return self

    def open(self) -> None:
        """A new table, where the game has started."""
        plan = [{"me": True}, *({} for _ in self.seats[1:])]
        body = {"game": self.game.meta.id, "seats": plan, "public": True}
        self.table = self.send(self.seats[0], "POST", "/tables", body).json()["id"]
        for seat, who in enumerate(self.seats[1:], 1):
            self.send(who, "PUT", f"/tables/{self.table}/seats/{seat}")
        self.send(self.seats[0], "POST", f"/tables/{self.table}/start")

    def __exit__(self, *error: object) -> None:
        self.http.__exit__(None, None, None)

    def arrive(self, name: str) -> dict[str, str]:
        """Somebody, as the headers of their requests."""
        answer = self.http.post("/api/guests", json={"name": name})
        self.http.cookies.clear()
        return {"cookie": f"signoria={answer.cookies['signoria']}", "x-csrf-token": answer.json()["csrf"]}

    def send(self, who: dict[str, str], method: str, path: str, body: Any = None) -> Any:
        """A request of somebody."""
        return self.http.request(method, f"/api{path}", json=body, headers=who)

    def play(self, choices: int) -> None:
        """Some random choices of whoever is asked; a game that ends is followed by another, where fewer are made."""
        for _ in range(choices):
            card = self.send(self.spectator, "GET", f"/tables/{self.table}").json()
            who = self.seats[card["decider"]]
            decision = self.send(who, "GET", f"/tables/{self.table}/position").json()["decision"]
            offer = decision["offers"][self.rng.below(len(decision["offers"]))]
            body = {"number": decision["number"], "option": offer["option"]}
            done = self.send(who, "POST", f"/tables/{self.table}/choices", body)
            assert done.status_code == 201
            if done.json()["status"] != "running":
                self.open()
                self.play(choices // 2)
                return

    # --- behind the table -----------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Let the server take everything from the database anew."""
        hall: Hall = self.app.state.hall
        hall.rooms.clear()

    def redraw(self, seat: int | None, rng: Rng) -> None:
        """Put a position into the database that the seat cannot tell from the real one; without one, the real one."""
        hall: Hall = self.app.state.hall
        state = hall.rooms[self.table].playing().state
        self.put(saved(state if seat is None else state.resample(seat, rng)))

    def put(self, state: str) -> None:
        """Put a position into the database."""
        hall: Hall = self.app.state.hall
        line = hall.rooms[self.table].playing()
        with sqlite3.connect(self.path, timeout=20) as database:
            row = (self.table, line.last, line.position, state)
            database.execute("REPLACE INTO snapshots (table_id, number, position, state) VALUES (?, ?, ?, ?)", row)
        database.close()
        self.forget()

    def falsify(self, seat: int) -> None:
        """Change every part of the log that only others may know."""
        with sqlite3.connect(self.path, timeout=20) as database:
            found = database.execute("SELECT number, events FROM entries WHERE table_id = ?", (self.table,))
            for number, events in found.fetchall():
                changed = [
                    event if event[2] in (EVERYONE, seat) else [event[0], [0] * len(event[1]), event[2]]
                    for event in json.loads(events)
                ]
                row = (json.dumps(changed), self.table, number)
                database.execute("UPDATE entries SET events = ?, chances = '[]' WHERE table_id = ? AND number = ?", row)
        database.close()
        self.forget()

    def state(self) -> str:
        """The position that the server has, whole."""
        hall: Hall = self.app.state.hall
        return saved(hall.rooms[self.table].playing().state)

    # --- everything that somebody can fetch -----------------------------------------------------------------------

    def fetch(self, who: dict[str, str], record: bool = True) -> list[str]:
        """The answers to everything, times left out."""
        at = f"/tables/{self.table}"
        now = self.send(who, "GET", f"{at}/position").json()
        paths = [
            *(at, f"{at}/position?previews=true", f"{at}/position?seat=-1&previews=true", f"{at}/entries?count=500"),
            *(f"{at}/changes?view=true", f"{at}/history/{now['position']}", f"{at}/plan", f"{at}/notes"),
            *(f"{at}/invite", "/tables", "/tables?mine=true", f"{at}/position?seat=0", f"{at}/history/999999"),
        ]
        if record:
            paths.append(f"{at}/record")
        offered = {offer["option"] for offer in (now["decision"] or {"offers": []})["offers"]}
        size = self.game.vocabulary.size
        asked = range(0, size, max(1, size // ASKED_ABOUT))
        paths += [f"{at}/explain?option={option}" for option in asked]
        found = [self.send(who, "GET", path) for path in paths]
        for option in asked:
            if option not in offered:
                body = {"number": now["number"] + 1, "option": option}
                found.append(self.send(who, "POST", f"{at}/choices", body))
        for path in ("undo", "redo"):
            found.append(self.send(who, "POST", f"{at}/{path}", {"number": 0}))
        told = [f"{answer.status_code} {TIMES.sub('', answer.text)}" for answer in found]
        with self.http.websocket_connect("/api/live", headers=who) as socket:
            socket.send_json({"watch": self.table, "view": True})
            while '"beat"' in (message := socket.receive_text(timeout=20)):
                continue
        assert not [one for one in told if one.startswith("500")]
        return [*told, TIMES.sub("", message)]


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
@pytest.mark.parametrize("seed", range(2))
def test_what_one_may_not_know_changes_nothing_one_can_fetch(game: Game, seed: int, tmp_path: Path) -> None:
    rng = seeded(f"leaks {seed}")
    with Bench(tmp_path, game, seed) as bench:
        bench.play(5 + rng.below(20))
        bench.redraw(None, rng)
        eyes = [*enumerate(bench.seats), (-1, bench.spectator), (-1, {})]
        for seat, who in eyes:
            before = bench.fetch(who)
            real = bench.state()
            bench.redraw(seat, rng)
            assert bench.fetch(who) == before
            assert bench.state() != real
            bench.put(real)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_what_only_others_heard_is_in_no_log(game: Game, tmp_path: Path) -> None:
    for seat in (0, 1, -1):
        folder = tmp_path / str(seat)
        folder.mkdir()
        with Bench(folder, game, seat) as bench:
            bench.play(8)
            bench.redraw(None, bench.rng)
            who = bench.seats[seat] if seat >= 0 else bench.spectator
            before = bench.fetch(who, record=False)
            bench.falsify(seat)
            assert bench.fetch(who, record=False) == before
