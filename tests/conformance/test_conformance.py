"""Every game, with every number of seats and enough sets of options, holds to every law of the kit.

Each case is played once, with one seed; ``make fuzz`` and ``make campaign`` play others for as long as they are let.
"""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, cases, games
from tests.conformance.laws import LAWS
from tests.conformance.walk import Walk

pytestmark = pytest.mark.campaign
# A game of some hundred choices is looked at less densely: it still gets more looks than a short one.
SPARSE = {"imperializm": 2}
CASES = [case for game in games() for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_random_play_holds_to_every_law(case: Case) -> None:
    Walk(case, LAWS, sparse=SPARSE.get(case.game.meta.id, 1)).run()
