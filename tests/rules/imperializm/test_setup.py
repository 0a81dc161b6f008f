"""R2: the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.engine.problem import Problem
from signoria.games.imperializm.data.box import BOX
from signoria.games.imperializm.data.ids import ACHIEVEMENTS, POWERS, TERRITORIES
from signoria.games.imperializm.game import GAME
from tests.rules.imperializm.seated import begun, choose, offered, start, words


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Problem):
        start(seats, "too few or too many")


@pytest.mark.rule("R2.2", "R2.6", "W13", "A42")
@pytest.mark.parametrize(("seats", "territories", "goals"), [(2, 4, 5), (3, 5, 5), (4, 6, 6)])
def test_displays_go_by_the_number_of_players(seats: int, territories: int, goals: int) -> None:
    for seed in range(10):
        laid = words(start(seats, f"display {seed}"))
        assert len(laid["display"]) == territories
        assert all(BOX.territory_starting[TERRITORIES.index(word)] for word in laid["display"])
        assert len(laid["top"]) == 10 - territories
        assert len(laid["available"]) == goals
        assert {BOX.achievement_glory[ACHIEVEMENTS.index(word)] for word in laid["available"]} == {1}


@pytest.mark.rule("R2.4")
def test_everybody_draws_five_providence_cards_before_choosing_a_power() -> None:
    laid = words(start(4, "hands"))
    assert [len(hand) for hand in laid["hand"].values()] == [5, 5, 5, 5]
    assert [len(powers) for powers in laid["dealt"].values()] == [2, 2, 2, 2]
    assert laid["powers"] == {}


@pytest.mark.rule("R2.1", "R2.7", "R2.10")
def test_all_choose_at_once_and_the_lowest_start_number_begins() -> None:
    first: Counter[str] = Counter()
    for seed in range(40):
        state = start(3, f"powers {seed}")
        assert state.deciders() == (0, 1, 2)
        dealt = words(state)["dealt"]
        state = begun(3, f"powers {seed}")
        chosen = words(state)["powers"]
        assert all(chosen[seat] in dealt[seat] for seat in dealt)
        starts = {seat: BOX.power_start[POWERS.index(power)] for seat, power in chosen.items()}
        assert words(state)["turn"] == min(starts, key=lambda seat: starts[seat])
        first[words(state)["turn"]] += 1
    assert len(first) == 3


@pytest.mark.rule("R2.7")
def test_an_answer_stays_hidden_until_all_are_there() -> None:
    state = start(2, "secret")
    before = state.game.view(state, 1)
    choose(state, offered(state)[0])
    assert state.game.view(state, 1)["seats"] == before["seats"]
    assert words(state)["powers"] == {}
    choose(state, offered(state)[1])
    assert len(words(state)["powers"]) == 2


@pytest.mark.rule("R2.7")
def test_prussia_begins_with_more_ducats() -> None:
    for seed in range(60):
        laid = words(begun(4, f"prussia {seed}", -1))
        for seat, power in laid["powers"].items():
            extra = BOX.power_ducats[POWERS.index(power)]
            assert laid["ducats"][seat] == BOX.start_ducats + extra
            if power == "prussia":
                assert extra == 10
                return
    raise AssertionError("nobody chose Prussia")


@pytest.mark.rule("R1.1")
def test_the_game_says_what_it_is() -> None:
    assert GAME.meta.seats == (2, 4)
