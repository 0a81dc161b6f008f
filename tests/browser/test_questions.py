"""Search that answers: questions as people ask them, and the paragraph that answers among the first three."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site

PAX, LORENZO, IMPERIALIZM = "pax-renaissance", "lorenzo", "imperializm"
FIRST = 3
QUESTIONS = {
    (PAX, "en"): {
        "how do I win": {"E6", "L2", "A3", "A3a"},
        "tie in battle": {"BATTLE"},
        "how does a trade fair work": {"A2d", "G", "E5"},
        "when can I sell a king": {"E3a", "E3b"},
        "do I need to pay for repress": {"REPRESSa"},
        "what happens when the deck runs out": {"D2b"},
        "can I buy a card I put a florin on": {"E1e"},
        "difference between conspiracy and revolt": {"J"},
        "REGIMEd": {"REGIMEd"},
    },
    (LORENZO, "en"): {
        "who wins a tie": {"F6"},
        "how many servants for a 3": {"R7"},
        "what if I do not support the church": {"V3"},
    },
    (IMPERIALIZM, "en"): {"how do I win": {"R13.4"}},
    (PAX, "pl"): {
        "kiedy można sprzedać króla": {"E3a", "E3b"},
        "co robi biskup": {"BISHOPb"},
        "kto wygrywa remis": {"L2b"},
        "how do I win": {"E6", "L2", "A3", "A3a"},
    },
    (LORENZO, "pl"): {"kto wygrywa remis": {"F6"}},
    (IMPERIALIZM, "pl"): {"kto wygrywa remis": {"R7.4", "A38"}},
}


@pytest.mark.parametrize(("game", "language"), list(QUESTIONS))
def test_the_paragraph_that_answers_is_among_the_first(
    embedded: Site, visit: Callable[..., Page], game: str, language: str
) -> None:
    page = visit(embedded, f"/learn/{game}/rules", language=language)
    field = page.locator("#query")
    field.wait_for()
    page.wait_for_load_state("networkidle")
    results = page.locator("section article")
    for question, right in QUESTIONS[game, language].items():
        field.fill(question)
        expect(page.locator("search [role=status]")).to_be_visible()
        expect(results.first).to_be_visible()
        first = results.evaluate_all("(all, count) => all.slice(0, count).map(one => one.id)", FIRST)
        assert right & set(first), f"{question}: {first}"


def test_cards_and_terms_are_found_with_the_rules(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, f"/learn/{PAX}/rules")
    page.locator("#query").fill("emporium")
    expect(page.locator('[data-found="term:emporium"]')).to_be_visible()
    page.locator("#query").fill("Knights Hospitaller")
    expect(page.locator('[data-found^="card:"]').first).to_contain_text("Knights Hospitaller")
