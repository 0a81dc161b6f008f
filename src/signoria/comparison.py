"""What two editions of a game say differently, paragraph by paragraph."""

from __future__ import annotations

import msgspec

from signoria import resources
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.rulebook import Rule
from signoria.text import Texts


class Difference(msgspec.Struct, frozen=True):
    """A paragraph that reads otherwise in another edition."""

    rule: Rule  # as the other edition has it, if it does
    one: str  # our digest of it; '' where the edition has no such paragraph
    other: str


def differences(game: Game, one: str, other: str, texts: Texts) -> list[Difference]:
    """Every paragraph that two editions have differently, in the order of the books."""
    indexes = [resources.rule_index(game, edition) for edition in (one, other)]
    found = []
    for rule_id in resources.order(*indexes):
        rules = [index.by_id.get(rule_id) for index in indexes]
        keys = ["" if rule is None else rule.key for rule in rules]
        if keys[0] == keys[1]:
            continue
        said = [texts.say(Phrase(key)) if key else "" for key in keys]
        if said[0] != said[1]:
            found.append(Difference(next(rule for rule in reversed(rules) if rule is not None), *said))
    return found
