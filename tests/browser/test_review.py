"""The review of a finished game: the curve with its turning points, a moment, a variant from there, and the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, cut
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.browser.test_games import scrolls
from tests.server.house import ROOT, House

RECORD = ROOT / "tests" / "golden" / "pax" / "holy-2.signoria"


def test_a_finished_game_is_reviewed_on_every_screen(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded)
    house = House([embedded.url], embedded.database)
    ada = house.guest("Ada")
    table = ada.post("/records", RECORD.read_bytes())["id"]
    cookie = ada.http.headers["cookie"].partition("=")[2]
    page.context.add_cookies([{"name": "signoria", "value": cookie, "url": embedded.url}])
    page.goto(f"{embedded.url}/table/{table}")
    # A finished private game says what it is: above the table, or where a phone has room for it.
    for language, told in (("pl", "Zakończona gra prywatna"), ("en", "Finished game, private")):
        page.locator(f".lang button[lang={language}]").click()
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            page.set_viewport_size(size)
            expect(page.get_by_text(told).locator("visible=true")).to_have_count(1)
            page.evaluate(DRAWN)
            assert cut(page, "header, .decide") == [], f"{size['width']}, {language}"
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Result").click()
    page.get_by_role("dialog").get_by_role("button", name="Review", exact=True).click()
    panel = page.get_by_role("region", name="Review", exact=True)
    points = panel.locator("li > button:first-child")
    points.first.wait_for()
    made = ada.post(f"/tables/{table}/review")["review"]["turning"]
    assert len(made) > 1
    expect(points).to_have_count(len(made))

    panel.locator("svg .mark").nth(1).click()
    expect(page).to_have_url(f"{embedded.url}/table/{table}/moment/{made[1]['position']}")
    expect(points.nth(1)).to_have_attribute("aria-expanded", "true")
    expect(panel).to_contain_text(made[1]["better"][0])
    points.first.focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text(made[0]["better"][0])
    assert violations(page) == []
    for size in (TABLET, LARGE, PHONE):
        page.set_viewport_size(size)
        expect(points.first).to_be_visible()
        points.first.scroll_into_view_if_needed()
        assert not scrolls(page), f"the page scrolls at {size['width']}"
    assert violations(page) == []

    page.goto(f"{embedded.url}/api/tables/{table}/review.html?language=pl")
    expect(page.locator("article")).to_have_count(len(made))
    assert page.locator("svg polyline").count() == 2
    assert violations(page) == []
    page.goto(f"{embedded.url}/table/{table}")
    page.get_by_role("button", name="Review", exact=True).click()
    points.first.click()
    panel.get_by_role("button", name="Play a variant from here").click()
    expect(page).not_to_have_url(re.compile(table))
    assert ada.get(f"/tables/{page.url.rsplit('/', 1)[-1]}")["branch"]
    house.close()
