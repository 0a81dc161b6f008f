"""The edition table and the page about it: every difference is a value with a test, or says why it has no effect."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from signoria.games.pax.data.errata import FIRST, LIVING
from signoria.games.pax.edition import EDITIONS
from signoria.proof import checkout
from tests.rules.pax.seated import GAME

ROWS = 96
HERE = Path(__file__).parent
# What a row names beside the values that rules read.
NAMED = ("name", "book", "errata", "borrowed", "told")
VALUES = [name for name in vars(EDITIONS["2e"]) if name not in NAMED]


def page() -> dict[int, list[str]]:
    """The cells of each row of the page: its subject, then one for each other edition."""
    text = (checkout() / "docs" / "editions-pax.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if re.match(r"\| \d+ \|", line)]
    assert [int(row[0]) for row in rows] == list(range(1, ROWS + 1))
    return {int(row[0]): [cell.strip() for cell in row[1:]] for row in rows}


def marked(files: str) -> set[int]:
    """The rows that the tests of an edition say they prove."""
    found: set[int] = set()
    for path in HERE.glob(files):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.row":
                found |= {int(ast.literal_eval(arg)) for arg in node.args}
    return found


def named(cell: str) -> set[str]:
    """The values that a cell names."""
    return set(re.findall(r"`([a-z_]+)`", cell))


def test_every_row_is_a_value_or_a_sentence() -> None:
    others = len(GAME.meta.editions) - 1
    for number, (subject, *cells) in page().items():
        assert subject
        assert len(cells) == others, number
        for cell in cells:
            assert cell, number
            assert named(cell) <= set(VALUES), (number, named(cell) - set(VALUES))


def test_every_value_of_the_table_comes_from_a_row() -> None:
    said = {name for _, *cells in page().values() for cell in cells for name in named(cell)}
    assert set(VALUES) - said == set()


@pytest.mark.parametrize(("cell", "files"), [(1, "test_living_*.py"), (2, "test_first_*.py")])
def test_every_row_with_a_value_has_a_test_in_its_edition(cell: int, files: str) -> None:
    with_value = {number for number, cells in page().items() if cells[cell].startswith(("`", "errata"))}
    assert with_value - marked(files) == set()


@pytest.mark.parametrize("name", [name for name in VALUES if name not in ("spice_discovery", "revolt_agents")])
def test_every_value_tells_some_edition_from_the_printed_one(name: str) -> None:
    assert any(getattr(edition, name) != getattr(EDITIONS["2e"], name) for edition in EDITIONS.values())


def test_a_row_stands_under_its_name_and_its_book_is_there() -> None:
    assert [row.name for row in EDITIONS.values()] == list(EDITIONS)
    assert {row.book for row in EDITIONS.values()} <= set(EDITIONS)
    assert [row.errata for row in EDITIONS.values()] == [(), LIVING, FIRST]


def test_the_table_is_what_is_on_offer() -> None:
    assert GAME.meta.editions == tuple(EDITIONS)
