"""What lies beside the code as files: the texts of the engine and of each game, and each game's rule index."""

from __future__ import annotations

from importlib.resources import files

from signoria.engine.game import Game
from signoria.engine.rulebook import RuleIndex, parse


def text_files(package: str, language: str) -> dict[str, str]:
    """The Fluent files in the ``text`` folder of a package, ``<room>.<language>.ftl``, by name."""
    folder = files(package) / "text"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def rule_index(game: Game) -> RuleIndex:
    """The paragraphs of a game's rulebook."""
    return parse((files(game.package) / "rules.toml").read_text(encoding="utf-8"))
