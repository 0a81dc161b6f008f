"""E1: buying a card from the market."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.reading import ROWS, wealth
from tests.rules.pax.seated import Table

OTHER = {"west": "east", "east": "west"}


def market(**more: Any) -> Table:
    """Both rows full, plenty of florins, an empty hand."""
    return Table(**{"market": ROWS, "florins": {"fugger": 20, "medici": 20}, "hand": {"fugger": []}, **more})


@pytest.mark.rule("E1", "E1b")
@pytest.mark.parametrize("side", ["west", "east"])
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_a_card_costs_its_column_one_florin_on_each_card_to_the_left(side: str, column: int) -> None:
    table = market().do(f"buy {side}-{column}")
    assert table.now("hand.fugger") == [ROWS[side][column]]
    assert table.now("florins.fugger") == 20 - column
    assert table.now(f"coins.{side}") == [1] * column + [0] * (6 - column)
    assert table.now(f"coins.{OTHER[side]}") == [0] * 6
    assert table.now(f"market.{side}")[column] == ""


@pytest.mark.rule("E1b")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_a_player_who_cannot_pay_the_whole_price_cannot_buy(column: int) -> None:
    table = market(florins={"fugger": column - 1}, coins={"west": [9] * 6}, hand={"fugger": ["pren023"]})
    assert table.refused(f"buy west-{column}") == "E1b"
    assert f"buy west-{column}" in market(florins={"fugger": column}, hand={"fugger": ["pren023"]}).offered()


@pytest.mark.rule("E1", "D2a")
def test_neither_an_empty_space_nor_the_face_down_card_is_for_sale() -> None:
    table = market(market={"west": ["pren035", "pren034", "", "pren039"], "east": []})
    assert table.refused("buy west-2") == "E1"
    assert table.refused("buy east-3") == "E1"
    assert table.refused("buy west-fair") == "D2a"


@pytest.mark.rule("E1", "CHINA", "FLORINSa")
def test_the_price_of_a_card_stays_on_the_market() -> None:
    table = market(coins={"west": [1, 2, 3, 4, 5, 6]})
    before = wealth(table)
    table.do("buy west-4", "buy east-3")
    assert wealth(table) == before


@pytest.mark.rule("E1c", "E5")
@pytest.mark.parametrize("side", ["west", "east"])
def test_after_a_fair_the_florin_for_the_missing_card_goes_to_the_fair_card_of_the_other_row(side: str) -> None:
    table = market(hand={"fugger": ["pren023"]}).do(f"fair {side}", f"buy {side}-2")
    assert table.now(f"coins.{OTHER[side]}") == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("E1c", "R11", "CHINA")
def test_a_column_without_any_card_sends_the_florin_to_china() -> None:
    table = market(
        market={"west": ["pren035", "", "pren038"], "east": ["pren058", "", "pren060"]}, hand={"fugger": ["pren023"]}
    )
    before = wealth(table)
    table.do("buy west-2")
    assert table.now("florins.fugger") == 18
    assert table.now("coins") == {"west": [1, 0, 0, 0, 0, 0], "east": [0] * 6}
    assert wealth(table) == before - 1


@pytest.mark.rule("R11")
def test_an_empty_column_still_has_its_price() -> None:
    empty = {"west": ["", "", "pren038"], "east": ["", "", ""]}
    assert market(market=empty, florins={"fugger": 1}, hand={"fugger": ["pren023"]}).refused("buy west-2") == "E1b"
    table = market(market=empty, florins={"fugger": 2}, hand={"fugger": ["pren023"]}).do("buy west-2")
    assert table.now("florins.fugger") == 0


@pytest.mark.rule("E1d")
def test_the_buyer_takes_the_florins_on_the_card_after_paying() -> None:
    table = market(coins={"east": [0, 0, 7, 0, 0, 0]}, florins={"fugger": 2}).do("buy east-2")
    assert table.now("florins.fugger") == 7
    assert table.now("coins.east") == [1, 1, 0, 0, 0, 0]


@pytest.mark.rule("E1e")
def test_every_card_that_got_a_florin_is_closed_to_the_buyer_for_this_turn() -> None:
    table = market().do("buy west-3")
    for column in (1, 2):
        assert table.refused(f"buy west-{column}") == "E1e"
    for words in ("buy west-4", "buy west-5", "buy east-1", "buy east-5"):
        assert words in table.offered()


@pytest.mark.rule("E1e")
def test_taking_the_florin_back_does_not_lift_the_ban() -> None:
    table = market(tableau={"fugger": {"west": ["pren042", "pren043"]}}, hand={"fugger": []})
    table.do("buy west-2")
    assert table.now("coins.west") == [1, 1, 0, 0, 0, 0]
    table.state.actions = 2
    table.do("ops west", "use-commerce pren042", "take west-1", "done")
    assert table.now("coins.west") == [1, 0, 0, 0, 0, 0]
    assert table.refused("buy west-1") == "E1e"


@pytest.mark.rule("E1e")
def test_other_players_and_later_turns_are_not_bound_by_it() -> None:
    table = market().do("buy west-3", "end")
    assert table.asked() == "medici"
    assert "buy west-1" in table.offered()
    assert table.now("coins.west")[1] == 1


@pytest.mark.rule("E1e", "E5")
def test_the_face_down_card_with_a_florin_may_still_be_used_for_a_fair() -> None:
    table = market().do("buy west-1")
    assert table.now("coins.west")[0] == 1
    assert "fair west" in table.offered()


@pytest.mark.rule("E1f", "COMET")
@pytest.mark.parametrize("victory", ["holy", "imperial", "globalization", "renaissance"])
def test_a_bought_comet_never_enters_the_hand_and_activates_a_victory(victory: str) -> None:
    rows = {**ROWS, "east": ["pren058", "comet1", "pren060", "pren061", "pren062", "pren063"]}
    table = market(market=rows).do("buy east-1")
    assert table.asked() == "fugger"
    assert len(table.offered()) == 4
    table.do(f"activate {victory}")
    assert table.now("victories") == [victory]
    assert table.now("hand.fugger") == []
    assert table.now("discarded") == ["comet1"]
    assert table.now("florins.fugger") == 19


@pytest.mark.rule("E1f", "E1e")
def test_price_and_usury_hold_for_comets_too() -> None:
    rows = {**ROWS, "east": ["pren058", "comet1", "pren060", "pren061", "pren062", "pren063"]}
    assert market(market=rows, florins={"fugger": 0}, hand={"fugger": ["pren023"]}).refused("buy east-1") == "E1b"
    assert market(market=rows).do("buy east-3").refused("buy east-1") == "E1e"


@pytest.mark.rule("E1a", "HAND", "A1d")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_third_card_may_not_be_bought_unless_a_card_in_the_tableau_says_so(held: int) -> None:
    hand = {"fugger": ["pren133x", "pren023"][:held]}
    offered = market(hand=hand).offered()
    assert ("buy west-1" in offered) == (held < 2)
    unlimited = market(hand=hand, tableau={"fugger": {"west": ["pren043"]}})
    assert "buy west-1" in unlimited.offered()


@pytest.mark.rule("HANDb", "E1a")
def test_an_ability_in_hand_does_nothing() -> None:
    table = market(hand={"fugger": ["pren043", "pren023"]})
    assert table.refused("buy west-1") == "E1a"


@pytest.mark.rule("FLORINSb")
def test_the_florins_of_a_bank_are_in_every_view_even_with_hidden_hands() -> None:
    table = market()
    for seat in (0, 1, -1):
        assert table.state.game.view(table.state, seat)["florins"] == {"fugger": 20, "medici": 20}


@pytest.mark.rule("FLORINSa")
def test_there_is_no_end_to_florins() -> None:
    table = market(florins={"fugger": 900, "medici": 900}, coins={"west": [99] * 6}, hand={"fugger": ["pren023"]})
    table.do("sell pren023", "buy west-1")
    assert table.now("florins.fugger") == 900 + 2 - 1 + 99
