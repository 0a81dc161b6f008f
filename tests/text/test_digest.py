"""The pages in docs/rules are made from the rule index and the digests, and they are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import catalogue, digest
from signoria.engine.game import Game
from signoria.proof import checkout
from signoria.resources import rule_index
from signoria.text import LANGUAGES
from tests.sample.game import GAME

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
