"""Pages that are one HTML file with its own plots and need nothing else to be read: what all of them share."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from signoria.engine.phrase import Arg, Phrase
from signoria.text import Texts

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2a2118; --paper: #faf6ee; --line: #b9ab94; --mark: #8a3b12; --bar: #5b7a99; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee6d8; --paper: #1d1914; --line: #6b604f; --mark: #f0a070; --bar: #8fb3d6; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 70rem; margin: 2rem auto;
  padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 2rem; }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .5rem; text-align: left; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { display: block; } svg text { fill: var(--ink); font: 12px sans-serif; }
.bar { fill: var(--bar); } .dot { fill: var(--mark); } .reach { stroke: var(--mark); stroke-width: 2; }
.par { stroke: var(--line); stroke-dasharray: 3 3; } .said { font-weight: bold; color: var(--mark); }
.wide { overflow-x: auto; } .curve { fill: none; stroke-width: 2; } .axis { stroke: var(--line); }
.drawn { width: 100%; height: auto; overflow: visible; } .below { dominant-baseline: hanging; }
@media (max-width: 45rem) {
  .drawn text { font-size: max(12px, calc(var(--wide) * .024px)); } .drawn .more { display: none; }
  .wide tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; padding: .3rem 0;
    border-bottom: 1px solid var(--line); }
  .wide th, .wide td { border: 0; padding: 0; } .wide th:not(.plot) { display: none; }
  .wide td:first-child, .wide .plot { flex-basis: 100%; } .wide td:first-child { font-weight: bold; }
  .wide td { display: flex; align-items: center; gap: .4rem; white-space: normal; }
  .wide td[data-head]::before { content: attr(data-head); font-size: .85em; font-style: italic; }
}
@media (max-width: 30rem) { .drawn text { font-size: max(12px, calc(var(--wide) * .034px)); } }
"""
WIDE: Final = 640  # of a curve, with its margins
HIGH: Final = 240
LEFT: Final = 48
RIGHT: Final = 24
BELOW: Final = 30
ABOVE: Final = 18
TICKS: Final = 5  # steps between round values, about
MARKS: Final = 10  # numbers below a curve, at most one more
TINY: Final = 1e-9


class Cell(NamedTuple):
    """A cell of a table: what stands in it, safe for a page, and how it is set. A plot has no name on a telephone."""

    said: str
    kind: str = ""  # n: a number; plot: a drawing under the head of its column


NUMBER: Final = "n"
PLOT: Final = "plot"


class Paper:
    """Writes a page in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, **args: Arg) -> str:
        """A message, safe to stand in the page."""
        return escape(self.texts.say(Phrase(key, args)))

    def number(self, value: float, digits: int = 2) -> str:
        """A number with decimals, as the language writes it."""
        return f"{value:.{digits}f}".replace(".", self.say("tune-decimal-mark"))

    def percent(self, value: float, digits: int = 1) -> str:
        """A share of one."""
        return self.say("tune-percent", number=self.number(100 * value, digits))

    def framed(self, heads: Sequence[Cell], rows: Iterable[Sequence[Cell]]) -> str:
        """A table; on a telephone each row stands by itself, and its cells say the heads of their columns."""

        def opened(tag: str, cell: Cell, head: str = "") -> str:
            kind = f' class="{cell.kind}"' if cell.kind else ""
            return f"<{tag}{kind}{head}>{cell.said}</{tag}>"

        def named(at: int, cell: Cell) -> str:
            return f' data-head="{heads[at].said}"' if at > 0 and cell.kind != PLOT else ""

        lines = ["".join(opened("th", head) for head in heads)]
        lines += ["".join(opened("td", cell, named(at, cell)) for at, cell in enumerate(row)) for row in rows]
        return f'<div class="wide"><table>{"".join(f"<tr>{line}</tr>" for line in lines)}</table></div>'

    def style(self) -> str:
        """The rules by which it looks."""
        return STYLE

    def whole(self, title: str, parts: list[str]) -> str:
        """The page with some parts, under a title that is safe to stand in it."""
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        style = f"<style>{self.style()}</style>"
        body = "\n".join(part for part in parts if part)
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}">\n<head>{head}\n{style}</head>\n'
            f"<body><main>\n{body}\n</main></body>\n</html>\n"
        )


class Frame:
    """The box of a curve: where a value at a turn stands in it. It reaches from one round number to another."""

    def __init__(self, first: int, last: int, low: float, high: float) -> None:
        self.first, self.last = first, last
        self.between = max(1, round(round_step((last - first) / MARKS)))  # turns from one number below to the next
        self.step = round_step((high - low) / TICKS)
        self.low, self.high = math.floor(low / self.step) * self.step, math.ceil(high / self.step) * self.step
        self.across = (WIDE - LEFT - RIGHT) / max(1, last - first)
        self.up = (HIGH - BELOW - ABOVE) / (self.high - self.low or self.step)

    def x(self, turn: int) -> float:
        """How far to the right a turn is."""
        return LEFT + (turn - self.first) * self.across

    def y(self, value: float) -> float:
        """How far down a value is."""
        return HIGH - BELOW - (value - self.low) * self.up

    def at(self, turn: int, value: float) -> str:
        """A point of a line."""
        return f"{self.x(turn):.1f},{self.y(value):.1f}"

    def axes(self, paper: Paper) -> list[str]:
        """Lines across with their values, and the turns below."""
        parts = []
        digits = max(0, -math.floor(math.log10(self.step) + TINY))
        for tick in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + tick * self.step
            y = self.y(value)
            parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(f'<text x="2" y="{y + 4:.1f}">{paper.number(value, digits)}</text>')
        for number, turn in enumerate(range(self.first, self.last + 1, self.between)):
            kind = "below more" if number % 2 else "below"  # on a telephone every other one is enough
            place = f'x="{self.x(turn):.1f}" y="{HIGH - BELOW + 6}" text-anchor="middle"'
            parts.append(f'<text class="{kind}" {place}>{turn}</text>')
        return parts


def round_step(least: float) -> float:
    """1, 2 or 5, or ten, a hundred, a tenth times that: the first that is not below the least."""
    if least <= 0.0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * (1 - TINY))


def plot(title: str, parts: list[str]) -> str:
    """The box of a curve with what is drawn in it."""
    return drawn(title, parts, WIDE, HIGH)


def drawn(title: str, parts: list[str], wide: int, high: int) -> str:
    """A drawing that becomes smaller where the page is narrower; what is written in it stays as large as it was."""
    size = f'viewBox="0 0 {wide} {high}" style="--wide: {wide}; max-width: {wide}px"'
    return f'<svg class="drawn" {size} role="img"><title>{title}</title>{"".join(parts)}</svg>'
