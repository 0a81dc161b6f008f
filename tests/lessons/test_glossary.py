"""The glossary: every term is explained in both languages, has a picture that is drawn, and paragraphs that exist."""

from __future__ import annotations

import re

import pytest

from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.lessons.glossary import glossary, read_glossary
from signoria.server.api.teaching import Spoken
from signoria.text import LANGUAGES, Texts
from tests.house.tree import ROOT
from tests.text.messages import everything

GAMES = list(catalogue.games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])


@every_game
def test_every_game_has_a_glossary_with_pictures(game: Game) -> None:
    sheets = ("style/symbols.svg", f"games/{game.meta.id}/symbols.svg")
    drawn = {
        symbol
        for sheet in sheets
        for symbol in re.findall(r'<symbol id="([^"]+)"', (ROOT / "web" / "src" / sheet).read_text("utf-8"))
    }
    terms = glossary(game).terms
    assert terms
    assert {symbol for term in terms for symbol in term.symbols} - drawn == set()
    assert [term.id for term in terms if not term.symbols or not term.rules] == []
    assert {term.group for term in terms} == set(glossary(game).groups)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_can_be_told_and_nothing_lies_around(game: Game, language: str) -> None:
    told = Spoken(game, language).glossary()
    assert all(term.title and term.text for group in told.groups for term in group.terms)
    said = {f"glossary-group-{group}" for group in glossary(game).groups} | {term.key for term in glossary(game).terms}
    assert {key for key in everything(game.package, language) if key.startswith("glossary-")} == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("group = 1\n", "group"),
        ('[[group]]\nid = "a"\n[[entry]]\nid = "b"\ngroup = "c"\n', "c"),
        ('[[group]]\nid = "a"\n[[entry]]\ngroup = "a"\n', "id"),
        ('[[group]]\nid = "a"\n[[entry]]\nid = "b"\ngroup = "a"\nrules = ["Z9"]\n', "Z9"),
        ('[[group]]\nid = "a"\nname = "b"\n', "name"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, said: str) -> None:
    game = catalogue.find("pax-renaissance")
    with pytest.raises(Problem) as found:
        read_glossary(game, text)
    sentence = Texts("en", game).say_problem(found.value)
    assert said in sentence
    assert sentence.startswith("Line ")
