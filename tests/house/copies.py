"""Copies of the tree, to try on them what a row or a folder more brings about."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT

GAMES = "src/signoria/games"


def copied(into: Path) -> Path:
    """The package and what says which of its modules are compiled."""
    shutil.copytree(ROOT / "src", into / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", into)
    return into


def run(tree: Path, *command: str) -> str:
    """What Python says to these arguments, with the package of a tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *command], env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout
