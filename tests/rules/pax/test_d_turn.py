"""D: one or two actions, what may be done how often, and the market refresh that ends a turn."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.pax.vocabulary import CARD
from tests.rules.pax.reading import ROWS, told
from tests.rules.pax.seated import Table

WEST_ROW, EAST_ROW = ROWS["west"], ROWS["east"]


def market(**more: Any) -> Table:
    """A table with both rows full of cards and coins nowhere."""
    return Table(**{"market": ROWS, "florins": {"fugger": 20, "medici": 20}, **more})


def drawing(table: Table, *cards: str) -> Table:
    """The next cards that come off the decks."""
    table.state.script = tuple((0, CARD.find(card)) for card in cards)
    return table


# --- D1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D1", "D2c", "R26")
def test_a_turn_has_two_actions_and_the_second_may_be_declined() -> None:
    table = market()
    assert table.now("actions") == 2
    assert table.refused("end") == "D1"
    table.do("sell pren023")
    assert table.now("actions") == 1
    assert table.asked() == "fugger"
    table.do("end")
    assert table.asked() == "medici"
    assert table.now("turn") == "medici"
    assert table.now("actions") == 2


@pytest.mark.rule("D1", "D2c")
def test_after_two_actions_the_turn_ends_by_itself() -> None:
    table = market()
    names = told(table, "sell pren023", "buy west-1")
    assert names[-1] == "turn-begun"
    assert "forced" in names
    assert table.asked() == "medici"


@pytest.mark.rule("D1", "D1.1")
def test_buying_may_be_done_twice() -> None:
    table = market(hand={"fugger": []}).do("buy east-1", "buy west-1")
    assert table.now("hand.fugger") == ["pren059", "pren034"]
    assert table.asked() == "medici"


@pytest.mark.rule("D1.2")
def test_playing_may_be_done_twice() -> None:
    table = market(hand={"fugger": ["pren133x", "pren101x"]}).do("play pren133x", "play pren101x")
    assert table.now("tableau.fugger") == {"west": ["pren133x"], "east": ["pren101x"]}
    assert table.asked() == "medici"


@pytest.mark.rule("D1.3", "E3", "CHINA")
def test_selling_may_be_done_twice_for_two_florins_each() -> None:
    table = market(florins={"fugger": 0}, hand={"fugger": ["pren133x", "pren101x"]})
    table.do("sell pren133x", "sell pren101x")
    assert table.now("florins.fugger") == 4
    assert table.now("discarded") == ["pren101x", "pren133x"]
    assert table.asked() == "medici"


def both_sides() -> Table:
    """A commerce card on either side, and a florin on both rows for each op."""
    return market(
        tableau={"fugger": {"west": ["pren042", "pren043"], "east": ["pren073", "pren082"]}},
        coins={"west": [0, 0, 2, 0, 0, 0], "east": [0, 0, 0, 2, 0, 0]},
    )


@pytest.mark.rule("D1.4", "D1.5")
@pytest.mark.parametrize(
    ("side", "card", "slot"), [("west", "pren042", "take west-2"), ("east", "pren073", "take east-3")]
)
def test_ops_of_one_side_are_run_once_a_turn(side: str, card: str, slot: str) -> None:
    table = both_sides().do(f"ops {side}", f"use-commerce {card}", "done")
    assert table.now("done") == [f"ops-{side}"]
    assert table.now(f"coins.{side}")[int(slot[-1])] == 1
    assert table.refused(f"ops {side}") == "D1"


@pytest.mark.rule("D1.4", "D1.5")
def test_east_and_west_ops_are_two_actions() -> None:
    table = both_sides().do("ops west", "use-commerce pren042", "done")
    assert table.now("actions") == 1
    table.do("ops east", "use-commerce pren073", "done")
    assert table.asked() == "medici"
    assert table.now("florins.fugger") == 22


@pytest.mark.rule("D1", "E4")
def test_ops_that_would_change_nothing_may_not_be_chosen() -> None:
    table = market(tableau={"fugger": {"west": ["pren042"], "east": ["pren101x"]}})
    assert table.refused("ops west") == "E4"  # no florin lies in the west row
    assert table.refused("ops east") == "E4"  # the card has no op at all


@pytest.mark.rule("D1.6", "D1.7", "E5")
@pytest.mark.parametrize(("side", "first"), [("west", "pren035"), ("east", "pren058")])
def test_a_fair_of_one_side_is_held_once_a_turn(side: str, first: str) -> None:
    """The only profit is the subsidy, so that the voyage ends before it starts."""
    table = market().do(f"fair {side}")
    assert table.now("discarded") == [first]
    assert table.now("done") == [f"fair-{side}"]
    assert table.now("florins.fugger") == 21
    assert table.now("actions") == 1
    assert table.refused(f"fair {side}") == "D1"


@pytest.mark.rule("D1.6", "D1.7")
def test_the_eastern_fair_sails_from_the_black_emporium_and_the_western_from_the_white() -> None:
    def first_empire(side: str) -> list[str]:
        return market(open={"white": "red-sea", "black": "timbuktu"}, coins={side: [4]}).do(f"fair {side}").offered()

    assert first_empire("east") == ["raise valencia", "raise algiers", "raise timbuktu"]
    assert first_empire("west") == ["raise cairo", "raise cyprus", "raise red-sea"]


@pytest.mark.rule("D1.8", "E6")
def test_victory_may_be_declared_only_when_it_is_active_and_fulfilled() -> None:
    kings = {"west": ["england", "france", "hre"]}
    asleep = market(tableau={"fugger": kings})
    assert asleep.refused("declare imperial") == "L2"
    unfulfilled = market(tableau={"fugger": {"west": ["england", "france"]}}, victories=["imperial"])
    assert unfulfilled.refused("declare imperial") == "L4"
    table = market(tableau={"fugger": kings}, victories=["imperial"]).do("declare imperial")
    assert table.state.over()
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("imperial", (0,))


@pytest.mark.rule("D1.8", "E6")
def test_victory_may_be_declared_with_the_second_action_but_not_with_none_left() -> None:
    kings = {"west": ["england", "france", "hre"]}
    table = market(tableau={"fugger": kings}, victories=["imperial"]).do("buy west-1")
    assert "declare imperial" in table.offered()
    spent = market(
        tableau={"fugger": {**kings, "east": ["pren101x", "pren073"]}},
        victories=["imperial"],
        actions=0,
        coins={"east": [1]},
    )
    assert spent.refused("declare imperial") == "D1"


@pytest.mark.rule("D1", "R27")
def test_without_any_legal_action_the_turn_ends_and_the_market_is_refreshed() -> None:
    table = Table(hand={"fugger": [], "medici": ["pren031"]}, turn="fugger")
    assert table.asked() == "medici"
    assert all(table.now("market.west"))
    assert all(table.now("market.east"))


@pytest.mark.rule("R26")
def test_a_free_action_is_not_the_one_that_must_be_spent() -> None:
    table = market(tableau={"fugger": {"east": ["pren101x", "pren073"]}}, coins={"east": [0, 1]})
    table.do("ops east")
    assert table.now("florins.fugger") == 21
    assert table.now("actions") == 2
    assert table.refused("end") == "D1"


@pytest.mark.rule("R26")
def test_what_is_free_may_be_done_after_both_actions_or_left_undone() -> None:
    table = market(tableau={"fugger": {"east": ["pren101x", "pren073"]}}, coins={"east": [0, 1]})
    table.do("buy west-1", "sell pren034")
    assert set(table.offered()) == {"ops east", "end"}
    assert table.refused("sell pren023") == "D1"
    table.do("end")
    assert table.asked() == "medici"


@pytest.mark.rule("D2c")
def test_turns_go_round_clockwise() -> None:
    table = Table(
        banks=["coeur", "fugger", "medici"], turn="medici", market=ROWS, hand={"coeur": ["pren043"]}, actions=1
    )
    table.do("end")
    assert table.asked() == "coeur"
    table.do("sell pren043", "end")
    assert table.asked() == "fugger"
    table.do("sell pren023", "end")
    assert table.asked() == "medici"


# --- D2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D2", "E1b")
def test_cards_slide_left_with_their_florins_and_a_new_card_comes_at_the_right() -> None:
    table = drawing(market(coins={"west": [1, 0, 3, 0, 2, 0]}), "pren047")
    table.do("buy west-1", "end")
    assert table.now("market.west") == ["pren035", "pren038", "pren039", "pren041", "pren045", "pren047"]
    assert table.now("coins.west") == [2, 3, 0, 2, 0, 0]
    assert table.now("market.east") == EAST_ROW


@pytest.mark.rule("D2", "D2a", "L1a")
def test_a_card_that_comes_to_the_first_space_is_face_down_and_no_longer_for_sale() -> None:
    table = drawing(market(coins={"west": [0, 2, 0, 0, 0, 0]}), "pren047")
    table.do("fair west", "end")
    assert table.now("market.west")[0] == "pren034"
    assert table.now("coins.west")[0] == 2
    assert table.asked() == "medici"
    assert table.refused("buy west-fair") == "D2a"
    assert "fair west" in table.offered()


@pytest.mark.rule("D2", "R33")
def test_spaces_are_filled_column_by_column_the_west_row_first() -> None:
    table = market(
        market={"west": WEST_ROW[:4], "east": EAST_ROW[:5]}, hand={"fugger": ["pren023"], "medici": ["pren031"]}
    )
    drawing(table, "pren047", "pren046", "pren064").do("sell pren023", "end")
    assert table.now("market.west") == [*WEST_ROW[:4], "pren047", "pren046"]
    assert table.now("market.east") == [*EAST_ROW[:5], "pren064"]


@pytest.mark.rule("R33")
def test_within_a_column_the_west_row_draws_before_the_east_row() -> None:
    table = market(
        market={"west": WEST_ROW[:5], "east": EAST_ROW[:5]},
        deck={"west": {"above": 0, "below": 0, "comets": 0}, "east": {"above": 3, "below": 0, "comets": 0}},
    )
    drawing(table, "pren064", "pren065").do("sell pren023", "end")
    assert table.now("market.west")[5] == "pren064"
    assert table.now("market.east")[5] == "pren065"


@pytest.mark.rule("D2b", "R33")
@pytest.mark.parametrize(("empty", "other", "card"), [("west", "east", "pren064"), ("east", "west", "pren047")])
def test_an_exhausted_deck_is_replaced_by_the_other(empty: str, other: str, card: str) -> None:
    table = market(deck={empty: {"above": 0, "below": 0, "comets": 0}})
    before = table.now(f"deck.{other}")
    drawing(table, card).do(f"buy {empty}-1", "end")
    assert table.now(f"market.{empty}")[5] == card
    assert table.now(f"deck.{other}")["above"] == before["above"] - 1


@pytest.mark.rule("D2b")
def test_a_card_in_the_row_of_the_other_side_is_still_played_to_its_own_half() -> None:
    row = [*WEST_ROW[:1], "pren101x", *WEST_ROW[2:]]
    table = market(market={"west": row, "east": EAST_ROW}).do("buy west-1", "play pren101x")
    assert table.now("tableau.fugger") == {"west": [], "east": ["pren101x"]}


@pytest.mark.rule("D2b", "L2a")
def test_the_game_ends_when_a_space_stays_empty() -> None:
    nothing = {side: {"above": 0, "below": 0, "comets": 0} for side in ("west", "east")}
    table = market(deck=nothing, tableau={"fugger": {"west": ["pren130x"]}}).do("buy west-1", "end")
    assert table.state.over()
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("patron", (0,))


@pytest.mark.rule("D2b")
def test_the_game_goes_on_with_empty_decks_while_no_space_is_empty() -> None:
    nothing = {side: {"above": 0, "below": 0, "comets": 0} for side in ("west", "east")}
    table = market(deck=nothing).do("sell pren023", "end")
    assert not table.state.over()
    assert table.asked() == "medici"


@pytest.mark.rule("D2b", "L2a")
def test_the_last_cards_are_laid_out_before_the_game_ends() -> None:
    one = {"west": {"above": 1, "below": 0, "comets": 0}, "east": {"above": 0, "below": 0, "comets": 0}}
    table = drawing(market(deck=one, hand={"fugger": []}), "pren047").do("buy west-1", "buy east-1")
    assert table.state.over()
    assert table.now("market.west")[5] == "pren047"
    assert table.now("market.east")[5] == ""


@pytest.mark.rule("D2", "E1e")
def test_florins_laid_last_turn_no_longer_keep_anyone_from_buying() -> None:
    table = market(hand={"fugger": []}).do("buy west-3", "end")
    assert table.now("fresh") == {"west": [0] * 6, "east": [0] * 6}
    table.do("sell pren031", "end")
    assert "buy west-1" in table.offered()


@pytest.mark.rule("R32")
def test_florins_on_an_empty_space_come_to_lie_on_the_card_that_fills_it() -> None:
    table = market(market={"west": ["", *WEST_ROW[1:]], "east": EAST_ROW}, coins={"west": [3, 1]})
    drawing(table, "pren047").do("sell pren023", "end")
    assert table.now("market.west")[0] == "pren034"
    assert table.now("coins.west")[0] == 4


@pytest.mark.rule("R32")
def test_florins_on_an_empty_space_may_be_taken_by_commerce() -> None:
    table = market(
        market={"west": ["", *WEST_ROW[1:]], "east": EAST_ROW},
        coins={"west": [3]},
        tableau={"fugger": {"west": ["pren042"]}},
    )
    table.do("ops west")
    assert table.now("coins.west")[0] == 2
    assert table.now("florins.fugger") == 21
