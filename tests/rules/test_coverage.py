"""Every rule of a complete game is proved, and every proof names a paragraph that exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import proof
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rulebook import Rule, RuleIndex, revised
from signoria.proof import checkout, proofs, unknown_paragraphs, unproved
from signoria.resources import own_rules, rule_index
from signoria.text import Texts
from tests.sample.game import GAME
from tests.text.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_proof_names_a_paragraph_of_the_index(game: Game) -> None:
    for edition in ("", *own_rules(game)):
        assert unknown_paragraphs(rule_index(game, edition), proofs(checkout(), game, edition)) == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_refusal_rests_on_a_paragraph_of_the_index(game: Game) -> None:
    for edition in ("", *own_rules(game)):
        index = rule_index(game, edition)
        assert {refusal.rule for refusal in game.refusals.values()} - {""} <= set(index.by_id)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.meta.complete], ids=lambda game: game.meta.id)
def test_every_rule_of_a_complete_game_is_proved(game: Game) -> None:
    proved = proofs(checkout(), game)
    assert [rule.id for rule in unproved(rule_index(game), proved)] == []
    for edition in own_rules(game):
        index = rule_index(game, edition)
        assert [rule.id for rule in unproved(index, proofs(checkout(), game, edition), proved)] == []


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


EDITIONS = """
import pytest
LATER = "later"

@pytest.mark.rule("Q1", edition=LATER)
@pytest.mark.rule("Q2", edition="later")
@pytest.mark.rule("Q3")
def test_one(): ...
"""


def test_a_proof_says_whose_wording_it_proves(tmp_path: Path) -> None:
    root = tree(tmp_path, EDITIONS, 'proves = ["Q9"]')
    assert list(proofs(root, GAME, "later")) == ["Q1", "Q2"]
    assert list(proofs(root, GAME)) == ["Q3", "Q9"]


def test_what_an_edition_leaves_as_it_was_is_proved_once() -> None:
    base = RuleIndex((Rule("Q1", "rule", "a", "a"), Rule("Q2", "rule", "b", "b"), Rule("Q3", "rule", "c", "c")))
    text = """
        [[rule]]
        id = "Q2"
        book = "Q2"

        [[rule]]
        id = "Q2a"
        after = "Q2"
        kind = "rule"
        en = "d"
        pl = "d"
        book = "Q7"

        [[gone]]
        id = "Q3"
    """
    later = revised(text, base, "later")
    assert [(rule.id, rule.key) for rule in later.rules] == [
        ("Q1", "rule-Q1"),
        ("Q2", "rule-later-Q2"),
        ("Q2a", "rule-later-Q2a"),
    ]
    assert [rule.id for rule in later.gone] == ["Q3"]
    everything = {"Q1": ["here"], "Q2": ["here"], "Q3": ["here"]}
    assert [rule.id for rule in unproved(later, {}, everything)] == ["Q2", "Q2a"]
    assert unproved(later, {"Q2": ["there"], "Q2a": ["there"]}, everything) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[gone]]\nid = "Q9"', "Line 2: Unknown paragraph “Q9”; did you mean “Q1”?"),
        ('[[rule]]\nid = "Q9"\nbook = "Q9"', "Line 2: Unknown paragraph “Q9”; did you mean “Q1”?"),
        ('[[rule]]\nid = "Q1a"\nafter = "Q1"\nbook = "Q1"', "Line 1: “kind” needs a text in quotes."),
        (
            '[[rule]]\nid = "Q1"\nafter = "Q1"\nkind = "rule"\nen = "a"\npl = "a"\nbook = "Q1"',
            "Line 2: Paragraph Q1 is here a second time.",
        ),
        ("[part]", "Line 1: Unknown key “part”; known: rule, gone."),
    ],
)
def test_what_cannot_be_changed_has_a_line(text: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        revised(text, RuleIndex((Rule("Q1", "rule", "a", "a"),)), "later")
    assert Texts("en").say_problem(caught.value) == said


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
