"""Search that answers: questions as people ask them, and the paragraph that answers among the first three."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site

PAX, LORENZO, IMPERIALIZM = "pax-renaissance", "lorenzo", "imperializm"
FIRST = 3
QUESTIONS = {
    (PAX, "en"): {
        "how do I win": {"A3", "A3a", "E6", "L2"},
        "tie in battle": {"BATTLE"},
        "how does a trade fair work": {"A2d", "E5", "G"},
        "when can I sell a king": {"E3a", "E3b"},
        "do I need to pay for repress": {"REPRESSa"},
        "what happens when the deck runs out": {"D2b"},
        "can I buy a card I put a florin on": {"E1e"},
        "difference between conspiracy and revolt": {"J"},
        "REGIMEd": {"REGIMEd"},
        "how many cards can I hold": {"E1a"},
        "what does a bishop do": {"BISHOPb"},
        "when does the game end": {"L2"},
        "how many actions do I have": {"D1"},
        "how much does a vote cost": {"F6a"},
        "can I refuse to pay a tax": {"F4"},
        "who gets the money of a trade fair": {"G", "A2d", "E5"},
        "how do comets work": {"COMET", "L1"},
        "what is the goal of the game": {"A3"},
        "how do I activate a victory": {"VICTORY", "COMET", "L1"},
    },
    (LORENZO, "en"): {
        "who wins a tie": {"F6"},
        "how many servants for a 3": {"R7"},
        "what if I do not support the church": {"V3"},
        "how do I win": {"F6"},
        "how many rounds are there": {"R1"},
        "what is a council privilege": {"C3"},
        "how much does it cost if the tower is occupied": {"T5"},
        "can I place two family members in the same tower": {"T7"},
        "when do I play a leader": {"A3", "A4"},
        "how many points for territories": {"F1"},
        "who goes first next round": {"E2"},
        "who starts the round": {"E2"},
        "how do I activate buildings": {"W5"},
        "what is military strength for": {"F4"},
    },
    (IMPERIALIZM, "en"): {
        "how do I win": {"R13.4"},
        "when does the game end": {"R13.1"},
        "how do I declare war": {"R7.1"},
        "what happens if I lose a war": {"R7.5"},
        "how do I get an achievement": {"R12.1"},
        "how do I change religion": {"R5.7"},
        "how does trade work": {"R4.1", "R4.2"},
        "tie in a war": {"R7.4"},
    },
    (PAX, "pl"): {
        "kiedy można sprzedać króla": {"E3a", "E3b"},
        "co robi biskup": {"BISHOPb"},
        "kto wygrywa remis": {"L2b"},
        "how do I win": {"A3", "A3a", "E6", "L2"},
        "jak wygrać": {"E6", "L2", "A3", "A3a"},
        "ile kart mogę mieć na ręce": {"E1a"},
        "co się dzieje gdy skończy się talia": {"D2b"},
        "czy muszę płacić za represje": {"REPRESSa"},
        "jak działa wyprawa handlowa": {"G", "A2d", "E5"},
        "czym różni się konspiracja od powstania": {"J"},
        "kto wygrywa bitwę przy remisie": {"BATTLE"},
        "ile mam akcji w turze": {"D1"},
        "ile kosztuje głosowanie": {"F6a"},
        "czy mogę odmówić zapłaty podatku": {"F4"},
        "co to jest wasal": {"VASSAL"},
        "jaki jest cel gry": {"A3"},
        "kiedy kończy się gra": {"L2"},
        "czy mogę kupić kartę na której położyłem florena": {"E1e"},
    },
    (LORENZO, "pl"): {
        "kto wygrywa remis": {"F6"},
        "jak wygrać": {"F6"},
        "ile jest rund": {"R1"},
        "ile kosztuje zajęta wieża": {"T5"},
        "ile sług na 3": {"R7"},
        "co jeśli nie wesprę kościoła": {"V3"},
        "kto zaczyna następną rundę": {"E2"},
        "kto zaczyna rundę": {"E2"},
        "kto idzie pierwszy": {"E2"},
        "do czego służy wojsko": {"F4", "T12"},
        "kiedy mogę zagrać osobistość": {"A3", "A4"},
    },
    (IMPERIALIZM, "pl"): {
        "kto wygrywa remis": {"A38", "R7.4"},
        "jak wygrać": {"R13.4"},
        "kiedy kończy się gra": {"R13.1"},
        "jak wypowiedzieć wojnę": {"R7.1"},
        "co się dzieje gdy przegram wojnę": {"R7.5"},
        "ile kart na ręce": {"R3.6"},
        "jak zdobyć osiągnięcie": {"R12.1"},
        "jak zmienić religię": {"R5.7"},
        "remis w wojnie": {"R7.4"},
        "jak działa handel": {"R4.1", "R4.2"},
        "kto jest liderem": {"R4.3"},
    },
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
    for language, card in (("en", "Knights Hospitaller"), ("pl", "Joannici")):
        page.get_by_role("button", name=re.compile(f"^{language.upper()}")).click()
        page.locator("#query").fill("emporium")
        expect(page.locator('[data-found="term:emporium"]')).to_be_visible()
        page.locator("#query").fill(card)
        expect(page.locator('[data-found^="card:"]').first).to_contain_text(card)
