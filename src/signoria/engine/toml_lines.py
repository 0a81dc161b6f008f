"""TOML read by people who make mistakes: every key with its line, and every mistake with the line it is on."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import Any, Final

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem

BREAK: Final = re.compile("\n")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
BLANK: Final = re.compile(r"[ \t]*")
SKIP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
MULTILINE_BASIC: Final = re.compile(r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{3,5}', re.DOTALL)
MULTILINE_LITERAL: Final = re.compile(r"'''(?:[^']|'{1,2}(?!'))*'{3,5}")
BASIC: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"')
LITERAL: Final = re.compile(r"'[^'\n]*'")
PLAIN: Final = re.compile(r"[^,\]}#\n]+")
MANY_DIGITS: Final = re.compile(r"[0-9_]{4300}")
PLACE: Final = re.compile(r"line (\d+), column (\d+)")

Path = tuple[str, ...]


class Toml:
    """A parsed TOML text and the line of every key and every element of a list, by its path."""

    def __init__(self, data: dict[str, Any], lines: dict[Path, int]) -> None:
        self.data = data
        self.lines = lines

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it that has one."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, path: Path, problem: Problem) -> Problem:
        """The problem with the line of the path in front."""
        return at_line(self.line(path), problem)


def at_line(line: int, problem: Problem) -> Problem:
    """A problem with the line it is on."""
    return Problem("at-line", line=line, problem=Phrase(f"problem-{problem.phrase.key}", problem.phrase.args))


def read(text: str) -> Toml:
    """The data and the lines of a TOML text."""
    text = text.replace("\r\n", "\n")
    try:
        return Toml(_parsed(text), _Scanner(text).lines)
    except RecursionError:
        raise Problem("toml-too-deep") from None


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a TOMLDecodeError, or a number of more digits than Python converts
        raise _not_toml(text, str(error)) from None


def _not_toml(text: str, said: str) -> Problem:
    """The parser's complaint as a problem: something is there twice, or it is not TOML at all."""
    place, digits = PLACE.search(said), MANY_DIGITS.search(text)
    end = digits.start() if digits else len(text.rstrip())
    line = int(place[1]) if place else text.count("\n", 0, end) + 1
    twice = said.startswith(("Cannot overwrite", "Cannot declare", "Cannot mutate", "Cannot redefine", "Duplicate"))
    return at_line(line, Problem("toml-twice" if twice else "toml-wrong"))


class _Scanner:
    """Walks over a text that is known to be TOML and notes where each key stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [match.start() for match in BREAK.finditer(text)]
        self.lines: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # elements of each array of tables so far
        table: Path = ()
        while self.skip(SKIP) < len(text):
            if text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)

    def skip(self, pattern: re.Pattern[str]) -> int:
        """Move over what the pattern matches here."""
        match = pattern.match(self.text, self.at)
        if match is None:
            raise ValueError(f"tomllib accepts what the scanner does not know, at character {self.at}")
        self.at = match.end()
        return self.at

    def note(self, path: Path) -> None:
        """Keep the line of the first place where a path is named."""
        self.lines.setdefault(path, bisect_left(self.breaks, self.at) + 1)

    def header(self) -> Path:
        """``[table]`` or ``[[array of tables]]``: the path of what follows."""
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        path: Path = ()
        names = self.names()
        for depth, name in enumerate(names, 1):
            path = (*path, name)
            self.note(path)
            if many and depth == len(names):
                self.counts[path] = self.counts.get(path, 0) + 1
            if path in self.counts:
                path = (*path, str(self.counts[path] - 1))
                self.note(path)
        self.at += 2 if many else 1
        return path

    def names(self) -> list[str]:
        """A dotted key, part by part."""
        found: list[str] = []
        while True:
            start = self.skip(BLANK)
            quote = self.text[start]
            self.skip(BASIC if quote == '"' else LITERAL if quote == "'" else BARE)
            raw = self.text[start : self.at]
            found.append(tomllib.loads(f"k = {raw}")["k"] if quote in "\"'" else raw)
            if self.text[self.skip(BLANK)] != ".":
                return found
            self.at += 1

    def pair(self, table: Path) -> None:
        """``key = value`` within a table."""
        line_start = self.at
        names = self.names()
        value_start = self.at
        self.at = line_start
        for depth in range(1, len(names) + 1):
            self.note((*table, *names[:depth]))
        self.at = value_start + 1
        self.skip(BLANK)
        self.value((*table, *names))

    def value(self, path: Path) -> None:
        """Any value; what is inside of lists and inline tables is noted."""
        text = self.text
        first = text[self.at]
        if first == "[":
            self.list(path)
        elif first == "{":
            self.table(path)
        elif text.startswith('"""', self.at):
            self.skip(MULTILINE_BASIC)
        elif text.startswith("'''", self.at):
            self.skip(MULTILINE_LITERAL)
        elif first == '"':
            self.skip(BASIC)
        elif first == "'":
            self.skip(LITERAL)
        else:
            self.skip(PLAIN)

    def list(self, path: Path) -> None:
        """``[a, b, …]`` over as many lines as it likes."""
        self.at += 1
        number = 0
        while self.text[self.skip(SKIP)] != "]":
            here = (*path, str(number))
            self.note(here)
            self.value(here)
            number += 1
            if self.text[self.skip(SKIP)] == ",":
                self.at += 1
        self.at += 1

    def table(self, path: Path) -> None:
        """``{ a = 1, b = 2 }``"""
        self.at += 1
        while self.text[self.skip(SKIP)] != "}":
            self.pair(path)
            if self.text[self.skip(SKIP)] == ",":
                self.at += 1
        self.at += 1
