"""docs/library.md: every snippet runs, in the order of the page, and says what it says."""

from __future__ import annotations

import subprocess
import sys

import pytest

import signoria
from tests.house.test_docs import blocks
from tests.house.tree import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")


def test_every_snippet_of_the_page_runs(tmp_path: pytest.TempPathFactory) -> None:
    """In a process of its own, where a warning is an error, as a reader would run it."""
    program = "\n\n".join(blocks(PAGE, "python"))
    assert program.count("signoria.") > 10
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=str(tmp_path), check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "This game is for 2 to 4 seats, not for 9." in done.stdout
    assert "over after" in done.stdout


def test_the_page_names_all_that_the_package_gives() -> None:
    assert [name for name in signoria.__all__ if f"`{name}`" not in PAGE and f"signoria.{name}" not in PAGE] == [
        "__version__"
    ]


def test_the_package_gives_what_it_says_and_nothing_else() -> None:
    assert set(signoria.__all__) <= set(dir(signoria))
    rooms = {path.stem for path in (ROOT / "src" / "signoria").iterdir()}
    assert rooms & set(signoria.__all__) == set()  # a module that is imported would take the place of a function
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = signoria.nothing_of_the_kind  # type: ignore[attr-defined]


def test_looking_at_the_package_loads_no_game() -> None:
    """Every command imports the package; it must not pay for the library."""
    program = "import sys, signoria; assert 'signoria.library' not in sys.modules; signoria.game_names"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
