"""Whole games against bots: with the mouse, with the keyboard alone, on a phone; on both databases, in both languages.

At the end the result is put under the accessibility audit: nowhere else is a game over.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MOST, Player
from tests.browser.site import Site

PLAY = "button.go[type=submit]"
RESULT = {"en": "Result", "pl": "Wynik"}


def on(*ways: tuple[str, str, str]) -> pytest.MarkDecorator:
    """These databases, games and languages."""
    return pytest.mark.parametrize(("site", "game", "language"), ways, indirect=["site"])


def scrolls(page: Page) -> bool:
    """Whether the page as a whole is larger than the window."""
    return bool(
        page.evaluate(
            "document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollWidth > innerWidth"
        )
    )


def play_out(player: Player, how: Callable[[], None], language: str) -> None:
    """To the end, and to the result; the page never scrolls."""
    choices = 0
    while player.wait() != "over":
        assert not scrolls(player.page)
        how()
        choices += 1
        assert choices < MOST, "the game does not end"
    assert choices > 5
    expect(player.page.get_by_role("dialog")).to_contain_text(RESULT[language])
    assert violations(player.page) == []
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert not scrolls(player.page)
    assert violations(player.page) == []


@on(
    ("sqlite", "pax-renaissance", "en"),
    ("postgres", "pax-renaissance", "pl"),
    ("postgres", "lorenzo", "en"),
    ("sqlite", "imperializm", "pl"),
)
def test_by_mouse(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    page = visit(site, language=language)
    page.locator(f'input[value="{game}"]').check()
    page.locator(PLAY).click()
    player = Player(page, seed=3)
    play_out(player, player.by_mouse, language)


@on(("postgres", "pax-renaissance", "en"), ("sqlite", "lorenzo", "pl"), ("postgres", "imperializm", "en"))
def test_by_keyboard_alone(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    page = visit(site, language=language)
    page.wait_for_selector("input[type=radio]:checked")
    tab_to(page, "input[type=radio]:checked")
    while page.evaluate("document.activeElement.value") != game:
        page.keyboard.press("ArrowRight")
    tab_to(page, PLAY)
    page.keyboard.press("Enter")
    player = Player(page, seed=6)  # with 5 a planner wins at Pax in the third turn
    play_out(player, player.by_keyboard, language)


@on(("sqlite", "pax-renaissance", "en"), ("postgres", "lorenzo", "pl"), ("sqlite", "imperializm", "en"))
def test_on_a_phone(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    page = visit(site, language=language, phone=True)
    page.locator(f'input[value="{game}"]').check()
    page.locator(PLAY).tap()
    player = Player(page, seed=7)
    play_out(player, player.by_finger, language)


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key does not lead to {selector}")
