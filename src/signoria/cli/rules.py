"""``signoria rules``: the paragraphs of a rulebook in our own words, and which of them no test proves."""

from __future__ import annotations

from typing import Annotated

import typer

from signoria import proof, resources
from signoria.cli.desk import Desk
from signoria.cli.flags import GameName, Lang, apart
from signoria.cli.games import name_of
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.rulebook import Rule


def rules(
    ctx: typer.Context,
    name: GameName,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    paragraph: Annotated[str | None, typer.Option("--paragraph", metavar="ID")] = None,
    lang: Lang = None,
) -> int:
    """Print the index, one paragraph, or what is not proved yet."""
    desk: Desk = ctx.obj
    if coverage:
        apart(ctx, "--coverage", "paragraph")
    game = desk.opening(name)
    if coverage:
        return covered(desk, game)
    index = resources.rule_index(game)
    if paragraph is not None:
        show(desk, index.find(paragraph))
        return 0
    desk.line(name_of(desk, game), "bold")
    for part in index.parts:
        desk.out.print()
        desk.line(f"{part.id} · {part.title(desk.language)}".removesuffix(" · "), "bold cyan")
        for rule in index.of_part(part):
            show(desk, rule)
    return 0


def show(desk: Desk, rule: Rule) -> None:
    """One paragraph with our digest of it."""
    digest = desk.texts.say(Phrase(rule.key))
    desk.tell("rule", id=rule.id, title=rule.title(desk.language), digest=digest)


def covered(desk: Desk, game: Game) -> int:
    """The paragraphs that no test proves; an exit code of 1 while there are any."""
    index = resources.rule_index(game)
    proved = proof.proofs(proof.checkout(), game)
    open_rules = proof.unproved(index, proved)
    for rule in open_rules:
        desk.tell("unproved", "red", id=rule.id, title=rule.title(desk.language))
    strays = proof.unknown_paragraphs(index, proved)
    for rule_id, places in strays.items():
        desk.tell("stray-proof", "red", id=rule_id, places=", ".join(places))
    total = sum(rule.kind == "rule" for rule in index.rules)
    wrong = bool(open_rules or strays)
    desk.tell("coverage", "bold red" if wrong else "bold green", proved=total - len(open_rules), total=total)
    return 1 if wrong else 0
