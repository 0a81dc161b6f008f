"""What the package imports, it declares: a wheel installed alone must start."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.house.tree import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SRC = ROOT / "src" / "signoria"
EXTRAS = {  # what a package may use beyond the core
    "cli": ("cli",),
    "server": ("server", "cli", "postgres"),
    "research": ("research", "learn"),
}


def declared(extras: tuple[str, ...]) -> set[str]:
    """The distributions that the core and these extras ask for."""
    wanted = [*PROJECT["dependencies"], *(one for extra in extras for one in PROJECT["optional-dependencies"][extra])]
    return {re.split(r"[\[<>=~! ;]", one)[0].lower().replace("_", "-") for one in wanted}


@cache
def known() -> dict[str, set[str]]:
    """The distributions that bring each top-level name; to look for them takes longer than everything else here."""
    found = packages_distributions()
    return {name: {one.lower().replace("_", "-") for one in brought} for name, brought in found.items()}


def imports(path: Path) -> set[str]:
    """The top-level names a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names - {"signoria"} - set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=lambda path: str(path.relative_to(SRC)))
def test_every_import_is_a_declared_dependency(path: Path) -> None:
    allowed = declared(EXTRAS.get(path.relative_to(SRC).parts[0], ()))
    for name in imports(path):
        assert allowed & known()[name], f"{name} is not declared"
