"""The digest of a game's rules as a page. ``python -m signoria.digest`` silently writes those in ``docs/rules`` anew.

Made from the rule index (ids, titles) and the ``rule-…`` messages (one sentence each), so it cannot drift from either.
"""

from __future__ import annotations

from pathlib import Path

from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.proof import checkout
from signoria.resources import rule_index
from signoria.text import LANGUAGES, Texts


def render(game: Game, language: str) -> str:
    """The digest in Markdown: a section for each part (one for all without a title), an anchor for each paragraph."""
    texts = Texts(language, game)
    index = rule_index(game)
    name = Phrase(f"game-{game.meta.id}")
    blocks = [f"# {texts.say(Phrase('digest-title', {'game': name}))}", texts.say(Phrase("digest-intro"))]
    glossary = texts.say(Phrase("digest-glossary"))
    headings: list[str] = []
    for part in index.parts:
        title = part.title(language)
        heading = f"## {part.id} · {title}" if title else f"## {glossary}"
        if heading not in headings[-1:]:
            headings.append(heading)
            blocks.append(heading)
        for rule in index.of_part(part):
            said = texts.say(Phrase(rule.key))
            blocks.append(f'<a id="{rule.id}"></a>**{rule.id} · {rule.title(language)}.** {said}')
    return "\n\n".join(blocks) + "\n"


def file_name(game: Game, language: str) -> str:
    """The page of a game in a language."""
    return f"{game.meta.id}.{language}.md"


def write(folder: Path) -> None:
    """Write the pages of all games."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in catalogue.games().values():
        for language in LANGUAGES:
            (folder / file_name(game, language)).write_text(render(game, language), encoding="utf-8")


if __name__ == "__main__":
    write(checkout() / "docs" / "rules")
