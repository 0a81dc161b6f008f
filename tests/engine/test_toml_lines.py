"""Every key of a TOML text has its line, and every mistake too."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.engine.problem import Problem
from signoria.engine.toml_lines import read
from signoria.text import Texts

TEXT = '''# a comment with [brackets] and = signs
title = "a \\"quoted\\" # title"

[given]
florins.fugger = 3  # and a comment
"odd key".'another one' = [ "x", # one
  "y",
  { card = "z",   deep = [1,
  2] },
]
text = """
not.a.key = 1
"two" quotes"""
raw = \'\'\'
[nor a table]\'\'\'

[[when]]
choose = 'pass'
[when.then]
a.b = { c = 1, d.e = 2 }

[[when]]
choose = "go"
[[when.more]]
deep = 1979-05-27T07:32:00Z

[then]
n = -1_000.5e3
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("title", 2),
        ("given", 4),
        ("given/florins", 5),
        ("given/florins/fugger", 5),
        ("given/odd key/another one", 6),
        ("given/odd key/another one/0", 6),
        ("given/odd key/another one/1", 7),
        ("given/odd key/another one/2/card", 8),
        ("given/odd key/another one/2/deep/1", 9),
        ("given/text", 11),
        ("given/raw", 14),
        ("when", 17),
        ("when/0/choose", 18),
        ("when/0/then", 19),
        ("when/0/then/a/b/d/e", 20),
        ("when/1", 22),
        ("when/1/choose", 23),
        ("when/1/more/0/deep", 25),
        ("then/n", 28),
        ("then/n/not/there", 28),
        ("nowhere", 1),
    ],
)
def test_a_path_has_a_line(path: str, line: int) -> None:
    assert read(TEXT).line(tuple(path.split("/"))) == line


def paths(value: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every path into a parsed TOML document."""
    children = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    return [path, *(found for key, child in children for found in paths(child, (*path, str(key))))]


def test_every_path_is_noted() -> None:
    toml = read(TEXT)
    assert set(paths(toml.data)) - {()} == set(toml.lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\nb = \n", "Line 2: This is not TOML; look for a missing quote, comma, bracket or equals sign."),
        ("a = 1\na = 2\n", "Line 2: This is here a second time."),
        ("[a]\n[b]\n[a]\n", "Line 3: This is here a second time."),
        ("x = [1,\n2\n", "Line 2: This is not TOML; look for a missing quote, comma, bracket or equals sign."),
        (
            f"a = 1\nb = {'9' * 5000}\nc = 2\n",
            "Line 2: This is not TOML; look for a missing quote, comma, bracket or equals sign.",
        ),
        ("x = " + "[" * 5000 + "]" * 5000, "The lists and tables are nested too deep to be read."),
    ],
)
def test_a_mistake_has_a_line(text: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        read(text)
    assert Texts("en").say_problem(caught.value) == said


@given(st.text(alphabet="ab.=[]{}\"'\\,#\n 1", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        toml = read(text)
    except Problem:
        return
    assert set(paths(toml.data)) - {()} <= set(toml.lines)
