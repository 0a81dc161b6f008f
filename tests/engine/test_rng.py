"""The generator is a value: the same seed, the same numbers, on any machine."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.engine.rng import MASK, Rng, seeded

MOST = 1 << 31  # the largest bound for which machine integers do not overflow
words = st.integers(0, MASK)


def reference(a: int, b: int) -> tuple[int, int, int]:
    """xoroshiro64** as its authors publish it: the result and the next state."""

    def turned(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) & MASK

    result = turned(a * 0x9E3779BB & MASK, 5) * 5 & MASK
    b ^= a
    return result, turned(a, 26) ^ b ^ b << 9 & MASK, turned(b, 13)


@given(words, words)
def test_the_numbers_are_those_of_xoroshiro64(a: int, b: int) -> None:
    rng = Rng(a, b)
    for _ in range(5):
        expected, a, b = reference(a, b)
        assert rng.below(MOST) == expected >> 1
        assert (rng.a, rng.b) == (a, b)


def test_a_seed_always_gives_the_same_numbers() -> None:
    """These stand in records of bug reports: a change of the generator must be noticed."""
    rng = seeded("signoria")
    assert [rng.below(100) for _ in range(8)] == [0, 62, 21, 8, 66, 88, 56, 45]


@given(words, words, st.integers(1, MOST))
def test_numbers_stay_below_their_bound(a: int, b: int, bound: int) -> None:
    rng = Rng(a, b)
    assert all(0 <= rng.below(bound) < bound for _ in range(10))


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = seeded(1)
    rng.below(6)
    clone = rng.clone()
    first = [rng.below(1000) for _ in range(10)]
    assert [clone.below(1000) for _ in range(10)] == first


def test_seeds_that_look_alike_give_unrelated_numbers() -> None:
    starts = {tuple(rng.below(MOST) for _ in range(2)) for rng in map(seeded, range(1000))}
    assert len(starts) == 1000


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert seeded(12).below(MOST) == seeded("12").below(MOST)


def test_no_seed_gives_the_state_that_never_moves() -> None:
    assert all(seeded(seed).a | seeded(seed).b for seed in range(1000))


@pytest.mark.parametrize("sides", [2, 3, 6, 20, 57])
def test_every_result_is_equally_likely(sides: int) -> None:
    rng = seeded(f"{sides} sides")
    throws = 2000 * sides
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides)] += 1
    # Chi-squared with sides - 1 degrees of freedom: mean sides - 1, deviation (2 (sides - 1)) ** 0.5.
    chi = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5
