"""Writing a record, whole or with everything masked that one seat may not know."""

from __future__ import annotations

import msgspec

from signoria.engine.event import EVERYONE, FORCED
from signoria.engine.problem import Problem
from signoria.engine.record import lines
from signoria.engine.session import REDO, UNDO, Entry, Header, Session


def write(session: Session, for_seat: int | None = None) -> str:
    """The record of a session. It tells everything, so while a game runs it is for nobody who plays.

    With ``for_seat`` (-1: a spectator) it is masked: it leaves out what that seat may not know, and cannot be replayed.
    """
    if session.header is None:
        raise Problem("record-of-branch")
    writer = _Writer(session, for_seat)
    whole = [*writer.header(session.header), "", *writer.body(), *lines.outcome_lines(session.state)]
    return "".join(f"{line}\n" for line in [*whole, f"end {lines.seal(whole)}"])


class _Writer:
    """Turns entries into lines for one pair of eyes."""

    def __init__(self, session: Session, for_seat: int | None) -> None:
        self.session = session
        self.state = session.state
        self.for_seat = for_seat

    def header(self, header: Header) -> list[str]:
        """What was settled before the game began."""
        told = [
            f"{lines.TITLE} {lines.FORMAT}",
            f"game: {header.game}",
            f"edition: {header.edition}",
            f"rules: {header.rules}",
        ]
        barred = self.state.game.barred(header.edition)
        for field in msgspec.structs.fields(header.options):
            if field.name in barred:
                continue
            value = msgspec.json.encode(getattr(header.options, field.name)).decode()
            told.append(f"option {field.encode_name}: {value}")
        if header.data:
            told.append(f"data: {header.data}")
        for seat, name in enumerate(header.players):
            told.append(f"seat: {self.state.seat_word(seat)} {name}".rstrip())
        if header.date:
            told.append(f"date: {header.date}")
        told.append(f"status: {lines.FINISHED if self.state.ended else lines.RUNNING}")
        if self.for_seat is not None:
            eyes = lines.SPECTATORS if self.for_seat < 0 else self.state.seat_word(self.for_seat)
            told.append(f"for: {eyes}")
        return told

    def body(self) -> list[str]:
        """The set-up, every entry, and a last digest."""
        session = self.session
        told = ["setup", *self.consequences(session.setup), *self.check(0, session.setup.digest)]
        entries = session.entries
        number = 0
        for entry in entries:
            number = entry.number - 1 if entry.kind == UNDO else entry.number
            told += [self.entry(entry), *self.consequences(entry), *self.check(number, entry.digest)]
        waiting = self.waiting(number)
        told += waiting
        if waiting or (entries and not entries[-1].digest):
            told += self.check(number + len(waiting), self.state.digest())
        if session.failed is not None:
            told += [self.entry(session.failed), *self.consequences(session.failed)]
        return told

    def waiting(self, number: int) -> list[str]:
        """What seats have answered while others still decide; in a masked record there is only the own answer."""
        answers = self.session.answers.items()
        mine = [(seat, option) for seat, option in answers if self.for_seat in (None, seat)]
        words = self.session.game.vocabulary.words
        return [
            f"{at} {self.state.seat_word(seat)}: {words(option)}" for at, (seat, option) in enumerate(mine, number + 1)
        ]

    def entry(self, entry: Entry) -> str:
        """A choice made, taken back or made again."""
        word = self.state.seat_word(entry.seat)
        if entry.kind in (UNDO, REDO):
            return f"{entry.kind} {entry.number} {word}"
        return f"{entry.number} {word}: {self.words(entry, entry.seat, entry.option)}"

    def consequences(self, entry: Entry) -> list[str]:
        """What chance brought, and what was forced."""
        told = []
        for chance in entry.chances:
            words = lines.chance_words(self.session.game, chance.kind, chance.thing)
            if not self.may_know(chance.audience):
                words = f"{words.partition(' ')[0]} {lines.HIDDEN}"
            told.append(f"  chance {words}")
        for event in entry.events:
            if event.kind == FORCED and self.may_know(event.audience):
                seat, option = event.args
                told.append(lines.forced_line(self.state, seat, self.words(entry, seat, option)))
        return told

    def words(self, entry: Entry, seat: int, option: int) -> str:
        """An option; its thing is masked if it is secret or brought somebody what the reader may not know."""
        vocabulary = self.session.game.vocabulary
        words = vocabulary.words(option)
        verb, _, thing = words.partition(" ")
        audiences = [event.audience for event in entry.events] + [chance.audience for chance in entry.chances]
        if vocabulary.verb_of(option).secret:
            audiences.append(seat)
        if not thing or seat == self.for_seat or all(map(self.may_know, audiences)):
            return words
        return f"{verb} {lines.HIDDEN}"

    def may_know(self, audience: int) -> bool:
        """Whether the reader belongs to an audience."""
        return self.for_seat is None or audience in (EVERYONE, self.for_seat)

    def check(self, number: int, digest: str) -> list[str]:
        """The digest of a position; never in a masked record, where it would help to guess what is hidden."""
        return [f"check {number} {digest}"] if digest and self.for_seat is None else []
