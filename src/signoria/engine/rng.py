"""The random generator as a value: xoroshiro64**, two 32-bit words, the same interpreted and compiled.

Every intermediate is masked to 32 bits, so that machine integers that wrap and Python integers that grow agree.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """A generator with two words of state; clone it, save it, compare it like any other value."""

    def __init__(self, a: i64, b: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b

    def clone(self) -> Rng:
        """The same generator at the same point."""
        return Rng(self.a, self.b)

    def fork(self) -> Rng:
        """A new generator from the next numbers of this one."""
        words = [self.below(1 << 16) for _ in range(4)]
        return Rng(words[0] << 16 | words[1] | 1, words[2] << 16 | words[3])

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely to within one part in 2**32 / n; n is at most 2**31."""
        a: i64 = self.a
        b: i64 = self.b
        product: i64 = (a * 0x9E3779BB) & MASK
        word: i64 = (((product << 5) | (product >> 27)) * 5) & MASK
        b ^= a
        self.a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & MASK
        self.b = ((b << 13) | (b >> 19)) & MASK
        return (word * n) >> 32


class Undrawn(Exception):
    """A number was to be drawn that nobody has given yet: what it is one of, and what is drawn after it in any case."""

    def __init__(self, choices: int, rare: int, part: int, whole: int, after: tuple[int, ...]) -> None:
        super().__init__(choices)
        self.choices = choices
        self.rare = rare  # so many of the first results have other odds; 0: all are equally likely
        self.part = part  # of `whole`: the chance of the rare ones together
        self.whole = whole
        self.after = after


class Dealt(Rng):
    """Numbers that somebody else drew, one after the other; where they end, it stops with ``Undrawn``.

    So a search or a researcher who draws for the table learns when there is chance, and of how many results.
    """

    def __init__(self, given: tuple[int, ...]) -> None:
        super().__init__(1, 2)
        self.given: tuple[int, ...] = given
        self.taken: int = 0
        self.announced: tuple[int, ...] = ()
        self.since: int = 0

    def clone(self) -> Rng:
        new = Dealt(self.given)
        new.taken = self.taken
        new.announced = self.announced
        new.since = self.since
        return new

    def announce(self, sizes: list[int]) -> None:
        """What the next draws are out of, whatever comes of each: so they need not be tried one by one."""
        self.announced = tuple([size for size in sizes if size > 1])
        self.since = self.taken

    def below(self, n: i64) -> i64:
        """The next of the numbers; what can only be 0 is not asked for."""
        return self.uneven(n, 0, 0, 1)

    def uneven(self, n: i64, rare: i64, part: i64, whole: i64) -> i64:
        """The same, where the first ``rare`` results together have a chance of ``part`` in ``whole``."""
        if n == 1:
            return 0
        at = self.taken - self.since
        if at < len(self.announced) and self.announced[at] != n:
            raise ValueError(f"a draw was announced as one of {self.announced[at]} and is one of {n}")
        if self.taken == len(self.given):
            raise Undrawn(n, rare, part, whole, self.announced[at + 1 :])
        number: i64 = self.given[self.taken]
        if not 0 <= number < n:
            raise ValueError(f"{number} is not one of {n}")
        self.taken += 1
        return number


def seeded(seed: int | str) -> Rng:
    """A generator from any seed; seeds that look alike give unrelated generators."""
    raw = hashlib.blake2b(str(seed).encode(errors="surrogateescape"), digest_size=8).digest()
    return Rng(int.from_bytes(raw[:4], "big") | 1, int.from_bytes(raw[4:], "big"))
