"""``signoria replay``: step through a record, or verify some."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli import files, position, reasons
from signoria.cli.desk import Desk
from signoria.cli.digits import number
from signoria.cli.flags import Data, Files, Lang, apart
from signoria.cli.games import edition_name, name_of
from signoria.cli.log import Log
from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.engine.record.lines import TITLE
from signoria.engine.session import CHOICE, UNDO, Session
from signoria.engine.state import State


def replay(
    ctx: typer.Context,
    paths: Files,
    check: Annotated[bool, typer.Option("--check")] = False,
    whole: Annotated[bool, typer.Option("--all")] = False,
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Replay one record, or check each of them."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    if check:
        apart(ctx, "--check", "whole")
        codes = [checked(desk, path) for path in paths]
        failed = sum(map(bool, codes))
        desk.tell("checked", "bold red" if failed else "bold green", passed=len(paths) - failed, failed=failed)
        return max(codes)
    if len(paths) > 1:
        raise Problem("cli-one-record")
    code = 0
    try:
        session = record.read(files.content(paths[0]), desk.opening, packs=desk.packs)
    except record.BrokenRecord as broken:
        # What the rules of today no longer allow is the end of it, but everything before can be looked at.
        desk.complain(broken)
        session = broken.session
        code = 1
    desk.open(session.game)
    reel = Reel(desk, session)
    reel.title()
    if whole:
        for place in range(1, len(reel.entries) + 1):
            reel.show(place)
        reel.end()
    else:
        reel.run()
    return code


def checked(desk: Desk, path: Path) -> int:
    """Replay one record to its end; the exit code is 1 if something in it does not hold, 2 if it is no record."""
    code = 2
    try:
        content = files.content(path)
        code = 1 if content.startswith(TITLE.encode()) else 2
        session = record.read(content, desk.opening, packs=desk.packs)
    except Problem as problem:
        desk.tell("check-failed", "red", file=str(path), problem=desk.texts.say_problem(problem))
        return code
    desk.tell("check-passed", "green", file=str(path), choices=session.number)
    return 0


class Reel:
    """A record being looked through, entry by entry."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk = desk
        self.session = session
        self.entries = session.entries
        self.log = Log(desk, session.game, session.state)
        self.layout = position.Layout(desk.texts, session.state)

    def title(self) -> None:
        """What was played, and by whom."""
        header = self.session.header
        if header is None:
            raise ValueError("a record has a header")
        game = self.session.game
        edition = edition_name(self.desk, game, header.edition)
        self.desk.tell("record-of", "bold", game=name_of(self.desk, game), edition=edition, choices=self.session.number)
        for line in self.log.events(self.session.setup.events):
            self.desk.line(f"    {line}", "dim")

    def run(self) -> None:
        """Step on, back and about until somebody leaves."""
        self.desk.edit_lines()
        self.desk.tell("replay-keys", "dim")
        place = 0
        while (line := self.desk.ask(self.desk.say("replay-prompt", place=place, last=len(self.entries)))) is not None:
            try:
                wanted = self.wanted(place, line)
            except Problem as problem:
                self.desk.remark(problem)
                continue
            if wanted is None:
                return
            if wanted != place or line != "p":
                place = wanted
                self.show(place)

    def wanted(self, place: int, line: str) -> int | None:
        """The entry to look at next; nothing to leave."""
        command, _, rest = line.partition(" ")
        last = len(self.entries)
        match command:
            case "" | "n":
                return min(place + 1, last)
            case "b":
                return max(place - 1, 0)
            case "g":
                if not rest.isdecimal() or number(rest) > last:
                    raise Problem("cli-no-such-entry", text=rest, last=last)
                return number(rest)
            case "p":
                title = self.desk.say("position", number=place)
                self.desk.show(self.layout.tree(title, self.session.game.describe(self.state(place))))
                return place
            case "q":
                return None
        raise Problem("cli-replay-key", text=line)

    def show(self, place: int) -> None:
        """One entry and what came of it."""
        if place == 0:
            self.desk.tell("replay-start")
            return
        entry = self.entries[place - 1]
        self.desk.line(self.log.choice(entry))
        header = self.session.header
        if header is not None and entry.kind == CHOICE:
            for line in reasons.of_entry(self.desk, self.session, entry.number, header.players[entry.seat]):
                self.desk.line(f"    {line}", "italic")
        for line in self.log.events(entry.events):
            self.desk.line(f"    {line}", "dim")
        if place == len(self.entries):
            self.end()

    def end(self) -> None:
        """How it ended, if it did."""
        for line in self.log.outcome(self.session.state):
            self.desk.line(line, "bold")

    def state(self, place: int) -> State:
        """The position after so many entries, choices that were taken back later included."""
        states = [self.session.at(0)]
        for entry in self.entries[:place]:
            if entry.kind == UNDO:
                states.pop()
            else:
                state = states[-1].clone()
                state.script = entry.script
                state.choose(entry.option)
                states.append(state)
        return states[-1]
