"""Few clicks: a placement in Lorenzo takes two, and one more where servants matter or nothing can be taken back. None
is lost.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, cut
from tests.browser.player import CONFIRM, browse
from tests.browser.positions import brought, fork
from tests.browser.site import DESKTOP, PHONE, Site
from tests.browser.test_bar import SIZES
from tests.browser.test_final import REASONS
from tests.server.house import House, seated


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_placement_takes_three_clicks(embedded: Site, visit: Callable[..., Page], language: str) -> None:
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        table, players = seated(house, "Ada", "Bea", game="lorenzo")
        first = next(player for player in players if player.position(table)["decision"])
        player = browse(visit, embedded, first, f"/table/{table}")
        page = player.page
        assert player.wait() == "choose"
        player.speak(language)

        def member(colour: str) -> str:
            return f'.spot[data-thing="member:{colour}"]'

        page.locator(f"{member('white')}.legal").click()
        # Another member takes its place, and nothing else is asked meanwhile.
        page.locator(f"{member('black')}.other").click()
        expect(page.locator(f"{member('white')}.other")).to_have_count(1)
        expect(page.locator(f"{member('black')}.other")).to_have_count(0)
        assert violations(page) == []
        for size in SIZES.values():
            page.set_viewport_size(size)
            if size == PHONE:
                page.locator("#tab-home").click()
            expect(page.locator(f"{member('white')}.other").first).to_be_visible()
            expect(page.locator(f"{member('black')}.other")).to_have_count(0)
        page.set_viewport_size(DESKTOP)
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
        expect(page.locator(".decide .ask p")).to_contain_text(REASONS["asks"][language])
        stepper.locator(".more-of").click()
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            expect(stepper, name).to_have_attribute("data-option", "servants 1")
            for part in (".fewer", "output", ".more-of", ".yes"):
                expect(stepper.locator(part)).to_be_in_viewport(ratio=0.9)
            assert cut(page, ".decide") == [], name
        page.set_viewport_size(DESKTOP)
        expect(stepper).to_have_attribute("data-option", "servants 1")
        assert violations(page) == []
        stepper.locator(".yes").click()
        expect(page.locator(".decide.mine")).to_have_count(0)
        assert first.get(f"/tables/{table}/entries")[-1]["words"] == "servants 1"
        # What the rival does with a member of that name is no mark on mine.
        rival = next(one for one in players if one is not first)
        begun = len(rival.get(f"/tables/{table}/entries"))
        while rival.any_choice(table):
            pass
        assert player.wait() == "choose"
        made = [entry["words"] for entry in rival.get(f"/tables/{table}/entries")[begun:] if entry["words"]]
        placed = next(words for words in made if words.startswith("place ")).split()[1]
        taken = next(words for words in made if words.startswith("go ")).split()[1]
        expect(page.locator(f'.spot[data-thing="space:{taken}"].changed')).to_have_count(1)
        expect(page.locator(member(placed))).to_have_count(1)
        expect(page.locator(member(placed))).not_to_have_class(re.compile(r"\bchanged\b"))


def test_a_click_is_not_lost_because_the_focus_comes_after_the_pointer(
    embedded: Site, visit: Callable[..., Page]
) -> None:
    """The piece that would come lies under the pointer. It is not drawn anew when the last place loses the focus."""
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        table = fork(who, brought(who, "pax/globalization-2"), 13)
        player = browse(visit, embedded, who, f"/table/{table}")
        page = player.page
        assert player.wait() == "choose"
        assert {"place ottoman-mamluk", "place byzantium-mamluk"} <= set(player.options())
        asked = player.asked()
        page.locator('[data-thing="border:byzantium-mamluk"]').focus()
        taken = page.locator('[data-thing="border:ottoman-mamluk"]')
        taken.hover()
        expect(taken.locator("use")).to_have_count(2)  # who stands there, and who would come
        taken.click()
        page.wait_for_function(
            "([sure, asked]) => document.querySelector(sure)"
            " || document.querySelector('.decide').dataset.number !== asked",
            arg=[CONFIRM, asked],
        )


SINK = """
option => {
    const above = document.createElement("button");
    above.textContent = "slid here";
    above.style = "position: fixed; z-index: 99; inset: 0";
    above.onclick = () => (window.slid = true);
    document.body.append(above);
}
"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_click_means_what_lay_under_the_pointer_when_it_came_down(
    embedded: Site, visit: Callable[..., Page], size: dict[str, int]
) -> None:
    """Whatever slides there before the pointer is lifted, or before a busy page hears of it, is not chosen."""
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        table, players = seated(house, "Ada", "Bea", game="lorenzo")
        first = next(player for player in players if player.position(table)["decision"])
        player = browse(visit, embedded, first, f"/table/{table}", phone=size is PHONE)
        page = player.page
        assert player.wait() == "choose"
        option = page.locator(".decide .opt").first
        words = option.get_attribute("data-option")
        if size is PHONE:
            option.evaluate(f"option => option.addEventListener('touchend', {SINK})")
            option.tap()
            expect(page.locator(CONFIRM)).to_have_count(1)  # a finger is always asked
        else:
            option.hover()
            page.mouse.down()
            page.evaluate(SINK)
            page.mouse.up()
            expect(page.locator(f'.decide .opt[data-option="{words}"]')).to_have_count(0)
        assert page.evaluate("window.slid") is None
