"""S and A: the table before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.engine.event import FORCED
from signoria.engine.problem import Problem
from signoria.engine.record import read, write
from signoria.games.lorenzo.data.cards import CARDS
from signoria.games.lorenzo.data.ids import CARDS_OF_TYPE, SEATS, TYPES
from signoria.games.lorenzo.events import LEADER_DEALT, LEADER_KEPT_SECRETLY
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.state import HAND
from signoria.games.lorenzo.vocabulary import KEEP
from tests.rules.lorenzo.seated import choose, offered, session, start


def words_of(seed: str, edition: str = "basic", seats: int = 4, **options: str) -> dict[str, object]:
    return GAME.describe(start(edition, seats, seed, **options))


@pytest.mark.rule("S2", "R2")
def test_towers_show_four_cards_of_the_first_period() -> None:
    state = start("basic", 4, "cards")
    for floor in range(16):
        card = CARDS[state.tower[floor]]
        assert card.type == floor >> 2
        assert card.period == 0
    assert len(set(state.tower)) == 16


@pytest.mark.rule("S2", "R1", "R2")
def test_all_eight_cards_of_a_period_come_up_in_its_two_rounds() -> None:
    state = start("basic", 2, "rounds")
    seen: dict[int, set[int]] = {}
    while not state.ended:
        seen.setdefault(state.round, set()).update(card for card in state.tower if card >= 0)
        state.choose(state.options()[-1])
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]
    for period in range(3):
        first, second = seen[2 * period + 1], seen[2 * period + 2]
        assert len(first) == len(second) == 16
        assert first | second == {number for number in range(96) if number % CARDS_OF_TYPE // 8 == period}
    assert len(TYPES) == 4


@pytest.mark.rule("S3")
def test_a_tile_of_each_period_is_drawn() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        tiles = list(start("basic", 2, f"tiles {seed}").tiles)
        assert [tile // 7 for tile in tiles] == [0, 1, 2]
        drawn.update(tiles)
    assert len(drawn) == 21


@pytest.mark.rule("S3", "Q51")
def test_a_fixed_set_of_tiles_is_not_left_to_chance() -> None:
    assert words_of("a", excommunications="set-5")["tiles"] == ["weaker-harvest", "no-market", "lose-by-military"]
    assert words_of("b", excommunications="set-7")["tiles"] == [
        "weaker-members",
        "first-turn-lost",
        "lose-by-resources",
    ]


@pytest.mark.rule("S6", "S7", "S8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_same_goods_and_coins_by_turn_order(seats: int) -> None:
    state = start("basic", seats, "goods")
    told = GAME.describe(state)
    for place, seat in enumerate(told["order"]):
        assert told["goods"][seat] == {
            "coin": 5 + place, "wood": 2, "stone": 2, "servant": 3, "military": 0, "faith": 0, "vp": 0,
        }  # fmt: skip
        assert told["bonus-tiles"][seat] == "basic"
        assert told["members"][seat] == {}
    assert sorted(told["order"]) == sorted(SEATS[:seats])


@pytest.mark.rule("S8")
def test_every_turn_order_comes_up() -> None:
    orders = Counter(tuple(start("basic", 3, f"order {seed}").order) for seed in range(120))
    assert len(orders) == 6


@pytest.mark.rule("A1")
def test_bonus_tiles_are_chosen_in_reverse_turn_order() -> None:
    state = start("advanced", 3, "tiles")
    order = list(state.order)
    chosen = []
    for tile in ("first", "third", "fourth"):
        chosen.append(state.decider())
        choose(state, f"choose-tile {tile}")
    assert chosen == order[::-1]
    told = GAME.describe(state)["bonus-tiles"]
    assert [told[SEATS[seat]] for seat in chosen] == ["first", "third", "fourth"]


@pytest.mark.rule("A1")
def test_a_bonus_tile_is_chosen_once_and_never_the_basic_side() -> None:
    state = choose(start("advanced", 2, "tiles"), "choose-tile second")
    assert offered(state) == ["choose-tile first", "choose-tile third", "choose-tile fourth"]
    for words in ("choose-tile second", "choose-tile basic"):
        refusal = GAME.refusals[state.refusal(GAME.vocabulary.parse(words))]
        assert refusal.rule == "A1"


@pytest.mark.rule("A2", "Q34", "Q35", "Q55")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leaders_go_to_the_right_and_everybody_keeps_four(seats: int) -> None:
    state = start("advanced", seats, "draft")
    assert not any(GAME.describe(state)["dealt"].values())
    while offered(state)[0].startswith("choose-tile"):
        choose(state, offered(state)[0])
    dealt = GAME.describe(state)["dealt"]
    assert all(len(leaders) == 4 for leaders in dealt.values())
    kept: dict[str, list[str]] = {seat: [] for seat in SEATS[:seats]}
    for turn in range(3):
        for seat in range(seats):
            assert state.decider() == seat
            pile = dealt[SEATS[(seat + turn) % seats]]
            gone = {leader for leaders in kept.values() for leader in leaders}
            assert offered(state) == [f"keep {leader}" for leader in pile if leader not in gone]
            kept[SEATS[seat]].append(offered(state)[0].removeprefix("keep "))
            choose(state, offered(state)[0])
    told = GAME.describe(state)
    assert {seat: leaders[:3] for seat, leaders in told["kept"].items()} == kept
    assert all(len(hand) == 4 for hand in told["hand"].values())
    assert told["round"] == 1


@pytest.mark.rule("A2")
def test_everybody_keeps_a_leader_at_the_same_time() -> None:
    game = session("advanced", 4, "at once")
    while game.state.common() is None:
        game.choose(game.state.options()[0])
    number = game.number
    for turn in range(3):
        assert game.state.deciders() == (0, 1, 2, 3)
        for seat in ((3, 1, 0, 2), (0, 1, 2, 3), (2, 3, 1, 0))[turn]:
            assert game.number == number + 4 * turn
            first, second = game.state.options_for(seat)[:2]
            game.choose(first, seat)
            if game.can_undo(seat):  # all but the last may change their mind
                game.undo(seat)
                game.choose(second, seat)
    assert game.state.position_json()["round"] == 1
    kept = game.entries[number:]
    assert [entry.seat for entry in kept] == [0, 1, 2, 3] * 3
    assert [len(entry.events) > 0 for entry in kept] == [False, False, False, True] * 3
    again = read(write(game), lambda _: GAME)
    assert again.state.digest() == game.state.digest()


@pytest.mark.rule("A2")
def test_a_draft_that_was_saved_seat_by_seat_goes_on_at_once() -> None:
    state = start("advanced", 3, "of old")
    while state.common() is None:
        state.choose(state.options()[0])
    for _ in range(3):
        state.choose(state.options()[0])
    expected = state.clone()
    first = expected.options()[0]
    expected.choose(first)
    old = state.to_json()
    # As it was written down then: red has kept a leader of the second turn, green and blue are still to choose.
    leader = first - KEEP
    board, picks = list(state.board), list(state.picks)
    board[HAND] |= 1 << leader
    picks[1] = leader
    below = [step.to_json() for step in state.agenda if step.name != "keep"]
    keeps = [["keep", seat, turn] for turn in (3, 2) for seat in (2, 1, 0)] + [["keep", 2, 1], ["keep", 1, 1]]
    back = GAME.restore({**old, "board": board, "picks": picks, "agenda": [*map(list, below), *keeps]})
    assert back.digest() == expected.digest()
    assert back.deciders() == (1, 2)


@pytest.mark.rule("A2")
def test_dealt_leaders_are_simply_kept() -> None:
    state = choose(start("advanced", 2, "deal", leaders="dealt"), "choose-tile first", "choose-tile second")
    told = GAME.describe(state)
    assert told["round"] == 1
    assert {seat: sorted(hand) for seat, hand in told["hand"].items()} == {
        seat: sorted(leaders) for seat, leaders in told["dealt"].items()
    }


@pytest.mark.rule("A2")
def test_what_a_seat_keeps_is_told_to_that_seat_alone() -> None:
    game = session("advanced", 2, "secret")
    while game.state.position_json()["round"] == 0:
        game.choose(game.state.options()[0])
    for seat in (-1, 0, 1):
        told = [event for event in game.events_for(seat) if event.kind in (LEADER_DEALT, LEADER_KEPT_SECRETLY)]
        assert len(told) == (8 if seat >= 0 else 0)
        assert all(event.args[0] == seat for event in told)
    assert not [event for event in game.events_for(-1) if event.kind == FORCED]


def test_an_unknown_edition_or_number_of_seats_is_a_problem() -> None:
    for edition, seats in (("expert", 2), ("basic", 5), ("basic", 1)):
        with pytest.raises(Problem):
            start(edition, seats, "wrong")
