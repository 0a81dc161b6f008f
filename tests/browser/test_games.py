"""Whole games against bots: with the mouse, with the keyboard alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.site import Site

GAMES = {"pax-renaissance": "Pax Renaissance", "lorenzo": "Lorenzo il Magnifico"}
every_game = pytest.mark.parametrize("game", GAMES)


def pick_game(page: Page, game: str) -> None:
    """On the home page: this game, and one bot."""
    page.get_by_label(GAMES[game]).first.check()


def scrolls(page: Page) -> bool:
    """Whether the page as a whole is larger than the window."""
    return bool(
        page.evaluate(
            "document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollWidth > innerWidth"
        )
    )


@every_game
def test_by_mouse(site: Site, visit: Callable[..., Page], game: str) -> None:
    page = visit(site)
    pick_game(page, game)
    page.get_by_role("button", name="Play now").click()
    player = Player(page, seed=3)
    choices = 0
    while player.wait() != "over":
        assert not scrolls(page)
        player.by_mouse()
        choices += 1
    assert choices > 5
    expect(page.get_by_role("dialog")).to_contain_text("Result")


@every_game
def test_by_keyboard_alone(site: Site, visit: Callable[..., Page], game: str) -> None:
    page = visit(site)
    tab_to(page, "input[type=radio]:checked")
    while page.evaluate("document.activeElement.value") != game:
        page.keyboard.press("ArrowRight")
    tab_to(page, "button.play")
    page.keyboard.press("Enter")
    Player(page, seed=5).play_out("by_keyboard")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@every_game
def test_on_a_phone(site: Site, visit: Callable[..., Page], game: str) -> None:
    page = visit(site, phone=True)
    pick_game(page, game)
    page.get_by_role("button", name="Play now").tap()
    Player(page, seed=7).play_out("by_finger")
    assert not scrolls(page)


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key does not lead to {selector}")
