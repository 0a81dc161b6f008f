"""Which paragraph of a rulebook is proved by which test or scenario.

A test says so with ``@pytest.mark.rule("F6", "F6b")`` on the function, its class, its module (``pytestmark``) or a
``pytest.param``; a scenario with ``proves = ["F6"]``. They lie in ``tests/rules/<game>`` and ``tests/scenarios/<game>``
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


def checkout() -> Path:
    """The source tree this program runs from; an installed package comes without tests."""
    root = Path(__file__).resolve().parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "tests" / "rules").is_dir():
        raise Problem("proofs-need-checkout")
    return root


def proofs(root: Path, game: Game) -> dict[str, list[str]]:
    """The tests and scenarios that prove each paragraph, by its id: ``tests/…/test_ops.py::test_a_vote``."""
    folder = game.package.rpartition(".")[2]
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests" / "rules" / folder).rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        for rule_id, test in _marks(path.read_text(encoding="utf-8"), name):
            found.setdefault(rule_id, []).append(f"{name}::{test}")
    for path in sorted((root / "tests" / "scenarios" / folder).glob("*.toml")):
        name = path.relative_to(root).as_posix()
        for rule_id in _proves(path.read_text(encoding="utf-8"), name):
            found.setdefault(rule_id, []).append(name)
    return found


def unproved(index: RuleIndex, proved: dict[str, list[str]]) -> list[Rule]:
    """The paragraphs of kind ``rule`` that nothing proves."""
    return [rule for rule in index.rules if rule.kind == "rule" and rule.id not in proved]


def unknown_paragraphs(index: RuleIndex, proved: dict[str, list[str]]) -> dict[str, list[str]]:
    """Proofs of paragraphs that the index does not have."""
    return {rule_id: where for rule_id, where in proved.items() if rule_id not in index.by_id}


def _proves(text: str, name: str) -> list[str]:
    """What a scenario proves."""
    try:
        proves = read(text).data.get("proves", [])
    except Problem as problem:
        phrase = Phrase(f"problem-{problem.phrase.key}", problem.phrase.args)
        raise Problem("in-file", file=name, problem=phrase) from None
    return [rule_id for rule_id in proves if isinstance(rule_id, str)] if isinstance(proves, list) else []


def _marks(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Every (paragraph, test) of a test module."""
    tree = ast.parse(source)
    everywhere = [
        rule_id
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets)
        for rule_id in _rules(node.value, name)
    ]
    yield from _of_body(tree.body, "", everywhere, name)


def _of_body(body: list[ast.stmt], prefix: str, inherited: list[str], name: str) -> Iterator[tuple[str, str]]:
    """The marks of the tests in a module or class, with those of everything around them."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [rule_id for mark in node.decorator_list for rule_id in _rules(mark, name)]
            yield from _of_body(node.body, f"{prefix}{node.name}::", inherited + own, name)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [rule_id for mark in node.decorator_list for rule_id in _rules(mark, name)]
            for rule_id in dict.fromkeys(inherited + own):
                yield rule_id, f"{prefix}{node.name}"


def _rules(expression: ast.expr, name: str) -> list[str]:
    """The paragraphs named by every ``pytest.mark.rule(…)`` in an expression."""
    found: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for arg in node.args:
                if not isinstance(arg, ast.Constant) or not isinstance(arg.value, str):
                    raise Problem("proof-unclear", file=name, line=arg.lineno)
                found.append(arg.value)
    return found
