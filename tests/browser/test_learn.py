"""Learning: the first lesson from its beginning to its end, the rules searched, the glossary."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, cut
from tests.browser.player import Player
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site

MOST_BEATS = 60
NEW = {
    "en": ("New here? Ten minutes", "done: {0} of {0}"),
    "pl": ("Pierwszy raz? Dziesięć minut", "ukończono {0} z {0}"),
}


SCROLLED = """[...document.querySelectorAll('.decide, .decide *')].map(one => one.scrollLeft + one.scrollTop)
    .reduce((sum, one) => sum + one, 0)"""


def follow_the_lesson(page: Page, panel: Locator, shown: list[list[str]]) -> None:
    """One chapter: read on, or let the option be shown and take it. Rings are around what each beat speaks of."""
    player = Player(page)
    for _ in range(MOST_BEATS):
        if panel.locator(".done").count():
            return
        said = panel.get_by_role("progressbar").get_attribute("aria-valuenow")
        for thing in shown[int(said or 0)]:
            expect(page.locator(f'div[data-ring="{thing}"]')).to_have_count(1)
        if panel.get_by_role("button", name="Go on").count():
            panel.get_by_role("button", name="Go on").click()
        else:
            player.wait()
            before = page.evaluate(SCROLLED)
            panel.get_by_role("button", name="Show me").click()
            assert page.evaluate(SCROLLED) == before
            words = page.locator(".decide .opts .opt.hot").get_attribute("data-option")
            assert words is not None
            player.choose(words)
        expect(panel.locator(f'[role=progressbar]:not([aria-valuenow="{said}"]), .done').first).to_be_attached()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", ["pax-renaissance", "lorenzo"])
def test_the_first_lesson_is_completed(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    page = visit(embedded)
    told = page.request.get(f"{embedded.url}/api/games/{game}/lessons").json()[0]["chapters"]
    chapters = len(told)
    row = page.locator(f"li[data-lesson={game}]")
    expect(row).to_contain_text("short chapter")
    expect(row.locator(".past")).to_have_count(0)
    row.get_by_role("button", name=re.compile("^Begin")).click()
    for number in range(1, chapters + 1):
        panel = page.get_by_role("region", name="Lesson", exact=True)
        expect(panel).to_contain_text(f"{number} of {chapters}")
        follow_the_lesson(page, panel, [beat["show"] for beat in told[number - 1]["beats"]])
        if number < chapters:
            panel.locator("button.main").click()
    page.goto(f"{embedded.url}/learn/{game}/lesson")
    expect(page.locator("ol > li.done")).to_have_count(chapters)
    page.goto(embedded.url)
    for language, (heading, done) in NEW.items():
        page.get_by_role("button", name=re.compile(f"^{language.upper()}")).click()
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(row).to_contain_text(done.format(chapters))
        expect(row.locator(".past")).to_have_count(chapters)
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            assert cut(page, "section:has(> * > #beginners)") == [], f"{size['width']}, {language}"


def test_the_rules_are_searched_in_both_languages(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, "/learn/pax-renaissance/rules")
    page.get_by_role("searchbox").fill("golden liberty")
    expect(page.locator("main")).to_contain_text("F6")
    page.get_by_role("searchbox").fill("zlota wolnosc")
    expect(page.locator("main")).to_contain_text("F6")
    page.get_by_label("first edition, living rules of 2017").check()
    page.wait_for_url("**/rules/1e")
    expect(page.locator('[id="F6d"]')).to_have_count(0)  # the search goes on in the other edition
    expect(page.get_by_role("searchbox")).to_have_value("zlota wolnosc")
    page.get_by_role("searchbox").fill("")
    page.get_by_text("paragraphs differ").click()
    expect(page.locator("[data-differs=F6d]")).to_contain_text("There is no such paragraph.")
    assert violations(page) == []
    page.goto(f"{embedded.url}/learn/pax-renaissance/rules#F6b")
    expect(page.locator('[id="F6b"]')).to_be_in_viewport()


def test_the_glossary_has_pictures(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, "/learn/pax-renaissance/glossary")
    page.locator("main svg use").first.wait_for(state="attached")
    missing = page.evaluate(
        "[...document.querySelectorAll('main svg use')].map(one => one.getAttribute('href'))"
        ".filter(href => !document.querySelector(href))"
    )
    assert missing == []
