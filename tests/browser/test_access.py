"""Every screen in both languages, on a desktop and on a phone, under the accessibility audit; and without scrolling.

Each screen is seen in each language and on each machine, but not in every pair of them: an audit takes as long as the
page that it looks at. What can differ in a pair is the width of the words, and that is measured in all of them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.asked import Questions
from tests.browser.axe import violations
from tests.browser.player import play_now
from tests.browser.site import DESKTOP, PHONE, Site
from tests.server.house import House

PAGES = (
    "/",
    "/new",
    "/join",
    "/resume",
    "/me",
    "/records",
    "/learn",
    "/learn/pax-renaissance/lesson",
    "/values/imperializm",
    "/no/such/page",
)
# Long pages of one kind for every game: each is audited on one machine only.
LONG = (
    ("/learn/pax-renaissance/rules", "/learn/pax-renaissance/glossary"),
    ("/learn/lorenzo/glossary", "/learn/lorenzo/rules"),
    ("/learn/imperializm/rules", "/learn/imperializm/glossary"),
)
KNOWN = ("/", "/me", "/records")  # what they show depends on whom they know
MENU = 9  # the least there is in the menu of a table while one plays
# How much wider the page is than the window, once it has been drawn at this width.
SIDEWAYS = """() => new Promise(told => requestAnimationFrame(() => requestAnimationFrame(
    () => told(document.scrollingElement.scrollWidth - innerWidth))))"""
both = pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)], ids=["desktop-en", "phone-pl"])


class Audit:
    """What is found on the way."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.questions = Questions(page)
        self.found: dict[str, list[str]] = {}

    def __call__(self, what: str, part: str = "html") -> None:
        """Look at the page, or at the part of it that is new."""
        if wrong := violations(self.page, part):
            self.found[what] = wrong

    def dialog(self, what: str) -> None:
        """Look at the dialog that opens, and close it."""
        self.page.wait_for_selector("dialog[open]")
        self(what, "dialog[open]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def address(self, address: str, look: bool = True) -> None:
        """Look at a page of the site, which is not wider than the window and comes to rest."""
        self.questions.clear()
        self.page.goto(address)
        self.page.wait_for_selector("h1")
        self.questions.at_rest()
        if look:
            self(address)
        self.fits(address)

    def fits(self, what: str) -> None:
        """No wider than the window, here and on the other machine; the page is left as it was."""
        own = self.page.viewport_size
        assert own
        for size in (own, DESKTOP if own == PHONE else PHONE):
            self.page.set_viewport_size(size)
            sideways = self.page.evaluate(SIDEWAYS)
            assert sideways <= 0, f"{what} is {sideways} px too wide at {size['width']}"
        self.page.set_viewport_size(own)


@both
def test_pages(embedded: Site, visit: Callable[..., Page], language: str, phone: bool) -> None:
    audit = Audit(visit(embedded, language=language, phone=phone))
    for path in PAGES:
        audit.address(embedded.url + path)
    for pair in LONG:
        for path in pair:
            audit.address(embedded.url + path, look=path == pair[phone])
    house = House([embedded.url], embedded.database)
    client = house.guest("Ada", language)
    table = client.table("", game="pax-renaissance")
    cookie = client.http.headers["cookie"].partition("=")[2]
    audit.page.context.add_cookies([{"name": "signoria", "value": cookie, "url": embedded.url}])
    for path in KNOWN:
        audit.address(embedded.url + path)
    audit.address(f"{embedded.url}/table/{table}")
    house.close()
    assert audit.found == {}


@pytest.mark.parametrize(
    ("game", "language", "phone"),
    [
        ("pax-renaissance", "en", False),
        ("pax-renaissance", "pl", True),
        ("lorenzo", "pl", False),
        ("lorenzo", "en", True),
        ("imperializm", "en", False),
        ("imperializm", "pl", True),
    ],
)
def test_tables(embedded: Site, visit: Callable[..., Page], game: str, language: str, phone: bool) -> None:
    page = visit(embedded, language=language, phone=phone)
    player, audit = play_now(page, game, seed=11), Audit(page)
    choices = 0
    while choices < 6 and player.wait() != "over":
        if choices in {0, 5}:
            audit(f"choice {choices}")
        getattr(player, "by_finger" if phone else "by_mouse")()
        choices += 1
    if player.wait() == "over":  # a bot finds a comet early now and then
        audit.dialog("the result")
    page.keyboard.press("Home")
    page.wait_for_selector(".page.past")
    audit("past")
    page.keyboard.press("d")
    audit.dialog("the position in words")
    assert audit.found == {}


@both
def test_dialogs(embedded: Site, visit: Callable[..., Page], language: str, phone: bool) -> None:
    page = visit(embedded, language=language, phone=phone)
    player, audit = play_now(page, "pax-renaissance", seed=11), Audit(page)
    player.wait()
    for key in "?e":
        page.keyboard.press(key)
        audit.dialog(f"key {key}")
    page.keyboard.press("c")
    page.wait_for_selector("#chat-text")
    audit("chat", "aside")
    page.keyboard.press("Escape")
    menu, entries = page.locator(".ways > .tbtn").last, page.locator("dialog li > button")
    menu.click()
    page.wait_for_selector("dialog[open]")
    count = entries.count()
    assert count + page.locator("dialog li > a").count() >= MENU
    audit.dialog("menu")
    for number in range(count):
        menu.click()
        entries.nth(number).click()
        audit.dialog(f"entry {number} of the menu")
    assert audit.found == {}


def test_close_ups_on_the_board_of_pax(embedded: Site, visit: Callable[..., Page]) -> None:
    """One thing of every kind that can be pointed at."""
    page = visit(embedded)
    player, audit = play_now(page, "pax-renaissance", seed=11), Audit(page)
    player.wait()
    kinds = page.locator(".spot").evaluate_all(
        "spots => [...new Set(spots.map(spot => spot.dataset.thing.split(':')[0]))]"
    )
    assert {"empire", "victory"} <= set(kinds)
    for kind in kinds:
        page.locator(f'.spot[data-thing^="{kind}:"]').first.focus()
        audit(f"the {kind}", ".inspector")
    assert audit.found == {}


def test_a_close_up_on_the_board_of_lorenzo(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded)
    player, audit = play_now(page, "lorenzo", seed=11), Audit(page)
    player.wait()
    card = page.locator("[data-card]").first
    card.hover()
    shown = page.locator("aside.close")
    shown.wait_for()
    audit("the card", "aside.close")
    here, there = card.bounding_box(), shown.bounding_box()
    assert here
    assert there
    assert there["x"] >= here["x"] + here["width"]  # beside it, not somewhere else
    assert abs(there["y"] - here["y"]) < here["height"]
    assert audit.found == {}


@both
def test_the_empires_and_the_scoring_of_imperializm(
    embedded: Site, visit: Callable[..., Page], language: str, phone: bool
) -> None:
    page = visit(embedded, language=language, phone=phone)
    player, audit = play_now(page, "imperializm", seed=11), Audit(page)
    for _ in range(4):
        player.wait()
        getattr(player, "by_finger" if phone else "by_mouse")()
    player.wait()
    if phone:
        page.locator("#tab-rivals").tap()
    page.locator(".fore button").click()
    audit.dialog("the scoring")
    page.locator(".rival > .cover").first.click()
    audit.dialog("an empire")
    if not phone:
        page.locator("[data-territory]").first.hover()
        page.locator("aside.close").wait_for()
        audit("a territory", "aside.close")
    assert audit.found == {}
