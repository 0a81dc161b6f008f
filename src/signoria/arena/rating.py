"""Ratings from results: the Bradley–Terry model, with intervals from drawing the deals anew.

The strength of each bot is the one under which the results are most likely, where a winner has beaten everybody who did
not win and those who win together have drawn. On the usual scale 400 points are odds of ten to one; the mean is 1500.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import msgspec

from signoria.arena.tournament import Result
from signoria.engine.rng import Rng, seeded

MEAN: Final = 1500.0
SCALE: Final = 400.0 / math.log(10.0)
STEPS: Final = 400
DRAWS: Final = 200  # of the deals, for the intervals
PRIOR: Final = 0.5  # a draw of half a game with everybody: who never lost is not infinitely strong


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, with the interval that holds the true number 95 times in 100."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float


def ratings(results: list[Result], seed: str = "") -> list[Rating]:
    """The bots of a tournament, the strongest first."""
    names = sorted({name for result in results for name in result.lineup})
    exact = fitted(results, names)
    by_deal: dict[int, list[Result]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(result)
    rng = seeded(f"ratings {seed}")
    drawn = [fitted(redrawn(by_deal, rng), names) for _ in range(DRAWS)]
    found = []
    for name in names:
        spread = sorted(one[name] for one in drawn)
        low, high = spread[int(0.025 * DRAWS)], spread[int(0.975 * DRAWS) - 1]
        games = sum(result.lineup.count(name) for result in results)
        wins = sum(
            1 / len(result.winners) for result in results for seat in result.winners if result.lineup[seat] == name
        )
        found.append(Rating(name, exact[name], low, high, games, wins))
    return sorted(found, key=lambda rating: -rating.rating)


def redrawn(by_deal: dict[int, list[Result]], rng: Rng) -> Iterable[Result]:
    """As many deals as there are, each any of them: all games of a deal stay together."""
    deals = sorted(by_deal)
    for _ in deals:
        yield from by_deal[deals[rng.below(len(deals))]]


def fitted(results: Iterable[Result], names: list[str]) -> dict[str, float]:
    """The most likely ratings, by the usual iteration."""
    won = {name: PRIOR * (len(names) - 1) / 2 for name in names}
    met: dict[tuple[str, str], float] = {(one, other): PRIOR for one in names for other in names if one != other}
    for result in results:
        for seat, name in enumerate(result.lineup):
            for other, rival in enumerate(result.lineup):
                if name == rival or (seat not in result.winners and other not in result.winners):
                    continue  # who came second is nobody's victory
                met[name, rival] += 1
                if seat in result.winners:
                    won[name] += 0.5 if other in result.winners else 1.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        new = {
            name: won[name]
            / sum(met[name, rival] / (strength[name] + strength[rival]) for rival in names if rival != name)
            for name in names
        }
        middle = math.exp(sum(math.log(value) for value in new.values()) / len(new))
        strength = {name: value / middle for name, value in new.items()}
    return {name: MEAN + SCALE * math.log(value) for name, value in strength.items()}
