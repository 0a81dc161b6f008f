"""The index of the rules, its digests and the page of rulings say the same."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

from signoria.engine.rulebook import parse
from signoria.games.imperializm.data.ids import DESIGNS, GOODS
from signoria.games.imperializm.edition import ImperializmOptions
from signoria.games.imperializm.refusals import REFUSALS
from signoria.proof import checkout
from signoria.resources import text_files

PACKAGE = "signoria.games.imperializm"
INDEX = parse((files(PACKAGE) / "rules.toml").read_text(encoding="utf-8"))
RULINGS = [rule for rule in INDEX.rules if rule.letters == "A"]
MESSAGE = re.compile(r"^(rule-\S+) = (.+)$", re.MULTILINE)


def digests(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall(text_files(PACKAGE, language)[f"rules.{language}.ftl"]))


def test_the_parts_are_the_sections_of_the_rulebook() -> None:
    parts = [part.id for part in INDEX.parts]
    assert parts == [*(f"R{number}" for number in range(1, 14)), "G", "C", "W", "A"]
    assert all(part.en and part.pl for part in INDEX.parts)


def test_every_good_and_every_card_has_a_paragraph() -> None:
    letters = Counter(rule.letters for rule in INDEX.rules)
    assert (letters["W"], letters["A"]) == (38, 96)
    assert [rule.id for rule in INDEX.rules if rule.letters == "C"] == [f"C-{word}" for word in DESIGNS]
    assert {rule.id for rule in INDEX.rules if rule.letters == "G"} == {f"G-{word}" for word in GOODS}


def test_every_paragraph_has_a_digest_that_stands_alone() -> None:
    for language in ("en", "pl"):
        said = digests(language)
        assert list(said) == [rule.key for rule in INDEX.rules]
        for key, sentence in said.items():
            assert sentence[0].isupper() or sentence[0].isdigit(), key
            assert sentence.endswith("."), key


def test_the_page_has_every_ruling_in_both_languages() -> None:
    page = (checkout() / "docs" / "rulings" / "imperializm.md").read_text(encoding="utf-8")
    sections = page.split("\n## ")[1:]
    english, polish = digests("en"), digests("pl")
    assert [section.partition("\n")[0] for section in sections] == [f"{rule.id}. {rule.en}" for rule in RULINGS]
    for rule, section in zip(RULINGS, sections, strict=True):
        said = re.sub(r"\s+", " ", section.replace("\n> ", " "))
        assert f"**Decision.** {english[rule.key]}" in said, rule.id
        assert polish[rule.key] in said, rule.id
        assert "**Question.**" in said
        assert "**Reason.**" in said


def test_a_refusal_rests_on_paragraphs_of_the_index() -> None:
    for refusal in REFUSALS.values():
        assert set(refusal.rules) <= set(INDEX.by_id), refusal.key
        assert len(set(refusal.rules)) == len(refusal.rules), refusal.key


def test_every_option_is_the_other_reading_of_a_ruling() -> None:
    page = (checkout() / "docs" / "rulings" / "imperializm.md").read_text(encoding="utf-8")
    assert set(re.findall(r"option `(\w+)`", re.sub(r"\s+", " ", page))) == set(ImperializmOptions.__struct_fields__)
