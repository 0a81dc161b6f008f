"""Expectations: what a look at a position says about who will win."""

from __future__ import annotations

import pytest

from signoria.catalogue import find
from signoria.engine.odds import odds, settled
from signoria.engine.refusal import ALLOWED
from signoria.engine.rng import seeded
from signoria.games.pax.data.ids import DISCOVERY, LAW, PATRON, PRESTIGE
from signoria.games.pax.evaluation import Tally, shortfall
from signoria.games.pax.query import items_of, prestige, prestiges
from signoria.games.pax.rules.victory import condition_unmet, law, patron_scores
from signoria.games.pax.state import PaxState


def test_odds_are_shares_of_one() -> None:
    even = odds([3.0, 3.0, 3.0, 3.0], 0.5)
    assert even == [0.25] * 4
    ahead = odds([10.0, 0.0], 0.1)
    assert ahead[0] > 0.7
    assert sum(ahead) == pytest.approx(1.0)
    assert odds([1000.0, -1000.0], 1.0)[1] < 1e-20


def test_a_shared_victory_is_shared() -> None:
    assert settled(3, (0, 2)) == [0.5, 0.0, 0.5]
    assert settled(2, ()) == [0.0, 0.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counting_once_at_pax_is_counting_by_the_rules(seats: int) -> None:
    """What the evaluation counts in one pass is what each rule counts, at every moment of a game at random."""
    game = find("pax-renaissance")
    rng = seeded(f"tally {seats}")
    state = game.start("2e", seats, game.options(), rng.fork())
    state.sink = None
    met = 0
    while not state.ended:
        assert isinstance(state, PaxState)
        tally = Tally(state)
        assert tally.patrons == patron_scores(state)
        for seat in tally.playing:
            counted = prestiges(state, seat, items_of(state, seat, 0), items_of(state, seat, 1))
            assert counted == [prestige(state, seat, kind) for kind in range(len(PRESTIGE))]
            assert tally.law[seat] == law(state, seat)
            assert (tally.discovery[seat], counted[LAW] <= tally.law[seat]) == (counted[DISCOVERY], True)
            assert tally.patrons[seat][0] == counted[PATRON]
            for victory in range(4):
                missing = shortfall(state, tally, seat, victory)
                allowed = condition_unmet(state, seat, victory) == ALLOWED
                assert (missing == 0.0) == allowed
                met += allowed
        options = state.options()
        state.choose(options[rng.below(len(options))])
    assert met or seats > 2  # of these games the first has somebody who could declare


@pytest.mark.parametrize("name", ["pax-renaissance", "lorenzo", "imperializm"])
def test_the_one_who_has_won_is_expected_to(name: str) -> None:
    game = find(name)
    rng = seeded(name)
    state = game.start(game.meta.editions[0], 3, game.options(), rng.fork())
    state.sink = None
    begun = game.values(state)
    assert sum(begun) == pytest.approx(1.0)
    assert max(begun) < 0.75
    state.play_out(rng)
    assert game.values(state) == settled(3, state.winners)
