"""The index of a rulebook: every paragraph with its id, its kind and our own short title in both languages.

Tests and scenarios name the paragraphs they prove; refusals name the paragraph they rest on; both are held against
this index.

    [[rule]]
    id = "F6b"
    kind = "rule"        # rule | definition | component | flavour
    en = "Who may call a vote"
    pl = "Kto może zarządzić głosowanie"

The part of a paragraph is the run of capital letters at the start of its id: F for ``F6b``, BATTLE for ``BATTLEi``.
``[[part]]`` gives parts a title, the same way but without a kind; a part may do without.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from signoria.engine.problem import Problem
from signoria.engine.toml_lines import Toml, read
from signoria.engine.vocabulary import unknown

KINDS: Final = ("rule", "definition", "component", "flavour")
PART: Final = re.compile(r"([A-Z]+).*")
ID: Final = re.compile(r"[A-Z]+[A-Za-z0-9.-]*")


class Rule(msgspec.Struct, frozen=True):
    """One paragraph. Only the kind ``rule`` needs a proof."""

    id: str
    kind: str
    en: str
    pl: str

    @property
    def part(self) -> str:
        """The part of the rulebook the paragraph belongs to."""
        return PART.sub(r"\1", self.id)

    @property
    def key(self) -> str:
        """The message with our digest of the paragraph."""
        return f"rule-{self.id.replace('.', '_')}"

    def title(self, language: str) -> str:
        """The short title in a language."""
        return self.pl if language == "pl" else self.en


class Part(msgspec.Struct, frozen=True):
    """One part of the rulebook: a chapter, the glossary entry of a big word, the abilities. Titles may be empty."""

    id: str
    en: str
    pl: str

    def title(self, language: str) -> str:
        """The title in a language."""
        return self.pl if language == "pl" else self.en


class RuleIndex:
    """All paragraphs of a rulebook in its order, and its parts."""

    def __init__(self, rules: tuple[Rule, ...], titled: tuple[Part, ...] = ()) -> None:
        titles = {part.id: part for part in titled}
        self.rules = rules
        self.parts = tuple(titles.get(part, Part(part, "", "")) for part in dict.fromkeys(rule.part for rule in rules))
        self.by_id = {rule.id: rule for rule in rules}

    def find(self, rule_id: str) -> Rule:
        """The paragraph with this id."""
        rule = self.by_id.get(rule_id)
        if rule is None:
            raise unknown("paragraph", rule_id, tuple(self.by_id))
        return rule

    def of_part(self, part: Part) -> tuple[Rule, ...]:
        """The paragraphs of a part, in the order of the rulebook."""
        return tuple(rule for rule in self.rules if rule.part == part.id)


def parse(text: str) -> RuleIndex:
    """The index in a ``rules.toml``; anything unexpected is a problem with its line."""
    toml = read(text)
    for key in toml.data:
        if key not in ("part", "rule"):
            raise toml.problem((key,), unknown("key", key, ("part", "rule")))
    parts = tuple(Part(**entry) for entry in _entries(toml, "part", ("id", "en", "pl")))
    rules = tuple(Rule(**entry) for entry in _entries(toml, "rule", ("id", "kind", "en", "pl")))
    for number, rule in enumerate(rules):
        if rule.kind not in KINDS:
            raise toml.problem(("rule", str(number), "kind"), unknown("paragraph-kind", rule.kind, KINDS))
    used = {rule.part for rule in rules}
    for number, part in enumerate(parts):
        if part.id not in used:
            raise toml.problem(("part", str(number), "id"), Problem("rule-part-empty", id=part.id))
    return RuleIndex(rules, parts)


def _entries(toml: Toml, table: str, keys: tuple[str, ...]) -> list[dict[str, str]]:
    """The entries of an array of tables, each with exactly these keys and a text in each."""
    entries: Any = toml.data.get(table, [])
    if not isinstance(entries, list):
        raise toml.problem((table,), Problem("toml-not-a-table-list", name=table))
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        path = (table, str(number))
        if not isinstance(entry, dict):
            raise toml.problem(path, Problem("toml-not-a-table-list", name=table))
        for key in entry:
            if key not in keys:
                raise toml.problem((*path, key), unknown("key", key, keys))
        for key in keys:
            if not isinstance(entry.get(key), str) or not entry[key].strip():
                raise toml.problem((*path, key), Problem("toml-text-missing", name=key))
        if not ID.fullmatch(entry["id"]):
            raise toml.problem((*path, "id"), Problem("rule-id-wrong", id=entry["id"]))
        if entry["id"] in seen:
            raise toml.problem((*path, "id"), Problem("rule-twice", id=entry["id"]))
        seen.add(entry["id"])
    return entries
