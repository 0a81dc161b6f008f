"""Pages that are one file: on a telephone nothing moves sideways, and what a plot says can still be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from signoria.arena.match import Plan
from signoria.arena.page import page as tuning_page
from signoria.arena.report import report
from signoria.arena.report_page import report_page
from signoria.arena.review_page import review_page
from signoria.bots.review_words import ReviewTold, TurningPoint
from signoria.catalogue import find
from signoria.text import Texts

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALLEST = 10.5  # pixels of a letter
WIDER = """() => [document.documentElement, ...document.querySelectorAll("body *")]
    .filter((one) => one.scrollWidth > Math.max(one.clientWidth, 1) + 1 && !one.closest("svg"))
    .map((one) => `${one.tagName} ${one.className}`)"""
LETTERS = """() => [...document.querySelectorAll("svg text")].filter((one) => one.getClientRects().length)
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
CUT = """() => [...document.querySelectorAll("svg.drawn text")].filter((one) => one.getClientRects().length)
    .filter((one) => {
        const [box, room] = [one.getBoundingClientRect(), one.closest(".wide").getBoundingClientRect()];
        return box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1;
    }).map((one) => one.textContent)"""
UNNAMED = """() => [...document.querySelectorAll(".wide td.n")]
    .filter((one) => getComputedStyle(one, "::before").content === "none").length"""


def of_games(name: str, language: str) -> list[str]:
    """A report and a tuning of a few games."""
    game = find(name)
    plan = Plan(game=name, edition=game.meta.editions[0], seats=3, games=3, seed="phone", bots=("random",))
    found = report(plan, find)
    texts = Texts(language, game)
    return [report_page(found, texts), tuning_page(found, texts)]


def of_a_review() -> str:
    """A review of a long game with points that lie near each other."""
    turns = tuple(range(60))
    values = tuple((turn / 60, 1 - turn / 60) for turn in turns)
    turning = tuple(TurningPoint(turn, turn, 0, ("a",), ("b",), 0.1, 0.4, ("Because.",)) for turn in (3, 30, 58))
    ending = ("It is over.",)
    told = ReviewTold(
        "A game", ("Marchionni", "Fugger"), ("Zuzanna the Third", ""), ending, (0,), turns, turns, values, turning, 60
    )
    return review_page(told, Texts("en"))


@pytest.mark.parametrize(("name", "language"), [("lorenzo", "en"), ("imperializm", "pl")])
def test_reports_and_reviews_fit_a_telephone(browser: Browser, tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "page.html"
    with browser.new_context(viewport=PHONE) as context:
        page = context.new_page()
        for text in (*of_games(name, language), of_a_review()):
            file.write_text(text, "utf-8")
            page.goto(file.as_uri())
            assert page.evaluate(WIDER) == []
            assert min(page.evaluate(LETTERS)) >= SMALLEST
            assert page.evaluate(CUT) == []
            assert page.evaluate(UNNAMED) == 0
