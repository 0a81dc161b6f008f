"""Where notifications arrive in the tests: a server for mail and one for webhooks and push messages, both real."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import re
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from tests.server.postgres import free_port


class Mailbox:
    """A server for mail that keeps whatever it is given; addresses that begin with "nobody" are refused."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = free_port()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"smtp://127.0.0.1:{self.port}"

    def to(self, address: str) -> list[EmailMessage]:
        """The letters to an address."""
        return [letter for letter in self.letters if letter["to"] == address]

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._talk, "127.0.0.1", self.port))
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                self._loop.run_until_complete(task)
        self._loop.run_until_complete(server.wait_closed())
        self._loop.close()

    def close(self) -> None:
        """The end."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 hello\r\n")
        while line := (await reader.readline()).decode():
            word = line[:4].upper().strip()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                letter = email.message_from_bytes(body[:-3], policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
                writer.write(b"250 kept\r\n")
            elif word == "RCPT" and "<nobody" in line:
                writer.write(b"550 no such box\r\n")
            elif word == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()


class Got(NamedTuple):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Receiver:
    """A server for webhooks and push messages. The path says how it answers: /410/x, /503x2/x (twice), /302/x, /x."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.take(self)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def at(self, path: str) -> list[Got]:
        """What arrived at a path."""
        return [one for one in self.got if one.path == path]

    def take(self, request: BaseHTTPRequestHandler) -> None:
        """Keep a request and answer as its path says."""
        body = request.rfile.read(int(request.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.got.append(Got(request.path, headers, body, time.time()))
        status = 204
        if found := re.match(r"/(\d{3})(?:x(\d+))?/", request.path):
            times = int(found[2] or 1_000_000)
            status = int(found[1]) if len(self.at(request.path)) <= times else 204
        request.send_response(status)
        if status == 302:
            request.send_header("location", f"{self.url}/redirected")
        request.send_header("content-length", "0")
        request.end_headers()

    def close(self) -> None:
        """The end."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextlib.contextmanager
def receiving() -> Iterator[tuple[Mailbox, Receiver]]:
    """Both, for as long as they are needed."""
    mailbox, receiver = Mailbox(), Receiver()
    try:
        yield mailbox, receiver
    finally:
        receiver.close()
        mailbox.close()
