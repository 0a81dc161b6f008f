"""A game for one in the browser: from the home page to the result, with the reasons of the opponent on the way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MOST, Player
from tests.browser.site import Site


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_a_whole_game_alone(site: Site, visit: Callable[..., Page]) -> None:
    page = visit(site, language="en")
    rules = page.get_by_label("Rules", exact=False).first
    rules.select_option("2e-living")
    differs = page.get_by_text(re.compile(r"\d+ paragraphs differ \(compared with: second edition\)"))
    differs.click()
    expect(page.locator("[data-differs=F7]")).to_contain_text("second edition, living rules of 2020")
    assert violations(page) == []
    page.get_by_role("link", name="Play alone").first.click()
    expect(page.get_by_text("No game is over yet")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("How hard").select_option("6")
    expect(rules).to_have_value("2e-living")  # as on the home page
    rules.select_option("2e")
    expect(page.get_by_text("The other editions are compared with this one")).to_be_visible()
    rules.select_option("2e-living")
    differs.click()
    expect(page.locator("[data-differs=F7]")).to_contain_text("second edition, living rules of 2020")
    assert violations(page) == []
    page.get_by_role("button", name="Play Pax Renaissance alone").click()
    player = Player(page, seed=3)
    why = page.locator(".why button")
    looked, choices = False, 0
    while player.wait() != "over":
        if not looked and why.count():
            why.first.click()
            dialog = page.get_by_role("dialog")
            expect(dialog).to_contain_text("By the book")
            expect(dialog.locator(".node.end")).not_to_have_count(0)
            assert violations(page) == []
            page.keyboard.press("Escape")
            looked = True
        player.by_mouse()
        choices += 1
        assert choices < MOST, "the game does not end"
    assert looked
    page.keyboard.press("Escape")
    page.goto(f"{site.url}/alone")
    expect(page.get_by_text(re.compile("Games won: [01] of 1"))).to_be_visible()
    row = page.get_by_role("listitem").filter(has=page.locator("time"))
    expect(row).to_contain_text(re.compile(r"(Won|Lost).*(victory|market).*6 cards.*living rules.*\d+ turns?"))
    assert violations(page) == []
