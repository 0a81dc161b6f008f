"""What a first visit costs: everything that is sent before a game of Pax Renaissance can be played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.site import Site

MOST = 200_000  # bytes as they are sent


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_load_is_small(embedded: Site, visit: Callable[..., Page], language: str) -> None:
    page = visit(embedded, "/favicon.svg", language=language)
    watch = page.context.new_cdp_session(page)
    watch.send("Network.enable")
    sent: list[float] = []
    watch.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    page.goto(embedded.url)
    page.locator("button.go[type=submit]").click()
    Player(page).wait()
    page.wait_for_load_state("networkidle")
    assert len(sent) > 10
    assert sum(sent) < MOST, f"{sum(sent):.0f} bytes in {len(sent)} requests"
