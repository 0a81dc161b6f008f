"""Observations as programs use them: named parts, seen from a seat, in bytes that others read as they are."""

from __future__ import annotations

import subprocess
import sys

import pytest

import signoria
from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.observation import Layout, capped, returns
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.research.tables import layout_table
from tests.house.test_docs import blocks
from tests.house.tree import ROOT

GAMES = list(catalogue.games().values())


def part(game: Game, state: State, seat: int, name: str) -> list[int]:
    """The entries of one feature."""
    return list(bytes(game.observe(state, seat))[game.layout.slices()[name]])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_row_has_the_same_length_in_every_edition_and_for_every_seat(game: Game) -> None:
    for edition in game.meta.editions:
        for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
            state = game.start(edition, seats, game.options(), seeded(1))
            for seat in range(seats):
                row = game.observe(state, seat)
                assert memoryview(row).nbytes == game.layout.size
                assert part(game, state, seat, "seats") == [int(seats == n) for n in (2, 3, 4)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_the_page_of_a_game_has_every_feature(game: Game) -> None:
    page = (ROOT / "docs" / "observations" / f"{game.meta.id}.md").read_text("utf-8")
    assert layout_table(game) in page


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = signoria.start("lorenzo", seats=3, seed=5).state
    game = state.game
    for seat in range(3):
        assert part(game, state, seat, "asked")[(state.decider() - seat) % 3] == 1
        assert sum(part(game, state, seat, "asked")) == 1
        coins = part(game, state, seat, "goods")[::6]
        assert coins == [int(state.board[(seat + at) % 3 * 19]) for at in range(3)] + [0]  # type: ignore[attr-defined]


def test_a_hidden_hand_is_counted_and_not_shown() -> None:
    state = signoria.start("pax-renaissance", seats=2, seed=3).state
    game = state.game
    while not any(len(hand) for hand in state.hands):  # type: ignore[attr-defined]
        state.choose(next((option for option in state.options() if option < 12), state.options()[0]))
    (holder,) = [seat for seat in range(2) if state.hands[seat]]  # type: ignore[attr-defined]
    assert sum(part(game, state, holder, "hand")) == 1
    assert sum(part(game, state, 1 - holder, "hand")) == 0
    assert part(game, state, 1 - holder, "hand-size") == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (2, (0,), [1.0, -1.0]),
        (2, (0, 1), [0.0, 0.0]),
        (3, (2,), [-0.5, -0.5, 1.0]),
        (4, (0, 1), [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        (3, (0, 1, 2), [0.0, 0.0, 0.0]),
        (2, (), [0.0, 0.0]),
    ],
)
def test_returns_of_every_way_to_share(seats: int, winners: tuple[int, ...], expected: list[float]) -> None:
    assert returns(seats, winners) == pytest.approx(expected)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_returns_follow_every_way_a_game_can_end(game: Game) -> None:
    state = game.start(game.meta.editions[0], 3, game.options(), seeded(2))
    for way in game.outcomes:
        for winners in ((1,), (0, 2), (0, 1, 2)):
            over = state.clone()
            over.finish(way, winners)
            found = game.returns(over)
            assert sum(found) == pytest.approx(0)
            assert [seat for seat in range(3) if found[seat] == max(found)] == list(winners)


def test_a_number_that_an_entry_cannot_hold_is_capped() -> None:
    assert (capped(-3, 10), capped(7, 10), capped(70, 10), capped(1 << 40, 255)) == (0, 7, 10, 255)


def test_a_layout_refuses_what_it_cannot_hold() -> None:
    with pytest.raises(ValueError, match="cannot hold 256"):
        Layout((("florins", "seat", (4,), 256),))
    with pytest.raises(ValueError, match="axes"):
        Layout((("florins", "seat × bank", (4,), 1),))
    with pytest.raises(ValueError, match="name of another"):
        Layout((("florins", "", (), 1), ("florins", "", (), 1)))


def test_the_snippets_of_the_page_run() -> None:
    program = "\n\n".join(blocks((ROOT / "docs" / "research.md").read_text("utf-8"), "python"))
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "(4, 177)" in done.stdout
