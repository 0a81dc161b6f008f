"""What happened since my last turn: played back at a pace that one can choose, and never in the way of a hurry."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, crossed, cut
from tests.browser.player import CONFIRM, Player, browse
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House, seated
from tests.server.house import Player as Client

QUICK: Final = 350  # milliseconds a moment
NORMAL: Final = 900
# No time passes, so all that others do comes too fast to be followed. The timers of a playback end at once; while they
# are held, only when the test lets the next one go.
PLAYED: Final = """paces => {
    const [later, played] = [window.setTimeout, window.played = []];
    performance.now = () => 0;
    window.holding = false;
    window.held = [];
    window.setTimeout = (deed, wait, ...more) => {
        if (!paces.includes(wait)) return later(deed, wait, ...more);
        played.push(wait);
        return window.holding ? window.held.push(deed) : later(deed, 0, ...more);
    };
}"""
MENU: Final = "Ustawienia i więcej"
ONLY: Final = "(the only option)"
SEEN: Final = {"en": "This is what the others did.", "pl": "To zrobili inni."}
MARKS: Final = "main .spot.changed, main [data-ring] .fresh:not(.edge)"
SIZES: Final = (LARGE, DESKTOP, TABLET, PHONE)
LEAST: Final = 2  # choices of the rival that are worth playing back


# Whether the pane of a phone that is looked at shows some of these things, unless no pane does.
THERE: Final = """words => {
    const shows = [...document.querySelectorAll("main .pane:not(#pane-chronicle)")].map(pane =>
        [...pane.querySelectorAll("[data-thing]")].some(one => words.includes(one.dataset.thing.split(":")[1])));
    const tabs = [...document.querySelectorAll("[role=tab]")];
    return !shows.includes(true) || shows[tabs.findIndex(tab => tab.ariaSelected === "true")];
}"""


class Wish(NamedTuple):
    """The pace that is chosen in the end, in Polish and on a phone; its name, and how soon a moment follows then."""

    pace: str
    wait: int


GAMES: Final = {
    "pax-renaissance": Wish("wcale", 0),
    "lorenzo": Wish("zwykłym tempem", NORMAL),
    "imperializm": Wish("szybko", QUICK),
}


def rival_acts(me: Client, rival: Client, table: str) -> None:
    """Both play on by the server until I am asked and the rival has made several choices since my last one."""
    number, made = rival.get(f"/tables/{table}")["number"], 0
    while True:
        if me.position(table)["decision"] and made >= LEAST:
            return
        if rival.any_choice(table):
            made += 1
        else:
            assert me.any_choice(table)
            made = 0
        assert rival.get(f"/tables/{table}")["number"] < number + 200


def back(page: Page) -> None:
    """In the present again, with the question in the bar."""
    expect(page.locator("main.past")).to_have_count(0)
    expect(page.locator(".decide.mine")).to_have_count(1)


def hurried(player: Player, offers: list[dict[str, Any]], by_key: bool) -> None:
    """A click on the board or a key in the middle of it means the present, and is not lost."""
    page = player.page
    expect(page.locator("main.past")).to_have_count(1)
    if by_key:
        page.keyboard.press("1")
    else:
        things = [f'main .spot[data-thing$=":{offer["thing"]}"]' for offer in offers if offer["domain"]]
        page.locator(", ".join(things)).locator("visible=true").first.click()
    back(page)
    page.wait_for_function(
        "([sure, asked]) => document.querySelector(sure) || document.querySelector('.decide').dataset.number !== asked",
        arg=[f"{CONFIRM}, .decide .link", str(offers[0]["asked"])],
    )


def followed(page: Page, me: Client, table: str) -> None:
    """On a phone, each moment that is played back is seen in a pane that shows what happens."""
    seats = [seat["word"] for seat in me.get(f"/tables/{table}")["seats"]]
    entries = me.get(f"/tables/{table}/entries", count=500)
    mine = max(at for at, entry in enumerate(entries) if entry["seat"] == 0)
    page.evaluate("holding = true, held.length = 0")
    page.locator(".since .watch").click()
    for entry in entries[mine + 1 : -1]:  # the last one leads to the present
        page.wait_for_function("() => held.length > 0")
        page.evaluate("held.shift()()")
        words = [word for event in entry["events"] for word in event["things"].values() if word not in seats]
        page.wait_for_function(THERE, arg=words)
    page.keyboard.press("Escape")
    page.evaluate("holding = false, held.forEach((deed) => deed())")
    back(page)


def watched(page: Page) -> None:
    """All of it once more, on every screen; what was changed is marked on all of them."""
    marked = set()
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        assert cut(page, ".since") == []
        page.evaluate("played.length = 0")
        page.locator(".since .watch").click()
        page.wait_for_function("least => played.length >= least", arg=LEAST)
        back(page)
        marked.add(page.locator(MARKS).count() > 0)
    assert len(marked) == 1


def held(page: Page, me: Client, rival: Client, table: str) -> None:
    """After another choice of mine: the first moment of what the rival did, and what says so, on every screen."""
    page.evaluate("holding = true")
    assert me.any_choice(table)
    expect(page.locator(".since")).to_have_count(0)
    expect(page.locator(".spot.changed")).to_have_count(0)
    rival_acts(me, rival, table)
    expect(page.locator("main.past")).to_have_count(1)
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        expect(page.locator(".decide")).to_contain_text(SEEN[page.evaluate("document.documentElement.lang")])
        assert cut(page, ".decide") == []
        assert crossed(page, ".decide") == []


@pytest.mark.parametrize("game", GAMES)
def test_what_rivals_did_is_played_back(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    pace, wait = GAMES[game]
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        table, (me, rival) = seated(house, "Ada", "Bea", game=game)
        player = browse(visit, embedded, me, f"/table/{table}", calm=False)
        page = player.page
        player.wait() if me.position(table)["decision"] else page.locator(".decide").wait_for()
        page.evaluate(PLAYED, [QUICK, NORMAL])
        # Somebody who has chosen nothing sees it quickly, and then the present.
        rival_acts(me, rival, table)
        page.wait_for_function("least => played.length >= least", arg=LEAST)
        back(page)
        assert set(page.evaluate("played")) == {QUICK}
        expect(page.locator(".since li")).to_have_count(1)
        expect(page.locator("main")).not_to_contain_text(ONLY)
        assert page.locator(MARKS).count()
        for language in SEEN:
            player.speak(language)
            watched(page)
            if language == "en":
                held(page, me, rival, table)
                page.evaluate("holding = false, held.splice(0).forEach((deed) => deed())")
                back(page)
        followed(page, me, table)
        # In the middle of the next one.
        held(page, me, rival, table)
        page.set_viewport_size(DESKTOP)
        asked = me.position(table)["decision"]
        offers = [offer | {"asked": asked["number"]} for offer in asked["offers"]]
        hurried(player, offers, by_key=game == "imperializm")
        page.keyboard.press("Escape")
        # At another pace, or not at all.
        page.set_viewport_size(PHONE)
        page.get_by_role("button", name=MENU).click()
        page.get_by_role("radio", name=re.compile(f"^{pace}$")).check()
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.evaluate("holding = false, played.length = 0")
        if me.position(table)["decision"]:
            assert me.any_choice(table)
        rival_acts(me, rival, table)
        expect(page.locator(".since li")).to_have_count(1)
        if wait:
            page.wait_for_function("least => played.length >= least", arg=LEAST)
        page.evaluate(DRAWN)
        back(page)
        assert set(page.evaluate("played")) == ({wait} if wait else set())
