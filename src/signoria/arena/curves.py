"""Curves with bands, as a drawing that stands in a page: what a report and the learning of a network look like."""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.arena.paper import Frame, Paper, plot

STYLE: Final = """
.band { opacity: .2; }
.winners { stroke: var(--mark); fill: var(--mark); } .others { stroke: var(--bar); fill: var(--bar); }
.third { stroke: var(--ink); fill: var(--ink); }
.curve.winners, .curve.others, .curve.third { fill: none; } .band { stroke: none; }
"""
COLOURS: Final = ("winners", "others", "third")


class Curve(NamedTuple):
    """A line: its colour, what it is called, and its points, each with how far its band goes below and above."""

    colour: str
    label: str
    points: list[tuple[int, float, float, float]]


def banded(paper: Paper, title: str, curves: list[Curve]) -> str:
    """The curves of one measure, each with its band, and a key that names them; all that is said is safe for a page."""
    ends = [(x, mean - below, mean + above) for curve in curves for x, mean, below, above in curve.points]
    first, last = min(end[0] for end in ends), max(end[0] for end in ends)
    frame = Frame(first, last, min(0.0, *(end[1] for end in ends)), max(end[2] for end in ends))
    parts = frame.axes(paper)
    for colour, _, points in curves:
        top = [frame.at(x, mean + above) for x, mean, _, above in points]
        bottom = [frame.at(x, mean - below) for x, mean, below, _ in reversed(points)]
        line = [frame.at(x, mean) for x, mean, _, _ in points]
        parts.append(f'<polygon class="band {colour}" points="{" ".join(top + bottom)}"/>')
        parts.append(f'<polyline class="curve {colour}" points="{" ".join(line)}"/>')
    key = " ".join(
        f'<svg width="14" height="10" aria-hidden="true"><rect class="{colour}" width="14" height="4" y="3"/></svg>'
        f"&nbsp;{label}"
        for colour, label, _ in curves
    ).replace("<svg ", '<svg style="display:inline" ')
    return f'<h3>{title}</h3><p>{key}</p><div class="wide">{plot(title, parts)}</div>'
