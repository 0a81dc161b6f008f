"""The index of the rules, its digests and the page of rulings say the same."""

from __future__ import annotations

import re

from signoria.engine.phrase import Phrase
from signoria.games.lorenzo.effects import card_text
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.refusals import REFUSALS
from signoria.proof import checkout, proofs, unproved
from signoria.resources import rule_index
from tests.rules.lorenzo.seated import ENGLISH, POLISH

INDEX = rule_index(GAME)
RULINGS = [rule for rule in INDEX.rules if rule.letters == "Q"]


def test_every_leader_and_every_tile_has_a_paragraph() -> None:
    parts = [rule.letters for rule in INDEX.rules]
    assert parts == sorted(parts, key="SRTWMCVEFALXQ".index)
    assert (parts.count("L"), parts.count("X")) == (20, 21)


def test_a_refusal_rests_on_paragraphs_of_the_index() -> None:
    for refusal in REFUSALS.values():
        assert set(refusal.rules) <= set(INDEX.by_id), refusal.key
        assert len(set(refusal.rules)) == len(refusal.rules), refusal.key


def test_every_rule_is_proved() -> None:
    assert [rule.id for rule in unproved(INDEX, proofs(checkout(), GAME))] == []


def test_the_page_has_every_ruling_in_both_languages() -> None:
    page = (checkout() / "docs" / "rulings" / "lorenzo.md").read_text(encoding="utf-8")
    sections = page.split("\n## ")[1:]
    assert [section.partition("\n")[0] for section in sections] == [f"{rule.id}. {rule.en}" for rule in RULINGS]
    for rule, section in zip(RULINGS, sections, strict=True):
        said = re.sub(r"\s+", " ", section.replace("\n> ", " "))
        assert f"**Decision.** {ENGLISH.say(Phrase(rule.key))}" in said, rule.id
        assert POLISH.say(Phrase(rule.key)) in said, rule.id
        assert "**Question.**" in said
        assert "**Reason.**" in said


def test_every_card_has_a_text_of_ours_and_an_italian_name() -> None:
    for number, word in enumerate(GAME.domains["card"].words):
        assert ENGLISH.say(card_text(GAME.box().cards[number]))
        assert POLISH.say(card_text(GAME.box().cards[number]))
        assert POLISH.say_attribute(Phrase(f"card-{word}"), "source") in ("ours", "attested")
        assert ENGLISH.say_attribute(Phrase(f"card-{word}"), "italian")
