"""Whole games against bots: with the mouse, with the keyboard alone, on a phone; on both databases, in both languages.

Each game is played in each way, and sees both databases and both languages on the way.

At the end the result is put under the accessibility audit, on a desktop and on a phone: nowhere else is a game over.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MOST, STEADY, STRENGTH, Player, play_now
from tests.browser.site import Site

PLAY = "button.go[type=submit]"
# What makes the game shorter: a random player against many soon loses at Imperializm.
OPPONENTS = {"pax-renaissance": 1, "lorenzo": 1, "imperializm": 2}
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


def play_out(player: Player, how: Callable[[], None], language: str, audit: bool = True) -> None:
    """To the end, and to the result; the page never scrolls."""
    choices = 0
    while player.wait() != "over":
        assert not scrolls(player.page)
        how()
        choices += 1
        assert choices < MOST, "the game does not end"
    assert choices > 5
    expect(player.page.get_by_role("dialog")).to_contain_text(RESULT[language])
    assert not audit or violations(player.page) == []
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert not scrolls(player.page)
    assert not audit or violations(player.page) == []


@on(("postgres", "pax-renaissance", "pl"), ("sqlite", "lorenzo", "en"), ("postgres", "imperializm", "pl"))
def test_by_mouse(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    player = play_now(visit(site, language=language), game, seed=3, opponents=OPPONENTS[game])
    play_out(player, player.by_mouse, language)


@on(("sqlite", "pax-renaissance", "en"), ("postgres", "lorenzo", "pl"), ("sqlite", "imperializm", "en"))
def test_by_keyboard_alone(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    page = visit(site, language=language)
    page.wait_for_selector("input[type=radio]:checked")
    choose_by_arrows(page, "input[type=radio]:checked", "ArrowRight", game)
    choose_by_arrows(page, "input[type=radio]:checked", "ArrowLeft", str(OPPONENTS[game]))
    choose_by_arrows(page, STRENGTH, "ArrowDown", STEADY)
    tab_to(page, PLAY)
    page.keyboard.press("Enter")
    player = Player(page, seed=6)
    play_out(player, player.by_keyboard, language, audit=False)


@on(("sqlite", "pax-renaissance", "pl"), ("postgres", "lorenzo", "en"), ("sqlite", "imperializm", "pl"))
def test_on_a_phone(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    player = play_now(visit(site, language=language, phone=True), game, seed=7, opponents=OPPONENTS[game])
    play_out(player, player.by_finger, language)


def choose_by_arrows(page: Page, selector: str, key: str, value: str) -> None:
    """Tab to a choice, and go on with an arrow key until a value is chosen."""
    tab_to(page, selector)
    for _ in range(20):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {value}")


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key does not lead to {selector}")
