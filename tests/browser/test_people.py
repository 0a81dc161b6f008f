"""Two people in two browsers, one of whom reads English and the other Polish; and a decision out of turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.ink import DRAWN, cut
from tests.browser.player import MINE, browse
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House, seated
from tests.server.house import Player as Client

RENAME = """name => fetch('/api/me').then(one => one.json()).then(me => fetch('/api/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-csrf-token': me.csrf },
    body: JSON.stringify({ name }),
})).then(one => one.status)"""
# Of each game an option as it is named in Polish, what is chosen (nothing: it is switched on), and how that is told.
OPTIONS = {
    "pax-renaissance": ("Astrologia", "", {"pl": "Astrologia", "en": "Astrology"}),
    "lorenzo": ("Osobistości", "dealt", {"pl": "Osobistości: rozdawane", "en": "Leaders: dealt"}),
    "imperializm": ("Osiągnięcia od razu", "", {"pl": "Osiągnięcia od razu", "en": "Achievements at once"}),
}
KEYS = re.compile(r"\b(?:new|home|table)-[a-z-]+")  # what a text that is missing looks like
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


def hours_later(route: Route) -> None:
    """The card of a table as it will be told in some hours."""
    told = route.fetch()
    card = told.json()
    route.fulfill(response=told, json={**card, "deadline": card["deadline"] - 5 * 3600})


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_a_friend_comes_by_the_link(site: Site, house: House, visit: Callable[..., Page]) -> None:
    host = house.guest("Ada")
    table = host.table("", game="lorenzo", public=True, clock={"kind": "days", "days": 3})
    link = host.get(f"/tables/{table}/invite")["link"]
    ada = browse(visit, site, host, f"/table/{table}")
    bea = visit(site, link.removeprefix(site.url), language="pl")
    bea.get_by_label("Twoje imię").fill("Bea")  # who comes for the first time is asked for a name
    bea.locator("form button[type=submit]").click()
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
    # The pills have the names of the others, a dot says whether they are there, and a new name is told at once.
    for page, person, here in ((ada.page, "Bea", "at the table now"), (bea, "Ada", "teraz przy stole")):
        expect(page.locator(".seats .player")).to_have_text(person)
        expect(page.locator(".seats .dot")).to_have_attribute("aria-label", here)
        expect(page.locator(".seats .dot")).to_have_class(re.compile(r"\bhere\b"))
    assert bea.evaluate(RENAME, "Beata") == 200
    expect(ada.page.locator(".seats .player")).to_have_text("Beata")
    # A seat that decides has three days, not two and some hours.
    ada.page.route(re.compile(f"/api/tables/{table}$"), hours_later)
    ada.page.reload()
    for language, left in (("pl", "3 dni"), ("en", "3 days")):
        ada.page.locator(f".lang button[lang={language}]").click()
        expect(ada.page.locator(".seats time")).to_have_text(left)
    ada.page.unroute_all(behavior="wait")
    # Nobody has chosen yet, so there is nothing to be taken back: a finger that taps is told.
    for page, undo, why in (
        (ada.page, "Undo", "There is nothing to take back."),
        (bea, "Cofnij", "Nie ma czego cofać."),
    ):
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            page.set_viewport_size(size)
            button = page.locator(".aids").get_by_role("button", name=undo)
            expect(button).to_be_disabled()
            expect(button).to_have_attribute("title", why)
            page.evaluate(DRAWN)
            assert cut(page, "header, .decide") == [], size["width"]
        button.click(force=True)
        expect(page.locator("div.lines")).to_contain_text(why)
        page.set_viewport_size(DESKTOP)
    # Somebody else may watch, and is told so.
    bea.context.clear_cookies()
    bea.reload()
    watching = {"pl": "Oglądasz tę grę.", "en": "You watch this game."}
    for language, told in watching.items():
        bea.locator(f".lang button[lang={language}]").click()
        expect(bea.locator(".decide .watching")).to_have_text(told)
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            bea.set_viewport_size(size)
            expect(bea.locator(".decide .watching")).to_be_visible()
            bea.evaluate(DRAWN)
            assert cut(bea, "header, .decide") == [], size["width"]
    # The other way round: who comes for the first time is asked for a name in English, and an owner who reads Polish
    # changes the options. At the end the owner closes a table that has not begun.
    late = visit(site, "/favicon.svg", language="en")
    for game, (option, value, said) in OPTIONS.items():
        table = host.table("", game=game, public=True)
        link = host.get(f"/tables/{table}/invite")["link"]
        late.goto(f"{site.url}/favicon.svg")
        late.context.clear_cookies()
        late.goto(link)
        late.get_by_label("Your name").fill("Cleo")
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            late.set_viewport_size(size)
            late.evaluate(DRAWN)
            assert cut(late, "main") == [], f"{size['width']}, the name"
        late.locator("form button[type=submit]").click()
        late.wait_for_url(f"{site.url}/table/{table}")
        ada.page.goto(f"{site.url}/table/{table}")
        ada.page.locator(".lang button[lang=pl]").click()
        ada.page.get_by_role("button", name="Zmień opcje").click()
        form = ada.page.get_by_role("form", name="Zmień opcje")
        for size in (LARGE, TABLET, PHONE, DESKTOP):
            ada.page.set_viewport_size(size)
            expect(form).to_be_visible()
            ada.page.evaluate(DRAWN)
            assert cut(ada.page, "main") == [], f"{size['width']}, the options of {game}"
        assert KEYS.findall(form.inner_text()) == []
        if value:
            form.get_by_label(option).select_option(value)
        else:
            form.locator("label", has=ada.page.get_by_role("switch", name=option)).click()
        ada.page.get_by_role("button", name="Zastosuj te opcje").click()
        for page, words in ((ada.page, said["pl"]), (late, said["en"])):
            for size in (LARGE, TABLET, PHONE, DESKTOP):
                page.set_viewport_size(size)
                expect(page.locator(".facts")).to_contain_text(words)
                page.evaluate(DRAWN)
                assert cut(page, "main") == [], f"{size['width']}, {words}"
    for language, close in (("en", "Close the table"), ("pl", "Zamknij stół")):
        ada.page.locator(f".lang button[lang={language}]").click()
        ada.page.get_by_role("button", name=close).click()
        sure = ada.page.get_by_role("dialog").get_by_role("button", name=close)
        expect(sure).to_be_visible()
        if language == "pl":
            sure.click()
        else:
            ada.page.keyboard.press("Escape")
    for page, closed in ((ada.page, "Ten stół jest zamknięty"), (late, "This table is closed")):
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            page.set_viewport_size(size)
            expect(page.locator("main")).to_contain_text(closed)
            page.evaluate(DRAWN)
            assert cut(page, "main") == [], f"{size['width']}, {closed}"


@pytest.mark.parametrize("site", ["sqlite"], indirect=True)
def test_a_choice_is_planned_by_a_click_on_the_board(site: Site, house: House, visit: Callable[..., Page]) -> None:
    table, people = seated(house, "Ada", "Bea", game="pax-renaissance")
    waits = next(person for person in people if not person.position(table)["decision"])
    page = browse(visit, site, waits, f"/table/{table}").page
    planned: list[str] = []
    for words, language, (menu, plan, point, done, thinks) in (
        ("buy west-1", "en", ("Settings and more", "Plan ahead", "Choose on the board", "Done", "thinks")),
        ("buy west-2", "pl", ("Ustawienia i więcej", "Zaplanuj", "Wybierz na planszy", "Gotowe", "Namyśla się")),
    ):
        page.locator(f".lang button[lang={language}]").click()
        page.get_by_role("button", name=menu).click()
        page.get_by_role("button", name=plan).click()
        page.get_by_role("button", name=point).click()
        page.locator(f'[data-thing="slot:{words.removeprefix("buy ")}"]').click()
        page.locator(f'[data-plans="{words}"]').click()
        planned.append(words)
        expect(page.locator(".planning")).to_have_attribute("data-plan", "|".join(planned))
        assert violations(page) == []
        page.get_by_role("button", name=done).click()
        expect(page.locator(".decide .standing")).to_contain_text(thinks)
        assert waits.get(f"/tables/{table}/plan")["words"] == planned
