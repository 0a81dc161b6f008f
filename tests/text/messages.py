"""The Fluent files as data: every message with its variables, attributes and plural forms."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.resources import text_files

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


class Message(NamedTuple):
    """What a message needs and has."""

    variables: frozenset[str]  # without the attribute in $thing-gen
    attributes: frozenset[str]
    counted: tuple[frozenset[str], ...]  # the plural categories of each choice by number

    @property
    def categories(self) -> frozenset[str]:
        """All plural categories it distinguishes."""
        return frozenset().union(*self.counted)


class _Collector(Visitor):
    """Looks for variables and plural forms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the parser
        self.variables.add(node.id.name.partition("-")[0])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the parser
        keys = frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier))
        if keys <= CATEGORIES:
            self.counted.append(keys)
        self.generic_visit(node)


@cache
def messages(package: str, language: str) -> dict[str, dict[str, Message]]:
    """The messages of every text file of a package, by room (file name without language) and key."""
    return {
        name.removesuffix(f".{language}.ftl"): parsed(f"{package}: {name}", text)
        for name, text in text_files(package, language).items()
    }


def parsed(name: str, text: str) -> dict[str, Message]:
    """The messages of one text file."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name}: {entry.id.name} is there twice"
            collector = _Collector()
            collector.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = Message(frozenset(collector.variables), attributes, tuple(collector.counted))
    return found


def everything(package: str, language: str = "en") -> dict[str, Message]:
    """All messages of a package in one table."""
    return {key: message for room in messages(package, language).values() for key, message in room.items()}


def lacks_a_form(counted: frozenset[str]) -> bool:
    """Whether a Polish choice by number has one form too few: 1, 2 to 4 (few) and all the rest differ.

    The rest is ``many`` or ``other``. A choice by ``[0]`` and ``[1]`` alone counts nothing.
    """
    return bool(counted & {"one", "few", "many"}) and not ("few" in counted and counted & {"many", "other"})
