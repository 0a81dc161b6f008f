"""The learning curve of a network: how often it wins as training goes on, as a table and as a page."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from signoria import catalogue
from signoria.arena.curves import COLOURS, STYLE, Curve, banded
from signoria.arena.match import Plan
from signoria.arena.paper import Paper
from signoria.arena.simulate import simulate
from signoria.arena.statistics import Rate
from signoria.bots import FROM_FILE
from signoria.engine.phrase import Phrase
from signoria.research import net
from signoria.research.learner import Learner, Progress
from signoria.text import Texts

COLUMNS: Final = (*Progress.__struct_fields__, "against", "wins", "played", "rate", "low", "high")


class Point(msgspec.Struct, frozen=True):
    """How the network did against one bot after a round."""

    progress: Progress
    against: str
    wins: float
    played: int

    @property
    def rate(self) -> Rate:
        """The share of games that it won, with its interval."""
        return Rate(Fraction(self.wins), self.played)


def trained(
    learner: Learner, path: Path, minutes: float, rounds: int, every: int, against: tuple[str, ...], games: int
) -> Iterator[Point]:
    """Train; at the beginning, every so many rounds and at the end save the network and try it out."""
    last = None
    tried = -1
    for progress in learner.train(minutes, rounds):
        last = progress
        if progress.round % every == 0:
            tried = progress.round
            yield from points(learner, path, progress, against, games)
    if last is not None and last.round != tried:
        yield from points(learner, path, last, against, games)


def points(learner: Learner, path: Path, progress: Progress, against: tuple[str, ...], games: int) -> Iterator[Point]:
    """The network as it is now against each of some bots, on the same deals each time."""
    net.save(path, learner.origin(), learner.arrays())
    table, name = learner.table, f"{FROM_FILE}{path}"
    for other in against:
        bots = (name, *(other,) * (table.seats - 1))
        seed = f"{learner.setting.seed}/curve"
        plan = Plan(table.game, table.edition, table.seats, games, seed, bots, table.options)
        rate = simulate(plan, catalogue.find).bots()[name]
        yield Point(progress, other, rate.successes, rate.trials)


def write(found: list[Point], learner: Learner, path: Path, texts: Texts) -> None:
    """Write the table and the page beside the network."""
    path.with_suffix(".csv").write_text(table_of(found), "utf-8")
    path.with_suffix(".html").write_text(LearningPage(found, learner, texts).write(), "utf-8")


def table_of(found: list[Point]) -> str:
    """Every point, a line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in found:
        told = [
            f"{value:.4f}" if isinstance(value, float) else value for value in msgspec.structs.astuple(one.progress)
        ]
        rate = one.rate
        writer.writerow(
            [*told, one.against, f"{one.wins:g}", one.played, *(f"{x:.4f}" for x in (rate.rate, rate.low, rate.high))]
        )
    return out.getvalue()


class LearningPage(Paper):
    """How often a network won against each bot, over the games that it has played against itself."""

    def __init__(self, found: list[Point], learner: Learner, texts: Texts) -> None:
        super().__init__(texts)
        self.found = found
        self.learner = learner

    def style(self) -> str:
        """The rules by which it looks, curves among them."""
        return super().style() + STYLE

    def write(self) -> str:
        """The whole page."""
        table, setting = self.learner.table, self.learner.setting
        title = self.say("learning-title", game=Phrase(f"game-{table.game}"))
        told = self.say(
            "learning-told",
            edition=table.edition,
            seats=table.seats,
            teacher=setting.teacher,
            warm=setting.warm,
            seed=setting.seed,
            games=max((one.played for one in self.found), default=0),
        )
        drawn = [self.wins(), self.losses()] if self.found else []
        return self.whole(title, [f"<h1>{title}</h1><p>{told}</p>", *drawn])

    def wins(self) -> str:
        """The share of games won, a curve for each bot."""
        lines = []
        for place, other in enumerate(dict.fromkeys(one.against for one in self.found)):
            rates = [(one.progress.games, one.rate) for one in self.found if one.against == other]
            at = [
                (games, 100 * rate.rate, 100 * (rate.rate - rate.low), 100 * (rate.high - rate.rate))
                for games, rate in rates
            ]
            lines.append(Curve(COLOURS[place % len(COLOURS)], escape(other), at))
        return banded(self, self.say("learning-wins"), lines)

    def losses(self) -> str:
        """What the network still gets wrong, of the options and of the value."""
        once = [one.progress for one in self.found if one.against == self.found[0].against]
        lines = [
            Curve(
                COLOURS[place],
                self.say(f"learning-{kind}"),
                [(one.games, getattr(one, f"{kind}_loss"), 0.0, 0.0) for one in once],
            )
            for place, kind in enumerate(("policy", "value"))
        ]
        return banded(self, self.say("learning-losses"), lines)
