"""Few clicks: a placement in Lorenzo takes two, and one more where servants matter or nothing can be taken back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import CONFIRM, browse
from tests.browser.site import Site
from tests.server.house import House, seated


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_placement_takes_three_clicks(embedded: Site, visit: Callable[..., Page], language: str) -> None:
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        table, players = seated(house, "Ada", "Bea", game="lorenzo")
        first = next(player for player in players if player.position(table)["decision"])
        player = browse(visit, embedded, first, f"/table/{table}", language=language)
        page = player.page
        assert player.wait() == "choose"

        def member(colour: str) -> str:
            return f'.spot[data-thing="member:{colour}"]'

        page.locator(f"{member('white')}.legal").click()
        # Another member takes its place, and nothing else is asked meanwhile.
        page.locator(f"{member('black')}.other").click()
        expect(page.locator(f"{member('white')}.other")).to_have_count(1)
        expect(page.locator(f"{member('black')}.other")).to_have_count(0)
        assert violations(page) == []
        page.locator('.spot.legal[data-thing="space:market-coins"]').click()
        page.locator(CONFIRM).click()  # Bea decides next
        expect(page.locator(".decide.mine")).to_have_count(0)
        told = [entry["words"] for entry in first.get(f"/tables/{table}/entries")]
        assert told[-2:] == ["go market-coins", "servants 0"]
        # One undo takes back the placement as it was seen, the servants included.
        page.keyboard.press("Control+z")
        expect(page.locator('.spot.legal[data-thing="space:market-coins"]')).to_have_count(1)
        # Where servants are asked for, one button counts them and is the confirmation.
        placed = first.position(table)["decision"]["number"]
        first.post(f"/tables/{table}/choices", {"number": placed, "words": "go market-coins"})
        stepper = page.locator(".decide .stepper")
        expect(stepper).to_have_attribute("data-option", "servants 0")
        stepper.locator(".more-of").click()
        expect(stepper).to_have_attribute("data-option", "servants 1")
        assert violations(page) == []
        stepper.locator(".yes").click()
        expect(page.locator(".decide.mine")).to_have_count(0)
        assert first.get(f"/tables/{table}/entries")[-1]["words"] == "servants 1"
