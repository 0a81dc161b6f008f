"""R13: what is added at the end."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.rng import seeded
from signoria.games.imperializm.data.ids import ARMY, FIRST_COLONY, LANDS, TERRITORIES
from signoria.games.imperializm.rules.scoring import final_points, places
from tests.rules.imperializm.seated import begun, choose, position


def armies(*levels: int) -> list[int]:
    seats = ("red", "green", "blue", "yellow")[: len(levels)]
    state = position(
        seats=len(levels), levels={seat: {"army": level} for seat, level in zip(seats, levels, strict=True)}
    )
    return places(state, ARMY)


@pytest.mark.rule("W28", "R13.2", "R13.3", "A36", "A37", "A90", "A92")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((9, 9, 4), [1, 1, 0]),
        ((9, 5, 5), [2, 0, 0]),
        ((9, 5, 4), [2, 1, 0]),
        ((9, 5), [2, 0]),
        ((9, 9), [1, 1]),
        ((7, 7, 7, 7), [1, 1, 1, 1]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 0, 0), [2, 0, 0]),
        ((5, 3, 4, 4), [2, 0, 0, 0]),
    ],
)
def test_places(levels: tuple[int, ...], points: list[int]) -> None:
    assert armies(*levels) == points


@pytest.mark.rule("R13.2")
def test_a_power_that_never_changed_its_religion_has_four_points_unless_it_could_not() -> None:
    state = position(seats=3, powers={"red": "poland", "green": "russia", "blue": "spain"}, faith={"blue": "calvinism"})
    assert final_points(state) == [4, 0, 0]


@pytest.mark.rule("R13.2", "A30")
def test_lands_and_colonies_are_counted_apart_and_india_is_a_colony() -> None:
    state = position(territories={"red": ["silesia", "moldavia"], "green": ["india", "hormuz"]})
    assert places(state, LANDS) == [2, 0]
    assert final_points(state) == [6, 6]


@pytest.mark.rule("R13.4", "A38")
def test_players_with_the_same_glory_share_the_victory() -> None:
    state = position(turn="green", ender="red", left=0, levels={"red": {"glory": 40}, "green": {"glory": 40}})
    choose(state, "tax")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert state.outcome.scores == (44, 44)


GOODS = ("gold", "food", "textiles", "spices", "oriental", "industrial", "weapons", "shipyards")


def by_the_book(view: Any) -> list[int]:
    """R13.2, R13.3 worked out once more, from what everybody sees at the end of a game."""
    seats = view["seats"]
    points = [seat["levels"]["glory"] + 4 * (seat["faith"] == "catholic") for seat in seats]
    rows = [[seat["levels"][level] for seat in seats] for level in (*GOODS, "army", "fleet", "prestige")]
    lands = set(TERRITORIES[:FIRST_COLONY])
    rows.append([len(lands.intersection(seat["territories"])) for seat in seats])
    rows.append([len(set(seat["territories"]) - lands) for seat in seats])
    for row in rows:
        first, second = sorted(set(row), reverse=True)[:2] if len(set(row)) > 1 else (row[0], 0)
        for place, value in enumerate(row):
            if value and value == first:
                points[place] += 2 if row.count(first) == 1 else 1
            elif value and value == second and len(row) > 2 and row.count(first) == row.count(second) == 1:
                points[place] += 1
    return points


@pytest.mark.rule("R13.2", "R13.3", "R13.4", "A36", "A37", "A38", "A90")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_the_running_forecast_is_the_scoring_of_the_end(seats: int, number: int) -> None:
    state = begun(seats, f"forecast {seats} {number}")
    rng = seeded(f"choices {seats} {number}")
    while not state.ended:
        view: Any = state.game.view(state, -1)
        assert view["forecast"]["total"] == by_the_book(view)
        options = state.options()
        state.choose(options[rng.below(len(options))])
    view = state.game.view(state, -1)
    assert state.outcome is not None
    assert list(state.outcome.scores) == view["forecast"]["total"] == by_the_book(view)
    best = max(state.outcome.scores)
    assert state.winners == tuple(seat for seat in range(seats) if state.outcome.scores[seat] == best)
