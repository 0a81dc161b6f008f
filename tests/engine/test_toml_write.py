"""Plain data written as TOML reads back the same, and looks as a person would write it."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from signoria.engine.toml_write import inline, table

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SCALARS = st.one_of(st.booleans(), st.integers(-(2**40), 2**40), TEXTS)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=8), st.dictionaries(TEXTS, inner, max_size=5)),
    max_leaves=25,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=6))
def test_what_is_written_reads_back_the_same(data: dict[str, Any]) -> None:
    assert tomllib.loads(table(data)) == data
    assert tomllib.loads(f"all = {inline(data)}") == {"all": data}


def test_short_tables_stay_on_a_line_and_long_ones_get_a_header() -> None:
    cards = [f"a-card-with-a-long-name-{number}" for number in range(4)]
    written = table({"given": {"turn": "red", "purse": {"red": 1, "white": 2}, "hand": {"red": cards, "white": []}}})
    assert (
        written
        == """\
[given]
turn = "red"
purse = { red = 1, white = 2 }

[given.hand]
red = [
  "a-card-with-a-long-name-0",
  "a-card-with-a-long-name-1",
  "a-card-with-a-long-name-2",
  "a-card-with-a-long-name-3",
]
white = []
"""
    )
