"""The messages of Fluent files, each parsed when it is first wanted.

The parser takes half a second for the words of one game in one language, and a command or a page needs few of them. So
the files are only cut into messages here. A message may name others (``{ other }``, ``{ -term }``): these are parsed
with it. What is wrong within a message is told when it is wanted; a test of the house wants them all.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from signoria.text.quick import Args, NotQuick, Quick, quick

# A message begins at the beginning of a line; what belongs to it is indented, or closes a brace.
BEGINS: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=")


class BadText(LookupError):
    """A message that is missing, twice there, or cannot be said with what it is given: a bug of ours."""


class Shelf:
    """The messages of some files in one language."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, tuple[str, str]] = {}  # not parsed yet: name -> file and text; a term has its dash
        self._known: set[str] = set()
        self._quick: dict[Any, Quick | None] = {}  # by the pattern; nothing where Fluent itself must say it

    def put(self, where: str, text: str) -> None:
        """Cut a file into its messages; ``where`` is what an error calls it."""
        name = ""
        lines: list[str] = []
        for line in [*text.split("\n"), "#"]:
            if not line.strip() or line[0] in " }":
                lines.append(line)
                continue
            if name:
                self._waiting[name] = (where, "\n".join(lines))
            begins = BEGINS.match(line)
            if begins is None and line[0] != "#":
                raise BadText(f"{where}: not Fluent: {line.strip()[:80]}")
            name, lines = begins[1] if begins else "", [line]
            if name in self._known:
                raise BadText(f"{where}: {name} is there twice")
            if name:
                self._known.add(name)

    def __contains__(self, key: str) -> bool:
        return key in self._known

    def message(self, key: str) -> Any:
        """The message with this key, ready to be said."""
        if key in self._waiting:
            self._parse(key)
        return self.bundle.get_message(key)

    def quickly(self, pattern: Any, args: Args) -> str | None:
        """What a pattern says with these arguments; nothing if Fluent itself must say it."""
        if pattern not in self._quick:
            self._quick[pattern] = quick(pattern, self.bundle._plural_form)
        found = self._quick[pattern]
        if found is None:
            return None
        try:
            return found(args)
        except NotQuick:
            return None

    def _parse(self, key: str) -> None:
        """Parse a message and all that it names. Several threads may do so at once: they do the same."""
        wanted = [key]
        for name in wanted:
            where, text = self._waiting.get(name, ("", ""))
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise BadText(f"{where}: not Fluent: {(entry.content or '').strip()[:80]}")
            self.bundle.add_resource(resource)
            named = Named()
            named.visit(resource)
            wanted += [other for other in named.found if other in self._waiting and other not in wanted]
        for name in wanted:  # only now: who finds nothing waiting says the message at once
            self._waiting.pop(name, None)


class Named(Visitor):
    """The messages and terms that a message names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the parser
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - named by the parser
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
