"""What a seat knows of the leaders, and what is dealt anew for it."""

from __future__ import annotations

import json

import pytest

from signoria.engine.rng import seeded
from signoria.games.lorenzo.data.ids import SEATS
from signoria.games.lorenzo.game import GAME
from tests.rules.lorenzo.seated import choose, offered, position, start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_draft_a_seat_has_seen_what_went_round(seats: int) -> None:
    state = start("advanced", seats, "seen")
    while state.round == 0:
        choose(state, offered(state)[0])
    # Piles of 4, 3, 2 and 1 lay before each seat; with fewer than four players some come back and hold nothing new.
    expected = {2: 7, 3: 9, 4: 10}[seats]
    for seat in range(seats):
        view = state.game.view(state, seat)
        draft = view["draft"]
        assert isinstance(draft, dict)
        assert len(draft["seen"]) == expected
        assert set(GAME.describe(state)["kept"][SEATS[seat]]) <= set(draft["seen"])


def test_with_two_players_all_but_the_first_leader_of_the_other_is_known() -> None:
    state = start("advanced", 2, "known")
    while state.round == 0:
        choose(state, offered(state)[0])
    first = GAME.describe(state)["kept"]["green"]
    hands = set()
    for seed in range(40):
        other = GAME.describe(state.game.resample(state, 0, seeded(f"known {seed}")))["kept"]["green"]
        assert other[1:] == first[1:]
        hands.add(other[0])
    assert len(hands) > 8
    assert hands.isdisjoint(GAME.describe(state)["kept"]["red"])


@pytest.mark.rule("Q49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_leader_shown_to_all_stays_where_it_is(seats: int) -> None:
    state = start("advanced", seats, "shown")
    while state.round == 0:
        choose(state, offered(state)[0])
    owner = state.decider()
    words = next(words for words in offered(state) if words.startswith("discard-leader"))
    choose(state, words)
    for seat in range(seats):
        for seed in range(10):
            other = state.game.resample(state, seat, seeded(f"{seat} {seed}"))
            assert GAME.describe(other)["discarded"][SEATS[owner]] == [words.removeprefix("discard-leader ")]
            assert GAME.broken(other) == []
            assert json.dumps(other.game.view(other, seat)) == json.dumps(state.game.view(state, seat))


def test_hands_are_counted_for_others_and_shown_to_their_owner() -> None:
    state = position(
        "advanced", order=["red", "green"], hand={"red": ["sisto-iv"], "green": ["santa-rita", "cesare-borgia"]}
    )
    seats = state.game.view(state, 0)["seats"]
    assert isinstance(seats, list)
    mine, other = seats
    assert mine["hand"] == ["sisto-iv"]
    assert other["hand-size"] == 2
    assert "hand" not in other
    assert "santa-rita" not in json.dumps(state.game.view(state, 0))
    assert "sisto-iv" not in json.dumps(state.game.view(state, -1))


def test_the_pile_of_a_later_turn_is_not_shown_before_it_is_passed() -> None:
    state = choose(start("advanced", 2, "pile"), "choose-tile first", "choose-tile second")
    dealt = GAME.describe(state)["dealt"]
    kept = offered(state)[0].removeprefix("keep ")
    choose(state, offered(state)[0])
    red, green = state.game.view(state, 0)["draft"], state.game.view(state, 1)["draft"]
    assert isinstance(red, dict)
    assert isinstance(green, dict)
    assert (set(red["pile"]), red["keeps"]) == (set(dealt["red"]), kept)
    assert set(red["seen"]) == set(dealt["red"])
    assert (set(green["pile"]), green["keeps"]) == (set(dealt["green"]), "")
    choose(state, offered(state)[0])
    passed = state.game.view(state, 0)["draft"]
    assert isinstance(passed, dict)
    assert set(passed["pile"]) < set(dealt["green"])
    assert passed["keeps"] == ""


@pytest.mark.rule("A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_keep_shows_in_nothing_until_all_have_chosen(seats: int) -> None:
    state = start("advanced", seats, "secret draft")
    while offered(state)[0].startswith("choose-tile"):
        choose(state, offered(state)[0])
    for viewer in range(-1, seats - 1):
        seen = set()
        for option in state.options_for(seats - 1):
            after = state.clone()
            after.choose_for(seats - 1, option)
            seen.add(json.dumps(after.game.view(after, viewer)))
            other = after.game.resample(after, viewer, seeded(f"{viewer} {option}"))
            assert json.dumps(other.game.view(other, viewer)) == json.dumps(after.game.view(after, viewer))
            assert other.answer_of(seats - 1) >= 0
            assert GAME.broken(other) == []
        assert len(seen) == 1
        assert state.game.view(state, viewer)["asked"] == list(SEATS[:seats])


def test_dealt_leaders_of_others_can_be_any_but_ones_own() -> None:
    state = choose(start("advanced", 2, "dealt", leaders="dealt"), "choose-tile first", "choose-tile second")
    own = set(GAME.describe(state)["hand"]["red"])
    seen: set[str] = set()
    for seed in range(60):
        hand = set(GAME.describe(state.game.resample(state, 0, seeded(f"d {seed}")))["hand"]["green"])
        assert len(hand) == 4
        assert hand.isdisjoint(own)
        seen |= hand
    assert len(seen) == 16
