"""Reading a record: a clean load, or one sentence with the line that is wrong.

First its lines are taken apart without playing, then the game is played again choice by choice. What fails only in
the second part may be the fault of rules that have changed since, so everything before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from signoria.engine.former import former_pack
from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.record import lines
from signoria.engine.record.layout import Block, Head, Layout, Line, lay_out
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import CHOICE, UNDO, Entry, Script, Session
from signoria.engine.toml_lines import at_line
from signoria.engine.vocabulary import unknown

T = TypeVar("T")


class BrokenRecord(Problem):
    """A record that can be played again only so far: up to, but without, choice ``number``."""

    def __init__(self, line: int, problem: Problem, number: int, session: Session) -> None:
        phrase = Phrase(f"problem-{problem.phrase.key}", problem.phrase.args)
        super().__init__("at-line", line=line, problem=phrase)
        self.number = number
        self.session = session


class _Wrong(Exception):
    """A problem and the line that is to blame, on its way to the sentence."""

    def __init__(self, line: int, problem: Problem) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem


def read(
    text: str | bytes,
    find_game: Callable[[str], Game],
    rng: Rng | None = None,
    packs: Mapping[str, Pack] | None = None,
) -> Session:
    """The session that a record tells. Should the game go on, chance comes from ``rng``, else from the text itself.

    ``packs`` are the data packs at hand, by their digests: a game is played again with the values it was played with.
    """
    layout = lay_out(text)
    head = layout.head
    try:
        game = _at(head.game.number, lambda: find_game(head.game.text))
        game = _with_data(game, head.data, packs or {})
        replay = _Replay(game, layout, rng or seeded(str(text)))
        session = replay.run(len(layout.blocks))
        if tuple(lines.outcome_lines(session.state)) != layout.outcome:
            raise replay.broken(_Wrong(layout.last, Problem("record-outcome")), len(layout.blocks) - 1)
        if not layout.sealed:
            raise _Wrong(layout.end, Problem("record-seal"))
    except _Wrong as wrong:
        raise at_line(wrong.line, wrong.problem) from None
    return session


def _with_data(game: Game, data: Line, packs: Mapping[str, Pack]) -> Game:
    """The game with the values that a record names: ours of today or of another time, or those of a pack."""
    digest, _, title = data.text.partition(" ")
    if digest == game.data.partition(" ")[0]:
        return game
    pack = packs.get(digest) or former_pack(game, digest)
    if pack is not None and pack.game == game.meta.id:
        return game.packed(pack)
    if not digest:
        raise _Wrong(data.number, Problem("record-data-unnamed"))
    if not title:
        raise _Wrong(data.number, Problem("record-data-older", digest=digest))
    raise _Wrong(data.number, Problem("record-data-missing", title=title, digest=digest))


def _at(line: int, do: Callable[[], T]) -> T:
    """Do something; if it meets a problem, this line is to blame."""
    try:
        return do()
    except Problem as problem:
        raise _Wrong(line, problem) from None


class _Replay:
    """Plays the blocks of a record again."""

    def __init__(self, game: Game, layout: Layout, rng: Rng) -> None:
        head = layout.head
        self.game = game
        self.layout = layout
        self.rng = rng
        self.options = _options(game, head)
        self.words = tuple(seat.text for seat in head.seats)
        known = head.edition.text in game.meta.editions
        blamed = head.seats[-1] if known else head.edition
        _at(blamed.number, lambda: game.check(head.edition.text, len(head.seats)))

    def run(self, count: int) -> Session:
        """Play the first so many blocks."""
        blocks = self.layout.blocks
        session = self.start(blocks[0])
        sure = 1  # how many blocks are confirmed by a digest
        for index in range(1, count):
            block = blocks[index]
            try:
                self.play(session, block)
            except _Wrong as wrong:
                raise self.broken(wrong, index) from None
            if block.check is not None:
                if block.check.text != session.state.digest():
                    raise self.broken(_Wrong(block.check.number, Problem("record-digest")), sure)
                sure = index + 1
        return session

    def broken(self, wrong: _Wrong, index: int) -> Exception:
        """What to raise when the block of this index cannot be played: it comes with everything before it."""
        if index == 0:
            return wrong
        head, number = self.layout.head, self.layout.blocks[index].number
        reason = Phrase(f"problem-{wrong.problem.phrase.key}", wrong.problem.phrase.args)
        ours = self.game.meta.rules_version
        if head.rules == ours or not self.layout.sealed:
            problem = Problem("record-broken", number=number, reason=reason)
        else:
            problem = Problem("record-outdated", number=number, reason=reason, theirs=head.rules, ours=ours)
        return BrokenRecord(wrong.line, problem, number, self.run(index))

    def start(self, block: Block) -> Session:
        """Set the game up as it was."""
        head = self.layout.head
        script = self.script(block)
        session = _at(
            block.line,
            lambda: Session(
                self.game,
                head.edition.text,
                len(head.seats),
                self.options,
                self.rng.clone(),
                players=head.players,
                date=head.date,
                script=script,
            ),
        )
        for seat, word in enumerate(head.seats):
            expected = session.state.seat_word(seat)
            if word.text != expected:
                raise _Wrong(word.number, Problem("record-seat", found=word.text, expected=expected))
        self.compare(session, session.setup, block)
        if block.check is not None and block.check.text != session.state.digest():
            raise _Wrong(block.check.number, Problem("record-digest"))
        return session

    def play(self, session: Session, block: Block) -> None:
        """Make the choice of a block, take it back or make it again."""
        if block.seat not in self.words:
            raise _Wrong(block.line, unknown("seat", block.seat, self.words))
        seat = self.words.index(block.seat)
        if block.kind == CHOICE:
            option = _at(block.line, lambda: self.game.vocabulary.parse(block.words))
            script = self.script(block)
            entry = _at(block.line, lambda: session.choose(option, seat, script))
        else:
            entry = _at(block.line, lambda: session.undo(seat) if block.kind == UNDO else session.redo(seat))
        self.compare(session, entry, block)

    def compare(self, session: Session, entry: Entry, block: Block) -> None:
        """Whether the same decisions were taken by themselves as back then."""
        words = self.game.vocabulary.words
        expected = [lines.forced_line(session.state, seat, words(option)) for seat, option in entry.forced]
        found = [line.text for line in block.forced]
        if found != expected:
            wrong = [line.number for line in block.forced if line.text not in expected]
            raise _Wrong(wrong[0] if wrong else block.line, Problem("record-forced"))

    def script(self, block: Block) -> Script:
        """The results of chance of a block, as numbers."""
        return tuple(map(self.chance, block.chances))

    def chance(self, line: Line) -> tuple[int, int]:
        """One result of chance."""
        return _at(line.number, lambda: lines.parse_chance(self.game, line.text))


def _options(game: Game, head: Head) -> msgspec.Struct:
    """The options of the game; one that the record does not name, being older than it, has its default of that time."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(game.options)}
    for name, value in head.options.items():
        if name not in fields:
            raise _Wrong(value.number, unknown("option", name, tuple(fields)))
        try:
            msgspec.json.decode(value.text, type=fields[name].type)
        except msgspec.DecodeError:
            raise _Wrong(value.number, Problem("record-option", option=name, value=value.text)) from None
    told = {name: value.text for name, value in head.options.items()}
    for version, name, former in game.old_defaults:
        if head.rules < version and name not in told:
            told[name] = msgspec.json.encode(former).decode()
    pairs = ",".join(f"{msgspec.json.encode(name).decode()}:{text}" for name, text in told.items())
    try:
        return msgspec.json.decode(f"{{{pairs}}}", type=game.options)
    except msgspec.DecodeError:
        raise _Wrong(max(value.number for value in head.options.values()), Problem("record-options")) from None
