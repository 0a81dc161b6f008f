"""The client's tests draw what the server really tells."""

from __future__ import annotations

from types import ModuleType

import pytest

from signoria import catalogue
from tests.rules.web import fresh, kept, rooms

ROOMS = rooms()


def test_every_game_has_positions_for_the_client() -> None:
    assert {room.GAME.meta.id for room in ROOMS.values()} == set(catalogue.games())


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_the_positions_kept_beside_the_client_are_true(room: ModuleType) -> None:
    then, now = kept(room.GAME), fresh(room.told())
    stale = [name for name in now["positions"] if then["positions"].get(name) != now["positions"][name]]
    stale += [part for part in now if then.get(part) != now[part]]
    assert (stale, list(then["positions"])) == ([], list(now["positions"])), "run python -m tests.rules.web"
