"""Four people in four browsers decide at once: they draft their leaders in Lorenzo, and each has second thoughts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.player import MINE, Player, browse
from tests.browser.site import Site
from tests.server.house import House, seated

PEOPLE: Final = ("Ada", "Bea", "Cleo", "Dora")
ORDERS: Final = ((3, 1, 0, 2), (0, 1, 2, 3), (2, 0, 3, 1))  # who answers first in each turn of the draft
LEADERS: Final = 4
SHOWN: Final = """() => [...document.querySelectorAll('.page, .page *')].map(one => [
    one.localName,
    ...[...one.attributes].map(({ name, value }) => `${name}="${value}"`).sort(),
    ...[...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data.trim()),
].join(' '))"""  # every element of a page with its attributes, in whichever order they were set, and its text


class Draft:
    """A table with all its pages. A page is never loaded again."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.titles: list[str] = []
        self.kept: list[list[str]] = [[] for _ in players]  # of each seat, what it kept in the end
        for player in players:
            player.page.wait_for_selector(".decide")
            player.page.evaluate("() => { window.stays = true }")
        for seat, name in zip(players[0].page.locator(".seats .turn").all(), PEOPLE, strict=True):
            title, _, person = (seat.get_attribute("title") or "").partition(" · ")
            assert person == name
            self.titles.append(title)

    def owe(self, seats: set[int]) -> None:
        """These seats owe an answer, and every page shows that: to them as a question, to the others as a wait."""
        for watcher, player in enumerate(self.players):
            page, mine = player.page, watcher in seats
            names = ["Your turn" if mine and seat == watcher else title for seat, title in enumerate(self.titles)]
            owing = [name for seat, name in enumerate(names) if seat in seats]
            expect(page.locator(".seats .turn[aria-current] .name")).to_have_text(owing)
            expect(page.locator(".seats .turn:not([aria-current]) .name")).to_have_text(
                [name for seat, name in enumerate(names) if seat not in seats]
            )
            expect(page).to_have_title(re.compile("^● Your turn" if mine else "^[^●]"))
            if mine:
                page.wait_for_selector(MINE)
                expect(page.locator(".decide .standing")).to_have_count(0)
            else:
                expect(page.locator(MINE)).to_have_count(0)
                expect(page.locator(".decide .standing h2")).to_contain_text(self.waits(seats))

    def waits(self, seats: set[int]) -> str:
        """For whom a page says that the table waits."""
        names = [self.titles[seat] for seat in sorted(seats)]
        return f"Waiting for {', '.join(names[:-1])} and {names[-1]}" if names[1:] else f"{names[0]} thinks"

    def seen_by_others(self, seat: int) -> dict[str, list[str]]:
        """All that the pages of everybody else hold, seen or said or hidden."""
        others = [
            (name, player) for at, (name, player) in enumerate(zip(PEOPLE, self.players, strict=True)) if at != seat
        ]
        return {name: player.page.evaluate(SHOWN) for name, player in others}

    def answer(self, seat: int, words: str) -> None:
        """One seat keeps a leader; its pointer then leaves the page alone."""
        player = self.players[seat]
        player.choose(words)
        player.page.mouse.move(0, 0)

    def answered(self, seat: int, words: str) -> None:
        """A page tells its own answer, and marks the leader on the board."""
        page = self.players[seat].page
        told = page.locator(".decide [data-answer]")
        expect(told).to_have_attribute("data-answer", words)
        expect(told).to_contain_text("You may change your mind until all have answered.")
        expect(page.get_by_role("button", name="Change my mind")).to_be_enabled()
        expect(page.locator(".laid.kept")).to_have_count(1)

    def change_mind(self, seat: int) -> None:
        """One seat asks for its question again."""
        page = self.players[seat].page
        page.get_by_role("button", name="Change my mind").click()
        page.mouse.move(0, 0)

    def second_thoughts(self, seat: int, owing: set[int]) -> None:
        """A seat keeps one leader, thinks again, and keeps another. Whatever it keeps, the others see the same."""
        player = self.players[seat]
        number, options = player.asked(), player.options()
        before = self.seen_by_others(seat)
        self.answer(seat, options[0])
        self.owe(owing - {seat})
        self.answered(seat, options[0])
        first = self.seen_by_others(seat)
        self.change_mind(seat)
        self.owe(owing)
        assert (player.asked(), player.options()) == (number, options)
        expect(player.page.locator(".laid.kept")).to_have_count(0)
        assert self.seen_by_others(seat) == before
        self.answer(seat, options[-1])
        self.owe(owing - {seat})
        self.answered(seat, options[-1])
        assert self.seen_by_others(seat) == first

    def turn(self, number: int, order: tuple[int, ...]) -> None:
        """A turn of the draft: each has second thoughts while somebody has not answered, and then all have answered."""
        owing = set(order)
        self.owe(owing)
        for player, kept in zip(self.players, self.kept, strict=True):
            expect(player.page.locator(".set-up h2")).to_have_text(f"Leaders, turn {number} of {LEADERS}")
            assert len(player.options()) == LEADERS + 1 - number
            kept.append(player.options()[-1])
        moments = [player.number() for player in self.players]
        assert len(set(moments)) == 1
        last = order[0]  # changes a mind once more, and thinks longest
        for seat in order:
            self.second_thoughts(seat, owing)
            if seat == last:
                self.change_mind(seat)
                self.owe(owing)
            else:
                owing.remove(seat)
        assert [player.number() for player in self.players] == moments
        self.answer(last, self.kept[last][-1])


def test_four_people_draft_at_once_and_change_their_minds(site: Site, house: House, visit: Callable[..., Page]) -> None:
    table, people = seated(house, *PEOPLE, game="lorenzo", edition="advanced", options={"leaders": "drafted"})
    for _ in people[2:]:  # two choose their bonus tiles here and the third in the browser; the last tile is no choice
        assert any(person.any_choice(table) for person in people)
    draft = Draft([browse(visit, site, person, f"/table/{table}") for person in people])
    (chooser,) = people[0].get(f"/tables/{table}")["deciders"]
    draft.owe({chooser})
    draft.answer(chooser, draft.players[chooser].options()[0])
    for number, order in enumerate(ORDERS, 1):
        draft.turn(number, order)
    # The last leader of each pile needs no answer: the game goes on, and asks one player.
    for player in draft.players:
        expect(player.page.locator(".set-up")).to_have_count(0)
    (first,) = people[0].get(f"/tables/{table}")["deciders"]
    draft.owe({first})
    for player, kept in zip(draft.players, draft.kept, strict=True):
        hand = player.page.locator(".lead.hand [data-leader]")
        expect(hand).to_have_count(LEADERS)
        held = {f"keep {one}" for one in hand.evaluate_all("all => all.map(one => one.dataset.leader)")}
        assert set(kept) < held
        assert player.page.evaluate("() => window.stays")
