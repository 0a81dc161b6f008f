"""R1, R3, R12: turns, decks and what stays."""

from __future__ import annotations

import pytest

from signoria.engine.event import Sink
from signoria.games.imperializm.data.ids import LEVELS
from signoria.games.imperializm.query import providence_deck, size, territory_deck
from signoria.games.imperializm.rules.levels import gain
from signoria.games.imperializm.state import OWNED, WIDTH
from tests.rules.imperializm.seated import begun, choose, level, offered, position, words

FULL = ["pirates", "pirates", "madman", "settlement", "settlement"]


@pytest.mark.rule("R3.1")
def test_a_turn_is_an_exchange_and_one_action() -> None:
    state = begun(2, "turns")
    seat = words(state)["turn"]
    assert any(line.startswith("discard") for line in offered(state))
    choose(state, "keep-hand" if "keep-hand" in offered(state) else "draw 0")
    assert "develop" in offered(state)
    choose(state, "tax")
    assert words(state)["last"][seat] == "taxes"
    assert words(state)["turn"] != seat


@pytest.mark.rule("R3.3")
def test_who_has_a_full_hand_reads_first_that_it_may_be_kept() -> None:
    """To throw cards away is secondary, here too: a bar that shows a few options shows how to go on."""
    state = position(phase="exchange", hand={"red": FULL, "green": []})
    vocabulary = state.game.vocabulary
    first, *others = [vocabulary.words(option) for option in vocabulary.by_weight(state.options())]
    assert first == "keep-hand"
    assert {line.split()[0] for line in others} == {"discard"}


@pytest.mark.rule("R1.7")
def test_ducats_are_open_to_everybody() -> None:
    state = position(ducats={"red": 7, "green": 3})
    for viewer in (-1, 0, 1):
        seats = state.game.view(state, viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["ducats"] for seat in seats] == [7, 3]


@pytest.mark.rule("R1.4", "R3.5")
def test_a_played_card_is_discarded_and_an_authority_card_stays() -> None:
    state = position(hand={"red": ["reformer", "border-raids"], "green": []}, ducats={"red": 0, "green": 5})
    choose(state, "play reformer", "play border-raids", "by lands")
    assert words(state)["authority"] == {"red": "reformer"}
    assert words(state)["pile"] == ["border-raids"]


@pytest.mark.rule("R3.5", "A51")
def test_the_discard_pile_is_shuffled_when_the_last_card_of_the_deck_is_drawn() -> None:
    state = position(phase="exchange", hand={"red": FULL[:4], "green": []})
    rest = providence_deck(state)
    state.pile = rest - (1 << 0)  # the deck has one card left: Mistress of the seas
    state._options = None
    assert size(providence_deck(state)) == 1
    choose(state, "draw 0")
    assert "mistress-of-the-seas" in words(state)["hand"]["red"]
    assert words(state)["pile"] == []
    assert size(providence_deck(state)) == size(rest) - 1


@pytest.mark.rule("R3.5", "A51")
def test_the_territory_pile_is_shuffled_when_a_card_is_needed() -> None:
    state = position(phase="exchange", hand={"red": FULL[:4], "green": []})
    state.waste = territory_deck(state)
    state._options = None
    choose(state, "draw 1")
    assert words(state)["mixed"]
    assert words(state)["waste"] == []


@pytest.mark.rule("A41")
def test_without_territories_the_hand_is_refilled_with_providence_cards_and_the_display_stays_short() -> None:
    state = position(phase="exchange", hand={"red": FULL[:4], "green": []})
    state.board[WIDTH + OWNED] = territory_deck(state)  # green owns them all
    state._options = None
    assert "draw 1" not in offered(state)
    choose(state, "draw 0")
    assert words(state)["display"] == ["", "", "", ""]
    assert len(words(state)["hand"]["red"]) == 5


@pytest.mark.rule("A39")
@pytest.mark.parametrize("name", [name for name in LEVELS if name not in ("glory", "prestige")])
def test_a_marker_stops_at_the_end_of_its_track(name: str) -> None:
    state = position()
    gain(state, 0, LEVELS.index(name), 99)
    assert level(state, "red", name) == state.box.level_most[LEVELS.index(name)]


@pytest.mark.rule("A39")
def test_glory_is_counted_on() -> None:
    state = position()
    gain(state, 0, LEVELS.index("glory"), 70)
    assert level(state, "red", "glory") == 70


@pytest.mark.rule("A29")
def test_an_achievement_is_kept_when_its_requirements_are_lost() -> None:
    state = position(
        levels={"red": {"army": 9}, "green": {"prestige": 0}},
        ducats={"red": 0, "green": 0},
        territories={"green": ["silesia", "moldavia", "burgundy"]},
        achievements={"green": ["central-state"]},
        hand={"red": ["border-raids"]},
    )
    choose(state, "declare border-raids", "wage land", "cede silesia")
    assert words(state)["achievements"]["green"] == ["central-state"]


@pytest.mark.rule("A15")
def test_intrigue_needs_a_card_or_a_change_of_religion() -> None:
    state = position(hand={"red": ["pirates", "silesia"]})
    assert not [line for line in offered(state) if line.startswith(("play", "convert"))]


@pytest.mark.rule("A76")
def test_special_cards_give_only_their_modifier_in_defence() -> None:
    state = position(
        levels={"red": {"army": 1}, "green": {"army": 4}},
        hand={"red": ["pirates"], "green": ["historic-victory", "historic-victory", "war-for-influence"]},
        pile=["madman"],
    )
    state.sink = Sink()
    choose(state, "declare pirates", "wage land", "defend historic-victory", "defend historic-victory")
    assert level(state, "green", "glory") == 1
    assert sorted(words(state)["pile"]) == ["historic-victory", "historic-victory", "madman", "pirates"]


@pytest.mark.rule("A92")
def test_with_two_players_the_thrower_alone_is_offered_an_army() -> None:
    state = position(
        levels={"green": {"army": 3}}, ducats={"red": 4, "green": 40}, hand={"red": ["bourgeois-revolution"]}
    )
    choose(state, "play bourgeois-revolution", "pay")
    assert words(state)["turn"] == "green"
    assert level(state, "green", "army") == 3


@pytest.mark.rule("A35", "R13.1")
def test_with_three_players_everybody_but_the_one_who_triggered_has_one_more_turn() -> None:
    hands = {"red": ["border-raids", *FULL[:4]], "green": ["reformer"] * 1, "blue": []}
    state = position(
        seats=3,
        turn="red",
        levels={"red": {"army": 1}, "green": {"army": 9, "glory": 28}},
        hand={seat: hand for seat, hand in hands.items() if hand},
    )
    choose(state, "declare border-raids", "against green", "wage land")
    assert words(state)["ender"] == "green"
    turns = []
    while not state.ended:
        if words(state)["turn"] not in turns:
            turns.append(words(state)["turn"])
        line = next(
            (line for line in ("tax", "develop", "keep-hand", "draw 0") if line in offered(state)), offered(state)[0]
        )
        choose(state, line)
    assert turns == ["blue", "red"]
