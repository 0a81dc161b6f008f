"""The glossary of a game: its terms with a picture each, in groups.

    [[group]]
    id = "pieces"

    [[entry]]
    id = "knight"
    group = "pieces"
    symbols = ["tok-knight-catholic"]     # of the symbol sheet of the client
    rules = ["KNIGHT"]                    # paragraphs that tell more

The texts are ``glossary-<id>``, its ``.text``, and ``glossary-group-<id>``.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.toml_lines import Path, Toml, read
from signoria.engine.vocabulary import unknown
from signoria.lessons.lesson import at_path, known, words
from signoria.resources import rule_index


class Term(msgspec.Struct, frozen=True):
    """One entry."""

    id: str
    group: str
    symbols: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        """The message with its name."""
        return f"glossary-{self.id}"


class Glossary(msgspec.Struct, frozen=True):
    """All terms, and the groups in their order."""

    groups: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()


@cache
def glossary(game: Game) -> Glossary:
    """The glossary of a game; a game may do without."""
    page = files(game.package) / "glossary.toml"
    return read_glossary(game, page.read_text(encoding="utf-8")) if page.is_file() else Glossary()


def read_glossary(game: Game, text: str) -> Glossary:
    """The glossary in a TOML text; whatever cannot be used is a problem with its line."""
    toml = read(text)
    known(toml, (), toml.data, ("group", "entry"))
    groups = tuple(named(toml, path, group, ("id",)) for path, group in tables(toml, "group"))
    terms = tuple(read_term(toml, game, groups, path, entry) for path, entry in tables(toml, "entry"))
    return Glossary(groups, terms)


def tables(toml: Toml, name: str) -> list[tuple[Path, dict[str, Any]]]:
    """The entries of an array of tables, each with its path."""
    entries = toml.data.get(name, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise toml.problem((name,), Problem("toml-not-a-table-list", name=name))
    return [((name, str(at)), entry) for at, entry in enumerate(entries)]


def named(toml: Toml, path: Path, entry: dict[str, Any], keys: tuple[str, ...]) -> str:
    """The id of an entry that has no other keys than these."""
    known(toml, path, entry, keys)
    if not isinstance(entry.get("id"), str):
        raise toml.problem((*path, "id"), Problem("toml-text-missing", name="id"))
    found: str = entry["id"]
    return found


def read_term(toml: Toml, game: Game, groups: tuple[str, ...], path: Path, entry: dict[str, Any]) -> Term:
    """One term."""
    name = named(toml, path, entry, ("id", "group", "symbols", "rules"))
    group = entry.get("group")
    if group not in groups:
        raise toml.problem((*path, "group"), unknown("group", str(group), groups))
    rules = words(toml, (*path, "rules"), entry.get("rules", []))
    for rule in rules:
        at_path(toml, (*path, "rules"), rule_index(game).find, rule)
    return Term(name, group, words(toml, (*path, "symbols"), entry.get("symbols", [])), rules)
