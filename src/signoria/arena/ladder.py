"""The ladder: the table of bots that a document keeps, between two marks that name its game and seats."""

from __future__ import annotations

from typing import Final

from signoria.arena.rating import Rating
from signoria.engine.problem import Problem

END: Final = "<!-- end of ladder -->"


def mark(game: str, seats: int) -> str:
    """The comment before the table of a game with so many seats."""
    return f"<!-- ladder: {game} {seats} -->"


def rungs(found: list[Rating], heads: tuple[str, ...], told: str) -> str:
    """The ratings as a table in Markdown, the strongest first, and a line that says what was played."""
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for one in found:
        lines.append(f"| `{one.bot}` | {one.rating:.0f} | {one.interval} | {one.wins:g} | {one.games} |")
    return "\n".join([*lines, "", told, ""])


def placed(text: str, game: str, seats: int, table: str, file: str) -> str:
    """The text of a document with the table between its marks in place of what stood there."""
    begin = mark(game, seats)
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(END)
    if not found or not closed:
        raise Problem("ladder-no-place", file=file, begin=begin, end=END)
    return f"{before}{begin}\n{table}{END}{after}"
