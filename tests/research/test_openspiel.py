"""The games in OpenSpiel: its own tests as they are, its algorithms unchanged, and what chance and knowledge mean."""

from __future__ import annotations

import itertools
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from signoria.engine.problem import Problem
from signoria.engine.rng import Dealt, Undrawn
from signoria.games.pax.state import COMETS, DECK
from signoria.research.openspiel import GAMES
from signoria.research.table import tables

NAMES = sorted(GAMES)
SMALL = "signoria_lorenzo_basic"

pytestmark = pytest.mark.filterwarnings("ignore")  # those of OpenSpiel's own modules


def walk(game: Any, seed: int, most: int = 10_000) -> Any:
    """A state after so many random actions, chance among them."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < most:
        state.apply_action(dice.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), [(name, 2 + at % 3) for at, name in enumerate(NAMES)])
def test_its_random_simulation_finds_nothing(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES[::2])
def test_its_own_tests_of_the_interface_pass(name: str) -> None:
    """``EnforceAPIOnPartialTreeBase`` and ``sim_game`` of the package, in a process of their own: they set flags."""
    program = f"""
import unittest
import signoria.research.openspiel
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

class Api(api_test.EnforceAPIOnPartialTreeBase):
    game_name = {name!r}
    game = pyspiel.load_game({name!r})

class Sim(games_sim_test.GamesSimTest):
    def test_this_game(self):
        self.sim_game(pyspiel.load_game({name!r}))

