"""The site under test, and guests who visit it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize

from tests.server.house import ROOT, eventually, up
from tests.server.postgres import free_port

KINDS: Final = ("sqlite", "postgres")
DESKTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PATIENCE: Final = 300_000  # milliseconds: the machine may have much else to do
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}


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
        self._process = process = subprocess.Popen(command, cwd=ROOT)
        eventually(lambda: up(process, self.url))

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
        self,
        browser: Browser,
        site: Site,
        language: str = "en",
        phone: bool = False,
        calm: bool = True,
        size: ViewportSize | None = None,
        touch: bool = False,
        worker: bool = False,
    ) -> None:
        self.site = site
        self.manner = (site.url, language, phone, calm)
        self.complaints: list[str] = []
        self._size = size or (PHONE if phone else DESKTOP)
        self._context = browser.new_context(
            viewport=self._size,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=phone or touch,
            is_mobile=phone,
            service_workers="allow" if worker else "block",
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

    def forget(self) -> bool:
        """Be somebody new in the same page, which costs a fourth of a new one; not if there are other pages by now."""
        if self._context.pages != [self.page]:
            return False
        try:
            self.page.mouse.move(0, 0)
            self.page.goto(f"{self.site.url}/favicon.svg")  # a place of the same origin where nothing of ours runs
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
            self._context.clear_cookies()
            self.page.set_viewport_size(self._size)
        except Error:  # the server is gone, or a test that failed has left the page in the middle of something
            return False
        self.complaints.clear()
        return True
