"""Records that people bring: read in a process of their own, within bounds, into what a table begins with."""

from __future__ import annotations

import time
from functools import partial
from typing import Any, Final

import msgspec

from signoria.engine import record
from signoria.engine.pack import load
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.server.store import info
from signoria.server.store.entries import Stored
from signoria.server.table.bot_thinking import Find
from signoria.server.table.game_log import fresh, rows_of, saved, worded
from signoria.server.table.workshop import WorkFailed, Workshop

MISSING: Final = "problem-record-data-missing"
MOST_LINES: Final = 40_000
LONGEST: Final = 30.0  # seconds that reading may take


class Brought(msgspec.Struct, frozen=True):
    """A game that was played elsewhere, as a table takes it in."""

    game: str
    edition: str
    options: dict[str, Any]
    players: tuple[str, ...]
    date: str
    rules: int
    over: bool
    waiting: info.Waiting
    answers: tuple[info.Answer, ...]
    rows: list[Stored]
    snapshots: list[tuple[int, int, str]]  # number, position, state


DECODER: Final = msgspec.msgpack.Decoder(Brought)


def brought(session: Session) -> Brought:
    """A session as a table takes it in."""
    header = session.header
    if header is None:
        raise Problem("server-branch")
    now = time.time()
    rows, states = rows_of(session, now)
    positions = {row.number: row.position for row in rows}
    words = session.game.vocabulary.words
    return Brought(
        session.game.meta.id,
        header.edition,
        msgspec.to_builtins(header.options),
        header.players,
        header.date,
        header.rules,
        bool(session.state.ended),
        info.waiting(session.state),
        tuple(info.Answer(seat, words(option), now) for seat, option in session.answers.items()),
        [worded(session.game, row) for row in rows],
        [(number, positions[number], saved(state)) for number, state in states.items()],
    )


def read_record(find: Find, content: bytes, files: dict[str, str]) -> bytes:
    """In the other process: what is in a record; ``files`` are those of the data pack that it names."""
    packs = {}
    if files:
        pack = load(files, find)
        packs[find(pack.game).packed(pack).data.partition(" ")[0]] = pack
    return msgspec.msgpack.encode(brought(record.read(content, find, fresh(), packs)))


class Reader:
    """Reads records that people bring, one at a time and not for ever."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.workshop = Workshop(1, LONGEST)

    async def read(self, content: bytes, house: str, person: str, files: dict[str, str] | None = None) -> Brought:
        """What is in a record; a Problem if it cannot be read, or not soon. Houses take turns, and people in each."""
        if content.count(b"\n") > MOST_LINES:
            raise Problem("server-too-long", most=MOST_LINES)
        try:
            job = partial(read_record, self.find, content, files or {})
            return DECODER.decode(await self.workshop.do(job, house, person))
        except Problem as problem:
            inner = problem.phrase.args.get("problem")
            if isinstance(inner, Phrase) and inner.key == MISSING:
                raise Problem("server-record-pack", **inner.args) from None
            raise
        except WorkFailed as error:
            raise Problem("server-record-slow") from error

    def close(self) -> None:
        """Let the process go."""
        self.workshop.close()
