"""Bots: what they may see, and what they make of it."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import bots
from signoria.arena.match import Plan
from signoria.arena.simulate import simulate
from signoria.bots import Sight
from signoria.bots.greedy import GreedyBot, best, some
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from tests.bots import stairs
from tests.cli import quay
from tests.sample import data
from tests.sample.game import GAME, SampleOptions
from tests.sample.state import SampleState


def opening(seed: int = 5, seats: int = 3) -> SampleState:
    """A new game of the Quay."""
    return GAME.start("long", seats, SampleOptions(), seeded(seed))


def market() -> SampleState:
    """A market day on which everybody has something to offer."""
    given = {
        "edition": "long",
        "sealed": True,
        "purse": {"red": 3, "white": 3, "blue": 3},
        "turn": "red",
        "during": ["market red,white,blue -,-,-"],
    }
    return GAME.position(given)


class TestSight:
    """The only door through which a bot looks."""

    def test_it_shows_the_deciders_options_and_view(self) -> None:
        state = opening()
        sight = Sight(state)
        assert sight.seat == state.decider()
        assert list(sight.options) == state.options()
        assert sight.view() == state.game.view(state, sight.seat)

    def test_a_sample_looks_the_same_to_the_seat_and_hides_the_real_cards(self) -> None:
        state = opening()
        sight = Sight(state)
        rng = seeded("samples")
        samples = [sight.sample(rng) for _ in range(20)]
        assert all(sample.game.view(sample, sight.seat) == sight.view() for sample in samples)
        assert all(tuple(sample.options()) == sight.options for sample in samples)
        assert len({sample.digest() for sample in samples}) > 10

    def test_a_sample_has_a_future_of_its_own(self) -> None:
        state = opening()
        sample = Sight(state).sample(seeded("future"))
        assert (sample.rng.a, sample.rng.b) != (state.rng.a, state.rng.b)

    def test_whatever_is_done_to_a_sample_leaves_the_game_alone(self) -> None:
        state = opening()
        before = state.to_json()
        sample = Sight(state).sample(seeded("meddling"))
        for _ in range(5):
            sample.choose(sample.options()[0])
        assert state.to_json() == before

    def test_of_several_deciders_each_has_its_own_sight(self) -> None:
        state = market()
        state.choose_for(2, data.OFFER + 3)
        sight = Sight(state, 1)
        assert (sight.seat, sight.options) == (1, tuple(state.options_for(1)))
        samples = [sight.sample(seeded(seed)) for seed in range(40)]
        assert all((sample.decider(), sample.options()) == (1, list(sight.options)) for sample in samples)
        assert {sample.answer_of(2) - data.OFFER for sample in samples} == {0, 1, 2, 3}

    def test_prescribed_chance_is_not_handed_out(self) -> None:
        state = opening()
        state.script = ((0, 3),)
        assert Sight(state).sample(seeded("script")).script == ()


def test_random_takes_every_option_about_as_often() -> None:
    sight = Sight(opening())
    bot, rng = bots.find("random"), seeded("even")
    counts = Counter(bot.choose(sight, rng) for _ in range(700 * len(sight.options)))
    assert set(counts) == set(sight.options)
    assert all(550 < count < 850 for count in counts.values())


class TestGreedy:
    """One move ahead by the game's own judgement."""

    def test_it_judges_an_answer_by_what_comes_of_all(self) -> None:
        state = market()
        for seat in (0, 2):
            state.choose_for(seat, data.OFFER)
        # Whatever the others offer, nothing is lost by offering nothing; a card is worth less than three florins.
        made = {GreedyBot(samples=8).choose(Sight(state, 1), seeded(seed)) - data.OFFER for seed in range(10)}
        assert 3 not in made

    def test_it_takes_the_win_that_is_on_the_table(self) -> None:
        given = {
            "edition": "short",
            "purse": {"red": 0, "white": 9},
            "hand": {"red": ["spice-1", "spice-2", "spice-3", "cloth-1"], "white": ["salt-1"]},
        }
        state = GAME.position(given)
        for seed in range(20):
            choice = bots.find("greedy").choose(Sight(state), seeded(seed))
            assert GAME.vocabulary.words(choice) == "corner"

    def test_it_sees_through_a_compound_move(self) -> None:
        state = stairs.GAME.opening()
        assert all(GreedyBot().choose(Sight(state), seeded(seed)) == stairs.CLIMB for seed in range(20))
        state.choose(stairs.CLIMB)
        assert all(GreedyBot().choose(Sight(state), seeded(seed)) == stairs.UP for seed in range(20))

    def test_without_reach_it_would_not(self) -> None:
        state = stairs.GAME.opening()
        assert GreedyBot(reach=0).choose(Sight(state), seeded(1)) == stairs.PICK

    def test_equals_are_taken_in_turn(self) -> None:
        rng = seeded("ties")
        assert Counter(best([1.0, 3.0, 3.0, 2.0], rng) for _ in range(200)).keys() == {1, 2}

    def test_of_too_many_options_some_are_looked_at(self) -> None:
        rng = seeded("some")
        assert some([4, 5, 6], 3, rng) == [4, 5, 6]
        picked = [tuple(sorted(some(list(range(9)), 3, rng))) for _ in range(50)]
        assert all(len(set(numbers)) == 3 for numbers in picked)
        assert len(set(picked)) > 10

    def test_it_beats_random(self) -> None:
        plan = Plan(game="sample", edition="long", seats=2, games=60, seed="duel", bots=("greedy", "random"))
        rates = simulate(plan, quay.find).bots()
        assert rates["greedy"].rate > 0.75
        assert rates["random"].rate < 0.25


def test_the_same_generator_forks_the_same_way_and_moves_on() -> None:
    first, second = seeded("fork"), seeded("fork")
    one, two = first.fork(), second.fork()
    assert (one.a, one.b) == (two.a, two.b)
    three = first.fork()
    assert (three.a, three.b) != (one.a, one.b)


def test_a_fork_never_has_a_generator_that_stands_still() -> None:
    rng = Rng(0, 0)
    new = rng.fork()
    assert (new.a, new.b) != (0, 0)


@pytest.mark.parametrize(("name", "near"), [("gredy", "greedy"), ("randon", "random")])
def test_a_bot_that_is_misspelt_is_guessed(name: str, near: str) -> None:
    with pytest.raises(Problem) as raised:
        bots.find(name)
    assert raised.value.phrase.key == "unknown-word-near"
    assert raised.value.phrase.args == {"kind": "bot", "word": name, "near": near}
