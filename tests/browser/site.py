"""The site under test, and guests who visit it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from tests.server.house import ROOT, answers, eventually
from tests.server.postgres import free_port

KINDS: Final = ("sqlite", "postgres")
DESKTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PATIENCE: Final = 30_000  # milliseconds: the machine may have much else to do
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


class Site:
    """A server that can be killed and started again on the same port."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Up and answering."""
        command = [sys.executable, "-m", "tests.browser.worker", str(self.port), self.database]
        self._process = subprocess.Popen(command, cwd=ROOT)
        eventually(lambda: answers(self.url))

    def kill(self) -> None:
        """Dead at once, as when the power fails."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()


@contextlib.contextmanager
def started(database: str) -> Iterator[Site]:
    """A server for as long as it is wanted."""
    site = Site(database)
    try:
        site.start()
        yield site
    finally:
        site.kill()


class Guest:
    """A browser profile with one page, and everything it complained about."""

    def __init__(
        self, browser: Browser, site: Site, language: str = "en", phone: bool = False, calm: bool = True
    ) -> None:
        self.site = site
        self.complaints: list[str] = []
        self._context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=phone,
            is_mobile=phone,
        )
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        """Errors of our own code and of its safety policy; that a request failed is told to the user instead."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            if "WebSocket connection" not in message.text:
                self.complaints.append(message.text)

    def close(self) -> None:
        """Away."""
        self._context.close()
