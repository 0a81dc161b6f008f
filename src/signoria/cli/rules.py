"""``signoria rules``: the paragraphs of a rulebook in our own words, and which of them no test proves."""

from __future__ import annotations

from typing import Annotated

import typer

from signoria import places, proof, resources
from signoria.cli.desk import Desk
from signoria.cli.flags import Edition, GameName, Lang, apart
from signoria.cli.games import name_of
from signoria.comparison import differences
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rulebook import Rule, RuleIndex


def rules(
    ctx: typer.Context,
    name: GameName,
    paragraph: Annotated[str | None, typer.Argument(metavar="[PARAGRAPH]", show_default=False)] = None,
    edition: Edition = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    compare: Annotated[tuple[str, str] | None, typer.Option("--compare", metavar="EDITION EDITION")] = None,
    lang: Lang = None,
) -> int:
    """Print the index, one paragraph with its code and its proofs, what two editions have otherwise, or no proof of."""
    desk: Desk = ctx.obj
    if coverage:
        apart(ctx, "--coverage", "paragraph", "edition", "compare")
    if compare:
        apart(ctx, "--compare", "paragraph", "edition")
    game = desk.opening(name)
    for asked in (*((edition,) if edition else ()), *(compare or ())):
        game.check(asked, game.meta.seats[0])
    if coverage:
        return covered(desk, game)
    if compare:
        return compared(desk, game, *compare)
    index = resources.rule_index(game, edition or "")
    if paragraph is not None:
        rule = index.find(paragraph)
        show(desk, rule)
        lead(desk, game, rule)
        return 0
    desk.line(name_of(desk, game), "bold")
    if edition:
        desk.line(desk.texts.say(Phrase(f"edition-{game.meta.id}-{edition}")))
    for part in index.parts:
        desk.out.print()
        desk.line(f"{part.id} · {part.title(desk.language)}".removesuffix(" · "), "bold cyan")
        for rule in index.of_part(part):
            show(desk, rule)
    return 0


def show(desk: Desk, rule: Rule) -> None:
    """One paragraph with our digest of it."""
    digest = desk.texts.say(Phrase(rule.key))
    if rule.book and rule.book != rule.id:
        digest += " " + desk.say("rule-book", book=rule.book)
    desk.tell("rule", id=rule.id, title=rule.title(desk.language), digest=digest)


def lead(desk: Desk, game: Game, rule: Rule) -> None:
    """From a paragraph to its code and to the tests that prove it; an installed package has neither as source."""
    try:
        root = proof.checkout()
    except Problem:
        return
    here = places.places(root, game, resources.rule_index(game, rule.edition)).get(rule.id, [])
    tests = proof.proofs(root, game, rule.edition).get(rule.id, [])
    for title, found in ((desk.say("rule-code"), list(map(str, here))), (desk.say("rule-proofs"), tests)):
        if found:
            desk.out.print()
            desk.line(title, "bold")
            for place in found:
                desk.line(f"  {place}")


def covered(desk: Desk, game: Game) -> int:
    """The paragraphs that no test proves, edition by edition; an exit code of 1 while there are any."""
    inherited = proof.proofs(proof.checkout(), game)
    wrong = covered_edition(desk, resources.rule_index(game), inherited, {})
    for edition in resources.own_rules(game):
        desk.line(desk.texts.say(Phrase(f"edition-{game.meta.id}-{edition}")), "bold")
        index = resources.rule_index(game, edition)
        wrong |= covered_edition(desk, index, proof.proofs(proof.checkout(), game, edition), inherited)
    return 1 if wrong else 0


def covered_edition(
    desk: Desk, index: RuleIndex, proved: dict[str, list[str]], inherited: dict[str, list[str]]
) -> bool:
    """The same for the rules of one edition; whether there are any."""
    open_rules = proof.unproved(index, proved, inherited)
    for rule in open_rules:
        desk.tell("unproved", "red", id=rule.id, title=rule.title(desk.language))
    strays = proof.unknown_paragraphs(index, proved)
    for rule_id, where in strays.items():
        desk.tell("stray-proof", "red", id=rule_id, places=", ".join(where))
    total = sum(rule.kind == "rule" for rule in index.rules)
    wrong = bool(open_rules or strays)
    desk.tell("coverage", "bold red" if wrong else "bold green", proved=total - len(open_rules), total=total)
    return wrong


def compared(desk: Desk, game: Game, one: str, other: str) -> int:
    """What two editions say differently, paragraph by paragraph."""
    names = [desk.texts.say(Phrase(f"edition-{game.meta.id}-{edition}")) for edition in (one, other)]
    found = differences(game, one, other, desk.texts)
    for difference in found:
        desk.out.print()
        desk.line(f"{difference.rule.id} · {difference.rule.title(desk.language)}", "bold cyan")
        for name, text in zip(names, (difference.one, difference.other), strict=True):
            desk.line(f"  {name}: {text or desk.say('rule-absent')}")
    desk.out.print()
    desk.tell("rules-differ", "bold", count=len(found))
    return 0
