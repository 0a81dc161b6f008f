"""E3: selling cards, couples and empires."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table


def seller(**more: Any) -> Table:
    """Fugger without a florin and with a spare card in hand."""
    return Table(**more)


@pytest.mark.rule("E3", "D1.3")
@pytest.mark.parametrize(
    ("item", "given"),
    [
        ("pren133x", {"hand": {"fugger": ["pren133x", "pren023"]}}),
        ("pren036", {"tableau": {"fugger": {"west": ["pren036"]}}}),
        ("france", {"tableau": {"fugger": {"west": ["france"]}}}),
        ("pren045", {"maids": {"fugger": ["pren045"]}}),
        ("france", {"tableau": {"fugger": {"west": ["hre"]}}, "square": {"france": {"suzerain": "hre"}}}),
        ("france", {"tableau": {"fugger": {"west": ["france"]}}, "square": {"france": {"side": "republic"}}}),
    ],
)
def test_hand_tableau_square_vassal_republic_and_old_maid_each_bring_two_florins(
    item: str, given: dict[str, Any]
) -> None:
    table = seller(**given).do(f"sell {item}")
    assert table.now("florins.fugger") == 2
    assert table.now("actions") == 1
    if item == "france":
        assert table.now("square.france.keeper") == "throne"
        assert table.now("square.france.side") == "king"
    else:
        assert table.now("discarded") == [item]


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    ("item", "given"),
    [
        ("pren031", {}),
        ("pren036", {"tableau": {"medici": {"west": ["pren036"]}}}),
        ("france", {"tableau": {"medici": {"west": ["france"]}}}),
        ("france", {}),
        ("pren045", {"maids": {"medici": ["pren045"]}}),
        ("pren045", {"square": {"france": {"queens": ["pren045"]}}}),
        ("pren034", {"market": {"west": ["pren035", "pren034"]}}),
    ],
)
def test_nothing_of_others_may_be_sold(item: str, given: dict[str, Any]) -> None:
    assert seller(**given).refused(f"sell {item}") == "E3"


@pytest.mark.rule("E3a")
def test_a_married_queen_is_not_sold_alone() -> None:
    table = seller(tableau={"fugger": {"west": ["france"]}}, square={"france": {"queens": ["pren045"]}})
    assert table.refused("sell pren045") == "E3a"
    table.do("sell france")
    assert table.now("florins.fugger") == 4
    assert table.now("square.france.queens") == ["pren045"]


@pytest.mark.rule("E3a", "VASSALd", "VASSALa")
def test_a_married_vassal_is_a_couple_of_its_own() -> None:
    table = seller(
        tableau={"fugger": {"west": ["hre"]}},
        square={"hre": {"queens": ["pren048"]}, "france": {"suzerain": "hre", "queens": ["pren045"]}},
    ).do("sell france")
    assert table.now("florins.fugger") == 4
    assert table.now("square.france.keeper") == "throne"
    assert table.now("square.france.queens") == ["pren045"]
    assert table.now("square.hre.keeper") == "fugger"


@pytest.mark.rule("E3", "DISCARD", "BISHOPc")
def test_a_sold_card_leaves_the_game_and_its_bishop_goes_back_to_the_supply() -> None:
    table = seller(tableau={"fugger": {"west": ["pren036"]}}, bishop={"pren036": "catholic-bishop"})
    before = list(table.state.reserve)
    table.do("sell pren036")
    after = list(table.state.reserve)
    assert [now - then for now, then in zip(after, before, strict=True)].count(1) == 1
    assert sum(after) == sum(before) + 1
    assert "pren036" in table.now("discarded")


@pytest.mark.rule("E3b", "DISCARDa", "BISHOPc", "THRONE")
def test_a_sold_republic_is_a_king_again_on_its_throne_with_all_that_stood_on_it() -> None:
    table = seller(
        tableau={"fugger": {"west": ["france"]}},
        square={
            "france": {"side": "republic", "bishop": "reformist-bishop", "repressed": ["medici-pawn", "catholic-rook"]}
        },
    ).do("sell france")
    square = table.now("square.france")
    assert (square["keeper"], square["side"], square["bishop"]) == ("throne", "king", "reformist-bishop")
    assert sorted(square["repressed"]) == ["catholic-rook", "medici-pawn"]


@pytest.mark.rule("E3c")
@pytest.mark.parametrize(
    ("card", "given", "florins"),
    [
        ("pren021", {"tableau": {"fugger": {"west": ["pren021"]}}}, 4),
        ("pren021", {"hand": {"fugger": ["pren021"]}}, 2),
        ("pren088", {"tableau": {"fugger": {"east": ["pren088"]}}}, 4),
        ("pren088", {"hand": {"fugger": ["pren088"]}}, 2),
        ("pren138x", {"maids": {"fugger": ["pren138x"]}}, 2),
        ("pren138x", {"hand": {"fugger": ["pren138x"]}}, 2),
        ("hre", {"tableau": {"fugger": {"west": ["hre"]}}, "square": {"hre": {"queens": ["pren138x"]}}}, 6),
    ],
)
def test_a_better_price_is_paid_only_in_the_tableau(card: str, given: dict[str, Any], florins: int) -> None:
    table = seller(**given, actions=2).do(f"sell {card}")
    assert table.now("florins.fugger") == florins


@pytest.mark.rule("E3c", "CRYPTOGRAPHY")
def test_cryptography_sold_from_hand_borrows_no_op() -> None:
    rival = {"west": ["pren003"]}
    table = seller(
        hand={"fugger": ["pren130x", "pren023"]}, tableau={"medici": rival}, concession={"portugal-aragon": "medici"}
    )
    table.do("sell pren130x")
    assert table.now("actions") == 1
    assert "sell pren023" in table.offered()


@pytest.mark.rule("CRYPTOGRAPHY", "E3c")
def test_cryptography_sold_from_the_tableau_uses_a_political_op_of_an_opponent() -> None:
    table = seller(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren003", "pren036"]}},
        concession={"portugal-aragon": "medici"},
        florins={"medici": 1},
    ).do("sell pren130x")
    # The Grand Inquisitor may tax Portugal; its behead has no target, and no vote can be won.
    assert table.offered() == ["use-tax pren003", "decline"]
    assert table.refused("use-vote pren036") == "F6"
    table.do("use-tax pren003")
    assert table.asked() == "medici"
    table.do("pay", "raise toledo")
    assert table.now("florins") == {"fugger": 2, "medici": 0}
    assert table.asked() == "fugger"


@pytest.mark.rule("CRYPTOGRAPHY")
def test_the_borrowed_card_beheads_only_in_its_own_location_never_itself_and_dies_of_an_empire() -> None:
    """The example of both rulebooks: Isabella, queen of Portugal, murders her husband."""
    table = seller(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["portugal", "pren036"]}},
        square={"portugal": {"queens": ["pren044"]}},
    ).do("sell pren130x", "use-behead pren044")
    assert table.now("square.portugal.keeper") == "throne"
    assert table.now("square.portugal.queens") == []
    assert set(table.now("discarded")) == {"pren044", "pren130x"}
    assert table.now("tableau.medici.west") == ["pren036"]


@pytest.mark.rule("CRYPTOGRAPHY", "BISHOPb")
def test_a_silenced_card_lends_nothing() -> None:
    table = seller(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren003"]}},
        bishop={"pren003": "catholic-bishop"},
        concession={"portugal-aragon": "medici"},
    ).do("sell pren130x")
    assert table.now("actions") == 1
    assert "sell pren023" in table.offered()
