"""The numbers that the games had for their words while logs were written in numbers, that is up to revision 0002.

Revision 0003 reads such logs by these tables, which lie beside this module. They belong to the past and never change.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec


class Numbers(msgspec.Struct, frozen=True):
    """What the numbers of one game stood for. Words stand in a row, by their numbers, and ``_`` for no word at all."""

    domains: dict[str, str]  # the words of the things of each kind
    verbs: tuple[tuple[str, str], ...]  # and the domain of their things, '' for none
    chances: tuple[tuple[int, str, str], ...]  # number, word, domain
    events: tuple[tuple[int, str, tuple[str, ...]], ...]  # number, name, the domains of its things
    fields: str  # of a state
    steps: str

    def things(self) -> dict[str, tuple[str, ...]]:
        """The words of every kind of thing."""
        return {
            name: tuple("" if word == "_" else word for word in row.split(" ")) for name, row in self.domains.items()
        }

    def options(self) -> tuple[str, ...]:
        """The words of every option."""
        things = self.things()
        return tuple(
            f"{verb} {thing}".rstrip() for verb, domain in self.verbs for thing in (things[domain] if domain else ("",))
        )


NUMBERS: Final = msgspec.json.decode(
    (files("signoria.server.store.migrations") / "numbers_0002.json").read_bytes(), type=dict[str, Numbers]
)
