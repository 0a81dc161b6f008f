"""A game with a data pack that checks, however strange its values, holds to every law of the kit."""

from __future__ import annotations

import pytest

from signoria.engine.game import Game
from signoria.engine.pack import load
from tests.conformance.cases import Case, cases, games
from tests.conformance.laws import LAWS
from tests.conformance.packs import random_pack
from tests.conformance.walk import Walk
from tests.engine.boxed import FILES, QUAY, find

pytestmark = pytest.mark.campaign
PACKS = 4
BOXED: list[Game] = [QUAY, *(game for game in games() if game.layouts)]
PLAYED = [(game, number) for game in BOXED for number in range(PACKS)]


@pytest.mark.parametrize(("game", "number"), PLAYED, ids=[f"{game.meta.id}-{number}" for game, number in PLAYED])
def test_a_strange_pack_is_played_like_any_other(game: Game, number: int) -> None:
    packed = game.packed(random_pack(game, str(number)))
    known = cases(packed)
    case = known[number * 7 % len(known)]
    Walk(Case(packed, case.edition, case.seats, case.options, str(number)), LAWS).run()


@pytest.mark.parametrize("game", BOXED, ids=lambda game: game.meta.id)
def test_random_packs_are_strange(game: Game) -> None:
    packs = [random_pack(game, str(number)) for number in range(3)]
    assert len({pack.digest for pack in packs}) == 3
    assert all(pack.differences(game.own_sheets()) for pack in packs)


def test_the_kit_plays_the_pack_and_not_our_values() -> None:
    packed = QUAY.packed(load(FILES, find))
    case = next(case for case in cases(packed) if case.options == packed.options())
    walk = Walk(case, LAWS)
    assert walk.session.at(0).purse[0] == 3  # type: ignore[attr-defined]
