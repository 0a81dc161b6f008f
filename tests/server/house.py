"""Servers that run, and people who use them: each request goes to the next worker in turn."""

from __future__ import annotations

import contextlib
import itertools
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from signoria.server.app import Settings
from tests.server.postgres import free_port
from tests.server.worker import FREE, configured

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0  # seconds: the machine may have much else to do


class House:
    """Some workers on one database."""

    def __init__(self, urls: list[str], database: str) -> None:
        self.urls = urls
        self.database = database
        self.players: list[Player] = []

    def close(self) -> None:
        """Send everybody home."""
        for player in self.players:
            player.http.close()
        self.players.clear()

    def guest(self, name: str = "Ada", language: str = "en") -> Player:
        """Somebody new."""
        player = self.stranger()
        player.arrive(name, language)
        return player

    def stranger(self) -> Player:
        """Somebody nobody knows."""
        player = Player(self.urls)
        self.players.append(player)
        return player


class Player:
    """Somebody with a browser."""

    def __init__(self, urls: list[str]) -> None:
        self.http = httpx.Client(timeout=PATIENCE, trust_env=False, verify=False)
        self.move(urls)

    def move(self, urls: list[str]) -> None:
        """Go on with other workers."""
        self._urls = itertools.cycle(urls)
        self.urls = urls

    def arrive(self, name: str, language: str = "en") -> None:
        """Be a guest from now on."""
        self.be(self.send("POST", "/guests", {"name": name, "language": language}))

    def be(self, answer: httpx.Response) -> dict[str, Any]:
        """Be the person that this answer names."""
        assert answer.status_code == 200, answer.text
        me: dict[str, Any] = answer.json()
        self.http.headers["x-csrf-token"] = me["csrf"]
        self.http.headers["cookie"] = f"signoria={answer.cookies['signoria']}"
        self.http.cookies.clear()
        return me

    def send(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        """A request to the next worker."""
        extra = {} if body is None else {"content": body} if isinstance(body, bytes) else {"json": body}
        return self.http.request(method, f"{next(self._urls)}/api{path}", params=params or None, **extra)

    def want(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """A request that must succeed."""
        answer = self.send(method, path, body, **params)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, **params: Any) -> Any:
        """A GET that must succeed."""
        return self.want("GET", path, **params)

    def post(self, path: str, body: Any = None, **params: Any) -> Any:
        """A POST that must succeed."""
        return self.want("POST", path, body, **params)

    def refused(self, method: str, path: str, body: Any = None, **params: Any) -> str:
        """A request that must fail with a sentence: the key of the problem."""
        answer = self.send(method, path, body, **params)
        assert 400 <= answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        told = answer.json()
        assert set(told) == {"error", "message", "details"}
        assert told["message"].strip()
        return str(told["error"])

    # --- at a table ---------------------------------------------------------------------------------------------------

    def table(self, *others: str, game: str = "sample", **more: Any) -> str:
        """Open a table with a seat for oneself and, for each other word, for a bot or ('') for somebody."""
        seats = [{"me": True}, *({"bot": bot} for bot in others)]
        return str(self.post("/tables", {"game": game, "seats": seats, **more})["id"])

    def position(self, table: str, **params: Any) -> Any:
        """The position as one sees it."""
        return self.get(f"/tables/{table}/position", **params)

    def choose(self, table: str, words: str) -> Any:
        """Make a choice in words, on whatever position there is now."""
        number = self.get(f"/tables/{table}")["number"] + 1
        return self.post(f"/tables/{table}/choices", {"number": number, "words": words})

    def any_choice(self, table: str, last: bool = False) -> bool:
        """Make the first (or last) choice that is offered; whether there was one."""
        decision = self.position(table)["decision"]
        if decision is None:
            return False
        option = decision["offers"][-1 if last else 0]["option"]
        self.post(f"/tables/{table}/choices", {"number": decision["number"], "option": option})
        return True


def seated(house: House, *names: str, **more: Any) -> tuple[str, list[Player]]:
    """A table where all of these sit, and the game has started."""
    players = [house.guest(name) for name in names]
    table = players[0].table(*([""] * (len(names) - 1)), **more)
    invite = players[0].get(f"/tables/{table}/invite")["token"]
    for seat, player in enumerate(players[1:], 1):
        player.post("/join", {"token": invite})
        player.want("PUT", f"/tables/{table}/seats/{seat}")
    players[0].post(f"/tables/{table}/start")
    return table, players


def eventually(what: Any) -> Any:
    """Whatever a function returns once that is true."""
    ends = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < ends, "it never happened"
        time.sleep(0.02)
    return found


def answers(url: str) -> bool:
    """Whether a server is up. A plain socket: it is closed here, whatever becomes of the server meanwhile."""
    place = urlsplit(url)
    asked = f"GET /api/me HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: close\r\n\r\n"
    with contextlib.suppress(OSError), socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(asked.encode())
        with line.makefile("rb") as told:
            return told.readline().split()[1:2] == [b"401"]
    return False


def up(process: subprocess.Popen[bytes], url: str) -> bool:
    """Whether a server that was started answers; one that died never will."""
    assert process.poll() is None, f"the server ended with {process.returncode}"
    return answers(url)


@contextlib.contextmanager
def in_thread(database: str, settings: Settings = FREE) -> Iterator[House]:
    """One worker in a thread of this process."""
    port = free_port()
    server = configured(database, port, settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{port}"
    eventually(lambda: answers(url))
    try:
        with contextlib.closing(House([url], database)) as house:
            yield house
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def start_process(port: int, database: str, settings: Settings = FREE) -> subprocess.Popen[bytes]:
    """A worker as a process of its own."""
    told = msgspec.json.encode(settings).decode()
    return subprocess.Popen([sys.executable, "-m", "tests.server.worker", str(port), database, told], cwd=ROOT)


@contextlib.contextmanager
def in_processes(database: str, count: int = 2, settings: Settings = FREE) -> Iterator[House]:
    """Some workers, each a process of its own."""
    ports = [free_port() for _ in range(count)]
    urls = [f"http://127.0.0.1:{port}" for port in ports]
    processes = [start_process(port, database, settings) for port in ports]
    try:
        for url, process in zip(urls, processes, strict=True):
            eventually(lambda url=url, process=process: up(process, url))
        with contextlib.closing(House(urls, database)) as house:
            yield house
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait(PATIENCE)
