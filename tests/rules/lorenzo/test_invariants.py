"""The invariants notice what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.lorenzo.data.ids import COIN, FAITH
from signoria.games.lorenzo.state import HOME, OWNED, PENALTY, USED, WIDTH
from signoria.games.lorenzo.table import LorenzoTable
from tests.rules.lorenzo.seated import GAME, start


def owe(s: LorenzoTable) -> None:
    s.board[COIN] = -1


def pray(s: LorenzoTable) -> None:
    s.board[WIDTH + FAITH] = 16


def ban(s: LorenzoTable) -> None:
    s.board[PENALTY] = 1 << (s.tiles[0] + 1) % 7


def double(s: LorenzoTable) -> None:
    s.board[OWNED] = s.board[WIDTH + OWNED] = 1 << s.tower[0]


def crowd(s: LorenzoTable) -> None:
    s.board[OWNED + 1] = 127


def misplace(s: LorenzoTable) -> None:
    s.tower[0] = 95


def lose_member(s: LorenzoTable) -> None:
    s.board[HOME] = 7


def jump_queue(s: LorenzoTable) -> None:
    s.queue[0] = 1


def stand(s: LorenzoTable) -> None:
    s.board[HOME] = 14
    s.spaces[0] = 1


def use(s: LorenzoTable) -> None:
    s.board[USED] = 1


def reorder(s: LorenzoTable) -> None:
    s.order[0] = s.order[1]


def overstay(s: LorenzoTable) -> None:
    s.round = 7


def keep(s: LorenzoTable) -> None:
    s.picks[0] = 3


@pytest.mark.parametrize(
    "spoil", [owe, pray, ban, double, crowd, misplace, lose_member, jump_queue, stand, use, reorder, overstay, keep]
)
def test_a_spoiled_position_is_noticed(spoil: Callable[[LorenzoTable], None]) -> None:
    state = start("basic", 2, "spoiled")
    assert GAME.broken(state) == []
    spoil(state)
    assert GAME.broken(state) != []
