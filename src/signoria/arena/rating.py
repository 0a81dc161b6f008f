"""Ratings from results: the Bradley–Terry model, with intervals from drawing the deals anew.

The strengths are those under which the results are most likely; choix finds them. A winner has beaten everybody who did
not win, and those who win together have drawn. On the usual scale 400 points are odds of ten to one; the mean is 1500.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from signoria.arena.tournament import Result
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded

MEAN: Final = 1500.0
SCALE: Final = 400.0 / math.log(10.0)
DRAWS: Final = 200  # of the deals, for the intervals
PRIOR: Final = 0.5  # a draw of half a game with everybody: who never lost is not infinitely strong
FINE: Final = 1 << 16  # steps of a chance


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, with the interval that holds the true number 95 times in 100."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float

    @property
    def interval(self) -> str:
        """The interval in numbers; a dash where a single deal says nothing of other deals."""
        return "–" if math.isnan(self.low) else f"{self.low:.0f} – {self.high:.0f}"


def needs_choix() -> None:
    """Refuse, before anything is played, what cannot be rated here."""
    if find_spec("choix") is None:
        raise Problem("rating-no-choix", package="signoria[arena]")


def ratings(results: list[Result], seed: str = "") -> list[Rating]:
    """The bots of a tournament, the strongest first."""
    names = sorted({name for result in results for name in result.lineup})
    exact = fitted(results, names)
    by_deal: dict[int, list[Result]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(result)
    rng = seeded(f"ratings {seed}")
    drawn = [fitted(redrawn(by_deal, rng), names, rng) for _ in range(DRAWS)]
    found = []
    for name in names:
        spread = sorted(one[name] for one in drawn)
        low, high = spread[int(0.025 * DRAWS)], spread[int(0.975 * DRAWS) - 1]
        if len(by_deal) == 1:
            low = high = math.nan
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


def fitted(results: Iterable[Result], names: list[str], rng: Rng | None = None) -> dict[str, float]:
    """The most likely ratings. With luck, what is not known from results counts by chance more or less.

    Otherwise a bot that won every game would have won them in whatever deals are drawn, and its interval were nothing.
    """
    choix: Any = import_module("choix")
    beaten: Any = import_module("numpy").full((len(names), len(names)), PRIOR / 2)  # row by column
    if rng is not None:
        for row in range(len(names)):
            beaten[row] *= [-math.log((float(rng.below(FINE)) + 0.5) / FINE) for _ in names]  # 1 on average
    place = {name: at for at, name in enumerate(names)}
    for result in results:
        for seat in result.winners:
            for other, rival in enumerate(result.lineup):
                beaten[place[result.lineup[seat]], place[rival]] += 0.5 if other in result.winners else 1.0
    beaten[range(len(names)), range(len(names))] = 0.0  # nobody meets themselves
    return dict(zip(names, (MEAN + SCALE * choix.ilsr_pairwise_dense(beaten)).tolist(), strict=True))
