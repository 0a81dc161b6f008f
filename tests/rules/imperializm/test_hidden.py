"""A67, A79: who knows what: hands, decks, powers, and who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.rng import seeded
from signoria.games.imperializm.game import GAME
from signoria.games.imperializm.query import hand_size
from tests.rules.imperializm.seated import begun, choose, offered, position, start, words


def seat_of(state: Any, viewer: int, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = state.game.view(state, viewer)["seats"][seat]
    return told


@pytest.mark.rule("A67")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    state = position(hand={"red": ["pirates", "silesia"], "green": ["madman"]})
    assert seat_of(state, 0, 0)["hand"] == ["pirates", "silesia"]
    assert "hand" not in seat_of(state, 1, 0)
    assert seat_of(state, 1, 0)["known"] == []
    assert (seat_of(state, 1, 0)["cards"], seat_of(state, 1, 0)["territory-cards"]) == (2, 1)
    assert seat_of(state, -1, 0)["known"] == []


@pytest.mark.rule("A67")
def test_a_card_from_the_discard_pile_is_known_to_all_until_it_is_played() -> None:
    state = position(seats=3, pile=["border-raids"], hand={"red": ["adventurer", "wronged-merchants"]})
    choose(state, "play adventurer", "fetch border-raids")
    assert seat_of(state, 1, 0)["known"] == ["border-raids"] == seat_of(state, 2, 0)["known"]
    choose(state, "play border-raids", "against green", "by lands")
    assert seat_of(state, 1, 0)["known"] == []


@pytest.mark.rule("A67")
def test_a_stolen_card_is_known_to_the_two_and_lost_to_the_third() -> None:
    state = position(
        seats=3,
        hand={"red": ["great-diplomat"], "green": ["pirates", "madman"]},
        known={"blue": {"green": ["pirates"]}},
    )
    choose(state, "play great-diplomat", "against green", "seize madman")
    assert seat_of(state, 1, 0)["known"] == ["madman"]
    assert seat_of(state, 0, 1)["known"] == ["pirates"]
    assert seat_of(state, 2, 1)["known"] == []
    assert seat_of(state, 2, 0)["known"] == []


@pytest.mark.rule("A67", "A49")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_is_drawn_anew_leaves_the_view_as_it_is(viewer: int) -> None:
    for state in (start(3, "powers"), begun(3, "first turn")):
        rng = seeded("again")
        hands = set()
        for _ in range(12):
            other = GAME.resample(state, viewer, rng)
            assert GAME.broken(other) == []
            assert other.game.view(other, viewer) == state.game.view(state, viewer)
            hands.add(str(words(other)["hand"]))
        assert len(hands) > 6


@pytest.mark.rule("A67")
def test_known_cards_stay_where_they_are() -> None:
    state = position(
        seats=3,
        hand={"red": ["pirates", "madman", "silesia"], "green": ["settlement"], "blue": ["reformer", "reformer"][:1]},
        known={"green": {"red": ["madman", "silesia"]}},
    )
    rng = seeded("known")
    for _ in range(20):
        hand = words(GAME.resample(state, 1, rng))["hand"]
        assert {"madman", "silesia"} <= set(hand["red"])
        assert hand["green"] == ["settlement"]
        assert (len(hand["red"]), len(hand["blue"])) == (3, 1)


@pytest.mark.rule("R2.2")
def test_a_hidden_starting_territory_is_exchanged_for_another_one() -> None:
    state = position(hand={"red": ["silesia"], "green": []}, top=["granada", "courland"])
    rng = seeded("top")
    seen = set()
    for _ in range(30):
        described = words(GAME.resample(state, 1, rng))
        seen.add(described["hand"]["red"][0])
        assert len(described["top"]) == 2
    assert {"silesia", "granada", "courland"} <= seen
    assert "peru" not in seen


@pytest.mark.rule("A79")
def test_nobody_learns_who_is_asked_to_react() -> None:
    state = position(
        seats=3,
        levels={"red": {"gold": 1}},
        ducats={"red": 9, "green": 0, "blue": 0},
        hand={"green": ["pirates"], "blue": ["madman"]},
    )
    choose(state, "develop", "trade weapons")
    assert state.deciders() == (1,)
    assert [state.deciders(viewer) for viewer in (-1, 0, 1, 2)] == [(), (), (1,), ()]
    assert state.game.view(state, 2)["doing"] == {"step": "waiting"} == state.game.view(state, 0)["doing"]
    assert state.game.view(state, 1)["doing"] == {"step": "reaction"}
    assert state.game.view(state, 0)["asked"] == []
    rng = seeded("who")
    assert {GAME.resample(state, 0, rng).deciders() for _ in range(40)} > {(1,)}


@pytest.mark.rule("A79")
def test_where_nothing_can_be_played_nobody_is_asked() -> None:
    state = position(ducats={"red": 9, "green": 0}, hand={"green": ["madman", "settlement"]})
    choose(state, "develop", "trade weapons")
    assert words(state)["turn"] == "green"


@pytest.mark.rule("A79")
def test_what_one_does_not_want_to_be_asked_is_for_oneself() -> None:
    state = position(
        ducats={"red": 9, "green": 0}, hand={"green": ["pirates", "diplomatic-move"]}, levels={"red": {"gold": 1}}
    )
    choose(state, "develop", "trade weapons", "never pirates")
    assert seat_of(state, 1, 1)["kept"] == ["pirates"]
    assert "kept" not in seat_of(state, 0, 1)
    assert words(GAME.resample(state, 0, seeded("kept")))["kept"] == {}
    assert "ask-again" not in offered(state)
    assert hand_size(state, 1) == 2
