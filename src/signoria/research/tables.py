"""What an observation holds and what a dataset is, for people: the pages under docs/observations, and data cards."""

from __future__ import annotations

from collections import Counter

from signoria import __version__
from signoria.engine.game import Game


def layout_table(game: Game) -> str:
    """Every feature of a game in Markdown: where it lies, its shape, what its axes count and the most of an entry."""
    lines = ["| feature | from | to | shape | counts | most |", "|---|---:|---:|---|---|---:|"]
    for feature in game.layout.features:
        shape = " × ".join(map(str, feature.shape)) or "1"
        end = feature.start + feature.size
        labels = " × ".join(feature.labels)
        lines.append(f"| `{feature.name}` | {feature.start} | {end} | {shape} | {labels} | {feature.most} |")
    return "\n".join(lines) + "\n"


def people_card(games: Counter[tuple[str, str, int]], folder: str, person: str) -> str:
    """The data card of games of people: how many of each game, edition and number of seats lie in a folder."""
    rows = "\n".join(
        f"| {game} | {edition} | {seats} | {count} |" for (game, edition, seats), count in sorted(games.items())
    )
    return f"""# Games of people

{games.total():,} finished games in `{folder}/`, exported by the owner of a server with Signoria {__version__}
(`signoria admin dataset`). `signoria replay FILE` plays one again; docs/record-format.md describes the lines.

| game | edition | seats | games |
|---|---|---:|---:|
{rows}

## Consent

Every person at each of these tables had said in their settings, by the day of the export, that their finished games may
be used for research. That setting is off by default. People who take it back, or delete their account, are in no export
made after that: an earlier copy should be replaced by a new one.

## What was removed

Names, dates, times, chat, notes, and the names of tables. People are `{person} 1`, `{person} 2` and so on, anew in each
game: nobody can be followed from one to the next. Bots are named by their level. Files are called after their content.
Somebody who sat at the table may still know a game again by its course.

## What is not here

What-ifs, games that were brought along as records, that people ended early, in which a bot chose for a person, that
were played with somebody's own values, and games of bots alone. So these are not all games of the server, and those who
say yes need not play like the others. A person may have asked for hints, or let a program of their own play.
"""
