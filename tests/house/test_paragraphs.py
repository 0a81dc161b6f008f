"""From a paragraph to its code: every rule stands in code, or in the short list of those that no code does."""

from __future__ import annotations

import pytest

from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.rulebook import RuleIndex
from signoria.places import opening, places
from signoria.proof import checkout
from signoria.resources import rule_index
from tests.house.nowhere import NOWHERE

GAMES = list(catalogue.games().values())


def listed(game: Game, index: RuleIndex) -> set[str]:
    """The paragraphs of the list, ranges written out; what is not in the index stays as it is written."""
    return {name for entry in NOWHERE[game.meta.id] for name in opening(f"{entry}:", index) or [entry]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_every_rule_stands_in_code_or_in_the_list(game: Game) -> None:
    index = rule_index(game)
    # A module as a whole leads nobody to the rule: a function or a class must name it.
    found = {rule for rule, known in places(checkout(), game, index).items() if any(place.name for place in known)}
    rules = {rule.id for rule in index.rules if rule.kind == "rule"}
    assert sorted(rules - found) == sorted(listed(game, index)), "name them in a docstring or in the list"


def test_the_list_is_of_games_that_are_there() -> None:
    assert NOWHERE.keys() == {game.meta.id for game in GAMES}
