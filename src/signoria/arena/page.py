"""The page that tuning writes: one HTML file with its own plots, which needs nothing else to be read."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Final

from signoria.arena.paper import NUMBER, PLOT, Cell, Paper, drawn
from signoria.arena.statistics import Mean, Rate, mean_of
from signoria.arena.tuning import DOMINANT, FIRST, TURNS, WEAK, Count, Tuning
from signoria.engine.phrase import Phrase
from signoria.engine.tally import NO_EVENT, Tally
from signoria.text import Texts

WIDTH: Final = 240  # of the plot of a share
HEIGHT: Final = 18
MOST: Final = 3.0  # times the fair share, at the right end of a plot
COLUMN: Final = 22  # of a histogram
WIDEST: Final = 640  # all of them
DIGIT: Final = 8
LETTER: Final = 0.022  # a digit on a telephone, of the whole width
TALL: Final = 120
COLUMNS: Final = 40  # of a histogram at most; longer ranges share columns
NARROW: Final = 9  # numbers that stand below one on a telephone, at most one more


class Page(Paper):
    """Writes the page in one language."""

    def __init__(self, tuning: Tuning, texts: Texts) -> None:
        super().__init__(texts)
        self.tuning = tuning
        self.seats = tuning.plan.seats
        self.games = tuning.statistics.games

    def write(self) -> str:
        """The whole page."""
        plan, game = self.tuning.plan, self.tuning.game
        name = Phrase(f"game-{game.meta.id}")
        title = self.say("tune-title", game=name)
        told = self.say("tune-plan", games=self.games, seats=self.seats, bots=", ".join(plan.bots), seed=plan.seed)
        values = self.say("tune-values", values=plan.values) if plan.values else ""
        even = self.say("tune-even") if plan.even else ""
        parts = [f"<h1>{title}</h1><p>{told} {values} {even}</p>", *self.parts()]
        return self.whole(title, parts)

    def parts(self) -> list[str]:
        """What stands on the page."""
        return [
            self.failures(),
            self.goals(),
            self.standing_out(),
            self.seats_table(),
            self.lengths(),
            *[self.section(tally) for tally in self.tuning.game.tallies],
        ]

    def failures(self) -> str:
        """How many games did not come to an end, where there are any."""
        failed = len(self.tuning.statistics.unfinished)
        return f'<p class="said">{self.say("tune-failures", number=failed)}</p>' if failed else ""

    def goals(self) -> str:
        """What a well-tuned box keeps to."""
        limits = {
            "shares": self.say("tune-goal-shares", low=self.number(WEAK, 1), high=self.number(DOMINANT, 1)),
            "used": self.say("tune-goal-used"),
            "turns": self.say("tune-goal-turns", low=TURNS[0], high=TURNS[1]),
            "first": self.say("tune-goal-first", points=round(100 * FIRST)),
        }
        rows = [
            f"<tr><td>{limits[goal]}</td><td>{self.say('tune-kept') if kept else self.flagged('tune-missed')}</td></tr>"
            for goal, kept in self.tuning.goals()
        ]
        return f"<h2>{self.say('tune-goals')}</h2><table>{''.join(rows)}</table>"

    def flagged(self, key: str) -> str:
        """A message that stands out."""
        return f'<span class="said">{self.say(key)}</span>'

    def standing_out(self) -> str:
        """What is dead, dominant or weak, by kinds of things."""
        rows = []
        for verdict in ("dead", "dominant", "weak"):
            named = [
                self.name(tally, thing)
                for tally in self.tuning.game.tallies
                for thing, count in self.tuning.things(tally)
                if count.verdict(self.seats) == verdict
            ]
            told = ", ".join(named) or self.say("tune-none")
            rows.append(f"<tr><th>{self.say(f'tune-verdict-{verdict}')}</th><td>{told}</td></tr>")
        if not self.tuning.game.tallies:
            return f"<p>{self.say('tune-nothing-counted')}</p>"
        return (
            f"<h2>{self.say('tune-standing-out')}</h2><table>{''.join(rows)}</table><p>{self.say('tune-caution')}</p>"
        )

    def name(self, tally: Tally, thing: int) -> str:
        """A thing by its name."""
        return escape(self.texts.say(self.tuning.game.domains[tally.domain].phrase(thing)))

    def seats_table(self) -> str:
        """How often each seat won."""
        rows = [
            [Cell(self.say("tune-seat", seat=seat)), *self.cells(rate)]
            for seat, rate in enumerate(self.tuning.statistics.seats(), 1)
        ]
        rows.append([Cell(self.say("tune-first")), *self.cells(self.tuning.first())])
        return self.table(self.say("tune-seats"), [self.say("tune-column-seat")], rows)

    def section(self, tally: Tally) -> str:
        """The things of one kind: how often each was used, and how often its users won."""
        title = self.texts.say(Phrase(f"kind-{tally.domain}"))
        heads = [escape(title), self.say("tune-column-use"), self.say("tune-column-games")]
        if tally.offered:
            heads.append(self.say("tune-column-taken"))
        rows = [self.row(tally, thing, count) for thing, count in self.tuning.things(tally)]
        return self.table(escape(title[:1].upper() + title[1:]), heads, rows)

    def row(self, tally: Tally, thing: int, count: Count) -> list[Cell]:
        """One thing."""
        use = Rate(count.uses, self.games * self.seats)
        taken = []
        if tally.offered:
            taken = [Cell(self.percent(count.uses / count.offers) if count.offers else "–", NUMBER)]
        verdict = count.verdict(self.seats)
        said = f" {self.flagged(f'tune-verdict-{verdict}')}" if verdict else ""
        played = Rate(count.games, self.games)
        name = Cell(self.name(tally, thing) + said)
        return [name, Cell(self.bar(use)), Cell(self.percent(played.rate), NUMBER), *taken, *self.cells(count.rate())]

    def cells(self, rate: Rate) -> list[Cell]:
        """A rate of wins: in numbers, and as a plot in fair shares."""
        if not rate.trials:
            return [*[Cell("–", NUMBER)] * 3, Cell("", PLOT)]
        told = (self.percent(rate.rate), self.interval(rate), self.number(rate.rate * self.seats))
        return [*(Cell(said, NUMBER) for said in told), Cell(self.plot(rate), PLOT)]

    def interval(self, rate: Rate) -> str:
        """The interval of a rate."""
        return self.say("tune-interval", low=self.percent(rate.low), high=self.percent(rate.high))

    def table(self, title: str, heads: list[str], rows: list[list[Cell]]) -> str:
        """A table with the columns of a rate at its end."""
        ends = [self.say("tune-column-wins"), self.say("tune-column-interval"), self.say("tune-column-share")]
        cells = [*map(Cell, heads), *(Cell(end, NUMBER) for end in ends), Cell(self.say("tune-column-plot"), PLOT)]
        return f"<h2>{title}</h2>{self.framed(cells, rows)}"

    def bar(self, rate: Rate) -> str:
        """A share of all seats as a bar with its interval and its number."""
        interval = self.interval(rate)
        return (
            f'<svg width="120" height="{HEIGHT}" role="img"><title>{self.percent(rate.rate)} ({interval})</title>'
            f'<rect class="bar" y="4" width="{60 * rate.rate:.1f}" height="10"/>'
            f'<line class="reach" x1="{60 * rate.low:.1f}" x2="{60 * rate.high:.1f}" y1="9" y2="9"/>'
            f'<text x="{60 * rate.high + 4:.1f}" y="14">{self.percent(rate.rate)}</text></svg>'
        )

    def plot(self, rate: Rate) -> str:
        """A rate of wins in fair shares: a dot, its interval, and a line at the fair share."""

        def at(value: float) -> str:
            return f"{min(value * self.seats, MOST) / MOST * (WIDTH - 10) + 5:.1f}"

        par = at(1 / self.seats)
        return (
            f'<svg width="{WIDTH}" height="{HEIGHT}" role="img"><title>{self.number(rate.rate * self.seats)}</title>'
            f'<line class="par" x1="{par}" x2="{par}" y1="0" y2="{HEIGHT}"/>'
            f'<line class="reach" x1="{at(rate.low)}" x2="{at(rate.high)}" y1="9" y2="9"/>'
            f'<circle class="dot" cx="{at(rate.rate)}" cy="9" r="4"/></svg>'
        )

    def lengths(self) -> str:
        """How long games took; where points are counted, how often the lead changed and by how much they were won."""
        parts = []
        if self.tuning.game.turn_event != NO_EVENT:
            title = self.say("tune-turns", mean=self.mean(self.tuning.begun, self.seats))
            parts.append(self.histogram(title, self.tuning.turns))
        found = [("tune-choices", self.tuning.statistics.lengths)]
        points = any(self.tuning.statistics.score_sums)
        if points:
            found += [("tune-leads", self.tuning.leads), ("tune-margins", self.tuning.margins)]
        parts += [self.histogram(self.say(key, mean=self.mean(mean_of(counted))), counted) for key, counted in found]
        return f"<h2>{self.say('tune-lengths' if points else 'tune-length')}</h2>{''.join(parts)}"

    def mean(self, found: Mean, unit: int = 1) -> str:
        """A mean in units, with its interval."""
        if not found.count:
            return self.number(0.0, 1)
        low, high = (self.number((found.mean + reach) / unit, 1) for reach in (-found.reach, found.reach))
        interval = self.texts.say(Phrase("tune-interval", {"low": low, "high": high}))
        return self.texts.say(Phrase("tune-mean", {"mean": self.number(found.mean / unit, 1), "interval": interval}))

    def histogram(self, title: str, counted: Counter[int]) -> str:
        """Columns for how often each number came up."""
        if not counted:
            return ""
        low, high = min(counted), max(counted)
        step = (high - low) // COLUMNS + 1
        columns: Counter[int] = Counter()
        for value, times in counted.items():
            columns[(value - low) // step] += times
        most = max(columns.values())
        last = (high - low) // step
        width = min(COLUMN, WIDEST // (last + 1))
        near = -(-DIGIT * (len(str(high)) + 1) // width)  # columns from one number below to the next
        far = near * -(-(last // NARROW + 1) // near)
        wide = (last + 2) * width
        parts = []
        for column in range(last + 1):
            tall = TALL * columns[column] / most
            x, value = column * width, low + column * step
            parts.append(
                f'<rect class="bar" x="{x}" y="{TALL - tall:.1f}" width="{width - 3}" height="{tall:.1f}">'
                f"<title>{value}: {columns[column]}</title></rect>"
            )
            if column % near == 0:
                beyond = x + LETTER * wide * len(str(value)) > wide
                kind = "below more" if column % far or beyond else "below"
                parts.append(f'<text class="{kind}" x="{x}" y="{TALL + 5}">{value}</text>')
        plot = drawn(title, parts, wide, TALL + 26)
        return f'<h3>{title}</h3><div class="wide">{plot}</div>'


def page(tuning: Tuning, texts: Texts) -> str:
    """The page of a tuning in the language of the texts."""
    return Page(tuning, texts).write()
