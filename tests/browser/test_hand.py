"""What hand and eye find at every table: Enter confirms, a refusal is read, a question is seen, the past is marked."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.ink import DRAWN
from tests.browser.player import CONFIRM, browse
from tests.browser.positions import brought, fork, whatif
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House

# In each game: a position, and a thing that cannot be chosen now: on the whole board one near which a close-up lies, on
# the phone one in a pane.
GAMES = {
    "pax-renaissance": (
        ("pax/patron-4", 0.7),
        '[data-thing="city:cairo"]',
        ("victory", '[data-thing="victory:globalization"]'),
    ),
    "lorenzo": (("lorenzo/advanced-4", 0.565), ".towers [data-card]", ("towers", "[data-card]")),
    "imperializm": (("imperializm/attack-4", 155.5 / 372), "[data-achievement]", ("goals", "[data-achievement]")),
}
LANGUAGES = ("pl", "en")
SCREENS = (LARGE, DESKTOP, TABLET, PHONE)
# A position, the choice that leads to a question about the board, and the panes that may show it.
ASKS = {
    "pax-renaissance": ("pax/patron-4", 32.5 / 102, "play pren042", {"map"}),
    "lorenzo": ("lorenzo/advanced-4", 237.5 / 421, "place orange", {"towers", "board"}),
    "imperializm": ("imperializm/attack-4", 155.5 / 372, "develop", {"levels"}),
}
CLOSE = ":is(aside.close, .inspector):visible"
# Whether all of an element is seen: nothing lies over its corners and its middle.
ON_TOP = """one => {
    const box = one.getBoundingClientRect();
    return [[0.08, 0.2], [0.92, 0.2], [0.5, 0.5], [0.08, 0.8], [0.92, 0.8]].every(([x, y]) =>
        one.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
}"""
MIDDLE_SEEN = """one => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
# The things that can be chosen and have no outline; on the map of Pax that is a ring of its own.
BARE = """() => [...document.querySelectorAll('.spot.legal')]
    .filter(one => !one.closest('[inert], svg') && one.checkVisibility({ visibilityProperty: true }))
    .filter(one => { const { boxShadow, outlineStyle } = getComputedStyle(one);
                     return boxShadow === 'none' && outlineStyle === 'none'; })
    .map(one => one.dataset.thing)"""
# Neither lies over the other.
_APART = """function apart(one, other) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
}"""
APART = f"([one, other]) => {{ {_APART} return apart(one, other); }}"
# The things above the bar that their own close-up lies over, or whose close-up is larger than its frame on the map.
UNDER = (
    """async () => {
    """
    + _APART
    + """
    const found = [];
    const box = selector => document.querySelector(`main ${selector}`).getBoundingClientRect();
    const within = (one, other) => one.top >= other.top && one.bottom <= other.bottom;
    for (const one of document.querySelectorAll('main .upper .spot')) {
        one.focus();
        await new Promise(told => requestAnimationFrame(told));
        const close = document.querySelector('main .inspector');
        const [text, frame, room] = [box('.inspector > *'), box('.close'), box('.middle')];
        if (!apart(one, close) || !within(text, frame) || !within(frame, room)) found.push(one.dataset.thing);
    }
    document.activeElement.blur();
    return found;
}"""
)
# The pieces on borders of the map that are drawn: which of them lie outside of it, or have something painted over them.
PIECES = """() => {
    const all = new CSSStyleSheet();
    all.replaceSync('.live, .live * { pointer-events: visiblePainted !important }');  // names and rings count, too
    document.adoptedStyleSheets = [all];
    const map = [...document.querySelectorAll('main .map:has(> .live)')].find(one => !one.closest('[inert]'));
    const [whole, room] = [map, map.closest('.window')].map(one => one.getBoundingClientRect());
    const within = ({ left, right, top, bottom }, box) =>
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    const pieces = [...map.querySelectorAll('[data-thing^="border:"] use')].map(one => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const seen = !within(box, room) || one.closest('.spot').contains(top);
        const fine = seen && within(box, whole);
        return { thing: one.closest('.spot').dataset.thing, looked: within(box, room), fine };
    });
    document.adoptedStyleSheets = [];
    return { looked: pieces.filter(one => one.looked).length, wrong: pieces.filter(one => !one.fine) };
}"""
# All of a line is in sight, or as much of it as there is room for.
IN_SIGHT = """one => {
    const [box, room] = [one.getBoundingClientRect(), one.closest('.window').getBoundingClientRect()];
    const seen = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
    return seen >= Math.min(box.height, room.height) - 2;
}"""


# The list has not moved since, or the line would have been out of sight.
KEPT = """(one, at) => {
    const { scrollTop, clientHeight } = one.closest('.window');
    const end = one.offsetTop + one.offsetHeight;
    return scrollTop === at || one.offsetTop < at || end > at + clientHeight;
}"""


@pytest.fixture(scope="module")
def town(embedded: Site) -> Iterator[House]:
    """The server for programs."""
    with contextlib.closing(House([embedded.url], embedded.database)) as one:
        yield one


def on_the_map(page: Page, size: ViewportSize) -> None:
    """A close-up lies over the map only where what it tells about is not, and pieces on borders are in sight."""
    if size == TABLET:
        assert page.evaluate(UNDER) == []
    if size == PHONE:
        page.locator("#tab-map").click()
        expect(page.locator("#tab-map")).to_have_attribute("aria-selected", "true")
    pieces = page.evaluate(PIECES)
    assert pieces["looked"]
    assert pieces["wrong"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_read_and_enter_confirms(
    embedded: Site, town: House, visit: Callable[..., Page], game: str
) -> None:
    (record, share), thing, (pane, small) = GAMES[game]
    who = town.guest("Ada")
    table = whatif(who, record, share)
    player = browse(visit, embedded, who, "/favicon.svg")
    page = player.page
    page.evaluate("localStorage.setItem('signoria-confirm', 'always')")
    page.goto(f"{embedded.url}/table/{table}")
    bubble = page.locator(".bubble.placed")
    for language, size in itertools.product(LANGUAGES, SCREENS):
        page.set_viewport_size(size)
        assert player.wait() == "choose"
        player.speak(language)
        assert page.locator(".spot.legal").count()
        assert page.evaluate(BARE) == []
        if size == PHONE:
            page.locator(f"#tab-{pane}").click()
        asked = page.locator(f"#pane-{pane} {small}" if size == PHONE else f"main {thing}").first
        asked.scroll_into_view_if_needed()
        page.mouse.move(0, 0)
        page.evaluate(DRAWN)  # all has come to rest: what scrolls takes a close-up away
        asked.hover()
        close = page.locator(CLOSE).first
        expect(close).to_be_visible()
        assert page.evaluate(APART, [asked.element_handle(), close.element_handle()]), f"covered at {size['width']}"
        asked.click()
        expect(bubble).to_be_visible()
        assert bubble.evaluate(ON_TOP), f"something lies over the refusal at {size['width']}"
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
        if game == "pax-renaissance":
            on_the_map(page, size)
    # Enter, while the focus is on a line of the chronicle.
    page.set_viewport_size(DESKTOP)
    for language in LANGUAGES:
        assert player.wait() == "choose"
        player.speak(language)
        before = player.asked()
        player.press(player.options()[-1])
        page.locator(".decide .stop").focus()
        page.keyboard.press("Enter")  # on "no" it means no
        expect(page.locator(CONFIRM)).to_have_count(0)
        assert player.asked() == before
        player.press(player.options()[-1])
        expect(page.locator(CONFIRM)).to_be_visible()
        page.locator(".chronicle .line > button").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator(CONFIRM)).to_have_count(0)
        page.wait_for_function("before => document.querySelector('.decide').dataset.number !== before", arg=before)
    # The chronicle of the game that it came from marks the moment, and stays while that is in sight.
    origin = who.get(f"/tables/{table}")["origin"]
    page.goto(f"{embedded.url}/table/{origin}/moment/40")
    line = page.locator(".chronicle .line.now")
    expect(line).to_have_count(1)
    window = page.locator(".chronicle .window")
    for moment in range(41, 49):
        if moment == 45:
            player.speak("pl")
        page.set_viewport_size(SCREENS[(moment - 41) // 2])
        if page.locator("#tab-chronicle").count():
            page.locator("#tab-chronicle").click()
            page.evaluate("document.activeElement.blur()")  # with the focus there, arrows lead to other panes
        page.evaluate(DRAWN)
        at = window.evaluate("one => one.scrollTop")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".history .row span")).to_contain_text(f" {moment} ")
        page.evaluate(DRAWN)  # the list scrolls once its lines are laid out
        assert line.evaluate(IN_SIGHT)
        if moment % 2 == 0:  # the moment before it was seen at the same size
            assert line.evaluate(KEPT, at), "it moved although the moment was in sight"


@pytest.mark.parametrize("game", ASKS)
def test_a_question_about_the_board_shows_the_board(
    embedded: Site, town: House, visit: Callable[..., Page], game: str
) -> None:
    record, share, words, panes = ASKS[game]
    who = town.guest("Ada")
    origin = brought(who, record)
    moment = int(who.position(origin)["position"] * share)
    player = browse(visit, embedded, who, "/favicon.svg", phone=True)
    page = player.page
    for language in LANGUAGES:
        table = fork(who, origin, moment)
        page.goto(f"{embedded.url}/table/{table}")
        assert player.wait() == "choose"
        player.speak(language)
        chronicle = page.locator("#tab-chronicle")
        chronicle.tap()
        expect(chronicle).to_have_attribute("aria-selected", "true")
        who.choose(table, words)
        expect(chronicle).to_have_attribute("aria-selected", "false")
        shown = page.locator("[role=tab][aria-selected=true]").get_attribute("aria-controls") or ""
        assert shown.removeprefix("pane-") in panes
        legal = page.locator(f"#{shown} .spot.legal")
        expect(legal.first).to_be_attached()
        assert any(one.evaluate(MIDDLE_SEEN) for one in legal.all()), "what can be chosen is out of sight"
