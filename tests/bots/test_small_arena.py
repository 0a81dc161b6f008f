"""Small versions of what ``make arena`` proves: bots beat weaker ones, games end, and a seed gives the same game."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import msgspec

from tests.bots.small_arena import BUDGET, FOUR, GREEDY, LEVELS, NAMES, Line
from tests.conformance.compiled import ROOT, environment

# How many games of each trial the first bot must win, and of how many; and half of those at each game. Equal bots win
# half, of four a quarter.
LEAST = {LEVELS: (27, 36), GREEDY: (5, 6), FOUR: (4, 6), BUDGET: (5, 6)}


def played(compiled: bool, *flags: str) -> list[Line]:
    """The games as one of the two engines plays them."""
    command = [sys.executable, "-m", "tests.bots.small_arena", *flags]
    env = environment(compiled, quick=True)
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [msgspec.json.decode(line, type=Line) for line in done.stdout.splitlines()]


def test_what_the_arena_proves_in_small() -> None:
    """One test, because the games are played once: strength, no endless game, the same record on both engines."""
    found = played(compiled=True)
    assert all(line.ended for line in found)
    games = Counter(line.trial for line in found)
    assert games == {trial: count for trial, (_, count) in LEAST.items()}
    for trial, (least, _) in LEAST.items():
        wins = sum(line.won for line in found if line.trial == trial)
        assert wins >= least, [line for line in found if line.trial == trial and line.won < 1.0]
    for match in {(line.trial, line.game, line.bot) for line in found}:
        won = [line.won for line in found if (line.trial, line.game, line.bot) == match]
        assert sum(won) >= len(won) / 2, match
    again = played(False, "--first")
    assert [line.game for line in again] == list(NAMES)
    for line in again:
        (same, *_) = [other for other in found if (other.game, other.bot) == (line.game, line.bot)]
        assert (same.compiled, line.compiled) == (True, False)
        assert same.record == line.record
