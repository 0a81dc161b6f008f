"""The pages in docs/rules are made from the rule index and the digests, and they are up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria import catalogue, digest
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.proof import checkout
from signoria.resources import own_rules, rule_index
from signoria.text import LANGUAGES, Texts
from tests.sample.game import GAME

FEWEST_WORDS = 4
# An answer to a question, or a word for something that was named before.
NOT_ALONE = re.compile(r"(Yes|No|Tak|Nie)[.,;:]|(He|She|It|They|Such|Taka|Taki|Takie)\b")
PAGES = [(game, language) for game in catalogue.games().values() for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), PAGES, ids=lambda value: getattr(value, "package", value))
def test_a_page_is_up_to_date(game: Game, language: str) -> None:
    page = checkout() / "docs" / "rules" / digest.file_name(game, language)
    assert page.read_text(encoding="utf-8") == digest.render(game, language), (
        "write the pages anew: python -m signoria.digest"
    )


def test_no_page_is_left_over(tmp_path: Path) -> None:
    digest.write(tmp_path)
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {digest.file_name(game, language) for game, language in PAGES}
    assert {path.name for path in (checkout() / "docs" / "rules").iterdir()} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_every_paragraph_with_an_anchor(language: str) -> None:
    page = digest.render(GAME, language)
    for rule in rule_index(GAME).rules:
        assert page.count(f'<a id="{rule.id}"></a>**{rule.id} · {rule.title(language)}.**') == 1


@pytest.mark.parametrize(("game", "language"), PAGES, ids=lambda value: getattr(value, "package", value))
def test_a_digest_stands_alone(game: Game, language: str) -> None:
    """It is a sentence that needs neither its title nor its neighbour, nor the question that a ruling answers."""
    texts = Texts(language, game)
    rules = [rule for edition in ("", *own_rules(game)) for rule in rule_index(game, edition).rules]
    said = {rule.key: texts.say(Phrase(rule.key)) for rule in rules}
    assert {name: text for name, text in said.items() if not stands_alone(text)} == {}


@pytest.mark.parametrize(
    "text", ["Before.", "Yes; the surcharge is due as usual.", "It has the printed value.", "of a card"]
)
def test_what_does_not_stand_alone(text: str) -> None:
    assert not stands_alone(text)


def stands_alone(text: str) -> bool:
    """Whether a text has the shape of a sentence of its own."""
    begins = text[0].isupper() or text[0].isdigit()
    return begins and text.endswith(".") and len(text.split()) >= FEWEST_WORDS and not NOT_ALONE.match(text)
