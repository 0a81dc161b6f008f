"""Nothing in the code prints a bare English string: what a person reads comes from the Fluent files.

In the packages that talk to people, no text literal reads like a sentence unless it is a docstring or the message of a
bug, and nothing that prints is handed a literal word. Commands (``signoria play …``), placeholders (``FILE``) and the
styles of the terminal are the same in every language.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

from tests.text.source import called, text, trees

SERVER = "signoria.server"
TALKING = [package for package in ("signoria.cli", SERVER) if find_spec(package) is not None]
PROSE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
WORD = re.compile(r"[A-Za-z]{3,}")
# What only the server hands to its database: the words of SQL that a statement of ours begins with.
SQL = re.compile(
    r"\s*(SELECT|INSERT INTO|UPDATE [a-z_…]+ SET|DELETE FROM|WITH [a-z_…]+ AS|ALTER TABLE|PRAGMA|BEGIN IMMEDIATE)\b"
)
PRINTS = {
    "add_column",
    "add_row",
    "add_task",
    "ask",
    "echo",
    "input",
    "line",
    "print",
    "secho",
    "Table",
    "Text",
    "write",
}


def for_programmers(tree: ast.Module) -> set[int]:
    """The nodes that only programmers read: docstrings, what a bug of ours says, the log, the API on itself."""
    found: set[int] = set()
    for node in ast.walk(tree):
        bug = node.msg if isinstance(node, ast.Assert) else node.exc if isinstance(node, ast.Raise) else None
        found |= {id(part) for part in ast.walk(bug)} if bug else set()
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("LOG."):
            found |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.keyword) and node.arg in ("summary", "description"):
            found.add(id(node.value))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and text(first.value) is not None:
                found.add(id(first.value))
    return found


def same_in_every_language(words: str) -> bool:
    """Whether a text is a command to type, a page's frame, or a style of the terminal."""
    if words.strip().startswith(("signoria ", "make ", "<!doctype html>", "<form ")):
        return True
    try:
        Style.parse(words)
    except StyleSyntaxError:
        return False
    return True


def migrates(node: ast.Call) -> bool:
    """Whether a call changes a table of the database, not one on the screen."""
    return ast.unparse(node.func) == "op.add_column"


def spoken(node: ast.AST) -> str:
    """The fixed part of a text literal, with or without gaps."""
    if isinstance(node, ast.JoinedStr):
        return "…".join(text(part) or "" for part in node.values)
    return text(node) or ""


def bare(tree: ast.Module, database: bool = False) -> Iterator[str]:
    """Every literal that would reach a person untranslated; statements are for a module that talks to a database."""
    passed = for_programmers(tree)
    passed |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        said = spoken(node)
        if database and SQL.match(said):
            continue
        if id(node) not in passed and PROSE.search(said) and not same_in_every_language(said):
            yield f"line {node.lineno}: {said!r}"  # type: ignore[attr-defined]  # a literal has a line
        if isinstance(node, ast.Call) and called(node) in PRINTS and id(node) not in passed and not migrates(node):
            for arg in node.args:
                said = spoken(arg)
                if WORD.search(said) and not PROSE.search(said) and not same_in_every_language(said):
                    yield f"line {node.lineno}: {said!r}"


@pytest.mark.parametrize("package", TALKING)
def test_nothing_is_printed_in_bare_english(package: str) -> None:
    found = [f"{name}, {where}" for name, tree in trees(package).items() for where in bare(tree, package == SERVER)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'print("Done")',
        'desk.line(f"{n} games played")',
        'console.print("The game is over.")',
        'table.add_column("Seat")',
        'sys.stderr.write("cannot read the file")',
        'MESSAGE = "Please choose an option"',
        'connection.execute("the table is full")',
        'op.execute("Please wait for the others")',
        'text("SELECT one seat")',
    ],
)
def test_bare_english_is_found(source: str) -> None:
    assert len(list(bare(ast.parse(source)))) == 1


@pytest.mark.parametrize(
    "source",
    [
        'connection.execute("the table is full")',
        'connection.execute(text("Select one seat"))',
        'problem("UPDATE your browser")',
        'problem("WITH all my heart")',
    ],
)
def test_bare_english_is_found_beside_a_database(source: str) -> None:
    assert len(list(bare(ast.parse(source), database=True))) == 1


@pytest.mark.parametrize(
    "source",
    [
        'connection.exec_driver_sql("BEGIN IMMEDIATE")',
        'op.execute("ALTER TABLE tables ADD COLUMN pack text")',
        'LOG = text(f"\\nINSERT INTO entries ({columns}) values (1)")',
        'number("SELECT version FROM tables where id = 1")',
    ],
)
def test_a_statement_is_no_english(source: str) -> None:
    assert list(bare(ast.parse(source), database=True)) == []


@pytest.mark.parametrize(
    "source",
    [
        '"""A module that says what it does."""',
        'desk.line(desk.say("done"), "bold red")',
        'print(f"  {name}: {n}")',
        'assert found, "every game has a name"',
        'raise ValueError("a seat must be there")',
        'LOG.warning("table %s is frozen", table)',
        '@get("/tables", summary="All public tables")\ndef f() -> None: ...',
        'desk.tell("saved", command=f"signoria play --resume {path}")',
    ],
)
def test_what_is_no_english_is_left_alone(source: str) -> None:
    assert list(bare(ast.parse(source))) == []
