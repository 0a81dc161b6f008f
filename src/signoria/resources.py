"""What lies beside the code as files: the texts of the engine and of each game, and each game's rule index."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from signoria.engine import state
from signoria.engine.game import Game
from signoria.engine.rulebook import RuleIndex, parse


def compiled() -> bool:
    """Whether the engine was compiled: its modules then are not Python files."""
    return Path(str(state.__file__)).suffix != ".py"


def text_files(package: str, language: str) -> dict[str, str]:
    """The Fluent files in the ``text`` folder of a package, ``<room>.<language>.ftl``, by name."""
    folder = files(package) / "text"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def rule_index(game: Game) -> RuleIndex:
    """The paragraphs of a game's rulebook."""
    return parse((files(game.package) / "rules.toml").read_text(encoding="utf-8"))
