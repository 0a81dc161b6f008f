"""With a finger: what rests only looks, what taps is asked about, and what one owns is always in sight."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import CONFIRM, browse
from tests.browser.positions import whatif
from tests.browser.site import Site
from tests.server.house import House

CLOSE = ":is(.strip > .pane:not([inert]) .peek, aside.close):visible"
LONG = 700  # milliseconds that a finger rests
THINGS = {  # in each game: a position, a pane, and in it a thing that can be looked at closely
    "pax-renaissance": (("pax/patron-4", 0.7), "market", '.pane:not([inert]) [data-thing="slot:west-2"]'),
    "lorenzo": (("lorenzo/advanced-4", 0.8), "towers", ".pane:not([inert]) [data-card]"),
    "imperializm": (("imperializm/attack-4", 0.5), "lands", ".pane:not([inert]) [data-territory]"),
}


def rest(page: Page, thing: Locator) -> None:
    """A finger comes down, stays, and goes."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(30, box["height"] / 2)}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(LONG)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", THINGS)
def test_a_finger_looks_before_it_chooses(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    position, pane, thing = THINGS[game]
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        table = whatif(who, *position)
        player = browse(visit, embedded, who, f"/table/{table}", phone=True)
        page = player.page
        assert player.wait() == "choose"
        asked = player.asked()
        for language in ("en", "pl"):
            player.speak(language)
            expect(page.locator(".purses")).to_be_visible()
            page.locator(f"#tab-{pane}").tap()
            rest(page, page.locator(thing).first)
            expect(page.locator(CLOSE)).to_have_count(1)
            expect(page.locator(CONFIRM)).to_have_count(0)
            assert player.asked() == asked
            # A tap shows what would come of it, and asks.
            page.locator(".decide .opt > button:first-of-type").first.tap()
            expect(page.locator(CONFIRM)).to_be_visible()
            expect(page.locator("main > .over")).to_be_visible()
            assert player.asked() == asked
            page.locator(".decide .stop").tap()
            expect(page.locator(CONFIRM)).to_have_count(0)
