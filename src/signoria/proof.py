"""Which paragraph of a rulebook is proved by which test or scenario.

A test says so with ``@pytest.mark.rule("F6", "F6b")`` on the function, its class, its module (``pytestmark``) or a
``pytest.param``; a scenario with ``proves = ["F6"]``. Where an edition has a paragraph in its own way, a mark with
``edition="…"`` proves it, or a scenario of that edition. They lie in ``tests/rules/<game>`` and
``tests/scenarios/<game>``
of the source tree, under the last word of the game's package.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rulebook import Rule, RuleIndex
from signoria.engine.toml_lines import read
from signoria.resources import own_rules


def checkout() -> Path:
    """The source tree this program runs from; an installed package comes without tests."""
    root = Path(__file__).resolve().parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "tests" / "rules").is_dir():
        raise Problem("proofs-need-checkout")
    return root


Mark = tuple[str, str]  # a paragraph and the edition whose wording is meant, '' for the index that others change


def proofs(root: Path, game: Game, edition: str = "") -> dict[str, list[str]]:
    """The tests and scenarios that prove each paragraph, by its id: ``tests/…/test_ops.py::test_a_vote``."""
    folder = game.package.rpartition(".")[2]
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests" / "rules" / folder).rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        for (rule_id, of), test in _marks(path.read_text(encoding="utf-8"), name):
            if of == edition:
                found.setdefault(rule_id, []).append(f"{name}::{test}")
    own = own_rules(game)
    for path in sorted((root / "tests" / "scenarios" / folder).glob("*.toml")):
        name = path.relative_to(root).as_posix()
        proves, of = _proves(path.read_text(encoding="utf-8"), name)
        if (of if of in own else "") == edition:
            for rule_id in proves:
                found.setdefault(rule_id, []).append(name)
    return found


def unproved(
    index: RuleIndex, proved: dict[str, list[str]], inherited: dict[str, list[str]] | None = None
) -> list[Rule]:
    """The paragraphs of kind ``rule`` that nothing proves; what an edition does not change may be proved elsewhere."""
    others = inherited or {}
    return [
        rule
        for rule in index.rules
        if rule.kind == "rule" and rule.id not in proved and (rule.edition or rule.id not in others)
    ]


def unknown_paragraphs(index: RuleIndex, proved: dict[str, list[str]]) -> dict[str, list[str]]:
    """Proofs of paragraphs that the index does not have."""
    return {rule_id: where for rule_id, where in proved.items() if rule_id not in index.by_id}


def _proves(text: str, name: str) -> tuple[list[str], str]:
    """What a scenario proves, and of which edition."""
    try:
        data = read(text).data
    except Problem as problem:
        phrase = Phrase(f"problem-{problem.phrase.key}", problem.phrase.args)
        raise Problem("in-file", file=name, problem=phrase) from None
    proves, edition = data.get("proves", []), data.get("edition", "")
    listed = [rule_id for rule_id in proves if isinstance(rule_id, str)] if isinstance(proves, list) else []
    return listed, edition if isinstance(edition, str) else ""


def _marks(source: str, name: str) -> Iterator[tuple[Mark, str]]:
    """Every (paragraph, test) of a test module."""
    tree = ast.parse(source)
    words = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }
    everywhere = [
        rule_id
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets)
        for rule_id in _rules(node.value, name, words)
    ]
    yield from _of_body(tree.body, "", everywhere, name, words)


def _of_body(
    body: list[ast.stmt], prefix: str, inherited: list[Mark], name: str, words: dict[str, str]
) -> Iterator[tuple[Mark, str]]:
    """The marks of the tests in a module or class, with those of everything around them."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [rule_id for mark in node.decorator_list for rule_id in _rules(mark, name, words)]
            yield from _of_body(node.body, f"{prefix}{node.name}::", inherited + own, name, words)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [rule_id for mark in node.decorator_list for rule_id in _rules(mark, name, words)]
            for rule_id in dict.fromkeys(inherited + own):
                yield rule_id, f"{prefix}{node.name}"


def _rules(expression: ast.expr, name: str, words: dict[str, str]) -> list[Mark]:
    """The paragraphs named by every ``pytest.mark.rule(…)`` in an expression; a constant may name the edition."""
    found: list[Mark] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            edition = "".join(_text(each.value, name, words) for each in node.keywords if each.arg == "edition")
            found += [(_text(arg, name, {}), edition) for arg in node.args]
    return found


def _text(expression: ast.expr, name: str, words: dict[str, str]) -> str:
    """A text that is written out, or the name of one that the module has."""
    if isinstance(expression, ast.Name) and expression.id in words:
        return words[expression.id]
    if not isinstance(expression, ast.Constant) or not isinstance(expression.value, str):
        raise Problem("proof-unclear", file=name, line=expression.lineno)
    return expression.value
