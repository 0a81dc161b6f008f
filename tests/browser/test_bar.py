"""The table at every size, in both languages: nothing is cut, what rivals did and what threatens is told, and it grows
with the screen. In the decision bar what matters most comes first.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ink import DRAWN, crossed, cut
from tests.browser.player import browse
from tests.browser.positions import brought, fork, lived
from tests.browser.site import DESKTOP, LARGE, PHONE, TABLET, Site
from tests.server.house import House

# Positions in which much lies on the table, three rivals have moved, and something threatens; and where that is told.
GAMES = {
    "pax-renaissance": (("pax/patron-4", 75, 86), ".victory.threat .danger"),
    "lorenzo": (("lorenzo/advanced-4", 336, 360), ".area.warns .danger"),
    "imperializm": (("imperializm/attack-4", 332, 343), ".fore .last"),
}
RIVALS = 3
SINCE = {"en": "Since your last turn", "pl": "Od twojej ostatniej tury"}
SIZES = {"1920": LARGE, "1366": DESKTOP, "820": TABLET, "390": PHONE}
UNDER = """
() => {
    const ask = document.querySelector('.decide .ask').getBoundingClientRect();
    return [...document.querySelectorAll('.decide .opts .opt:not(.gone)')].map(one => one.getBoundingClientRect())
        .some(one => one.left < ask.right - 1 && one.top < ask.bottom - 1);
}
"""
# The texts of things whose first letter lies under the number of an option.
COVERED = """() => [...document.querySelectorAll('main .key')]
    .filter(key => !key.closest('[inert]') && key.checkVisibility({ visibilityProperty: true }))
    .flatMap(key => {
        const { left, top, width, height } = key.getBoundingClientRect();
        const [x, y, radius] = [left + width / 2, top + height / 2, height / 2];
        let thing = key.parentElement;
        while (thing.textContent.trim() === key.textContent.trim()) thing = thing.parentElement;
        const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
        const [range, found] = [document.createRange(), []];
        while (walker.nextNode()) {
            const node = walker.currentNode, at = node.data.search(/\\p{L}/u);
            if (at < 0 || key.contains(node) || node.parentElement.closest('svg, .sr, .key')) continue;
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            const [ink, low] = [box.top + box.height * 0.3, box.bottom - box.height * 0.25];
            const away = Math.hypot(
                Math.max(box.left - x, x - box.right, 0), Math.max(ink - y, y - low, 0),
            );
            if (box.width && away < radius - 2) found.push(node.data.trim());
        }
        return found;
    })"""
# What rivals have changed: how many things are marked, which of them are drawn without a mark, which are my own pieces.
MARKED = """() => {
    const all = [...document.querySelectorAll('main .spot.changed:not(.legal, .refused, .selected)')];
    const rings = [...document.querySelectorAll('main [data-ring] .fresh:not(.edge)')];
    const seen = all.filter(one => !one.closest('svg, [inert]') && one.checkVisibility({ visibilityProperty: true }));
    return {
        marked: all.length + rings.length,
        bare: [...seen, ...rings].filter(one => {
            const { outlineStyle, strokeDasharray } = getComputedStyle(one);
            return outlineStyle !== 'dashed' && (strokeDasharray ?? 'none') === 'none';
        }).map(one => one.closest('[data-thing], [data-ring]').outerHTML.slice(0, 120)),
        own: [...document.querySelectorAll('main > .lower .spot.changed')].map(one => one.dataset.thing),
    };
}"""
# Of all elements that a selector finds: what they say, and whether they are red and in a place that can be seen.
SAID = """selector => [...document.querySelectorAll(selector)].filter(one => !one.closest('[inert]')).map(one => {
    const { color, backgroundColor } = getComputedStyle(one);
    const red = [color, backgroundColor].map(ink => ink.match(/[0-9.]+/g).map(Number)).some(
        ([red, green, blue, solid = 1]) => solid === 1 && red > 100 && red > 2 * Math.max(green, blue));
    return { text: one.innerText.trim(), red: red && one.checkVisibility({ visibilityProperty: true }) };
})"""
# The width of the side, and the mean height of the letters of the question and of what is beside and below the board.
LETTERS = """() => Object.fromEntries(Object.entries({
    side: 'main > .side', question: '.decide .ask', facts: 'main > .side .facts', log: '.log', tableau: 'main > .lower',
}).map(([name, selector]) => {
    const part = document.querySelector(selector);
    if (name === 'side') return [name, part.getBoundingClientRect().width];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const [range, found] = [document.createRange(), []];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.data.trim().length < 3 || node.parentElement.closest('.sr')) continue;
        range.selectNodeContents(node);
        const [line] = range.getClientRects();
        if (line?.height) found.push(Math.min(line.width, line.height));  // some words stand upright
    }
    return [name, found.reduce((sum, one) => sum + one, 0) / found.length];
}))"""
# A tablet that is held upright: the board in full width, then the bar and what is mine, everything else below.
UPRIGHT = """() => {
    const [upper, bar, lower, facts, log] = ['.upper', '.bar', '.lower', '.side > .facts', '.side .log'].map(
        one => document.querySelector(`main > ${one}`).getBoundingClientRect());
    return {
        wide: [upper, bar, lower].every(one => one.width >= innerWidth - 20),
        below: upper.bottom <= bar.top && bar.bottom <= lower.top && lower.bottom <= Math.min(facts.top, log.top),
        beside: facts.right <= log.left && Math.min(facts.width, log.width) > innerWidth / 3,
    };
}"""
# A position in which a victory can be declared and much else done, and the verbs in the order of their weight.
WON = ("pax/globalization-3", 71)
BY_WEIGHT = ["declare", "play", "ops", "fair", "buy", "sell", "end"]
DECLARE = {"en": "Declare", "pl": "Ogłoś"}
# Moments of the games at which options tell how they would come out, what that is, and how often it is told.
OUTCOMES = {
    "pax/bankruptcy-3": {
        84: {"en": [r"^lost everywhere"], "pl": [r"^wszędzie porażka"]},
        85: {"en": [r"^England: defeat 0–1"], "pl": [r"^Anglia: porażka 0–1"]},
        24: {"en": [r"^silences "], "pl": [r"^ucisza: "]},
    },
    "lorenzo/advanced-2": {
        9: {
            "en": [r"^\+2 stone · −1 servant$", r"\+6 victory points · \+5 at the end$"],
            "pl": [r"^\+2 kamienie · −1 sługa$", r"\+6 punktów zwycięstwa · \+5 na koniec$"],
        },
        186: {
            "en": [r"^−15 faith points · \+30 victory points$", r"^excommunication$"],
            "pl": [r"^−15 .* · \+30 ", r"^ekskomunika$"],
        },
    },
    "imperializm/attack-4": {
        64: {"en": [r"^land war 35% · sea war 25%$"], "pl": [r"35% · .*25%$"]},
        66: {"en": [r"^3 : 5 · holds$", r"^3 : 2 · falls$"], "pl": [r"^3 : 5 · ", r"^3 : 2 · "]},
        103: {"en": [r"^ducats −4$", r"^prestige −1$"], "pl": [r" −4$", r" −1$"]},
    },
}
# What stands in the bar: its words, whether it is golden, in sight, and one of many that do the same.
STANDS = """() => [...document.querySelectorAll('.decide .opts :is(.opt, .group)')].map(one => {
    const box = one.getBoundingClientRect();
    const inks = getComputedStyle(one).backgroundImage.match(/rgb\\([^)]*\\)/g) ?? [];
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
        words: one.dataset.option?.split('|') ?? one.dataset.options.split('|'),
        gold: inks.length > 0 && inks.map(ink => ink.match(/[0-9.]+/g).map(Number)).every(
            ([red, green, blue]) => red > green && green - blue > 60),
        seen: one.contains(at),
        heading: one.closest('.list') && one.previousElementSibling?.matches('h3'),
    };
})"""


@pytest.fixture(scope="module")
def town(embedded: Site) -> Iterator[House]:
    """The server for programs."""
    with contextlib.closing(House([embedded.url], embedded.database)) as one:
        yield one


def rivals_did(page: Page, language: str, where: str) -> None:
    """A line for each rival sums up what happened since my last turn, and all that they changed is marked."""
    since = page.locator(".since")
    expect(since.locator("h2")).to_contain_text(SINCE[language])
    fold = since.locator(".fold")
    fold.click()
    expect(since.locator("li:visible")).to_have_count(RIVALS)
    page.evaluate(DRAWN)
    assert cut(page, "main > .side, .since, .decide") == [], where
    fold.click()
    marks = page.evaluate(MARKED)
    assert marks["marked"], where
    assert (marks["bare"], marks["own"]) == ([], []), where


# How much of the height of the window the notice of dangers takes when it has very much to say.
LONG_NOTICE = """() => {
    const said = document.querySelector('.dangers p').firstChild;
    const words = said.nodeValue;
    said.nodeValue = words.repeat(40);
    const share = document.querySelector('.dangers').offsetHeight / window.innerHeight;
    said.nodeValue = words;
    return share;
}"""

# Whether a notice can be scrolled that is not long, or to the side: with a mouse it would have a bar.
SCROLLS = """() => {
    const one = document.querySelector('.dangers > div');
    const long = one.clientHeight >= innerHeight / 4;
    return one.scrollWidth > one.clientWidth || (!long && one.scrollHeight > one.clientHeight);
}"""

# The parts of what is told beside the board that lie below something else, wherever one scrolls.
HIDDEN = """() => {
    const facts = document.querySelector('main > .side > .facts');
    return [...facts.querySelectorAll('section, article, aside, div')].filter(one => {
        one.scrollIntoView({ block: 'nearest' });
        const { left, width, bottom, height } = one.getBoundingClientRect();
        const whole = height > 20 && height < facts.clientHeight;
        return whole && !facts.contains(document.elementFromPoint(left + width / 2, bottom - 8));
    }).map(one => one.className);
}"""


def threatens(page: Page, table: str, panel: str, language: str, where: str) -> None:
    """A notice and the panel say in red what the engine says in this language. A phone has it in a pane."""
    told = page.evaluate(
        "([table, language]) => fetch(`/api/tables/${table}/position`, { headers: { 'accept-language': language } })"
        ".then(one => one.json())",
        [table, language],
    )
    sentences = {one["text"] for one in told["threats"] if one["own"] == (one["seat"] == told["seat"])}
    assert sentences
    notice = page.evaluate(SAID, ".dangers p")
    assert all(one["red"] for one in notice), where
    assert all(any(one["text"].startswith(text) for one in notice) for text in sentences), f"{where}: {notice}"
    assert page.evaluate(SCROLLS) is False, f"{where}: a short notice scrolls"
    assert page.evaluate(LONG_NOTICE) < 1 / 3, f"{where}: a long notice hides the board"
    for tab in page.locator("[role=tab]").all():
        if page.evaluate(SAID, panel):
            break
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
    said = page.evaluate(SAID, panel)
    assert {one["text"] for one in said} == sentences, where
    assert all(one["red"] for one in said), where


@pytest.mark.parametrize("game", GAMES)
def test_the_table_at_every_size(embedded: Site, town: House, visit: Callable[..., Page], game: str) -> None:
    """Neither a sentence of the bar nor a name on the board is cut, in any pane of the phone; all is told and grows."""
    who = town.guest("Ada")
    position, panel = GAMES[game]
    table = lived(who, *position)
    player = browse(visit, embedded, who, f"/table/{table}")
    page = player.page
    letters: dict[str, dict[str, Any]] = {}
    for language in ("en", "pl"):
        player.speak(language)
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            assert player.wait() == "choose"
            page.wait_for_load_state("networkidle")
            page.evaluate(DRAWN)
            assert cut(page) == [], f"{name}, {language}"
            assert crossed(page, ".decide") == [], f"{name}, {language}"
            assert page.evaluate(COVERED) == [], f"{name}, {language}"
            if size["width"] >= 700:
                assert page.evaluate(UNDER) is False, name
                shown = page.locator(".decide .opts :is(.opt, .group):not(.gone)").count()
                there = page.locator(".decide .opts :is(.opt, .group)").count()
                assert shown >= min(3, there), f"{name}, {language}: {shown} of {there}"
                letters[name] = page.evaluate(LETTERS)
            if size == TABLET:
                assert page.evaluate(UPRIGHT) == {"wide": True, "below": True, "beside": True}, language
            assert page.locator(".decide .aids").count() == 1
            rivals_did(page, language, f"{name}, {language}")
            threatens(page, table, panel, language, f"{name}, {language}")
            for tab in page.locator("[role=tab]").all():
                tab.click()
                expect(tab).to_have_attribute("aria-selected", "true")
                assert cut(page) == [], f"{name}, {language}: {tab.inner_text()}"
        small = [part for part, height in letters["1920"].items() if height <= letters["1366"][part] * 1.05]
        assert small == [], f"does not grow: {letters}"
        page.keyboard.press("h")  # a hint takes a bot some time: one for all sizes
        for name, size in reversed(SIZES.items()):
            page.set_viewport_size(size)
            expect(page.locator(".decide .opt.hinted:not(.gone)")).to_have_count(1)
            page.evaluate(DRAWN)
            assert cut(page, ".decide, section.panel") == [], f"{name}, {language}: the hint"
            assert crossed(page, ".decide") == [], f"{name}, {language}: the hint"
            assert size == PHONE or page.evaluate(UNDER) is False, f"{name}, {language}: the hint"
        page.keyboard.press("Escape")
    page.reload()  # the notice was seen; the panel goes on to say it
    assert player.wait() == "choose"
    expect(page.locator(panel).first).to_be_visible()
    expect(page.locator(".dangers")).to_have_count(0)
    for size in (DESKTOP, LARGE):
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        assert page.evaluate(HIDDEN) == [], size["width"]


def test_what_wins_the_game_comes_first_and_many_are_grouped(
    embedded: Site, town: House, visit: Callable[..., Page]
) -> None:
    """Declare victory is golden, first and in sight; then comes what one looks for most, each verb once."""
    who = town.guest("Dora")
    record, moment = WON
    table = fork(who, brought(who, record), moment)
    player = browse(visit, embedded, who, f"/table/{table}")
    page = player.page
    for language in ("en", "pl"):
        assert player.wait() == "choose"
        player.speak(language)
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            page.wait_for_load_state("networkidle")
            page.evaluate(DRAWN)
            where = f"{name}, {language}"
            first, *others = page.evaluate(STANDS)
            assert (first["words"], first["gold"], first["seen"]) == (["declare globalization"], True, True), where
            assert not any(one["gold"] for one in others), where
            verbs = [words.split()[0] for one in (first, *others) for words in one["words"]]
            assert verbs == sorted(verbs, key=BY_WEIGHT.index), where
            assert verbs.count("buy") > 1, where
            # On a phone the options of a verb are a list under its name, elsewhere they are one button.
            together = [one for one in others if one["words"][0].startswith("buy ")]
            if size == PHONE:
                assert [one["heading"] for one in together] == [True] + [False] * (verbs.count("buy") - 1), where
            else:
                assert len(together) == 1, where
            expect(page.locator(".decide .opt.crown")).to_contain_text(DECLARE[language])
            assert cut(page, ".decide") == [], where


@pytest.mark.parametrize("record", OUTCOMES)
def test_an_option_tells_how_it_would_come_out(
    embedded: Site, town: House, visit: Callable[..., Page], record: str
) -> None:
    who = town.guest("Dora")
    origin = brought(who, record)
    player = browse(visit, embedded, who, "/favicon.svg")
    page = player.page
    for moment, told in OUTCOMES[record].items():
        page.goto(f"{embedded.url}/table/{fork(who, origin, moment)}")
        assert player.wait() == "choose"
        for language, outcomes in told.items():
            player.speak(language)
            for name, size in SIZES.items():
                page.set_viewport_size(size)
                page.evaluate(DRAWN)
                for words in outcomes:
                    noted = page.locator(".decide .opt small", has_text=re.compile(words)).first
                    expect(noted, f"{moment}, {language}, {name}: {words}").to_be_visible()
                assert cut(page, ".decide") == [], f"{moment}, {language}, {name}"
