"""The puzzle of the day: from the home page to its table, hints, the solution, and the streak."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from signoria.catalogue import find
from signoria.puzzles.puzzle import find as find_puzzle
from tests.browser.asked import Questions
from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.site import DESKTOP, PHONE, Site

GAME = "pax-renaissance"


def test_the_puzzle_of_the_day_is_solved(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, "/")
    page.locator('a[href="/puzzles"]').first.click()
    page.locator("section .today").first.wait_for()
    assert violations(page) == []
    today = page.request.get(f"{embedded.url}/api/games/{GAME}/puzzles").json()["today"]
    page.get_by_role("button", name="Solve the puzzle of the day: Pax Renaissance").click()
    panel = page.get_by_role("region", name="Puzzle", exact=True)
    expect(panel).to_be_visible()
    expect(page.locator(".bar .whatif")).to_have_text("Puzzle")
    questions = Questions(page)
    page.reload()
    expect(panel).to_be_visible()
    questions.at_rest()
    panel.get_by_role("button", name="Hint 1 of 3").click()
    for size in (PHONE, DESKTOP):  # what was told stays, although the panel is drawn anew
        page.set_viewport_size(size)
        expect(panel.locator(".hint")).to_have_count(1)
    assert violations(page) == []
    player = Player(page)
    puzzle = find_puzzle(find(GAME), today)
    state = puzzle.start()
    for option in puzzle.solution:
        if state.decider() == puzzle.seat:
            player.wait()
            player.choose(puzzle.game.vocabulary.words(option))
        state.choose(option)
    expect(panel.locator(".done")).to_be_visible()
    panel.get_by_role("link", name="More puzzles").click()
    expect(page.locator(".streak")).to_contain_text("one day")


def test_a_missed_puzzle_keeps_its_solution_until_it_is_asked_for(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, "/puzzles")
    today = page.request.get(f"{embedded.url}/api/games/{GAME}/puzzles").json()["today"]
    page.get_by_role("button", name="Solve the puzzle of the day: Pax Renaissance").click()
    player = Player(page)
    puzzle = find_puzzle(find(GAME), today)
    state = puzzle.start()
    while not puzzle.over(state):  # the last thing on offer wins nothing
        option = state.options()[-1]
        if state.decider() == puzzle.seat:
            player.wait()
            player.choose(puzzle.game.vocabulary.words(option))
        state.choose(option)
    assert not puzzle.reached(state)
    panel = page.get_by_role("region", name="Puzzle", exact=True)
    expect(panel.locator(".stray")).to_contain_text("Not yet.")
    expect(panel.locator(".hint")).to_have_count(0)
    expect(panel.get_by_role("button", name="Try again")).to_be_visible()
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel.locator(".hint")).to_have_count(3)
    expect(panel.get_by_role("button", name="Show the solution")).to_have_count(0)
    assert violations(page) == []
