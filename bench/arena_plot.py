"""The plot of the arena: how often planners beat one of little budget, by their own, with intervals, as an SVG file."""

from __future__ import annotations

import math

from signoria.arena.statistics import Rate

WIDE, HIGH, LEFT, BELOW, ABOVE = 640, 320, 56, 44, 28
COLOURS = ("#8a3b12", "#2f5d8a", "#4f7a3a")
Points = list[tuple[int, Rate]]


def plot(curves: dict[str, Points]) -> str:
    """A curve for each name: budgets to the right, each a step of the same ratio; rates of wins upwards."""
    budgets = sorted({budget for points in curves.values() for budget, _ in points})
    first, last = math.log(budgets[0]), math.log(budgets[-1])
    across = (WIDE - LEFT - 20) / ((last - first) or 1.0)

    def x(budget: int) -> float:
        return LEFT + (math.log(budget) - first) * across

    def y(rate: float) -> float:
        return HIGH - BELOW - rate * (HIGH - BELOW - ABOVE)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - 20}" y1="{at:.1f}" y2="{at:.1f}" stroke="#b9ab94"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for budget in budgets:
        parts.append(f'<text x="{x(budget):.1f}" y="{HIGH - BELOW + 18}" text-anchor="middle">{budget:,}</text>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH - 6}" text-anchor="middle">expansions a decision</text>')
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        shift = 4 * (number - 1)  # so that intervals at the same budget do not hide each other
        line = " ".join(f"{x(budget) + shift:.1f},{y(rate.rate):.1f}" for budget, rate in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for budget, rate in points:
            at = x(budget) + shift
            ends = f'x1="{at:.1f}" x2="{at:.1f}" y1="{y(rate.low):.1f}" y2="{y(rate.high):.1f}"'
            parts.append(f'<line {ends} stroke="{colour}"/>')
            parts.append(f'<circle cx="{at:.1f}" cy="{y(rate.rate):.1f}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + 180 * number}" y="16" fill="{colour}">{name}</text>')
    size = f'width="{WIDE}" height="{HIGH}" font-family="sans-serif" font-size="12"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        f'<rect width="100%" height="100%" fill="#faf6ee"/>{"".join(parts)}</svg>\n'
    )
