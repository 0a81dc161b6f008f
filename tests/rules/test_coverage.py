"""Every rule of a complete game is proved, and every proof names a paragraph that exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import proof
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rulebook import Rule, RuleIndex
from signoria.proof import checkout, proofs, unknown_paragraphs, unproved
from signoria.resources import rule_index
from signoria.text import Texts
from tests.sample.game import GAME
from tests.text.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_proof_names_a_paragraph_of_the_index(game: Game) -> None:
    assert unknown_paragraphs(rule_index(game), proofs(checkout(), game)) == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_refusal_rests_on_a_paragraph_of_the_index(game: Game) -> None:
    index = rule_index(game)
    assert {refusal.rule for refusal in game.refusals.values()} - {""} <= set(index.by_id)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.meta.complete], ids=lambda game: game.meta.id)
def test_every_rule_of_a_complete_game_is_proved(game: Game) -> None:
    assert [rule.id for rule in unproved(rule_index(game), proofs(checkout(), game))] == []


MODULE = """
import pytest
pytestmark = [pytest.mark.rule("Q1"), pytest.mark.other]

@pytest.mark.rule("Q2", "Q3")
def test_one(): ...

class TestMany:
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("Q4")), 3])
    def test_two(self, n): ...

@pytest.mark.rule("Q5")
class TestMore:
    def test_three(self): ...
    @pytest.mark.rule("Q6")
    def helper(self): ...
"""


def tree(root: Path, module: str = "", scenario: str = "") -> Path:
    """A source tree with one test module and one scenario of the sample."""
    for folder, name, text in (("rules", "test_it.py", module), ("scenarios", "it.toml", scenario)):
        path = root / "tests" / folder / "sample" / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_proofs_are_found_wherever_a_mark_may_stand(tmp_path: Path) -> None:
    found = proofs(tree(tmp_path, MODULE, 'proves = ["Q2", "Q9"]'), GAME)
    test = "tests/rules/sample/test_it.py::"
    assert found == {
        "Q1": [f"{test}test_one", f"{test}TestMany::test_two", f"{test}TestMore::test_three"],
        "Q2": [f"{test}test_one", "tests/scenarios/sample/it.toml"],
        "Q3": [f"{test}test_one"],
        "Q4": [f"{test}TestMany::test_two"],
        "Q5": [f"{test}TestMore::test_three"],
        "Q9": ["tests/scenarios/sample/it.toml"],
    }


def test_only_rules_need_a_proof() -> None:
    index = RuleIndex((Rule("Q1", "rule", "a", "a"), Rule("Q2", "flavour", "b", "b"), Rule("Q3", "rule", "c", "c")))
    proved = {"Q3": ["here"], "Q7": ["there"]}
    assert [rule.id for rule in unproved(index, proved)] == ["Q1"]
    assert unknown_paragraphs(index, proved) == {"Q7": ["there"]}


@pytest.mark.parametrize(
    ("module", "scenario", "said"),
    [
        (
            "import pytest\n@pytest.mark.rule(RULE)\ndef test_it(): ...",
            "",
            "tests/rules/sample/test_it.py, line 2: a paragraph that a test proves is written out in quotes.",
        ),
        ("", "a = 1\na = 2", "tests/scenarios/sample/it.toml: Line 2: This is here a second time."),
    ],
)
def test_a_proof_that_cannot_be_read_has_a_place(tmp_path: Path, module: str, scenario: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        proofs(tree(tmp_path, module, scenario), GAME)
    assert Texts("en").say_problem(caught.value) == said


def test_an_installed_package_has_no_proofs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "__file__", str(tmp_path / "site-packages" / "signoria" / "proof.py"))
    with pytest.raises(Problem) as caught:
        checkout()
    assert Texts("en").say_problem(caught.value) == (
        "What is proved stands in the tests, and these come only with the source code."
    )
