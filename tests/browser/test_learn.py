"""Learning: the first lesson from its beginning to its end, the others where much is said, the rules searched, the
glossary.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, crossed, cut
from tests.browser.player import OVER, Player, browse
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House
from tests.server.house import Player as Client

NEW = {
    "en": ("New here? Ten minutes", "done: {0} of {0}"),
    "pl": ("Pierwszy raz? Dziesięć minut", "ukończono {0} z {0}"),
}


SCROLLED = """[...document.querySelectorAll('.decide, .decide *')].map(one => one.scrollLeft + one.scrollTop)
    .reduce((sum, one) => sum + one, 0)"""


# Whether a ring around one of these things is in sight that the lesson and the sheet leave free.
RINGED = """things => [...document.querySelectorAll('div[data-ring]')].some(ring => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    return things.includes(ring.dataset.ring) && [0.25, 0.5, 0.75].some(share => {
        const over = document.elementFromPoint(left + width / 2, top + height * share);
        return over?.closest('.strip') && !over.closest('.peek');
    });
})"""
# How much room is left empty in the list of my games.
EMPTY = """document.querySelector('section:has(> #mine) .foot').getBoundingClientRect().top
    - document.querySelector('section:has(> #mine) .empty').getBoundingClientRect().bottom"""
LANGUAGES = ("pl", "en")
SIZES = (LARGE, DESKTOP, TABLET, PHONE)
# Chapters with long sentences in the bar, and the choices that lead there. Some options have a paragraph with a title.
SAID = {
    "pax-first/purchase": (),
    "pax-next-2-republics/vote": (
        "ops west",
        "use-vote pren040",
        "vote aragon",
        "place portugal-aragon",
        "use-vote aragon",
        "place papal-states-ottoman",
    ),
}
# A chapter that goes on to speak when the game is over, what ends it, and the two beats that follow.
ENDS = ("lorenzo-next-2-report/report", ("go council", "claim faith"), "support")
ROW = 54  # pixels: less room than a game would take
OFTEN = 4  # beats in one language, then the lesson goes on in the other


def follow_the_lesson(page: Page, told: dict[str, list[dict[str, Any]]]) -> None:
    """One chapter: read on, or let the option be shown and take it. Rings are around what each beat speaks of.

    The language changes on the way, and the lesson goes on with the same beat.
    """
    player, panel = Player(page), page.locator(".lesson")
    for at, beat in enumerate(told["en"]):
        expect(panel.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(at))
        language = LANGUAGES[at // OFTEN % len(LANGUAGES)]
        page.locator(f".lang button[lang={language}]").click()
        for paragraph in told[language][at]["text"].split("\n\n"):
            expect(panel.get_by_text(paragraph, exact=True)).to_be_visible()
        for thing in beat["show"]:
            expect(page.locator(f'div[data-ring="{thing}"]')).to_have_count(1)
        if not at:
            for size in (LARGE, TABLET, PHONE, DESKTOP):
                page.set_viewport_size(size)
                page.evaluate(DRAWN)
                assert cut(page, ".lesson") == [], f"{size['width']}, {language}"
        if beat["choose"]:
            player.wait()
            before = page.evaluate(SCROLLED)
            panel.locator("button.main").click()  # show me
            assert page.evaluate(SCROLLED) == before
            words = page.locator(".decide .opts .opt.hot").get_attribute("data-option")
            assert words is not None
            assert words in beat["choose"]
            player.choose(words)
        else:
            panel.locator("button.main").click()  # go on
    expect(panel.locator(".done")).to_be_visible()


@pytest.mark.parametrize("game", ["pax-renaissance", "lorenzo", "imperializm"])
def test_the_first_lesson_is_completed(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    page = visit(embedded)
    address = f"{embedded.url}/api/games/{game}/lessons"
    told = {
        language: page.request.get(address, headers={"accept-language": language}).json()[0]["chapters"]
        for language in LANGUAGES
    }
    chapters = len(told["en"])
    row = page.locator(f"li[data-lesson={game}]")
    expect(row).to_contain_text("short chapter")
    expect(row.locator(".past")).to_have_count(0)
    page.set_viewport_size(TABLET)
    assert page.evaluate(EMPTY) < ROW
    page.set_viewport_size(DESKTOP)
    row.get_by_role("button", name=re.compile("^Begin")).click()
    language = "en"
    for number in range(chapters):
        expect(page.locator(".lesson")).to_contain_text(told[language][number]["title"])
        follow_the_lesson(page, {one: told[one][number]["beats"] for one in LANGUAGES})
        language = str(page.evaluate("document.documentElement.lang"))
        if number + 1 < chapters:
            page.locator(".lesson button.main").click()
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


@pytest.mark.parametrize("game", ["pax-renaissance", "lorenzo", "imperializm"])
def test_a_phone_has_in_sight_what_a_lesson_speaks_of(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    """In every chapter, in one language or the other. Nothing lies over what it shows when it is asked to."""
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        page = browse(visit, embedded, who, "/favicon.svg", phone=True).page
        panel, lessons = page.locator(".lesson"), who.get(f"/games/{game}/lessons")
        for number, chapter in enumerate(chapter for lesson in lessons for chapter in lesson["chapters"]):
            table = begun(who, chapter["name"], ())
            page.goto(f"{embedded.url}/table/{table}")
            page.locator(f".lang button[lang={LANGUAGES[number % len(LANGUAGES)]}]").click()
            for at, beat in enumerate(chapter["beats"]):
                expect(panel.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(at))
                if beat["show"]:
                    page.wait_for_function(RINGED, arg=beat["show"])
                panel.locator("button.main").tap()  # go on, or show me
                if beat["choose"]:
                    expect(page.locator(".decide .opt.hot")).to_have_count(1)
                    if beat["show"]:
                        page.wait_for_function(RINGED, arg=beat["show"][:1])
                    who.choose(table, beat["choose"][0])
            expect(panel.locator(".done")).to_be_visible()


def test_a_lesson_is_read_to_its_end(embedded: Site, visit: Callable[..., Page]) -> None:
    """No sentence in the bar is cut or lies over another, before previews have come, too; no result covers a beat."""
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        player = browse(visit, embedded, who, "/favicon.svg", fresh=True)
        page = player.page
        folded = page.locator(".decide .handle[aria-expanded=false]")  # on a phone, while the lesson only speaks
        page.route(re.compile("/preview"), lambda route: None)  # they never come in the first chapter
        for chapter, choices in SAID.items():
            page.goto(f"{embedded.url}/table/{begun(who, chapter, choices)}")
            for language in LANGUAGES:
                page.set_viewport_size(DESKTOP)
                assert player.wait() == "choose"
                asked = page.locator(".decide h2").inner_text()
                page.locator(f".lang button[lang={language}]").click()
                expect(page.locator(".decide h2")).not_to_have_text(asked)
                for size in SIZES:
                    page.set_viewport_size(size)
                    page.evaluate(DRAWN)
                    if folded.count():
                        folded.click()
                        page.evaluate(DRAWN)
                    assert cut(page, ".decide") == [], f"{chapter}, {language}, {size['width']}"
                    assert crossed(page, ".decide") == [], f"{chapter}, {language}, {size['width']}"
            page.unroute_all(behavior="ignoreErrors")
            page.set_viewport_size(DESKTOP)
        chapter, choices, last = ENDS
        table = begun(who, chapter, choices)
        page.goto(f"{embedded.url}/table/{table}")
        assert player.wait() == "choose"
        who.choose(table, last)
        expect(page.locator(OVER)).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        for _ in range(2):
            page.locator(".lesson button.main").click()
        expect(page.locator(".lesson .done")).to_be_visible()


def begun(who: Client, chapter: str, choices: tuple[str, ...]) -> str:
    """The table of a chapter after these choices."""
    table = str(who.post(f"/lessons/{chapter}")["id"])
    for words in choices:
        who.choose(table, words)
    return table


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
