"""Two people in two browsers, and a decision out of turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MINE, browse
from tests.browser.site import Site
from tests.server.house import House, seated
from tests.server.house import Player as Client

WANTED = ("tax ", "use-tax ", "trigger", "place ", "ops ", "play ", "buy ")


def liked(offers: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """What leads towards taxes soonest: cards on the table, concessions on the borders, ops."""
    for start in WANTED:
        found = [offer for offer in offers if offer["words"].startswith(start)]
        if found:
            return found[number % len(found)]
    return offers[number % len(offers)]


def before_a_tax(house: House) -> tuple[str, Client, Client, str]:
    """A game in which one player may now tax a concession of the other: table, taxer, taxed, the words of the tax."""
    for _ in range(60):
        table, players = seated(house, "Ada", "Bea", game="pax-renaissance", options={"banks": ["fugger", "medici"]})
        for number in range(250):
            one, other = players if players[0].position(table)["decision"] else players[::-1]
            position = one.position(table)
            if position["decision"] is None:
                break
            offers = position["decision"]["offers"]
            rival = {"fugger": "medici", "medici": "fugger"}[position["view"]["asked"]]
            for offer in offers:
                if offer["verb"] == "tax":
                    told = one.get(f"/tables/{table}/preview", option=offer["option"])
                    # Without a florin there would be nothing to decide.
                    if told.get("asks") == rival and position["view"]["florins"][rival]:
                        return table, one, other, offer["words"]
            best = liked(offers, number)
            one.post(f"/tables/{table}/choices", {"number": position["decision"]["number"], "option": best["option"]})
    raise AssertionError("nobody ever taxed the other")


@pytest.mark.parametrize("site", ["postgres"], indirect=True)
def test_a_tax_is_decided_out_of_turn_in_the_other_browser(
    site: Site, house: House, visit: Callable[..., Page]
) -> None:
    table, taxer, taxed, words = before_a_tax(house)
    one, other = (browse(visit, site, client, f"/table/{table}") for client in (taxer, taxed))
    one.wait()
    expect(other.page.locator(".decide .standing")).to_contain_text("thinks")
    expect(one.page.locator(".seats .dot.here")).to_have_count(1)  # the other one is at the table
    one.choose(words)
    assert other.wait() == "choose"
    assert {option.split()[0] for option in other.options()} <= {"pay", "yield"}
    expect(one.page.locator(".decide .standing")).to_contain_text("thinks")
    expect(one.page.locator(MINE)).to_have_count(0)
    assert other.page.title().startswith("●")
    moment = one.number()
    other.choose(other.options()[0])
    expect(one.page.locator(".history .row span")).not_to_contain_text(f"moment {moment} ")
    assert one.number() > moment


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_a_friend_comes_by_the_link(site: Site, house: House, visit: Callable[..., Page]) -> None:
    host = house.guest("Ada")
    table = host.table("", game="lorenzo")
    link = host.get(f"/tables/{table}/invite")["link"]
    ada = browse(visit, site, host, f"/table/{table}")
    bea = visit(site, link.removeprefix(site.url), language="pl")
    bea.locator("form button[type=submit]").click()  # who comes for the first time is asked for a name
    bea.get_by_role("button", name="Usiądź tutaj").first.click()
    expect(ada.page.locator("main")).not_to_contain_text("Free seat")
    # Until the game begins its owner may change the options, and nobody else; everybody at the table is told.
    expect(bea.get_by_role("button", name="Zmień opcje")).to_have_count(0)
    ada.page.get_by_role("button", name="Change the options").click()
    ada.page.get_by_label("Excommunications").select_option("set-1")
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Use these options").click()
    expect(ada.page.locator(".facts")).to_contain_text("Excommunications: fewer military points")
    expect(bea.locator(".facts")).to_contain_text("Ekskomuniki: mniej punktów wojska")
    assert host.get(f"/tables/{table}")["options"]["excommunications"] == "set-1"
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.wait_for_selector(".decide")
    bea.wait_for_selector(".decide")
    assert link.partition("#")[2] not in bea.url


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_a_choice_is_planned_by_a_click_on_the_board(site: Site, house: House, visit: Callable[..., Page]) -> None:
    table, people = seated(house, "Ada", "Bea", game="pax-renaissance")
    waits = next(person for person in people if not person.position(table)["decision"])
    page = browse(visit, site, waits, f"/table/{table}").page
    page.get_by_role("button", name="Settings and more").click()
    page.get_by_role("button", name="Plan ahead").click()
    page.get_by_role("button", name="Choose on the board").click()
    page.locator('[data-thing="slot:west-1"]').click()
    page.locator('[data-plans="buy west-1"]').click()
    expect(page.locator(".planning")).to_have_attribute("data-plan", "buy west-1")
    assert violations(page) == []
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".decide .standing")).to_contain_text("thinks")
    assert waits.get(f"/tables/{table}/plan")["words"] == ["buy west-1"]
