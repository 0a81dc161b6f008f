"""The invariants notice what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.games.lorenzo.data.ids import COIN, FAITH
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.state import HOME, OWNED, PENALTY, USED, WIDTH, LorenzoState
from tests.rules.lorenzo.seated import start


def owe(s: LorenzoState) -> None:
    s.board[COIN] = -1


def pray(s: LorenzoState) -> None:
    s.board[WIDTH + FAITH] = 16


def ban(s: LorenzoState) -> None:
    s.board[PENALTY] = 1 << (s.tiles[0] + 1) % 7


def double(s: LorenzoState) -> None:
    s.board[OWNED] = s.board[WIDTH + OWNED] = 1 << s.tower[0]


def crowd(s: LorenzoState) -> None:
    s.board[OWNED + 1] = 127


def misplace(s: LorenzoState) -> None:
    s.tower[0] = 95


def lose_member(s: LorenzoState) -> None:
    s.board[HOME] = 7


def jump_queue(s: LorenzoState) -> None:
    s.queue[0] = 1


def stand(s: LorenzoState) -> None:
    s.board[HOME] = 14
    s.spaces[0] = 1


def use(s: LorenzoState) -> None:
    s.board[USED] = 1


def reorder(s: LorenzoState) -> None:
    s.order[0] = s.order[1]


def overstay(s: LorenzoState) -> None:
    s.round = 7


def keep(s: LorenzoState) -> None:
    s.picks[0] = 3


@pytest.mark.parametrize(
    "spoil", [owe, pray, ban, double, crowd, misplace, lose_member, jump_queue, stand, use, reorder, overstay, keep]
)
def test_a_spoiled_position_is_noticed(spoil: Callable[[LorenzoState], None]) -> None:
    state = start("basic", 2, "spoiled")
    assert GAME.broken(state) == []
    spoil(state)
    assert GAME.broken(state) != []
