"""With a finger, on every screen: what rests only looks, what taps is asked about, and what one owns is in sight."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.ink import DRAWN
from tests.browser.player import CONFIRM, browse
from tests.browser.positions import whatif
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House

CLOSE = ":is(.strip > .pane:not([inert]) .peek, .close .inspector, aside.close):visible"
LONG = 700  # milliseconds that a finger rests
SCREENS = {"en": (PHONE, TABLET, LARGE), "pl": (PHONE, TABLET, DESKTOP)}
THINGS = {  # in each game: a position, a pane, and in it a thing that can be looked at closely
    "pax-renaissance": (("pax/patron-4", 0.7), "market", '[data-thing="slot:west-2"]'),
    "lorenzo": (("lorenzo/advanced-4", 0.8), "towers", "[data-card]"),
    "imperializm": (("imperializm/attack-4", 0.5), "lands", "[data-territory]"),
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
        for language, sizes in SCREENS.items():
            player.speak(language)
            for size in sizes:
                page.set_viewport_size(size)
                page.evaluate(DRAWN)
                if size == PHONE:
                    expect(page.locator(".purses")).to_be_visible()
                    page.locator(f"#tab-{pane}").tap()
                rest(page, page.locator(f".strip > .pane:not([inert]) {thing}, main > .upper {thing}").first)
                expect(page.locator(CLOSE)).to_have_count(1)
                expect(page.locator(CONFIRM)).to_have_count(0)
                assert player.asked() == asked
                # A tap shows what would come of it, and asks.
                page.locator(".decide .opt:not(.gone) > button:first-of-type").first.tap()
                expect(page.locator(CONFIRM)).to_be_visible()
                expect(page.locator("main > .over, aside.preview").first).to_be_visible()
                assert player.asked() == asked
                page.locator(".decide .stop").tap()
                expect(page.locator(CONFIRM)).to_have_count(0)
