"""Greedy at Pax Renaissance: its judgement is good enough to beat anyone who has none."""

from __future__ import annotations

import pytest

from signoria.arena.match import Plan
from signoria.arena.simulate import simulate
from signoria.bots import Sight
from signoria.bots.greedy import GreedyBot
from signoria.catalogue import find
from signoria.engine.rng import seeded
from tests.rules.pax.seated import GAME, Table


@pytest.mark.campaign
def test_it_beats_random_from_either_seat() -> None:
    plan = Plan(game="pax-renaissance", edition="2e", seats=2, games=12, seed="florence", bots=("greedy", "random"))
    statistics = simulate(plan, find)
    assert statistics.bot_wins["greedy"] >= 11


def test_it_declares_the_victory_it_has() -> None:
    table = Table(victories=["imperial"], tableau={"fugger": {"west": ["england", "france", "hre"]}})
    choices = {GreedyBot().choose(Sight(table.state), seeded(seed)) for seed in range(5)}
    assert [GAME.vocabulary.words(choice) for choice in choices] == ["declare imperial"]


def test_a_comet_wakes_the_victory_it_is_nearest_to() -> None:
    """Two kings against none, and nothing else on the table."""
    table = Table(
        tableau={"fugger": {"west": ["england", "france"]}},
        market={"west": ["pren001", "comet3", "pren002", "pren003", "pren004", "pren005"]},
        florins={"fugger": 1},
    )
    table.do("buy west-1")
    choices = {GreedyBot().choose(Sight(table.state), seeded(seed)) for seed in range(5)}
    assert [GAME.vocabulary.words(choice) for choice in choices] == ["activate imperial"]
