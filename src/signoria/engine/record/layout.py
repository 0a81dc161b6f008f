"""The layout of a record: its lines taken apart, in order and with nothing missing or left over, but not yet played."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from signoria.engine.problem import Problem
from signoria.engine.record import lines
from signoria.engine.session import CHOICE, DATE, START, UNDO, check_name
from signoria.engine.toml_lines import at_line

WORDS: Final = r"(\S+(?: \S+)*)"
NUMBER: Final = r"(0|[1-9][0-9]{0,6})"
VERSION: Final = re.compile(rf"{lines.TITLE} {NUMBER}")
OPTION: Final = re.compile(r"option (\S+): (\S|\S.*\S)")
DATA: Final = re.compile(rf"data: ([0-9a-f]{{16}}(?: {WORDS})?)")
SEAT: Final = re.compile(rf"seat: (\S+)(?: {WORDS})?")
CHOSEN: Final = re.compile(rf"{NUMBER} (\S+): {WORDS}")
TAKEN: Final = re.compile(rf"(undo|redo) {NUMBER} (\S+)")
CHANCE: Final = re.compile(rf"  chance {WORDS}")
FORCED: Final = re.compile(rf"  forced \S+: {WORDS}")
CHECK: Final = re.compile(rf"check {NUMBER} ([0-9a-f]{{16}})")
OUTCOME: Final = re.compile(r"outcome \S+|winner \S+|score \S+ (0|-?[1-9][0-9]{0,8})")
END: Final = re.compile(r"end ([0-9a-f]{16})")


class Line(msgspec.Struct, frozen=True):
    """A part of a line, and the number of the line it stands on."""

    number: int
    text: str


class Head(msgspec.Struct, frozen=True):
    """What was settled before the game began, in the words of the record."""

    game: Line
    edition: Line
    rules: int
    options: dict[str, Line]
    data: Line
    seats: tuple[Line, ...]
    players: tuple[str, ...]
    date: str
    finished: bool


class Block(msgspec.Struct, frozen=True):
    """The set-up, or one entry with everything that came of it."""

    line: int
    kind: str
    number: int
    seat: str
    words: str
    chances: tuple[Line, ...]
    forced: tuple[Line, ...]
    check: Line | None

    @property
    def in_force(self) -> int:
        """How many choices are in force after it."""
        return self.number - 1 if self.kind == UNDO else self.number


class Layout(msgspec.Struct, frozen=True):
    """A record that is whole and in order; ``blocks[0]`` is the set-up."""

    head: Head
    blocks: tuple[Block, ...]
    outcome: tuple[str, ...]
    last: int  # the line of the outcome or, without one, of the end
    end: int
    sealed: bool  # nothing was changed since it was written


def lay_out(text: str | bytes) -> Layout:
    """The parts of a record."""
    reader = _Reader(_split(text))
    head = reader.head()
    blocks = reader.blocks()
    last = reader.line
    outcome = reader.outcome(head.finished)
    end = reader.line
    mark = reader.match(END, "end …")[1]
    if reader.left():
        raise reader.wrong("record-trailing")
    return Layout(head, blocks, outcome, last, end, mark == lines.seal(reader.texts[: end - 1]))


def _split(text: str | bytes) -> list[str]:
    """The lines of a file that is text, not too big, and begins like a record."""
    if len(text) > lines.MOST_BYTES:
        raise Problem("record-too-big", megabytes=lines.MOST_BYTES // 1_000_000)
    if isinstance(text, bytes):
        if not text.startswith(lines.TITLE.encode()):
            raise at_line(1, Problem("record-foreign"))
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise at_line(error.object[: error.start].count(b"\n") + 1, Problem("record-not-text")) from None
    if not text.startswith(lines.TITLE):
        raise at_line(1, Problem("record-foreign"))
    texts = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if len(texts) > lines.MOST_LINES:
        raise at_line(lines.MOST_LINES, Problem("record-too-many-lines", most=lines.MOST_LINES))
    for number, line in enumerate(texts, 1):
        if len(line) > lines.LONGEST_LINE:
            raise at_line(number, Problem("record-line-too-long", most=lines.LONGEST_LINE))
        if not line.isprintable():
            raise at_line(number, Problem("record-not-text"))
    return texts


class _Reader:
    """Goes through the lines once."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.line = 1

    def wrong(self, key: str, **args: int | str) -> Problem:
        """A problem of the line that is next."""
        return at_line(self.line, Problem(key, **args))

    def left(self) -> bool:
        """Whether there is another line."""
        return self.line <= len(self.texts)

    def accept(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The next line if it fits the pattern, and on to the one after."""
        found = pattern.fullmatch(self.texts[self.line - 1]) if self.left() else None
        if found is not None:
            self.line += 1
        return found

    def match(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """The next line, which must fit the pattern; ``expected`` shows how it looks."""
        found = self.accept(pattern)
        if found is not None:
            return found
        if not self.left():
            raise at_line(len(self.texts), Problem("record-cut"))
        if not expected:
            raise self.wrong("record-empty-line")
        raise self.wrong("record-expected", expected=expected, found=self.texts[self.line - 1][:60])

    def field(self, key: str, value: str = WORDS) -> Line:
        """A line ``key: value``."""
        number = self.line
        return Line(number, self.match(re.compile(f"{key}: {value}"), f"{key}: …")[1])

    def head(self) -> Head:
        """Everything above the empty line."""
        version = self.match(VERSION, f"{lines.TITLE} {lines.FORMAT}")[1]
        if version != str(lines.FORMAT):
            raise at_line(1, Problem("record-version", version=int(version), known=lines.FORMAT))
        game, edition, rules = self.field("game"), self.field("edition"), self.field("rules", NUMBER)
        options: dict[str, Line] = {}
        while found := self.accept(OPTION):
            if found[1] in options:
                raise at_line(self.line - 1, Problem("record-option-twice", option=found[1]))
            options[found[1]] = Line(self.line - 1, found[2])
        data = self.accept(DATA)
        named = Line(self.line - 1, data[1] if data else "")
        seats, players = self.seats()
        date = self.accept(re.compile(f"date: ({DATE.pattern})"))
        status = self.field("status", f"({lines.RUNNING}|{lines.FINISHED})").text
        if eyes := self.accept(re.compile(r"for: (\S+)")):
            raise at_line(self.line - 1, Problem("record-masked", seat=eyes[1]))
        self.match(re.compile(""), "")
        return Head(
            game,
            edition,
            int(rules.text),
            options,
            named,
            seats,
            players,
            date[1] if date else "",
            status == lines.FINISHED,
        )

    def seats(self) -> tuple[tuple[Line, ...], tuple[str, ...]]:
        """The word of each seat, and who sat there."""
        seats: list[Line] = []
        players: list[str] = []
        found: re.Match[str] | None = self.match(SEAT, "seat: …")
        while found is not None:
            name = found[2] or ""
            try:
                check_name(name)
            except Problem as problem:
                raise at_line(self.line - 1, problem) from None
            seats.append(Line(self.line - 1, found[1]))
            players.append(name)
            found = self.accept(SEAT)
        return tuple(seats), tuple(players)

    def blocks(self) -> tuple[Block, ...]:
        """The set-up and every entry."""
        self.match(re.compile("setup"), "setup")
        blocks = [self.block(START, 0, "", "")]
        while True:
            in_force = blocks[-1].in_force
            if found := self.accept(CHOSEN):
                self.count(found[1], in_force + 1)
                blocks.append(self.block(CHOICE, in_force + 1, found[2], found[3]))
            elif found := self.accept(TAKEN):
                number = in_force if found[1] == UNDO else in_force + 1
                self.count(found[2], number)
                blocks.append(self.block(found[1], number, found[3], ""))
            elif self.left() and not self.texts[self.line - 1].startswith(("outcome ", "end ")):
                raise self.wrong("record-line", found=self.texts[self.line - 1][:60])
            else:
                return tuple(blocks)

    def block(self, kind: str, number: int, seat: str, words: str) -> Block:
        """What came of an entry whose own line was just read."""
        line = self.line - 1
        chances: list[Line] = []
        forced: list[Line] = []
        check = None
        while kind in (START, CHOICE) and (found := self.accept(CHANCE)):
            chances.append(Line(self.line - 1, found[1]))
        while found := self.accept(FORCED):
            forced.append(Line(self.line - 1, found[0]))
        if found := self.accept(CHECK):
            self.count(found[1], number - 1 if kind == UNDO else number)
            check = Line(self.line - 1, found[2])
        return Block(line, kind, number, seat, words, tuple(chances), tuple(forced), check)

    def count(self, found: str, expected: int) -> None:
        """Numbers go up by one, and down again with an undo."""
        if found != str(expected):
            raise at_line(self.line - 1, Problem("record-number", found=int(found), expected=expected))

    def outcome(self, finished: bool) -> tuple[str, ...]:
        """How the game ended, there exactly if the header says that it did."""
        told: list[str] = []
        if not finished:
            return ()
        while found := self.accept(OUTCOME):
            told.append(found[0])
        if not told:
            self.match(OUTCOME, "outcome …")
        return tuple(told)
