"""The index of a rulebook: every paragraph with its id, its kind and our own short title in both languages.

Tests and scenarios name the paragraphs they prove; refusals name the paragraph they rest on; both are held against
this index.

    [[rule]]
    id = "F6b"
    kind = "rule"        # rule | definition | component | flavour
    en = "Who may call a vote"
    pl = "Kto może zarządzić głosowanie"

The part of a paragraph is the run of capital letters at the start of its id: F for ``F6b``, BATTLE for ``BATTLEi``.
``[[part]]`` gives parts a title, the same way but without a kind; a part may do without. Where a titled part is the
whole id up to the point (R4 for ``R4.2``), the paragraph belongs to that. A part that does not hold for every table
says what it is about, so that a general question gets the general rules first:

    [[part]]
    id = "O"
    en = "Solitaire game"
    pl = "Gra jednoosobowa"
    about = "variant"    # variant: one way to play | things: single cards and tiles | cases: rulings and examples

Another edition with rules of its own says only what it changes, in ``rules-<edition>.toml``: paragraphs that read
differently, those that are new (with ``after``, a kind and titles), and those it does not have. ``book`` is where the
paragraph stands in the book of that edition, if it has another number there.

    [[rule]]
    id = "F7"
    book = "F7"

    [[rule]]
    id = "J1c"
    after = "J1b"
    kind = "rule"
    en = "Holy conspiracy"
    pl = "Święta konspiracja"
    book = "J1c"

    [[gone]]
    id = "F6d"
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from signoria.engine.problem import Problem
from signoria.engine.toml_lines import Toml, read
from signoria.engine.vocabulary import unknown

KINDS: Final = ("rule", "definition", "component", "flavour")
ABOUT: Final = ("variant", "things", "cases")
PART: Final = re.compile(r"([A-Z]+).*")
ID: Final = re.compile(r"[A-Z]+[A-Za-z0-9.-]*")


class Rule(msgspec.Struct, frozen=True):
    """One paragraph. Only the kind ``rule`` needs a proof."""

    id: str
    kind: str
    en: str
    pl: str
    edition: str = ""  # the edition that has its own wording of it
    book: str = ""  # where it stands in the book of that edition

    @property
    def letters(self) -> str:
        """The capital letters its id begins with."""
        return PART.sub(r"\1", self.id)

    @property
    def key(self) -> str:
        """The message with our digest of the paragraph."""
        name = self.id.replace(".", "_")
        return f"rule-{self.edition}-{name}" if self.edition else f"rule-{name}"

    def title(self, language: str) -> str:
        """The short title in a language."""
        return self.pl if language == "pl" else self.en


class Part(msgspec.Struct, frozen=True):
    """One part of the rulebook: a chapter, the glossary entry of a big word, the abilities. Titles may be empty."""

    id: str
    en: str
    pl: str
    about: str = ""  # nothing special; else one of ABOUT

    def title(self, language: str) -> str:
        """The title in a language."""
        return self.pl if language == "pl" else self.en


class RuleIndex:
    """All paragraphs of a rulebook in its order, and its parts."""

    def __init__(
        self, rules: tuple[Rule, ...], titled: tuple[Part, ...] = (), gone: tuple[Rule, ...] = (), edition: str = ""
    ) -> None:
        titles = {part.id: part for part in titled}
        self.rules = rules
        self.titled = titled
        self.gone = gone  # paragraphs of the first edition that this one does not have
        self.edition = edition  # '' for the index that others change
        self._part = {rule.id: _part_of(rule, set(titles)) for rule in rules}
        self.parts = tuple(titles.get(part, Part(part, "", "")) for part in dict.fromkeys(self._part.values()))
        self.by_id = {rule.id: rule for rule in rules}
        self._by_small = {rule.id.lower(): rule for rule in reversed(rules)}

    def find(self, rule_id: str) -> Rule:
        """The paragraph with this id, in capitals or not."""
        rule = self.by_id.get(rule_id) or self._by_small.get(rule_id.lower())
        if rule is None:
            raise unknown("paragraph", rule_id, tuple(self.by_id))
        return rule

    def part_of(self, rule: Rule) -> str:
        """The id of the part a paragraph belongs to."""
        return self._part[rule.id]

    def of_part(self, part: Part) -> tuple[Rule, ...]:
        """The paragraphs of a part, in the order of the rulebook."""
        return tuple(rule for rule in self.rules if self.part_of(rule) == part.id)


def _part_of(rule: Rule, titled: set[str]) -> str:
    """The chapter of a paragraph if it has a title, else the letters its id begins with."""
    chapter = rule.id.partition(".")[0]
    return chapter if chapter in titled else rule.letters


def covers(parent: str, child: str) -> bool:
    """Whether a paragraph is another one or stands above it: F6 above F6b, E2 above E2.2d, but not F1 above F10."""
    if not child.startswith(parent):
        return False
    return child == parent or _letter(child[len(parent)]) != _letter(parent[-1])


def _letter(sign: str) -> str:
    """What kind of sign this is; a paragraph goes one level deeper where the kind changes."""
    return "digit" if sign.isdigit() else "capital" if sign.isupper() else "small" if sign.islower() else "mark"


def parse(text: str) -> RuleIndex:
    """The index in a ``rules.toml``; anything unexpected is a problem with its line."""
    toml = read(text)
    for key in toml.data:
        if key not in ("part", "rule"):
            raise toml.problem((key,), unknown("key", key, ("part", "rule")))
    parts = tuple(Part(**entry) for entry in _entries(toml, "part", ("id", "en", "pl"), ("about",)))
    rules = tuple(Rule(**entry) for entry in _entries(toml, "rule", ("id", "kind", "en", "pl")))
    for number, rule in enumerate(rules):
        if rule.kind not in KINDS:
            raise toml.problem(("rule", str(number), "kind"), unknown("paragraph-kind", rule.kind, KINDS))
    used = {_part_of(rule, {part.id for part in parts}) for rule in rules}
    for number, part in enumerate(parts):
        if part.id not in used:
            raise toml.problem(("part", str(number), "id"), Problem("rule-part-empty", id=part.id))
        if part.about and part.about not in ABOUT:
            raise toml.problem(("part", str(number), "about"), unknown("part-about", part.about, ABOUT))
    return RuleIndex(rules, parts)


def revised(text: str, base: RuleIndex, edition: str) -> RuleIndex:
    """The index of an edition from what it changes in another; anything unexpected is a problem with its line."""
    toml = read(text)
    for key in toml.data:
        if key not in ("rule", "gone"):
            raise toml.problem((key,), unknown("key", key, ("rule", "gone")))
    rules = list(base.rules)
    known = tuple(base.by_id)
    for number, entry in enumerate(_entries(toml, "gone", ("id",))):
        if entry["id"] not in base.by_id:
            raise toml.problem(("gone", str(number), "id"), unknown("paragraph", entry["id"], known))
        rules.remove(base.by_id[entry["id"]])
    for number, entry in enumerate(_entries(toml, "rule", ("id", "book"), ("after", "kind", "en", "pl"))):
        path = ("rule", str(number))
        order = [rule.id for rule in rules]
        if "after" in entry:
            missing = [key for key in ("kind", "en", "pl") if key not in entry]
            if missing:
                raise toml.problem((*path, missing[0]), Problem("toml-text-missing", name=missing[0]))
            if entry["kind"] not in KINDS:
                raise toml.problem((*path, "kind"), unknown("paragraph-kind", entry["kind"], KINDS))
            if entry["id"] in base.by_id:
                raise toml.problem((*path, "id"), Problem("rule-twice", id=entry["id"]))
            if entry["after"] not in order:
                raise toml.problem((*path, "after"), unknown("paragraph", entry["after"], tuple(order)))
            rule = Rule(entry["id"], entry["kind"], entry["en"], entry["pl"], edition, entry["book"])
            rules.insert(order.index(entry["after"]) + 1, rule)
        elif entry["id"] not in order:
            raise toml.problem((*path, "id"), unknown("paragraph", entry["id"], tuple(order)))
        else:
            old = base.by_id[entry["id"]]
            titles = entry.get("en", old.en), entry.get("pl", old.pl)
            rules[order.index(old.id)] = Rule(
                old.id, entry.get("kind", old.kind), *titles, edition=edition, book=entry["book"]
            )
    gone = tuple(rule for rule in base.rules if rule.id not in {each.id for each in rules})
    used = {base.part_of(rule) for rule in base.rules if rule not in gone}
    titled = tuple(part for part in base.titled if part.id in used)
    return RuleIndex(tuple(rules), titled, gone, edition)


def _entries(toml: Toml, table: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> list[dict[str, str]]:
    """The entries of an array of tables, each with exactly these keys and perhaps others, and a text in each."""
    entries: Any = toml.data.get(table, [])
    if not isinstance(entries, list):
        raise toml.problem((table,), Problem("toml-not-a-table-list", name=table))
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        path = (table, str(number))
        if not isinstance(entry, dict):
            raise toml.problem(path, Problem("toml-not-a-table-list", name=table))
        for key in entry:
            if key not in (*keys, *optional):
                raise toml.problem((*path, key), unknown("key", key, (*keys, *optional)))
        for key in (*keys, *(key for key in optional if key in entry)):
            if not isinstance(entry.get(key), str) or not entry[key].strip():
                raise toml.problem((*path, key), Problem("toml-text-missing", name=key))
        if not ID.fullmatch(entry["id"]):
            raise toml.problem((*path, "id"), Problem("rule-id-wrong", id=entry["id"]))
        if entry["id"] in seen:
            raise toml.problem((*path, "id"), Problem("rule-twice", id=entry["id"]))
        seen.add(entry["id"])
    return entries
