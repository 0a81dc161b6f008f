"""The page of a review: how likely each player was to win at each turn, and where a better line was missed."""

from __future__ import annotations

from bisect import bisect_right
from html import escape
from typing import Final

from signoria.arena.paper import NUMBER, Cell, Frame, Paper, plot
from signoria.bots.chance import percent
from signoria.bots.review_words import ReviewTold, TurningPoint
from signoria.text import Texts

STYLE: Final = """
.seat0 { --seat: #a8321f; } .seat1 { --seat: #1f5fa8; } .seat2 { --seat: #2f7d3b; } .seat3 { --seat: #9a6a00; }
.seat4 { --seat: #7a3f9d; } .seat5 { --seat: #10757a; }
@media (prefers-color-scheme: dark) {
  .seat0 { --seat: #ff8f7a; } .seat1 { --seat: #8fc0ff; } .seat2 { --seat: #86d693; } .seat3 { --seat: #f0c060; }
  .seat4 { --seat: #d3a3f0; } .seat5 { --seat: #6fd6dc; }
}
.curve, .key line { stroke: var(--seat); stroke-width: 2.5; } .spot { fill: var(--seat); stroke: var(--paper); }
.seat1 { stroke-dasharray: 9 4; } .seat2 { stroke-dasharray: 3 4; } .seat3 { stroke-dasharray: 12 4 3 4; }
.seat4 { stroke-dasharray: 6 3; } .seat5 { stroke-dasharray: 2 6; } .spot { stroke-dasharray: none; }
svg text.mark { fill: var(--paper); font-weight: bold; text-anchor: middle; dominant-baseline: central; }
@media (max-width: 45rem) { .spot { r: 14px; } }
.key { display: inline-block; vertical-align: middle; }
article { break-inside: avoid; border-top: 1px solid var(--line); margin-top: 1rem; }
article h3 { margin: .6rem 0 0; } article p { margin: .2rem 0; } .better { font-weight: bold; }
"""
BETWEEN: Final = "; "


class ReviewPage(Paper):
    """Writes the page in one language."""

    def __init__(self, found: ReviewTold, texts: Texts) -> None:
        super().__init__(texts)
        self.found = found

    def style(self) -> str:
        """The rules of all pages, and a colour and a dash for each seat."""
        return super().style() + STYLE

    def write(self) -> str:
        """The whole page."""
        title = escape(self.found.title)
        ending = "<br>".join(escape(sentence) for sentence in self.found.ending)
        return self.whole(title, [f"<h1>{title}</h1><p>{ending}</p>", self.players(), self.curve(), self.turnings()])

    def person(self, seat: int) -> str:
        """A seat, and who sat there if that is known."""
        name, player = self.found.seats[seat], self.found.players[seat]
        return self.say("review-person", seat=name, player=player) if player else escape(name)

    def players(self) -> str:
        """Everybody with the line that is theirs, and what they could expect first and last."""
        heads = [self.say(f"review-column-{column}") for column in ("player", "first", "last")]
        rows = []
        for seat in range(len(self.found.seats)):
            key = f'<svg class="key seat{seat}" width="36" height="10" aria-hidden="true"><line x2="36" y1="5" y2="5"/>'
            chances = (self.found.values[0][seat], self.found.values[-1][seat])
            cells = (Cell(self.percent(chance, 0), NUMBER) for chance in chances)
            rows.append([Cell(f"{key}</svg> {self.person(seat)}"), *cells])
        return self.framed([Cell(heads[0]), Cell(heads[1], NUMBER), Cell(heads[2], NUMBER)], rows)

    def curve(self) -> str:
        """A line for each seat over the turns, with the turning points on it."""
        found = self.found
        frame = Frame(found.turns[0], found.turns[-1], 0.0, 100.0)
        parts = frame.axes(self)
        for seat in range(len(found.seats)):
            line = zip(found.turns, found.values, strict=True)
            points = " ".join(frame.at(turn, 100 * values[seat]) for turn, values in line)
            parts.append(f'<polyline class="curve seat{seat}" points="{points}"/>')
        for number, one in enumerate(found.turning, 1):
            place = bisect_right(found.positions, one.position) - 1
            x, y = frame.x(found.turns[place]), frame.y(100 * found.values[place][one.seat])
            parts.append(
                f'<circle class="spot seat{one.seat}" cx="{x:.1f}" cy="{y:.1f}" r="9"/>'
                f'<text class="mark" x="{x:.1f}" y="{y:.1f}">{number}</text>'
            )
        title = self.say("review-curve")
        told = f"<p>{self.say('review-curve-told')}</p>"
        wide = f'<div class="wide" tabindex="0" role="region" aria-label="{title}">{plot(title, parts)}</div>'
        return f"<h2>{title}</h2>{told}{wide}"

    def turnings(self) -> str:
        """The turning points one below the other."""
        found = self.found
        parts = [self.turning(number, one) for number, one in enumerate(found.turning, 1)]
        told = "".join(parts) or f"<p>{self.say('review-none')}</p>"
        return f"<h2>{self.say('review-turnings')}</h2><p>{self.say('review-judged', count=found.judged)}</p>{told}"

    def turning(self, number: int, one: TurningPoint) -> str:
        """One turning point: what was played, what would have been better, and why."""
        title = self.say("review-turning", turn=one.turn, seat=self.found.seats[one.seat])
        lines = [
            f"<p>{self.say('review-played', line=BETWEEN.join(one.played))}</p>",
            f'<p class="better">{self.say("review-better", line=BETWEEN.join(one.better))}</p>',
            f"<p>{self.chances(one)}</p>",
        ]
        if one.reasons:
            lines.append(f"<p>{self.say('review-reasons', reasons=' '.join(one.reasons))}</p>")
        return f"<article><h3>{number}. {title}</h3>{''.join(lines)}</article>"

    def chances(self, one: TurningPoint) -> str:
        """What could be expected with what was played, and with the better line."""
        return self.say("review-chance", chance=percent(one.chance), expected=percent(one.expected))


def review_page(found: ReviewTold, texts: Texts) -> str:
    """The page of a review in the language of the texts."""
    return ReviewPage(found, texts).write()
