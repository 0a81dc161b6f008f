"""What many finished games say together. The order in which games come in makes no difference."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import Any, Final

from signoria.arena.match import Plan, Played, Unfinished

Z95: Final = 1.959963984540054  # two-sided 95 % of the normal distribution
PERCENTILES: Final = (5, 25, 50, 75, 95)


class Rate:
    """How often something happened, with the Wilson interval that holds the true rate 95 times in 100."""

    def __init__(self, successes: Fraction | int, trials: int) -> None:
        self.successes = float(successes)
        self.trials = trials
        self.rate = self.successes / trials if trials else 0.0
        self.low, self.high = wilson(self.successes, trials)

    def to_json(self) -> dict[str, float | int]:
        """The rate as plain data."""
        return {
            "wins": round(self.successes, 6),
            "games": self.trials,
            "rate": round(self.rate, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
        }


class Mean:
    """Numbers that come one by one: their mean, and the interval that holds the true one 95 times in 100."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int, times: int = 1) -> None:
        """One more, or several that are the same."""
        self.count += times
        self.total += times * value
        self.squares += times * value * value

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.count

    @property
    def reach(self) -> float:
        """How far the interval goes on either side."""
        if self.count < 2:
            return 0.0
        spread = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return Z95 * math.sqrt(max(spread, 0.0) / self.count)


def mean_of(counted: Counter[int]) -> Mean:
    """The mean of numbers that came up so often."""
    found = Mean()
    for value, times in counted.items():
        found.add(value, times)
    return found


class Statistics:
    """A running count. A win shared by n seats counts as one n-th for each."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.choices = 0
        self.outcomes: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.seat_wins = [Fraction(0) for _ in range(plan.seats)]
        self.bot_wins: dict[str, Fraction] = {name: Fraction(0) for name in (*plan.bots, *plan.house.values())}
        self.bot_games: Counter[str] = Counter()
        self.score_sums = [0] * plan.seats
        self.fingerprint = 0
        self.unfinished: list[Unfinished] = []

    @property
    def done(self) -> int:
        """How many games are done with, whether they came to an end or not."""
        return self.games + len(self.unfinished)

    def add(self, played: Played | Unfinished) -> None:
        """Count one game; one that did not come to an end counts as a failure and as nothing else."""
        if isinstance(played, Unfinished):
            self.unfinished.append(played)
            self.unfinished.sort(key=lambda failed: failed.number)
            return
        self.games += 1
        self.choices += played.choices
        self.outcomes[played.outcome] += 1
        self.lengths[played.choices] += 1
        self.bot_games.update(played.lineup)
        for seat in played.winners:
            share = Fraction(1, len(played.winners))
            self.seat_wins[seat] += share
            self.bot_wins[played.lineup[seat]] += share
        for seat, score in enumerate(played.scores):
            self.score_sums[seat] += score
        self.fingerprint = (self.fingerprint + int(played.digest, 16) * (2 * played.number + 1)) % 2**64

    def seats(self) -> list[Rate]:
        """How often each seat won."""
        return [Rate(wins, self.games) for wins in self.seat_wins]

    def bots(self) -> dict[str, Rate]:
        """How often each bot won, of the seats it held."""
        return {name: Rate(wins, self.bot_games[name]) for name, wins in self.bot_wins.items()}

    def mean_length(self) -> float:
        """Choices a game."""
        return self.choices / self.games if self.games else 0.0

    def length_at(self, percent: int) -> int:
        """The length that so many percent of the games do not exceed."""
        wanted = math.ceil(self.games * percent / 100)
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= wanted:
                return length
        return 0

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data, the same for the same plan wherever and however it was played."""
        plan = self.plan
        return {
            "game": plan.game,
            "edition": plan.edition,
            "seats": plan.seats,
            "games": self.games,
            "seed": plan.seed,
            "bots": list(plan.bots),
            "options": plan.options,
            **({"data": plan.values} if plan.values else {}),
            **({"even": True} if plan.even else {}),
            "outcomes": dict(sorted(self.outcomes.items(), key=lambda item: (-item[1], item[0]))),
            "seat_wins": [rate.to_json() for rate in self.seats()],
            "bot_wins": {name: rate.to_json() for name, rate in self.bots().items()},
            "scores": [round(total / self.games, 6) if self.games else 0.0 for total in self.score_sums],
            "choices": {
                "total": self.choices,
                "mean": round(self.mean_length(), 6),
                "percentiles": {str(percent): self.length_at(percent) for percent in PERCENTILES},
            },
            "failures": [
                {
                    "game": failed.number,
                    "bots": list(failed.lineup),
                    "choices": failed.choices,
                    "digest": failed.digest,
                }
                for failed in self.unfinished
            ],
            "fingerprint": f"{self.fingerprint:016x}",
        }


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a proportion: honest near 0 and 1 and for few games."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = z * z
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    reach = z / (1 + square / trials) * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)
