"""Every screen in both languages, on a desktop and on a phone, under the accessibility audit; and without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.site import Site

PAGES = (
    "/",
    "/new",
    "/join",
    "/resume",
    "/me",
    "/records",
    "/learn",
    "/learn/pax-renaissance/rules",
    "/learn/pax-renaissance/glossary",
    "/learn/pax-renaissance/lesson",
    "/learn/lorenzo/rules",
    "/learn/lorenzo/glossary",
    "/no/such/page",
)
DIALOGS = {"menu": None, "keys": "?", "position": "d", "chat": "c", "rule": "e"}
every_language = pytest.mark.parametrize("language", ["en", "pl"])
every_size = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
every_game = pytest.mark.parametrize("game", ["pax-renaissance", "lorenzo"])


@every_language
@every_size
def test_pages(embedded: Site, visit: Callable[..., Page], language: str, phone: bool) -> None:
    page = visit(embedded, language=language, phone=phone)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(embedded.url + path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        if wrong := violations(page):
            found[path] = wrong
        sideways = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert sideways <= 0, f"{path} is {sideways} px too wide"
    assert found == {}


@every_language
@every_size
@every_game
def test_tables(embedded: Site, visit: Callable[..., Page], language: str, phone: bool, game: str) -> None:
    page = visit(embedded, language=language, phone=phone)
    page.locator(f'input[value="{game}"]').check(force=True)
    page.locator("button.go[type=submit]").click()
    player = Player(page, seed=11)
    found: dict[str, list[str]] = {}

    def audit(what: str) -> None:
        page.wait_for_timeout(50)
        if wrong := violations(page):
            found[what] = wrong

    for number in range(12):
        if player.wait() == "over":
            break
        if number in {0, 5, 11}:
            audit(f"choice {number}")
        getattr(player, "by_finger" if phone else "by_mouse")()
    page.keyboard.press("Home")
    page.wait_for_selector(".page.past")
    audit("past")
    page.keyboard.press("End")
    for name, key in DIALOGS.items():
        if key is None:
            page.locator(".ways > .tbtn").last.click()
        else:
            page.keyboard.press(key)
        page.wait_for_timeout(150)
        audit(name)
        page.keyboard.press("Escape")
    assert found == {}
