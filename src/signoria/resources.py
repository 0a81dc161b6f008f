"""What lies beside the code as files: the texts of the engine and of each game, and each game's rule index."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from signoria.engine import state
from signoria.engine.game import Game
from signoria.engine.rulebook import RuleIndex, parse, revised


def compiled() -> bool:
    """Whether the engine was compiled: its modules then are not Python files."""
    return Path(str(state.__file__)).suffix != ".py"


def text_files(package: str, language: str) -> dict[str, str]:
    """The Fluent files in the ``text`` folder of a package, ``<room>.<language>.ftl``, by name."""
    folder = files(package) / "text"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def rule_index(game: Game, edition: str = "") -> RuleIndex:
    """The paragraphs of a game's rulebook, of an edition if it has rules of its own."""
    book = game.book_of(edition or game.meta.editions[0])
    return _index(game.package, book if book in own_rules(game) else "")


@cache
def _index(package: str, book: str) -> RuleIndex:
    """An index is read once: a page of the server asks for the same ones again and again."""
    if not book:
        return parse((files(package) / "rules.toml").read_text(encoding="utf-8"))
    return revised((files(package) / f"rules-{book}.toml").read_text(encoding="utf-8"), _index(package, ""), book)


def order(one: RuleIndex, other: RuleIndex) -> list[str]:
    """The paragraphs of two editions in one order: those of the first, and after each what only the other has."""
    found = [rule.id for rule in one.rules]
    before = ""
    for rule in other.rules:
        if rule.id not in one.by_id:
            found.insert(found.index(before) + 1 if before else 0, rule.id)
        before = rule.id
    return found


def own_rules(game: Game) -> tuple[str, ...]:
    """The books that change the rule index of a game, each by the edition it is of."""
    books = dict.fromkeys(map(game.book_of, game.meta.editions))
    return tuple(book for book in books if (files(game.package) / f"rules-{book}.toml").is_file())
