"""Pages that are one HTML file with its own plots and need nothing else to be read: what all of them share."""

from __future__ import annotations

from html import escape
from typing import Final

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
"""
WIDE: Final = 640  # of a curve, with its margins
HIGH: Final = 240
LEFT: Final = 48
RIGHT: Final = 24
BELOW: Final = 30
ABOVE: Final = 10
TICKS: Final = 4
MARKS: Final = 10  # numbers below a curve, at most one more


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
    """The box of a curve: where a value at a turn stands in it."""

    def __init__(self, first: int, last: int, low: float, high: float) -> None:
        self.first, self.last = first, last
        self.low, self.high = low, high
        self.across = (WIDE - LEFT - RIGHT) / max(1, last - first)
        self.up = (HIGH - BELOW - ABOVE) / (high - low or 1.0)

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
        reach = self.high - self.low
        digits = 0 if reach > 8 else 1 if reach > 2 else 2
        for tick in range(TICKS + 1):
            value = self.low + (self.high - self.low) * tick / TICKS
            y = self.y(value)
            parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(f'<text x="2" y="{y + 4:.1f}">{paper.number(value, digits)}</text>')
        step = round_step((self.last - self.first) / MARKS)
        for turn in range(self.first, self.last + 1, step):
            parts.append(f'<text x="{self.x(turn):.1f}" y="{HIGH - 12}" text-anchor="middle">{turn}</text>')
        return parts


def round_step(least: float) -> int:
    """1, 2 or 5, or ten, a hundred, a thousand times that: the first that is not below the least."""
    step = 1
    while True:
        for times in (1, 2, 5):
            if step * times >= least:
                return step * times
        step *= 10


def plot(title: str, parts: list[str]) -> str:
    """The box of a curve with what is drawn in it."""
    return f'<svg width="{WIDE}" height="{HIGH}" role="img"><title>{title}</title>{"".join(parts)}</svg>'
