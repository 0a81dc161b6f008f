"""What a page asks the server. A page that nobody touches comes to rest: it asks nothing again and again."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playwright.sync_api import Page, Request

AGAIN: Final = 2  # times that one thing is asked while a page is drawn, at most: who it is may be known only then


class Questions:
    """The questions of a page, counted by their address."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: Counter[str] = Counter()
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method == "GET" and "/api/" in request.url:
            self.asked[request.url] += 1

    def clear(self) -> None:
        """Count anew."""
        self.asked.clear()

    def at_rest(self) -> None:
        """Wait until the page, which was loaded just now, asks nothing any more; it has asked nothing too often."""
        self.page.wait_for_load_state("networkidle")
        assert {one: often for one, often in self.asked.items() if often > AGAIN} == {}
