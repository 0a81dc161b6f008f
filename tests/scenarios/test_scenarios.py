"""Every scenario under this folder holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.engine.scenario import check_paragraphs, load, run
from signoria.proof import checkout
from signoria.resources import rule_index
from signoria.text import Texts, voice
from tests.text.games import find

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(HERE).as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = load(path.read_text(encoding="utf-8"), find)
    check_paragraphs(scenario, rule_index(scenario.game, scenario.edition))
    texts, result = Texts("en", scenario.game), run(scenario, voice(scenario.game))
    assert [f"line {failure.line}: {texts.say(failure.phrase)}" for failure in result.failures] == []


def test_scenarios_lie_with_their_game() -> None:
    assert FILES
    folders = {path: path.parent.name for path in FILES}
    games = {path: load(path.read_text(encoding="utf-8"), find).game for path in FILES}
    assert {path: game.package.rpartition(".")[2] for path, game in games.items()} == folders


def test_the_example_of_the_page_holds() -> None:
    page = (checkout() / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```toml\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert examples
    for example in examples:
        scenario = load(example, find)
        check_paragraphs(scenario, rule_index(scenario.game))
        assert run(scenario, voice(scenario.game)).ok
