"""Nothing irreversible by one click, in any game, at any size, in either language.

What a choice does to the undo is not asked of the preview that the client reads: the choice is made on a copy.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from signoria import catalogue
from signoria.engine import record
from signoria.engine.session import Session
from signoria.engine.vocabulary import NO_THING
from tests.browser.player import CONFIRM, Player, browse
from tests.browser.positions import brought, fork
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import ROOT, House


class Stage(NamedTuple):
    """A moment of a golden game, how it is looked at, and perhaps a final choice and what ends the turn after it."""

    moment: int
    size: ViewportSize
    language: str
    final: str = ""
    then: str = ""


QUIET: Final = "quiet"
# Of each game the record, its stages, and the reasons that are told in them: "" where the choice can be taken back,
# QUIET where something can be thrown away although there is better to do.
GAMES: Final = {
    "pax-renaissance": (
        "pax/patron-4",
        (
            Stage(11, DESKTOP, "en"),
            Stage(101, LARGE, "en"),
            Stage(27, TABLET, "pl"),
            Stage(24, PHONE, "pl", "sell pren059", "end"),
        ),
        {"", "asks", "chance", "shown", "ends"},
    ),
    "lorenzo": (
        "lorenzo/advanced-2",
        (
            Stage(37, TABLET, "en"),
            Stage(7, LARGE, "en"),
            Stage(187, LARGE, "pl"),
            Stage(184, PHONE, "pl"),
            Stage(110, DESKTOP, "pl", "play-leader ludovico-il-moro", "end-turn"),
        ),
        {"", "asks", "chance", "shown", "ends", "last", QUIET},
    ),
    "imperializm": (
        "imperializm/attack-4",
        (
            Stage(136, PHONE, "en"),
            Stage(222, TABLET, "en"),
            Stage(8, LARGE, "pl"),
            Stage(61, DESKTOP, "pl", "discard settlement", "keep-hand"),
        ),
        {"", "chance", "shown", "secret", QUIET},
    ),
}
REASONS: Final = {
    "asks": {"en": "decides next: after that this cannot be taken back", "pl": "potem nie będzie można tego cofnąć"},
    "chance": {"en": ": this cannot be taken back", "pl": ": nie będzie można tego cofnąć"},
    "ends": {"en": "This ends the game", "pl": "To kończy grę"},
    "shown": {"en": "Others learn something new, or may react", "pl": "Inni dowiedzą się czegoś nowego"},
    "secret": {"en": "Others may be answering as well", "pl": "Inni też mogą odpowiadać"},
    "last": {"en": "Then everybody has answered", "pl": "Wtedy wszyscy już odpowiedzą"},
}


def comes_of(before: Session, moment: int, option: int) -> tuple[str, str]:
    """Why a choice that is really made cannot be taken back, "" if it can, and the chance that comes with it."""
    state = before.at(moment)
    common = state.common()
    if common is not None:
        return ("secret" if common.discreet else "last" if len(common.owing()) == 1 else ""), ""
    seat = state.decider()
    session = Session.from_state(state.game, state.clone())
    made = [session.choose(option, seat)]
    while session.state.deciders() == (seat,) and (answer := session.game.usual(session.state)) != NO_THING:
        made.append(session.choose(answer, seat))
    if session.can_undo(seat):
        return ("asks" if session.state.deciders() != (seat,) else ""), ""
    chances = [chance for entry in made for chance in entry.chances]
    if chances:
        return "chance", state.game.chances[chances[0].kind][0]
    if any(by != seat for entry in made for by, _ in entry.forced):
        return "asks", ""  # the next one had a single answer and gave it by itself; that there is only one is a secret
    return ("ends" if session.state.ended else "shown"), ""


def quiet(page: Page, offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The offers about a thing that weigh less than others: if it is good for nothing else, it does not glow."""
    most = max(offer["weight"] for offer in offers)
    found = [offer for offer in offers if offer["weight"] < min(0, most) and offer["domain"]]
    loud = {offer["thing"] for offer in offers if offer not in found}
    alone = [offer for offer in found if offer["thing"] not in loud]
    for offer in alone:
        expect(page.locator(f'.spot.legal[data-thing$=":{offer["thing"]}"]')).to_have_count(0)
    return alone


def only_narrows(player: Player, offer: dict[str, Any]) -> None:
    """A click on a thing that can only be thrown away asks for nothing yet, and makes nothing."""
    page, asked = player.page, player.asked()
    page.locator(f'.spot[data-thing$=":{offer["thing"]}"]').locator("visible=true").first.click()
    expect(page.locator(".decide .opts :is(.opt, .group)")).to_have_count(1)
    expect(page.locator(f'.decide .opt[data-option="{offer["words"]}"]')).to_be_visible()
    expect(page.locator(CONFIRM)).to_have_count(0)
    assert player.asked() == asked
    page.locator(".decide .link").click()


def pressed(player: Player, words: str, why: str, told: list[str], where: str) -> None:
    """What can be taken back is made at once, and taken back; what cannot is asked about with the reason."""
    page, asked = player.page, player.asked()
    player.press(words)
    if why:
        expect(page.locator(CONFIRM), where).to_be_visible()
        for part in told:
            expect(page.locator(".decide .ask p"), where).to_contain_text(part)
        page.locator(".decide .stop").click()
        expect(page.locator(CONFIRM)).to_have_count(0)
        assert player.asked() == asked, where
    else:
        moved = "before => document.querySelector('.decide').dataset.number !== before"
        page.wait_for_function(f"before => document.querySelector('{CONFIRM}') || ({moved})(before)", arg=asked)
        assert page.locator(CONFIRM).count() == 0, where
        page.keyboard.press("Control+z")
        expect(page.locator(f'.decide :is([data-option="{words}"], [data-options*="{words}"])').first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_taken_back_is_asked_about(embedded: Site, visit: Callable[..., Page], game: str) -> None:
    name, stages, reasons = GAMES[game]
    golden = record.read((ROOT / "tests" / "golden" / f"{name}.signoria").read_bytes(), catalogue.find)
    seen: set[str] = set()
    with contextlib.closing(House([embedded.url], embedded.database)) as house:
        who = house.guest("Ada")
        origin = brought(who, name)
        player = browse(visit, embedded, who, "/favicon.svg")
        page = player.page
        for moment, size, language, final, then in stages:
            table = fork(who, origin, moment)
            page.set_viewport_size(size)
            page.goto(f"{embedded.url}/table/{table}")
            assert player.wait() == "choose"
            player.speak(language)
            ways: dict[tuple[str, str], str] = {}
            offers = who.position(table)["decision"]["offers"]
            for offer in offers:
                ways.setdefault(comes_of(golden, moment, offer["option"]), offer["words"])
            if alone := quiet(page, offers):
                only_narrows(player, alone[0])
                seen.add(QUIET)
            chances = who.get(f"/games/{game}", language=language)["names"]["chance"]
            for (why, chance), words in ways.items():
                told = [REASONS[why][language], chances.get(chance, "")] if why else []
                pressed(player, words, why, told, f"{name} {moment}, {size['width']} px, {language}: {words}, {why}")
            seen |= {why for why, _ in ways}
            if final:  # what is final has been confirmed: to end the turn then is not asked about again
                player.press(final)
                expect(page.locator(CONFIRM)).to_be_visible()
                page.locator(CONFIRM).click()
                expect(page.locator(f'.decide .opt[data-option="{then}"]')).to_be_attached()
                asked = player.asked()
                player.press(then)
                expect(page.locator(".decide")).not_to_have_attribute("data-number", re.compile(f"^{asked}$"))
    assert seen == reasons
