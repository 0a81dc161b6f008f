"""The page that a report writes: the tables and plots of tuning, ways to win, and curves over the turns."""

from __future__ import annotations

import math
from html import escape

from signoria.arena.curves import STYLE, Curve, banded
from signoria.arena.page import Page
from signoria.arena.paper import NUMBER, Cell
from signoria.arena.report import GROUPS, HOPE, HOPE_UNIT, MEASURES, Report
from signoria.arena.statistics import Mean
from signoria.engine.phrase import Phrase
from signoria.text import Texts

Points = list[tuple[int, Mean]]


class ReportPage(Page):
    """Writes the page in one language."""

    def __init__(self, report: Report, texts: Texts) -> None:
        super().__init__(report, texts)
        self.report = report

    def parts(self) -> list[str]:
        """What stands on the page."""
        return [
            self.failures(),
            f"<p>{self.say('report-intervals')}</p>",
            self.bots_table(),
            self.seats_table(),
            self.names_table(),
            self.ways_table(),
            self.lengths(),
            self.curves(),
            f"<p>{self.say('tune-caution')}</p>",
            *[self.section(tally) for tally in self.report.game.tallies],
        ]

    def style(self) -> str:
        """The rules of the plots of tuning and of the curves."""
        return super().style() + STYLE

    def bots_table(self) -> str:
        """How often each bot won."""
        rates = self.report.statistics.bots()
        rows = [[Cell(escape(bot)), *self.cells(rate)] for bot, rate in rates.items()]
        return self.table(self.say("report-bots"), [self.say("report-column-bot")], rows)

    def names_table(self) -> str:
        """How often each bank, colour or whatever the seats are called won."""
        say = self.report.game.seat_name
        rows = [[Cell(escape(self.texts.say(say(name)))), *self.cells(rate)] for name, rate in self.report.names()]
        return self.table(self.say("report-names"), [self.say("report-column-name")], rows)

    def ways_table(self) -> str:
        """How games ended, as shares of all of them."""
        heads = [Cell(self.say(key)) for key in ("report-column-way", "report-column-share")]
        rows = []
        for way, rate in self.report.ways():
            name = escape(self.texts.say(Phrase(f"outcome-{way}")))
            rows.append([Cell(name), Cell(self.bar(rate)), Cell(self.interval(rate), NUMBER)])
        heads.append(Cell(self.say("tune-column-interval"), NUMBER))
        return f"<h2>{self.say('report-ways')}</h2>{self.framed(heads, rows)}"

    def curves(self) -> str:
        """Each measure over the turns, for those who won and for the others."""
        drawn = []
        for measure in MEASURES:
            curves = [self.report.curve(measure, group) for group in GROUPS]
            if any(mean.total for points in curves for _, mean in points):
                drawn.append(self.curve_plot(measure, curves))
        if not drawn:
            return ""
        told = self.say("report-curves-told")
        return f"<h2>{self.say('report-curves')}</h2><p>{told}</p>{''.join(drawn)}"

    def curve_plot(self, measure: str, curves: list[Points]) -> str:
        """The curves of one measure, each with the band of its intervals, and a key that names them.

        No band goes where no value can be: below nothing, or beyond a certain victory.
        """
        unit = HOPE_UNIT / 100 if measure == HOPE else 1
        most = 100.0 if measure == HOPE else math.inf

        def point(turn: int, mean: Mean) -> tuple[int, float, float, float]:
            value, reach = mean.mean / unit, mean.reach / unit
            return turn, value, min(reach, max(value, 0.0)), min(reach, most - value)

        lines = [
            Curve(group, self.say(f"report-{group}"), [point(turn, mean) for turn, mean in points])
            for group, points in zip(GROUPS, curves, strict=True)
        ]
        return banded(self, self.say(f"report-measure-{measure}"), lines)


def report_page(report: Report, texts: Texts) -> str:
    """The page of a report in the language of the texts."""
    return ReportPage(report, texts).write()
