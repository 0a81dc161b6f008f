"""Every game, with every number of seats and enough sets of options, holds to every law of the kit."""

from __future__ import annotations

import msgspec
import pytest

from tests.conformance.cases import Case, cases, games
from tests.conformance.laws import LAWS
from tests.conformance.walk import Walk

GAMES_A_CASE = 2
CASES = [
    msgspec.structs.replace(case, seed=str(seed))
    for game in games()
    for case in cases(game)
    for seed in range(GAMES_A_CASE)
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_random_play_holds_to_every_law(case: Case) -> None:
    Walk(case, LAWS).run()
