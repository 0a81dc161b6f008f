"""Somebody who plays in the browser: with the mouse on board and bar, with the keyboard alone, or with a finger."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Patience

from tests.browser.site import PATIENCE, Site
from tests.server.house import Player as Client

MINE: Final = ".decide.mine :is(.opt, .group):not(.gone)"
CONFIRM: Final = ".decide .go"
OVER: Final = ".decide .standing .cup"
LOOKED_FOR: Final = 10_000  # milliseconds until a button is looked for anew
STRENGTH: Final = ".strength select"
STEADY: Final = "greedy"
OFTEN: Final = 50  # milliseconds: to look anew with every picture would keep the browser drawing
MOST: Final = 1500  # choices of one seat in a whole game; none comes near it


def play_now(page: Page, game: str, seed: int, opponents: int = 2) -> Player:
    """From the home page to a table with bots that look at no clock: they play the same game on a busy machine."""
    pick(page, game)
    pick(page, opponents)
    page.locator(STRENGTH).select_option(STEADY)
    page.locator("button.go[type=submit]").click()
    return Player(page, seed)


def pick(page: Page, value: str | int) -> None:
    """One of several in a row, as a hand does it: its label, once it has come to rest."""
    box = page.locator(f'input[value="{value}"]')
    page.locator("label").filter(has=box).click()
    expect(box).to_be_checked()


def browse(visit: Callable[..., Page], site: Site, client: Client, path: str, **more: object) -> Player:
    """Somebody whom the server knows already, in a browser."""
    page = visit(site, "/favicon.svg", **more)
    cookie = client.http.headers["cookie"].partition("=")[2]
    page.context.add_cookies([{"name": "signoria", "value": cookie, "url": site.url}])
    page.goto(site.url + path)
    return Player(page)


class Player:
    """A page at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)

    # --- what is on the screen ---

    def wait(self) -> str:
        """Until something is asked or the game is over: which of them."""
        seen = self.page.wait_for_function(
            "ways => Object.keys(ways).find(way => [...document.querySelectorAll(ways[way])]"
            ".some(one => one.checkVisibility({ visibilityProperty: true }))) ?? false",
            arg={"confirm": CONFIRM, "choose": MINE, "over": OVER},
            polling=OFTEN,
        )
        return str(seen.json_value())

    def number(self) -> int:
        """The moment that is shown."""
        shown = self.page.locator(".history .row span").inner_text()
        return int(re.findall(r"\d+", shown)[0])

    def options(self) -> list[str]:
        """The words of all options in the bar."""
        found = self.page.locator(".decide.mine .opts :is(.opt, .group)").evaluate_all(
            "all => all.flatMap(one => one.dataset.option ?? one.dataset.options.split('|'))"
        )
        return [str(one) for one in found]

    def option(self, words: str) -> Locator:
        """The button of an option, wherever there is room for it."""
        buttons = self.page.locator(f'.decide .opt:not(.gone)[data-option="{words}"] > button:first-of-type')
        if not buttons.count():
            self.page.locator(".decide .more").click()
        return buttons.first

    def speak(self, language: str) -> None:
        """Change the language at the table, until the question is told in it."""
        if self.page.evaluate("document.documentElement.lang") == language:
            return
        asked = self.page.locator(".decide h2").inner_text()
        self.page.locator(f".lang button[lang={language}]").click()
        expect(self.page.locator(".decide h2")).not_to_have_text(asked)
        self.page.wait_for_load_state("networkidle")

    # --- ways to choose ---

    def press(self, words: str) -> None:
        """Click on an option. Previews that arrive make options wider: one that has given way is looked for again."""
        last = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                return self.option(words).click(timeout=LOOKED_FOR)
            except Patience:
                if time.monotonic() > last:
                    raise

    def choose(self, words: str) -> None:
        """Take an option by its words, and confirm if that is asked."""
        before = self.asked()
        self.press(words)
        self.settle(before)

    def settle(self, before: str) -> None:
        """Until the choice is made: another question, or the answer to whether we are sure."""
        self.page.wait_for_function(
            "([before, confirm, over]) => document.querySelector(confirm) || document.querySelector(over)"
            " || document.querySelector('.decide')?.dataset.number !== before",
            arg=[before, CONFIRM, OVER],
            polling=OFTEN,
        )
        if self.page.locator(CONFIRM).count():
            self.page.locator(CONFIRM).click()
            self.page.wait_for_function(
                "([before, over]) => document.querySelector(over)"
                " || document.querySelector('.decide')?.dataset.number !== before",
                arg=[before, OVER],
                polling=OFTEN,
            )

    def asked(self) -> str:
        """The number of the decision in the bar; '' if nothing is asked."""
        return self.page.locator(".decide").get_attribute("data-number") or ""

    def by_mouse(self) -> None:
        """One choice with the mouse: on the board where something glows, else in the bar."""
        before = self.asked()
        glowing = self.page.locator(".spot.legal").locator("visible=true")
        count = glowing.count()
        if count and self.dice.random() < 0.6:
            glowing.nth(self.dice.randrange(count)).click()
            self.page.wait_for_function(
                "([before, confirm]) => document.querySelector(confirm) || document.querySelector('.decide .link')"
                " || document.querySelector('.decide')?.dataset.number !== before",
                arg=[before, CONFIRM],
                polling=OFTEN,
            )
            if self.asked() == before and not self.page.locator(CONFIRM).count():
                self.press(self.dice.choice(self.options()))
        else:
            self.press(self.dice.choice(self.options()))
        self.settle(before)

    def by_keyboard(self) -> None:
        """One choice with the number keys, and Enter where we must be sure."""
        before = self.asked()
        count = len(self.options())
        number = self.dice.randint(1, count)
        self.page.keyboard.type(str(number))
        if number * 10 <= count:
            self.page.keyboard.press("Enter")
        self.page.wait_for_function(
            "([before, confirm, over]) => document.querySelector(confirm) || document.querySelector(over)"
            " || document.querySelector('.decide')?.dataset.number !== before",
            arg=[before, CONFIRM, OVER],
            polling=OFTEN,
        )
        if self.page.locator(CONFIRM).count():
            self.page.keyboard.press("Enter")
            expect(self.page.locator(CONFIRM)).to_have_count(0)

    def by_finger(self) -> None:
        """One choice by a tap on the sheet."""
        before = self.asked()
        words = self.dice.choice(self.options())
        self.page.locator(f'.decide .opt[data-option="{words}"] > button:first-of-type').tap()
        self.settle(before)
