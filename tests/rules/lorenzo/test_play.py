"""Whole games: clean at random, and won by the bot that looks one move ahead."""

from __future__ import annotations

import pytest

from signoria.bots import Sight, find
from signoria.engine.rng import seeded
from signoria.games.lorenzo.data.ids import CATEGORIES
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.rules.scoring import forecast
from tests.rules.lorenzo.seated import start


@pytest.mark.parametrize("edition", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_clean_and_end(edition: str, seats: int) -> None:
    for seed in range(10):
        state = start(edition, seats, f"random {seed}", leaders=("drafted", "dealt")[seed % 2])
        state.sink = None
        rng = seeded(f"random {edition} {seats} {seed}")
        while not state.ended:
            assert GAME.broken(state) == []
            state.choose(state.options()[rng.below(len(state.options()))])
        assert GAME.broken(state) == []
        assert state.round == 6
        best = max(state.game.scores(state))
        (winner,) = state.winners
        assert state.game.scores(state)[winner] == best


@pytest.mark.rule("F6")
def test_the_score_is_the_sum_of_its_parts() -> None:
    state = start("advanced", 4, "parts")
    rng = seeded("parts")
    while not state.ended:
        state.choose(state.options()[rng.below(len(state.options()))])
    for seat in range(4):
        parts = forecast(state, seat)
        assert len(parts) == len(CATEGORIES)
        assert sum(parts) == state.game.scores(state)[seat]
        assert parts[1] == 0


def test_greedy_beats_three_random_players() -> None:
    for seed in range(3):
        state = start("basic", 4, f"greedy {seed}")
        state.sink = None
        rng = seeded(f"bots {seed}")
        bots = [find("random")] * 4
        bots[seed] = find("greedy")
        while not state.ended:
            state.choose(bots[state.decider()].choose(Sight(state), rng))
        assert state.winners == (seed,)
