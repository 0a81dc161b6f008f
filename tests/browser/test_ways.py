"""What is not mine tells how one gets it: by a click and by a tap, on the board and in the dialog of a rival."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ink import DRAWN, cut
from tests.browser.player import browse
from tests.browser.positions import brought, fork
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.browser.test_hand import ON_TOP
from tests.server.house import House


class Thing(NamedTuple):
    """Something of others: what it is, the pane of a phone that has it, what is told, and what opens its dialog."""

    name: str
    pane: str
    en: str
    pl: str
    within: str = ""


GAMES: Final = {
    "pax-renaissance": (
        ("pax/imperial-4", 75),
        (
            Thing("empire:hre", "map", "Holy Roman Empire is on its throne", "król na tronie"),
            Thing("item:ottoman", "map", "A coronation wins it", "Zdobywa się go koronacją"),
            Thing("item:byzantium", "victory", "Cœur holds Byzantium", "Zdobywa się ją głosowaniem"),
            Thing("item:papal-states", "victory", "as a vassal of France", "to wasal, suzeren: Francja"),
            Thing("item:pren042", "victory", "A behead op discards it", "Może ją usunąć ścięcie"),
        ),
    ),
    "lorenzo": (
        ("lorenzo/advanced-2", 168),
        (
            Thing("space:building-4", "towers", "A member of value 7 or more", "o wartości co najmniej 7"),
            Thing(
                "leader:ludovico-il-moro",
                "players",
                "nobody takes a leader from another player",
                "osobistości nie można odebrać",
                within=".player",
            ),
        ),
    ),
    "imperializm": (
        ("imperializm/attack-4", 186),
        (
            Thing("territory:mexico", "lands", "Mexico lies open", "Meksyk: karta leży odkryta"),
            Thing("territory:india", "lands", "India has no card", "Indie: tu nie ma karty"),
            Thing("achievement:banking", "goals", "takes it in their own turn", "zabiera osiągnięcie"),
            Thing("territory:moldavia", "rivals", "Red has Moldavia", "Wygraj z nim wojnę", within=".rival > .cover"),
        ),
    ),
}
# How a mouse sees them; a finger has a phone.
SIZES: Final = {"en": (DESKTOP,), "pl": (TABLET, LARGE)}


def told(page: Page, thing: Thing, language: str, phone: bool) -> None:
    """The bubble beside the thing says it, and nothing lies over it, neither over a word of it."""

    def touch(selector: str) -> None:
        one = page.locator(selector).locator("visible=true").first
        one.scroll_into_view_if_needed()
        (one.tap if phone else one.click)()

    if phone:
        touch(f"#tab-{thing.pane}")
        expect(page.locator(f"#tab-{thing.pane}")).to_have_attribute("aria-selected", "true")
    room = f"#pane-{thing.pane}" if phone else "main"
    if thing.within:
        touch(f"{room} {thing.within}")
        room = "dialog[open]"
    page.evaluate(DRAWN)
    touch(f'{room} [data-thing="{thing.name}"]')
    bubble = page.locator(".bubble.placed")
    expect(bubble.locator(".way")).to_contain_text(getattr(thing, language))
    expect(bubble.locator(".way").get_by_role("link")).to_be_visible()
    assert bubble.evaluate(ON_TOP), f"something lies over the answer about {thing.name}"
    assert cut(page, ".bubble") == []
    # Escape takes away the answer first, and then what it was asked in.
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(1 if thing.within else 0)
    if thing.within:
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for close in page.locator(f"{room} .peek > button").all():  # the close-up stays until it is closed
        close.tap()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_a_thing_of_others_tells_how_one_gets_it(
    embedded: Site, visit: Callable[..., Page], game: str, phone: bool
) -> None:
    (record, moment), things = GAMES[game]
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        table = fork(who, brought(who, record), moment)
        player = browse(visit, embedded, who, f"/table/{table}", phone=phone)
        assert player.wait() == "choose"
        asked = player.asked()
        for language, sizes in SIZES.items():
            player.speak(language)
            for size in (PHONE,) if phone else sizes:
                player.page.set_viewport_size(size)
                for thing in things:
                    told(player.page, thing, language, phone)
        assert player.asked() == asked  # to ask is not to choose
