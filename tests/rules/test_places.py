"""From a paragraph to its code: docstrings, guards and constants lead there."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.engine.rulebook import Rule, RuleIndex
from signoria.places import opening, places
from tests.sample.game import GAME

NAMES = ("Q1", "Q2", "Q2a", "Q2b", "Q3", "Q4", "Q5", "CITY", "AB-x-4", "AB-pirates")
INDEX = RuleIndex(tuple(Rule(name, "rule", "", "") for name in NAMES))


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("Q2: prose.", ["Q2"]),
        ("Q1, Q3: prose.", ["Q1", "Q3"]),
        ("Q2-Q2b, CITY: prose.", ["Q2", "Q2a", "Q2b", "CITY"]),
        ("Q2a-b: prose.", ["Q2a", "Q2b"]),
        ("Q1, ruling Q4: prose.", ["Q1", "Q4"]),
        ("Ruling Q4: prose.", ["Q4"]),
        ("AB-x-4: prose.", ["AB-x-4"]),
        ("Q1 and Q9: only the index counts.", ["Q1"]),
        ("Prose, and later Q2: no.", []),
        ("", []),
    ],
)
def test_how_a_docstring_begins(docstring: str, found: list[str]) -> None:
    assert opening(docstring, INDEX) == found


SOURCE = '''"""Q3: the module."""

def named():
    """Q1: named first."""

def mentioned():
    """Prose, as CITY says (Q4)."""

def guard():
    return NO if refusals.NEVER else ALLOWED

def constant():
    return AB_X_4

class Step:
    """Prose.

    Also Q5.
    """
    def take(self):
        return PIRATES
'''
TABLE = 'REFUSALS = {NO: Refusal("no", "Q2a"), refusals.NEVER: Refusal("never", "Q2b"), OTHER: Refusal("other", "")}\n'


def test_docstrings_guards_and_constants_lead_to_the_code(tmp_path: Path) -> None:
    folder = tmp_path.joinpath(*GAME.package.split("."))
    folder.mkdir(parents=True)
    (folder / "steps.py").write_text(SOURCE, "utf-8")
    (folder / "refusals.py").write_text(TABLE, "utf-8")
    found = {rule: [(place.line, place.name) for place in here] for rule, here in places(tmp_path, GAME, INDEX).items()}
    assert found == {
        "Q1": [(3, "named")],
        "Q2a": [(9, "guard")],
        "Q2b": [(9, "guard")],
        "Q3": [(1, "")],
        "Q4": [(6, "mentioned")],
        "CITY": [(6, "mentioned")],
        "AB-x-4": [(12, "constant")],
        "Q5": [(15, "Step")],
        "AB-pirates": [(20, "Step.take")],
    }
