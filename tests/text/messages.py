"""The Fluent files as data: every message with its variables, attributes and plural forms."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.resources import text_files


class Message(NamedTuple):
    """What a message needs and has."""

    variables: frozenset[str]  # without the attribute in $thing-gen
    attributes: frozenset[str]
    categories: frozenset[str]  # plural categories it distinguishes


class _Collector(Visitor):
    """Looks for variables and plural forms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the parser
        self.variables.add(node.id.name.partition("-")[0])

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - named by the parser
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


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
            plural = frozenset(collector.keys & CATEGORIES)
            found[entry.id.name] = Message(frozenset(collector.variables), attributes, plural)
    return found


def everything(package: str, language: str = "en") -> dict[str, Message]:
    """All messages of a package in one table."""
    return {key: message for room in messages(package, language).values() for key, message in room.items()}
