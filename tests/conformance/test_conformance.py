"""Every game, with every number of seats and enough sets of options, holds to every law of the kit."""

from __future__ import annotations

import msgspec
import pytest

from signoria.engine.game import Game
from tests.conformance.cases import Case, cases, games
from tests.conformance.laws import LAWS
from tests.conformance.walk import Walk

pytestmark = pytest.mark.campaign
FEWEST_GAMES = 36  # of each game; one with more cases plays each of them once


def chosen(game: Game) -> list[Case]:
    """Every case of a game, and again with other seeds while there are few."""
    known = cases(game)
    count = max(len(known), FEWEST_GAMES)
    return [msgspec.structs.replace(known[at % len(known)], seed=str(at // len(known))) for at in range(count)]


CASES = [case for game in games() for case in chosen(game)]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_random_play_holds_to_every_law(case: Case) -> None:
    Walk(case, LAWS).run()
