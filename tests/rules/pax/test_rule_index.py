"""The rule index of Pax Renaissance and its digests: complete, in the order of the book, the same in both languages."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from signoria.engine.rulebook import KINDS, RuleIndex, parse
from signoria.games.pax.data import ids
from signoria.games.pax.game import GAME
from signoria.games.pax.refusals import REFUSALS
from signoria.resources import rule_index, text_files

PACKAGE = "signoria.games.pax"
LANGUAGES = ("en", "pl")
CHAPTERS = tuple("ABCDEFGHIJKLO")
RULINGS = 71
SOLITAIRE = tuple(number for number in range(1, 51) if number not in (7, 33, 44, 45))  # as the facts number them
PAGE = Path(__file__).resolve().parents[3] / "docs" / "rulings" / "pax-renaissance.md"


@pytest.fixture(scope="module")
def index() -> RuleIndex:
    return parse((files(PACKAGE) / "rules.toml").read_text(encoding="utf-8"))


def digests(language: str) -> dict[str, str]:
    """The digests of a language by message id, each as plain text; a repeated or broken message fails here."""
    name = f"rules.{language}.ftl"
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text_files(PACKAGE, language)[name]).body:
        assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name}: {entry.id.name} stands there twice"
            assert not entry.attributes, f"{name}: {entry.id.name} has attributes"
            assert entry.value is not None, f"{name}: {entry.id.name} is empty"
            texts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            assert len(texts) == len(entry.value.elements), f"{name}: {entry.id.name} has a placeable"
            found[entry.id.name] = "".join(texts)
    return found


@pytest.mark.parametrize("edition", GAME.meta.editions)
def test_a_refusal_rests_on_paragraphs_of_every_edition(edition: str) -> None:
    known = rule_index(GAME, edition).by_id
    for refusal in REFUSALS.values():
        assert set(refusal.rules) <= set(known), refusal.key
        assert len(set(refusal.rules)) == len(refusal.rules), refusal.key


def test_ids_are_unique_and_kinds_known(index: RuleIndex) -> None:
    names = [rule.id for rule in index.rules]
    assert len(set(names)) == len(names)
    assert {rule.kind for rule in index.rules} == set(KINDS)


def test_titles_say_something(index: RuleIndex) -> None:
    for rule in index.rules:
        for language in LANGUAGES:
            title = rule.title(language)
            assert title == title.strip(), rule.id
            assert title not in ("", rule.id), rule.id
            assert not title.endswith("."), rule.id


def test_titles_are_told_apart(index: RuleIndex) -> None:
    for language in LANGUAGES:
        titles = [rule.title(language) for rule in index.rules]
        assert sorted(title for title in set(titles) if titles.count(title) > 1) == []


def test_chapters_come_first_then_glossary_abilities_and_rulings(index: RuleIndex) -> None:
    parts = [part.id for part in index.parts]
    assert tuple(parts[: len(CHAPTERS)]) == CHAPTERS
    assert parts[-3:] == ["AB", "R", "S"]
    glossary = parts[len(CHAPTERS) : -3]
    assert glossary == sorted(glossary)
    assert all(part.en and part.pl for part in index.parts if part.id in (*CHAPTERS, "AB", "R", "S"))


def test_no_letter_is_left_out(index: RuleIndex) -> None:
    """A paragraph with the letter c has one with b before it, and one with a stands behind the paragraph itself."""
    previous = {after.id: before.id for before, after in pairwise(index.rules)}
    for rule in index.rules:
        stem, letter = rule.id[:-1], rule.id[-1]
        if rule.letters not in ("AB", "R", "S") and letter.islower():
            assert stem in index.by_id, rule.id
            if letter != "a":
                assert previous[rule.id] == stem + chr(ord(letter) - 1)


def test_every_ability_and_every_ruling_has_its_number(index: RuleIndex) -> None:
    rulings = [rule.id for rule in index.rules if rule.letters == "R"]
    assert rulings == [f"R{number}" for number in range(1, RULINGS + 1)]
    solitaire = [rule.id for rule in index.rules if rule.letters == "S"]
    assert solitaire == [f"S{number}" for number in SOLITAIRE]
    abilities = [rule for rule in index.rules if rule.letters == "AB"]
    assert {rule.id for rule in abilities} == {f"AB-{ability}" for ability in ids.ABILITIES}
    assert {rule.kind for rule in abilities} == {"rule"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_digests_match_the_index(index: RuleIndex, language: str) -> None:
    assert list(digests(language)) == [rule.key for rule in index.rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_digests_are_whole_sentences_on_one_line(index: RuleIndex, language: str) -> None:
    said = digests(language)
    for rule in index.rules:
        text = said[rule.key]
        assert text.endswith((".", ")", "”")), rule.id
        assert " ".join(text.split()) == text, rule.id
        assert text != rule.title(language), rule.id


def test_digests_are_translated(index: RuleIndex) -> None:
    english, polish = digests("en"), digests("pl")
    assert [rule.id for rule in index.rules if english[rule.key] == polish[rule.key]] == []


def test_the_page_of_rulings_decides_as_the_game_says(index: RuleIndex) -> None:
    """Each ruling has its section, with the digests of both languages as its decision, and a reason."""
    english, polish = digests("en"), digests("pl")
    sections = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
    rulings = [rule for rule in index.rules if rule.letters in ("R", "S")]
    assert [section.partition("\n")[0] for section in sections] == [f"{rule.id}. {rule.en}" for rule in rulings]
    for rule, section in zip(rulings, sections, strict=True):
        said = " ".join(section.replace("\n> ", " ").split())
        for part in (
            "**Question.** ",
            f"**Decision (`2e`).** {english[rule.key]} {polish[rule.key]} **",
            "**Reason.** ",
        ):
            assert part in said, f"{rule.id}: {part}"
