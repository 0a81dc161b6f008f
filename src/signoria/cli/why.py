"""Why not? Answers in the terminal, for one option or for everything that some words could mean."""

from __future__ import annotations

from signoria import resources
from signoria.cli.desk import Desk
from signoria.engine.decision import explain
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED
from signoria.engine.state import State

NAMED = 8  # options named in one line before the rest are only counted


def meant(desk: Desk, game: Game, text: str) -> list[int]:
    """The options that some words could mean: those of a record, a verb alone, or a part of how an option is said."""
    vocabulary = game.vocabulary
    try:
        return [vocabulary.parse(text)]
    except Problem as problem:
        verb = vocabulary.by_name.get(text)
        if verb is not None:
            return [verb.number + thing for thing in range(len(verb.domain.words))]
        found = containing(desk, game, text, range(vocabulary.size))
        if not found:
            raise problem from None
        return found


def containing(desk: Desk, game: Game, text: str, options: range | list[int]) -> list[int]:
    """The options whose words, or whose name in the user's language, have this text in them."""
    wanted = text.casefold()
    vocabulary = game.vocabulary
    return [
        option
        for option in options
        if wanted in vocabulary.words(option) or wanted in desk.texts.say(vocabulary.phrase(option)).casefold()
    ]


def answer(desk: Desk, state: State, options: list[int], seat: int | None) -> None:
    """Say of each option why it is not offered, or that it is; many options are grouped by the reason."""
    groups: dict[int, list[int]] = {}
    for option in options:
        groups.setdefault(state.refusal(option), []).append(option)
    for refusal, group in groups.items():
        names = named(desk, state.game, group)
        explanation = explain(state, group[0], seat)
        if explanation is None:
            desk.tell("why-offered", "green", options=names)
            continue
        desk.tell("why-refused", "bold", options=names)
        sentence = desk.texts.say(explanation.phrase)
        desk.line(f"  {sentence}")
        if len(group) > 1 and refusal != ALLOWED:
            desk.line("  " + desk.say("why-first", option=state.game.vocabulary.phrase(group[0])), "dim")
        if explanation.rule:
            paragraph(desk, state, explanation.rule)


def named(desk: Desk, game: Game, options: list[int]) -> str:
    """Some options by name, the rest of them counted."""
    names = ", ".join(desk.texts.say(game.vocabulary.phrase(option)) for option in options[:NAMED])
    more = len(options) - NAMED
    return desk.say("and-more", names=names, more=more) if more > 0 else names


def paragraph(desk: Desk, state: State, rule_id: str) -> None:
    """The paragraph a refusal rests on, with our digest of it, as the edition that is played has it."""
    edition = str(state.position_json().get("edition", ""))
    rule = resources.rule_index(state.game, edition).find(rule_id)
    digest = desk.texts.say(Phrase(rule.key))
    desk.line("  " + desk.say("rule", id=rule.id, title=rule.title(desk.language), digest=digest), "cyan")
