"""Every game, with every number of seats and enough sets of options, holds to every law of the kit."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, cases, games
from tests.conformance.laws import LAWS
from tests.conformance.walk import Walk

CASES = [case for game in games() for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_random_play_holds_to_every_law(case: Case) -> None:
    Walk(case, LAWS).run()