suite = unittest.defaultTestLoader.loadTestsFromTestCase(Api)
suite.addTest(Sim("test_this_game"))
result = unittest.TextTestRunner().run(suite)
assert result.wasSuccessful() and result.testsRun == {len(unittest_names()) + 1} and not result.skipped
"""
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def unittest_names() -> list[str]:
    """The tests that OpenSpiel has for a game of which it knows nothing else."""
    return [
        "test_legal_actions_returns_empty_list_on_opponent",
        "test_no_invalid_public_observations",
        "test_observations_raises_error_on_invalid_player",
        "test_private_information_contents",
        "test_sequence_lengths",
    ]


def test_every_game_and_edition_is_registered() -> None:
    assert set(tables()) == set(GAMES) <= set(pyspiel.registered_names())
    game = pyspiel.load_game("signoria_pax_renaissance_2e(players=2,banks=medici+fugger,hands_hidden=False)")
    assert game.table.options["banks"] == ("medici", "fugger")
    assert game.num_players() == 2


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 7}, "2 to 4 seats"),
        ({"leaders": "stolen"}, "drafted, dealt"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Problem, match=sentence):
        pyspiel.load_game(SMALL, parameters)


def test_what_is_not_legal_gets_a_sentence_and_changes_nothing() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    with pytest.raises(ValueError, match="Result 9 is not one of the 7"):
        state.apply_action(9)
    while state.is_chance_node():
        state.apply_action(0)
    before, history = str(state), state.history()
    illegal = next(action for action in range(251) if action not in state.legal_actions())
    for action in (illegal, 99_999):
        with pytest.raises(ValueError, match=f"Action {action} is not legal here"):
            state.apply_action(action)
    with pytest.raises(ValueError, match="There is no action 99999; the last one is 250"):
        state.action_to_string(0, 99_999)
    with pytest.raises(ValueError, match="There is no player 2; the first one is 0, the last one 1"):
        state.resample_from_infostate(2, lambda: 0.5)
    assert (str(state), state.history()) == (before, history)


def test_chance_is_explicit_and_fair() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    dice = random.Random(4)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert len(outcomes) > 1
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        before = [child_of(state, outcome) for outcome, _ in outcomes[:3]]
        assert len(set(before)) == len(before)
        state.apply_action(dice.choice(outcomes)[0])
    assert state.current_player() >= 0


def child_of(state: Any, action: int) -> str:
    """A state after an action, in words."""
    return str(state.child(action))


def test_numbers_that_were_dealt_are_used_in_their_order() -> None:
    dealt = Dealt((3, 0))
    assert [dealt.below(1), dealt.below(5), dealt.clone().below(2), dealt.below(2)] == [0, 3, 0, 0]
    with pytest.raises(Undrawn) as due:
        dealt.below(7)
    assert (due.value.choices, due.value.rare, due.value.after) == (7, 0, ())
    with pytest.raises(ValueError, match="3 is not one of 2"):
        Dealt((3,)).below(2)


def test_draws_that_are_announced_are_told_with_the_first_of_them() -> None:
    dealt = Dealt((4,))
    dealt.below(5)
    dealt.announce([3, 1, 2, 6])
    with pytest.raises(Undrawn) as due:
        dealt.below(3)
    assert (due.value.choices, due.value.after) == (3, (2, 6))
    with pytest.raises(ValueError, match="announced as one of 3 and is one of 4"):
        dealt.below(4)


def test_a_card_of_a_deck_with_comets_is_one_draw_with_the_odds_of_the_rules() -> None:
    """Two of the fourteen cards below are comets: one of them comes with 2 chances of 14. Results begin with them."""
    state = pyspiel.load_game("signoria_pax_renaissance_2e").new_initial_state()
    dice = random.Random(2)
    found: list[float] = []
    while not state.is_terminal():
        odds = [probability for _, probability in state.chance_outcomes()] if state.is_chance_node() else []
        if odds and odds[0] != odds[-1]:
            assert sum(odds) == pytest.approx(1)
            found.append(odds[0] * odds.count(odds[0]))
            one, other = state.child(0), state.child(len(odds) - 1)
            if not one.is_chance_node() and not other.is_chance_node():
                assert comets(one) == comets(other) - 1
        state.apply_action(dice.choice(state.legal_actions()))
    assert found[0] == pytest.approx(2 / 14)
    assert set(found) > {found[0], 2 / 13}


def comets(state: Any) -> int:
    """How many comets the decks still have."""
    return sum(state.position.deck[side * DECK + COMETS] for side in range(2))


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_is_another(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    others = 0
    for length in (60, 150, 250):
        state = walk(game, length, length)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert list(other.observation_tensor(player)) == list(state.observation_tensor(player))
        others += other.position.digest() != state.position.digest()
        other.apply_action(other.legal_actions()[0])
    assert others or name == SMALL  # where nothing is hidden but what is to come


def test_a_state_can_be_pickled_at_any_moment_and_goes_on_alike() -> None:
    game = pyspiel.load_game("signoria_imperializm", {"players": 3})
    state = walk(game, 1, 120)
    again = pickle.loads(pickle.dumps(state))
    for _ in range(60):
        assert str(again) == str(state)
        action = state.legal_actions()[-1]
        state.apply_action(action)
        again.apply_action(action)
    assert again.history() == state.history()


def test_tensors_have_names_and_the_bounds_of_numbers_from_0_to_1() -> None:
    game = pyspiel.load_game("signoria_lorenzo_advanced")
    state = walk(game, 2, 200)
    player = state.current_player()
    seen = make_observation(game)
    seen.set_from(state, player)
    assert seen.dict["owned"].shape == (4, 96)
    assert 0 <= seen.tensor.min() < seen.tensor.max() <= 1
    assert np.array_equal(seen.tensor, state.observation_tensor(player))
    assert len(state.information_state_tensor(player)) == len(seen.tensor) + 64


def test_what_a_player_did_before_is_in_its_information_state_and_nobody_elses() -> None:
    game = pyspiel.load_game("signoria_lorenzo_advanced")
    dice = random.Random(3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    while not state.action_to_string(state.legal_actions()[0]).startswith("keep"):  # to the draft, in which all decide
        state.apply_action(state.legal_actions()[0])
    player, other = state.current_player(), 1 - state.current_player()
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    assert one.current_player() == two.current_player() == other
    assert one.information_state_string(other) == two.information_state_string(other)
    assert one.information_state_string(player) != two.information_state_string(player)
    assert [state.action_to_string(action).split()[0] for action in state.legal_actions()] == ["keep"] * 4


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_without_the_way_through_c_is_the_same(name: str) -> None:
    """Lists are made in Python for speed; OpenSpiel's own methods, asked for by their class, say the same."""
    game = pyspiel.load_game(name, {"players": 3})
    dice = random.Random(8)
    state = game.new_initial_state()
    asked = ("legal_actions", "legal_actions_mask", "observation_tensor", "information_state_tensor")
    while True:
        player = state.current_player()
        whom: list[tuple[int, ...]] = [(0,), (1,), (2,), *([()] if player >= 0 else [])]
        if len(state.history()) % 23 == 0 or state.is_terminal():
            for method, who in itertools.product(asked, whom):
                told = getattr(state, method)(*who)
                assert told == getattr(pyspiel.State, method)(state, *who), (method, who)
                assert type(told) is list
                assert {type(entry) for entry in told} <= {float if "tensor" in method else int}
            assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
            for method, who in itertools.product(asked[2:], (-1, 3)):
                with pytest.raises(pyspiel.SpielError):
                    getattr(state, method)(who)
        if state.is_terminal():
            return
        state.apply_action(dice.choice(state.legal_actions()))


def test_a_player_remembers_the_same_whenever_it_is_asked() -> None:
    """What was seen and done is hashed when somebody asks: at each step, at the end alone, before or after a copy."""
    game = pyspiel.load_game("signoria_lorenzo_advanced")
    dice = random.Random(6)
    often, never = game.new_initial_state(), game.new_initial_state()
    while not often.is_terminal():
        action = dice.choice(often.legal_actions())
        often.apply_action(action)
        never.apply_action(action)
        if not often.is_chance_node():
            often.information_state_string(0)
        if len(often.history()) == 100:
            kept, copied = pickle.loads(pickle.dumps(never)), never.clone()
        elif len(often.history()) > 100:
            kept.apply_action(action)
            copied.apply_action(action)
    for player in range(2):
        told = {state.information_state_string(player) for state in (often, never, kept, copied)}
        assert len(told) == 1


def test_its_searches_and_its_solver_run_unchanged() -> None:
    game = pyspiel.load_game(SMALL)
    state = walk(game, 5, 150)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    legal = state.legal_actions()
    tree = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(1))
    assert tree.step(state) in legal
    sets = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=np.random.RandomState(1))
    assert sets.step(state) in legal
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
