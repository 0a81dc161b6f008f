"""The decision bar: nothing is cut, nothing irreversible happens by one click, and what matters most comes first."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ink import cut
from tests.browser.player import CONFIRM, Player, browse
from tests.browser.positions import whatif
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House

GAMES = {  # positions in which much lies on the table and much can be done
    "pax-renaissance": ("pax/patron-4", 0.7),
    "lorenzo": ("lorenzo/advanced-4", 0.8),
    "imperializm": ("imperializm/attack-4", 0.5),
}
SIZES = {"1920": LARGE, "1366": DESKTOP, "820": TABLET, "390": PHONE}
UNDER = """
() => {
    const ask = document.querySelector('.decide .ask').getBoundingClientRect();
    return [...document.querySelectorAll('.decide .opts .opt:not(.gone)')].map(one => one.getBoundingClientRect())
        .some(one => one.left < ask.right - 1 && one.top < ask.bottom - 1);
}
"""
# The texts of things whose first letter lies under the number of an option.
COVERED = """() => [...document.querySelectorAll('main .key')]
    .filter(key => !key.closest('[inert]') && key.checkVisibility({ visibilityProperty: true }))
    .flatMap(key => {
        const { left, top, width, height } = key.getBoundingClientRect();
        const [x, y, radius] = [left + width / 2, top + height / 2, height / 2];
        let thing = key.parentElement;
        while (thing.textContent.trim() === key.textContent.trim()) thing = thing.parentElement;
        const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
        const [range, found] = [document.createRange(), []];
        while (walker.nextNode()) {
            const node = walker.currentNode, at = node.data.search(/\\p{L}/u);
            if (at < 0 || key.contains(node) || node.parentElement.closest('svg, .sr, .key')) continue;
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            const [ink, low] = [box.top + box.height * 0.3, box.bottom - box.height * 0.25];
            const away = Math.hypot(
                Math.max(box.left - x, x - box.right, 0), Math.max(ink - y, y - low, 0),
            );
            if (box.width && away < radius - 2) found.push(node.data.trim());
        }
        return found;
    })"""
DRAWN = "() => new Promise(told => requestAnimationFrame(() => requestAnimationFrame(told)))"
both = pytest.mark.parametrize("language", ["en", "pl"])


@pytest.fixture(scope="module")
def town(embedded: Site) -> Iterator[House]:
    """The server for programs."""
    with contextlib.closing(House([embedded.url], embedded.database)) as one:
        yield one


def bought(player: Player) -> str:
    """The cheapest card that can be bought."""
    return next(words for words in player.options() if words.startswith("buy "))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut(embedded: Site, town: House, visit: Callable[..., Page], game: str) -> None:
    """Neither a sentence of the bar nor a name on the board, at any size, in any pane of the phone."""
    who = town.guest("Ada")
    player = browse(visit, embedded, who, f"/table/{whatif(who, *GAMES[game])}")
    page = player.page
    for language in ("en", "pl"):
        player.speak(language)
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            assert player.wait() == "choose"
            page.wait_for_load_state("networkidle")
            page.evaluate(DRAWN)
            assert cut(page) == [], f"{name}, {language}"
            assert page.evaluate(COVERED) == [], f"{name}, {language}"
            if size["width"] >= 700:
                assert page.evaluate(UNDER) is False, name
                shown = page.locator(".decide .opts :is(.opt, .group):not(.gone)").count()
                there = page.locator(".decide .opts :is(.opt, .group)").count()
                assert shown >= min(3, there), f"{name}, {language}: {shown} of {there}"
            assert page.locator(".decide .aids").count() == 1
            for tab in page.locator("[role=tab]").all():
                tab.click()
                expect(tab).to_have_attribute("aria-selected", "true")
                assert cut(page) == [], f"{name}, {language}: {tab.inner_text()}"
        page.keyboard.press("h")  # a hint takes a bot some time: one for all sizes
        for name, size in reversed(SIZES.items()):
            page.set_viewport_size(size)
            expect(page.locator(".decide .opt.hinted:not(.gone)")).to_have_count(1)
            page.evaluate(DRAWN)
            assert cut(page, ".decide, section.panel") == [], f"{name}, {language}: the hint"
        page.keyboard.press("Escape")


@both
def test_what_cannot_be_taken_back_is_asked_about_with_the_reason(
    embedded: Site, town: House, visit: Callable[..., Page], language: str
) -> None:
    who = town.guest("Bea", language)
    table = who.table("greedy", game="pax-renaissance")
    who.post(f"/tables/{table}/start")
    player = browse(visit, embedded, who, f"/table/{table}", language=language)
    assert player.wait() == "choose"
    player.choose(bought(player))  # two purchases are a turn, and new cards come with its end
    assert player.wait() == "choose"
    player.press(bought(player))
    expect(player.page.locator(CONFIRM)).to_be_visible()
    reason = {"en": "New cards come to light", "pl": "Odsłonią się nowe karty"}[language]
    expect(player.page.locator(".decide .ask p")).to_contain_text(reason)


@both
def test_a_leader_is_not_thrown_away_by_a_click(
    embedded: Site, town: House, visit: Callable[..., Page], language: str
) -> None:
    who = town.guest("Cleo", language)
    table = who.table("greedy", game="lorenzo", edition="advanced", options={"leaders": "dealt"})
    who.post(f"/tables/{table}/start")
    player = browse(visit, embedded, who, f"/table/{table}", language=language)
    page = player.page
    while "place white" not in (options := player.options() if player.wait() == "choose" else []):
        player.choose(options[0])
    discard = next(words for words in options if words.startswith("discard-leader "))
    leader = page.locator(f'[data-thing="leader:{discard.split()[1]}"]').first
    alone = f"play-leader {discard.split()[1]}" not in options
    if alone:
        expect(leader).not_to_have_class(re.compile(r"\blegal\b"))
    leader.click()
    expect(page.locator(f'.decide .opt[data-option="{discard}"]')).to_be_visible()
    expect(page.locator('.decide .opt[data-option="place white"]')).to_have_count(0)
    player.press(discard)
    expect(page.locator(CONFIRM)).to_be_visible()
    assert player.asked()
