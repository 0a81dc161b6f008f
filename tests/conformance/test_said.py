"""Every name and number of every question is checked by somebody, also where random play seldom comes."""

from __future__ import annotations

import re

import pytest

from signoria.engine.game import Game
from tests.conformance.cases import games
from tests.conformance.claims import CLAIMS
from tests.conformance.compiled import ROOT

QUESTION = re.compile(r"^(prompt-[\w-]+) =(.*\n(?:[ \t].*\n)*)", re.MULTILINE)
ARGUMENT = re.compile(r"\$(\w+)")


def questions(game: Game) -> dict[str, set[str]]:
    """The questions of a game by key, each with its arguments."""
    package = game.package.replace(".", "/")
    folder = ROOT / ("src" if package.startswith("signoria/") else ".") / package / "text"
    texts = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.en.ftl")))
    return {key: set(ARGUMENT.findall(text)) for key, text in QUESTION.findall(texts)}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_every_argument_of_every_question_is_checked(game: Game) -> None:
    asked = questions(game)
    assert len(asked) > 2
    checked = CLAIMS[game.meta.id].questions
    assert {key: missing for key, args in asked.items() if (missing := args - checked.get(key, {}).keys())} == {}
