"""Every game holds to every law of the kit: any two of its numbers of seats, editions and options meet in some case.

Each case is played once, with one seed; ``make fuzz`` and ``make campaign`` play every set of options with every number
of seats, with other seeds, for as long as they are let.
"""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, cases, few, games
from tests.conformance.laws import LAWS
from tests.conformance.walk import Walk

pytestmark = pytest.mark.campaign
# A game of some hundred choices is looked at less densely: it still gets more looks than a short one.
SPARSE = {"imperializm": 2}
CASES = [case for game in games() for case in few(cases(game))]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_random_play_holds_to_every_law(case: Case) -> None:
    Walk(case, LAWS, sparse=SPARSE.get(case.game.meta.id, 1)).run()
