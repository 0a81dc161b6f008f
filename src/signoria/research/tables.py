"""What an observation holds, as tables for people: the pages under docs/observations are written with them."""

from __future__ import annotations

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
