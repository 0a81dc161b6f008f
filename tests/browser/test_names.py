"""No name on a board is cut where there is room: the longest names of each game, on all its cards, on every screen."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.ink import DRAWN, cut, under, wide
from tests.browser.player import browse
from tests.browser.positions import brought, fork, whatif
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House

# Moments at which much lies on the table, and what has names that are told by cards. At Imperializm a few achievements
# of one's own are cards, and many are only named.
GAMES: Final = {
    "pax-renaissance": ("pax/imperial-4", (0.8,), {"card"}),
    "lorenzo": ("lorenzo/advanced-4", (0.8,), {"card", "leader"}),
    "imperializm": ("imperializm/achievement-4", (435.5 / 491, 482.5 / 491), {"achievement", "territory", "card"}),
}
LONGEST: Final = 6  # as many of the longest names are seen
APART: Final = re.compile("comet")  # these look different, and have longer names


def longest(names: dict[str, str]) -> dict[str, str]:
    """Each thing has one of the longest names: in letters, or in letters of a word."""
    told = sorted({name for word, name in names.items() if not APART.match(word)}, key=len, reverse=True)
    words = sorted(told, key=lambda name: max(map(len, re.split("[ -]", name))), reverse=True)
    hard = [*told[:LONGEST], *words[: LONGEST // 2]]
    fresh = {word: hard[at % len(hard)] for at, word in enumerate(sorted(names))}
    return {word: name if APART.match(word) else fresh[word] for word, name in names.items()}


def sort_of(facts: dict[str, Any]) -> str:
    """What sort of card it is, by what is printed on it."""
    return str(facts.get("type", facts.get("kind", "")))


def renamed(kinds: set[str]) -> Callable[[Route], None]:
    """The box of a game as it is told, with other names on its cards."""

    def told(route: Route) -> None:
        answer = route.fetch()
        box: dict[str, Any] = answer.json()
        for kind in kinds:
            names, facts = box["names"][kind], box["components"].get(f"{kind}s", {})
            for sort in {sort_of(facts.get(word, {})) for word in names}:  # a card of another sort has other room
                names.update(longest({word: names[word] for word in names if sort_of(facts.get(word, {})) == sort}))
        squares = box["components"].get("squares", {})  # each side of a square of Pax has a name of its own
        for side in ("king", "republic"):
            names = longest({word: square[side]["name"] for word, square in squares.items()}) if squares else {}
            for word, name in names.items():
                squares[word][side]["name"] = name
        route.fulfill(response=answer, json=box)

    return told


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_names_are_read(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    record, moments, kinds = GAMES[game]
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        origin = brought(who, record)
        whole = who.position(origin)["position"]
        player = browse(visit, embedded, who, "/favicon.svg", fresh=True)
        page = player.page
        page.route(re.compile(rf"/api/games/{game}\?"), renamed(kinds))
        wrong: dict[str, list[str]] = {}
        for moment in moments:
            page.goto(f"{embedded.url}/table/{fork(who, origin, int(whole * moment))}")
            for language in ("pl", "en"):
                assert player.wait() == "choose"
                player.speak(language)
                for size in (LARGE, DESKTOP, TABLET, PHONE):
                    page.set_viewport_size(size)
                    page.evaluate(DRAWN)
                    for tab in [None, *page.locator("[role=tab]").all()]:
                        if tab is not None:
                            tab.click()
                            expect(tab).to_have_attribute("aria-selected", "true")
                        if found := [*cut(page, "main"), *wide(page)]:
                            wrong[f"{moment}, {size['width']}, {language}"] = found
        assert wrong == {}


def test_florins_bands_and_pieces_leave_the_names_of_a_board_in_sight(
    embedded: Site, visit: Callable[..., Page]
) -> None:
    """In the first edition pirates are rooks, and many pieces of two kinds are left beside the board."""
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        player = browse(visit, embedded, who, f"/table/{whatif(who, 'pax-1e/globalization-2', 0.97)}")
        page = player.page
        wrong: dict[str, list[str]] = {}
        for language in ("pl", "en"):
            assert player.wait() == "choose"
            player.speak(language)
            for size in (LARGE, DESKTOP, TABLET):
                page.set_viewport_size(size)
                page.evaluate(DRAWN)
                if size is not TABLET:  # which has no room for what is left beside the board
                    expect(page.locator("article td.both").first).to_be_visible()
                assert page.locator(".slot .money").count()
                assert page.locator(".standing .band").count()
                if found := [*under(page, ".money, .band", ".card .loc"), *cut(page, ".card .loc"), *wide(page)]:
                    wrong[f"{size['width']}, {language}"] = found
        assert wrong == {}


def test_what_is_agreed_before_the_first_round_lies_below_the_tiles(embedded: Site, visit: Callable[..., Page]) -> None:
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        table = fork(who, brought(who, "lorenzo/advanced-4"), 1)  # one tile is taken, and says by whom
        player = browse(visit, embedded, who, f"/table/{table}", phone=True)
        page = player.page
        assert player.wait() == "choose"
        for size in (PHONE, TABLET, DESKTOP):
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            expect(page.locator(".set-up .tile.taken")).to_have_count(1)
            assert under(page, ".set-up .tile", ".set-up footer") == [], size
