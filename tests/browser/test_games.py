"""Whole games against bots: with the mouse, with the keyboard alone, on a phone; on both databases, in both languages.

Each game is played in each way, and sees both databases and both languages on the way.

At the end the result is put under the accessibility audit, on a desktop and on a phone: nowhere else is a game over. It
is looked at on every screen, and leads on to the next game.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, cut
from tests.browser.player import MOST, OVER, STEADY, STRENGTH, Player, play_now
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site

PLAY = "button.go[type=submit]"
# What makes the game shorter: a random player against many soon loses at Imperializm.
OPPONENTS = {"pax-renaissance": 1, "lorenzo": 1, "imperializm": 2}
RESULT = {"en": "Result", "pl": "Wynik"}
DECIDED = {"en": "What decided it", "pl": "Co rozstrzygnęło"}
COURSE = {"en": "The course of the game", "pl": "Przebieg gry"}
SHARE = {"en": ("Share the result", "Copied."), "pl": ("Udostępnij wynik", "Skopiowano.")}
AGAIN = {"en": "Play again at once", "pl": "Zagraj od razu jeszcze raz"}


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
    result(player.page, language)
    assert not audit or violations(player.page) == []
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert not scrolls(player.page)
    assert not audit or violations(player.page) == []


def result(page: Page, language: str) -> None:
    """It has the deciding numbers and the course of the game for every seat, and all of it is seen on every screen.

    What comes next is in sight at once, however many numbers there are.
    """
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(RESULT[language])
    seats = page.locator(".seats > li").count()
    expect(dialog.locator("caption")).to_have_text(DECIDED[language])
    expect(dialog.locator("thead th")).to_have_count(seats)
    expect(dialog.locator("figcaption")).to_contain_text(COURSE[language])
    expect(dialog.locator("polyline:not(.under)")).to_have_count(seats)
    own = page.viewport_size
    assert own
    for size in (PHONE, TABLET, DESKTOP, LARGE, own):
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        assert cut(page, "dialog") == [], size["width"]
        expect(dialog.get_by_role("button", name=SHARE[language][0])).to_be_in_viewport(ratio=1)
        assert not scrolls(page), size["width"]


def share_and_play_again(player: Player, language: str, press: Callable[[Locator], None]) -> None:
    """The result is copied for others, and one press leads to the next game, which begins at once."""
    page, table = player.page, player.page.url
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(page.locator(OVER).locator("xpath=..").get_by_role("button", name=RESULT[language]))
    dialog = page.get_by_role("dialog")
    share, copied = SHARE[language]
    press(dialog.get_by_role("button", name=share))
    expect(dialog.get_by_role("status")).to_have_text(copied)
    assert page.evaluate("navigator.clipboard.readText()") == dialog.locator(".line").inner_text()
    press(dialog.get_by_role("button", name=AGAIN[language]))
    page.wait_for_url(lambda url: url != table)
    assert player.wait() == "choose"


@on(("postgres", "pax-renaissance", "pl"), ("sqlite", "lorenzo", "en"), ("postgres", "imperializm", "pl"))
def test_by_mouse(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    player = play_now(visit(site, language=language), game, seed=3, opponents=OPPONENTS[game])
    play_out(player, player.by_mouse, language)
    share_and_play_again(player, language, Locator.click)


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
    share_and_play_again(player, language, press_by_key)


@on(("sqlite", "pax-renaissance", "pl"), ("postgres", "lorenzo", "en"), ("sqlite", "imperializm", "pl"))
def test_on_a_phone(site: Site, visit: Callable[..., Page], game: str, language: str) -> None:
    player = play_now(visit(site, language=language, phone=True), game, seed=7, opponents=OPPONENTS[game])
    play_out(player, player.by_finger, language)
    share_and_play_again(player, language, Locator.tap)


def choose_by_arrows(page: Page, selector: str, key: str, value: str) -> None:
    """Tab to a choice, and go on with an arrow key until a value is chosen."""
    tab_to(page, selector)
    for _ in range(20):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {value}")


def press_by_key(button: Locator) -> None:
    """Go on with the Tab key to a button, and press it."""
    for _ in range(200):
        button.page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            return button.page.keyboard.press("Enter")
    raise AssertionError(f"the Tab key does not lead to {button}")


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key does not lead to {selector}")
