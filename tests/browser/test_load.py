"""What a first visit costs: everything that is sent before a game of Pax Renaissance can be played.

Counted as it is sent, compressed; the typefaces, which come later and change nothing but the look, have a limit of
their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.slow_line import slow_line

MOST = 200_000  # bytes of pages, scripts, styles, pictures and data
MOST_FONTS = 100_000
MOST_MOVED = 0.1  # of a screen, as browsers count it: more is felt as a jump


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_load_is_small(embedded: Site, visit: Callable[..., Page], language: str) -> None:
    page = visit(embedded, "/favicon.svg", language=language, fresh=True)
    watch = page.context.new_cdp_session(page)
    watch.send("Network.enable")
    kinds: dict[str, str] = {}
    sent = {"Font": 0, "other": 0}

    def received(event: dict[str, Any]) -> None:
        kind = "Font" if kinds.get(event["requestId"]) == "Font" else "other"
        sent[kind] += event["encodedDataLength"]

    watch.on("Network.requestWillBeSent", lambda event: kinds.update({event["requestId"]: event["type"]}))
    watch.on("Network.dataReceived", received)
    page.goto(embedded.url)
    page.locator("button.go[type=submit]").click()
    Player(page).wait()
    page.wait_for_load_state("networkidle")
    assert len(kinds) > 10
    assert 0 < sent["Font"] < MOST_FONTS
    assert 0 < sent["other"] < MOST


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_jumps_while_a_page_comes_over_a_slow_line(
    embedded: Site, visit: Callable[..., Page], language: str
) -> None:
    page = visit(embedded, "/favicon.svg", language=language, phone=True, fresh=True)
    page.add_init_script(
        "window.moved = 0; new PerformanceObserver(list => list.getEntries().forEach(one => window.moved += one.value))"
        ".observe({ type: 'layout-shift', buffered: true })"
    )
    with slow_line(embedded.url) as url:
        for path in ("/", "/new", "/alone"):
            page.goto(url + path)
            page.locator("form button[type=submit]").wait_for()
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready")
            assert page.evaluate("moved") < MOST_MOVED, path
