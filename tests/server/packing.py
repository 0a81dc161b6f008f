"""Data packs for tests: ours with a few values changed, as files and as a zip."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

from signoria import catalogue
from signoria.engine.pack import export

GAME = "imperializm"
DUCATS = 31  # at the start, instead of 25
COST = 7  # of Livonia, instead of 5


def files(title: str = "My box", ducats: int = DUCATS, comment: str = "") -> dict[str, str]:
    """A pack in which everybody starts with more ducats and one territory is dearer."""
    game = catalogue.find(GAME)
    names = {f"{layout.names}{row}": row for layout in game.layouts if layout.names for row in layout.rows}
    found = export(game, title, game.own_texts(), names)
    found["board.toml"] = replaced(found["board.toml"], "start-ducats = 25", f"start-ducats = {ducats}") + comment
    lines = replaced(found["territories.toml"], "[livonia]  # livonia\ncost = 5", f"[livonia]\ncost = {COST}")
    found["territories.toml"] = lines
    return found


def replaced(text: str, old: str, new: str) -> str:
    """A text with something else in one place."""
    assert text.count(old) == 1
    return text.replace(old, new)


def zipped(content: Mapping[str, str | bytes], folder: str = "my-box/") -> bytes:
    """Files in a zip."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in content.items():
            archive.writestr(f"{folder}{name}", text)
    return made.getvalue()
