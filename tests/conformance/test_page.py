"""docs/adding-a-game.md quotes the sample game, and names the laws of the kit, as they are."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from tests.conformance.compiled import ROOT
from tests.conformance.laws import LAWS

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SAMPLE = ROOT / "tests" / "sample"
SUFFIXES = {"python": ".py", "toml": ".toml", "fluent": ".ftl"}
QUOTES = re.findall(r"^```(\w+)\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE)


def stands_in(quote: str, path: Path) -> bool:
    """Whether lines of a file are the quote, at whatever depth they stand there."""
    lines = path.read_text("utf-8").splitlines()
    count = len(quote.splitlines())
    return any(textwrap.dedent("\n".join(lines[at : at + count])) == quote for at in range(len(lines) - count + 1))


@pytest.mark.parametrize(("language", "quote"), QUOTES, ids=[quote.splitlines()[0][:60] for _, quote in QUOTES])
def test_the_quoted_code_is_the_code_of_the_sample(language: str, quote: str) -> None:
    files = [path for path in SAMPLE.rglob("*") if path.suffix == SUFFIXES[language]]
    assert any(stands_in(quote, path) for path in files)


def test_the_page_shows_every_kind_of_file() -> None:
    assert {language for language, _ in QUOTES} == set(SUFFIXES)


def test_the_page_names_every_law() -> None:
    named = re.findall(r"^- ([a-z ]+): (.+)$", PAGE, re.MULTILINE)
    laws = [*LAWS.positions, *LAWS.steps, *LAWS.wholes]
    assert named == [(law.__name__.replace("_", " "), (law.__doc__ or "").splitlines()[0]) for law in laws]
