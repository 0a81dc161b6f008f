"""Two people in two browsers: one reacts out of turn in Imperializm, the other is told only that the table waits."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MINE, browse
from tests.browser.site import Site
from tests.server.house import House, seated
from tests.server.house import Player as Client

PIRATES: Final = "play pirates"
WANTED: Final = ("develop", "draw 0", "end-turn", "stand", "decline")
GIVEN_AWAY: Final = ("discard pirates", "declare pirates", "defend pirates", "never pirates")
MOST: Final = 3000  # choices until somebody could play Pirates; a few dozen are enough


def up_to_pirates(house: House) -> tuple[str, Client, Client]:
    """A table where one of two people may play Pirates in the other's turn: the table, who may, and who waits.

    What is needed for it is preferred, everything else is left to chance.
    """
    dice = random.Random(13)
    table, people = seated(house, "Ada", "Bea", game="imperializm")
    for _ in range(MOST):
        for at, person in enumerate(people):
            position = person.position(table)
            if position["outcome"] is not None:
                table, people = seated(house, "Ada", "Bea", game="imperializm")
                break
            decision = position["decision"]
            if decision is None:
                continue
            words = [offer["words"] for offer in decision["offers"]]
            if PIRATES in words and "pass-turn" in words:
                return table, person, people[1 - at]
            wanted = [word for word in words if word in WANTED and word not in GIVEN_AWAY]
            left = [word for word in words if word not in GIVEN_AWAY]
            chosen = dice.choice(wanted or left or words)
            person.post(f"/tables/{table}/choices", {"number": decision["number"], "words": chosen})
    raise AssertionError("nobody could play Pirates")


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_a_second_person_reacts_out_of_turn(site: Site, house: House, visit: Callable[..., Page]) -> None:
    table, pirate, active = up_to_pirates(house)
    robber, robbed = (browse(visit, site, one, f"/table/{table}") for one in (pirate, active))
    robber.page.wait_for_selector(MINE)
    assert PIRATES in robber.options()
    held = pirates_of(pirate, table)
    # The other one is told that the table waits, and neither for whom nor for what.
    expect(robbed.page.locator(".decide .standing h2")).to_have_text("The table waits for answers")
    expect(robbed.page.locator(MINE)).to_have_count(0)
    expect(robbed.page.locator(".seats .turn[aria-current]")).to_have_count(0)
    for page in (robber.page, robbed.page):
        assert violations(page) == []
    robber.choose(PIRATES)
    while counted := [words for words in robber.options() if words.startswith("by ")]:
        robber.choose(counted[0])
    # Both see what happened, and these pirates are gone from the hand, which may hold more of them.
    for page in (robber.page, robbed.page):
        expect(page.locator(".chronicle")).to_contain_text("Pirates")
    assert pirates_of(pirate, table) == held - 1


def pirates_of(person: Client, table: str) -> int:
    """How many cards of pirates somebody holds."""
    seats: Any = person.position(table)["view"]["seats"]
    mine = next(seat for seat in seats if "hand" in seat)  # nobody sees the hands of others
    return int(mine["hand"].count("pirates"))
