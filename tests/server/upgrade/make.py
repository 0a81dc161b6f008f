"""Makes the file for the upgrade drill: games of each kind in the middle, played on the server of another version.

    git worktree add --detach PLACE COMMIT
    python -m tests.server.upgrade.make PLACE/src tests/server/upgrade/COMMIT.jsonl

It starts that version's server on an empty database, plays over HTTP, has that version write a backup, and unpacks it:
the first line is the title of the backup, every other line one row. Tokens are left out. Behind the rows stand the
records that the other version exported of its games.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 300.0
SECRET = {"tokens", "pushes", "hooks", "preferences", "deliveries"}


class Guest:
    """Somebody who plays."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(timeout=PATIENCE, trust_env=False)
        answer = self.http.post(f"{url}/api/guests", json={"name": name, "language": "en"})
        self.http.headers["x-csrf-token"] = answer.json()["csrf"]
        self.http.headers["cookie"] = f"signoria={answer.cookies['signoria']}"
        self.http.cookies.clear()

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """A request that succeeds."""
        answer = self.http.request(method, f"{self.url}/api{path}", json=body)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None

    def decision(self, table: str) -> Any:
        """What is asked of this guest, if anything."""
        return self.do("GET", f"/tables/{table}/position")["decision"]


class Table:
    """A table and those who sit at it."""

    def __init__(self, title: str, guests: list[Guest], bots: list[str], dice: random.Random, **more: Any) -> None:
        self.guests = guests
        self.dice = dice
        seats = [{"me": True}, *({} for _ in guests[1:]), *({"bot": bot} for bot in bots)]
        self.id = guests[0].do("POST", "/tables", {"title": title, "seats": seats, "public": True, **more})["id"]
        for seat, guest in enumerate(guests[1:], 1):
            guest.do("PUT", f"/tables/{self.id}/seats/{seat}")
        guests[0].do("POST", f"/tables/{self.id}/start")

    def next(self) -> tuple[Guest, Any]:
        """Whose turn it is, once the bots have moved."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for guest in self.guests:
                found = guest.decision(self.id)
                if found is not None:
                    return guest, found
            time.sleep(0.05)
        raise TimeoutError(self.id)

    def play(self, choices: int) -> None:
        """Some choices of the guests, at random."""
        for _ in range(choices):
            guest, found = self.next()
            offer = self.dice.choice(found["offers"])
            guest.do("POST", f"/tables/{self.id}/choices", {"number": found["number"], "option": offer["option"]})
        self.next()  # a table that waits for a bot would go on as soon as it is opened

    def undo(self) -> None:
        """Make choices until one can be taken back, and take it back."""
        while True:
            guest, found = self.next()
            offer = self.dice.choice(found["offers"])
            guest.do("POST", f"/tables/{self.id}/choices", {"number": found["number"], "option": offer["option"]})
            now = guest.do("GET", f"/tables/{self.id}/position")
            if now["undo"]:
                guest.do("POST", f"/tables/{self.id}/undo", {"number": now["number"] + 1})
                return

    def take_back(self, back: int) -> None:
        """Go back so many choices, with the consent of everybody."""
        guest, _ = self.next()
        now = guest.do("GET", f"/tables/{self.id}/position")
        body = {"number": now["number"] + 1, "position": now["position"] - back}
        guest.do("POST", f"/tables/{self.id}/takeback", body)
        for other in self.guests:
            if other is not guest:
                other.do("POST", f"/tables/{self.id}/consent", {"yes": True})

    def fork(self) -> Table:
        """A what-if from where the game is now."""
        guest = self.guests[0]
        now = guest.do("GET", f"/tables/{self.id}/position")
        made = guest.do("POST", f"/tables/{self.id}/fork", {"position": now["position"]})
        other = Table.__new__(Table)
        other.guests, other.dice, other.id = [guest], self.dice, made["id"]
        return other


def play(url: str) -> str:
    """All the tables; the one that is to be spoiled."""
    dice = random.Random(3)
    ada, bea, cleo = (Guest(url, name) for name in ("Ada", "Bea", "Cleo"))
    pax = Table("pax of people", [ada, bea], [], dice, game="pax-renaissance")
    pax.play(30)
    pax.undo()
    pax.play(35)
    pax.undo()
    fork = pax.fork()
    fork.play(6)
    Table("pax with bots", [ada], ["greedy", "random"], dice, game="pax-renaissance").play(8)
    basic = Table("lorenzo of people", [ada, bea, cleo], [], dice, game="lorenzo", edition="basic")
    basic.play(25)
    basic.take_back(7)
    basic.play(10)
    basic.undo()
    what_if = basic.fork()
    what_if.play(4)
    draft = {"leaders": "drafted"}
    Table("lorenzo in the draft", [ada, bea, cleo], [], dice, game="lorenzo", edition="advanced", options=draft).play(4)
    later = Table("lorenzo after the draft", [bea], ["greedy"], dice, game="lorenzo", edition="advanced", options=draft)
    later.play(25)
    over = Table("lorenzo resigned", [cleo, ada], [], dice, game="lorenzo", edition="basic")
    over.play(6)
    ada.do("POST", f"/tables/{over.id}/resign")
    Table("pax for one", [bea], [], dice, game="pax-renaissance").play(6)
    Table("pax of the living rules", [ada, bea], [], dice, game="pax-renaissance", edition="2e-living").play(30)
    Table("pax of the first box", [ada, bea, cleo], [], dice, game="pax-renaissance", edition="1e").play(30)
    powers = Table("imperializm of people", [ada, bea, cleo], [], dice, game="imperializm")
    powers.play(60)
    powers.undo()
    war = powers.fork()
    war.play(4)
    Table("imperializm with bots", [cleo], ["greedy"], dice, game="imperializm").play(30)
    lesson = ada.do("GET", "/games/pax-renaissance/lessons")[0]
    ada.do("POST", f"/lessons/{lesson['id']}/{lesson['chapters'][0]['id']}")
    open_table = Table("spoilt", [bea, cleo], [], dice, game="pax-renaissance")
    open_table.play(5)
    return str(open_table.id)


def spoil(database: Path, table: str) -> None:
    """Put a choice into the log of a table that its rules do not allow there."""
    with sqlite3.connect(database) as connection:
        change = "UPDATE entries SET words = 'renounce' WHERE table_id = ? AND number = 3"
        connection.execute(change, (table,))


def main(source: str, out: str) -> None:
    """Play, and write the file."""
    with tempfile.TemporaryDirectory() as folder:
        database, backup = Path(folder) / "games.db", Path(folder) / "backup.gz"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        environment = {**os.environ, "PYTHONPATH": source}
        signoria = [sys.executable, "-m", "signoria"]
        where = ["--database", str(database)]
        server = subprocess.Popen([*signoria, "serve", "--port", str(port), *where], env=environment)
        try:
            url = f"http://127.0.0.1:{port}"
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                try:
                    httpx.get(f"{url}/api/games", trust_env=False)
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            spoilt = play(url)
        finally:
            server.terminate()
            server.wait()
        spoil(database, spoilt)
        subprocess.run([*signoria, "admin", "verify", *where], env=environment, check=False)
        subprocess.run([*signoria, "admin", "backup", str(backup), *where], env=environment, check=True)
        title, *rows = gzip.decompress(backup.read_bytes()).decode().splitlines()
        kept = [row for row in rows if json.loads(row)[0] not in SECRET]
        for name, values in map(json.loads, rows):
            if name == "tables" and not values["branch"] and values["id"] != spoilt:
                export = [*signoria, "admin", "export", values["id"], *where]
                told = subprocess.run(export, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
                kept.append(json.dumps(["record", {"table": values["id"], "text": told}]))
        Path(out).write_text("\n".join([title, *kept]) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
