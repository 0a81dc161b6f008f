"""Where the code of a paragraph stands. Three things in the source tell it:

- a docstring names it: ``\"\"\"F6, F7-F9, E2a-c: after the colon comes prose.\"\"\"`` (a range is every paragraph of
  the index from the first to the last), or anywhere in the text: ``(R13)``;
- a guard returns a refusal that rests on it;
- a function looks at the constant of the same name, with or without the letters of the part: ``AB_SELL_FOR_4`` for
  ``AB-sell-for-4``, ``PIRATES`` for ``C-pirates``.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import msgspec

from signoria.engine.game import Game
from signoria.engine.rulebook import RuleIndex

ID: Final = r"[A-Z](?:[A-Za-z0-9.]*[A-Za-z0-9])?(?:-[a-z0-9][a-z0-9-]*)?"
OPENING: Final = re.compile(rf"\s*((?:[Rr]ulings? )?{ID}(?:(?:, and |, | and |-)(?:rulings? )?{ID})*):")
WORD: Final = re.compile(rf"({ID})(?:-({ID}))?")
SHORT: Final = re.compile(r"\b([A-Z][A-Z0-9.]*)([a-z])-([a-z])\b")  # E2a-c is short for E2a-E2c
CLEAR: Final = re.compile(r"[A-Z]+[0-9].*|[A-Z]{3,}.*|[A-Z]+-.*")  # ids that are no ordinary word within a sentence

FIRST, AMONG, GUARD, CONSTANT, MODULE = range(5)  # how well a place is known to be the right one, best first


class Place(msgspec.Struct, frozen=True, order=True):
    """A function, class or module, and the line where it begins."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}".rstrip()


def places(root: Path, game: Game, index: RuleIndex) -> dict[str, list[Place]]:
    """The code of each paragraph, the best known place first."""
    found: dict[str, dict[Place, int]] = {}
    folder = root.joinpath(*(["src"] if game.package.startswith("signoria.") else []), *game.package.split("."))
    trees = {
        path.relative_to(root).as_posix(): ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))
    }
    constants = {
        name.upper().replace("-", "_"): rule.id
        for rule in index.rules
        if "-" in rule.id
        for name in (rule.id.split("-", 1)[1], rule.id)
    }
    refusals = {name: rule for tree in trees.values() for name, rule in _refusals(tree) if rule in index.by_id}
    for file, tree in trees.items():
        names = _names(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                continue
            place = Place(file, 1, "") if isinstance(node, ast.Module) else Place(file, node.lineno, names[node])
            docstring = ast.get_docstring(node) or ""
            known = [(rule, FIRST) for rule in opening(docstring, index)]
            known += [(rule, AMONG) for rule in WORD.findall(docstring) for rule in rule if _clear(rule, index)]
            if isinstance(node, ast.FunctionDef):
                used = _used(node)
                known += [(refusals[name], GUARD) for name in used if name in refusals]
                known += [(constants[name], CONSTANT) for name in used if name in constants]
            for rule, how in known:
                surety = MODULE if isinstance(node, ast.Module) else how
                here = found.setdefault(rule, {})
                here[place] = min(surety, here.get(place, MODULE))
    return {
        rule: sorted(here, key=lambda place: (here[place], "/rules/" not in place.file, place))
        for rule, here in found.items()
    }


def opening(docstring: str, index: RuleIndex) -> list[str]:
    """The paragraphs of the index that a docstring begins with."""
    begins = OPENING.match(docstring)
    if begins is None:
        return []
    order = [rule.id for rule in index.rules]
    found: list[str] = []
    for first, last in WORD.findall(SHORT.sub(r"\1\2-\1\3", begins.group(1))):
        if last and first in index.by_id and last in index.by_id:
            found += order[order.index(first) : order.index(last) + 1]
        else:
            found += [word for word in (first, last) if word in index.by_id]
    return list(dict.fromkeys(found))


def _names(tree: ast.Module) -> dict[ast.AST, str]:
    """Functions and classes by name; that of a method begins with its class."""
    names: dict[ast.AST, str] = {}
    for node in ast.walk(tree):
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                names[inner] = f"{node.name}.{inner.name}" if isinstance(node, ast.ClassDef) else inner.name
    return names


def _clear(word: str, index: RuleIndex) -> bool:
    """Whether a word within a sentence can only mean a paragraph."""
    return word in index.by_id and CLEAR.fullmatch(word) is not None


def _refusals(tree: ast.Module) -> list[tuple[str, str]]:
    """The names of refusals and the paragraph of each, from a table ``NAME: Refusal("key", "F6")``."""
    return [
        (key.attr if isinstance(key, ast.Attribute) else key.id, value.args[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(key, ast.Name | ast.Attribute)
        and isinstance(value, ast.Call)
        and ast.unparse(value.func).endswith("Refusal")
        and len(value.args) > 1
        and isinstance(value.args[1], ast.Constant)
        and isinstance(value.args[1].value, str)
    ]


def _used(node: ast.FunctionDef) -> set[str]:
    """Every name that a function looks at."""
    names = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    return names | {inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute)}
