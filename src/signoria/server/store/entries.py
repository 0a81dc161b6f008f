"""An entry of the log as it is stored: in words, which mean the same whatever numbers a game gives them today.

A choice is the words of its option. A result of chance is the line of a record, an event its name and the words of its
things. Numbers are kept only where they are no names: seats and counts.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row


class Stored(msgspec.Struct, array_like=True, frozen=True):
    """A row of ``entries``, without its table. Everything that writes or reads one takes its columns from here."""

    number: int
    kind: str
    seat: int
    words: str
    position: int
    informed: bool
    chances: str
    events: str
    rng_a: int
    rng_b: int
    at: float

    @staticmethod
    def of(row: Row[Any]) -> Stored:
        """A row from the database."""
        found = row._mapping
        return Stored(*(found[column] for column in COLUMNS))

    def values(self, table: str) -> dict[str, Any]:
        """A row for the database."""
        return {"table_id": table, **msgspec.structs.asdict(self)}


def whole(numbers: list[int], last: int) -> bool:
    """Whether these are the numbers of all entries from the first to the last; a damaged row may say any last."""
    return len(numbers) == last + 1 and all(number == place for place, number in enumerate(numbers))


COLUMNS: Final = Stored.__struct_fields__
