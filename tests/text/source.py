"""The Python source as data: which messages the code names, with which arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class Named(NamedTuple):
    """A place in the code that names a message."""

    where: str
    key: str
    args: frozenset[str] | None  # None where the code does not write them out


@cache
def trees(package: str) -> dict[str, ast.Module]:
    """Every module of a package, by its path from the package."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    found: dict[str, ast.Module] = {}
    for folder in map(Path, spec.submodule_search_locations):
        for path in sorted(folder.rglob("*.py")):
            name = f"{package}/{path.relative_to(folder).as_posix()}"
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def nodes(package: str) -> Iterator[tuple[str, ast.AST]]:
    """Every node of a package, with its place."""
    for name, tree in trees(package).items():
        for node in ast.walk(tree):
            yield f"{name}:{getattr(node, 'lineno', 0)}", node


def called(node: ast.AST) -> str:
    """The last part of the name of what is called, if it is a call."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def text(node: ast.AST | None) -> str | None:
    """The text of a literal."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def phrases(package: str) -> Iterator[Named]:
    """Every phrase whose key is written out."""
    for where, node in nodes(package):
        if isinstance(node, ast.Call) and called(node) == "Phrase" and node.args:
            key = text(node.args[0])
            if key is not None:
                yield Named(where, key, _of_dict(node.args[1]) if len(node.args) > 1 else frozenset())


def _of_dict(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dict that is written out."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [text(key) for key in node.keys]
    return None if None in keys else frozenset(key for key in keys if key is not None)


def problems(package: str) -> Iterator[Named]:
    """Every problem whose key is written out."""
    for where, node in nodes(package):
        if isinstance(node, ast.Call) and called(node) == "Problem" and node.args:
            key = text(node.args[0])
            if key is not None:
                yield Named(where, f"problem-{key}", keywords(node))


def keywords(call: ast.Call, *but: str) -> frozenset[str] | None:
    """The names of the keyword arguments of a call."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None and name not in but)


def kinds(package: str) -> Iterator[Named]:
    """Every kind of thing that may turn out to be unknown."""
    for where, node in nodes(package):
        if isinstance(node, ast.Call) and called(node) in ("unknown", "Domain") and node.args:
            kind = text(node.args[0])
            if kind not in (None, "nothing"):
                yield Named(where, f"kind-{kind}", frozenset())


def literals(package: str) -> set[str]:
    """Every text in the code, docstrings included."""
    return {node.value for _, node in nodes(package) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


FAMILIES = ("cli-", "event-", "failure-", "game-", "kind-", "option-", "outcome-", "problem-", "refusal-", "rule-")


def patterns(package: str) -> list[re.Pattern[str]]:
    """Every text with gaps (f-string) that may be the key of a message and says more than its family."""
    found: list[re.Pattern[str]] = []
    for _, node in nodes(package):
        if isinstance(node, ast.JoinedStr):
            parts = [text(part) for part in node.values]
            if re.match(r"[a-z]{3,}-", parts[0] or "") and (parts[0] not in FAMILIES or any(parts[1:])):
                found.append(re.compile("".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts)))
    return found
