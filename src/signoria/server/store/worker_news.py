"""News: what one worker says to the others when something has changed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from signoria.server.store.entries import Stored

LONGEST_WORD: Final = 7900  # bytes that PostgreSQL takes in one notification, and a little less


class Entered(msgspec.Struct, array_like=True, frozen=True):
    """An entry, and what it made of the row of its table."""

    row: Stored
    decider: int
    asked: int
    secret: bool
    deadline: float | None
    clocks: tuple[float, ...]
    status: str
    kept: bool  # whether a snapshot was made

    @staticmethod
    def of(row: Stored, values: dict[str, Any], kept: bool) -> Entered:
        """An entry, with the new values of the row of its table."""
        waiting = values["decider"], values["asked"], values["secret"]
        return Entered(row, *waiting, values["deadline"], values["clocks"], values["status"], kept)

    def values(self, version: int) -> dict[str, Any]:
        """The new values of the row of the table."""
        return {
            "version": version,
            "last": self.row.number,
            "decider": self.decider,
            "asked": self.asked,
            "secret": self.secret,
            "answers": (),
            "moved": self.row.at,
            "deadline": self.deadline,
            "clocks": self.clocks,
            "pending": None,
            "status": self.status,
        }


class Present(msgspec.Struct, array_like=True, frozen=True):
    """The people who have a table open at a worker; perhaps it asks who has at others."""

    table: str
    people: tuple[str, ...]
    asks: bool


class News(msgspec.Struct, array_like=True):
    """What one worker says to the others: which table has changed and perhaps how, and who has a new notification."""

    writer: str
    table: str
    people: tuple[str, ...] = ()
    entered: Entered | None = None
    spent: tuple[tuple[str, int], ...] = ()  # who asked how often at the worker that says this
    present: Present | None = None


NEWS: Final = msgspec.json.Decoder(News)


def word(news: News) -> str:
    """What is said to the others; if it is too long, they must look for themselves."""
    said = msgspec.json.encode(news)
    if len(said) > LONGEST_WORD:
        said = msgspec.json.encode(News(news.writer, news.table, news.people))
    return said.decode()


def said_by(writer: str) -> str:
    """What everything that a worker says begins with."""
    return f'["{writer}",'
