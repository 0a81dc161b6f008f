"""What a seat has seen and done, as a fingerprint that is worked out when somebody asks for it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from signoria.engine.state import State

MEMORY: Final = 8  # bytes of a fingerprint
NOTHING: Final = -1  # no choice was made


def mixed(before: bytes, more: bytes) -> bytes:
    """A fingerprint of something and what came after it."""
    return hashlib.blake2b(before + more, digest_size=MEMORY).digest()


class Memory(msgspec.Struct, eq=False):
    """All that a seat saw whenever it decided, and what it chose: a chain with a link for each of its decisions.

    To hash a row takes longer than to make a choice, and a program that has no use for information states never asks.
    So a link keeps the position, which nobody changes any more, and lets go of it once its fingerprint is known.
    """

    known: bytes | None = b""  # the fingerprint
    before: Memory | None = None
    seen: State | None = None
    seat: int = 0
    choice: int = NOTHING

    def with_more(self, seen: State, seat: int, choice: int = NOTHING) -> Memory:
        """The same and a position that was seen after it, perhaps with what was chosen in it."""
        return Memory(None, self, seen, seat, choice)

    def mark(self) -> bytes:
        """The fingerprint."""
        links = [self]
        while links[-1].known is None:
            links.append(links[-1].before)  # type: ignore[arg-type]
        mark: bytes = links.pop().known  # type: ignore[assignment]
        for link in reversed(links):
            seen: State = link.seen  # type: ignore[assignment]
            mark = mixed(mark, bytes(seen.game.observe(seen, link.seat)))
            if link.choice != NOTHING:
                mark = mixed(mark, link.choice.to_bytes(4, "little"))
            link.known, link.before, link.seen = mark, None, None
        return mark

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return self  # a fingerprint does not change

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.mark(),)
